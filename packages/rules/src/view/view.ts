import type { RaidView } from '../characteristics/bosses.ts';
import { viewRaid } from '../characteristics/bosses.ts';
import { isBlank } from '../characteristics/characteristics.ts';
import { planeAt } from '../characteristics/planes.ts';
import type { Decision } from '../decisions/decision.ts';
import type { Game } from '../game/game.ts';
import { derivedOf } from '../game/game.ts';
import type { DroppedView } from '../instructions/dropping.ts';
import { viewDropped } from '../instructions/dropping.ts';
import type { Facts } from '../language/facts.ts';
import type { Power } from '../language/power.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Card, Counters } from '../state/card.ts';
import type { Link } from '../state/link.ts';
import type { Combat, Outcome } from '../state/state.ts';
import type { CardId, CardType, DamageType, Row, Seat, Step, Zone } from '../vocabulary.ts';
import type { Look } from './looks.ts';
import { viewedOnce } from './looks.ts';
import { costShown, wordsOf } from './printed.ts';
import { canSee, deckSeen, shownBy, showsHand } from './sight.ts';

/** What one player, or a spectator, may know of a game (law 8). */
export interface View {
  /** The viewer; null for a spectator. */
  readonly you: Seat | null;
  readonly players: readonly PlayerView[];
  /** The cards in play, in the order in which they entered. */
  readonly play: readonly CardView[];
  /** The chain, topmost link first. */
  readonly chain: readonly LinkView[];
  readonly turn: { readonly number: number; readonly player: Seat; readonly step: Step };
  readonly window: 'step' | 'attack' | 'defend' | null;
  /** Who holds priority, or you if you are asked; null while somebody else is, and once the game is over. */
  readonly waitingFor: Seat | null;
  readonly combat: Combat | null;
  /** The pending decision, shown to the player it is put to. */
  readonly decision: Decision | null;
  /** Cards of the decision that lie where its player could not see them otherwise. */
  readonly shown: readonly CardView[];
  readonly outcome: Outcome | null;
  /** Where everything lay when a card was dropped last; it is for all to see (R304). */
  readonly dropped: DroppedView | null;
  /** Null where nobody plays a Boss. */
  readonly raid: RaidView | null;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly name: string;
  readonly team: string;
  readonly lost: boolean;
  /** Plays the Boss of a raid (R100.1). */
  readonly boss: boolean;
  /** The plane on which he is; null on the usual one (R503.1). */
  readonly plane: string | null;
  /** What his decks are called; nothing where there is one. */
  readonly deckNames: readonly string[];
  /** The steps that his turns may have. */
  readonly plan: readonly Step[];
  readonly hero: CardId;
  readonly handCount: number;
  /** The cards in hand, if the viewer may look at them. */
  readonly hand: readonly CardView[] | null;
  readonly deckCounts: readonly number[];
  /** The cards of the main deck that the viewer may look at now, top first: usually none (415.3d-f). */
  readonly deckSeen: readonly CardView[];
  readonly graveyards: readonly (readonly CardView[])[];
  readonly removed: readonly CardView[];
  readonly maximumHandSize: number | null;
  readonly resourcesPlaced: number;
}

/** A card as far as the viewer may know it. What he may not know is null or empty. */
export interface CardView {
  readonly id: CardId;
  readonly known: boolean;
  readonly name: string | null;
  /** What is printed on it. */
  readonly facts: Facts | null;
  readonly zone: Zone;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly row: Row | null;
  readonly types: readonly CardType[];
  readonly tags: readonly string[];
  readonly icons: readonly string[];
  readonly keywords: readonly string[];
  readonly cost: number | null;
  readonly atk: number | null;
  readonly damageTypes: readonly DamageType[];
  readonly health: number | null;
  readonly def: number | null;
  readonly strike: number | null;
  readonly powers: readonly Power[];
  readonly exhausted: boolean;
  readonly faceDown: boolean;
  readonly damage: number;
  readonly counters: Counters | null;
  readonly host: CardId;
  /** In its party since before its controller's latest turn (302.2). */
  readonly fresh: boolean;
  /** The plane on which it is in play; null on the usual one (R503.1). */
  readonly plane: string | null;
}

export interface LinkView {
  readonly id: number;
  readonly kind: Link['kind'];
  readonly controller: Seat;
  readonly source: CardId;
  /** The source's name; null for a resource placed face down that the viewer may not see. */
  readonly name: string | null;
  /** What is printed on a card on the chain, if the viewer may look at it. */
  readonly facts: Facts | null;
  readonly effects: Link['effects'];
  readonly targets: Link['targets'];
  readonly x: number;
  readonly modes: readonly number[];
  readonly proposal: Link['proposal'];
}

/** What a player could see if he looked at the table now. What he is shown of it, and when: `shownTo`. */
export function viewGame(game: Game, you: Seat | null): View {
  const { state, decision } = game;
  const on = derivedOf(game);
  const see = (id: CardId) => viewCard(on, id, you);
  const mine = decision !== null && decision.player === you;
  return {
    you,
    players: state.players.map((player, seat) => ({
      seat,
      name: player.name,
      team: player.team,
      lost: player.lost,
      boss: player.boss,
      plane: on.planes?.bySeat[seat] ?? null,
      deckNames: player.deckNames,
      plan: player.plan.map((planned) => (typeof planned === 'string' ? planned : planned.step)),
      hero: player.hero,
      handCount: player.hand.length,
      hand: seat === you || showsHand(on, seat) ? player.hand.map(see) : null,
      deckCounts: player.decks.map((deck) => deck.length),
      deckSeen: deckSeen(game, on, seat, you).map((id) => cardView(on, on.card(id)!, true)),
      graveyards: player.graveyards.map((graveyard) => graveyard.map(see)),
      removed: player.removed.map(see),
      maximumHandSize: on.player(seat).keepsAll ? null : player.handSize + on.player(seat).handSize,
      resourcesPlaced: player.placed,
    })),
    play: state.play.map(see),
    chain: state.chain.map((link) => viewLink(on, link, you)).reverse(),
    turn: { number: state.turn.number, player: state.turn.player, step: state.turn.step },
    window: state.window?.in ?? null,
    waitingFor: mine || decision?.question === 'priority' ? decision!.player : null,
    combat: state.combat,
    decision: mine ? decision : null,
    shown: mine ? shownBy(decision, on).map((id) => cardView(on, on.card(id)!, true)) : [],
    outcome: state.outcome,
    dropped: state.special.dropped ? viewDropped(on, state.special.dropped) : null,
    raid: viewRaid(on),
  };
}

function viewCard(on: Derived, id: CardId, you: Seat | null): CardView {
  const card = on.card(id)!;
  return cardView(on, card, canSee(on, card, you));
}

function cardView(on: Derived, card: Card, known: boolean): CardView {
  const controller = on.holderOf(card);
  const inPlay = card.zone === 'play';
  const look: Look = {
    card,
    is: on.of(card.id),
    controller,
    fresh: inPlay && card.since >= on.state.players[controller]!.turnStarted,
    plane: inPlay ? planeAt(on, card.id) : null,
  };
  return viewedOnce(on, look, known, known ? openView : hiddenView);
}

const openView = (look: Look): CardView => viewOf(look, true);
const hiddenView = (look: Look): CardView => viewOf(look, false);

function viewOf({ card, is, controller, fresh, plane }: Look, known: boolean): CardView {
  const { facts } = card;
  const blank = isBlank(card);
  const { keywords, powers } = wordsOf(facts, is);
  return {
    id: card.id,
    known,
    name: known ? (blank ? facts.name : is.name) : null,
    facts: known ? facts : null,
    zone: card.zone,
    owner: card.owner,
    controller,
    row: card.row,
    types: is.types,
    tags: is.tags,
    icons: is.icons,
    keywords,
    cost: blank ? null : costShown(facts),
    atk: is.atk,
    damageTypes: is.damageTypes,
    health: is.health,
    def: is.def,
    strike: is.strike,
    powers,
    exhausted: card.exhausted,
    faceDown: card.faceDown,
    damage: card.damage,
    counters: card.counters,
    host: card.host,
    fresh,
    plane,
  };
}

function viewLink(on: Derived, link: Link, you: Seat | null): LinkView {
  const { id, kind, controller, source, effects, targets, x, modes, proposal } = link;
  const card = on.card(source);
  const facts = card?.zone === 'chain' && canSee(on, card, you) ? card.facts : null;
  return {
    id,
    kind,
    controller,
    source,
    name: link.name ?? facts?.name ?? null,
    facts,
    effects,
    targets,
    x,
    modes,
    proposal,
  };
}
