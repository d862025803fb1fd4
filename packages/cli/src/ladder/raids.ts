import { DECISION_LIMIT, diceFrom, playOut, seedFrom } from '@meetingstone/bots';
import type { Deck } from '@meetingstone/cards';
import { allDecks, heroNamed } from '@meetingstone/cards';
import type { Raid } from '@meetingstone/raids';
import { BOSS_PLAYER, BOSS_SEAT } from '@meetingstone/raids';
import type { Game } from '@meetingstone/rules';
import { outcome, startGame } from '@meetingstone/rules';
import { raidersOf, raidFor, seatingOf } from '@meetingstone/sitting';
import { stopwatch } from './timing.ts';

/** Raiding players of one level with decks of one kind, against one raid. */
export interface RaidTrial {
  readonly raid: Raid;
  readonly mode: string;
  readonly raiders: number;
  readonly decks: 'starter' | 'constructed';
  readonly bot: string;
  readonly boss: string;
  readonly seed: number;
}

/** What came of one game. */
export interface RaidGame {
  readonly won: boolean;
  readonly beaten: number;
  readonly turns: number;
  /** Milliseconds of processor time for each turn of a raiding player. */
  readonly times: readonly number[];
}

/** The nth game of a trial. The same seeds shuffle the same cards, whoever plays. */
export function raidGame(trial: RaidTrial, n: number): RaidGame {
  const seed = seedFrom(trial.seed, n);
  const raiders = raidersOf(raidingDecks(trial.decks, trial.raiders, n));
  const start = startGame(raidFor(trial.raid, trial.mode, raiders, BOSS_PLAYER, {})(seed), seed);
  const watch = stopwatch();
  const bots = start.state.players.map((_, seat) =>
    seat === BOSS_SEAT ? seatingOf(trial.boss)() : watch.timed(trial.bot, seatingOf(trial.bot)()),
  );
  const { game } = playOut(start, bots, diceFrom(seedFrom(seed, 1)), { limit: DECISION_LIMIT });
  return {
    won: outcome(game)?.winners.some((seat) => seat !== BOSS_SEAT) ?? false, // Those who have fallen are not among them.
    beaten: bossesIn(start) - bossesIn(game),
    turns: game.state.turn.number,
    times: watch.turnsOf(trial.bot).map(Math.round),
  };
}

/** Alliance and Horde in turn, and the decks in turn. */
function raidingDecks(kind: RaidTrial['decks'], raiders: number, game: number): readonly Deck[] {
  const faction = game % 2 === 0 ? 'Alliance' : 'Horde';
  const own = allDecks().filter(
    ({ name, hero, raids }) =>
      heroNamed(hero)!.icons.includes(faction) &&
      (kind === 'constructed' ? raids : /^(?:Alliance|Horde) .* 20\d\d$/.test(name)),
  );
  return Array.from({ length: raiders }, (_, n) => own[((game >> 1) * 3 + n) % own.length]!);
}

/** Bosses that are still to be beaten; one that lies on several cards counts once (R503.2). */
export function bossesIn({ state }: Game): number {
  const left = state.cards.flat().flatMap((card) => {
    const boss = card?.facts.hero?.boss;
    return boss && card.zone !== 'graveyard' && card.zone !== 'removed' ? [boss.number] : [];
  });
  return new Set(left).size;
}
