import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { allCards } from '../../src/catalogue.ts';
import { readCard } from '../../src/wording/box.ts';
import { same } from '../../src/wording/grammar/pattern.ts';
import { headLine } from '../../src/wording/headLine.ts';
import { recordsIn } from '../../src/wording/notation.ts';
import { sayBack, sayCard } from '../../src/wording/say.ts';
import type { Source } from '../../src/wording/source.ts';
import { sourceOf } from '../../src/wording/source.ts';

/** Cards for whose powers the table has no words yet, or whose text it cannot read back. May only shrink. */
const UNSAID: readonly string[] = [
  "Kil'zin of the Bloodscalp",
  'Erunak Stonespeaker',
  'Farseer Nobundo',
  'Crushing Shadows',
];

/** What stands on the card besides its text. */
function printed(facts: Facts): Source['facts'] {
  const { text: _text, powers: _powers, building: _building, ongoing: _ongoing, attach: _attach, ...print } = facts;
  if (!print.hero) return print;
  const { back: _back, ...hero } = print.hero;
  return { ...print, hero };
}

/** In which order its tags are printed does not matter. */
const inOrder = (print: Source['facts']): Source['facts'] => ({ ...print, tags: print.tags.toSorted() });

/** The card as a source: what is printed besides its text, and the text as the table writes it. */
function written(facts: Facts): Source | undefined {
  const front = sayCard(facts);
  const back = sayBack(facts);
  return front && back && { facts: printed(facts), front, back };
}

function isReadBack(facts: Facts): boolean {
  const source = written(facts);
  const read = source && readCard(source).facts;
  return read !== null && read !== undefined && same(read, facts);
}

const failing = allCards()
  .filter((facts) => !isReadBack(facts))
  .map(({ name }) => name);

test('the text of every card of the catalogue is read back as the same powers', () => {
  expect(failing.filter((name) => !UNSAID.includes(name))).toEqual([]);
});

test('the head line of every card is read back as what is printed on it', () => {
  const differing = allCards().filter((facts) => {
    const { collector: _, ...print } = printed(facts);
    const [record] = recordsIn(headLine(facts));
    return !same(inOrder(sourceOf(record!)!.facts), inOrder(print));
  });
  expect(differing.map(({ name }) => name)).toEqual([]);
});

test('what can be said by now is not listed as unsaid', () => {
  expect(UNSAID.filter((name) => !failing.includes(name))).toEqual([]);
});
