import type { Game } from '../game/game.ts';
import { answer, derivedOf, resume } from '../game/game.ts';
import type { Facts } from '../language/facts.ts';
import type { Derived } from '../modifiers/derive.ts';
import { derive } from '../modifiers/derive.ts';
import { alike } from '../state/alike.ts';
import type { Card } from '../state/card.ts';
import { changedCard } from '../state/card.ts';
import { eachCard } from '../state/cards.ts';
import { definitionOf } from '../state/definition.ts';
import type { State } from '../state/state.ts';
import { copyState } from '../state/state.ts';
import type { Seat } from '../vocabulary.ts';
import { randomFrom } from '../zones/random.ts';
import { canSee, deckSeen, shownBy } from './sight.ts';
import { viewGame } from './view.ts';

/** The cards that somebody takes for possible in the deck of another seat, each as often as it could be there. */
export type Guess = (owner: Seat, pile: number) => readonly Facts[];

/** A whole number from 0 up to, but not including, the limit. */
type Pick = (limit: number) => number;

/** The highest seed for a game that is only imagined. */
const SEEDS = 0x7fffffff;

/**
 * A game that could be this one for all that a seat knows: what it sees is as it is, its own unseen cards change
 * places, those of others are drawn from what it guesses, and chance begins anew. Nothing that the seat may not know
 * has any influence on it. Null where the running procedure would not have come to this decision in it.
 */
export function imagine(game: Game, seat: Seat, guess: Guess, pick: Pick): Game | null {
  const { stable, replies } = game;
  const faces = imaginedFaces(stable, facesKnownTo(game, seat), seat, guess, pick);
  if (!faces) return null;
  const random = randomFrom(pick(SEEDS));
  let world = resume(Object.assign(copyState(withFaces(stable, faces)), { random, fate: null }), []);
  for (const reply of replies) {
    const { decision } = world;
    if (!decision) return null;
    const given = 'concede' in reply ? reply.concede : decision.player;
    const answered = answer(world, { player: given, choose: 'concede' in reply ? 'concede' : reply.option });
    if (!answered.ok) return null;
    world = answered.game;
  }
  return replies.length === 0 || alike(viewGame(world, seat), viewGame(game, seat)) ? world : null;
}

/** The physical cards whose faces a seat can see, or could when the running procedure began. */
export function facesKnownTo(game: Game, seat: Seat): ReadonlySet<number> {
  const { state, stable, decision } = game;
  const known = new Set<number>();
  const note = (on: Derived) => {
    for (const card of eachCard(on.state.cards)) if (canSee(on, card, seat)) known.add(card.physical);
  };
  const on = derivedOf(game);
  note(on);
  if (stable !== state) note(derive(stable));
  const inDecks = state.players.flatMap((_, owner) => deckSeen(game, on, owner, seat));
  const shown = decision?.player === seat ? shownBy(decision, on) : [];
  for (const id of [...inDecks, ...shown]) known.add(on.card(id)!.physical);
  return known;
}

/** New faces for the physical cards that a seat does not know; null where it has no idea what they could be. */
function imaginedFaces(
  { cards }: State,
  known: ReadonlySet<number>,
  seat: Seat,
  guess: Guess,
  pick: Pick,
): ReadonlyMap<number, Facts> | null {
  const faces = new Map<number, Facts>();
  for (const pile of pilesOf(cards)) {
    const { owner, pile: number } = pile[0]!;
    const hidden = pile.filter(({ physical }) => !known.has(physical));
    const seen = pile.filter(({ physical }) => known.has(physical));
    const possible = owner === seat ? inNoOrder(hidden) : without(guess(owner, number), seen);
    if (hidden.length > 0 && possible.length === 0) return null;
    let left: Facts[] = [];
    for (const { physical } of hidden) {
      if (left.length === 0) left = [...possible];
      const at = pick(left.length);
      faces.set(physical, definitionOf(left[at]!));
      left[at] = left.at(-1)!;
      left.pop();
    }
  }
  return faces;
}

/** The cards that began in one deck, wherever they are now; those of a seat's first deck first. */
function pilesOf(cards: State['cards']): readonly (readonly Card[])[] {
  const piles = new Map<string, Card[]>();
  for (const card of eachCard(cards)) {
    const key = `${card.owner}/${card.pile}`;
    const pile = piles.get(key);
    if (pile) pile.push(card);
    else piles.set(key, [card]);
  }
  return [...piles.values()];
}

/** The faces of these cards, so that nobody could tell which card had which. */
const inNoOrder = (cards: readonly Card[]): readonly Facts[] =>
  cards.map(({ facts }) => facts).sort((a, b) => (a === b ? 0 : inOrder(a.name, b.name) || inOrder(text(a), text(b))));

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Cards of one name may differ. */
const text = (facts: Facts): string => JSON.stringify(facts);

/** What is left of a list after the cards that are known to be elsewhere; all of it if that is nothing. */
function without(list: readonly Facts[], seen: readonly Card[]): readonly Facts[] {
  const count = new Map<string, number>();
  const print = ({ name, cost, atk, health }: Facts) => `${name}/${cost}/${atk}/${health}`;
  for (const { facts } of seen) count.set(print(facts), (count.get(print(facts)) ?? 0) + 1);
  const left = list.filter((facts) => {
    const more = count.get(print(facts)) ?? 0;
    if (more > 0) count.set(print(facts), more - 1);
    return more === 0;
  });
  return left.length > 0 ? left : list;
}

function withFaces(state: State, faces: ReadonlyMap<number, Facts>): State {
  const turned = <T extends Card | null>(card: T): T => {
    const facts = card ? faces.get(card.physical) : undefined;
    return card && facts ? (changedCard(card, { facts }) as T) : card;
  };
  return Object.assign(copyState(state), {
    cards: state.cards.map((chunk) => chunk.map(turned)),
    departed: state.departed.map((left) => (left.card.faceDown ? { ...left, card: turned(left.card) } : left)),
  });
}
