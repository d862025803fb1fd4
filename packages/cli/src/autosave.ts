import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Course, SavedMatch, Sitting } from '@meetingstone/sitting';
import { botsOf, readMatch, readSitting, refuse, writeMatch, writeSitting } from '@meetingstone/sitting';
import { parseJson, reasonOf } from './json.ts';

/** Where what belongs to a player is kept: MEETINGSTONE_DATA, or the data folder of the desktop's rules (XDG). */
export function dataFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env.MEETINGSTONE_DATA) return env.MEETINGSTONE_DATA;
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'meetingstone');
}

const fileIn = (folder: string): string => join(folder, 'last-game.json');

/** A table as it stands: the game, and the match of which it is one. */
export interface KeptTable {
  readonly course: Course | null;
  readonly sitting: Sitting;
}

/** Keeps the table as it stands, in the place of the one before; null if it is done, else why it cannot be. */
export function keepTable({ course, sitting }: KeptTable, folder = dataFolder()): string | null {
  const file = fileIn(folder);
  const match = course && writeMatch({ course, bots: botsOf(sitting), answers: null });
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.new`, `{"match":${match},"game":${writeSitting(sitting)}}\n`);
    renameSync(`${file}.new`, file); // Nobody finds half of it.
    return null;
  } catch (error) {
    return `${file}: ${reasonOf(error)}`;
  }
}

/** The table is not needed any more. */
export function forgetTable(folder = dataFolder()): void {
  rmSync(fileIn(folder), { force: true });
}

/** The table that was kept last. */
export function keptTable(folder = dataFolder()): KeptTable {
  const file = fileIn(folder);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return refuse(`no game was left in ${folder}`);
  }
  const document = parseJson(file, text) as { readonly match: unknown; readonly game: unknown };
  const read: SavedMatch | null = document.match ? readMatch(document.match, file) : null;
  return { course: read?.course ?? null, sitting: readSitting(JSON.stringify(document.game)) };
}
