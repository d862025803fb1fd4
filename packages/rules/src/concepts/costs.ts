import { happen } from '../events/happen.ts';
import { ask, askCard } from '../game/ask.ts';
import type { Option, Rule } from '../game/decision.ts';
import type { Cost } from '../language/cost.ts';
import type { Derived } from '../modifiers/derive.ts';
import { wouldBeReplaced } from '../modifiers/replacing.ts';
import { cantHappen } from '../modifiers/restrictions.ts';
import { amountOf } from '../powers/amounts.ts';
import { all } from '../powers/nouns.ts';
import type { Perspective } from '../powers/perspective.ts';
import { cardIn } from '../state/cards.ts';
import type { Happening } from '../state/happening.ts';
import type { Link } from '../state/link.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** What has to be paid in all: resources, and other things (707.1e). */
export interface Total {
  readonly resources: number;
  readonly others: readonly Exclude<Cost, { pay: 'resources' }>[];
}

export function totalOf(costs: readonly Cost[], p: Perspective): Total {
  let resources = 0;
  const others: Exclude<Cost, { pay: 'resources' }>[] = [];
  for (const cost of costs) {
    if (cost.pay === 'resources') resources += amountOf(cost.amount, p);
    else others.push(cost);
  }
  return { resources: Math.max(0, resources), others }; // 403.2
}

/** Can this player pay all of it now (403.1)? */
export function canPay(p: Perspective, total: Total): boolean {
  if (total.resources > 0 && readyResources(p, p.you).length < total.resources) return false;
  return total.others.every((cost) => payable(p, cost));
}

function payable(p: Perspective, cost: Total['others'][number]): boolean {
  if (cost.pay === 'put damage') return candidatesFor(p, cost).length > 0;
  if (cost.pay === 'remove counters') {
    const held = p.on.card(p.source)?.counters?.[cost.name] ?? 0;
    return cost.count === 'all' || held >= amountOf(cost.count, p); // 403.4
  }
  return candidatesFor(p, cost).length >= countOf(p, cost);
}

function countOf(p: Perspective, cost: Total['others'][number]): number {
  return 'count' in cost && cost.count !== undefined && cost.count !== 'all' ? amountOf(cost.count, p) : 1;
}

const ready = new WeakMap<Derived, (readonly CardId[] | undefined)[]>();

/** The ready resources a player controls (412.2); found once for each state. */
export function readyResources({ on }: Perspective, seat: Seat): readonly CardId[] {
  let bySeat = ready.get(on);
  if (!bySeat) {
    bySeat = [];
    ready.set(on, bySeat);
  }
  bySeat[seat] ??= on.state.play.filter((id) => {
    const card = on.card(id)!;
    if (card.row !== 'resource' || card.exhausted || on.controllerOf(id) !== seat) return false;
    return !cantHappen(on, { event: 'exhaust', card: id });
  });
  return bySeat[seat]!;
}

/** The cards with which one cost can be paid: the action must be possible and must not be replaced (103.2, 403.1). */
function candidatesFor(p: Perspective, cost: Total['others'][number]): readonly CardId[] {
  if (cost.pay === 'remove counters') return [p.source];
  const cards = cost.pay === 'activate' ? [p.source] : cost.pay === 'flip' ? [heroOf(p)] : all(zoned(cost), p);
  return cards.filter((id) => {
    const card = p.on.card(id);
    if (!card || id === payingFor(p)) return false;
    if ((cost.pay === 'activate' || cost.pay === 'exhaust') && card.exhausted) return false; // 701.3
    const event = eventFor(cost, id, p);
    return event === undefined || (!cantHappen(p.on, event) && !wouldBeReplaced(p.on, event));
  });
}

/** A card on its way to the chain can't be discarded to pay for itself. */
function payingFor(p: Perspective): CardId {
  return p.on.card(p.source)?.zone === 'hand' ? p.source : 0;
}

function heroOf(p: Perspective): CardId {
  return p.on.card(p.source)?.facts.types.includes('Hero') ? p.source : p.on.state.players[p.you]!.hero;
}

function zoned(cost: Extract<Cost, { noun: unknown }>): typeof cost.noun {
  if (cost.pay === 'discard') return { zone: 'hand', whose: 'you', ...cost.noun };
  return cost.noun;
}

function eventFor(cost: Total['others'][number], card: CardId, p: Perspective): Happening | undefined {
  const player = p.you;
  switch (cost.pay) {
    case 'activate':
    case 'exhaust':
      return { event: 'exhaust', card, player };
    case 'flip':
      return { event: 'flip', card, player };
    case 'destroy':
      return { event: 'destroy', card, player };
    case 'remove':
      return { event: 'move', card, player, arrival: { zone: 'removed' } };
    case 'return':
      return { event: 'move', card, player, arrival: { zone: 'hand' } };
    case 'discard':
      return { event: 'discard', card, player };
    case 'put damage':
      return { event: 'put damage', card, player, amount: amountOf(cost.amount, p) };
    case 'remove counters': {
      const held = p.on.card(card)?.counters?.[cost.name] ?? 0;
      const amount = cost.count === 'all' ? held : amountOf(cost.count, p);
      return amount === 0 ? undefined : { event: 'remove counters', card, counter: cost.name, amount, player };
    }
  }
}

/** Cards that leave are moved last, so that the other actions can be taken with them (403.1). */
const LAST: ReadonlySet<string> = new Set(['destroy', 'move', 'discard']);

/** Pays everything; the choices first, then the actions. Returns the cards that paid, or nothing if it can't be done. */
export function* pay(table: Table, read: () => Perspective, total: Total): Rule<readonly CardId[] | undefined> {
  const events: Happening[] = [];
  const paid: CardId[] = [];
  for (const cost of total.others) {
    const count = countOf(read(), cost);
    const chosen: CardId[] = [];
    for (let n = 0; n < count; n++) {
      const free = candidatesFor(read(), cost).filter((id) => !chosen.includes(id));
      if (free.length === 0) return undefined;
      const card = yield* askCard(table, read().you, 'pay with', free, read().source);
      chosen.push(card);
      const event = eventFor(cost, card, read());
      if (event) events.push(event);
      if (cost.pay !== 'activate' && cost.pay !== 'flip') paid.push(card);
    }
  }
  const resources = yield* chooseResources(table, read(), total.resources);
  if (!resources) return undefined;
  const player = read().you;
  if (resources.length > 0) events.unshift(...resources.map((card): Happening => ({ event: 'exhaust', card, player })));
  const first = events.filter(({ event }) => !LAST.has(event));
  const last = events.filter(({ event }) => LAST.has(event));
  if ((yield* happen(table, first)).length < first.length) return undefined;
  for (const event of last) if ((yield* happen(table, [event])).length === 0) return undefined; // 707.2
  return paid;
}

/** Which resources are exhausted is asked only where they differ; "automatic" takes the plainest first. */
function* chooseResources(table: Table, p: Perspective, count: number): Rule<readonly CardId[] | undefined> {
  if (count === 0) return [];
  const ready = [...readyResources(p, p.you)];
  if (ready.length < count) return undefined;
  const plain = ready.filter((id) => isPlain(table.state, id));
  const chosen: CardId[] = [];
  while (chosen.length < count) {
    const left = ready.filter((id) => !chosen.includes(id));
    const alike = left.every((id) => plain.includes(id)) || left.length === count - chosen.length;
    const options: Option[] = [{ choose: 'automatic' }];
    if (!alike) options.push(...left.map((card): Option => ({ choose: 'card', card })));
    const answer = yield* ask(table, p.you, 'resource', options, p.source);
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
