import type { Effect, EventName, Noun, Power, Watch } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { combatWord, typeWords } from './damage.ts';
import { fromDeck } from './elsewhere.ts';
import { atTimes, eachAtItsTime, withStrikes } from './factors.ts';
import { happens } from './happenings.ts';
import { party } from './parties.ts';
import { anyCard, event, noun, nounMany, power, subject, text } from './phrases.ts';
import { size } from './prices.ts';
import { thisCard } from './self.ts';
import { statics } from './statics.ts';

const both = (one: Watch, other: Watch, effects: readonly Effect[]): readonly Power[] => [
  { power: 'triggered', on: one, effects },
  { power: 'triggered', on: other, effects },
];

/** One of whom nothing is said but what it is: it comes into play there, or somebody gains control of it (415.8b). */
const newcomer: Phrase<Noun> = seenAs(party, ownerless, ownerless);
function ownerless(noun: Noun): Noun | undefined {
  return noun.whose || noun.self || noun.of || noun.attached ? undefined : noun;
}

const SELF: Noun = { self: true };

/** Sentences that give a card two powers at once (703.6). They are written one by one. */
const two: Phrase<readonly Power[]> = choice('two powers', () => [
  row({ card: newcomer, effects: text }, 'when {card} enter(s) your party , {effects}', ({ card, effects }) =>
    both(
      { event: 'enter play', card: { ...card, whose: 'you' } },
      { event: 'change control', card, whose: 'you' },
      effects,
    ),
  ),
  row({ card: anyCard, effects: text }, 'when {card} enter(s) or leave(s) play , {effects}', ({ card, effects }) =>
    both({ event: 'enter play', card }, { event: 'leave play', card }, effects),
  ),
  row(
    { self: thisCard, effects: text },
    ['he', 'she', 'it'].map((it) => `when {self} enters play and when ${it} attacks , {effects}`),
    ({ effects }) => both({ event: 'enter play', card: SELF }, { event: 'attack', card: SELF }, effects),
  ),
  row(
    { one: event, other: event, effects: text },
    [
      'when {one} and when {other} , {effects}',
      'when {one} or {other} , {effects}',
      'when {one} or when {other} , {effects}',
    ],
    ({ one, other, effects }) => both(one, other, effects),
  ),
  row(
    { self: thisCard, again: thisCard, effects: text },
    'when {self} enters play and when {again} is revealed from your deck , {effects}',
    ({ effects }): readonly Power[] => [
      { power: 'triggered', on: { event: 'enter play', card: { self: true } }, effects },
      fromDeck(effects),
    ],
  ),
  row({ tool: noun, effects: text }, ['when you play or strike with a {tool} , {effects}'], ({ tool, effects }) =>
    both(
      { event: 'play', card: { zone: 'chain', ...tool }, whose: 'you' },
      { event: 'strike', card: tool, whose: 'you' },
      effects,
    ),
  ),
  row({ by: size, noun: nounMany }, 'you pay {by} to play and strike with {noun} .', ({ by, noun }) => [
    { power: 'cost change', change: { cost: 'play', noun, whose: 'you', by } },
    { power: 'cost change', change: { cost: 'strike', noun, whose: 'you', by } },
  ]),
  row({ effects: text }, 'at the start and end of your turn , {effects}', ({ effects }) =>
    both({ event: 'turn starts', whose: 'you' }, { event: 'turn ends', whose: 'you' }, effects),
  ),
  row(
    { combat: combatWord, types: typeWords, cards: subject },
    'prevent all {combat} {types} damage that would be dealt to and dealt by {cards} .',
    ({ combat, types, cards }): readonly Power[] => [
      {
        power: 'replacement',
        replacement: {
          event: { event: 'deal', card: cards, combat: combat!, damageType: types! },
          instead: { instead: 'prevent', amount: 'all' },
        },
      },
      {
        power: 'replacement',
        replacement: {
          event: { event: 'deal', by: cards, combat: combat!, damageType: types! },
          instead: { instead: 'prevent', amount: 'all' },
        },
      },
    ],
  ),
]);

/** "When this ally attacks, defends, or exhausts": a power for each of these (703.6). */
const listed: Phrase<readonly Power[]> = seenAs(
  choice<{ readonly card: Noun; readonly events: readonly EventName[]; readonly effects: readonly Effect[] }>(
    'events',
    () => [
      row(
        { card: party, events: list(happens, 'or', 2), effects: text },
        'when {card} {events} , {effects}',
        (all) => all,
      ),
    ],
  ),
  ({ card, events, effects }) => events.map((event) => ({ power: 'triggered', on: { event, card }, effects })),
  () => undefined,
);

/** The powers of one paragraph: sentence after sentence, each a power or what goes on from the one before. */
export const paragraph: Phrase<readonly Power[]> = {
  name: 'paragraph',
  begins: () => ({ phrases: [power, two, listed, atTimes, eachAtItsTime, withStrikes, statics] }),
  read: (at, reading) => {
    const whole: Found<readonly Power[]>[] = [];
    const add = (before: readonly Power[], { value, end }: Found<readonly Power[]>) => {
      const all = [...before, ...value];
      whole.push({ value: all, end });
      if (end < reading.words.length && /^[."]$/.test(reading.words[end - 1]!.low)) grow(all, end);
    };
    const grow = (before: readonly Power[], from: number) => {
      for (const { value, end } of readAt(power, from, reading)) add(before, { value: [value], end });
      for (const found of readAt(two, from, reading)) add(before, found);
      for (const several of [listed, atTimes, eachAtItsTime, withStrikes, statics])
        for (const found of readAt(several, from, reading)) add(before, found);
    };
    grow([], at);
    return whole;
  },
  say: (powers, saying) => (powers.length === 1 ? power.say(powers[0]!, saying) : undefined),
};
