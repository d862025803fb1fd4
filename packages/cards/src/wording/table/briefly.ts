import type { Change, Duration, Effect, KeywordPower, Selection } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { AFTER } from '../unresolved.ts';
import { amount, condition, duration, possession, selection, someone } from './phrases.ts';
import { damageType, damageTypeName } from './vocabulary.ts';

const oneMode = (modes: readonly (readonly Effect[])[]): readonly Effect[] => [{ do: 'choose modes', count: 1, modes }];

const may = (effect: Effect): Effect => ({ do: 'may', who: { player: 'you' }, effects: [effect] });

interface Had {
  readonly what: Selection;
  readonly has: readonly (readonly Change[])[];
  readonly duration: Duration;
}
const resistance: Phrase<readonly (readonly Change[])[]> = seenAs(
  choice('resistances', () => [
    row({ types: list(damageTypeName, 'or', 2) }, '{types} Resistance', ({ types }) => types),
  ]),
  (types) =>
    types.map((type): readonly Change[] => [
      { change: 'grant', power: { power: 'keyword', keyword: 'Resistance', type } as KeywordPower },
    ]),
  () => undefined,
);

/** "Ready or exhaust target ally", "target ally has Stealth or Protector this turn": a choice in a few words. */
export const briefly: Phrase<readonly Effect[]> = either('briefly', () => [
  seenAs(
    choice<Had>('has one', () => [
      row(
        { what: someone, has: either('has', () => [list(possession, 'or', 2), resistance]), duration },
        '{what} have(has) {has} {duration} .',
        (all) => all,
      ),
    ]),
    ({ what, has, duration: lasting }) =>
      oneMode(has.map((changes) => [{ do: 'modify', what, changes, duration: lasting }])),
    () => undefined,
  ),
  choice<readonly Effect[]>('turns', () => [
    row({ what: selection }, 'ready or exhaust {what} .', ({ what }) =>
      oneMode([[{ do: 'ready', what }], [{ do: 'exhaust', what }]]),
    ),
    row({ what: selection }, 'you may ready or exhaust {what} .', ({ what }) =>
      oneMode([[may({ do: 'ready', what })], [may({ do: 'exhaust', what })]]),
    ),
    row({ what: selection, if: condition }, 'ready or exhaust {what} if {if} .', ({ what, if: so }) =>
      oneMode([
        [{ do: 'if', if: so, then: [{ do: 'ready', what }], ...AFTER } as Effect],
        [{ do: 'if', if: so, then: [{ do: 'exhaust', what }], ...AFTER } as Effect],
      ]),
    ),
    row(
      { by: someone, amount, one: damageType, other: damageType, to: selection },
      '{by} deal(s) {amount} {one} or {other} damage to {to} .',
      ({ by, amount, one, other, to }) =>
        oneMode([[{ do: 'deal', by, amount, types: [one], to }], [{ do: 'deal', by, amount, types: [other], to }]]),
    ),
  ]),
]);
