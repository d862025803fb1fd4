import type { Change, Condition, Noun, Power } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { ofEach, row } from '../grammar/row.ts';
import { entering, enteringOtherwise } from './entering.ts';
import { stop } from './fullStop.ts';
import { controlled } from './his.ts';
import { condition, measure, noun, predicate, subject, whileIt } from './phrases.ts';
import { playedHow } from './playedHow.ts';
import { attachedNoun, thisCard, yourHeroNoun } from './self.ts';
import { SET } from './settled.ts';
import { shielding } from './shields.ts';
import { attacksWhileAble } from './whileAble.ts';

/** A magnet that is not the card itself (706.4). */
const attracting: Phrase<Noun> = either('magnet', () => [attachedNoun, yourHeroNoun]);

/** There is one of them: "it" is that one. */
const lone: Phrase<Noun> = controlled(noun);

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

/** What is so as long as the card with the power is there: "allies you control have +1 ATK". */
export const continuous: Phrase<Power> = choice('continuous', () => [
  ...playedHow(),
  row(
    { cards: subject, changes: predicate, stop },
    ['{cards} {changes} .', '{cards} {changes} {stop}'],
    ({ cards, changes }): Power => ({
      power: 'continuous',
      continuous: { cards, changes },
    }),
  ),
  ...ofEach(SET, ([change, word]) => [
    row(
      { self: thisCard, to: measure },
      [`{self} 's ${word} is equal to {to} .`, `{self} 's ${word} equals {to} .`],
      ({ to }): Power => ({
        power: 'continuous',
        continuous: { cards: { self: true }, changes: [{ change, to } as Change] },
      }),
    ),
  ]),
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
    { cards: lone, changes: predicate },
    [
      'while exactly one {cards} is in your party , it {changes} .',
      'while you control exactly one {cards} , it {changes} .',
    ],
    ({ cards, changes }): Power => ({
      power: 'continuous',
      continuous: {
        cards,
        changes,
        while: { is: 'compared', left: { amount: 'count', of: cards }, how: 'exactly', right: 1 },
      },
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
  ...entering(),
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
  ...shielding(),
  row(
    { by: noun, self: thisCard },
    'any {by} can attack {self} .',
    ({ by }): Power => ({ power: 'self', may: { may: 'be attacked', noun: by } }),
  ),
  row(
    { self: thisCard },
    ['you may choose not to ready {self} during your ready step .'],
    (): Power => ({ power: 'self', may: { may: 'choose not to ready' } }),
  ),
  ...enteringOtherwise(),
]);
