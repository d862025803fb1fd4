import { expect, test } from 'vitest';
import { allCards } from '../../src/catalogue.ts';
import { asRead, printed } from '../../src/wording/asRead.ts';
import { same } from '../../src/wording/grammar/pattern.ts';
import { headLine } from '../../src/wording/headLine.ts';
import { recordsIn } from '../../src/wording/notation.ts';
import type { Source } from '../../src/wording/source.ts';
import { sourceOf } from '../../src/wording/source.ts';

/** Cards for whose powers the table has no words yet, or whose text it cannot read back. May only shrink. */
const UNSAID: readonly string[] = ["Kil'zin of the Bloodscalp"];

/** In which order its tags are printed does not matter. */
const inOrder = (print: Source['facts']): Source['facts'] => ({ ...print, tags: print.tags.toSorted() });

const failing = allCards()
  .filter((facts) => !same(asRead(facts), facts))
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
