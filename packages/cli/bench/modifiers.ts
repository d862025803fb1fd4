import { cardNamed } from '@meetingstone/cards';
import {
  ally,
  anAlly,
  atk,
  countOf,
  friendly,
  have,
  health,
  keyword,
  opposing,
  set,
  yours,
} from '@meetingstone/cards/language';
import type { Facts, Game, PlacedSeat } from '@meetingstone/rules';
import { arrangeGame } from '@meetingstone/rules';
import { duelOpening } from './players.ts';
import { decisionsFrom } from './rate.ts';

const ALLIES = 40;

const body = { cost: 3, atk: [2, 'melee'], health: 20 } as const;

/** Allies with continuous modifiers of the common kinds; every fifth one counts what is in play. */
const MODIFYING: readonly Facts[] = set({
  Cheerer: ally(body, have(yours(anAlly), atk(1))),
  Scold: ally(body, have(opposing(anAlly), atk(-1))),
  Healer: ally(body, have(friendly(anAlly), health(1))),
  Guard: ally(body, have(yours(anAlly), keyword('Protector'))),
  Tally: ally(body, have({ self: true }, atk(countOf(yours(anAlly))))),
});

/** Decisions per second among forty allies, so many of them with a continuous modifier. */
export function measureModifiers(): Record<string, number> {
  return Object.fromEntries(
    [0, 10, 40].map((modifiers) => [String(modifiers), decisionsFrom(arranged(modifiers), modifiers + 1)]),
  );
}

function arranged(modifiers: number): Game {
  const soldier = cardNamed('Footsoldier')!;
  const placed = (facts: Facts) => ({ facts });
  const allies = Array.from({ length: ALLIES }, (_, n) =>
    placed(n < modifiers ? MODIFYING[(n >> 1) % MODIFYING.length]! : soldier),
  );
  const seats = duelOpening().seats.map(({ name, hero, decks }, seat): PlacedSeat => {
    const deck = decks[0]!.map(placed);
    return {
      name,
      hero: { facts: hero },
      hand: deck.slice(0, 7),
      decks: [deck.slice(7)],
      graveyards: [[]],
      removed: [],
      resources: deck.slice(7, 12).map(({ facts }) => ({ facts, faceDown: true })),
      play: allies.filter((_, n) => n % 2 === seat),
    };
  });
  return arrangeGame({ seats, turn: 0, step: 'action', seed: modifiers }).game;
}
