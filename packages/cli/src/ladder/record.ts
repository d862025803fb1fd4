import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { RaidGame, RaidTrial } from './raids.ts';
import { raidGame } from './raids.ts';

/** Games of raids that were played before: one line of JSON each, so that a long measurement can be cut off and taken up again. */
export interface RaidRecord {
  readonly known: Map<string, RaidGame>;
  readonly file: string | null;
}

export function raidRecordAt(file: string | undefined): RaidRecord {
  const lines = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const games = lines
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as RaidGame & { readonly of: string });
  return { known: new Map(games.map((game) => [game.of, game])), file: file ?? null };
}

/** The game as it was played before, or played now and written down, on a line of its own even after one that was cut off. */
export function recordedGame(trial: RaidTrial, n: number, { known, file }: RaidRecord): RaidGame {
  const { raid, mode, raiders, decks, bot, boss, seed } = trial;
  const of = [raid.key, mode, raiders, decks, bot, boss, seed, n].join(' ');
  const found = known.get(of);
  if (found) return found;
  const game = raidGame(trial, n);
  known.set(of, game);
  if (file !== null) appendFileSync(file, `\n${JSON.stringify({ of, ...game })}`);
  return game;
}
