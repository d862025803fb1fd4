import { choiceOf, diceFrom, greedyBot } from '@meetingstone/bots';
import type { Game, Opening, Seat } from '@meetingstone/rules';
import { answer, onlyAnswer, startGame } from '@meetingstone/rules';
import { findDeck, modeOf, openingWith, raidAt, raidDecks, raidersOf, raidFor } from '@meetingstone/sitting';

/** A table in the middle of a game, as one seat sees it. */
interface Scene {
  readonly opening: () => Opening;
  readonly seed: number;
  readonly you: Seat;
  /** The first moment like this is taken. */
  readonly when: (game: Game) => boolean;
}

const duel = (one: string, other: string, names: readonly string[]) => () =>
  openingWith([findDeck(one), findDeck(other)], names);

const raid = (key: string, seed: number) => (): Opening => {
  const found = raidAt(key);
  const raiders = raidersOf(raidDecks(found, [], 5), ['Aline', 'Bram', 'Corin', 'Dara', 'Edda']);
  return raidFor(found, modeOf(found, undefined), raiders, 'Ottokar')(seed);
};

const asks = (game: Game, seat: Seat, question = 'priority'): boolean =>
  game.decision?.player === seat && game.decision.question === question;
/** How many cards the links of the chain target. */
const aimed = ({ state }: Game): number => state.chain.flatMap(({ targets }) => targets.flat()).length;
const choices = ({ decision }: Game): number => decision?.options.length ?? 0;
const inPlay = ({ state }: Game): number => state.play.length;

export const SCENES: Readonly<Record<string, Scene>> = {
  duel: {
    opening: duel('Ashgrove Embers', 'Halfhelm Raiders', ['Aline', 'Grusk']),
    seed: 11,
    you: 0,
    when: (game) => asks(game, 0) && inPlay(game) >= 20 && aimed(game) >= 1 && choices(game) > 1,
  },
  'duel-combat': {
    opening: duel('Vespers', 'Stormhide Totems', ['Aline', 'Torvak']),
    seed: 4,
    you: 0,
    when: (game) => asks(game, 0) && inPlay(game) >= 16 && game.state.combat !== null && choices(game) > 1,
  },
  'duel-start': {
    opening: duel('Ashgrove Embers', 'Halfhelm Raiders', ['Aline', 'Grusk']),
    seed: 11,
    you: 0,
    when: (game) => asks(game, 0) && game.state.turn.player === 0 && game.state.turn.step === 'action',
  },
  four: {
    opening: () =>
      openingWith(['Ashgrove Embers', 'Halfhelm Raiders', 'Quick Fingers', 'Stormhide Totems'].map(findDeck), [
        'Aline',
        'Grusk',
        'Nix',
        'Torvak',
      ]),
    seed: 6,
    you: 0,
    when: (game) => asks(game, 0) && inPlay(game) >= 38 && choices(game) > 2,
  },
  raid: {
    opening: raid('molten-core', 7),
    seed: 3,
    you: 2,
    when: (game) => asks(game, 2) && inPlay(game) >= 60 && game.state.turn.step === 'action' && choices(game) > 4,
  },
  'raid-full': {
    opening: raid('magtheridon', 1),
    seed: 1,
    you: 2,
    when: (game) => asks(game, 2) && inPlay(game) >= 80 && game.state.turn.step === 'action' && choices(game) > 3,
  },
  'raid-boss': {
    opening: raid('onyxia', 7),
    seed: 5,
    you: 0,
    when: (game) => asks(game, 0) && inPlay(game) >= 60 && game.state.turn.step === 'action',
  },
};

/** More answers than any of them takes. */
const LIMIT = 6000;

/** The game of a scene: bots play until its moment. */
export function sceneCalled(name: string): { readonly game: Game; readonly you: Seat } {
  const { opening, seed, you, when } = SCENES[name]!;
  let game = startGame(opening(), seed);
  const bot = greedyBot();
  const dice = diceFrom(seed);
  for (let n = 0; n < LIMIT && game.decision && !when(game); n++) {
    const given = onlyAnswer(game) ?? { player: game.decision.player, choose: choiceOf(game, bot, dice) };
    const answered = answer(game, given);
    if (!answered.ok) throw new Error(answered.ruling.reason);
    game = answered.game;
  }
  return { game, you };
}
