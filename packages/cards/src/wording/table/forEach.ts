import type { Amount, Effect, Phrase as Said } from '@meetingstone/rules';
import { rewritten, says } from '@meetingstone/rules';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { perEach } from './perEach.ts';
import { sentence } from './phrases.ts';
import { isIt, THEY } from './pronouns.ts';

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
  const hangsOnDamage = says('amount', n, isDamaged);
  if (hangsOnDamage && effects.slice(0, -1).some(({ do: verb }) => verb === 'deal' || verb === 'heal'))
    return undefined;
  return done.every((effect): effect is Effect => effect !== undefined) ? done : undefined;
}

/** Damage that is dealt changes nothing but damage before the link has resolved (410.6). */
const isDamaged = ({ kind, phrase }: Said): boolean =>
  (kind === 'noun' &&
    (phrase.damaged ?? phrase.damage ?? phrase.remaining ?? phrase.past ?? phrase.among) !== undefined) ||
  (kind === 'amount' && typeof phrase === 'object' && DAMAGE.has(phrase.amount));
const DAMAGE: ReadonlySet<string> = new Set(['damage', 'that much', 'this turn', 'counters', 'X']);

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
    case 'search':
      if (effect.count !== undefined) return undefined;
      return { ...effect, count: n, then: effect.then.map(ofMany) };
    case 'destroy':
    case 'exhaust':
    case 'ready':
      if (effect.what.select !== 'choose' || effect.what.count) return undefined;
      return { ...effect, what: { ...effect.what, count: { exactly: n } } };
    default:
      return undefined;
  }
}

/** What was "it" is several cards now. */
const ofMany = (effect: Effect): Effect =>
  rewritten('effect', effect, ({ kind, phrase }) => (kind === 'selection' && isIt(phrase) ? THEY : undefined));

const product = (one: number, n: Amount): Amount => (one === 1 ? n : { amount: 'times', of: [one, n] });
