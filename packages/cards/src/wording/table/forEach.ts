import type { Amount, Effect } from '@meetingstone/rules';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { perEach } from './amounts.ts';
import { sentence } from './phrases.ts';

/** "For each ally you control, draw a card": the same as so many at once (405.4). It is written "a card for each". */
export const forEachFirst: Phrase<readonly Effect[]> = {
  name: 'for each',
  begins: () => ({ words: ['for'] }),
  read: (at, reading) => {
    if (reading.words[at]?.low !== 'for') return [];
    return readAt(perEach, at, reading)
      .filter(({ end }) => reading.words[end]?.low === ',')
      .flatMap(({ value: n, end }) =>
        readAt(sentence, end + 1, reading).flatMap((found): readonly Found<readonly Effect[]>[] => {
          const value = multiplied(found.value, n);
          return value ? [{ value, end: found.end }] : [];
        }),
      );
  },
  say: () => undefined,
};

/** All of it so many times; nothing may be done that changes what is counted before it is read again. */
export function multiplied(effects: readonly Effect[], n: Amount): readonly Effect[] | undefined {
  const done = effects.map((effect) => times(effect, n));
  if (effects.slice(0, -1).some(({ do: verb }) => verb === 'deal' || verb === 'heal')) return undefined;
  return done.every((effect): effect is Effect => effect !== undefined) ? done : undefined;
}

function times(effect: Effect, n: Amount): Effect | undefined {
  switch (effect.do) {
    case 'deal':
    case 'heal':
      if (effect.divided || effect.each || typeof effect.amount !== 'number') return undefined;
      return { ...effect, amount: product(effect.amount, n) };
    case 'put damage':
      return typeof effect.amount === 'number' ? { ...effect, amount: product(effect.amount, n) } : undefined;
    case 'draw':
    case 'add counters':
      return typeof effect.count === 'number' ? { ...effect, count: product(effect.count, n) } : undefined;
    case 'put':
      if (effect.what.select !== 'top' || typeof effect.what.count !== 'number') return undefined;
      return { ...effect, what: { ...effect.what, count: product(effect.what.count, n) } };
    case 'put token': {
      const { count = 1 } = effect;
      return typeof count === 'number' ? { ...effect, count: product(count, n) } : undefined;
    }
    case 'discard':
      return typeof effect.count === 'number' ? { ...effect, count: product(effect.count, n) } : undefined;
    case 'destroy':
    case 'exhaust':
    case 'ready':
      if (effect.what.select !== 'choose' || effect.what.count) return undefined;
      return { ...effect, what: { ...effect.what, count: { exactly: n } } };
    default:
      return undefined;
  }
}

const product = (one: number, n: Amount): Amount => (one === 1 ? n : { amount: 'times', of: [one, n] });
