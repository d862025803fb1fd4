import { allCards, readRecord } from '@meetingstone/cards';
import type { Facts } from '@meetingstone/rules';
import { raidAt, refuse } from '@meetingstone/sitting';
import type { ExerciseReport } from '../exercise/exercise.ts';
import { exercise } from '../exercise/exercise.ts';
import { cardsOfRaid, raidTables } from '../exercise/raids.ts';
import { figure } from '../numbers.ts';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import { recordsOf } from './cards-read.ts';

export interface ExerciseOptions {
  readonly minutes?: number;
  readonly games: number;
  readonly seed: number;
  readonly from?: string;
  readonly raid?: string;
  readonly json?: true;
}

/** Plays until every card, or each of these, has shown everything it can do. */
export function exerciseCards(wanted: readonly Facts[], options: ExerciseOptions, output: Output): void {
  const { minutes, games, seed, from, raid, json } = options;
  const read = from === undefined ? [] : understoodIn(from);
  const raiding = raid === undefined ? undefined : raidAt(raid);
  const cards = [...wanted, ...read, ...(raiding ? cardsOfRaid(raiding) : [])];
  const until = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000;
  const report = exercise({
    cards: cards.length > 0 ? cards : allCards(),
    seed,
    games,
    ...(raiding ? { tables: raidTables(raiding) } : {}),
    onGame: (played, { done, tasks }) => {
      if (played % 10 === 0) output.progress(`${played} games, ${done} of ${tasks} seen`);
      return performance.now() < until;
    },
  });
  output.progress(null);
  if (json) sayJson(output, { ...report, seed });
  else for (const line of reportLines(report)) output.say(line);
  if (report.never.length > 0 || report.faults.length > 0) output.fail();
}

/** The cards of a file that are understood, one of each name. */
function understoodIn(file: string): readonly Facts[] {
  const found = recordsOf(file).flatMap((record) => readRecord(record).facts ?? []);
  const byName = new Map(found.map((card) => [card.name, card]));
  return byName.size > 0 ? [...byName.values()] : refuse(`${file}: no card of it is understood`);
}

function reportLines({ cards, whole, tasks, done, games, decisions, never, faults }: ExerciseReport): string[] {
  return [
    ...never.map(({ card, what, why }) => `never  ${card}: ${what}: ${why}`),
    ...faults.map(({ seed, table, message }) => `FAULT  ${table}, seed ${seed}: ${message}`),
    `${figure(whole)} of ${figure(cards)} cards, ${figure(done)} of ${figure(tasks)} deeds seen`,
    `${figure(games)} games, ${figure(decisions)} decisions, ${faults.length} faults`,
  ];
}
