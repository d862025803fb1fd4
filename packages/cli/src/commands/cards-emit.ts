import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CardRecord, CardSet } from '@meetingstone/cards';
import {
  folderFor,
  isComplete,
  kebabCase,
  readRecord,
  shelfOfSets,
  withChosenNumbers,
  writtenByHand,
} from '@meetingstone/cards';
import type { Facts } from '@meetingstone/rules';
import { refuse } from '@meetingstone/sitting';
import type { Output } from '../output.ts';
import type { ListedRecord } from './cards-read.ts';
import { recordsOf } from './cards-read.ts';

export interface EmitOptions {
  readonly into: string;
  readonly set?: string;
}

/** Writes the cards of a file that are wholly understood as typed data: a folder for each set, ready for a review. */
export function emitCards(file: string, { into, set: wanted }: EmitOptions, output: Output): void {
  const sets = setsOf(recordsOf(file), wanted);
  if (sets.every(({ cards }) => cards.length === 0)) refuse(`${file}: no card of it can be written`);
  for (const set of sets) {
    if (set.cards.length === 0) continue;
    rmSync(join(into, kebabCase(set.name)), { recursive: true, force: true });
    for (const [path, text] of folderFor(set)) write(join(into, path), text);
    output.say(`${set.name}: ${set.cards.length} of ${set.records} cards`);
  }
  write(join(into, 'every-set.ts'), shelfOfSets(foldersIn(into)));
  output.warn('now format the new files and read them: npm run format');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The folders that hold a set: each has a file of its own name. */
const foldersIn = (into: string): readonly string[] =>
  readdirSync(into).filter((folder) => existsSync(join(into, folder, `${folder}.ts`)));

function setsOf(records: readonly ListedRecord[], wanted: string | undefined): (CardSet & { records: number })[] {
  const bySet = new Map<string, { code: string; name: string; records: ListedRecord[] }>();
  for (const record of records) {
    const { code, name } = setOf(record);
    if ((wanted !== undefined && wanted !== code) || !isForPlayers(record)) continue;
    const there = bySet.get(code);
    if (there) there.records.push(record);
    else bySet.set(code, { code, name, records: [record] });
  }
  if (wanted !== undefined && bySet.size === 0) refuse(`no card is of the set "${wanted}"`);
  return [...bySet.values()].map(({ code, name, records }) => {
    const written = records.flatMap(emitted);
    return {
      code,
      name,
      records: records.length,
      cards: written.map(withChosenNumbers),
      chosen: written.filter((facts) => !isComplete(facts)).map((facts) => facts.name),
    };
  });
}

/** Cards of raids and tokens stand beside the players' cards in some lists. */
const isForPlayers = ({ pool = 'main' }: ListedRecord): boolean => /^main\b/.test(pool);

function emitted(record: CardRecord): readonly Facts[] {
  const { facts } = readRecord(record);
  return facts && isComplete(withChosenNumbers(facts)) && !writtenByHand(facts) ? [facts] : [];
}

/** The decks that came out together are one set. */
const TOGETHER: readonly (readonly [prefix: string, name: string])[] = [
  ['CS11', 'Class Starters 2011'],
  ['CS13', 'Class Starters 2013'],
  ['CH12', 'Champion Decks 2012'],
];

function setOf({ set }: ListedRecord): { code: string; name: string } {
  if (!set) return { code: 'OWN', name: 'Own Cards' };
  const together = TOGETHER.find(([prefix]) => set.code.startsWith(`${prefix}-`));
  return together ? { code: together[0], name: together[1] } : { code: set.code, name: titled(set.name) };
}

const SMALL_WORDS: ReadonlySet<string> = new Set(['of', 'the', 'for', 'on']);

const titled = (name: string): string =>
  name
    .replace('Cataslysm', 'Cataclysm')
    .split(' ')
    .map((word, n) => (n > 0 && SMALL_WORDS.has(word) ? word : `${word[0]!.toUpperCase()}${word.slice(1)}`))
    .join(' ');
