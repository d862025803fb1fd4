import type { Change, Condition, Effect, Noun, Power, Phrase as Said, Watch } from '@meetingstone/rules';
import { says } from '@meetingstone/rules';
import { choice, either, optional, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { capitalized } from '../grammar/words.ts';
import { pronounIn } from '../unresolved.ts';
import { perEach } from './amounts.ts';
import { costChange, useChange } from './costChanges.ts';
import { aCounter, counterName } from './counterNames.ts';
import { workingElsewhere } from './elsewhere.ts';
import { apart, ofItself } from './factors.ts';
import { forHeroes } from './forHeroes.ts';
import { HERO_TWO, withHeroTwo, withoutHeroTwo } from './heroTwo.ts';
import { speakingKeyword } from './keywords.ts';
import { firstTime, played } from './parties.ts';
import { OPPOSING_TURN, payment, YOUR_TURN } from './payments.ts';
import {
  amount,
  anyCard,
  condition,
  count,
  keywordPower,
  noun,
  nounMany,
  power,
  predicate,
  subject,
  text,
  trigger,
  whileIt,
} from './phrases.ts';
import { playedHow } from './playedHow.ts';
import { playersPower } from './playing.ts';
import { IT } from './pronouns.ts';
import { raidRules } from './raidRules.ts';
import { replacementPower } from './replacements.ts';
import { attachedNoun, hostWord, thisCard, yourHeroNoun } from './self.ts';
import { tagWord } from './tagWords.ts';
import { whereX } from './whereX.ts';
import { attacksWhileAble } from './whileAble.ts';
import { whereItWorks } from './working.ts';

const withoutIf = (effects: readonly Effect[]): readonly Effect[] | undefined =>
  beginsWithIf(effects[0]) ? undefined : effects;

const beginsWithIf = (effect: Effect | undefined): boolean =>
  effect?.do === 'if you do' ? beginsWithIf(effect.first[0]) : effect?.do === 'if' && !('after' in effect);

/** An "if" right after the trigger event belongs to the trigger (703.2). */
const unconditional: Phrase<readonly Effect[]> = seenAs(text, withoutIf, withoutIf);

/** A time of which the event's cards are no part: what they do while they are so belongs to the event. */
const outright: Phrase<Condition> = seenAs(whileIt, ofItsOwn, ofItsOwn);
function ofItsOwn(so: Condition): Condition | undefined {
  return says('condition', so, isPronoun) ? undefined : so;
}
const isPronoun = ({ kind, phrase }: Said): boolean => kind === 'selection' && pronounIn(phrase) !== undefined;

const triggered: Phrase<Power> = whereItWorks(
  choice<Power>('triggered', () => [
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
    row(
      { on: trigger, while: outright, effects: unconditional },
      ['{on} {while} , {effects}', '{while} , {on} , {effects}'],
      ({ on, while: so, effects }): Power => ({ power: 'triggered', on, while: so, effects }),
    ),
    row(
      { on: trigger, effects: unconditional },
      "{on} , {effects} players can't interrupt this effect .",
      ({ on, effects }): Power => ({ power: 'triggered', on, effects, uninterruptible: true }),
    ),
  ]),
);

/** The card with the power lies in a graveyard (703.3a). */
const fromGraveyard: Phrase<Power> = choice('from the graveyard', () => [
  row(
    { on: trigger, self: thisCard, effects: text },
    ['{on} , if {self} is in your graveyard , {effects}', '{on} while {self} is in your graveyard , {effects}'],
    ({ on, effects }): Power => ({ power: 'triggered', on, if: BURIED, effects, zone: 'graveyard' }),
  ),
]);
const BURIED: Condition = { is: 'so', what: { select: 'this' }, noun: { zone: 'graveyard' } };

/** The turns of the player who controls the host, and what is asked about them (703.2). */
const HOST_TURN: Condition = { is: 'so', what: { select: 'host' }, noun: { of: { player: 'event' } } };
const HOST_DOES: readonly (readonly [string, Watch])[] = [
  ['draws a card', { event: 'draw', whose: 'any' }],
  ['discards a card', { event: 'discard', whose: 'any' }],
  ['places a resource', { event: 'place', whose: 'any' }],
  ['completes a quest', { event: 'complete', whose: 'any' }],
];
const ofHost: Phrase<Power> = choice('triggered', () => [
  row(
    { host: hostWord, effects: unconditional },
    "at the start of {host} 's controller 's turn , {effects}",
    ({ effects }): Power => ({
      power: 'triggered',
      on: { event: 'turn starts', whose: 'any' },
      if: HOST_TURN,
      effects,
    }),
  ),
  ...HOST_DOES.map(([words, on]) =>
    row(
      { host: hostWord, effects: unconditional },
      `when {host} 's controller ${words} , {effects}`,
      ({ effects }): Power => ({ power: 'triggered', on, while: HOST_TURN, effects }),
    ),
  ),
  row(
    { host: hostWord, card: played(anyCard), effects: unconditional },
    "when {host} 's controller plays {card} , {effects}",
    ({ card, effects }): Power => ({
      power: 'triggered',
      on: { event: 'play', card, whose: 'any' },
      while: HOST_TURN,
      effects,
    }),
  ),
  row(
    { on: firstTime(trigger), effects: unconditional },
    '{on} for the first time on each of your turns , {effects}',
    ({ on, effects }): Power => ({ power: 'triggered', on, if: YOUR_TURN, effects }),
  ),
  row(
    { on: trigger, effects: unconditional },
    [
      "{on} on an opponent 's turn , {effects}",
      "{on} on that opponent 's turn , {effects}",
      '{on} on his turn , {effects}',
    ],
    ({ on, effects }): Power => ({ power: 'triggered', on, if: OPPOSING_TURN, effects }),
  ),
]);

/** A power that a tag word stands before. */
const designated: Phrase<Power> = {
  name: 'tag word',
  begins: () => ({ phrases: [tagWord] }),
  read: (at, reading) =>
    readAt(tagWord, at, reading).flatMap(({ value, end }) =>
      [triggered, others, replacementPower].flatMap((kind) =>
        readAt(kind, end, reading).flatMap((found) => {
          const meant = value === HERO_TWO ? withHeroTwo(found.value) : found.value;
          return meant ? [{ value: { ...meant, tagWord: value } as Power, end: found.end }] : [];
        }),
      ),
    ),
  say: (power, saying) => {
    if (!('tagWord' in power) || power.tagWord === undefined) return undefined;
    const { tagWord: word, ...rest } = power;
    const first = tagWord.say(word, saying);
    const plain = word === HERO_TWO ? withoutHeroTwo(rest as Power) : (rest as Power);
    const said = plain && [triggered, others, replacementPower].map((kind) => kind.say(plain, saying)).find(Boolean);
    return first && said && { words: [...first.words, ...capitalized(said.words)] };
  },
};

const stop = optional(choice('stop', () => [fixed('.', undefined)])) as Phrase<undefined>;

/** What a card says of itself alone: no modifier is needed for it (704.1a). */
export function ownPower(changes: readonly Change[]): Power | undefined {
  const [only, ...more] = changes;
  if (!only || more.length > 0) return undefined;
  if (only.change === 'attack only') return { power: 'self', attackOnly: only.noun };
  if (only.change === 'restrict') return { power: 'self', cant: only.restriction };
  if (only.change === 'permit') return { power: 'self', may: only.permission };
  if (only.change === 'must attack' && !only.noun) return { power: 'self', mustAttack: true };
  return undefined;
}

function ownChanges(power: Power): readonly Change[] | undefined {
  if (power.power !== 'self') return undefined;
  if (power.attackOnly && !power.ifAble) return [{ change: 'attack only', noun: power.attackOnly }];
  if (power.cant) return [{ change: 'restrict', restriction: power.cant }];
  if (power.may) return [{ change: 'permit', permission: power.may }];
  return power.mustAttack ? [{ change: 'must attack' }] : undefined;
}

const own: Phrase<Power> = choice('own', () => [
  row(
    { self: thisCard, power: seenAs(predicate, ownPower, ownChanges), stop },
    ['{self} {power} .', '{self} {power} {stop}'],
    ({ power }) => power,
  ),
]);

/** A magnet that is not the card itself (706.4). */
const attracting: Phrase<Noun> = either('magnet', () => [attachedNoun, yourHeroNoun]);

/** What is said with "if": that something has happened, or what a card is; the rest is so for a while. */
const supposed: Phrase<Condition> = seenAs(
  condition,
  (so) => so,
  (so) => (so.is === 'happened' || (so.is === 'so' && so.noun.kind && so.what.select !== 'this') ? so : undefined),
);

/** Only what is forbidden can be allowed again by an "unless". */
const forbidding: Phrase<readonly Change[]> = seenAs(predicate, restricting, restricting);
function restricting(changes: readonly Change[]): readonly Change[] | undefined {
  return changes.every(({ change }) => change === 'restrict') ? changes : undefined;
}

const DOUBLED = [
  ['atk', 'ATK'],
  ['health', '[Health]'],
  ['def', 'DEF'],
] as const;

const continuous: Phrase<Power> = choice('continuous', () => [
  ...playedHow(),
  row(
    { cards: subject, changes: predicate, stop },
    ['{cards} {changes} .', '{cards} {changes} {stop}'],
    ({ cards, changes }): Power => ({
      power: 'continuous',
      continuous: { cards, changes },
    }),
  ),
  ...attacksWhileAble(),
  ...ofEach(DOUBLED, ([what, word]) => [
    row(
      { cards: subject },
      `double the ${word} of {cards} .`,
      ({ cards }): Power => ({ power: 'continuous', continuous: { cards, changes: [{ change: 'double', what }] } }),
    ),
  ]),
  row(
    { cards: subject, changes: predicate, if: supposed, stop },
    ['{cards} {changes} if {if} .', '{cards} {changes} if {if} {stop}', 'if {if} , {cards} {changes} .'],
    ({ cards, changes, if: so }): Power => ({
      power: 'continuous',
      continuous: { cards, changes, while: so },
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
    { first: whileIt, cards: subject, changes: predicate, then: whileIt, stop },
    '{first} , {cards} {changes} {then} {stop}',
    ({ first, cards, changes, then }): Power => ({
      power: 'continuous',
      continuous: { cards, changes, while: { is: 'all', of: [first, then] } },
    }),
  ),
  row(
    { cards: subject, changes: forbidding, if: condition, stop },
    ['{cards} {changes} unless {if} .', '{cards} {changes} unless {if} {stop}'],
    ({ cards, changes, if: so }): Power => ({
      power: 'continuous',
      continuous: { cards, changes, while: { is: 'not', of: so } },
    }),
  ),
  row(
    { cards: attracting },
    [
      'opposing cards and effects must target {cards} if able .',
      'opposing links must target {cards} if able .',
      'opponents must target {cards} if able .',
    ],
    ({ cards }): Power => ({
      power: 'continuous',
      continuous: { cards, changes: [{ change: 'permit', permission: { may: 'attract targets' } }] },
    }),
  ),
  row(
    { self: thisCard },
    ['opposing cards and effects must target {self} if able .', 'opposing links must target {self} if able .'],
    (): Power => ({ power: 'self', may: { may: 'attract targets' } }),
  ),
  row(
    { cards: attachedNoun },
    'you control {cards} .',
    ({ cards }): Power => ({
      power: 'continuous',
      continuous: { cards, changes: [{ change: 'control', by: { player: 'you' } }] },
    }),
  ),
  row(
    { cards: subject, changes: predicate, self: thisCard },
    'while {self} is in your graveyard , {cards} {changes} .',
    ({ cards, changes }): Power => ({ power: 'continuous', continuous: { cards, changes }, zone: 'graveyard' }),
  ),
  row(
    { name: aCounter, self: thisCard },
    '{self} enters play with {name} counter <on it~> .',
    ({ name }): Power => ({ power: 'enters', counters: { name, count: 1 } }),
  ),
  row(
    { n: count, name: counterName, self: thisCard },
    '{self} enters play with {n} {name} counters <on it~> .',
    ({ n, name }): Power => ({ power: 'enters', counters: { name, count: n } }),
  ),
  row(
    { n: count, name: counterName, self: thisCard, if: condition },
    '{self} enters play with {n} {name} counters <on it~> if {if} .',
    ({ n, name, if: so }): Power => ({
      power: 'enters',
      counters: { name, count: { amount: 'if', if: so, then: n, else: 0 } },
    }),
  ),
  row(
    { name: aCounter, self: thisCard, n: perEach },
    ['{self} enters play with {name} counter on it {n} .', '{self} enters play with {name} counter <on it~> {n} .'],
    ({ name, n }): Power => ({ power: 'enters', counters: { name, count: n } }),
  ),
  row(
    { effects: text, self: thisCard },
    'as {self} enters play , {effects}',
    ({ effects }): Power => ({ power: 'definite', as: 'this enters play', effects }),
  ),
  row(
    { noun: withArticle(noun), effects: text },
    'as {noun} enter(s) play , {effects}',
    ({ noun, effects }): Power => ({ power: 'definite', as: 'another enters play', noun, effects }),
  ),
  row(
    { effects: text },
    "as an ally enters play under an opponent 's control , {effects}",
    ({ effects }): Power => ({
      power: 'definite',
      as: 'another enters play',
      noun: { kind: ['Ally'], whose: 'opposing' },
      effects,
    }),
  ),
  row(
    { noun: nounMany },
    '{noun} enter(s) play exhausted .',
    ({ noun }): Power => ({
      power: 'definite',
      as: 'another enters play',
      noun,
      effects: [{ do: 'exhaust', what: IT }],
    }),
  ),
  row(
    { self: thisCard },
    [
      'you can strike with weapons while {self} is attacking or defending .',
      'you can strike with weapons while {self} is in combat .',
    ],
    (): Power => ({ power: 'self', may: { may: 'wield' } }), // 303.2d
  ),
  row(
    { self: thisCard },
    [
      'you can strike with {self} while an ally you control is in combat .',
      'you can strike with {self} while an ally in your party is in combat .',
    ],
    (): Power => ({
      power: 'continuous',
      continuous: {
        cards: { kind: ['Ally'], whose: 'you' },
        changes: [{ change: 'permit', permission: { may: 'wield' } }],
      },
    }),
  ),
  row(
    { self: thisCard },
    ['allies in your party', 'allies you control'].flatMap((them) => [
      `{self} can prevent damage that would be dealt to ${them} .`,
      `{self} may prevent damage that would be dealt to ${them} .`,
      `you can exhaust {self} to prevent damage that would be dealt to ${them} .`,
      `you may exhaust {self} to prevent damage that would be dealt to ${them} .`,
    ]),
    (): Power => ({
      power: 'continuous',
      continuous: {
        cards: { kind: ['Ally'], whose: 'you' },
        changes: [{ change: 'permit', permission: { may: 'be shielded' } }], // 717.2c
      },
    }),
  ),
  row(
    { self: thisCard },
    ['you may choose not to ready {self} during your ready step .'],
    (): Power => ({ power: 'self', may: { may: 'choose not to ready' } }),
  ),
  row({ self: thisCard }, '{self} enters play exhausted .', (): Power => ({ power: 'enters', exhausted: true })),
  row(
    { damage: amount, self: thisCard },
    '{self} enters play with {damage} damage <on it~> .',
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
power.is(
  either('power', () => [
    keywordPower,
    speakingKeyword,
    payment,
    ofHost,
    workingElsewhere,
    fromGraveyard,
    triggered,
    designated,
    costChange,
    useChange,
    own,
    apart,
    ofItself,
    whereX(others),
    others,
    replacementPower,
    playersPower,
    raidRules,
    forHeroes(() => [payment, triggered, costChange, others, replacementPower, playersPower, keywordPower]),
  ]),
);
