import type { Raid } from '@meetingstone/raids';
import type { Game, Seat } from '@meetingstone/rules';
import { alike, answersTo } from './known.ts';
import { Fault } from './outcome.ts';

export type State = Game['state'];
export type Card = NonNullable<State['cards'][number][number]>;
/** A physical card, the same in whichever zone it is. */
export type Physical = number;

/** Who and what a scenario's script can name. */
export interface Cast {
  readonly players: readonly string[];
  readonly aliases: ReadonlyMap<string, Physical>;
  /** The cards that the scenario names one by one, without those that a number stands for. */
  readonly written: ReadonlySet<Physical>;
  /** The cards for which it has a number; those of a deck that it does not mention are none. */
  readonly counted: ReadonlySet<Physical>;
  readonly heroes: readonly Physical[];
  readonly raid: Raid | null;
}

/** Tells the card that is meant from others with its name; where none or one fits, the next test decides. */
export type Wanted = (card: Card) => boolean;

/** What a reference means. */
export type Meant = { readonly player: Seat } | { readonly card: Physical };

export function* eachCard(state: State): Generator<Card> {
  for (const chunk of state.cards) for (const card of chunk) if (card) yield card;
}

export function cardOf(state: State, physical: Physical): Card | undefined {
  for (const card of eachCard(state)) if (card.physical === physical) return card;
  return undefined;
}

export function cardAt(state: State, id: number): Card | undefined {
  for (const card of eachCard(state)) if (card.id === id) return card;
  return undefined;
}

/** The seat of a player; a fault if nobody is called so. */
export function seatOf(cast: Cast, name: string): Seat {
  const seat = cast.players.indexOf(name);
  if (seat < 0) throw new Fault(`no player is called "${name}"; the players are ${cast.players.join(', ')}`);
  return seat;
}

/**
 * An alias, PLAYER.hero, a player, or a card's name. Of several cards with that name the wanted one counts;
 * those that a number stands for can't be told apart, and the first will do.
 */
export function meant(cast: Cast, state: State, ref: string, ...wanted: readonly Wanted[]): Meant {
  const alias = cast.aliases.get(ref);
  if (alias !== undefined) return { card: alias };
  const seat = cast.players.indexOf(ref);
  if (seat >= 0) return { player: seat };
  const hero = heroMeant(cast, state, ref);
  if (hero !== undefined) return { card: hero };
  const cards = [...eachCard(state)].filter(({ facts }) => answersTo(facts, ref));
  if (cards.length === 0) throw new Fault(`nothing is called "${ref}"${perhaps(cast, state, ref)}`);
  const written = cards.filter(({ physical }) => cast.written.has(physical));
  const others = calledByName(cast, cards);
  const counted = cards.filter(({ physical }) => cast.counted.has(physical));
  const candidates = [others, written, counted, cards].find(({ length }) => length > 0)!;
  const only = candidates.length === 1 ? { card: candidates[0]!.physical } : null;
  if (only && candidates !== counted) return only;
  for (const fits of wanted) {
    const fitting = (candidates === counted ? cards : candidates).filter(fits);
    if (fitting.length === 1 || (fitting.length > 1 && areEqual(cast, state, fitting)))
      return { card: fitting[0]!.physical };
    if (fitting.length > 1) break;
  }
  if (only) return only;
  const copies = candidates.map(({ physical }) => physical);
  if (areCopies(cast, state, copies)) return { card: copies[0]! };
  throw new Fault(`"${ref}" may be any of ${candidates.length} cards with that name: give them aliases with \`as\``);
}

/** One of these cards, which is nowhere any more and was called so: an effect may still go by its name. */
export function goneMeant(state: State, ref: string, among: ReadonlySet<Physical>): Physical | undefined {
  const gone = state.departed.find(({ card: { physical, facts } }) => among.has(physical) && answersTo(facts, ref));
  return gone && !cardOf(state, gone.card.physical) ? gone.card.physical : undefined;
}

/** Is this card one that is called so, though others may be as well? */
export function isCalled(cast: Cast, state: State, ref: string, physical: Physical | undefined): boolean {
  try {
    const found = meant(cast, state, ref, (card) => card.physical === physical);
    return 'card' in found && found.card === physical;
  } catch (reason) {
    if (reason instanceof Fault) return false;
    throw reason;
  }
}

/** Can nobody tell these apart: cards that a number stands for, or tokens of which the same is true? */
function areEqual({ written }: Cast, state: State, cards: readonly Card[]): boolean {
  if (cards.some(({ physical }) => written.has(physical))) return false;
  const looks = new Set(cards.flatMap((card) => (card.facts.token ? lookOf(state, card) : [])));
  return looks.size === 0 || (looks.size === 1 && cards.every(({ facts }) => facts.token));
}

/** Are these cards for which the scenario has a number, and all the same is true of them? */
export function areCopies({ counted }: Cast, state: State, cards: readonly Physical[]): boolean {
  if (!cards.every((physical) => counted.has(physical))) return false;
  return new Set(cards.map((physical) => lookOf(state, cardOf(state, physical)!))).size === 1;
}

/** All that can be said of a card but which one it is. */
function lookOf(state: State, card: Card): string {
  const { id, physical, timestamp, since, countedAt, returned, ...look } = card;
  const attached = [...eachCard(state)].flatMap(({ id: other, host }) => (host === id ? other : []));
  const named = state.modifiers.some(
    ({ source, flagged, remaining }) => source === id || flagged?.includes(id) || remaining?.includes(id),
  );
  return JSON.stringify([look, attached, named ? id : 0, since >= (state.players[card.controller]?.turnStarted ?? 0)]);
}

/** A card with an alias leaves its name to others: written ones, tokens and duplicates without one. */
function calledByName({ aliases, written }: Cast, cards: readonly Card[]): readonly Card[] {
  const aliased = new Set(aliases.values());
  return cards.filter(
    ({ physical, facts, duplicate }) => !aliased.has(physical) && (written.has(physical) || facts.token || duplicate),
  );
}

function heroMeant(cast: Cast, state: State, ref: string): Physical | undefined {
  const seat = ref.endsWith('.hero') ? cast.players.indexOf(ref.slice(0, -'.hero'.length)) : -1;
  if (seat < 0) return undefined;
  const now = cardAt(state, state.players[seat]!.hero);
  return now?.physical ?? cast.heroes[seat];
}

function perhaps(cast: Cast, state: State, ref: string): string {
  const names = [...cast.aliases.keys(), ...cast.players, ...cast.players.map((name) => `${name}.hero`)];
  for (const { facts, physical } of eachCard(state)) if (cast.written.has(physical)) names.push(facts.name);
  const near = [...new Set(names)].filter((name) => alike(name, ref)).slice(0, 3);
  return near.length > 0 ? `; perhaps ${near.join(', ')}` : '';
}

/** The physical card that a reference means. */
export function cardMeant(cast: Cast, state: State, ref: string, ...wanted: readonly Wanted[]): Physical {
  const found = meant(cast, state, ref, ...wanted);
  if ('player' in found) throw new Fault(`"${ref}" is a player, not a card; perhaps ${ref}.hero`);
  return found.card;
}

/** How a card is called in messages and lists: by alias, as somebody's hero, or by name. */
export function labelOf(cast: Cast, state: State, physical: Physical): string {
  for (const [alias, card] of cast.aliases) if (card === physical) return alias;
  const seat = cast.heroes.indexOf(physical);
  if (seat >= 0) return `${cast.players[seat]}.hero`;
  const gone = () => state.departed.find(({ card }) => card.physical === physical)?.card;
  return (cardOf(state, physical) ?? gone())?.facts.name ?? 'a card that is gone';
}
