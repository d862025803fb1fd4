import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Facts } from '@meetingstone/rules';
import { cardSources, digestOf } from '../../bin/sources.cjs';
import type { CardSet } from '../sets/cardSet.ts';
import type { Origin } from './origin.ts';
import { evaluatedSets } from './press.ts';

/** A set before its cards are asked for: what it is called, which cards it has, and where they are written. */
export interface Shelf {
  readonly code: string;
  readonly name: string;
  readonly chosen?: readonly string[];
  readonly names: readonly string[];
  /** Which of them are heroes that start in play. */
  readonly heroes: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** The first line of the file: what it was made from, what the other lines must be, and what is on them. */
interface Head {
  readonly sources: string;
  readonly cards: string;
  readonly shelves: readonly Shelf[];
}

export interface Shelves {
  readonly shelves: readonly Shelf[];
  readonly cardsOn: (shelf: Shelf) => readonly Facts[];
}

const isStartingHero = ({ hero }: Facts): boolean => hero !== undefined && hero.master !== true;

/**
 * All sets as data. The file says what it was made from; if those are not the present sources, or it is damaged or not
 * there, it is made again. Where nothing may be written, that is done each time.
 */
export function freshShelves({ packages, sources }: Origin): Shelves {
  const path = join(packages, 'cards', 'build', 'catalogue.jsonl');
  return read(path, sources) ?? opened(made(path, packages, sources), sources)!;
}

function read(path: string, sources: string): Shelves | undefined {
  try {
    return opened(readFileSync(path), sources);
  } catch {
    return undefined;
  }
}

export function opened(file: Buffer, sources: string): Shelves | undefined {
  const end = file.indexOf('\n');
  const head = JSON.parse(file.toString('utf8', 0, end)) as Head;
  const body = file.subarray(end + 1);
  if (head.sources !== sources || head.cards !== sha256(body)) return undefined;
  return {
    shelves: head.shelves,
    cardsOn: ({ from, to }) => JSON.parse(body.toString('utf8', from, to)) as readonly Facts[],
  };
}

function made(path: string, packages: string, sources: string): Buffer {
  const file = Buffer.from(written(evaluatedSets(packages), sources));
  if (digestOf(cardSources(packages)) !== sources)
    throw new Error('the sources have changed since this program was started; start it again');
  const fresh = `${path}.${process.pid}.${threadId}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(fresh, file);
    renameSync(fresh, path); // Two that start at once do not read half a file.
  } catch {
    if (existsSync(fresh)) rmSync(fresh); // It is needed now, not kept.
  }
  return file;
}

/** A line that tells what is there, and a line for the cards of each set. */
export function written(sets: readonly CardSet[], sources: string): string {
  let from = 0;
  const lines = sets.map(({ cards }) => `${JSON.stringify(cards)}\n`);
  const shelves = sets.map(({ code, name, cards, chosen }, n): Shelf => {
    const to = from + Buffer.byteLength(lines[n]!);
    const heroes = cards.flatMap((card, place) => (isStartingHero(card) ? [place] : []));
    const shelf = {
      code,
      name,
      ...(chosen ? { chosen } : {}),
      names: cards.map((card) => card.name),
      heroes,
      from,
      to,
    };
    from = to;
    return shelf;
  });
  const body = lines.join('');
  return `${JSON.stringify({ sources, cards: sha256(body), shelves } satisfies Head)}\n${body}`;
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
