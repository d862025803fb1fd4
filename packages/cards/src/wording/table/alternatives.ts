import type { Effect } from '@meetingstone/rules';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { ifAhead, readAt } from '../grammar/phrase.ts';

type Effects = readonly Effect[];

const isAt = (words: readonly string[], at: number, reading: Reading): boolean => {
  const found = words.every((word, n) => reading.words[at + n]?.low === word);
  if (found && at + words.length > reading.farthest) reading.farthest = at + words.length;
  return found;
};

const JOINTS = [['and', 'then'], [',', 'and', 'then'], [',', 'and'], ['and'], [',', 'then']];

/** "Draw a card, and you may destroy target ability": the last of several is done or not. */
export const andMay = (doing: Phrase<Effects>, may: Phrase<Effects>): Phrase<Effects> => ({
  name: 'and may',
  begins: () => ({ phrases: [doing] }),
  canEnd: ifAhead('may', 'can'),
  read: (at, reading) =>
    readAt(doing, at, reading).flatMap(({ value, end }) =>
      JOINTS.filter((joint) => isAt(joint, end, reading)).flatMap((joint) =>
        readAt(may, end + joint.length, reading)
          .filter((found) => found.value[0]?.do === 'may')
          .map((found) => ({ value: [...value, ...found.value], end: found.end })),
      ),
    ),
  say: (effects, saying) => {
    const last = effects.at(-1);
    if (last?.do !== 'may' || effects.length < 2) return undefined;
    const first = doing.say(effects.slice(0, -1), saying);
    const then = first && may.say([last], saying);
    return then && { words: [...first.words, ',', 'and', ...then.words] };
  },
});

/** "Draw a card, or ready target ally.": one of two, as in "choose one" (707.1c). */
export const eitherOr = (doing: Phrase<Effects>): Phrase<Effects> => ({
  name: 'either or',
  begins: () => ({ phrases: [doing] }),
  canEnd: ifAhead('or'),
  read: (at, reading) =>
    readAt(doing, at, reading)
      .filter(({ end }) => isAt([',', 'or'], end, reading))
      .flatMap(({ value, end }) =>
        readAt(doing, end + 2, reading)
          .filter((found) => isAt(['.'], found.end, reading))
          .map(
            (found): Found<Effects> => ({
              value: [{ do: 'choose modes', count: 1, modes: [value, found.value] }],
              end: found.end + 1,
            }),
          ),
      ),
  say: () => undefined,
});
