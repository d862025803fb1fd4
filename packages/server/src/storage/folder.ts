import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Unable } from '../refusal.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the server keeps what it must not lose: where it is told to, or where programs of this user keep such things. */
export function dataFolder(environment: Environment = process.env): string {
  const { MEETINGSTONE_DATA: told, XDG_DATA_HOME: data, LOCALAPPDATA: local } = environment;
  if (told) return told;
  if (data) return join(data, 'meetingstone');
  if (process.platform === 'win32' && local) return join(local, 'meetingstone');
  if (process.getuid?.() === 0) return '/var/lib/meetingstone'; // Whoever PostgreSQL runs as could not reach root's home.
  return join(homedir(), '.local', 'share', 'meetingstone');
}

export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Unable(`The data folder ${folder} cannot be made: ${whyNoFile(error)}. MEETINGSTONE_DATA names another.`);
  }
}

/** The reason of a failed file operation, in words. */
export function whyNoFile(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const known: Readonly<Record<string, string>> = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EROFS: 'the disk can only be read',
    EACCES: 'it is not allowed',
    EPERM: 'it is not allowed',
    ENOTDIR: 'a file is in the way',
    EEXIST: 'a file is in the way',
  };
  return known[code] ?? (error instanceof Error ? error.message : String(error));
}
