import type { Facts, Noun } from '@meetingstone/rules';
import { allCards } from './catalogue.ts';

/** The parts of the power language, by the key under which their words stand in its data. */
const PARTS = {
  do: 'effect',
  select: 'selection',
  player: 'players',
  is: 'condition',
  pay: 'cost',
  power: 'power',
  as: 'moment',
  keyword: 'keyword',
  amount: 'amount',
  change: 'change',
  cant: 'restriction',
  may: 'permission',
  event: 'event',
  instead: 'instead',
  duration: 'duration',
} as const satisfies Readonly<Record<string, string>>;

type Part = (typeof PARTS)[keyof typeof PARTS] | 'comparison' | 'noun';

/** Every word that describes cards. */
const NOUN_WORDS: Readonly<Record<keyof Noun, true>> = {
  kind: true,
  self: true,
  other: true,
  attached: true,
  whose: true,
  of: true,
  owner: true,
  deck: true,
  zone: true,
  tag: true,
  chosenTag: true,
  name: true,
  sameName: true,
  among: true,
  except: true,
  granting: true,
  reputation: true,
  loot: true,
  faction: true,
  icon: true,
  neutral: true,
  sharesClass: true,
  sharesRace: true,
  sameType: true,
  sharesType: true,
  ongoing: true,
  attachment: true,
  attachedTo: true,
  hosts: true,
  effect: true,
  keyword: true,
  damageType: true,
  cost: true,
  atk: true,
  health: true,
  remaining: true,
  parity: true,
  controls: true,
  damaged: true,
  damage: true,
  counters: true,
  exhausted: true,
  token: true,
  faceDown: true,
  instant: true,
  unique: true,
  unlimited: true,
  attacking: true,
  defending: true,
  inCombat: true,
  fresh: true,
  protecting: true,
  past: true,
  inCombatWith: true,
  targetingOnly: true,
  any: true,
  not: true,
};

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
    const said = new Map(wordsOf(card).map(([part, word]) => [`${part} ${word}`, { part, word }]));
    for (const [key, { part, word }] of said) used.set(key, { part, word, cards: (used.get(key)?.cards ?? 0) + 1 });
  }
  return [...used.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, word]) => word);
}

function wordsOf(part: unknown): (readonly [Part, string])[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(wordsOf);
  if (Array.isArray(part)) return inside;
  return [
    ...(isNoun(part) ? Object.keys(part).map((word) => ['noun', word] as const) : []),
    ...ownWords(part),
    ...inside,
  ];
}

/** A description has no word of its own in front: all its keys are words. */
const isNoun = (part: object): boolean => Object.keys(part).every((key) => key in NOUN_WORDS);

function ownWords(part: object): (readonly [Part, string])[] {
  return Object.entries(part).flatMap(([key, word]): (readonly [Part, string])[] => {
    if (typeof word !== 'string' || !isPart(key)) return [];
    if (key === 'is' && 'than' in part) return [['comparison', word]];
    if ((key === 'amount' || key === 'as') && ('do' in part || 'instead' in part)) return []; // "all damage", "as an ally"
    return [[PARTS[key], word]];
  });
}

const isPart = (key: string): key is keyof typeof PARTS => key in PARTS;
