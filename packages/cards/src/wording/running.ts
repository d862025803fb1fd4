import type { Power } from '@meetingstone/rules';
import type { Paragraph } from './assembling.ts';

interface Read {
  readonly readings: readonly Paragraph[];
}

/** One paragraph of what was written, and what it means. */
export interface Line<R extends Read> {
  readonly paragraph: string;
  readonly read: R;
}

/** What says how a card is played stands before what happens then (704.1a). */
const BEFORE_ALL: ReadonlySet<Power['power']> = new Set([
  'keyword',
  'additional cost',
  'alternate cost',
  'play only',
  'choose as played',
]);

/** Talent, Reputation, keywords, costs: what has a line of its own in a text box. */
const standsAlone = (one: Paragraph): boolean =>
  one.is === 'building' || (one.is === 'powers' && one.powers.every(({ power }) => BEFORE_ALL.has(power)));

/** Where a sentence, a cost or an icon can begin. */
const BEGINNING = /(?<=\s)(?=[A-Z[(])/g;
const ONGOING = /^Ongoing\s*:/;

/**
 * The lines of a text in which the breaks between them were lost: "Protector When this ally attacks, ...". They are looked
 * for only where the whole is not understood, and only before "Ongoing" and behind what has a line of its own.
 */
export function brokenApart<R extends Read>(
  paragraph: string,
  readLine: (line: string) => R,
): readonly Line<R>[] | undefined {
  for (const { index } of paragraph.matchAll(BEGINNING)) {
    const head = paragraph.slice(0, index).trim();
    const tail = paragraph.slice(index);
    if (isQuoting(head)) continue;
    const first = firstLine(head, tail, readLine);
    if (!first) continue;
    const read = readLine(tail);
    const others = read.readings.length > 0 ? [{ paragraph: tail, read }] : brokenApart(tail, readLine);
    if (others) return [first, ...others];
  }
  return undefined;
}

const isQuoting = (head: string): boolean => (head.match(/["“”]/g)?.length ?? 0) % 2 === 1;

function firstLine<R extends Read>(head: string, tail: string, readLine: (line: string) => R): Line<R> | undefined {
  const isBefore = ONGOING.test(tail) ? () => true : standsAlone;
  for (const paragraph of head.endsWith('.') ? [head, head.slice(0, -1)] : [head]) {
    const read = readLine(paragraph);
    if (read.readings.length > 0 && read.readings.every(isBefore)) return { paragraph, read };
  }
  return undefined;
}
