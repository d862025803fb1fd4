import type { Amount, Change, Effect, KeywordPower, Noun, Power, TagWord, Timing } from '@meetingstone/rules';
import { CLASSES } from '@meetingstone/rules';
import { capital } from '../../text/words.ts';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure, perEach } from './amounts.ts';
import { costList, costsAnd } from './costs.ts';
import {
  amount,
  anyCard,
  condition,
  keywordPower,
  nounMany,
  power,
  predicate,
  subject,
  text,
  trigger,
  whileIt,
} from './phrases.ts';
import { selfNoun, thisCard } from './self.ts';
import { capitalized } from './text.ts';
import { damageType, plainKeyword } from './vocabulary.ts';

const resistance: Phrase<KeywordPower> = {
  name: 'resistance',
  read: (at, reading) => {
    const type = reading.words[at]?.low ?? '';
    if (reading.words[at + 1]?.low !== 'resistance') return [];
    return damageType.read(0, { ...reading, words: [{ ...reading.words[at]!, text: type }] }).map(({ value }) => ({
      value: { power: 'keyword', keyword: 'Resistance', type: value },
      end: at + 2,
    }));
  },
  say: (power) =>
    power.keyword === 'Resistance' && power.type ? { words: [capital(power.type), 'Resistance'] } : undefined,
};

/** A keyword with its number: "Assault 2", "Elusive". */
keywordPower.is(
  either('keyword', () => [
    choice('keyword', () => [
      row({ keyword: plainKeyword }, '{keyword}', ({ keyword }): KeywordPower => ({ power: 'keyword', keyword })),
      ...(['Assault', 'Haste', 'Mend'] as const).flatMap((keyword) => [
        row(
          { number: figure },
          `${keyword} {number}`,
          ({ number }): KeywordPower => ({ power: 'keyword', keyword, number }),
        ),
      ]),
    ]),
    resistance,
  ]),
);

const timed = (words: string, timing: Timing) => ({ words, timing });
const TIMINGS = [
  timed('on your turn :', { if: { is: 'turn of', whose: 'you' } }),
  timed('once per turn :', { oncePerTurn: true }),
  timed('once per turn on your turn :', { oncePerTurn: true, if: { is: 'turn of', whose: 'you' } }),
  timed('[Basic]', { basic: true }),
];

const payment: Phrase<Power> = choice('payment', () => [
  row(
    { if: condition, cost: costList, effects: text },
    'if {if} : {cost} >>> {effects}',
    ({ if: condition, cost, effects }): Power => ({
      power: 'payment',
      cost,
      effects,
      if: condition,
    }),
  ),
  row(
    { cost: costList, effects: text },
    '{cost} >>> {effects}',
    ({ cost, effects }): Power => ({ power: 'payment', cost, effects }),
  ),
  ...TIMINGS.map(({ words, timing }) =>
    row(
      { cost: costList, effects: text },
      `${words} {cost} >>> {effects}`,
      ({ cost, effects }): Power => ({
        power: 'payment',
        cost,
        effects,
        ...timing,
      }),
    ),
  ),
  row(
    { cost: costList, effects: text },
    '{cost} >>> {effects} use only on your turn .',
    ({ cost, effects }): Power => ({
      power: 'payment',
      cost,
      effects,
      if: { is: 'turn of', whose: 'you' },
    }),
  ),
]);

/** An "if" right after the trigger event belongs to the trigger (703.2). */
const unconditional: Phrase<readonly Effect[]> = seenAs(
  text,
  (effects) => (effects[0]?.do === 'if' ? undefined : effects),
  (effects) => (effects[0]?.do === 'if' ? undefined : effects),
);

const triggered: Phrase<Power> = choice('triggered', () => [
  row(
    { on: trigger, effects: unconditional },
    '{on} , {effects}',
    ({ on, effects }): Power => ({ power: 'triggered', on, effects }),
  ),
  row(
    { on: trigger, if: condition, effects: text },
    '{on} , if {if} , {effects}',
    ({ on, if: condition, effects }): Power => ({
      power: 'triggered',
      on,
      if: condition,
      effects,
    }),
  ),
]);

const tagWord: Phrase<TagWord> = choice('tag word', () => [
  fixed('Tribe :', 'Tribe' as TagWord),
  fixed('Unity :', 'Unity' as TagWord),
  fixed('Bloodrush :', 'Bloodrush' as TagWord),
  ...CLASSES.map((one) => fixed(`Empower ${one} :`, `Empower ${one}` as TagWord)),
]);

/** A power that a tag word stands before. */
const designated: Phrase<Power> = {
  name: 'tag word',
  read: (at, reading) =>
    readAt(tagWord, at, reading).flatMap(({ value, end }) =>
      [triggered, others].flatMap((kind) =>
        readAt(kind, end, reading).map((found) => ({
          value: { ...found.value, tagWord: value } as Power,
          end: found.end,
        })),
      ),
    ),
  say: (power, saying) => {
    if (!('tagWord' in power) || power.tagWord === undefined) return undefined;
    const { tagWord: word, ...rest } = power;
    const first = tagWord.say(word, saying);
    const said = triggered.say(rest as Power, saying) ?? others.say(rest as Power, saying);
    return first && said && { words: [...first.words, ...capitalized(said.words)] };
  },
};

const COSTS = [
  ['play', 'to play {noun}'],
  ['complete', 'to complete {noun}'],
  ['strike', 'to strike with {noun}'],
] as const;

const costChange: Phrase<Power> = choice('cost change', () =>
  COSTS.flatMap(([cost, words]) => {
    const noun = costed;
    return [
      row(
        { by: less, noun },
        `you pay {by} less ${words} .`,
        ({ by, noun }): Power => ({
          power: 'cost change',
          change: { cost, noun, whose: 'you', by },
        }),
      ),
      row(
        { by: less, noun, minimum: figure },
        `you pay {by} less ${words} , to a minimum of {minimum} .`,
        ({ by, noun, minimum }): Power => ({
          power: 'cost change',
          change: { cost, noun, whose: 'you', by, minimum },
        }),
      ),
      row(
        { by: less, noun, while: whileIt },
        [`you pay {by} less ${words} {while} .`, `you pay {by} less ${words} if {while} .`],
        ({ by, noun, while: condition }): Power => ({
          power: 'cost change',
          change: { cost, noun, whose: 'you', by, while: condition },
        }),
      ),
      row(
        { n: negativeEach, noun },
        `you pay 1 less ${words} {n} .`,
        ({ n, noun }): Power => ({
          power: 'cost change',
          change: { cost, noun, whose: 'you', by: n },
        }),
      ),
      row(
        { by: figure, noun },
        [`opponents pay {by} more ${words} .`],
        ({ by, noun }): Power => ({
          power: 'cost change',
          change: { cost, noun, whose: 'opposing', by },
        }),
      ),
    ];
  }),
);

/** "2 less" is a change by -2; the rulebook's notation has "(2) less". */
const less: Phrase<number> = seenAs(
  choice('less', () => [row({ n: figure }, ['( {n} )', '{n}'], ({ n }) => n)]),
  (n) => -n,
  (n) => (typeof n === 'number' && n < 0 ? -n : undefined),
);
const negativeEach: Phrase<Amount> = seenAs(
  perEach,
  (n): Amount => ({ amount: 'times', of: [-1, n] }),
  (n) => (typeof n === 'object' && n.amount === 'times' && n.of[0] === -1 ? n.of[1] : undefined),
);
const costed: Phrase<Noun> = either('costed', () => [selfNoun, nounMany, anyCard]);

const stop = optional(choice('stop', () => [fixed('.', undefined)])) as Phrase<undefined>;

/** What a card says of itself alone: no modifier is needed for it (704.1a). */
function ownPower(changes: readonly Change[]): Power | undefined {
  const [only, ...more] = changes;
  if (!only || more.length > 0) return undefined;
  if (only.change === 'attack only') return { power: 'self', attackOnly: only.noun };
  if (only.change === 'restrict') return { power: 'self', cant: only.restriction };
  if (only.change === 'must attack' && !only.noun) return { power: 'self', mustAttack: true };
  return undefined;
}

function ownChanges(power: Power): readonly Change[] | undefined {
  if (power.power !== 'self') return undefined;
  if (power.attackOnly && !power.ifAble) return [{ change: 'attack only', noun: power.attackOnly }];
  if (power.cant) return [{ change: 'restrict', restriction: power.cant }];
  return power.mustAttack ? [{ change: 'must attack' }] : undefined;
}

const own: Phrase<Power> = choice('own', () => [
  row(
    { self: thisCard, power: seenAs(predicate, ownPower, ownChanges), stop },
    ['{self} {power} .', '{self} {power} {stop}'],
    ({ power }) => power,
  ),
]);

const continuous: Phrase<Power> = choice('continuous', () => [
  row(
    { cards: subject, changes: predicate, stop },
    ['{cards} {changes} .', '{cards} {changes} {stop}'],
    ({ cards, changes }): Power => ({
      power: 'continuous',
      continuous: { cards, changes },
    }),
  ),
  row(
    { cards: subject, changes: predicate, while: whileIt, stop },
    ['{cards} {changes} {while} .', '{while} , {cards} {changes} {stop}', '{cards} {changes} {while} {stop}'],
    ({ cards, changes, while: condition }): Power => ({
      power: 'continuous',
      continuous: { cards, changes, while: condition },
    }),
  ),
  row(
    { cost: costsAnd, self: thisCard },
    ['as an additional cost to play {self} , {cost} .', 'as an additional cost to play , {cost} .'],
    ({ cost }): Power => ({
      power: 'additional cost',
      to: 'play',
      cost,
    }),
  ),
  row(
    { cost: costsAnd, self: thisCard },
    "you may {cost} rather than pay {self} 's cost .",
    ({ cost }): Power => ({
      power: 'alternate cost',
      cost,
    }),
  ),
  row({ self: thisCard }, '{self} enters play exhausted .', (): Power => ({ power: 'enters', exhausted: true })),
  row(
    { damage: amount, self: thisCard },
    ['{self} enters play with {damage} damage .', '{self} enters play with {damage} damage on it .'],
    ({ damage }): Power => ({ power: 'enters', damage }),
  ),
]);

const others: Phrase<Power> = seenAs(
  continuous,
  (power) => (isOwn(power) ? undefined : power),
  (power) => (isOwn(power) ? undefined : power),
);

const isOwn = (power: Power): boolean =>
  power.power === 'continuous' &&
  power.continuous.cards?.self === true &&
  !power.continuous.while &&
  ownPower(power.continuous.changes) !== undefined;

/** One power: a paragraph of a text box. */
power.is(either('power', () => [keywordPower, payment, triggered, designated, costChange, own, others]));
