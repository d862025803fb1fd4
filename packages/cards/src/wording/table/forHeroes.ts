import type { Condition, Power } from '@meetingstone/rules';
import { either } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { capitalized } from '../grammar/words.ts';
import { heroTrait } from './vocabulary.ts';

const heroIs = (trait: string): Condition => ({ is: 'hero trait', trait });

/** The power only as long as that is so; it has no condition of its own. */
function onlyIf(power: Power, so: Condition): Power | undefined {
  switch (power.power) {
    case 'payment':
    case 'triggered':
      return { ...power, if: power.if ? { is: 'all', of: [so, power.if] } : so };
    case 'continuous':
      return power.continuous.while ? undefined : { ...power, continuous: { ...power.continuous, while: so } };
    case 'replacement':
      return power.replacement.while ? undefined : { ...power, replacement: { ...power.replacement, while: so } };
    case 'cost change':
      return power.change.while ? undefined : { ...power, change: { ...power.change, while: so } };
    case 'keyword':
      if (power.effects) return { ...power, effects: [{ do: 'if', if: so, then: power.effects }] }; // 206.1c
      return {
        power: 'continuous',
        continuous: { cards: { self: true }, changes: [{ change: 'grant', power }], while: so },
      };
    default:
      return undefined;
  }
}

/** The trait, and the power without it. */
function withoutTrait(power: Power): readonly [string, Power] | undefined {
  const found = (so: Condition | undefined, rest: Power): readonly [string, Power] | undefined =>
    so?.is === 'hero trait' ? [so.trait, rest] : undefined;
  if (power.power === 'payment' || power.power === 'triggered') {
    const { if: so, ...rest } = power;
    if (so?.is !== 'all') return found(so, rest as Power);
    const [trait, other, ...more] = so.of;
    return more.length === 0 && other ? found(trait, { ...rest, if: other } as Power) : undefined;
  }
  if (power.power === 'keyword') {
    const [only, ...more] = power.effects ?? [];
    const isSo = only?.do === 'if' && !only.else && more.length === 0;
    return isSo ? found(only.if, { ...power, effects: only.then }) : undefined;
  }
  if (power.power === 'continuous') {
    const { while: so, ...continuous } = power.continuous;
    return found(so, { ...power, continuous });
  }
  if (power.power === 'replacement') {
    const { while: so, ...replacement } = power.replacement;
    return found(so, { ...power, replacement });
  }
  if (power.power !== 'cost change') return undefined;
  const { while: so, ...change } = power.change;
  return found(so, { ...power, change });
}

/** "[Druid] Hero: ...": any power, as long as your hero is such a one (BT.20). */
export function forHeroes(kinds: () => readonly Phrase<Power>[]): Phrase<Power> {
  const plain = either<Power>('power', kinds);
  return {
    name: 'for heroes',
    begins: () => ({ phrases: [heroTrait] }),
    read: (at, reading) =>
      readAt(heroTrait, at, reading).flatMap(({ value: trait, end }) => {
        const colon = reading.words[end]?.low === 'hero' ? end + 1 : end;
        if (reading.words[colon]?.low !== ':') return [];
        if (colon >= reading.farthest) reading.farthest = colon + 1;
        return readAt(plain, colon + 1, reading).flatMap((found) => {
          const value = onlyIf(found.value, heroIs(trait));
          const stopped = found.value.power === 'keyword' && reading.words[found.end]?.low === '.'; // "[Mage] Hero: Elusive."
          return value ? [{ value, end: stopped ? found.end + 1 : found.end }] : [];
        });
      }),
    say: (power, saying) => {
      const [trait, rest] = withoutTrait(power) ?? [];
      const first = trait === undefined ? undefined : heroTrait.say(trait, saying);
      const said = first && rest && plain.say(rest, saying);
      return said && { words: [...first.words, 'Hero', ':', ...capitalized(said.words)] };
    },
  };
}
