import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson } from '@meetingstone/scenario';
import { readLesson } from '@meetingstone/scenario';

/** A lesson by its key: the name of its file. */
export interface KnownLesson extends Lesson {
  readonly key: string;
}

/** The lessons of a house, in the order in which they are learned. Each is read when it is first asked for. */
export interface LessonLibrary {
  readonly all: () => readonly KnownLesson[];
  readonly find: (key: string) => KnownLesson | undefined;
}

const FILE = /^(?<key>[\w-]+)\.yaml$/;

export function lessonsIn(folder: string | undefined): LessonLibrary {
  const keys =
    folder === undefined
      ? []
      : readdirSync(folder)
          .sort()
          .flatMap((file) => FILE.exec(file)?.groups?.key ?? []);
  const read = new Map<string, KnownLesson>();
  const find = (key: string): KnownLesson | undefined => {
    if (!keys.includes(key)) return undefined;
    const lesson = read.get(key) ?? { key, ...readLesson(readFileSync(join(folder!, `${key}.yaml`), 'utf8')) };
    read.set(key, lesson);
    return lesson;
  };
  return { all: () => keys.map((key) => find(key)!), find };
}
