import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Part } from './engine.ts';
import { standardSet } from './games.ts';
import type { Difference, Recording } from './playing.ts';
import { partAt, record, replay } from './playing.ts';

/** What the processes that play are told to do; recordings and results go through files. */
export type Task =
  | { readonly do: 'plan' }
  | { readonly do: 'record'; readonly game: number; readonly file: string }
  | { readonly do: 'replay'; readonly file: string }
  | { readonly do: 'show'; readonly file: string; readonly at: number; readonly part: Part; readonly into: string };

export type Done =
  | { readonly games: number }
  | { readonly name: string; readonly decisions: number; readonly difference: Difference | null }
  | { readonly wrong: string };

const recordingIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Recording;

/** Whole or not at all: another run may be reading. */
function put(file: string, value: unknown): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, JSON.stringify(value) ?? 'null');
  renameSync(beside, file);
}

function perform(task: Task): Done {
  if (task.do === 'plan') return { games: standardSet().length };
  if (task.do === 'record') {
    const recording = record(standardSet()[task.game]!);
    put(task.file, recording);
    return { ...about(recording), difference: null };
  }
  const recording = recordingIn(task.file);
  if (task.do === 'replay') return { ...about(recording), difference: replay(recording) };
  put(task.into, partAt(recording, task.at, task.part));
  return { ...about(recording), difference: null };
}

const about = ({ plan, answers }: Recording) => ({ name: plan.name, decisions: answers.length });

process.on('message', (task: Task) => {
  try {
    process.send!(perform(task));
  } catch (reason) {
    process.send!({
      wrong: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
    } satisfies Done);
  }
});
