import type { Amount, Condition, Duration, Effect, Noun, Power, Phrase as Said, Selection } from '@meetingstone/rules';
import { rewritten, says } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { said } from './changes.ts';
import { ownPower } from './ownPowers.ts';
import { perEach } from './perEach.ts';
import { duration, group, possessions, predicate, someone, subject, whileIt } from './phrases.ts';
import { size, soLong } from './prices.ts';
import { IT, isIt } from './pronouns.ts';
import type { Changes } from './scaling.ts';
import { divided, eitherOf, multiplied, partsOfEither } from './scaling.ts';
import { together } from './someone.ts';

const STRIKES = [
  'and you pay {by} to strike with them .',
  ', and you pay {by} to strike with them .',
  'and you pay {by} to strike with it .',
  ', and you pay {by} to strike with it .',
];

interface Apart {
  readonly n?: Amount;
  readonly cards: Noun;
  readonly has: Changes;
  readonly while?: Condition;
  readonly also?: Changes;
}

/** Read, but written with "for each" right after what it multiplies. */
const readOnly = () => undefined;

/** "+1 ATK while A, or +2 ATK while B": the second instead of the first, where both are so. */
export const orMore: Phrase<Power> = seenAs(
  choice('or more', () => [
    row(
      { cards: subject, has: possessions, while: whileIt, more: possessions, then: whileIt },
      '{cards} have(has) {has} {while} , or {more} {then} .',
      (all) => all,
    ),
  ]),
  ({ cards, has, while: so, more, then }) => {
    const changes = eitherOf(has, more, then);
    return changes && continuous(cards, changes, so);
  },
  (power) => {
    if (power.power !== 'continuous' || power.zone || power.tagWord) return undefined;
    const { cards, changes, while: so } = power.continuous;
    const parts = partsOfEither(changes);
    return cards && so && parts ? { cards, while: so, ...parts } : undefined;
  },
);

/** One power, "for each" standing apart from what it multiplies. */
export const apart: Phrase<Power> = seenAs(
  choice<Apart>('apart', () => [
    row(
      { cards: subject, has: possessions, while: whileIt, n: perEach },
      '{cards} have(has) {has} {while} {n} .',
      (all) => all,
    ),
    row({ cards: subject, has: possessions, n: perEach }, '{n} , {cards} have(has) {has} .', (all) => all),
    row(
      { cards: subject, has: possessions, while: whileIt, n: perEach },
      '{n} , {cards} have(has) {has} {while} .',
      (all) => all,
    ),
  ]),
  ({ n, cards, has, while: so }) => {
    const changes = multiplied({ has, n: n! });
    return changes && continuous(cards, changes, so);
  },
  (power): Apart | undefined => {
    if (power.power !== 'continuous' || power.zone || power.tagWord) return undefined;
    const { cards, changes, while: so } = power.continuous;
    const all = so && divided(changes);
    return cards && all && { cards, while: so, ...all };
  },
);

const continuous = (cards: Noun, changes: Changes, so: Condition | undefined): Power => ({
  power: 'continuous',
  continuous: { cards, changes, ...(so ? { while: so } : {}) },
});

/** What the card says of itself alone needs no modifier (704.1a). */
const alwaysSo = (cards: Noun, changes: Changes): Power =>
  (cards.self ? ownPower(changes) : undefined) ?? continuous(cards, changes, undefined);

const alsoHas: Phrase<Changes> = either('also', () => [possessions, predicate]);

/** Two powers: what a card has at times, and what it has always. */
export const atTimes: Phrase<readonly Power[]> = seenAs(
  choice<Apart>('at times', () => [
    row(
      { cards: subject, has: predicate, while: whileIt, also: alsoHas },
      '{cards} {has} {while} and {also} .',
      (all) => all,
    ),
    row(
      { cards: subject, has: possessions, while: whileIt, also: possessions, n: perEach },
      '{n} , {cards} have(has) {has} {while} and {also} .',
      (all) => all,
    ),
  ]),
  ({ n, cards, has, while: so, also }) => {
    const first = n === undefined ? has : multiplied({ has, n });
    const second = n === undefined ? also : multiplied({ has: also!, n });
    return first && second && [continuous(cards, first, so), alwaysSo(cards, second)];
  },
  readOnly,
);

/** Two powers, each at a time of its own: "has A while ..., and B while ..." */
export const eachAtItsTime: Phrase<readonly Power[]> = seenAs(
  choice('each at its time', () => [
    row(
      { cards: subject, has: possessions, while: whileIt, also: possessions, then: whileIt },
      ['{cards} have(has) {has} {while} , and {also} {then} .', '{cards} have(has) {has} {while} and {also} {then} .'],
      (all) => all,
    ),
  ]),
  ({ cards, has, while: so, also, then }): readonly Power[] => [
    continuous(cards, has, so),
    continuous(cards, also, then),
  ],
  readOnly,
);

interface Struck extends Apart {
  readonly by: Amount;
}

/** Two powers: what weapons have, and what striking with them costs. */
export const withStrikes: Phrase<readonly Power[]> = seenAs(
  choice<Struck>('strikes', () => [
    row(
      { cards: subject, has: predicate, by: size },
      STRIKES.map((words) => `{cards} {has} ${words}`),
      (all) => all,
    ),
    row(
      { cards: subject, has: predicate, by: size, n: perEach },
      ['{cards} {has} and you pay {by} to strike with it {n} .', '{cards} {has} and costs {by} to strike with {n} .'],
      (all) => all,
    ),
    row(
      { while: soLong, cards: subject, has: predicate, by: size },
      STRIKES.map((words) => `{while} , {cards} {has} ${words}`),
      (all) => all,
    ),
  ]),
  ({ n: each, cards, has, by, while: so }): readonly Power[] | undefined => {
    const n = each === undefined ? undefined : ofThis(each);
    const changes = n === undefined ? has : multiplied({ has, n });
    if (n !== undefined && !cards.self) return undefined;
    const less: Amount = n === undefined ? by : { amount: 'times', of: [by, n] };
    return (
      changes && [
        continuous(cards, changes, so),
        {
          power: 'cost change',
          change: { cost: 'strike', noun: cards, whose: 'you', by: less, ...(so ? { while: so } : {}) },
        },
      ]
    );
  },
  readOnly,
);

/** "for each counter on it": on this card, of which alone the sentence speaks. */
const ofThis = (amount: Amount): Amount =>
  typeof amount === 'object'
    ? rewritten('amount', amount, ({ kind, phrase }) =>
        kind === 'selection' && isIt(phrase) ? { select: 'this' } : undefined,
      )
    : amount;

interface OfItself {
  readonly while: Condition;
  readonly changes: Changes;
}

/** "While this ally is damaged, it has Ferocity": the condition names the card, the rest only "it". */
export const ofItself: Phrase<Power> = seenAs(
  choice<OfItself>('of itself', () => [
    row(
      { while: whileIt, changes: predicate },
      ['it', 'he', 'she'].map((word) => `{while} , ${word} {changes} .`),
      (all) => all,
    ),
  ]),
  ({ while: so, changes }) => (namesItself(so) ? continuous({ self: true }, changes, so) : undefined),
  readOnly,
);

/** Only the card itself is spoken of there. */
function namesItself(so: Condition): boolean {
  if (so.is === 'so') return so.what.select === 'this';
  if (so.is === 'compared') return says('amount', so.left, isThis);
  return so.is === 'there' && same(so.noun.attachedTo, { self: true });
}

const isThis = ({ kind, phrase }: Said): boolean => kind === 'selection' && phrase.select === 'this';

interface Lasting extends Apart {
  readonly duration: Duration;
}

/** The same for a while, for whatever fits. */
export const apartLasting: Phrase<Effect> = seenAs(
  choice<Lasting>('apart', () => [
    row(
      { cards: either('cards', () => [group, together]), has: possessions, duration, n: perEach },
      '{cards} have(has) {has} {duration} {n}',
      (all) => all,
    ),
  ]),
  ({ n, cards, has, duration: lasting }): Effect | undefined => {
    const changes = multiplied({ has, n: n! });
    return changes && { do: 'create', continuous: { cards, changes }, duration: lasting };
  },
  (effect): Lasting | undefined => {
    if (effect.do !== 'create' || !('continuous' in effect) || effect.who) return undefined;
    const { cards, changes, while: so } = effect.continuous;
    const all = so ? undefined : divided(changes);
    return cards && all && { cards, duration: effect.duration, ...all };
  },
);

interface LastingOf extends Omit<Lasting, 'cards'> {
  readonly what: Selection;
}

/** The same for one that was spoken of. */
export const apartOfOne: Phrase<Effect> = seenAs(
  choice<LastingOf>('apart', () => [
    row(
      { what: someone, has: possessions, duration, n: perEach },
      '{what} have(has) {has} {duration} {n}',
      (all) => all,
    ),
  ]),
  ({ n, what, has, duration: lasting }): Effect | undefined => {
    const changes = multiplied({ has, n: n! });
    return changes && { do: 'modify', what, changes, duration: lasting };
  },
  (effect): LastingOf | undefined => {
    if (effect.do !== 'modify' || effect.while) return undefined;
    const all = divided(effect.changes);
    return all && { what: effect.what, duration: effect.duration, ...all };
  },
);

/** "A, B": more than one thing is said before the last. */
const series: Phrase<Changes> = {
  name: 'series',
  begins: () => ({ phrases: [said] }),
  read: (at, reading) => {
    const found: Found<Changes>[] = [];
    const grow = (before: Changes, from: number) => {
      for (const { value, end } of readAt(said, from, reading)) {
        const all = [...before, ...value];
        found.push({ value: all, end });
        if (reading.words[end]?.low === ',') grow(all, end + 1);
      }
    };
    grow([], at);
    return found;
  },
  say: readOnly,
};

interface Twofold {
  readonly what: Selection;
  readonly has: Changes;
  readonly also: Changes;
  readonly while: Condition;
  readonly duration: Duration;
}

/** What one card has for a while, and what it has then only at times. */
export const atTimesLasting: Phrase<readonly Effect[]> = seenAs(
  choice<Twofold>('at times', () => [
    row(
      { duration, what: someone, has: series, also: alsoHas, while: whileIt },
      ['{duration} , {what} {has} , and {also} {while}', '{duration} , {what} {has} and {also} {while}'],
      (all) => all,
    ),
    row(
      { what: someone, also: predicate, while: whileIt, has: alsoHas, duration },
      '{what} {also} {while} and {has} {duration}',
      (all) => all,
    ),
  ]),
  ({ what, has, also, while: so, duration: lasting }): readonly Effect[] => [
    { do: 'modify', what, changes: has, duration: lasting },
    { do: 'modify', what: IT, changes: also, while: so, duration: lasting },
  ],
  readOnly,
);
