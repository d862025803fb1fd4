import type { Card } from '../state/card.ts';
import type { Player, State } from '../state/state.ts';
import { NOBODY } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';
import { STEPS } from '../vocabulary.ts';
import type { Misfit } from './shape.ts';
import type { Written } from './written.ts';

type Path = readonly (string | number)[];

/** Beyond the last card there may be ids of links and modifiers, but not for ever. */
const ROOM_FOR_IDS = 1_000_000;
const CHUNK = 32;
const RANDOM_NUMBERS = 4;
const MOST_PLAYERS = 9;

/** What in a written game contradicts another part of it: a card that is nowhere, a player who is not there. */
export function inconsistencyIn({ definitions, game: { stable } }: Written): Misfit | undefined {
  const found: Misfit[] = [];
  const wrong = (at: Path, why: string) => found.push({ at: ['game', 'stable', ...at], why });
  checkTable(stable, wrong);
  if (found.length === 0) checkCards(stable, definitions.length, wrong);
  if (found.length === 0) checkZones(stable, wrong);
  if (found.length === 0) checkOthers(stable, definitions.length, wrong);
  return found[0];
}

type Wrong = (at: Path, why: string) => void;

const isSeat = ({ players }: State, seat: number): boolean => players[seat] !== undefined;

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;

function checkTable(state: State, wrong: Wrong): void {
  const { players, turn, window, outcome, random, special } = state;
  const seats = players.map((_, seat) => seat);
  if (players.length < 2 || players.length > MOST_PLAYERS) wrong(['players'], 'a game has two to eight players');
  players.forEach((player, seat) => {
    checkPlayer(player, (at, why) => wrong(['players', seat, ...at], why));
  });
  if (!outcome && players.every(({ lost }) => lost)) wrong(['players'], 'somebody is still in the game');
  for (const key of ['player', 'regular'] as const)
    if (!seats.includes(turn[key])) wrong(['turn', key], 'there is no such seat');
  for (const key of ['chooser', 'first'] as const)
    if (turn[key] !== undefined && !seats.includes(turn[key])) wrong(['turn', key], 'there is no such seat');
  if ([...turn.order].sort((a, b) => a - b).join() !== seats.join())
    wrong(['turn', 'order'], 'must have every seat once');
  if (!turn.extra.every((seat) => seats.includes(seat))) wrong(['turn', 'extra'], 'there is no such seat');
  const steps = players.flatMap(({ plan }) =>
    plan.map((planned) => (typeof planned === 'string' ? planned : planned.step)),
  );
  if (![...STEPS, ...steps].includes(turn.step)) wrong(['turn', 'step'], "is no step of anybody's turns");
  if (!isCount(turn.number)) wrong(['turn', 'number'], 'must be a whole number, 0 or more');
  if (state.asked.length !== players.length || !state.asked.every(isCount))
    wrong(['asked'], 'must be a whole number, 0 or more, for each seat');
  for (const key of ['nextId', 'time'] as const)
    if (!isCount(state[key])) wrong([key], 'must be a whole number, 0 or more');
  if (window && window.holder !== NOBODY && !isSeat(state, window.holder))
    wrong(['window', 'holder'], 'there is no such seat');
  if (window && (window.passes < 0 || window.passes > players.length))
    wrong(['window', 'passes'], 'so many cannot have passed');
  if (!outcome?.winners.every((seat) => seats.includes(seat)) && outcome)
    wrong(['outcome', 'winners'], 'there is no such seat');
  if (random.length !== RANDOM_NUMBERS) wrong(['random'], `must be ${RANDOM_NUMBERS} numbers`);
  if (special.collections.length !== players.length) wrong(['special', 'collections'], 'must be one for each seat');
}

/** A turn must stop somewhere, or nobody is ever asked anything. */
const STOPS: ReadonlySet<string> = new Set(['ready', 'draw', 'action', 'end']);

function checkPlayer({ decks, decksFaceUp, graveyards, deck, deckNames, plan }: Player, wrong: Wrong): void {
  if (graveyards.length !== decks.length) wrong(['graveyards'], 'must be one for each deck');
  if (decksFaceUp.length !== decks.length) wrong(['decksFaceUp'], 'must be one for each deck');
  if (!decks[deck]) wrong(['deck'], 'there is no such deck');
  if (deckNames.length > 0 && deckNames.length !== decks.length) wrong(['deckNames'], 'must be one for each deck');
  if (!plan.some((step) => typeof step === 'string' && STOPS.has(step)))
    wrong(['plan'], 'has no step in which players get priority');
}

function checkCards(state: State, definitions: number, wrong: Wrong): void {
  const physical = new Set<number>();
  state.cards.forEach((chunk, high) => {
    if (chunk.length > CHUNK) wrong(['cards', high], `has more than ${CHUNK} cards`);
    chunk.forEach((card, low) => {
      if (!card) return;
      const at = ['cards', high, low];
      if (card.id !== high * CHUNK + low) wrong([...at, 'id'], `must be ${high * CHUNK + low}`);
      if (physical.has(card.physical)) wrong([...at, 'physical'], 'is the same card twice');
      physical.add(card.physical);
      checkCard(state, card, definitions, (part, why) => wrong([...at, ...part], why));
    });
  });
  const last = state.cards.length * CHUNK;
  if (state.nextId < Math.max(1, last - CHUNK) || state.nextId > last + ROOM_FOR_IDS)
    wrong(['nextId'], 'does not follow the ids in use');
}

function checkCard(state: State, card: Card, definitions: number, wrong: Wrong): void {
  for (const key of ['owner', 'controller', 'enteredUnder'] as const)
    if (!isSeat(state, card[key])) wrong([key], 'there is no such seat');
  checkDefinition(card, definitions, wrong);
  if (card.copied) checkDefinition(card.copied, definitions, (at, why) => wrong(['copied', ...at], why));
  if (isSeat(state, card.owner) && !state.players[card.owner]!.decks[card.pile])
    wrong(['pile'], 'there is no such deck');
}

/** Where a card's definition stands there is still its number. */
function checkDefinition({ facts }: { readonly facts: unknown }, definitions: number, wrong: Wrong): void {
  const number = typeof facts === 'object' ? (facts as { readonly definition?: unknown }).definition : facts;
  if (typeof number !== 'number' || number < 0 || number >= definitions)
    wrong(['facts'], `must be the number of one of ${definitions} definitions`);
}

function checkZones(state: State, wrong: Wrong): void {
  const placed = new Set<CardId>();
  const byId = new Map<CardId, Card>();
  for (const chunk of state.cards) for (const card of chunk) if (card) byId.set(card.id, card);
  const lies = (ids: readonly CardId[], at: Path, zone: Card['zone'], owner?: number) => {
    ids.forEach((id, n) => {
      const card = byId.get(id);
      if (!card) wrong([...at, n], `there is no card ${id}`);
      else if (card.zone !== zone) wrong([...at, n], `card ${id} is not in that zone`);
      else if (owner !== undefined && card.owner !== owner) wrong([...at, n], `card ${id} is another player's`);
      else if (placed.has(id)) wrong([...at, n], `card ${id} is there twice`);
      placed.add(id);
    });
  };
  lies(state.play, ['play'], 'play');
  state.players.forEach(({ hand, decks, graveyards, removed, hero }, seat) => {
    const at = ['players', seat];
    lies(hand, [...at, 'hand'], 'hand', seat);
    decks.forEach((deck, n) => {
      lies(deck, [...at, 'decks', n], 'deck', seat);
    });
    graveyards.forEach((pile, n) => {
      lies(pile, [...at, 'graveyards', n], 'graveyard', seat);
    });
    lies(removed, [...at, 'removed'], 'removed', seat);
    if (hero !== 0 && byId.get(hero)?.zone !== 'play') wrong([...at, 'hero'], `there is no card ${hero} in play`);
  });
  for (const { id, zone } of byId.values())
    if (zone !== 'chain' && !placed.has(id)) wrong(['cards'], `card ${id} lies nowhere`);
  for (const { id, host } of byId.values())
    if (host !== 0 && byId.get(id)!.zone === 'play' && (host === id || (byId.has(host) && byId.get(host)!.host === id)))
      wrong(['cards'], `cards ${id} and ${host} are attached to each other`);
}

/** Links, waiting effects and modifiers have players behind them, and cards on the chain their links. */
function checkOthers(state: State, definitions: number, wrong: Wrong): void {
  const { chain, waiting, modifiers, departed } = state;
  for (const [key, list] of Object.entries({ chain, waiting, modifiers }))
    list.forEach(({ controller }, n) => {
      if (!isSeat(state, controller)) wrong([key, n, 'controller'], 'there is no such seat');
    });
  const onChain = new Set(state.cards.flat().flatMap((card) => (card?.zone === 'chain' ? card.id : [])));
  chain.forEach(({ kind, source, id, modes, x }, n) => {
    if ((kind === 'card' || kind === 'resource') && !onChain.has(source))
      wrong(['chain', n, 'source'], `card ${source} is not on the chain`);
    if (id >= state.nextId || id < 1) wrong(['chain', n, 'id'], 'does not come before the next id');
    if (x < 0 || modes.some((mode) => mode < 0)) wrong(['chain', n], 'has a number that nobody can choose');
  });
  modifiers.forEach(({ does }, n) => {
    if (does.text === 'copy')
      checkDefinition(does, definitions, (at, why) => wrong(['modifiers', n, 'does', ...at], why));
  });
  departed.forEach(({ card }, n) => {
    checkCard(state, card, definitions, (at, why) => wrong(['departed', n, 'card', ...at], why));
  });
}
