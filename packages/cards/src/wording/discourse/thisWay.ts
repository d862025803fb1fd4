import type { Amount, EventName, Noun, Phrase as Said, Selection } from '@meetingstone/rules';
import { says } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { Deed, Measured, ThatMuch, ThisWay } from '../unresolved.ts';
import type { Discourse, Walked } from './discourse.ts';
import { mentionAmount, refuse } from './discourse.ts';
import type { Payment } from './opening.ts';
import { cardsPaid } from './opening.ts';

const X: Amount = { amount: 'X' };
const THAT_MUCH: Amount = { amount: 'that much' };

/** The events that have an amount. */
const AMOUNTS: ReadonlySet<string> = new Set<EventName>(['deal', 'heal', 'put damage', 'prevent']);

/** What had an amount last. */
export function lastMeasured({ mentions }: Discourse): Measured | undefined {
  for (const one of mentions.toReversed())
    if (one.kind === 'amount' && one.of !== 'cards moved' && one.of !== 'paid') return one.of;
  return undefined;
}

/** Were cards moved since something was measured? "That many" is how many these were. */
export const isMovedSince = ({ mentions }: Discourse): boolean =>
  mentions.findLast((one) => one.kind === 'amount')?.of === 'cards moved';

/** "For each damage dealt this way" is the amount of what was done last; "that many" may be the cards moved since. */
export function amountMeant({ of }: ThatMuch, said: Discourse): Walked<Amount> {
  if (of === 'counters') return countersPaid(said);
  const much = lastMeasured(said);
  const price = of === 'pay' && !much ? pricePaid(said) : undefined;
  if (price !== undefined) return { value: price, after: said };
  if (!of && isOfPaid(said)) return { value: X, after: said }; // "that many" each time
  if (!of && isMovedSince(said)) {
    const { value, after } = doneMeant({ select: 'done' }, said);
    return { value: { amount: 'count', of: { among: value } }, after };
  }
  if (!of && !much && !said.event) return muchPaid(said);
  const isClear = of ? of === much : much !== undefined || AMOUNTS.has(said.event?.event ?? '');
  return { value: THAT_MUCH, after: isClear ? said : refuse(said, of ? 'this way' : 'that much') };
}

/** "For each counter removed this way", where that was the cost. */
function countersPaid(said: Discourse): Walked<Amount> {
  const [only, ...more] = said.paid.filter((cost) => cost.pay === 'remove counters');
  const isClear = only !== undefined && more.length === 0 && !lastMeasured(said);
  if (isClear && same(only.count, X)) return { value: X, after: said };
  return {
    value: THAT_MUCH,
    after: isClear && only.count === 'all' ? said : refuse(said, 'this way'),
  };
}

/** How much was paid for the text, where that was for its controller to choose (707.1b). */
export function pricePaid({ paid }: Discourse): Exclude<Amount, number> | undefined {
  for (const cost of paid)
    if (cost.pay === 'resources' && typeof cost.amount === 'object' && says('cost', cost, isX))
      if (cost.atMost !== undefined || cost.amount.amount !== 'X') return cost.amount;
  return undefined;
}
const isX = ({ kind, phrase }: Said): boolean => kind === 'amount' && same(phrase, X);

/** "That much" of nothing but what was paid. */
const muchPaid = (said: Discourse): Walked<Amount> =>
  said.paid.some((cost) => 'count' in cost && same(cost.count, X))
    ? { value: X, after: mentionAmount(said, 'paid') }
    : countersPaid(said);
/** "That many" has meant it before, and nothing was measured since. */
const isOfPaid = ({ mentions }: Discourse): boolean => {
  const last = mentions.findLast((one) => one.kind === 'amount' && one.of !== 'cards moved');
  return last?.kind === 'amount' && last.of === 'paid';
};

/** "Destroyed this way" speaks of the last instruction that did something to cards: it must be that one, and alone. */
export function doneMeant({ deed }: ThisWay, said: Discourse): Walked<Selection> {
  const deeds = deedsOf(said);
  const last = deeds.at(-1);
  if (deed && !deeds.includes(deed) && paidBy(deed, said)) return { value: { select: 'paid' }, after: said };
  if (!last && deed === 'remove') return { value: { select: 'kept' }, after: said }; // by another text of this card
  const isClear = last && (!deed || deed === last) && deeds.filter((one) => one === last).length === 1;
  return { value: { select: 'done' }, after: isClear ? said : refuse(said, 'this way') };
}

/** What was done to cards so far. */
export const deedsOf = ({ mentions }: Discourse): readonly Deed[] =>
  mentions.flatMap((one) => (one.kind === 'deed' ? [one.deed] : []));

/** The one cost that was paid by doing this. */
function paidBy(deed: Deed, { paid }: Discourse): Payment | undefined {
  const [only, ...more] = cardsPaid(paid);
  return only?.deed === deed && more.length === 0 ? only : undefined;
}

/** "The number of cards removed this way" is the X that was chosen, where X cards were (707.1b). */
export function countPaid({ among, ...rest }: Noun, said: Discourse): Amount | undefined {
  const way: ThisWay | undefined = among?.select === 'done' ? among : undefined;
  const deed = among?.select === 'kept' ? 'remove' : way?.deed;
  if (!deed || deedsOf(said).includes(deed)) return undefined;
  const cost = paidBy(deed, said);
  if (!cost || !same(cost.count, X)) return undefined;
  const { kind, zone, ...others } = rest;
  const told = among?.select === 'kept' || zone === undefined ? others : { ...others, zone };
  const paid: Readonly<Record<string, unknown>> = { ...cost.noun };
  const isTold = Object.entries(told).every(([key, part]) => same(part, paid[key]));
  return isTold && (!kind || same(kind, cost.noun.kind)) ? X : undefined;
}
