import type { Characteristics } from '../characteristics/characteristics.ts';
import { copyOf, powersOf } from '../characteristics/characteristics.ts';
import { noLists } from '../characteristics/lists.ts';
import { arePlayersApart, isApartFrom, isEverywhere } from '../characteristics/planes.ts';
import { ASPECT } from '../dependency/aspects.ts';
import type { Condition } from '../language/condition.ts';
import type { Change } from '../language/modifier.ts';
import type { Noun } from '../language/noun.ts';
import { saysIt } from '../language/walk.ts';
import { holds } from '../reading/conditions.ts';
import { fitting } from '../reading/fitting.ts';
import { all } from '../reading/nouns.ts';
import type { Perspective } from '../reading/perspective.ts';
import { perspective, readOf } from '../reading/perspective.ts';
import { playersOf } from '../reading/selections.ts';
import type { State } from '../state/state.ts';
import { related } from '../state/teams.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { Active, Found } from './active.ts';
import { activeModifiers } from './active.ts';
import { changeCard, changePlayer } from './changes.ts';
import type { Derived } from './derive.ts';
import { Drafts } from './drafts.ts';
import type { Kept, Round } from './kept.ts';
import { arranged } from './kept.ts';
import type { Work } from './work.ts';
import { NOTHING } from './work.ts';

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
export type Told = (telling: Telling | null) => void;

/** Modifiers being applied: what is derived so far, and where it is written down. */
interface Applying {
  readonly on: Derived;
  readonly work: Work;
  /** Told of each change as it is applied, for explanations. */
  readonly told: Told | undefined;
}

/** Applies the modifiers; where one gives or takes a power that makes another, once more with the new set. */
export function applyAll(applying: Applying, before: Kept | undefined): Derived {
  const { on, work, told } = applying;
  const rounds: Round[] = [];
  const find = (): Found => {
    const { made = [] } = before?.rounds[rounds.length] ?? rounds[rounds.length - 1] ?? {};
    return activeModifiers(on, made, before?.strikes ?? []);
  };
  let found = find();
  while (rounds.length < ROUNDS && found.actives.length > 0) {
    beginAnew(work);
    told?.(null);
    const round = arranged(found, before?.rounds[rounds.length]);
    rounds.push(round);
    work.applied = round.order;
    for (const modifier of round.order) if (stillIs(applying, modifier)) apply(applying, modifier);
    if (work.lost.size > 0) work.applied = round.order.filter((modifier) => stillIs(applying, modifier));
    if (!found.actives.some(({ writes }) => (writes & REWRITING) !== 0)) break;
    const then = find();
    if (areSame(then.actives, found.actives)) break;
    found = then;
  }
  for (const { reads } of work.applied) work.reads |= reads;
  work.lists = noLists();
  if (rounds.length > 0) {
    const teams = before?.teams ?? on.state.players.map(({ team }) => team);
    work.kept = { teams, rounds, strikes: found.strikes, piles: work.kept.piles };
  }
  return on;
}

function beginAnew(work: Work): void {
  work.drafts = new Drafts();
  work.control = NOTHING.control;
  work.players = NOTHING.players;
  work.lost = NOTHING.lost;
  work.lists = noLists();
  work.fitting = undefined;
}

/** Has the card still the power that makes this modifier, after those on which it depends (719.1)? */
function stillIs({ on, work }: Applying, { power, source }: Active): boolean {
  if (power === null || work.lost.size === 0 || !work.lost.has(source)) return true;
  return powersOf(on.of(source), 'continuous').some(({ key }) => key === power);
}

function apply(applying: Applying, modifier: Active): void {
  const { on } = applying;
  const { source, controller, x } = modifier;
  const p = perspective(on, controller, source, x);
  if (modifier.players && (!modifier.while || holds(modifier.while, p))) {
    const only = modifier.of && playersOf(modifier.of, p);
    for (let seat = 0; seat < on.state.players.length; seat++)
      if (
        related(on.state, controller, seat, modifier.players) &&
        (!only || only.includes(seat)) &&
        !isLostOn(on, seat, modifier)
      )
        applyToPlayer(applying, seat, modifier, p);
  }
  if (modifier.while && !speaksOfIt(modifier.while) && !holds(modifier.while, p)) return; // 714.3a
  for (const id of affected(on, modifier, p)) {
    if (isApartFrom(on, controller, id) && !isEverywhere(on, source, id)) continue; // R503.1c
    const its = modifier.dependence.its ? readOf(p, id) : p;
    if (!modifier.while || holds(modifier.while, its)) applyToCard(applying, id, modifier, its);
  }
}

/** Is the player on another plane than the modifier? */
function isLostOn(on: Derived, seat: Seat, { controller, source }: Active): boolean {
  return arePlayersApart(on, controller, seat) && !isEverywhere(on, source, 0);
}

function affected(on: Derived, { flagged, cards }: Active, p: Perspective): readonly CardId[] {
  if (flagged) return flagged.filter((id) => on.card(id)?.zone === 'play'); // 714.3f
  return cards ? described(cards, p) : NOBODY;
}

/** Where it says nothing of a zone, it speaks of cards in play (712.4). */
function described(cards: Noun, p: Perspective): readonly CardId[] {
  return cards.zone === undefined && !cards.everywhere ? fitting(cards, p) : all(cards, p);
}

function applyToPlayer({ on, work }: Applying, seat: Seat, modifier: Active, p: Perspective): void {
  if (work.players === NOTHING.players) work.players = new Map();
  work.players.set(seat, changePlayer(on.player(seat), modifier, p));
}

function applyToCard({ on, work, told }: Applying, id: CardId, modifier: Active, p: Perspective): void {
  for (const change of modifier.changes) {
    if (change.change === 'lose powers' && keepsPowers(on.state, id, modifier)) continue; // R101.3a
    const is = on.of(id);
    if (change.change === 'control' && is.restrictions.some(({ it }) => it.cant === 'change control')) continue;
    const before = told || change.change === 'lose powers' ? asItIs(is) : is;
    const controller = changeCard(work.drafts, id, is, change, modifier, p);
    if (controller !== undefined) giveTo(work, controller, id);
    if (change.change === 'lose powers') lose(work, id, before, on.of(id));
    told?.({ id, change, modifier, before, after: asItIs(on.of(id)), controller });
  }
}

function giveTo(work: Work, controller: Seat, id: CardId): void {
  if (work.control === NOTHING.control) work.control = new Map();
  work.control.set(id, controller);
  work.drafts.wrote('control');
}

function lose(work: Work, id: CardId, before: Characteristics, after: Characteristics): void {
  const kept = new Set(powersOf(after, 'continuous').map(({ key }) => key));
  const keys = powersOf(before, 'continuous').flatMap(({ key }) => (kept.has(key) ? [] : [key]));
  if (keys.length === 0) return;
  if (work.lost === NOTHING.lost) work.lost = new Map();
  work.lost.set(id, [...(work.lost.get(id) ?? []), ...keys]);
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
  if (condition.is === 'turn of') return condition.of !== undefined && saysIt('players', condition.of);
  if (condition.is === 'all' || condition.is === 'any') return condition.of.some(speaksOfIt);
  if (condition.is === 'some player') return speaksOfIt(condition.so);
  return condition.is === 'not' && speaksOfIt(condition.of);
}
