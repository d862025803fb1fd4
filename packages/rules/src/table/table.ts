import { worksElsewhere } from '../characteristics/powersOutsidePlay.ts';
import type { Offer } from '../decisions/decision.ts';
import { ASPECT } from '../dependency/aspects.ts';
import type { Derived } from '../modifiers/derive.ts';
import { derive } from '../modifiers/derive.ts';
import type { Kept } from '../modifiers/kept.ts';
import type { Card } from '../state/card.ts';
import { changedCard } from '../state/card.ts';
import { cardIn, putCard } from '../state/cards.ts';
import type { Happening } from '../state/happening.ts';
import type { Player, State, Writable } from '../state/state.ts';
import { changedCombat, changedPlayer, changedTurn, copyState } from '../state/state.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** Parts of the state at which no continuous modifier looks: writing them leaves what is derived as it is. */
function isNeverRead(part: keyof State): boolean {
  switch (part) {
    case 'departed':
    case 'asked':
    case 'nextId':
    case 'time':
    case 'random':
    case 'fate':
    case 'loops':
    case 'special':
    case 'waiting':
    case 'window':
    case 'lost':
    case 'chain':
    case 'outcome':
      return true;
    default:
      return false;
  }
}

/** The turn, the players and the combat matter only to modifiers that speak of them, and to strikes (303.2b). */
function isUnlooked<K extends keyof State>(derived: Derived, part: K, before: State[K], now: State[K]): boolean {
  if (part === 'turn') return !derived.looksAt(ASPECT.turn);
  if (part === 'players')
    return !derived.looksAt(ASPECT.turn | ASPECT.elsewhere) && areSides(before as Players, now as Players);
  if (part !== 'combat' || derived.looksAt(ASPECT.combat)) return false;
  return isWithoutStrikes(before as State['combat']) && isWithoutStrikes(now as State['combat']);
}

type Players = State['players'];

/** Is everybody still on the same side? */
function areSides(before: Players, now: Players): boolean {
  for (let seat = 0; seat < now.length; seat++) if (before[seat]?.team !== now[seat]!.team) return false;
  return true;
}

function isWithoutStrikes(combat: State['combat']): boolean {
  return combat === null || combat.strikes.length === 0;
}

/** Turning and damaging cards changes nothing that is derived, unless some modifier looks at it. */
function isUnread(derived: Derived, changes: Partial<Card>): boolean {
  for (const part in changes) {
    if (part === 'used') continue;
    if (part !== 'exhausted' && part !== 'damage') return false;
    if (derived.looksAt(ASPECT[part])) return false;
  }
  return true;
}

/** Cards that come and go outside of play change nothing that is derived, unless they work there or are looked at. */
function isOutside(derived: Derived, before: Card | undefined, now: Card | null): boolean {
  if (before && (before.zone === 'play' || worksElsewhere(before.facts))) return false;
  if (now && (now.zone === 'play' || worksElsewhere(now.facts))) return false;
  return !derived.looksAt(ASPECT.elsewhere);
}

/**
 * Where a procedure writes. A part of the state is copied the first time it is touched after a snapshot,
 * so a snapshot costs nothing and stays as it was.
 */
export class Table {
  #state: Writable<State>;
  /** Was the state copied since the last snapshot? Only then is it changed in place. */
  #isOwn = false;
  /** The lists of cards copied since then. */
  #owned: Set<object> | undefined;
  #derived: Derived | undefined;
  #kept: Kept | undefined;
  #noted: Kept | undefined;
  /** The options at priority, where they are known already because the same point was reached before. */
  offered: readonly Offer[] | undefined;
  /** What happened since the last decision, for the log. */
  happened: Happening[] = [];
  /** The replacement modifiers that have affected what is being done now (716.1e). */
  affected: ReadonlySet<string> = new Set();

  /** What is derived of this state, or was kept of another state of the same game, if it is known already. */
  constructor(state: State, derived?: Derived, kept?: Kept) {
    this.#state = state;
    this.#derived = derived;
    this.#kept = derived?.kept ?? kept;
  }

  get state(): State {
    return this.#state;
  }

  /** The state as it is now, to keep. */
  snapshot(): State {
    this.#isOwn = false;
    this.#owned = undefined;
    return this.#state;
  }

  /** Back to an earlier state (707.2). */
  restore(state: State): void {
    this.#state = state;
    this.#isOwn = false;
    this.#owned = undefined;
    this.#derived = undefined;
  }

  /** All that continuous modifiers make of the present state. */
  get derived(): Derived {
    if (this.#derived === undefined) {
      this.#derived = derive(this.#state, this.#kept);
      this.#kept = this.#derived.kept;
    }
    return this.#derived;
  }

  /** What was worked out last and may serve for the next state. */
  get kept(): Kept | undefined {
    return this.#kept;
  }

  /** The same, if it is known already. */
  get known(): Derived | undefined {
    return this.#derived?.state === this.#state ? this.#derived : undefined;
  }

  set<K extends keyof State>(part: K, value: State[K]): void {
    if (!this.#isOwn) {
      this.#state = copyState(this.#state);
      this.#isOwn = true;
    }
    const before = this.#state[part];
    this.#state[part] = value;
    if (!this.#derived) return;
    const isUnread = isNeverRead(part);
    if (!isUnread && !isUnlooked(this.#derived, part, before, value)) this.#derived = undefined;
    else if (this.#derived.state !== this.#state || !isUnread) this.#derived = this.#derived.at(this.#state);
  }

  card(id: CardId): Card | undefined {
    return cardIn(this.#state.cards, id);
  }

  /** Writes a card, or with null forgets it. */
  putCard(id: CardId, card: Card | null): void {
    const kept = this.#derived && isOutside(this.#derived, this.card(id), card) ? this.#derived : undefined;
    let cards = this.#state.cards as Writable<State['cards']> & (readonly (Card | null)[])[];
    if (this.#owned === undefined) {
      cards = cards.slice() as typeof cards;
      this.set('cards', cards);
      this.#owned = new Set();
    }
    putCard(cards, this.#owned, id, card);
    this.#derived = kept?.at(this.#state);
  }

  change(id: CardId, changes: Partial<Card>): void {
    const card = this.card(id);
    if (!card) return;
    const kept = this.#derived && isUnread(this.#derived, changes) ? this.#derived : undefined;
    this.putCard(id, changedCard(card, changes));
    if (kept) this.#derived = kept.at(this.#state);
  }

  player(seat: Seat): Player {
    return this.#state.players[seat]!;
  }

  changePlayer(seat: Seat, changes: Partial<Player>): void {
    const players = this.#state.players.slice();
    players[seat] = changedPlayer(players[seat]!, changes);
    this.set('players', players);
  }

  changeTurn(changes: Partial<State['turn']>): void {
    this.set('turn', changedTurn(this.#state.turn, changes));
  }

  changeCombat(changes: Partial<NonNullable<State['combat']>>): void {
    if (this.#state.combat) this.set('combat', changedCombat(this.#state.combat, changes));
  }

  /** Was it already noted which powers are lost and given by what is derived? From now on it is. */
  isNoted(): boolean {
    const { kept } = this.derived;
    const known = this.#noted === kept;
    this.#noted = kept;
    return known;
  }

  nextId(): number {
    const id = this.#state.nextId;
    this.set('nextId', id + 1);
    return id;
  }

  /** A new timestamp, later than all before (718.2). */
  now(): number {
    const time = this.#state.time;
    this.set('time', time + 1);
    return time;
  }
}
