import { hasTag, isKind } from '../characteristics/typeLine.ts';
import type { Noun } from '../language/noun.ts';
import type { PhraseKind } from '../language/parts/phrases.ts';
import type { Phrase } from '../language/walk.ts';
import { rewritten } from '../language/walk.ts';
import type { LastKnown } from '../modifiers/derive.ts';
import type { DamageType, Kind } from '../vocabulary.ts';
import { KINDS } from '../vocabulary.ts';
import type { Perspective } from './perspective.ts';

/** The word chosen in this text, as its card was played, or for the card in play (202.4). */
export function chosenWord(p: Perspective): string | null {
  const link = p.on.state.chain.findLast(({ source }) => source === p.source);
  return p.memory?.word ?? link?.word ?? p.on.lastKnown(p.source)?.card.word ?? null;
}

/** Has it the word that was chosen as a tag, or is it of that kind? */
export function hasChosen({ card, characteristics }: LastKnown, p: Perspective): boolean {
  const word = chosenWord(p);
  if (word === null) return false;
  return hasTag(characteristics, word) || (isKindWord(word) && isKind(card, characteristics, word));
}

const KIND_WORDS: ReadonlySet<string> = new Set(KINDS);
const isKindWord = (word: string): word is Kind => KIND_WORDS.has(word);

/** A text that lasts longer than the link in which the word was chosen says it itself (709.2d). */
export function withWord<T extends object>(kind: PhraseKind, phrase: T, p: Perspective): T {
  const word = p.memory?.word ?? null;
  if (word === null) return phrase;
  return rewritten(kind, phrase, (part: Phrase) => (part.kind === 'noun' ? spelled(part.phrase, word) : undefined));
}

function spelled(noun: Noun, word: string): Noun | undefined {
  const { chosenTag, chosenName, chosenDamageType, ...rest } = noun;
  if (chosenTag) return { ...rest, ...(isKindWord(word) ? { kind: [word] } : { tag: [word] }) };
  if (chosenName) return { ...rest, name: word };
  return chosenDamageType ? { ...rest, damageType: [word as DamageType] } : undefined;
}
