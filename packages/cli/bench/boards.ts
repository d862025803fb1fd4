import {
  ally,
  anAlly,
  atk,
  controlledByYou,
  countOf,
  friendly,
  have,
  health,
  keyword,
  losesPowers,
  opposing,
  other,
  set,
  tagged,
  yours,
} from '@meetingstone/cards/language';
import type { Facts, Game, PlacedSeat } from '@meetingstone/rules';
import { arrangeGame } from '@meetingstone/rules';
import { duelOpening } from './players.ts';

const body = { cost: 3, atk: [2, 'melee'], health: 20 } as const;

/** Allies with continuous modifiers of the common kinds; every fifth one counts what is in play. */
const MODIFYING: readonly Facts[] = set({
  Cheerer: ally(body, have(yours(anAlly), atk(1))),
  Scold: ally(body, have(opposing(anAlly), atk(-1))),
  Healer: ally(body, have(friendly(anAlly), health(1))),
  Guard: ally(body, have(yours(anAlly), keyword('Protector'))),
  Tally: ally(body, have({ self: true }, atk(countOf(yours(anAlly))))),
});

/** The nth of many, two after each other alike. */
export function modifying(n: number): Facts {
  return MODIFYING[(n >> 1) % MODIFYING.length]!;
}

/** Four to a tribe, two on each side; each helps the other three. */
function kin(n: number): Facts {
  const tribe = `Tribe ${n >> 2}`;
  const [facts] = set({
    [`Kin of ${tribe} ${n}`]: ally({ ...body, tags: [tribe] }, have(other(tagged(tribe, anAlly)), atk(1), health(1))),
  });
  return facts!;
}

const [TALLY, SILENCER, TEMPTER] = set({
  Tally: ally(body, have({ self: true }, atk(countOf(yours(anAlly))))),
  Silencer: ally(body, have(tagged('Tribe 1', anAlly), losesPowers)),
  Tempter: ally(body, have(opposing(tagged('Tribe 2', anAlly)), controlledByYou)),
}) as readonly Facts[];

const allOf = (make: (n: number) => Facts) => (allies: number) => Array.from({ length: allies }, (_, n) => make(n));

/** So many allies on each kind of board. */
export const BOARDS: Readonly<Record<string, (allies: number) => readonly Facts[]>> = {
  'all meet': allOf(modifying),
  'few meet': allOf(kin),
  'all count': allOf(() => TALLY!),
  'one takes powers': (allies) => [...allOf(kin)(allies - 1), SILENCER!],
  'one takes control': (allies) => [...allOf(kin)(allies - 1), TEMPTER!],
};

/** A duel in which these allies face each other, every second one on either side. */
export function facing(allies: readonly Facts[]): Game {
  const placed = (facts: Facts) => ({ facts });
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
      play: allies.filter((_, n) => n % 2 === seat).map(placed),
    };
  });
  return arrangeGame({ seats, turn: 0, step: 'action', seed: allies.length }).game;
}
