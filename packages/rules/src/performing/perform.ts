import { whereDestroyed } from '../characteristics/bosses.ts';
import type { Derived } from '../modifiers/derive.ts';
import { raisedBy } from '../modifiers/raising.ts';
import { countedAfter } from '../modifiers/timestamps.ts';
import { arriving, changedArrival } from '../state/arrival.ts';
import type { Happening, Of } from '../state/happening.ts';
import { changedHappening } from '../state/happening.ts';
import { changedModifier } from '../state/modifier.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Zone } from '../vocabulary.ts';
import { deckOf, showsTopCard } from '../zones/decks.ts';
import { moveCard } from '../zones/zones.ts';
import { removeLink } from './chain.ts';

/** Writes one event to the table. Returns it with what became of it, or nothing if it could not be done at all. */
export function perform(table: Table, event: Happening, before: Derived): Happening | undefined {
  switch (event.event) {
    case 'draw':
      return draw(table, event, before);
    case 'destroy':
      return move(table, event, before, whereDestroyed(before, event.card));
    case 'discard':
      return move(table, changedHappening(event, { name: nameOf(table, event.card) }), before, 'graveyard'); // 415.9e
    case 'reveal':
      return changedHappening(event, { name: nameOf(table, event.card) });
    case 'move':
      return move(table, event, before, event.arrival.zone);
    case 'enter play':
      return enter(table, event, before);
    case 'deal':
    case 'put damage':
      return changeCard(table, event, (card) => ({ damage: card.damage + event.amount }));
    case 'heal': {
      const damage = table.card(event.card)?.damage ?? 0;
      const healed = Math.min(damage, event.amount); // 407.1
      return healed > 0
        ? changeCard(table, changedHappening(event, { amount: healed }), () => ({ damage: damage - healed }))
        : undefined;
    }
    case 'exhaust':
      return changeCard(table, event, (card) => (card.exhausted ? undefined : { exhausted: true })); // 411.1
    case 'ready':
      return changeCard(table, event, (card) => (card.exhausted ? { exhausted: false } : undefined));
    case 'flip':
      return changeCard(table, event, (card) => ({ faceDown: !card.faceDown }));
    case 'turn face down':
      return changeCard(table, event, (card) => (card.faceDown ? undefined : { faceDown: true, used: null, as: null }));
    case 'change control':
      return changeCard(table, event, () => ({ controller: event.player, since: table.now() }));
    case 'attach':
      return changeCard(table, event, () => ({ host: event.to, timestamp: table.now(), row: null })); // 718.2b
    case 'add counters':
      return changeCounters(table, event, event.amount);
    case 'remove counters':
      return changeCounters(table, event, -event.amount);
    case 'interrupt': {
      const link = table.state.chain.find(({ id }) => id === event.link);
      if (!link) return undefined;
      removeLink(table, link);
      return event;
    }
    default:
      return event;
  }
}

/** Everybody hears the name of a card that is revealed, wherever it goes. */
const nameOf = (table: Table, id: CardId): string | null => table.card(id)?.facts.name ?? null;

function draw(table: Table, event: Of<'draw'>, before: Derived): Happening | undefined {
  const [top] = deckOf(table.player(event.player));
  if (top === undefined) {
    if (!table.player(event.player).boss) table.changePlayer(event.player, { decked: true }); // 410.6b, R101.3c
    return undefined;
  }
  const name = showsTopCard(before, event.player) ? table.card(top)!.facts.name : undefined; // 415.9f
  const became = moveCard(table, top, arriving('hand'), before);
  const drawn = changedHappening(event, { card: top, became, from: 'deck', zone: 'hand' });
  return name === undefined ? drawn : changedHappening(drawn, { name });
}

/** The events by which a card changes zones. */
type Moving = Of<'destroy' | 'discard' | 'move' | 'enter play'>;

function move(table: Table, event: Moving, before: Derived, zone: Zone): Moving | undefined {
  const card = table.card(event.card);
  if (!card) return undefined;
  const faceDown =
    zone === 'removed' && !event.arrival?.faceUp ? card.faceDown || event.arrival?.faceDown : event.arrival?.faceDown; // 415.7a
  const how = { zone, faceDown: faceDown ?? false };
  const arrival = event.arrival ? changedArrival(event.arrival, how) : arriving(zone, how);
  const became = moveCard(table, card.id, arrival, before);
  return became === 0 ? undefined : changedHappening(event, { became, from: card.zone, zone });
}

/** What was created as it entered applies to it from now on (710.1a); a hero is its party's hero (301.5). */
function enter(table: Table, event: Of<'enter play'>, before: Derived): Happening | undefined {
  const done = move(table, event, before, 'play');
  if (!done) return undefined;
  const became = done.became!;
  if (table.state.modifiers.some(({ flagged }) => flagged?.includes(event.card)))
    table.set(
      'modifiers',
      table.state.modifiers.map((modifier) =>
        changedModifier(modifier, {
          flagged: modifier.flagged?.map((id) => (id === event.card ? became : id)) ?? null,
        }),
      ),
    );
  const { facts, controller, row } = table.card(became)!;
  if (facts.types.includes('Hero') && row !== 'resource' && table.player(controller).hero === 0)
    table.changePlayer(controller, { hero: became });
  return done;
}

type InPlay = NonNullable<ReturnType<Table['card']>>;

function changeCard(
  table: Table,
  event: Extract<Happening, { readonly card: CardId }>,
  changes: (card: InPlay) => Partial<InPlay> | undefined,
): Happening | undefined {
  const card = table.card(event.card);
  if (card?.zone !== 'play') return undefined;
  const changed = changes(card);
  if (!changed) return undefined;
  table.change(card.id, changed);
  return event;
}

function changeCounters(
  table: Table,
  event: Of<'add counters' | 'remove counters'>,
  by: number,
): Happening | undefined {
  const name = event.counter;
  return changeCard(table, event, (card) => {
    const { [name]: now = 0, ...others } = card.counters ?? {};
    const room = card.facts.capacity === undefined ? Number.POSITIVE_INFINITY : card.facts.capacity; // 306.3
    const then = Math.min(Math.max(0, now + by), Math.max(now, room));
    if (then === now) return undefined;
    const countedAt = raisedBy(name).length > 0 ? countedAfter(card, name, then - now, table.now()) : card.countedAt; // 718.2g
    if (then > 0) return { counters: { ...others, [name]: then }, countedAt };
    return { counters: Object.keys(others).length > 0 ? others : null, countedAt };
  });
}
