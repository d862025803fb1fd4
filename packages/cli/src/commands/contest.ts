import { allDecks } from '@meetingstone/cards';
import { BOT_NAMES } from '@meetingstone/sitting';
import type { Command } from 'commander';
import type { ContestGame, ContestReport } from '../contest.ts';
import { confidence, holdContest } from '../contest.ts';
import { legalDeckAt } from '../decks.ts';
import { mustBeBot } from '../foreign/player.ts';
import { figure, wholeNumber } from '../numbers.ts';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';

interface ContestOptions {
  readonly decks?: readonly string[];
  readonly games: number;
  readonly members: number;
  readonly seed: number;
  readonly each?: true;
  readonly json?: true;
}

export function addContest(program: Command, output: Output): void {
  program
    .command('contest')
    .description('let two bots play with the same decks, changing seats, and tell how sure it is who is better')
    .argument(
      '<one>',
      `a bot: ${BOT_NAMES}; hard:200 tries 200 lines a turn, thinking:200 as many games a decision; or a program, "exec:python3 mybot.py"`,
    )
    .argument('<other>', 'the other bot')
    .option('--games <n>', 'how many games', wholeNumber(2), 60)
    .option('--decks <names...>', 'the decks, by name or file; left out, all of ours')
    .option('--members <n>', 'how many play on each side, as a team', wholeNumber(1), 1)
    .option('--seed <s>', 'the same seed plays the same games', wholeNumber(0), 1)
    .option('--each', 'tell how each game went')
    .option('--json', 'print one JSON document')
    .action((one: string, other: string, options: ContestOptions) => runContest([one, other], options, output));
}

async function runContest(bots: readonly [string, string], options: ContestOptions, output: Output): Promise<void> {
  for (const bot of bots) mustBeBot(bot);
  const { games, members, seed, each, json } = options;
  const decks = options.decks?.map((name) => legalDeckAt(name)) ?? allDecks();
  let wins = 0;
  const onGame = (played: ContestGame): void => {
    if (played.winner === 0) wins += 1;
    output.progress(`${bots[0]} ${wins} of ${played.number + 1}`);
    if (each && !json) output.say(gameLine(played, bots, wins));
  };
  const report = await holdContest({ bots, decks, games, members, seed, onGame, onFailure: output.warn });
  output.progress(null);
  if (json) sayJson(output, { ...report, bots, seed, members, confidence: confidence(report.wins[0], report.games) });
  else for (const line of reportLines(report, bots)) output.say(line);
}

function gameLine({ number, decks, winner, turns }: ContestGame, bots: readonly string[], wins: number): string {
  const result = winner === null ? 'draw' : `${bots[winner]} won`;
  return `${number + 1}. ${decks.join(', ')}: ${result} in turn ${turns} (${wins} of ${number + 1})`;
}

function reportLines(report: ContestReport, bots: readonly string[]): readonly string[] {
  const { games, wins, draws, turns, seconds } = report;
  const [low, high] = confidence(wins[0], games).map((share) => figure(100 * share));
  return [
    `${bots[0]} won ${wins[0]} of ${games} games against ${bots[1]}: ${figure((100 * wins[0]) / games)} %`,
    `  in the long run ${low} to ${high} %, nineteen times out of twenty`,
    ...(draws > 0 ? [`  draws ${figure(draws)}`] : []),
    `${figure(turns / games)} turns and ${figure(seconds / games)} s a game`,
  ];
}
