import type { Amount, Keyword, Noun, Selection } from '@meetingstone/rules';
import { choice, either, seenAs, unwritten, withArticle } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { asSelection } from '../unresolved.ts';
import { countable, figure, handOf, likenesses, measured, NUMBER_WORDS, resourcesOf } from './amounts.ts';
import { counterName } from './counterNames.ts';
import { NUMBERED } from './keywords.ts';
import { doneByPlayers } from './pastOfPlayers.ts';
import { DEALT_WITH, DEFEATED, perEach } from './perEach.ts';
import { anyCard, condition, measure, noun, nounMany, possessor, someone, theirs } from './phrases.ts';
import { knownPlayers, knownPossessive } from './players.ts';
import { areThose, IT, pronoun, THEY } from './pronouns.ts';
import { sums } from './sums.ts';

/** "allies you control", "your armor" */
const yours: Phrase<Noun> = seenAs(
  nounMany,
  (noun) => (noun.whose || noun.zone || noun.of ? undefined : { ...noun, whose: 'you' as const }),
  ({ whose, ...noun }) => (whose === 'you' && !noun.zone ? noun : undefined),
);
const amongThem: Phrase<Noun> = either('among', () => [
  nounMany,
  choice('yours', () => [row({ of: yours }, 'your {of}', ({ of }) => of)]),
]);

/** "Cards removed", without "this way". */
const amongThose: Phrase<Noun> = seenAs(
  nounMany,
  (value) => (value.among || value.zone || value.whose ? undefined : { ...value, among: REMOVED }),
  () => undefined,
);
const REMOVED = asSelection({ select: 'done', deed: 'remove' });

/** A card that is chosen when its number is needed (709.2b): "a weapon you control". There is only one in combat. */
const someCard: Phrase<Noun> = either('some card', () => [
  seenAs(withArticle(noun), toChoose, toChoose),
  choice('another', () => [row({ noun: another }, 'another {noun}', ({ noun }) => noun)]),
  choice('one of', () => [row({ noun: yours }, 'one of your {noun}', ({ noun }) => noun)]),
]);
const another: Phrase<Noun> = seenAs(
  noun,
  (value) => (value.other ? undefined : { ...value, other: true as const }),
  ({ other, ...value }) => (other ? value : undefined),
);
const fighter: Phrase<Noun> = seenAs(withArticle(noun), fighting, fighting);
function toChoose(noun: Noun): Noun | undefined {
  return fighting(noun) || noun.other ? undefined : noun;
}
function fighting(noun: Noun): Noun | undefined {
  return noun.attacking || noun.defending ? noun : undefined;
}

/** "a Pet and a weapon you control": whose they are is said once. */
const firstOfTwo: Phrase<Noun> = seenAs(
  withArticle(noun),
  (value) => (value.whose || value.zone || value.of ? undefined : { ...value, whose: 'you' as const }),
  ({ whose, ...value }) => (whose === 'you' && !value.zone ? value : undefined),
);
const secondOfTwo: Phrase<Noun> = seenAs(withArticle(noun), yourOwn, yourOwn);
function yourOwn(noun: Noun): Noun | undefined {
  return noun.whose === 'you' && !noun.zone ? noun : undefined;
}
const choosing = (noun: Noun): Selection => ({ select: 'choose', noun });

const NUMBERED_KEYWORD = choice<Keyword>('keyword', () => NUMBERED.map((one) => fixed(one, one as Keyword)));

const those: Phrase<Selection> = seenAs(pronoun, several, several);
function several(value: Selection): Selection | undefined {
  return areThose(value) ? value : undefined;
}

export const remainingOf = (of: Selection): Amount => ({
  amount: 'sum',
  of: [
    { amount: 'health', of },
    { amount: 'times', of: [-1, { amount: 'damage', of }] },
  ],
});

const manyDone = doneByPlayers(nounMany, 'many');

const plain: Phrase<Amount> = choice('measure', () => [
  fixed('the number of your heroes that have been defeated', DEFEATED),
  fixed('the number of friendly players', { amount: 'players', of: { player: 'each friendly' } } as Amount),
  fixed('the number of players', { amount: 'players', of: { player: 'each' } } as Amount),
  row({ of: countable(nounMany) }, 'the number of {of}', ({ of }): Amount => ({ amount: 'count', of })),
  ...ofEach(NUMBER_WORDS, ([amount, word]) => [
    row({ of: possessor }, `{of} ${word}`, ({ of }): Amount => ({ amount, of })),
    row({ of: those }, `the combined ${word} of {of}`, ({ of }): Amount => ({ amount, of })),
    fixed(`their combined ${word}`, { amount, of: THEY } as Amount),
    fixed(`their ${word}`, { amount, of: IT } as Amount),
    row(
      { of: theirs },
      [`the ${word} of {of}`, `the combined ${word} of {of}`, `the total ${word} of {of}`],
      ({ of }): Amount => ({ amount, of }),
    ),
    row({ of: someCard }, `the ${word} of {of}`, ({ of }): Amount => ({ amount, of: choosing(of) })),
    row({ of: fighter }, `the ${word} of {of}`, ({ of }): Amount => ({ amount, of: { select: 'each', noun: of } })),
    row(
      { one: firstOfTwo, other: secondOfTwo },
      `the combined ${word} of {one} and {other}`,
      ({ one, other }): Amount => ({
        amount: 'sum',
        of: [
          { amount, of: choosing(one) },
          { amount, of: choosing(other) },
        ],
      }),
    ),
    ...ofEach(['highest', 'lowest'] as const, (most) => [
      row(
        { of: amongThem },
        `the ${most} ${word} among {of}`,
        ({ of }): Amount => ({ amount: most, number: amount, of }),
      ),
    ]),
  ]),
  row(
    { of: theirs },
    ['the amount of damage on {of}', 'the <number of> <combined> damage on {of}'],
    ({ of }): Amount => ({ amount: 'damage', of: of as Selection }),
  ),
  row({ of: possessor }, '{of} remaining [Health]', ({ of }): Amount => remainingOf(of)),
  row({ of: theirs }, 'the combined remaining health of {of}', ({ of }): Amount => remainingOf(of)),
  row({ of: someone }, 'the remaining [Health] of {of}', ({ of }): Amount => remainingOf(of)),
  ...ofEach(['highest', 'lowest'] as const, (most) => [
    row(
      { of: amongThem },
      `the ${most} remaining health among {of}`,
      ({ of }): Amount => ({ amount: most, number: 'remaining health', of }),
    ),
  ]),
  row(
    { what: likenesses, of: amongThem },
    'the number of different {what} among {of}',
    ({ what, of }): Amount => ({ amount: 'different', what, of }),
  ),
  row({ of: knownPossessive }, 'the number of cards in {of} hand', ({ of }): Amount => handOf(of)),
  row(
    { of: knownPlayers },
    ['the number of resources {of} control(s)', 'the number of resources {of} have(has)'],
    ({ of }): Amount => resourcesOf(of),
  ),
  row(
    { name: counterName, on: someone },
    'the number of {name} counters on {on}',
    ({ name, on }): Amount => ({ amount: 'counters', name, on }),
  ),
  row(
    { watch: manyDone },
    'the number of {watch}',
    ({ watch }): Amount => ({ amount: 'this turn', watch, counted: 'events' }),
  ),
  row(
    { by: pronoun, to: anyCard },
    ['the amount of damage {by} dealt to {to} this turn', 'the damage that {by} dealt to {to} this turn'],
    ({ by, to }): Amount => ({
      amount: 'this turn',
      watch: { event: 'deal', by: { among: by }, card: to },
      counted: 'amount',
    }),
  ),
  row(
    { card: unwritten(anyCard) },
    'the <amount of> damage dealt to {card} this turn',
    ({ card }): Amount => ({ amount: 'this turn', watch: { event: 'deal', card }, counted: 'amount' }),
  ),
  row(
    { by: unwritten(anyCard) },
    'the <amount of> damage {by} dealt this turn',
    ({ by }): Amount => ({ amount: 'this turn', watch: { event: 'deal', by }, counted: 'amount' }),
  ),
  fixed('the chosen number', measured('choose number')),
  row(
    { keyword: NUMBERED_KEYWORD, of: nounMany },
    'the total {keyword} of {of}',
    ({ keyword, of }): Amount => ({ amount: 'keyword', keyword, of }),
  ),
  fixed(['the number of your current Boss', 'the current stage', 'the current Boss number'], {
    amount: 'boss number',
  } as Amount),
  fixed('the number of events of your Boss', { amount: 'boss events' } as Amount),
  fixed('the threat level', { amount: 'boss threat' } as Amount),
  fixed(['the number of counters removed this way'], measured('counters')),
  row({ name: counterName }, ['the number of {name} counters removed this way'], ({ name: _ }) => measured('counters')),
  row({ of: amongThose }, ['the number of {of} removed'], ({ of }): Amount => ({ amount: 'count', of })),
  ...ofEach(DEALT_WITH, ([deed, done]) => [
    fixed([`the amount of damage ${done} this way`, `the damage ${done} this way`], measured(deed)),
  ]),
]);

/** Those of yours that are out of the game, or under an opponent's control (R402.1a). */
const sinceLeft: Phrase<Amount> = seenAs(
  choice('left your party', () => [
    row({ n: figure, of: nounMany }, '{n} plus the number of {of} that have left your party', (all) => all),
  ]),
  ({ n, of }) => (of.whose || of.zone || of.owner ? undefined : leftBesides(n, of)),
  (value) => {
    if (typeof value !== 'object' || value.amount !== 'sum') return undefined;
    const [n, removed] = value.of;
    if (typeof n !== 'number' || typeof removed !== 'object' || removed.amount !== 'count') return undefined;
    const { zone: _, whose: __, ...of } = removed.of;
    return same(value, leftBesides(n, of)) ? { n, of } : undefined;
  },
);
const leftBesides = (n: number, of: Noun): Amount => ({
  amount: 'sum',
  of: [
    n,
    { amount: 'count', of: { ...of, zone: 'removed', whose: 'you' } },
    { amount: 'count', of: { ...of, owner: 'you', whose: 'opposing' } },
  ],
});

/** X itself has words of its own, and what is taken away, too. */
const eachOf: Phrase<Amount> = seenAs(
  perEach,
  (n) => n,
  (n) => (typeof n === 'object' && n.amount === 'X' ? undefined : n),
);
/** "-1", or "1" after "minus". */
const lessening: Phrase<number> = {
  name: 'less',
  begins: () => ({ like: ({ text }) => /^-?\d+$/.test(text) }),
  read: (at, reading) => {
    const word = reading.words[at]?.text ?? '';
    const after = reading.words[at - 1]?.low === 'minus';
    return (after ? /^\d+$/ : /^-\d+$/).test(word) ? [{ value: -Math.abs(Number(word)), end: at + 1 }] : [];
  },
  say: (value) => (typeof value === 'number' && value < 0 ? { words: [String(value)] } : undefined),
};
const positive: Phrase<number> = seenAs(figure, aboveNothing, aboveNothing);
function aboveNothing(n: number): number | undefined {
  return n > 0 ? n : undefined;
}

/** What something is equal to: "that ally's cost", "the number of allies you control", "1 plus its ATK". */
measure.is(
  either('measure', () => [
    plain,
    sinceLeft,
    choice('sum', () => [
      row({ n: figure, of: plain }, '{n} plus {of}', ({ n, of }): Amount => ({ amount: 'sum', of: [n, of] })),
      fixed('X', { amount: 'X' } as Amount),
      row({ n: figure }, '{n} plus X', ({ n }): Amount => ({ amount: 'sum', of: [n, { amount: 'X' }] })),
      row({ n: figure, of: plain }, ['{of} plus {n}'], ({ n, of }): Amount => ({ amount: 'sum', of: [n, of] })),
      row(
        { n: lessening, of: plain },
        ['{of} {n}', '{of} minus {n}'],
        ({ n, of }): Amount => ({ amount: 'sum', of: [of, n] }),
      ),
      ...sums(plain),
      row(
        { n: figure, each: perEach },
        '{n} doubled {each}',
        ({ n, each }): Amount => ({ amount: 'doubled', of: n, times: each }),
      ),
      row(
        { n: figure, k: positive, each: eachOf },
        ['{n} plus {k} {each}', '{n} plus an additional {k} {each}'],
        ({ n, k, each }): Amount => ({ amount: 'sum', of: [n, { amount: 'times', of: [k, each] }] }),
      ),
      row(
        { n: figure, each: eachOf },
        ['{n} plus 1 {each}', '{n} plus an additional 1 {each}'],
        ({ n, each }): Amount => ({ amount: 'sum', of: [n, each] }),
      ),
      row(
        { n: figure, k: figure, if: condition },
        '{n} plus {k} if {if}',
        ({ n, k, if: so }): Amount => ({ amount: 'sum', of: [n, { amount: 'if', if: so, then: k, else: 0 }] }),
      ),
      row(
        { n: figure, k: figure, if: condition, l: figure, so: condition },
        '{n} plus {k} if {if} , plus {l} if {so}',
        ({ n, k, if: one, l, so }): Amount => ({
          amount: 'sum',
          of: [n, { amount: 'if', if: one, then: k, else: 0 }, { amount: 'if', if: so, then: l, else: 0 }],
        }),
      ),
      row({ of: plain }, ['twice {of}', 'double {of}'], ({ of }): Amount => ({ amount: 'times', of: [2, of] })),
    ]),
  ]),
);
