import type { Amount, Cost, Noun } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { capitalized } from '../grammar/words.ts';
import { counted, figure, likeness, several } from './amounts.ts';
import { chosenName, chosenWord } from './choosing.ts';
import { aCounter, counterName } from './counterNames.ts';
import { gesture } from './gestures.ts';
import { perEach } from './perEach.ts';
import { amount, anyCard, cost, count, nounMany } from './phrases.ts';
import { thisCard } from './self.ts';
import { inHand, shownOrFromDeck } from './shownOrFromDeck.ts';

/** "a Pet", "one of your Pets" */
export const yours: Phrase<Noun> = seenAs(
  nounMany,
  (value) => (value.whose || value.zone ? undefined : { ...value, whose: 'you' as const }),
  ({ whose, ...value }) => (whose === 'you' ? value : undefined),
);
const anyOf: Phrase<Noun> = either('a card', () => [
  anyCard,
  choice('one of yours', () => [row({ noun: yours }, 'one of your {noun}', ({ noun }) => noun)]),
]);
const manyOf: Phrase<Noun> = either('cards', () => [
  nounMany,
  choice('some of yours', () => [row({ noun: yours }, 'of your {noun}', ({ noun }) => noun)]),
]);

/** After the card itself was named: "put 2 damage on her". */
const SELF: Noun = { self: true };

/** How many is chosen before the cost is paid (707.1b). */
const X: Amount = { amount: 'X' };

/** "an [Alliance] race or a [Horde] race" */
const likenessesOr = list(withArticle(likeness), 'or');

const itself: Phrase<undefined> = choice<undefined>('it', () => [fixed(['it', 'him', 'her'], undefined)]);
const own: Phrase<undefined> = {
  name: 'this card',
  mute: true,
  begins: () => ({ phrases: [thisCard, itself] }),
  read: (at, reading) => [...readAt(thisCard, at, reading), ...readAt(itself, at, reading)],
  say: thisCard.say,
};

const others = (): readonly Row<Cost>[] => [
  fixed(['[Activate]', 'activate'], { pay: 'activate' } as Cost),
  fixed('concede the game', { pay: 'concede' } as Cost),
  row({ how: gesture }, '{how}', ({ how }): Cost => ({ pay: 'gesture', how })),
  row({ what: chosenWord }, ['choose {what}', 'name {what}'], ({ what }): Cost => ({ pay: 'choose word', what })),
  row({ what: chosenName }, 'name {what}', ({ what }): Cost => ({ pay: 'choose word', what })),
  fixed(['flip this hero', 'flip it'], { pay: 'flip' } as Cost),
  row(
    { name: aCounter, self: own },
    ['remove {name} counter from {self}', 'remove {name} counter'],
    ({ name }): Cost => ({ pay: 'remove counters', name, count: 1 }),
  ),
  row(
    { n: count, name: counterName, self: own },
    ['remove {n} {name} counters from {self}', 'remove {n} {name} counters'],
    ({ n, name }): Cost => ({ pay: 'remove counters', name, count: n }),
  ),
  row(
    { name: counterName, self: own },
    ['remove all {name} counters from {self}', 'remove all {name} counters'],
    ({ name }): Cost => ({ pay: 'remove counters', name, count: 'all' }),
  ),
  row({ noun: anyOf }, ['destroy {noun}', 'choose and destroy {noun}'], ({ noun }): Cost => ({ pay: 'destroy', noun })),
  fixed(['destroy it'], { pay: 'destroy', noun: SELF } as Cost),
  row({ n: several, noun: manyOf }, 'destroy {n} {noun}', ({ n, noun }): Cost => ({ pay: 'destroy', noun, count: n })),
  row({ noun: anyOf }, 'exhaust {noun}', ({ noun }): Cost => ({ pay: 'exhaust', noun })),
  row({ n: several, noun: manyOf }, 'exhaust {n} {noun}', ({ n, noun }): Cost => ({ pay: 'exhaust', noun, count: n })),
  row(
    { n: several, noun: nounMany },
    'remove {n} {noun} from the game',
    ({ n, noun }): Cost => ({ pay: 'remove', noun, count: n }),
  ),
  row(
    { n: counted, noun: nounMany },
    'remove up to {n} {noun} from the game',
    ({ n, noun }): Cost => ({ pay: 'remove', noun, count: X, atMost: n }),
  ),
  row(
    { noun: nounMany },
    ['remove any number of {noun} from the game'],
    ({ noun }): Cost => ({ pay: 'remove', noun, count: X }),
  ),
  ...(['destroy', 'exhaust', 'turn face down'] as const).map((pay) =>
    row(
      {
        noun: either('all of them', () => [
          nounMany,
          choice('all of yours', () => [row({ noun: yours }, ['of your {noun}', 'your {noun}'], ({ noun }) => noun)]),
        ]),
      },
      pay === 'turn face down' ? 'turn all {noun} face down' : `${pay} all {noun}`,
      ({ noun }): Cost => ({ pay, noun, count: { amount: 'count', of: noun } }),
    ),
  ),
  row({ noun: manyOf }, ['destroy any number of {noun}'], ({ noun }): Cost => ({ pay: 'destroy', noun, count: X })),
  row({ noun: manyOf }, ['exhaust any number of {noun}'], ({ noun }): Cost => ({ pay: 'exhaust', noun, count: X })),
  row(
    { noun: inHand(nounMany) },
    ['discard any number of {noun}'],
    ({ noun }): Cost => ({ pay: 'discard', noun, count: X }),
  ),
  row(
    { name: counterName, self: own },
    ['remove any number of {name} counters from {self}', 'remove any number of {name} counters'],
    ({ name }): Cost => ({ pay: 'remove counters', name, count: X }),
  ),
  row({ noun: anyCard }, 'turn {noun} face down', ({ noun }): Cost => ({ pay: 'turn face down', noun })),
  row({ noun: anyCard }, 'remove {noun} from the game', ({ noun }): Cost => ({ pay: 'remove', noun })),
  row(
    { noun: anyCard },
    [
      "put {noun} into its owner 's hand",
      "put {noun} into his owner 's hand",
      "put {noun} into her owner 's hand",
      "put {noun} from play into its owner 's hand",
    ],
    ({ noun }): Cost => ({ pay: 'return', noun }),
  ),
  row(
    { n: several, noun: nounMany },
    ["put {n} {noun} into their owners ' hands", "put {n} {noun} into their owner 's hands"],
    ({ n, noun }): Cost => ({ pay: 'return', noun, count: n }),
  ),
  row(
    { noun: anyCard },
    ["put {noun} on the bottom of its owner 's deck", 'put {noun} on the bottom of your deck'],
    ({ noun }): Cost => ({ pay: 'return', noun, below: true }),
  ),
  row(
    { self: thisCard },
    'discard {self} from your hand',
    (): Cost => ({ pay: 'discard', noun: { self: true, zone: 'hand', whose: 'you' }, count: 1 }),
  ),
  ...shownOrFromDeck(),
  row({ noun: inHand(anyCard) }, 'discard {noun}', ({ noun }): Cost => ({ pay: 'discard', noun, count: 1 })),
  row(
    { n: several, noun: inHand(nounMany) },
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
  row(
    { n: figure, noun: anyCard },
    ['put X damage , up to {n} , on {noun}', 'put up to {n} damage on {noun}'],
    ({ n, noun }): Cost => ({ pay: 'put damage', noun, amount: X, atMost: n }),
  ),
  row(
    { n: several, noun: manyOf, alike: likenessesOr },
    'exhaust {n} {noun} that share {alike}',
    ({ n, noun, alike }): Cost => ({ pay: 'exhaust', noun, count: n, alike }),
  ),
  row(
    { amount },
    ['put {amount} damage on it', 'put {amount} damage on him', 'put {amount} damage on her'],
    ({ amount }): Cost => ({ pay: 'put damage', noun: SELF, amount }),
  ),
];

cost.is(
  choice('cost', () => [
    row(
      { amount },
      ['( {amount} )', '{amount}', 'pay ( {amount} )', 'pay {amount}'],
      ({ amount }): Cost => ({ pay: 'resources', amount }),
    ),
    row(
      { each: perEach },
      ['pay ( 1 ) {each}', 'pay 1 {each}', '( 1 ) {each}', '1 {each}'],
      ({ each }): Cost => ({ pay: 'resources', amount: each }),
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
  row(
    { each: perEach },
    ['pay ( 1 ) {each}', 'pay 1 {each}'],
    ({ each }): Cost => ({ pay: 'resources', amount: each }),
  ),
  ...others(),
]);

const VERBS = ['destroy', 'exhaust'] as const;

/** One of several things with which a cost of several parts is paid. */
interface PaidWith {
  readonly noun: Noun;
  readonly count?: Amount;
}
const paidWith: Phrase<PaidWith> = choice('paid with', () => [
  fixed('this', { noun: { self: true } } as PaidWith),
  row({ noun: anyOf }, '{noun}', ({ noun }): PaidWith => ({ noun })),
  row({ count: several, noun: manyOf }, '{count} {noun}', ({ count, noun }): PaidWith => ({ noun, count })),
]);

/** "destroy this and two other allies you control": the verb is there once. */
const verbOnce: Phrase<readonly Cost[]> = seenAs(
  choice<{ readonly pay: (typeof VERBS)[number]; readonly of: readonly PaidWith[] }>('costs', () =>
    VERBS.map((pay) => row({ of: list(paidWith, 'and', 2) }, `${pay} {of}`, ({ of }) => ({ pay, of }))),
  ),
  ({ pay, of }) => of.map((one): Cost => ({ pay, ...one })),
  () => undefined,
);
const costs: Phrase<readonly Cost[]> = either('costs', () => [
  seenAs(
    cost,
    (one): readonly Cost[] => [one],
    () => undefined,
  ),
  verbOnce,
]);

/** Costs side by side, with commas: "(2), [Activate]". */
export const costList: Phrase<readonly Cost[]> = {
  name: 'costs',
  begins: () => ({ phrases: [costs] }),
  read: (at, reading) => {
    const whole: Found<readonly Cost[]>[] = [];
    const grow = (items: readonly Cost[], from: number) => {
      for (const { value, end } of readAt(costs, from, reading)) {
        const more = [...items, ...value];
        whole.push({ value: more, end });
        const joint = reading.words[end]?.low;
        if (joint === ',' || joint === 'and' || joint === ';') grow(more, end + 1);
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
      words.push(...(n > 0 ? capitalized(said.words) : said.words));
    }
    return items.length > 0 ? { words } : undefined;
  },
};

/** Costs as something one does: "pay (2) and discard a card". */
export const costsAnd: Phrase<readonly Cost[]> = list(deed, 'and');

/** X itself has words of its own. */
const ofMany: Phrase<Amount> = seenAs(
  perEach,
  (n) => n,
  (n) => (typeof n === 'object' && n.amount === 'X' ? undefined : n),
);

/** Costs after the verb that pays them: "(2) and discard a card". */
const owed: Phrase<Cost> = choice('cost', () => [
  row({ each: ofMany }, ['( 1 ) {each}', '1 {each}'], ({ each }): Cost => ({ pay: 'resources', amount: each })),
  row({ amount }, ['( {amount} )', '{amount}'], ({ amount }): Cost => ({ pay: 'resources', amount })),
  ...others(),
]);
/** One cost: whatever stands behind an "and" is an instruction of its own. */
export const costPaid: Phrase<readonly Cost[]> = seenAs(
  owed,
  (one): readonly Cost[] => [one],
  ([one, ...more]) => (more.length === 0 ? one : undefined),
);
