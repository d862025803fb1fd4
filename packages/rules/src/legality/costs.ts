import { roomOn } from '../characteristics/fatalDamage.ts';
import type { Cost } from '../language/cost.ts';
import type { Derived } from '../modifiers/derive.ts';
import { amountOf } from '../reading/amounts.ts';
import { WHEREIN } from '../reading/likeness.ts';
import { all } from '../reading/nouns.ts';
import type { Perspective } from '../reading/perspective.ts';
import { perspective } from '../reading/perspective.ts';
import { forbidden, unlessPaid } from '../reading/restrictions.ts';
import { arriving } from '../state/arrival.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { deckOf } from '../zones/decks.ts';
import { wouldBeReplaced } from './replacements.ts';
import { cantHappen } from './restrictions.ts';

/** What has to be paid in all: resources, and other things (707.1e). */
export interface Total {
  readonly resources: number;
  readonly others: readonly Exclude<Cost, { pay: Unpaid }>[];
}

/** Resources are counted; conceding and choosing a word are done elsewhere, gestures at the table. */
type Unpaid = 'resources' | 'concede' | 'gesture' | 'choose word';
const UNPAID: ReadonlySet<Cost['pay']> = new Set<Unpaid>(['resources', 'concede', 'gesture', 'choose word']);
const isPaid = (cost: Cost): cost is Exclude<Cost, { pay: Unpaid }> => !UNPAID.has(cost.pay);

export function totalOf(costs: readonly Cost[], p: Perspective): Total {
  let resources = 0;
  const others: Exclude<Cost, { pay: Unpaid }>[] = [];
  const price = costs.some(({ pay }) => pay === 'activate') ? priceToExhaust(p.on, p.source) : []; // 600.3a
  for (const cost of [...costs, ...price]) {
    if (cost.pay === 'resources') resources += amountOf(cost.amount, p);
    else if (isPaid(cost)) others.push(cost);
  }
  return { resources: Math.max(0, resources), others }; // 403.2
}

/** Can this player pay all of it now (403.1)? */
export function canPay(p: Perspective, total: Total): boolean {
  if (total.resources > 0 && readyResources(p.on, p.you).length < total.resources) return false;
  return total.others.every((cost) => payable(p, cost)) && canShareOut(p, total.others, [], total.resources);
}

function payable(p: Perspective, cost: Total['others'][number]): boolean {
  if (cost.pay === 'remove counters') {
    const held = p.on.card(p.source)?.counters?.[cost.name] ?? 0;
    return cost.count === 'all' || held >= amountOf(cost.count, p); // 403.4
  }
  return groupsFor(p, cost, candidatesFor(p, cost)).some((cards) => cards.length >= countOf(p, cost));
}

/** The cards among which those that pay together have to be: all of them, or some that are alike. */
export function groupsFor(
  p: Perspective,
  cost: Total['others'][number],
  cards: readonly CardId[],
): readonly (readonly CardId[])[] {
  if ('noun' in cost && cost.noun.inOne) return pilesOf(p, cards);
  if (cost.pay !== 'exhaust' || !cost.alike) return [cards];
  const groups = new Map<string, CardId[]>();
  for (const wherein of cost.alike)
    for (const id of cards)
      for (const word of WHEREIN[wherein](p.on.of(id))) groups.set(word, [...(groups.get(word) ?? []), id]);
  return [...groups.values()];
}

function pilesOf({ on }: Perspective, cards: readonly CardId[]): readonly (readonly CardId[])[] {
  const owners = new Set(cards.map((id) => on.card(id)!.owner));
  return [...owners].map((owner) => cards.filter((id) => on.card(id)!.owner === owner));
}

/** How many counters will be removed to pay it. */
export function countersIn(p: Perspective, { others }: Total): number {
  const events = others.map((cost) => (cost.pay === 'remove counters' ? eventFor(cost, p.source, p) : undefined));
  return events.reduce((sum, event) => sum + (event?.amount ?? 0), 0);
}

/** How many cards pay it. */
export function countOf(p: Perspective, cost: Total['others'][number]): number {
  if (cost.pay === 'remove counters') return 1;
  return 'count' in cost && cost.count !== undefined ? amountOf(cost.count, p) : 1;
}

/** The ready resources a player controls, and what pays resource costs besides (412.2, R303.3a); found once for each state. */
export function readyResources(on: Derived, seat: Seat): readonly CardId[] {
  on.ready[seat] ??= paying(on, seat).filter((id) => {
    if (on.card(id)!.exhausted) return false;
    const event: Happening = happening({ event: 'exhaust', card: id, player: seat });
    return !cantHappen(on, event) && !wouldBeReplaced(on, event); // 403.1
  });
  return on.ready[seat]!;
}

/** The cards in play with which a player could pay, ready or not. */
function paying(on: Derived, seat: Seat): readonly CardId[] {
  on.lists.paying[seat] ??= on.state.play.filter((id) => paysResources(on, id) && on.controllerOf(id) === seat);
  return on.lists.paying[seat];
}

/** Some cards are no resources, but pay like them: those of raids whichever way up they lie (R303.3a). */
function paysResources(on: Derived, id: CardId): boolean {
  const { row, facts } = on.card(id)!;
  return row === 'resource' || (row === 'raid' && facts.raid?.pays === true) || paysAsResource(on, id);
}

function paysAsResource(on: Derived, id: CardId): boolean {
  const { permissions } = on.of(id);
  return permissions.length > 0 && permissions.some(({ it }) => it.may === 'pay as a resource');
}

/** Are there resources enough that exhaust for nothing else? */
function hasResources(p: Perspective, count: number, taken: readonly Taken[]): boolean {
  return count <= 0 || readyResources(p.on, p.you).filter((id) => !isTaken(taken, 'exhaust', id)).length >= count;
}

/** The cards with which one cost can be paid: the action must be possible and must not be replaced (103.2, 403.1). */
export function candidatesFor(p: Perspective, cost: Total['others'][number]): readonly CardId[] {
  if (cost.pay === 'remove counters') return [p.source];
  if (cost.pay === 'top cards') return topCards(p, cost);
  const cards = cost.pay === 'activate' ? [p.source] : cost.pay === 'flip' ? [heroOf(p)] : all(zoned(cost), p);
  return cards.filter((id) => {
    const card = p.on.card(id);
    if (!card || (id === payingFor(p) && !isOwn(cost))) return false;
    if ((cost.pay === 'activate' || cost.pay === 'exhaust') && card.exhausted) return false; // 701.3
    if (cost.pay === 'turn face down' && card.faceDown) return false;
    if (cost.pay === 'exhaust' && !canLift(p.on, id)) return false;
    if (cost.pay === 'exhaust' && forbidden(p.on, id, 'exhaust', { other: p.source })) return false;
    if (cost.pay === 'put damage' && roomOn(p.on, id) < amountOf(cost.amount, p)) return false; // 405.3
    const event = eventFor(cost, id, p);
    return event === undefined || (!cantHappen(p.on, event) && !wouldBeReplaced(p.on, event));
  });
}

/** The cards that lie on top of the payer's deck, in their order. */
function topCards(p: Perspective, cost: Extract<Cost, { pay: 'top cards' }>): readonly CardId[] {
  return deckOf(p.on.state.players[p.you]!).slice(0, countOf(p, cost));
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
export interface Taken {
  readonly pay: Total['others'][number]['pay'];
  readonly card: CardId;
}

export function isTaken(taken: readonly Taken[], pay: Taken['pay'], card: CardId): boolean {
  return ONCE[pay] !== undefined && taken.some((one) => one.card === card && ONCE[one.pay] === ONCE[pay]);
}

/** Are there cards for all of these costs, none of them taken twice for what it can do only once (403.1)? */
function canShareOut(p: Perspective, costs: Total['others'], taken: readonly Taken[], resources: number): boolean {
  const [cost, ...later] = costs;
  if (!cost) return hasResources(p, resources, taken);
  if (later.length === 0 && taken.length === 0 && resources === 0) return true;
  const free = candidatesFor(p, cost).filter((id) => !isTaken(taken, cost.pay, id));
  return someShare(p, cost.pay, free, countOf(p, cost), later, taken, resources);
}

export function someShare(
  p: Perspective,
  pay: Taken['pay'],
  free: readonly CardId[],
  count: number,
  later: Total['others'],
  taken: readonly Taken[],
  resources: number,
): boolean {
  if (count <= 0) return canShareOut(p, later, taken, resources);
  for (let n = 0; n + count <= free.length; n++) {
    const then = [...taken, { pay, card: free[n]! }];
    if (someShare(p, pay, free.slice(n + 1), count - 1, later, then, resources)) return true;
  }
  return false;
}

/** A power that is used in the hand may be paid for with its own card. */
const isOwn = (cost: Total['others'][number]): boolean => 'noun' in cost && cost.noun.self === true;

/** A card on its way to the chain can't be discarded to pay for itself. */
function payingFor(p: Perspective): CardId {
  return p.on.card(p.source)?.zone === 'hand' ? p.source : 0;
}

function heroOf(p: Perspective): CardId {
  return p.on.card(p.source)?.facts.types.includes('Hero') ? p.source : p.on.state.players[p.you]!.hero;
}

function zoned(cost: Extract<Cost, { noun: unknown }>): typeof cost.noun {
  if (cost.pay === 'discard' || cost.pay === 'reveal') return { zone: 'hand', whose: 'you', ...cost.noun };
  return cost.noun;
}

export function eventFor(cost: Total['others'][number], card: CardId, p: Perspective): Happening | undefined {
  const player = p.you;
  switch (cost.pay) {
    case 'activate':
      return happening({ event: 'exhaust', card, player, lifted: true });
    case 'exhaust':
      return happening({ event: 'exhaust', card, player });
    case 'flip':
      return happening({ event: 'flip', card, player });
    case 'turn face down':
      return happening({ event: 'turn face down', card, player });
    case 'destroy':
      return card === p.source
        ? happening({ event: 'destroy', card, player, by: card })
        : happening({ event: 'destroy', card, player });
    case 'remove':
      return happening({ event: 'move', card, player, arrival: arriving('removed') });
    case 'return':
      return happening({
        event: 'move',
        card,
        player,
        arrival: cost.below ? arriving('deck', { at: 'bottom' }) : arriving('hand'),
      });
    case 'discard':
      return happening({ event: 'discard', card, player });
    case 'reveal':
      return happening({ event: 'reveal', card, player, by: p.source });
    case 'top cards':
      return happening({ event: 'move', card, player, arrival: arriving(cost.to) });
    case 'put damage':
      return happening({ event: 'put damage', card, player, amount: amountOf(cost.amount, p) });
    case 'remove counters': {
      const held = p.on.card(card)?.counters?.[cost.name] ?? 0;
      const amount = cost.count === 'all' ? held : amountOf(cost.count, p);
      return amount === 0
        ? undefined
        : happening({ event: 'remove counters', card, counter: cost.name, amount, player });
    }
  }
}

/** What a card's controller has to pay for it to exhaust for any reason but attacking (600.3a). */
export function priceToExhaust(on: Derived, id: CardId): readonly Cost[] {
  if (on.card(id)?.zone !== 'play' || on.of(id).restrictions.length === 0) return [];
  return unlessPaid(on, id, 'exhaust').flatMap(({ it }) => it.unless ?? []);
}

/** Could its controller pay that? */
export function canLift(on: Derived, id: CardId): boolean {
  const price = priceToExhaust(on, id);
  if (price.length === 0) return true;
  const p = perspective(on, on.controllerOf(id), id);
  return canPay(p, totalOf(price, p));
}
