import { happen } from '../events/happen.ts';
import { ask, askCard, askYesNo } from '../game/ask.ts';
import type { Option, Rule } from '../game/decision.ts';
import type { Cost } from '../language/cost.ts';
import type { Derived } from '../modifiers/derive.ts';
import { wouldBeReplaced } from '../modifiers/replacing.ts';
import { cantHappen, forbidden } from '../modifiers/restrictions.ts';
import { amountOf } from '../powers/amounts.ts';
import { WHEREIN } from '../powers/likeness.ts';
import { all } from '../powers/nouns.ts';
import type { Perspective } from '../powers/perspective.ts';
import type { Card } from '../state/card.ts';
import { cardIn } from '../state/cards.ts';
import type { Happening } from '../state/happening.ts';
import type { Link } from '../state/link.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { roomOn } from './fatal.ts';
import { canLift, priceToExhaust } from './lifting.ts';

/** What has to be paid in all: resources, and other things (707.1e). */
export interface Total {
  readonly resources: number;
  readonly others: readonly Exclude<Cost, { pay: 'resources' | 'concede' }>[];
}

export function totalOf(costs: readonly Cost[], p: Perspective): Total {
  let resources = 0;
  const others: Exclude<Cost, { pay: 'resources' | 'concede' }>[] = [];
  const price = costs.some(({ pay }) => pay === 'activate') ? priceToExhaust(p.on, p.source) : []; // 600.3a
  for (const cost of [...costs, ...price]) {
    if (cost.pay === 'resources') resources += amountOf(cost.amount, p);
    else if (cost.pay !== 'concede') others.push(cost);
  }
  return { resources: Math.max(0, resources), others }; // 403.2
}

/** Can this player pay all of it now (403.1)? */
export function canPay(p: Perspective, total: Total): boolean {
  if (total.resources > 0 && readyResources(p.on, p.you).length < total.resources) return false;
  return total.others.every((cost) => payable(p, cost)) && canShareOut(p, total.others, []);
}

function payable(p: Perspective, cost: Total['others'][number]): boolean {
  if (cost.pay === 'remove counters') {
    const held = p.on.card(p.source)?.counters?.[cost.name] ?? 0;
    return cost.count === 'all' || held >= amountOf(cost.count, p); // 403.4
  }
  return groupsFor(p, cost, candidatesFor(p, cost)).some((cards) => cards.length >= countOf(p, cost));
}

/** The cards among which those that pay together have to be: all of them, or some that are alike. */
function groupsFor(
  p: Perspective,
  cost: Total['others'][number],
  cards: readonly CardId[],
): readonly (readonly CardId[])[] {
  if (cost.pay !== 'exhaust' || !cost.alike) return [cards];
  const groups = new Map<string, CardId[]>();
  for (const wherein of cost.alike)
    for (const id of cards)
      for (const word of WHEREIN[wherein](p.on.of(id))) groups.set(word, [...(groups.get(word) ?? []), id]);
  return [...groups.values()];
}

/** How many counters will be removed to pay it. */
export function countersIn(p: Perspective, { others }: Total): number {
  const events = others.map((cost) => (cost.pay === 'remove counters' ? eventFor(cost, p.source, p) : undefined));
  return events.reduce((sum, event) => sum + (event?.amount ?? 0), 0);
}

/** How many cards pay it. */
function countOf(p: Perspective, cost: Total['others'][number]): number {
  if (cost.pay === 'remove counters') return 1;
  return 'count' in cost && cost.count !== undefined ? amountOf(cost.count, p) : 1;
}

const ready = new WeakMap<Derived, (readonly CardId[] | undefined)[]>();

/** The ready resources a player controls, and what pays resource costs besides (412.2, R303.3a); found once for each state. */
export function readyResources(on: Derived, seat: Seat): readonly CardId[] {
  let bySeat = ready.get(on);
  if (!bySeat) {
    bySeat = [];
    ready.set(on, bySeat);
  }
  bySeat[seat] ??= on.state.play.filter((id) => {
    const card = on.card(id)!;
    if (!paysResources(card) || card.exhausted || on.controllerOf(id) !== seat) return false;
    const event: Happening = { event: 'exhaust', card: id, player: seat };
    return !cantHappen(on, event) && !wouldBeReplaced(on, event); // 403.1
  });
  return bySeat[seat]!;
}

/** A rune is no resource, but pays like one, whichever way up it lies (R303.3a). */
function paysResources({ row, facts }: Card): boolean {
  return row === 'resource' || (row === 'raid' && facts.types.includes('Rune'));
}

/** The cards with which one cost can be paid: the action must be possible and must not be replaced (103.2, 403.1). */
function candidatesFor(p: Perspective, cost: Total['others'][number]): readonly CardId[] {
  if (cost.pay === 'remove counters') return [p.source];
  const cards = cost.pay === 'activate' ? [p.source] : cost.pay === 'flip' ? [heroOf(p)] : all(zoned(cost), p);
  return cards.filter((id) => {
    const card = p.on.card(id);
    if (!card || id === payingFor(p)) return false;
    if ((cost.pay === 'activate' || cost.pay === 'exhaust') && card.exhausted) return false; // 701.3
    if (cost.pay === 'turn face down' && card.faceDown) return false;
    if (cost.pay === 'exhaust' && !canLift(p.on, id)) return false;
    if (cost.pay === 'exhaust' && forbidden(p.on, id, 'exhaust', { other: p.source })) return false;
    if (cost.pay === 'put damage' && roomOn(p.on, id) < amountOf(cost.amount, p)) return false; // 405.3
    const event = eventFor(cost, id, p);
    return event === undefined || (!cantHappen(p.on, event) && !wouldBeReplaced(p.on, event));
  });
}

/** What a card can do only once: exhaust, flip, or leave where it is. Other actions don't get in each other's way. */
const ONCE: { readonly [K in Total['others'][number]['pay']]?: 'exhaust' | 'flip' | 'leave' } = {
  'turn face down': 'flip',
  activate: 'exhaust',
  exhaust: 'exhaust',
  flip: 'flip',
  destroy: 'leave',
  remove: 'leave',
  return: 'leave',
  discard: 'leave',
};

/** A card that is taken to pay a cost. */
interface Taken {
  readonly pay: Total['others'][number]['pay'];
  readonly card: CardId;
}

function isTaken(taken: readonly Taken[], pay: Taken['pay'], card: CardId): boolean {
  return ONCE[pay] !== undefined && taken.some((one) => one.card === card && ONCE[one.pay] === ONCE[pay]);
}

/** Are there cards for all of these costs, none of them taken twice for what it can do only once (403.1)? */
function canShareOut(p: Perspective, costs: Total['others'], taken: readonly Taken[]): boolean {
  const [cost, ...later] = costs;
  if (!cost) return true;
  if (later.length === 0 && taken.length === 0) return true;
  const free = candidatesFor(p, cost).filter((id) => !isTaken(taken, cost.pay, id));
  return someShare(p, cost.pay, free, countOf(p, cost), later, taken);
}

function someShare(
  p: Perspective,
  pay: Taken['pay'],
  free: readonly CardId[],
  count: number,
  later: Total['others'],
  taken: readonly Taken[],
): boolean {
  if (count <= 0) return canShareOut(p, later, taken);
  for (let n = 0; n + count <= free.length; n++)
    if (someShare(p, pay, free.slice(n + 1), count - 1, later, [...taken, { pay, card: free[n]! }])) return true;
  return false;
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
      return { event: 'exhaust', card, player, lifted: true };
    case 'exhaust':
      return { event: 'exhaust', card, player };
    case 'flip':
      return { event: 'flip', card, player };
    case 'turn face down':
      return { event: 'turn face down', card, player };
    case 'destroy':
      return card === p.source ? { event: 'destroy', card, player, by: card } : { event: 'destroy', card, player };
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

/** Pays everything; the choices first, then the actions. Returns the other cards that paid, or nothing if it can't be done. */
export function* pay(table: Table, read: () => Perspective, total: Total): Rule<readonly CardId[] | undefined> {
  const events: Happening[] = [];
  const taken: Taken[] = [];
  for (const [n, cost] of total.others.entries()) {
    const chosen = yield* chooseFor(table, read, cost, total.others.slice(n + 1), taken);
    if (!chosen) return undefined;
    for (const card of chosen) {
      taken.push({ pay: cost.pay, card });
      const event = eventFor(cost, card, read());
      if (event) events.push(event);
    }
  }
  const resources = yield* chooseResources(table, read(), total.resources);
  if (!resources) return undefined;
  const { you: player, source } = read();
  if (resources.length > 0)
    events.unshift(...resources.map((card): Happening => ({ event: 'exhaust', card, player, rule: '412.2' })));
  const first = events.filter(({ event }) => !LAST.has(event));
  const last = events.filter(({ event }) => LAST.has(event));
  if ((yield* happen(table, first)).length < first.length) return undefined;
  const went = new Map<CardId, CardId>();
  for (const event of last) {
    const [done] = yield* happen(table, [event]);
    if (!done) return undefined; // 707.2
    if (done.from !== 'play') went.set(done.card!, done.became!); // 415.9b
  }
  const others = taken.filter(({ pay, card }) => pay !== 'activate' && pay !== 'flip' && card !== source);
  return others.map(({ card }) => went.get(card) ?? card);
}

/** The cards for one cost, chosen so that the costs after it can still be paid; another player's only if he agrees. */
function* chooseFor(
  table: Table,
  read: () => Perspective,
  cost: Total['others'][number],
  later: Total['others'],
  taken: readonly Taken[],
): Rule<readonly CardId[] | undefined> {
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
        return someShare(p, cost.pay, rest, count - 1, later, then);
      });
    });
    if (fitting.length === 0) return undefined;
    const card = yield* askCard(table, p.you, 'pay with', fitting, p.source);
    const other = table.derived.controllerOf(card);
    const agreed = cost.pay === 'destroy' || other === p.you || table.card(card)?.zone !== 'play'; // 403.5
    if (!agreed && !(yield* askYesNo(table, other, 'may', p.source))) return undefined; // 403.1
    chosen.push(card);
  }
  return chosen;
}

/** Which resources are exhausted is asked only where they differ; "automatic" takes the plainest first. */
function* chooseResources(table: Table, p: Perspective, count: number): Rule<readonly CardId[] | undefined> {
  if (count === 0) return [];
  const ready = [...readyResources(p.on, p.you)];
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
