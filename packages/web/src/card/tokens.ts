import type { Keyword, PerformedKeyword } from '@meetingstone/rules';
import type { Sentence, Span } from '@meetingstone/words';

/** A piece of a card's text: words, a sign, or something that can be asked about. */
export type Token =
  | { readonly is: 'words'; readonly text: string }
  /** What is paid: a gem with a number. */
  | { readonly is: 'price'; readonly text: string }
  /** A damage type, a class, a faction, health, "exhaust this card". */
  | { readonly is: 'sign'; readonly sign: string; readonly text: string }
  /** Between cost and effect. */
  | { readonly is: 'then' }
  /** "Ongoing", "Reward": what kind of paragraph it is. */
  | { readonly is: 'lead'; readonly text: string }
  | { readonly is: 'damage'; readonly text: string; readonly type: string }
  | { readonly is: 'keyword'; readonly text: string; readonly keyword: string }
  | { readonly is: 'card'; readonly text: string; readonly id: number };

/** Keywords, and whether the word means nothing else where a text says it: "Flip this hero" is no keyword. */
const KEYWORDS: Readonly<Record<Keyword | PerformedKeyword, boolean>> = {
  Aberration: true,
  Absorb: false,
  'Arcane Torrent': true,
  Artifact: false,
  Assault: true,
  AWESOME: true,
  'Bear Form': true,
  Berserking: true,
  Boss: false,
  'Cat Form': true,
  Conspicuous: true,
  'Death Rattle': true,
  Diplomacy: true,
  'Dual Shield': true,
  'Dual Wield': true,
  Echo: false,
  Elusive: true,
  Enrage: false,
  'Escape Artist': true,
  Eternal: true,
  Ferocity: true,
  'Find Treasure': true,
  'Finishing Move': true,
  Flip: false,
  Hardiness: true,
  Harmonize: true,
  Haste: true,
  Immune: false,
  'Infinite Wield': true,
  Inspire: true,
  'Inspiring Presence': true,
  Invincible: true,
  Irradiated: true,
  'Long-Range': true,
  Mend: true,
  Preparation: true,
  Protector: true,
  'Ranged Dual Wield': true,
  Resistance: true,
  Rift: false,
  Sabotage: true,
  Sentinel: false,
  'Sextuple Wield': true,
  Shadowmeld: true,
  Smash: true,
  Spellshield: true,
  Stash: true,
  Stealth: true,
  Thrown: true,
  'Time is Money': true,
  Trap: false,
  'Two-Handed Dual Wield': true,
  Untargetable: true,
  'War Stomp': true,
  Warp: true,
  'Will of the Forsaken': true,
  Delve: true,
  Portal: true,
};

/** Longer ones first: "Ranged Dual Wield" is not "Dual Wield". */
const MARKED = Object.entries(KEYWORDS)
  .filter(([, marked]) => marked)
  .map(([word]) => word)
  .sort((a, b) => b.length - a.length);

const SCHOOLS = 'arcane|fire|frost|holy|melee|nature|ranged|shadow';

const PATTERN = new RegExp(
  [
    '(?<lead>^(?:Ongoing|Reward)): ',
    '\\((?<price>\\d+|X)\\)',
    '\\[(?<sign>[A-Z][A-Za-z ]+)\\]:?',
    '(?<then>>>>)',
    `(?<damage>(?:\\d+|X) (?<school>${SCHOOLS}) damage)`,
    `(?<keyword>\\b(?:${MARKED.join('|')})\\b(?: \\d+)?)`,
  ].join('|'),
  'g',
);

/** The text of a card in pieces. */
export function tokensOf(line: string): readonly Token[] {
  const tokens: Token[] = [];
  let read = 0;
  const words = (to: number): void => {
    if (to > read) tokens.push({ is: 'words', text: line.slice(read, to) });
  };
  for (const found of line.matchAll(PATTERN)) {
    words(found.index);
    tokens.push(tokenOf(found.groups!));
    read = found.index + found[0].length;
  }
  words(line.length);
  return tokens;
}

function tokenOf({ lead, price, sign, then, damage, school, keyword }: Record<string, string | undefined>): Token {
  if (lead !== undefined) return { is: 'lead', text: lead };
  if (price !== undefined) return { is: 'price', text: price };
  if (sign !== undefined) return { is: 'sign', sign, text: sign === 'Activate' ? 'exhaust this card' : sign };
  if (then !== undefined) return { is: 'then' };
  if (damage !== undefined) return { is: 'damage', text: damage, type: school! };
  return { is: 'keyword', text: keyword!, keyword: keyword!.replace(/ \d+$/, '') };
}

/** A sentence with marks in the same pieces. */
export const sentenceTokens = (sentence: Sentence): readonly Token[] => sentence.flatMap(spanTokens);

function spanTokens(span: Span): readonly Token[] {
  if (typeof span === 'string') return tokensOf(span);
  if (typeof span === 'number') return [{ is: 'words', text: String(span) }];
  if ('aside' in span) return sentenceTokens(span.aside);
  if (span.is === 'card') return [{ is: 'card', text: span.text, id: span.id }];
  if (span.is === 'keyword') return [{ is: 'keyword', text: span.text, keyword: span.keyword }];
  return [{ is: 'words', text: span.text }];
}

/** How much there is to read: long texts are set smaller. */
export function lengthOf(lines: readonly (string | Sentence)[]): 'short' | 'long' | 'longest' {
  const letters = lines.reduce((sum, line) => sum + (typeof line === 'string' ? line.length : 60), 0);
  return letters > 330 ? 'longest' : letters > 190 ? 'long' : 'short';
}
