import type { Facts, Opening, PlacedCard, Seat } from '@meetingstone/rules';
import type { Catalogue, Copies, Deck, Play } from '../decks/deck.ts';
import { deckSize, withOwnCards } from '../decks/deck.ts';
import type { Violation } from '../decks/legality.ts';
import { checkDeck } from '../decks/legality.ts';
import { properly, together, without } from './copies.ts';

/** Several games between the same players with the same decks; most wins win. Plain data. */
export interface Match {
  readonly play: Play;
  /** Best of so many games. */
  readonly bestOf: number;
  readonly players: readonly Contestant[];
  /** Who won each game that was played; nobody won a draw. */
  readonly results: readonly (readonly Seat[])[];
  /** Who gave up the whole match. */
  readonly conceded?: Seat | undefined;
}

export interface Contestant {
  readonly name: string;
  readonly team?: string;
  /** His deck and side deck as they are now. */
  readonly deck: Deck;
  /** His equipment that stays in play for the next game; it still counts as part of his deck (800.1d). */
  readonly kept: readonly PlacedCard[];
}

export type MatchChanged =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly violations: readonly Violation[] };

const refused = (rule: string, reason: string, card?: string): MatchChanged => ({
  ok: false,
  violations: [{ rule, reason, ...(card === undefined ? {} : { card }) }],
});

/** Everybody starts a match with a legal deck, as it was built (100.3). */
export function startMatch(
  players: readonly Omit<Contestant, 'kept'>[],
  catalogue: Catalogue,
  { play = 'Constructed', bestOf = 3 }: Partial<Pick<Match, 'play' | 'bestOf'>> = {},
): MatchChanged {
  const violations = players.flatMap(({ name, deck }) =>
    checkDeck(deck, catalogue, play).map((found) => ({ ...found, reason: `${name}: ${found.reason}` })),
  );
  if (violations.length > 0) return { ok: false, violations };
  const contestants = players.map((player): Contestant => ({ ...player, kept: [] }));
  return { ok: true, match: { play, bestOf, players: contestants, results: [] } };
}

/** How many games each seat has won. */
export const winsOf = ({ players, results }: Match): readonly number[] =>
  players.map((_, seat) => results.filter((winners) => winners.includes(seat)).length);

/** Who has won more games than the others still can, or has not given up; nobody while the match goes on. */
export function winnersOf(match: Match): readonly Seat[] {
  const { players, bestOf, conceded } = match;
  if (conceded !== undefined)
    return players.flatMap((_, seat) => (sideOf(match, seat) === sideOf(match, conceded) ? [] : [seat]));
  return winsOf(match).flatMap((wins, seat) => (wins * 2 > bestOf ? [seat] : []));
}

const sideOf = ({ players }: Match, seat: Seat): string | undefined => players[seat]?.team ?? players[seat]?.name;

/** Whoever wins the next game wins the match. */
const isFinal = (match: Match): boolean => winsOf(match).every((wins) => (wins + 1) * 2 > match.bestOf);

/** A player gives up the whole match, for his team too; the other side has won it. */
export function concedeMatch(match: Match, seat: Seat): MatchChanged {
  if (winnersOf(match).length > 0) return refused('100.3', 'the match is over');
  if (!match.players[seat]) return refused('100.3', `there is no seat ${seat}`);
  const sides = new Set(match.players.map((_, one) => sideOf(match, one)));
  if (sides.size > 2) return refused('102.1', 'with more than two sides nobody else has won yet; concede the games');
  return { ok: true, match: { ...match, conceded: seat } };
}

/** A game has ended: who won it, and what each player keeps in play. The final game keeps nothing (800.1d). */
export function endGame(
  match: Match,
  winners: readonly Seat[],
  kept: readonly (readonly PlacedCard[])[] = [],
): MatchChanged {
  if (winnersOf(match).length > 0) return refused('100.3', 'the match is over');
  const ended: Match = { ...match, results: [...match.results, winners] };
  const isOver = winnersOf(ended).length > 0;
  for (const [seat, { name, deck }] of match.players.entries())
    if (!without(together(deck.cards, deck.side ?? {}), namesOf(kept[seat] ?? [])))
      return refused('800.1c', `${name} keeps a card that did not start the match in his deck or side deck`);
  const players = match.players.map((player, seat) => ({ ...player, kept: isOver ? [] : (kept[seat] ?? []) }));
  return { ok: true, match: { ...ended, players } };
}

/** Between games a player swaps cards of his deck for cards of his side deck, one for one in Constructed play (100.3). */
export function swapCards(
  match: Match,
  seat: Seat,
  swap: { readonly out: Copies; readonly in: Copies },
  catalogue: Catalogue,
): MatchChanged {
  const player = match.players[seat];
  if (!player) return refused('100.3', `there is no seat ${seat}`);
  if (match.results.length === 0) return refused('100.3', 'a match starts with the main deck');
  if (winnersOf(match).length > 0) return refused('100.3', 'the match is over');
  const known = withOwnCards(catalogue, player.deck.own);
  const [out, into] = [properly(swap.out, known), properly(swap.in, known)];
  if (!out || !into) return refused('100.3', 'what is swapped must be cards and how many of each');
  if (match.play === 'Constructed' && deckSize(out) !== deckSize(into))
    return refused('100.3', `${deckSize(into)} cards come in for ${deckSize(out)}; it is one for one`);
  const { deck } = player;
  const { main, side } = swappable(player);
  if (!without(main, out)) return refused('100.3', 'those cards are not in the deck');
  if (!without(side, into)) return refused('100.3', 'those cards are not in the side deck');
  const swapped: Deck = {
    ...deck,
    cards: together(without(deck.cards, out)!, into),
    side: together(without(deck.side ?? {}, into)!, out),
  };
  const violations = checkDeck(swapped, catalogue, match.play);
  if (violations.length > 0) return { ok: false, violations };
  const players = match.players.map((one, n) => (n === seat ? { ...one, deck: swapped } : one));
  return { ok: true, match: { ...match, players } };
}

/** What a player can swap: his deck and side deck without the cards that stay in play (800.1d). */
export function swappable({ deck, kept }: Contestant): { readonly main: Copies; readonly side: Copies } {
  const fromMain = keptOfMain(deck, kept);
  const fromSide = without(namesOf(kept), fromMain)!;
  return { main: without(deck.cards, fromMain)!, side: without(deck.side ?? {}, fromSide)! };
}

/**
 * How the next game opens: with what each player kept in play (800.1d), and his side deck as his collection (800.2a). Who
 * lost the last game chooses who goes first; before the first game and after a draw chance names the chooser (101.1).
 */
export function nextGame(match: Match, catalogue: Catalogue): Opening {
  const last = match.results.at(-1) ?? [];
  const chooser = last.length === 0 ? -1 : match.players.findIndex((_, seat) => !last.includes(seat));
  const cardsIn = (copies: Copies, known: Catalogue): Facts[] =>
    Object.entries(copies).flatMap(([name, count]) => Array.from({ length: count }, () => known.cardNamed(name)!));
  const seats = match.players.map((player) => {
    const { name, team, deck, kept } = player;
    const { main, side } = swappable(player);
    const known = withOwnCards(catalogue, deck.own);
    return {
      name,
      ...(team === undefined ? {} : { team }),
      hero: known.heroNamed(deck.hero)!,
      decks: [cardsIn(main, known)],
      kept,
      collection: { cards: cardsIn(side, known), whole: true as const },
    };
  });
  const final = isFinal(match);
  return { seats, ...(chooser === -1 ? {} : { chooser }), ...(final ? { special: { final } } : {}) };
}

const namesOf = (cards: readonly PlacedCard[]): Copies =>
  cards.reduce<Copies>((copies, { facts }) => together(copies, { [facts.name]: 1 }), {});

/** Of what stays in play, the cards that are taken from the main deck; others come from the side deck. */
function keptOfMain(deck: Deck, kept: readonly PlacedCard[]): Copies {
  const entries = Object.entries(namesOf(kept)).map(([name, count]) => [name, Math.min(count, deck.cards[name] ?? 0)]);
  return Object.fromEntries(entries.filter(([, count]) => count !== 0));
}
