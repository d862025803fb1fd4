import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Fault } from './outcome.ts';
import type { Session } from './session.ts';
import { give } from './session.ts';
import { optionInWords } from './words.ts';

/** What was offered at each decision of a session but priority, and what was taken: a line for each. */
export function offersIn(start: Session, { answers }: Session): readonly string[] {
  const lines: string[] = [];
  const { answersItself: _, ...alone } = start;
  let now: Session = alone;
  for (const { player, choose } of answers) {
    const { decision } = now.game;
    if (decision && decision.question !== 'priority' && decision.options.length > 1 && choose !== 'concede') {
      const offered = decision.options.map((option) => optionInWords(now, option)).sort();
      lines.push(`${now.cast.players[decision.player]}: ${offered.join(' | ')} -> ${optionInWords(now, choose)}`);
    }
    now = give(now, player, choose);
  }
  return lines;
}

type Sections = Map<string, readonly string[]>;

/** The offers that are written down for the tests of a file, by title. */
function sectionsIn(file: string): Sections {
  const sections: Sections = new Map();
  if (!existsSync(file)) return sections;
  for (const section of readFileSync(file, 'utf8').split(/^## /m).slice(1)) {
    const [title = '', ...lines] = section.split('\n');
    sections.set(title, lines.filter(Boolean));
  }
  return sections;
}

const written = (sections: Sections): string =>
  [...sections].map(([title, lines]) => `## ${title}\n${lines.join('\n')}\n`).join('\n');

const ENDING = '.offers.txt';

/** Beside the tests: who was offered what, for people to read. */
const recordOf = (testFile: string): string => testFile.replace(/\.test\.tsx?$/, ENDING);

/** A folder in which the offers of some tests are written down keeps those of all its tests. */
const keepsOffers = (folder: string): boolean => readdirSync(folder).some((name) => name.endsWith(ENDING));

/** The complete offers of a test are those that are written down beside it. */
export function checkOffers(testFile: string, title: string, offers: readonly string[]): void {
  if (!keepsOffers(dirname(testFile))) return;
  const file = recordOf(testFile);
  const known = sectionsIn(file).get(title) ?? [];
  const at = [...offers, ...known].findIndex((_, n) => offers[n] !== known[n]);
  if (at < 0) return;
  const [is = 'nothing', was = 'nothing'] = [offers[at], known[at]];
  throw new Fault(
    `offered is not what ${file} says of this test\n  written: ${was}\n  offered: ${is}\nIf the rules say so, write it down with: npm run offers -- ${testFile}`,
  );
}

/** Writes the offers of a test down in the place of those before. */
export function writeOffers(testFile: string, title: string, offers: readonly string[]): void {
  const file = recordOf(testFile);
  const sections = sectionsIn(file);
  if (offers.length > 0) sections.set(title, offers);
  else sections.delete(title);
  if (sections.size > 0 || existsSync(file)) writeFileSync(file, written(sections));
}
