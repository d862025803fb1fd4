import { createHash } from 'node:crypto';
import type { Facts } from '@meetingstone/rules';
import type { CardSet } from '../sets/cardSet.ts';

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

/** The sets that a file holds, if it is whole and was made from these sources; a file that was installed has none beside it. */
export function opened(file: Uint8Array, sources?: string): Shelves | undefined {
  const end = file.indexOf(LINE_END);
  const head = JSON.parse(textOf(file.subarray(0, end))) as Head;
  const body = file.subarray(end + 1);
  if (head.cards !== sha256(body) || (sources !== undefined && head.sources !== sources)) return undefined;
  return {
    shelves: head.shelves,
    cardsOn: ({ from, to }) => JSON.parse(textOf(body.subarray(from, to))) as readonly Facts[],
  };
}

const LINE_END = 0x0a;
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

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

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
