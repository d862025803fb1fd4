import type { Characteristics } from '../characteristics/characteristics.ts';
import { copyOf, powersOf, printed } from '../characteristics/characteristics.ts';
import type { Lists } from '../characteristics/lists.ts';
import { noLists } from '../characteristics/lists.ts';
import type { Planes } from '../characteristics/planes.ts';
import { arePlayersApart, isApartFrom, isEverywhere, planesOf } from '../characteristics/planes.ts';
import { ASPECT } from '../dependency/aspects.ts';
import type { Written } from '../dependency/written.ts';
import type { Condition } from '../language/condition.ts';
import type { Change, CostChange, Replacement } from '../language/modifier.ts';
import type { Noun } from '../language/noun.ts';
import type { TriggeredPower } from '../language/power.ts';
import { holds } from '../reading/conditions.ts';
import type { Fitting } from '../reading/fitting.ts';
import { fitting, noFitting } from '../reading/fitting.ts';
import { all } from '../reading/nouns.ts';
import type { Perspective } from '../reading/perspective.ts';
import { perspective, readOf } from '../reading/perspective.ts';
import type { Card } from '../state/card.ts';
import { cardIn } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import { related } from '../state/teams.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { Active, Found } from './active.ts';
import { activeModifiers } from './active.ts';
import type { ChangePlayer } from './apply.ts';
import { changeCard, changePlayer, UNCHANGED_PLAYER } from './apply.ts';
import { Drafts } from './drafts.ts';
import type { Kept, Pile, Round } from './kept.ts';
import { arranged, isOfSameTeams } from './kept.ts';
import type { Sourced } from './sourced.ts';
import { collect, fromCards, fromModifiers } from './sourced.ts';
import type { Work } from './work.ts';
import { NOTHING, noWork } from './work.ts';

/** A card as it is, or as it last was (707.3). */
export interface LastKnown {
  readonly card: Card;
  readonly characteristics: Characteristics;
  readonly holder: Seat;
}

/** Enough for any modifiers that give or take powers which give or take powers. */
const ROUNDS = 8;

/** Only what writes these can change which modifiers there are, and whose. */
const REWRITING = ASPECT.giving | ASPECT.losing | ASPECT.control | ASPECT.keywords | ASPECT.damageTypes;

/** One change to one card; null as a new round begins and all told before is void. */
export interface Telling {
  readonly id: CardId;
  readonly change: Change;
  readonly modifier: Active;
  readonly before: Characteristics;
  readonly after: Characteristics;
  readonly controller: Seat | undefined;
}
type Told = (telling: Telling | null) => void;

/** What continuous modifiers make of a state. Never written to JSON; worked out again where it is needed. */
export class Derived {
  readonly state: State;
  readonly #work: Work;

  /** Told of each change as it is applied, for explanations. */
  readonly #told: Told | undefined;
  /** The ready resources of each player, found once for each state. */
  readonly ready: (readonly CardId[] | undefined)[] = [];

  constructor(state: State, work: Work, told?: Told) {
    this.state = state;
    this.#work = work;
    this.#told = told;
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

  /** Applies the modifiers; where one gives or takes a power that makes another, once more with the new set. */
  applyAll(before: Kept | undefined): this {
    const work = this.#work;
    const rounds: Round[] = [];
    const find = (): Found => {
      const { made = [] } = before?.rounds[rounds.length] ?? rounds[rounds.length - 1] ?? {};
      return activeModifiers(this, made, before?.strikes ?? []);
    };
    let found = find();
    while (rounds.length < ROUNDS && found.actives.length > 0) {
      this.#beginAnew();
      this.#told?.(null);
      const round = arranged(found, before?.rounds[rounds.length]);
      rounds.push(round);
      work.applied = round.order;
      for (const modifier of round.order) if (this.#stillIs(modifier)) this.#apply(modifier);
      if (work.lost.size > 0) work.applied = round.order.filter((modifier) => this.#stillIs(modifier));
      if (!found.actives.some(({ writes }) => (writes & REWRITING) !== 0)) break;
      const then = find();
      if (areSame(then.actives, found.actives)) break;
      found = then;
    }
    for (const { reads } of work.applied) work.reads |= reads;
    work.lists = noLists();
    if (rounds.length > 0) {
      const teams = before?.teams ?? this.state.players.map(({ team }) => team);
      work.kept = { teams, rounds, strikes: found.strikes, piles: work.kept.piles };
    }
    return this;
  }

  #beginAnew(): void {
    const work = this.#work;
    work.drafts = new Drafts();
    work.control = NOTHING.control;
    work.players = NOTHING.players;
    work.lost = NOTHING.lost;
    work.lists = noLists();
    work.fitting = undefined;
  }

  /** Has the card still the power that makes this modifier, after those on which it depends (719.1)? */
  #stillIs({ power, source }: Active): boolean {
    if (power === null || this.#work.lost.size === 0 || !this.#work.lost.has(source)) return true;
    return powersOf(this.of(source), 'continuous').some(({ key }) => key === power);
  }

  #apply(modifier: Active): void {
    const { source, controller, x } = modifier;
    const p = perspective(this, controller, source, x);
    if (modifier.players && (!modifier.while || holds(modifier.while, p))) {
      for (let seat = 0; seat < this.state.players.length; seat++)
        if (related(this.state, controller, seat, modifier.players) && !this.#isLostOn(seat, modifier))
          this.#changePlayer(seat, modifier, p);
    }
    if (modifier.while && !speaksOfIt(modifier.while) && !holds(modifier.while, p)) return; // 714.3a
    for (const id of this.#affected(modifier, p)) {
      if (isApartFrom(this, controller, id) && !isEverywhere(this, source, id)) continue; // R503.1c
      const its = modifier.bearing.its ? readOf(p, id) : p;
      if (!modifier.while || holds(modifier.while, its)) this.#change(id, modifier.changes, modifier, its);
    }
  }

  /** Is the player on another plane than the modifier? */
  #isLostOn(seat: Seat, { controller, source }: Active): boolean {
    return arePlayersApart(this, controller, seat) && !isEverywhere(this, source, 0);
  }

  #affected(modifier: Active, p: Perspective): readonly CardId[] {
    const { flagged, cards } = modifier;
    if (flagged) return flagged.filter((id) => this.card(id)?.zone === 'play'); // 714.3f
    if (!cards) return NOBODY;
    return this.#described(cards, p);
  }

  /** Where it says nothing of a zone, it speaks of cards in play (712.4). */
  #described(cards: Noun, p: Perspective): readonly CardId[] {
    return cards.zone === undefined ? fitting(cards, p) : all(cards, p);
  }

  #lose(id: CardId, before: Characteristics, after: Characteristics): void {
    const kept = new Set(powersOf(after, 'continuous').map(({ key }) => key));
    const keys = powersOf(before, 'continuous').flatMap(({ key }) => (kept.has(key) ? [] : [key]));
    if (keys.length === 0) return;
    if (this.#work.lost === NOTHING.lost) this.#work.lost = new Map();
    this.#work.lost.set(id, [...(this.#work.lost.get(id) ?? []), ...keys]);
  }

  #changePlayer(seat: Seat, modifier: Active, p: Perspective): void {
    if (this.#work.players === NOTHING.players) this.#work.players = new Map();
    this.#work.players.set(seat, changePlayer(this.player(seat), modifier, p));
  }

  #giveTo(controller: Seat, id: CardId): void {
    if (this.#work.control === NOTHING.control) this.#work.control = new Map();
    this.#work.control.set(id, controller);
    this.#work.drafts.wrote('control');
  }

  #change(id: CardId, changes: readonly Change[], modifier: Active, p: Perspective): void {
    for (const change of changes) {
      if (change.change === 'lose powers' && keepsPowers(this.state, id, modifier)) continue; // R101.3a
      const is = this.of(id);
      if (change.change === 'control' && is.restrictions.some(({ it }) => it.cant === 'change control')) continue;
      const before = this.#told || change.change === 'lose powers' ? asItIs(is) : is;
      const controller = changeCard(this.#work.drafts, id, is, change, modifier, p);
      if (controller !== undefined) this.#giveTo(controller, id);
      if (change.change === 'lose powers') this.#lose(id, before, this.of(id));
      this.#told?.({ id, change, modifier, before, after: asItIs(this.of(id)), controller });
    }
  }
}

const NOBODY: readonly CardId[] = [];

/** A copy that stays so. */
function asItIs(is: Characteristics): Characteristics {
  return Object.assign(copyOf(is), { powers: [...is.powers] });
}

/** Opposing modifiers can't remove the powers of a Boss, unless they come from it (R101.3a). */
function keepsPowers({ players }: State, id: CardId, { controller, source }: Active): boolean {
  const boss = players.find((player) => player.boss && player.hero === id);
  return boss !== undefined && source !== id && boss.team !== players[controller]!.team;
}

/** The same modifiers, of the same players. */
function areSame(some: readonly Active[], others: readonly Active[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      (one, n) => one === others[n] || (one.key === others[n]!.key && one.controller === others[n]!.controller),
    )
  );
}

/** Must the condition be asked anew for each card to which the modifier would apply? */
function speaksOfIt(condition: Condition): boolean {
  if (condition.is === 'so') return condition.what.select === 'it';
  if (condition.is === 'all' || condition.is === 'any') return condition.of.some(speaksOfIt);
  if (condition.is === 'some player') return speaksOfIt(condition.so);
  return condition.is === 'not' && speaksOfIt(condition.of);
}

/** What is worked out for a state; quicker with what was kept from another state of the same game. */
export function derive(state: State, kept?: Kept): Derived {
  const before = kept && isOfSameTeams(kept, state) ? kept : undefined;
  return new Derived(state, noWork(kept?.piles ?? [])).applyAll(before);
}

/** The same, telling each change in the order in which it applies. */
export function deriveTelling(state: State, told: Told): Derived {
  return new Derived(state, noWork([]), told).applyAll(undefined);
}
