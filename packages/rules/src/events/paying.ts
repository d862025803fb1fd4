import { ask, askCard, askYesNo, counted } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { payingWith } from '../decisions/purpose.ts';
import type { Taken, Total } from '../legality/costs.ts';
import { candidatesFor, countOf, eventFor, groupsFor, isTaken, readyResources, someShare } from '../legality/costs.ts';
import type { Perspective } from '../reading/perspective.ts';
import { cardIn } from '../state/cards.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Link } from '../state/link.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';
import { happen } from './happen.ts';

/** Cards that leave are moved last, so that the other actions can be taken with them (403.1). */
const LAST: ReadonlySet<string> = new Set(['destroy', 'move', 'discard']);

/** Pays everything; the choices first, then the actions. Returns the cards that a text can mean by those that paid, or nothing if it can't be done. */
export function* pay(table: Table, read: () => Perspective, total: Total): Rule<readonly CardId[] | undefined> {
  const events: Happening[] = [];
  const taken: Taken[] = [];
  const others: CardId[] = [];
  for (const [n, cost] of total.others.entries()) {
    const chosen = yield* chooseFor(table, read, cost, { ...total, others: total.others.slice(n + 1) }, taken);
    if (!chosen) return undefined;
    for (const card of chosen) {
      taken.push({ pay: cost.pay, card });
      if (cost.pay === 'top cards' || ('noun' in cost && !cost.noun.self)) others.push(card);
      const event = eventFor(cost, card, read());
      if (event) events.push(event);
    }
  }
  const resources = yield* chooseResources(table, read(), total.resources, taken);
  if (!resources) return undefined;
  const { you: player } = read();
  if (resources.length > 0)
    events.unshift(...resources.map((card) => happening({ event: 'exhaust', card, player, rule: '412.2' })));
  const first = events.filter(({ event }) => !LAST.has(event));
  const last = events.filter(({ event }) => LAST.has(event));
  if ((yield* happen(table, first)).length < first.length) return undefined;
  const went = new Map<CardId, CardId>();
  for (const event of last) {
    const [done] = yield* happen(table, [event]);
    if (!done) return undefined; // 707.2
    if (done.from !== 'play') went.set(done.card!, done.became!); // 415.9b
  }
  return others.map((card) => went.get(card) ?? card);
}

/** The cards for one cost, chosen so that the costs after it can still be paid; another player's only if he agrees. */
function* chooseFor(
  table: Table,
  read: () => Perspective,
  cost: Total['others'][number],
  later: Total,
  taken: readonly Taken[],
): Rule<readonly CardId[] | undefined> {
  if (cost.pay === 'top cards') return candidatesFor(read(), cost); // as they lie there
  const chosen: CardId[] = [];
  for (let count = countOf(read(), cost); count > 0; count--) {
    const p = read();
    const free = candidatesFor(p, cost).filter((id) => !chosen.includes(id) && !isTaken(taken, cost.pay, id));
    const fitting = free.filter((id) => {
      const then = [...taken, ...chosen.map((card) => ({ pay: cost.pay, card })), { pay: cost.pay, card: id }];
      const together = groupsFor(p, cost, [...chosen, ...free]).filter((cards) =>
        [...chosen, id].every((one) => cards.includes(one)),
      );
      return together.some((cards) => {
        const rest = free.filter((other) => other !== id && cards.includes(other));
        return someShare(p, cost.pay, rest, count - 1, later.others, then, later.resources);
      });
    });
    if (fitting.length === 0) return undefined;
    const asking = { by: p.source, costs: [cost], does: payingWith(cost) };
    const more = { for: asking, counted: counted(chosen.length, chosen.length + count) };
    const card = yield* askCard(table, p.you, 'pay with', fitting, p.source, more);
    const other = table.derived.controllerOf(card);
    const agreed = cost.pay === 'destroy' || other === p.you || table.card(card)?.zone !== 'play'; // 403.5
    if (!agreed && !(yield* askYesNo(table, other, 'consent', card, asking))) return undefined; // 403.1
    chosen.push(card);
  }
  return chosen;
}

/** Which resources are exhausted is asked only where they differ; "automatic" takes the plainest first. */
function* chooseResources(
  table: Table,
  p: Perspective,
  count: number,
  taken: readonly Taken[],
): Rule<readonly CardId[] | undefined> {
  if (count === 0) return [];
  const ready = readyResources(p.on, p.you).filter((id) => !isTaken(taken, 'exhaust', id));
  if (ready.length < count) return undefined;
  const plain = ready.filter((id) => isPlain(table.state, id));
  const chosen: CardId[] = [];
  while (chosen.length < count) {
    const left = ready.filter((id) => !chosen.includes(id));
    const alike = left.every((id) => plain.includes(id)) || left.length === count - chosen.length;
    const options: Offer[] = [{ choose: 'automatic' }];
    if (!alike) options.push(...left.map((card): Offer => ({ choose: 'card', card })));
    const answer = yield* ask(table, p.you, 'resource', options, p.source, {
      counted: counted(chosen.length, count),
    });
    if (answer.choose !== 'card') {
      const order = [...left.filter((id) => plain.includes(id)), ...left.filter((id) => !plain.includes(id))];
      return [...chosen, ...order.slice(0, count - chosen.length)];
    }
    chosen.push(answer.card);
  }
  return chosen;
}

function targets(link: Link, id: CardId): boolean {
  return link.targets.some((slot) => slot.some((entity) => 'card' in entity && entity.card === id));
}

/** A face-down resource that nothing looks at is like any other. */
function isPlain(state: State, id: CardId): boolean {
  const flagged = state.modifiers.some((modifier) => modifier.flagged?.includes(id));
  const card = cardIn(state.cards, id);
  return (
    card?.faceDown === true && card.counters === null && !flagged && !state.chain.some((link) => targets(link, id))
  );
}
