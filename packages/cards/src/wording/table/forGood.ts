import type { Effect, Selection } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase, Reading } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { predicate, someone } from './phrases.ts';

const asTarget = (what: Selection): Selection | undefined => (what.select === 'target' ? what : undefined);
const targeted: Phrase<Selection> = seenAs(someone, asTarget, asTarget);

const LASTING: readonly (readonly string[])[] = [['this', 'turn'], ['this', 'combat'], ['until']];

/** Does the sentence that ends here say anywhere how long it lasts? Then that is said of all of it (714.3c). */
function isTimed({ words }: Reading, at: number): boolean {
  for (let n = at - 1; n >= 0 && words[n]!.low !== '.'; n--)
    if (LASTING.some((said) => said.every((word, k) => words[n + k]?.low === word))) return true;
  return false;
}

const untimed: Phrase<undefined> = {
  name: 'end of a sentence without a duration',
  mute: true,
  mayBeEmpty: true,
  read: (at, reading) => {
    const isOver = reading.words[at] === undefined || reading.words[at].low === '.';
    return isOver && !isTimed(reading, at) ? [{ value: undefined, end: at }] : [];
  },
  say: () => ({ words: [] }),
};

/** Without a duration it lasts until the game ends (714.3); said of a target, it can't be taken for a power. */
export const forGood = (): Row<Effect> =>
  row(
    { what: targeted, changes: predicate, untimed },
    '{what} {changes} {untimed}',
    ({ what, changes }): Effect => ({ do: 'modify', what, changes, duration: 'this game' }),
  );
