import type { Amount, Effect, Selection } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { measure, possessor, someone } from './phrases.ts';

interface Remaining {
  readonly of: Selection;
  readonly to: Amount;
}

/** So much health is left with all the damage that is more than that. */
const leaving = ({ of, to }: Remaining): Effect => ({
  do: 'set damage',
  on: of,
  to: {
    amount: 'sum',
    of: [
      { amount: 'health', of },
      { amount: 'times', of: [-1, to] },
    ],
  },
});

function leftIn(effect: Effect): Remaining | undefined {
  if (effect.do !== 'set damage' || typeof effect.to !== 'object' || effect.to.amount !== 'sum') return undefined;
  const less = effect.to.of[1];
  const to = typeof less === 'object' && less.amount === 'times' ? less.of[1] : undefined;
  const found = to === undefined ? undefined : { of: effect.on, to };
  return found && same(leaving(found), effect) ? found : undefined;
}

/** What it becomes, or as much as was spoken of. */
const size: Phrase<Amount> = either('size', () => [
  measure,
  choice('that much', () => [fixed('that much', { amount: 'that much' } as Amount)]),
]);

/** "You may have it become so much": what becomes so by itself is told in other words there. */
const unlessTold = (plain: Phrase<Effect>, told: Phrase<Effect>): Phrase<Effect> => ({
  name: plain.name,
  begins: () => ({ phrases: [plain, told] }),
  read: (at, reading) => [...readAt(plain, at, reading), ...readAt(told, at, reading)],
  say: (value, saying) => (saying.told ? told : plain).say(value, saying),
});

const remaining = (words: string): Phrase<Effect> =>
  seenAs(
    choice<Remaining>('remaining', () => [row({ of: possessor, to: size }, words, (all): Remaining => all)]),
    (all) => (all.of.select === 'hero' || all.of.select === 'this' ? leaving(all) : undefined),
    leftIn,
  );
const damaged = (words: readonly string[]): Phrase<Effect> =>
  choice('damaged', () => [
    row({ on: someone, to: size }, words, ({ on, to }): Effect => ({ do: 'set damage', on, to })),
  ]);

/** "Your hero's remaining health becomes equal to ...", "damage on your hero becomes equal to ..." (405.7). */
export const damageBecomes: Phrase<Effect> = either('damage becomes', () => [
  unlessTold(
    remaining('{of} remaining [Health] becomes equal to {to}'),
    remaining('have {of} remaining [Health] become equal to {to}'),
  ),
  unlessTold(
    damaged(['damage on {on} becomes equal to {to}', 'the damage on {on} becomes equal to {to}']),
    damaged(['have <the> damage on {on} become equal to {to}']),
  ),
]);
