import { AMOUNT, CONDITION, COST, WATCH } from './conditions.ts';
import { DESTINATION, EFFECT, OUTCOME } from './effects.ts';
import {
  ATTACH,
  BECOMES,
  BOSS,
  BUILDING,
  DECKBUILDING,
  FACTS,
  HERO,
  PLANE,
  PRINTED_NOUN,
  RAID,
  SIDE,
  TOKENS,
} from './facts.ts';
import type { PhraseKind } from './phrases.ts';
import {
  CHANGE,
  CONTINUOUS,
  COST_CHANGE,
  DURATION,
  INSTEAD,
  PERMISSION,
  POWER,
  REPLACEMENT,
  RESTRICTION,
} from './powers.ts';
import { COMPARED, COUNTERS, NOUN, PAST, PLAYERS, QUANTITY, SELECTION } from './selections.ts';

export type Parts = Readonly<Record<string, PhraseKind | 'plain'>>;

/** Phrases of a kind that begin with different words, and the part in which the word stands. */
interface ByWord {
  readonly word: string;
  readonly parts: Readonly<Record<string, Parts>>;
}

const byWord = (word: string, parts: Readonly<Record<string, Parts>>): ByWord => ({ word, parts });

const GRAMMAR: { readonly [K in PhraseKind]: ByWord | Parts } = {
  effect: byWord('do', EFFECT),
  outcome: OUTCOME,
  destination: byWord('to', DESTINATION),
  selection: byWord('select', SELECTION),
  quantity: QUANTITY,
  players: byWord('player', PLAYERS),
  noun: NOUN,
  compared: COMPARED,
  past: PAST,
  amount: byWord('amount', AMOUNT),
  condition: byWord('is', CONDITION),
  cost: byWord('pay', COST),
  power: byWord('power', POWER),
  continuous: CONTINUOUS,
  change: byWord('change', CHANGE),
  restriction: RESTRICTION,
  permission: byWord('may', PERMISSION),
  replacement: REPLACEMENT,
  instead: byWord('instead', INSTEAD),
  'cost change': COST_CHANGE,
  duration: DURATION,
  watch: WATCH,
  counters: COUNTERS,
  facts: FACTS,
  attach: ATTACH,
  hero: HERO,
  boss: BOSS,
  tokens: TOKENS,
  side: SIDE,
  plane: PLANE,
  raid: RAID,
  becomes: BECOMES,
  building: BUILDING,
  deckbuilding: DECKBUILDING,
  'printed noun': PRINTED_NOUN,
};

/** What the parts of this phrase are. While a text is being read, words stand in it that are none of the language's: "it". */
export function partsOf(kind: PhraseKind, phrase: object): Parts {
  const grammar = GRAMMAR[kind];
  if (!isByWord(grammar)) return grammar;
  return grammar.parts[(phrase as Readonly<Record<string, string>>)[grammar.word]!] ?? NO_PARTS;
}

const NO_PARTS: Parts = {};

function isByWord(grammar: ByWord | Parts): grammar is ByWord {
  return typeof grammar.parts === 'object';
}
