import type { Amount, Deal, Effect, Selection } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { pronounIn } from '../unresolved.ts';
import { types } from './damageTypes.ts';
import { someone } from './phrases.ts';
import { IT } from './pronouns.ts';

type Damage = Deal['types'];
interface Mutual {
  readonly one: Selection;
  readonly other: Selection;
  readonly types: Damage;
}

const atkOf = (of: Selection): Amount => ({ amount: 'atk', of });

const dealt = ({ one, other, types: of }: Mutual): Deal => ({
  do: 'deal',
  amount: atkOf(one),
  types: of,
  to: other,
  by: one,
  along: [{ do: 'deal', amount: atkOf(IT), types: of, to: one, by: IT }],
});

/** The one who was named, or a word for him. */
const means = (said: unknown, one: Selection): boolean => same(said, one) || pronounIn(said as Selection) !== undefined;

function mutualOf(effect: Effect): Mutual | undefined {
  if (effect.do !== 'deal' || !effect.by || effect.along?.length !== 1) return undefined;
  const { by: one, to: other, types: of } = effect;
  const [back] = effect.along as readonly [Deal];
  const { amount } = effect;
  const isOwn = typeof amount === 'object' && amount.amount === 'atk' && means(amount.of, one);
  const isBack =
    typeof back.amount === 'object' && back.amount.amount === 'atk' && means(back.to, one) && pronounIn(back.by);
  const whole = dealt({ one, other, types: of });
  return isOwn && isBack && same(back.types, of) && same(Object.keys(effect), Object.keys(whole))
    ? { one, other, types: of }
    : undefined;
}

/** "A and B deal damage to each other": in one moment, each as much as its own ATK (802.1). */
export const mutual: Phrase<Effect> = seenAs(
  choice<Mutual>('to each other', () => [
    row(
      { one: someone, types, other: someone },
      '{one} and {other} deal {types} damage to each other equal to their respective ATK',
      (all): Mutual => all,
    ),
  ]),
  dealt,
  mutualOf,
);
