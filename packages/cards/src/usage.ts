import type { Facts, Phrase } from '@meetingstone/rules';
import { everyPhrase } from '@meetingstone/rules';
import { allCards } from './catalogue.ts';

/** The phrases that begin with a word of their own, and where it stands. */
const BEGIN = {
  effect: 'do',
  selection: 'select',
  players: 'player',
  condition: 'is',
  cost: 'pay',
  power: 'power',
  amount: 'amount',
  change: 'change',
  restriction: 'cant',
  permission: 'may',
  watch: 'event',
  instead: 'instead',
  compared: 'is',
} as const satisfies Partial<Readonly<Record<Phrase['kind'], string>>>;

/** What these words are called: most are called like their phrases. */
const CALLED = { watch: 'event', compared: 'comparison' } as const;

/** Words that stand within phrases of several kinds. */
const WITHIN = ['keyword', 'duration'] as const;

/** At which moment something is so: "as it enters play", "was dealt". */
const OF_A_MOMENT: ReadonlySet<Phrase['kind']> = new Set(['power', 'past']);

type Begin = keyof typeof BEGIN;
type Called = (typeof CALLED)[keyof typeof CALLED];
type Part = Exclude<Begin, keyof typeof CALLED> | Called | (typeof WITHIN)[number] | 'moment' | 'noun' | 'printed noun';

/** A word of the power language and how many cards use it. */
export interface WordUsed {
  readonly part: Part;
  readonly word: string;
  readonly cards: number;
}

/** Every word that these cards use, part by part; a card that says a word twice counts once. */
export function wordsUsed(cards: readonly Facts[] = allCards()): WordUsed[] {
  const used = new Map<string, WordUsed>();
  for (const card of cards) {
    const words = everyPhrase('facts', card).flatMap(wordsOf);
    const said = new Map(words.map(([part, word]) => [`${part} ${word}`, { part, word }]));
    for (const [key, { part, word }] of said) used.set(key, { part, word, cards: (used.get(key)?.cards ?? 0) + 1 });
  }
  return [...used.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, word]) => word);
}

function wordsOf({ kind, phrase }: Phrase): readonly (readonly [Part, string])[] {
  if (typeof phrase !== 'object') return [];
  const words: Readonly<Record<string, unknown>> = { ...phrase };
  const word = (part: Part, key: string): readonly (readonly [Part, string])[] =>
    typeof words[key] === 'string' ? [[part, words[key]]] : [];
  if (kind === 'noun' || kind === 'printed noun')
    return [...Object.keys(phrase).map((key) => [kind, key] as const), ...word('keyword', 'keyword')];
  return [
    ...(isBegin(kind) ? word(partOf(kind), BEGIN[kind]) : []),
    ...WITHIN.flatMap((key) => word(key, key)),
    ...(OF_A_MOMENT.has(kind) ? word('moment', 'as') : []),
  ];
}

const isBegin = (kind: Phrase['kind']): kind is Begin => kind in BEGIN;
const partOf = (kind: Begin): Part => (kind === 'watch' || kind === 'compared' ? CALLED[kind] : kind);
