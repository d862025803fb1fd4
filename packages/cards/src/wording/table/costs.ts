import type { Cost, Noun } from '@meetingstone/rules';
import { choice, list, seenAs } from '../grammar/combine.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { amount, anyCard, cost, count, nounMany } from './phrases.ts';

const inHand = (noun: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    noun,
    (value) => ({ ...value, zone: 'hand' as const, whose: 'you' as const }),
    ({ zone, whose, ...value }) => (zone === 'hand' && whose === 'you' ? value : undefined),
  );

const others = (): readonly Row<Cost>[] => [
  fixed('[Activate]', { pay: 'activate' } as Cost),
  fixed(['flip this hero', 'flip it'], { pay: 'flip' } as Cost),
  row({ noun: anyCard }, 'destroy {noun}', ({ noun }): Cost => ({ pay: 'destroy', noun })),
  row({ n: count, noun: nounMany }, 'destroy {n} {noun}', ({ n, noun }): Cost => ({ pay: 'destroy', noun, count: n })),
  row({ noun: anyCard }, 'exhaust {noun}', ({ noun }): Cost => ({ pay: 'exhaust', noun })),
  row({ n: count, noun: nounMany }, 'exhaust {n} {noun}', ({ n, noun }): Cost => ({ pay: 'exhaust', noun, count: n })),
  row({ noun: anyCard }, 'remove {noun} from the game', ({ noun }): Cost => ({ pay: 'remove', noun })),
  row({ noun: anyCard }, ["put {noun} into its owner 's hand"], ({ noun }): Cost => ({ pay: 'return', noun })),
  row({ noun: inHand(anyCard) }, 'discard {noun}', ({ noun }): Cost => ({ pay: 'discard', noun, count: 1 })),
  row(
    { n: count, noun: inHand(nounMany) },
    'discard {n} {noun}',
    ({ n, noun }): Cost => ({ pay: 'discard', noun, count: n }),
  ),
  row(
    { amount, noun: anyCard },
    'put {amount} damage on {noun}',
    ({ amount, noun }): Cost => ({
      pay: 'put damage',
      noun,
      amount,
    }),
  ),
];

cost.is(
  choice('cost', () => [
    row(
      { amount },
      ['( {amount} )', '{amount}', 'pay ( {amount} )', 'pay {amount}'],
      ({ amount }): Cost => ({ pay: 'resources', amount }),
    ),
    ...others(),
  ]),
);

/** A cost as something that is done: "pay (2)". */
const deed: Phrase<Cost> = choice('cost', () => [
  row(
    { amount },
    ['pay ( {amount} )', 'pay {amount}', '( {amount} )', '{amount}'],
    ({ amount }): Cost => ({ pay: 'resources', amount }),
  ),
  ...others(),
]);

/** Costs side by side, with commas: "(2), [Activate]". */
export const costList: Phrase<readonly Cost[]> = {
  name: 'costs',
  read: (at, reading) => {
    const whole: Found<readonly Cost[]>[] = [];
    const grow = (items: readonly Cost[], from: number) => {
      for (const { value, end } of readAt(cost, from, reading)) {
        const more = [...items, value];
        whole.push({ value: more, end });
        if (reading.words[end]?.low === ',') grow(more, end + 1);
      }
    };
    grow([], at);
    return whole;
  },
  say: (items, saying) => {
    const words: string[] = [];
    for (const [n, one] of items.entries()) {
      const said = cost.say(one, saying);
      if (!said) return undefined;
      if (n > 0) words.push(',');
      words.push(...said.words);
    }
    return items.length > 0 ? { words } : undefined;
  },
};

/** Costs as something one does: "pay (2) and discard a card". */
export const costsAnd: Phrase<readonly Cost[]> = list(deed, 'and');
