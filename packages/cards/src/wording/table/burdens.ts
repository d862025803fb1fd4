import type { Amount, Effect } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { aCounter, counterName } from './counterNames.ts';
import { amount, count, known, measure } from './phrases.ts';

/** What lies on a card as it enters play (710.1b). */
type Burden = Pick<Extract<Effect, { do: 'put into play' }>, 'damage' | 'counter' | 'counters'>;
interface Bearing {
  readonly words: readonly string[];
  readonly parts: Readonly<Record<string, Phrase<unknown>>>;
  readonly bears: (values: { readonly damage: Amount; readonly name: string; readonly n: Amount }) => Burden;
}

/** The words for it after those that lead to it. */
export const bearing = (before: string): readonly Bearing[] => [
  {
    words: [`${before} damage <on it~> equal to {damage}`],
    parts: { damage: measure },
    bears: ({ damage }) => ({ damage }),
  },
  {
    words: [`${before} {damage} damage`, `${before} {damage} damage on it`],
    parts: { damage: amount },
    bears: ({ damage }) => ({ damage }),
  },
  {
    words: [`${before} {name} counter`, `${before} {name} counter on it`],
    parts: { name: aCounter },
    bears: ({ name }) => ({ counter: name, counters: 1 }),
  },
  {
    words: [`${before} {n} {name} counters`, `${before} {n} {name} counters on it`],
    parts: { n: count, name: counterName },
    bears: ({ n, name }) => ({ counter: name, counters: n }),
  },
];

const told: Phrase<Burden> = choice('burden', () =>
  bearing('{it} enters play with').map(({ words, parts, bears }) =>
    row({ it: known, ...parts }, words, (values): Burden => bears(values as never)),
  ),
);

/** "That ally enters play with 2 damage": what the sentence before put into play. */
export function enteringWith(
  last: readonly Effect[],
  from: number,
  reading: Reading,
): readonly Found<readonly Effect[]>[] {
  const effect = last.at(-1);
  if (!effect || !burdened(effect, {})) return [];
  return readAt(told, from, reading).flatMap(({ value, end }) => {
    const now = burdened(effect, value);
    const stop = reading.words[end]?.low === '.' ? end + 1 : end;
    return now ? [{ value: [...last.slice(0, -1), now], end: stop }] : [];
  });
}

function burdened(effect: Effect, burden: Burden): Effect | undefined {
  if (effect.do === 'put into play') return { ...effect, ...burden };
  const inner = effect.do === 'if' ? effect.then : effect.do === 'may' ? effect.effects : [];
  const last = inner.at(-1);
  const now = last && burdened(last, burden);
  if (!now) return undefined;
  const all = [...inner.slice(0, -1), now];
  return effect.do === 'if' ? { ...effect, then: all } : ({ ...effect, effects: all } as Effect);
}
