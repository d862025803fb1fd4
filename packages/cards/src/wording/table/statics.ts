import type { Condition, Noun, Power } from '@meetingstone/rules';
import { choice, either } from '../grammar/combine.ts';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { combatWord } from './damage.ts';
import { ownPower } from './ownPowers.ts';
import { predicate, subject, whileIt } from './phrases.ts';
import { packets } from './would.ts';

const ITSELF: Noun = {};
const it: Phrase<Noun> = choice('it', () => [fixed(['it', 'he', 'she', 'they'], ITSELF)]);

/** What is so as long as a card is there, without its full stop. */
const unstopped: Phrase<Power> = choice('static', () => [
  row(
    { cards: subject, changes: predicate },
    '{cards} {changes}',
    ({ cards, changes }): Power => ({ power: 'continuous', continuous: { cards, changes } }),
  ),
  row(
    { cards: it, changes: predicate },
    '{cards} {changes}',
    ({ cards, changes }): Power => ({ power: 'continuous', continuous: { cards, changes } }),
  ),
  row(
    { cards: subject, changes: predicate, while: whileIt },
    '{cards} {changes} {while}',
    ({ cards, changes, while: so }): Power => ({ power: 'continuous', continuous: { cards, changes, while: so } }),
  ),
  row(
    { event: packets },
    'prevent all {event}',
    ({ event }): Power => ({
      power: 'replacement',
      replacement: { event, instead: { instead: 'prevent', amount: 'all' } },
    }),
  ),
  row(
    { combat: combatWord, by: either('by', () => [subject, it]) },
    [
      '{combat} damage that {by} would deal is unpreventable',
      '{combat} damage {by} would deal is unpreventable',
      '{combat} damage that would be dealt by {by} is unpreventable',
    ],
    ({ combat, by }): Power => ({
      power: 'replacement',
      replacement: { event: { event: 'deal', by, combat: combat! }, instead: { instead: 'unpreventable' } },
    }),
  ),
]);

const JOINTS = [[',', 'and'], ['and']];

/** The same at a time; undefined where it has one of its own already that cannot be joined. */
function during(power: Power, so: Condition | undefined): Power {
  if (!so) return power;
  if (power.power === 'continuous') {
    const { while: own } = power.continuous;
    return { ...power, continuous: { ...power.continuous, while: own ? { is: 'all', of: [so, own] } : so } };
  }
  return power.power === 'replacement' ? { ...power, replacement: { ...power.replacement, while: so } } : power;
}

/** What the card says of itself needs no modifier, unless it is so at times only (704.1a). */
function ofItself(power: Power): Power {
  if (power.power !== 'continuous' || !power.continuous.cards?.self || power.continuous.while) return power;
  return ownPower(power.continuous.changes) ?? power;
}

const isOfIt = (power: Power): boolean =>
  subjectOf(power) === ITSELF || (power.power === 'replacement' && power.replacement.event.by === ITSELF);

/** Of whom the sentence began: who has something, or whom no damage is dealt. */
function subjectOf(power: Power): Noun | undefined {
  if (power.power === 'continuous') return power.continuous.cards;
  return power.power === 'replacement' ? power.replacement.event.card : undefined;
}

/** "It" is whatever the sentence began with. */
function named(power: Power, first: Power): Power | undefined {
  const cards = subjectOf(first);
  if (power.power === 'continuous' && power.continuous.cards === ITSELF)
    return cards && { ...power, continuous: { ...power.continuous, cards } };
  if (power.power !== 'replacement' || power.replacement.event.by !== ITSELF) return power;
  return cards && { ...power, replacement: { ...power.replacement, event: { ...power.replacement.event, by: cards } } };
}

/** "While A, B has +1 ATK, and C has -1 ATK": several powers in one sentence, all of them at that time. */
export const statics: Phrase<readonly Power[]> = {
  name: 'statics',
  begins: () => ({ phrases: [unstopped, whileIt] }),
  read: (at, reading) => [
    ...joined(at, undefined, reading),
    ...readAt(whileIt, at, reading).flatMap(({ value, end }) =>
      reading.words[end]?.low === ',' ? joined(end + 1, value, reading) : [],
    ),
  ],
  say: () => undefined,
};

function joined(at: number, so: Condition | undefined, reading: Reading): readonly Found<readonly Power[]>[] {
  const { words } = reading;
  const whole: Found<readonly Power[]>[] = [];
  for (const { value: first, end } of readAt(unstopped, at, reading).filter(({ value }) => !isOfIt(value)))
    for (const joint of JOINTS.filter((glue) => glue.every((word, n) => words[end + n]?.low === word)))
      for (const { value, end: stop } of readAt(unstopped, end + joint.length, reading)) {
        const second = named(value, first);
        if (second && words[stop]?.low === '.')
          whole.push({ value: [first, second].map((one) => ofItself(during(one, so))), end: stop + 1 });
      }
  return whole;
}
