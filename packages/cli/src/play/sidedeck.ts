import type { Copies } from '@meetingstone/cards';
import { deckSize, together, without } from '@meetingstone/cards';
import type { Swap } from '@meetingstone/sitting';
import type { Paint } from '../paint.ts';
import { wrap } from '../paint.ts';

/** What may be swapped, as it would lie after the swaps so far; nothing is swapped before the player is done. */
export interface Siding {
  readonly main: Copies;
  readonly side: Copies;
}

/** What a person can type about his side deck. */
export type SidingInput =
  | { readonly does: 'swap'; readonly out: number | null; readonly in: string | null; readonly copies: number }
  | { readonly does: 'text'; readonly what: string }
  | { readonly does: 'save'; readonly file: string }
  | { readonly does: 'done' | 'back' | 'table' | 'help' | 'concede match' | 'quit' }
  | { readonly does: 'unknown'; readonly what: string };

const WORDS: Readonly<Record<string, Extract<SidingInput, { does: string }>['does']>> = {
  '': 'table',
  deck: 'table',
  done: 'done',
  back: 'back',
  undo: 'back',
  '?': 'help',
  help: 'help',
  'concede match': 'concede match',
  quit: 'quit',
  q: 'quit',
  exit: 'quit',
};

const COPIES = String.raw`(?:\s+[x×]?\s*(\d{1,3}))?`;
const SWAP = new RegExp(String.raw`^(\d{1,3})\s*([a-z]{1,2})${COPIES}$`);
const OUT = new RegExp(String.raw`^out\s+(\d{1,3})${COPIES}$`);
const IN = new RegExp(String.raw`^in\s+([a-z]{1,2})${COPIES}$`);

export function readSiding(line: string): SidingInput {
  const typed = line.trim();
  const lower = typed.toLowerCase();
  const known = WORDS[lower];
  if (known) return { does: known } as SidingInput;
  const [, first = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(typed) ?? [];
  if (first === '?' || first.toLowerCase() === 'text') return { does: 'text', what: rest };
  if (first.toLowerCase() === 'save') return { does: 'save', file: rest };
  const [swap, out, into] = [SWAP.exec(lower), OUT.exec(lower), IN.exec(lower)];
  const copies = Number(swap?.[3] ?? out?.[2] ?? into?.[2] ?? 1);
  if (swap) return { does: 'swap', out: Number(swap[1]), in: swap[2]!, copies };
  if (out) return { does: 'swap', out: Number(out[1]), in: null, copies };
  if (into) return { does: 'swap', out: null, in: into[1]!, copies };
  return { does: 'unknown', what: typed };
}

export const SIDING_HELP: readonly string[] = [
  'Cards of your deck have numbers, cards of your side deck have letters.',
  '  3 b                 card 3 goes out, card b comes in',
  '  3 b x2              two copies of each',
  '  out 3 x2, in b      only the one half; in Constructed play as many must come in as go out (100.3)',
  '  back, undo          take the last swap back',
  '  deck                both decks once more',
  '  ? NAME, text NAME   the text of a card',
  '  done                play the next game with this deck',
  '  save FILE           save the match, for `meetingstone play --resume`',
  '  concede match       give up the match',
  '  quit                leave the match',
];

/** a, b, ... z, aa, ab. */
const letterOf = (n: number): string =>
  (n < 26 ? '' : String.fromCharCode(96 + Math.floor(n / 26))) + String.fromCharCode(97 + (n % 26));

export type Sided = { readonly ok: true; readonly siding: Siding } | { readonly ok: false; readonly message: string };

const no = (message: string): Sided => ({ ok: false, message });

/** Moves copies of a card out of the deck, of another into it, or both. */
export function moved(siding: Siding, input: Extract<SidingInput, { does: 'swap' }>): Sided {
  const { copies } = input;
  const [mains, sides] = [Object.keys(siding.main), Object.keys(siding.side)];
  const out = input.out === null ? null : mains[input.out - 1];
  const into = input.in === null ? null : sides.find((_, n) => letterOf(n) === input.in);
  if (copies < 1) return no('At least one copy must be swapped.');
  if (out === undefined) return no(`There is no card ${input.out} in your deck; there are 1 to ${mains.length}.`);
  if (into === undefined) return no(`There is no card ${input.in} in your side deck${lettersOf(sides.length)}.`);
  const [going, coming] = [out === null ? {} : { [out]: copies }, into === null ? {} : { [into]: copies }];
  const [main, side] = [without(siding.main, going), without(siding.side, coming)];
  if (!main) return no(`There are not ${copies} copies of ${out} in your deck.`);
  if (!side) return no(`There are not ${copies} copies of ${into} in your side deck.`);
  return { ok: true, siding: { main: together(main, coming), side: together(side, going) } };
}

const lettersOf = (count: number): string => (count === 0 ? '' : `; there are a to ${letterOf(count - 1)}`);

/** What goes out and what comes in, all in all. */
export function swapOf(before: Siding, after: Siding): Omit<Swap, 'player'> {
  return { out: missing(before.main, after.main), in: missing(after.main, before.main) };
}

const missing = (copies: Copies, from: Copies): Copies =>
  Object.fromEntries(
    Object.entries(copies).flatMap(([name, count]) => {
      const less = count - (from[name] ?? 0);
      return less > 0 ? [[name, less]] : [];
    }),
  );

const copyWords = (copies: Copies): string =>
  Object.entries(copies)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || 'nothing';

/** Both decks, the cards with the numbers and letters by which they are swapped. */
export function sidingLines(before: Siding, now: Siding, paint: Paint, width: number): string[] {
  const listed = (title: string, copies: Copies, label: (n: number) => string): string[] => {
    const cards = Object.entries(copies).map(
      ([name, count], n) => `${paint('cyan', label(n).padStart(4))} ${String(count).padStart(2)} ${name.padEnd(WIDE)}`,
    );
    return [paint('bold', `${title} (${deckSize(copies)})`), ...wrap(cards, width).map((line) => line.trimEnd())];
  };
  const { out, in: into } = swapOf(before, now);
  const swaps = deckSize(out) + deckSize(into) > 0 ? [`Out: ${copyWords(out)}. In: ${copyWords(into)}.`] : [];
  return [
    ...listed('Your deck', now.main, (n) => String(n + 1)),
    ...listed('Your side deck', now.side, letterOf),
    ...swaps,
  ];
}

const WIDE = 34;
