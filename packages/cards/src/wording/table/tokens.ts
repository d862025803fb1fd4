import type { Facts } from '@meetingstone/rules';
import { list } from '../grammar/combine.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { figure } from './amounts.ts';
import { keywordPower } from './phrases.ts';
import { damageIcon, tag } from './vocabulary.ts';

const keywords = list(keywordPower, 'and');

/** An ally token as it is described: "1 [Melee] / 1 [Health] Treant ally token with Ferocity" (404.2). */
function tokenPhrase(word: 'token' | 'tokens'): Phrase<Facts> {
  return {
    name: word,
    read: (at, reading) => {
      const found: Found<Facts>[] = [];
      const { words } = reading;
      for (const atk of readAt(figure, at, reading)) {
        const types = readAt(damageIcon, atk.end, reading);
        for (const type of types.length > 0 ? types : [{ value: 'melee' as const, end: atk.end }]) {
          if (words[type.end]?.low !== '/') continue;
          for (const health of readAt(figure, type.end + 1, reading)) {
            const after = /^\[?health\]?$/.test(words[health.end]?.low ?? '') ? health.end + 1 : health.end;
            for (const tags of tagsFrom(after, reading)) {
              const isAlly = words[tags.end]?.low === 'ally';
              const end = isAlly ? tags.end + 1 : tags.end;
              if (words[end]?.low !== word || tags.value.length === 0) continue;
              if (end >= reading.farthest) reading.farthest = end + 1;
              const facts = factsOf(atk.value, type.value, health.value, tags.value);
              found.push({ value: facts, end: end + 1 });
              if (words[end + 1]?.low === 'with')
                for (const more of readAt(keywords, end + 2, reading))
                  found.push({ value: { ...facts, powers: more.value }, end: more.end });
            }
          }
        }
      }
      return found;
    },
    say: (facts, saying) => {
      const { atk, damageType, health, tags, powers, name } = facts;
      const plain = { ...factsOf(atk ?? 0, damageType ?? 'melee', health ?? 0, tags), powers };
      if (JSON.stringify(plain) !== JSON.stringify({ ...plain, ...facts }) || name !== tags.join(' ')) return undefined;
      const keyworded = powers.length > 0 ? keywords.say(powers as never, saying) : { words: [] };
      if (!keyworded) return undefined;
      const icon = damageIcon.say(damageType ?? 'melee', saying)!;
      const rest = powers.length > 0 ? ['with', ...keyworded.words] : [];
      return { words: [String(atk), ...icon.words, '/', String(health), '[Health]', ...tags, 'ally', word, ...rest] };
    },
  };
}

function tagsFrom(at: number, reading: Parameters<Phrase<string>['read']>[1]): readonly Found<readonly string[]>[] {
  const all: Found<readonly string[]>[] = [{ value: [], end: at }];
  for (let n = 0; n < all.length; n++)
    for (const { value, end } of readAt(tag, all[n]!.end, reading)) all.push({ value: [...all[n]!.value, value], end });
  return all;
}

/** A token without a name of its own is called by its tags. */
function factsOf(
  atk: number,
  damageType: Facts['damageType'] & string,
  health: number,
  tags: readonly string[],
): Facts {
  return {
    name: tags.join(' '),
    types: ['Ally'],
    tags,
    icons: [],
    text: [],
    powers: [],
    atk,
    damageType,
    health,
    token: true,
  };
}

export const token = tokenPhrase('token');
export const tokens = tokenPhrase('tokens');
