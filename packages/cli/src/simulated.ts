import type { Deck } from '@meetingstone/cards';
import { BOSS_SEAT } from '@meetingstone/raids';
import type { Opening } from '@meetingstone/rules';
import { raidAt } from '@meetingstone/sitting';
import type { MatchReport } from './match/simulation.ts';
import { figure } from './numbers.ts';
import type { Output } from './output.ts';
import { sayJson } from './output.ts';
import type { SimulationReport } from './simulation.ts';

export type Report = SimulationReport | MatchReport;

const isOfMatches = (report: Report): report is MatchReport => 'matches' in report;

/** What was simulated. */
interface Simulated {
  readonly opening: Opening;
  readonly decks: readonly Deck[];
  readonly bots: readonly string[];
  readonly seed: number;
  readonly json?: true | undefined;
}

/** Tells what came of a simulation. */
export function tellOf(report: Report, simulated: Simulated, output: Output): void {
  const { opening, decks, bots, seed, json } = simulated;
  const called = opening.seats.map(({ name }) => name);
  output.progress(null);
  const raid = raidReport(opening, report.wins, report.games);
  if (json) sayJson(output, { ...report, ...raid?.json, decks: decks.map(({ name }) => name), bots, seed });
  else for (const line of [...(raid?.lines ?? []), ...reportLines(report, called, bots)]) output.say(line);
  for (const failure of report.failures.slice(0, 5))
    output.warn(`error in the game of seed ${failure.seed}: ${failure.message}`);
  const isWhole = isOfMatches(report) ? report.matchesEnded === report.matches : report.ended === report.games;
  if (report.errors > 0 || !isWhole) output.fail();
}

/** How often the raiding players won. */
function raidReport({ raid, seats }: Opening, wins: SimulationReport['wins'], games: number) {
  if (!raid) return undefined;
  const raidersWon = wins[BOSS_SEAT + 1] ?? 0;
  const { key, name } = raidAt(raid.key);
  const share = figure((100 * raidersWon) / games);
  const raiders = seats.length - 1;
  return {
    json: { raid: key, mode: raid.mode, raiders, raidersWon },
    lines: [
      `${name} (${raid.mode}), ${raiders} raiding ${raiders === 1 ? 'player' : 'players'}: the raid won ${figure(raidersWon)} of ${figure(games)} (${share} %)`,
    ],
  };
}

function reportLines(report: Report, names: readonly string[], bots: readonly string[]) {
  const { games, ended, errors, draws, turns, decisions, gamesPerSecond, decisionsPerSecond, wins } = report;
  const wide = Math.max(...names.map(({ length }) => length));
  const share = (won: number, of: number) => `won ${String(won).padStart(5)}  (${figure((100 * won) / of)} %)`;
  const each = (won: SimulationReport['wins'], of: number): string[] =>
    names.map((name, seat) => `  ${name.padEnd(wide)}  ${bots[seat]!.padEnd(6)}  ${share(won[seat] ?? 0, of)}`);
  const matches = isOfMatches(report)
    ? [
        `${figure(report.matches)} ${report.matches === 1 ? 'match' : 'matches'}, ${figure(report.matchesEnded)} ended`,
        ...each(report.matchWins, report.matches),
      ]
    : [];
  return [
    ...matches,
    `${figure(games)} games, ${figure(ended)} ended, ${figure(errors)} errors`,
    ...each(wins, games),
    ...(draws > 0 ? [`  draws ${figure(draws)}`] : []),
    `${figure(turns / games)} turns and ${figure(decisions / games)} decisions a game`,
    `${figure(gamesPerSecond)} games/s, ${figure(decisionsPerSecond)} decisions/s`,
  ];
}
