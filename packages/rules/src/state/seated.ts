import type { SeatOpening } from '../game/opening.ts';
import { STEPS } from '../vocabulary.ts';
import type { Player } from './state.ts';

/** A player as he sits down, without his cards. */
export function seated({
  name,
  team,
  decks,
  handSize = 7,
  plan = STEPS,
  draws = 1,
  boss,
}: Omit<SeatOpening, 'hero'>): Player {
  return {
    name,
    team: team ?? name,
    hero: 0,
    formerHero: 0,
    startingHero: 0,
    replacedHeroes: [],
    hand: [],
    boss: boss !== undefined,
    automatic: boss?.automatic ?? false,
    flips: 0,
    decks: decks.map(() => []),
    deckNames: boss?.decks ?? NO_NAMES,
    deck: 0,
    mulligans: !boss?.noMulligan,
    orderedDecks: boss?.ordered ?? NO_NAMES,
    graveyards: decks.map(() => []),
    removed: [],
    decksFaceUp: decks.map(() => false),
    handSize,
    plan,
    draws,
    turnStarted: 0,
    turns: 0,
    placed: 0,
    decked: false,
    lost: false,
  };
}

const NO_NAMES: readonly string[] = [];
