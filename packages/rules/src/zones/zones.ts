import { BLANK, printed } from '../characteristics/characteristics.ts';
import type { Facts } from '../language/facts.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Arrival } from '../state/arrival.ts';
import { changedArrival } from '../state/arrival.ts';
import type { Card } from '../state/card.ts';
import { definitionOf } from '../state/definition.ts';
import { changedLink } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import type { CardId, CardType, Row, Seat, Zone } from '../vocabulary.ts';

/**
 * A card changes zones and becomes a different card (415.9a): no damage, no counters, out of combat;
 * what it was is kept as last known information. Returns its new existence, 0 if it has none.
 */
export function moveCard(table: Table, id: CardId, arrival: Arrival, before: Derived): CardId {
  const old = table.card(id)!;
  leaveZone(table, old, before);
  table.putCard(id, null);
  if (old.duplicate && old.zone === 'chain') return 0; // 402.1, 402.2
  const next = table.nextId();
  const owner = arrival.owner ?? old.owner;
  const time = table.now();
  const facts = old.copied?.facts ?? old.facts;
  const how = old.duplicate ? changedArrival(arrival, { duplicate: true }) : arrival;
  enterZone(table, cardAt(next, old.physical, facts, owner, old.pile, time, how), arrival);
  if (REMEMBERED.has(old.zone)) rememberLeaving(table, old, before, next);
  return next;
}

/** The public zones that texts speak of: who leaves one is remembered as it last was there (707.3, 709.2d). */
const REMEMBERED: ReadonlySet<Zone> = new Set(['play', 'chain', 'graveyard']);

export function cardAt(
  id: CardId,
  physical: number,
  facts: Facts,
  owner: Seat,
  pile: number,
  time: number,
  arrival: Arrival,
): Card {
  const controller = arrival.controller ?? owner;
  return {
    id,
    physical,
    facts: definitionOf(facts),
    owner,
    pile,
    zone: arrival.zone,
    timestamp: time,
    since: time,
    controller,
    enteredUnder: controller,
    row: arrival.row ?? null,
    faceDown: arrival.faceDown ?? false,
    exhausted: arrival.exhausted ?? false,
    damage: arrival.damage ?? 0,
    counters: arrival.counters ?? null,
    countedAt: null,
    as: arrival.as ?? null,
    word: arrival.word ?? null,
    kept: arrival.kept ?? null,
    host: arrival.host ?? 0,
    inherited: null,
    copied: null,
    duplicate: arrival.duplicate ?? false,
    used: null,
    returned: null,
  };
}

function rememberLeaving(table: Table, card: Card, before: Derived, became: CardId): void {
  const characteristics = before.card(card.id) ? before.of(card.id) : card.faceDown ? BLANK : printed(card);
  const attachments = before.state.play.filter((other) => before.card(other)?.host === card.id);
  const departed = { card, characteristics, became, turn: table.state.turn.number, attachments };
  table.set('departed', [...table.state.departed, departed]);
}

const without = (list: readonly CardId[], id: CardId): readonly CardId[] => {
  const at = list.indexOf(id);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
};

function leaveZone(table: Table, card: Card, before: Derived): void {
  const { id, owner } = card;
  switch (card.zone) {
    case 'play': {
      removeFromCombat(table, id);
      table.set('play', without(table.state.play, id));
      const controller = before.card(id) ? before.controllerOf(id) : card.controller;
      if (table.player(controller).hero === id) table.changePlayer(controller, { hero: 0, formerHero: id });
      return;
    }
    case 'chain':
      table.set(
        'chain',
        table.state.chain.filter((link) => !(link.source === id && (link.kind === 'card' || link.kind === 'resource'))),
      );
      return;
    default:
      changePile(table, owner, card.zone, card.pile, (pile) => without(pile, id));
  }
}

function enterZone(table: Table, card: Card, arrival: Arrival): void {
  table.putCard(card.id, card);
  switch (card.zone) {
    case 'play':
      table.set('play', [...table.state.play, card.id]);
      return;
    case 'chain':
      return; // The link is put there by whoever adds it (707.1a).
    default:
      changePile(table, card.owner, card.zone, card.pile, (pile) =>
        arrival.at === 'top' ? [card.id, ...pile] : [...pile, card.id],
      );
  }
}

/** Rewrites one of a player's own zones. */
export function changePile(
  table: Table,
  seat: Seat,
  zone: Zone,
  pile: number,
  change: (pile: readonly CardId[]) => readonly CardId[],
): void {
  const player = table.player(seat);
  if (zone === 'hand') table.changePlayer(seat, { hand: change(player.hand) });
  else if (zone === 'removed') table.changePlayer(seat, { removed: change(player.removed) });
  else if (zone === 'deck')
    table.changePlayer(seat, { decks: player.decks.map((cards, n) => (n === pile ? change(cards) : cards)) });
  else if (zone === 'graveyard')
    table.changePlayer(seat, { graveyards: player.graveyards.map((cards, n) => (n === pile ? change(cards) : cards)) });
}

/** Stops being attacker, defender or proposed as such; its strikes end (601.2f, 602.4, 303.2a). */
export function removeFromCombat(table: Table, id: CardId): void {
  const { combat, chain } = table.state;
  if (combat) {
    const strikes = combat.strikes.filter((strike) => strike.weapon !== id && strike.wielder !== id);
    const { attacker, defender, proposedDefender } = combat;
    if (attacker === id || defender === id || proposedDefender === id || strikes.length < combat.strikes.length) {
      table.changeCombat({
        attacker: attacker === id ? 0 : attacker,
        defender: defender === id ? 0 : defender,
        proposedDefender: proposedDefender === id ? 0 : proposedDefender,
        protecting: combat.protecting && defender !== id && proposedDefender !== id,
        strikes,
      });
    }
  }
  if (chain.some((link) => link.proposal && (link.proposal.attacker === id || link.proposal.defender === id))) {
    table.set(
      'chain',
      chain.map((link) => {
        if (!link.proposal) return link;
        const { attacker, defender, sabotage } = link.proposal;
        const left = { attacker: attacker === id ? 0 : attacker, defender: defender === id ? 0 : defender, sabotage };
        return changedLink(link, { proposal: left });
      }),
    );
  }
}

/** The row a card enters as it enters play, perhaps as another type than it is (710.1c, 300.1d). Attachments have none. */
export function rowFor(
  { raid, types }: Pick<Facts, 'raid' | 'types'>,
  faceDown: boolean,
  attached: boolean,
  as: readonly CardType[] = types,
): Row | null {
  if (attached) return null;
  if (raid && as === types) return 'raid';
  if (faceDown || as.includes('Quest') || as.includes('Location')) return 'resource';
  return as.includes('Ally') ? 'ally' : 'hero';
}
