import type { Effect } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { Found, Phrase, Reading, Saying } from '../grammar/phrase.ts';
import { inOtherWords, readAt } from '../grammar/phrase.ts';
import { doneBy, doneByAll, THAT, toldTo } from './doneBy.ts';
import { others } from './his.ts';
import { DOES_WORDS, isToldToYou, ofHim, toldFrom } from './told.ts';

/** What "that player" does, after words that named him: "may ready one of his resources". */
export function sayToldTo(
  effects: readonly Effect[],
  doing: Phrase<readonly Effect[]>,
  saying: Saying,
): readonly string[] | undefined {
  const [who, inner] = toldTo(effects) ?? [];
  const said = who && inner && same(who, THAT) ? doing.say(inner, { self: saying.self, host: saying.host }) : undefined;
  return said && ofHim(said.words, true);
}

/**
 * Anybody can be the subject of what is otherwise told to you: "target opponent puts an ally from his hand into play". Where the
 * table has words of its own for it, these are taken.
 */
export const bySomebody = (doing: Phrase<readonly Effect[]>, ordinary: Phrase<Effect>): Phrase<readonly Effect[]> => ({
  name: 'by somebody',
  begins: () => ({ phrases: [others] }),
  read: (at, reading) => {
    const known = new Set(readAt(ordinary, at, reading).map(({ end }) => end));
    return readAt(others, at, reading)
      .filter(({ end }) => DOES_WORDS.has(reading.words[end]?.low ?? ''))
      .flatMap(({ value: who, end }) =>
        toldFrom(doing, end, reading)
          .filter((found) => !isToldToYou(end, found.end, reading))
          .flatMap((found): readonly Found<readonly Effect[]>[] => {
            const value = known.has(found.end) ? undefined : doneByAll(found.value, who);
            return value ? [{ value, end: found.end }] : [];
          }),
      );
  },
  say: (effects, saying) => {
    const [who, inner] = toldTo(effects) ?? [];
    if (!who || !inner) return undefined;
    const subject = others.say(who, saying);
    const said = subject && doing.say(inner, { self: saying.self, host: saying.host });
    const does = said && ofHim(said.words, false);
    return does && { words: [...subject.words, ...does] };
  },
});

const ONE_EACH: ReadonlyMap<string, string> = new Map([
  ['decks', 'deck'],
  ['hands', 'hand'],
  ['graveyards', 'graveyard'],
  ['rows', 'row'],
]);

const singular = new WeakMap<Reading, Reading>();

/** "the top card of your decks": each has one of them. */
function ofOneOfThem(doing: Phrase<Effect>, at: number, reading: Reading): readonly Found<Effect>[] {
  if (!reading.words.some(({ low }, n) => n > at && ONE_EACH.has(low))) return [];
  let now = singular.get(reading);
  if (!now) {
    now = inOtherWords(
      reading,
      reading.words.map((word) => {
        const low = ONE_EACH.get(word.low);
        return low === undefined ? word : { ...word, text: low, low, key: low };
      }),
    );
    singular.set(reading, now);
  }
  const found = readAt(doing, at, now);
  if (now.farthest > reading.farthest) reading.farthest = now.farthest;
  return found;
}

/** "You and target opponent each draw a card": both do it, you first. */
export const byBoth = (doing: Phrase<Effect>): Phrase<readonly Effect[]> => ({
  name: 'by both',
  begins: () => ({ words: ['you'] }),
  read: (at, reading) => {
    if (reading.words[at]?.low !== 'you' || reading.words[at + 1]?.low !== 'and') return [];
    return readAt(others, at + 2, reading)
      .filter(({ end }) => reading.words[end]?.low === 'each')
      .flatMap(({ value: who, end }) =>
        [...readAt(doing, end + 1, reading), ...ofOneOfThem(doing, end + 1, reading)].flatMap(
          (found): readonly Found<readonly Effect[]>[] => {
            const his = doneBy([found.value], who);
            return his ? [{ value: [found.value, ...his], end: found.end }] : [];
          },
        ),
      );
  },
  say: () => undefined,
});
