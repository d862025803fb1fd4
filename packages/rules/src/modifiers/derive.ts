import type { Characteristics } from '../characteristics/characteristics.ts';
import { powersOf, printed } from '../characteristics/characteristics.ts';
import type { Lists } from '../characteristics/lists.ts';
import type { Planes } from '../characteristics/planes.ts';
import { planesOf } from '../characteristics/planes.ts';
import type { Written } from '../dependency/written.ts';
import type { CostChange, Replacement } from '../language/modifier.ts';
import type { TriggeredPower } from '../language/power.ts';
import type { Fitting } from '../reading/fitting.ts';
import { noFitting } from '../reading/fitting.ts';
import type { Card } from '../state/card.ts';
import { cardIn } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { Active } from './active.ts';
import type { Told } from './applying.ts';
import { applyAll } from './applying.ts';
import type { ChangePlayer } from './changes.ts';
import { UNCHANGED_PLAYER } from './changes.ts';
import type { Kept, Pile } from './kept.ts';
import { isOfSameTeams } from './kept.ts';
import type { Sourced } from './sourced.ts';
import { collect, fromCards, fromModifiers } from './sourced.ts';
import type { Work } from './work.ts';
import { noWork } from './work.ts';

/** A card as it is, or as it last was (707.3). */
export interface LastKnown {
  readonly card: Card;
  readonly characteristics: Characteristics;
  readonly holder: Seat;
}

const NO_CARDS: readonly CardId[] = [];

/** What continuous modifiers make of a state. Never written to JSON; worked out again where it is needed. */
export class Derived {
  readonly state: State;
  readonly #work: Work;
  /** The ready resources of each player, found once for each state. */
  readonly ready: (readonly CardId[] | undefined)[] = [];

  constructor(state: State, work: Work) {
    this.state = state;
    this.#work = work;
  }

  /** The same for a state that differs only in what no continuous modifier reads. */
  at(state: State): Derived {
    return new Derived(state, this.#work);
  }

  /** The lists of cards found so far. */
  get lists(): Lists {
    return this.#work.lists;
  }

  get fitting(): Fitting {
    this.#work.fitting ??= noFitting();
    return this.#work.fitting;
  }

  get planes(): Planes | null {
    const work = this.#work;
    if (work.planes === undefined) work.planes = planesOf(this.state);
    return work.planes;
  }

  /** What may serve for the next state. */
  get kept(): Kept {
    return this.#work.kept;
  }

  get piles(): Pile[] {
    return this.#work.kept.piles;
  }

  /** One value for all states of a game that follow one another, and for its forks: what they remember together is found by it. */
  get game(): object {
    return this.#work.kept.piles;
  }

  /** How much was written so far, and when one of these parts was last written. */
  get time(): number {
    return this.#work.drafts.time;
  }

  lastWritten(parts: readonly Written[]): number {
    return this.#work.drafts.lastWritten(parts);
  }

  /** Does every card lie where its controller and its form belong? Once that was found, it stays so until something else is derived. */
  get isSettled(): boolean {
    return this.#work.isSettled;
  }

  setSettled(): void {
    this.#work.isSettled = true;
  }

  /** Does any modifier look at this about cards? Modifiers that do not apply now may look, too. */
  looksAt(aspect: number): boolean {
    return (this.#work.reads & aspect) !== 0;
  }

  /** Has a modifier given this card a power that makes modifiers? */
  isGiven(id: CardId): boolean {
    const is = this.#work.drafts.changed.get(id);
    return is !== undefined && powersOf(is, 'continuous').some(({ source }) => source !== 0);
  }

  /** The continuous modifiers in the order in which they applied, for explanations. */
  get applied(): readonly Active[] {
    return this.#work.applied;
  }

  get lost(): ReadonlyMap<CardId, readonly string[]> {
    return this.#work.lost;
  }

  card(id: CardId): Card | undefined {
    return cardIn(this.state.cards, id);
  }

  /** What a card is now, in whichever zone. */
  of(id: CardId): Characteristics {
    const { changed } = this.#work.drafts;
    if (changed.size > 0) {
      const is = changed.get(id);
      if (is) return is;
    }
    const card = this.card(id);
    if (!card) throw new Error(`card ${id} is not there any more`);
    return printed(card);
  }

  /** The cards that modifiers have changed. */
  get changedCards(): readonly CardId[] {
    const { changed } = this.#work.drafts;
    return changed.size === 0 ? NO_CARDS : [...changed.keys()];
  }

  /** Could this card have powers? Most cards in play do not, and are passed over quickly. */
  hasPowers(card: Card): boolean {
    const { changed } = this.#work.drafts;
    if (changed.size > 0 && changed.has(card.id)) return true;
    const { powers, hero, back } = card.facts;
    if (hero) return powers.length > 0 || hero.back !== undefined;
    return (card.faceDown ? (back ?? []) : powers).length > 0;
  }

  lastKnown(id: CardId): LastKnown | undefined {
    const card = this.card(id);
    if (card) return { card, characteristics: this.of(id), holder: this.holderOf(card) };
    const left = this.state.departed.find((departed) => departed.card.id === id);
    return left && { card: left.card, characteristics: left.characteristics, holder: left.card.controller };
  }

  /** The controller of a card in play or on the chain, or else its owner (401.1, 401.2). */
  holderOf(card: Card): Seat {
    if (card.zone === 'play') return this.#given(card.id) ?? card.enteredUnder;
    return card.zone === 'chain' ? card.controller : card.owner;
  }

  controllerOf(id: CardId): Seat {
    return this.#given(id) ?? this.card(id)?.enteredUnder ?? -1;
  }

  /** To whom modifiers have given it, if they have. */
  #given(id: CardId): Seat | undefined {
    const { control } = this.#work;
    return control.size > 0 ? control.get(id) : undefined;
  }

  hostOf(id: CardId): CardId {
    return this.lastKnown(id)?.card.host ?? 0;
  }

  player(seat: Seat): ChangePlayer {
    return this.#work.players.get(seat) ?? UNCHANGED_PLAYER;
  }

  /** All active triggered powers and triggered modifiers (703.3, 715.1). */
  get triggers(): readonly Sourced<TriggeredPower>[] {
    this.#work.triggers ??= [
      ...fromCards(this, 'triggered', (power) => power),
      ...fromModifiers(this.state, (does) => (does.text === 'trigger' ? does.power : undefined)),
    ];
    return this.#work.triggers;
  }

  /** The triggered powers of one card that are active where it is (703.3a). */
  triggersOf(id: CardId): readonly Sourced<TriggeredPower>[] {
    const found: Sourced<TriggeredPower>[] = [];
    collect(this, id, this.card(id)!.zone, 'triggered', (power) => power, found);
    return found;
  }

  get replacements(): readonly Sourced<Replacement>[] {
    this.#work.replacements ??= [
      ...fromCards(this, 'replacement', (power) => power.replacement),
      ...fromModifiers(this.state, (does) => (does.text === 'replacement' ? does.replacement : undefined)),
    ];
    return this.#work.replacements;
  }

  get costs(): readonly Sourced<CostChange>[] {
    this.#work.costs ??= [
      ...fromCards(this, 'cost change', (power) => power.change),
      ...fromModifiers(this.state, (does) => (does.text === 'cost' ? does.cost : undefined)),
    ];
    return this.#work.costs;
  }
}

/** What is worked out for a state; quicker with what was kept from another state of the same game. */
export function derive(state: State, kept?: Kept): Derived {
  const before = kept && isOfSameTeams(kept, state) ? kept : undefined;
  const work = noWork(kept?.piles ?? []);
  return applyAll({ on: new Derived(state, work), work, told: undefined }, before);
}

/** The same, telling each change in the order in which it applies. */
export function deriveTelling(state: State, told: Told): Derived {
  const work = noWork([]);
  return applyAll({ on: new Derived(state, work), work, told }, undefined);
}
