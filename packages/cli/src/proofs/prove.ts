import type { Raid } from '@meetingstone/raids';
import type { Answer, Facts, Game, Opening, SeatOpening } from '@meetingstone/rules';
import { replay, startGame, writeGame } from '@meetingstone/rules';
import type { Chance, TableName } from './players.ts';
import { chance, randomAnswer, randomOpening, randomRaid } from './players.ts';
import { canBeRewound, cardsAreKept, same, somebodyCanAnswer, survivesWriting } from './properties.ts';
import { askingTellsNothing, everybodyIsShown, isShownNoMore, viewsTellNothing } from './telling.ts';
import { everythingHasWords } from './wording.ts';

/** How closely a game is looked at: one decision in so many; 0 for never. */
export interface Care {
  readonly kept: number;
  readonly written: number;
  readonly rewound: number;
  /** Every seat is shown its view. */
  readonly shown: number;
  /** One of them, in turn, is shown the same table with other hidden faces. */
  readonly exchanged: number;
  /** The game is read back with other hidden faces, for every seat, and asks the same. */
  readonly viewed: number;
  /** From here on it is played in two worlds that a seat cannot tell apart. */
  readonly followed: number;
  /** The question and its answers are put into words. */
  readonly worded: number;
  /** One game in so many is replayed from its answers. */
  readonly replayed: number;
}

export interface Proved {
  readonly decisions: number;
  readonly turns: number;
  readonly ended: boolean;
  /** It could go on for ever: nobody left has a card to draw, and nobody loses by that (716.1d); or tokens double again and again. */
  readonly endless: boolean;
}

/** A game this long is not going to end by chance. */
const LIMIT = 20_000;
/** A table with more cards than anybody lays out is left as it is. */
const CROWD = 400;

/** Plays one random game to its end and checks the properties on the way. Throws with the table, seed and decision. */
export function proveGame(table: TableName, seed: number, care: Care): Proved {
  const pick = chance(seed);
  return proveOpening(table, randomOpening(table, pick), seed, care, pick);
}

/** The same for a raid. */
export function proveRaid(raid: Raid, mode: string, raiders: number, seed: number, care: Care): Proved {
  const pick = chance(seed);
  const table = `${raid.key} (${mode}) with ${raiders} raiding players`;
  return proveOpening(table, randomRaid(raid, mode, raiders, seed, pick), seed, care, pick);
}

function proveOpening(table: string, opening: Opening, seed: number, care: Care, pick: Chance): Proved {
  const answers: Answer[] = [];
  const physical = opening.seats.flatMap(cardsOf).filter(({ token }) => !token).length;
  let game = startGame(opening, seed);
  try {
    while (game.decision && answers.length < LIMIT && game.state.play.length < CROWD) {
      checkProperties(game, answers.length, physical, seed, care);
      game = step(game, pick, answers);
    }
    somebodyCanAnswer(game);
    if (seed % care.replayed === 0) same('the replay', writeGame(game), writeGame(replay({ opening, seed, answers })));
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : String(reason);
    throw new Error(`${table}, seed ${seed}, decision ${answers.length}: ${message}`, { cause: reason });
  }
  const { play, players, turn } = game.state;
  const endless =
    play.length >= CROWD || players.every(({ lost, decks }) => lost || decks.every((deck) => deck.length === 0));
  const ended = game.decision === null;
  return { decisions: answers.length, turns: turn.number, ended, endless: !ended && endless };
}

/** The properties whose turn it is at this decision, as the care says. */
export function checkProperties(game: Game, decisions: number, physical: number, seed: number, care: Care): void {
  const isTime = (every: number): boolean => every > 0 && decisions % every === 0;
  somebodyCanAnswer(game);
  if (isTime(care.kept)) cardsAreKept(game, physical);
  if (isTime(care.written)) survivesWriting(game);
  if (isTime(care.rewound)) canBeRewound(game, chance, seed + decisions);
  if (isTime(care.worded)) everythingHasWords(game);
  if (isTime(care.shown)) everybodyIsShown(game);
  if (isTime(care.exchanged)) isShownNoMore(game, viewerAt(game, decisions), chance(decisions));
  if (isTime(care.viewed)) viewsTellNothing(game, chance(decisions));
  if (isTime(care.followed)) askingTellsNothing(game, viewerAt(game, decisions), chance(decisions));
}

/** One seat after the other, and then a spectator. */
function viewerAt({ state }: Game, decisions: number): number | null {
  const seat = decisions % (state.players.length + 1);
  return seat < state.players.length ? seat : null;
}

const cardsOf = ({ hero, decks, boss }: SeatOpening): readonly Facts[] => [
  hero,
  ...decks.flat(),
  ...(boss?.play ?? []),
];

function step(game: Game, pick: (limit: number) => number, answers: Answer[]): Game {
  const { player, options } = game.decision!;
  const index = pick(options.length);
  answers.push({ player, choose: options[index]! });
  return randomAnswer(game, () => index);
}
