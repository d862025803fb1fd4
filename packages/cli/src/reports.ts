import type { MatchReport } from './match/simulation.ts';
import type { SimulationReport } from './simulation.ts';

type Report = SimulationReport | MatchReport;

/** What several counted, as one would have counted it who played all of it in so many seconds. */
export function together(reports: readonly Report[], seconds: number): Report {
  const sum = (part: (report: Report) => number): number => reports.reduce((all, report) => all + part(report), 0);
  const eachSeat = <Of extends Report>(all: readonly Of[], part: (report: Of) => SimulationReport['wins']) =>
    Object.fromEntries(
      Object.keys(part(all[0]!)).map((seat) => [
        seat,
        all.reduce((won, report) => won + part(report)[Number(seat)]!, 0),
      ]),
    );
  const [games, errors, decisions] = [sum((one) => one.games), sum((one) => one.errors), sum((one) => one.decisions)];
  const report: SimulationReport = {
    games,
    ended: sum(({ ended }) => ended),
    errors,
    wins: eachSeat(reports, ({ wins }) => wins),
    draws: sum(({ draws }) => draws),
    turns: sum(({ turns }) => turns),
    decisions,
    gamesPerSecond: (games - errors) / seconds,
    decisionsPerSecond: decisions / seconds,
    failures: reports.flatMap(({ failures }) => failures),
  };
  const ofMatches = reports.filter((one): one is MatchReport => 'matches' in one);
  if (ofMatches.length === 0) return report;
  return {
    ...report,
    matches: ofMatches.reduce((all, { matches }) => all + matches, 0),
    matchesEnded: ofMatches.reduce((all, { matchesEnded }) => all + matchesEnded, 0),
    matchWins: eachSeat(ofMatches, ({ matchWins }) => matchWins),
  };
}
