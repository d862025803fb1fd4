import type { Condition } from '../language/condition.ts';
import type { Effect } from '../language/effect.ts';
import type { Continuous, Deed, Restriction, Wielding } from '../language/modifier.ts';
import type { Noun } from '../language/noun.ts';
import type { KeywordPower, Power } from '../language/power.ts';
import type { Keyword } from '../vocabulary.ts';
import { TRIGGERED } from './triggered.ts';

const whileThisAttacks: Condition = { is: 'so', what: { select: 'this' }, noun: { attacking: true } };
const heroOrAlly: Noun = { kind: ['Hero', 'Ally'] };

const can = (...cants: readonly Deed[]): readonly Power[] =>
  cants.map((deed) => ({ power: 'self', cant: { cant: deed } }));
const wield = (how: Wielding): readonly Power[] => [{ power: 'self', may: { may: 'wield more', how } }];
const has = (continuous: Continuous): readonly Power[] => [{ power: 'continuous', continuous }];
const restricting = (cards: Noun, restriction: Restriction, condition: Condition): readonly Power[] =>
  has({ cards, changes: [{ change: 'restrict', restriction }], while: condition });

const may = (...effects: readonly Effect[]): Effect => ({ do: 'may', who: { player: 'you' }, effects });

type Meaning = (power: KeywordPower) => readonly Power[];

/** Each keyword in the power language itself; its meaning is the glossary's. Triggered ones have a file of their own. */
const MEANINGS: Readonly<Record<Keyword, Meaning>> = {
  ...TRIGGERED,
  Aberration: () => [
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', card: { self: true }, combat: false },
        instead: { instead: 'prevent', amount: 'all' },
      },
    },
  ],
  Artifact: () => [
    {
      power: 'continuous',
      zone: 'graveyard',
      continuous: {
        players: 'you',
        changes: [{ change: 'permit', permission: { may: 'play from', zone: 'graveyard', noun: { self: true } } }],
      },
    },
  ],
  Assault: ({ number = 1 }) =>
    has({ cards: { self: true }, changes: [{ change: 'atk', by: number }], while: { is: 'turn of', whose: 'you' } }),
  Berserking: () =>
    has({ cards: { self: true }, changes: [{ change: 'atk', by: { amount: 'damage', of: { select: 'this' } } }] }),
  Boss: () => [], // The rules of its raid ask for it (COT.16, COT.17).
  Conspicuous: () =>
    has({
      cards: { ...heroOrAlly, whose: 'opposing' },
      changes: [{ change: 'permit', permission: { may: 'protect' } }],
      while: whileThisAttacks,
    }),
  Diplomacy: ({ nouns = [] }) =>
    nouns.map((noun) => ({
      power: 'cost change',
      change: { cost: 'play', noun: { ...noun, kind: ['Ally'] }, whose: 'you', by: -1, minimum: 1 },
    })),
  'Dual Shield': () => wield('dual shield'),
  'Dual Wield': () => wield('dual'),
  Elusive: () => can('be proposed as a defender'),
  Enrage: () => [
    {
      power: 'definite',
      as: 'this enters play',
      effects: [may({ do: 'reveal', what: { select: 'top', of: { player: 'you' }, count: 1 } })],
    },
  ],
  Ferocity: () => [{ power: 'self', may: { may: 'attack at once' } }],
  'Finishing Move': ({ nouns = [{ tag: ['Combo'] }] }) => [
    {
      power: 'additional cost',
      to: 'play',
      cost: nouns.map((noun) => ({
        pay: 'remove',
        noun: { ...noun, zone: 'graveyard', whose: 'you' },
        count: { amount: 'X' },
        atMost: 5,
      })),
    },
  ],
  Flip: () => [], // The rules of its raid count it (COT.05).
  Hardiness: () => [
    {
      power: 'replacement',
      replacement: { event: { event: 'deal', card: { self: true } }, instead: { instead: 'prevent', amount: 1 } },
    },
  ],
  Harmonize: () => [
    {
      power: 'cost change',
      change: { cost: 'play', noun: { kind: ['Ally'], cost: { is: 'or more', than: 4 } }, whose: 'you', by: -1 },
    },
  ],
  Haste: ({ number = 1 }) => [
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: { self: true },
        whose: 'you',
        by: { amount: 'times', of: [-1, number] },
        while: {
          is: 'happened',
          watch: { event: 'deal', by: { kind: ['Ally'], whose: 'you' }, card: { kind: ['Hero'], whose: 'opposing' } },
        },
      },
    },
  ],
  Immune: () => can('be proposed as a defender', 'be attacked', 'be damaged', 'be targeted'), // R101.3d
  'Infinite Wield': () => wield('infinite'),
  Inspire: ({ nouns = [] }) => [{ power: 'self', may: { may: 'inspire', nouns } }],
  'Inspiring Presence': () => [
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', by: { ...heroOrAlly, whose: 'you' }, combat: false },
        instead: { instead: 'amount', plus: 1 },
      },
    },
  ],
  Invincible: () => can('leave play', 'be targeted', 'be dealt damage'),
  'Long-Range': () => restricting({ defending: true }, { cant: 'deal combat damage' }, whileThisAttacks),
  Preparation: () => [{ power: 'alternate cost', cost: [], if: { is: 'your first turn' } }],
  Protector: () => [{ power: 'self', may: { may: 'protect' } }],
  'Ranged Dual Wield': () => wield('ranged dual'),
  Resistance: ({ type }) => [
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', card: { self: true }, damageType: type && type !== 'chosen' ? [type] : [] },
        instead: { instead: 'prevent', amount: 'all' },
      },
    },
  ],
  Rift: () => [
    { power: 'choose as played', what: 'standard race' },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: { self: true },
        whose: 'you',
        by: {
          amount: 'times',
          of: [-1, { amount: 'count', of: { kind: ['Ally'], whose: 'you', chosenTag: true } }],
        },
      },
    },
  ],
  Sabotage: ({ nouns = [] }) => nouns.map((noun) => ({ power: 'self', may: { may: 'sabotage', noun } })),
  'Sextuple Wield': () => wield('sextuple'),
  Shadowmeld: () =>
    has({
      cards: { self: true, exhausted: false },
      changes: (['Elusive', 'Untargetable'] as const).map((keyword) => ({
        change: 'grant',
        power: { power: 'keyword', keyword },
      })),
    }),
  Smash: () => [
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', by: { self: true }, card: { kind: ['Ally'], defending: true }, combat: true },
        instead: { instead: 'smash' },
      },
    },
  ],
  Spellshield: () => [{ power: 'self', cant: { cant: 'be targeted', byOpponents: true } }],
  Stealth: () => restricting({ kind: ['Character'] }, { cant: 'protect' }, whileThisAttacks),
  'Time is Money': () => [{ power: 'self', may: { may: 'activate at once' } }],
  Trap: () => [
    { power: 'alternate cost', cost: [{ pay: 'exhaust', noun: { kind: ['Hero'], whose: 'you', defending: true } }] },
  ],
  'Two-Handed Dual Wield': () => wield('two-handed dual'),
  Untargetable: () => can('be targeted'),
  Warp: () => [
    {
      power: 'definite',
      as: 'this is revealed from your deck',
      effects: [
        {
          do: 'if you do',
          first: [may({ do: 'put', what: { select: 'this' }, where: { to: 'removed' } })],
          then: [may({ do: 'play', what: { select: 'that' }, free: true })],
        },
      ],
    },
  ],
  'Will of the Forsaken': () =>
    restricting(
      { self: true },
      { cant: 'leave play' },
      {
        is: 'compared',
        left: { amount: 'damage', of: { select: 'this' } },
        how: 'less than',
        right: { amount: 'health', of: { select: 'this' } },
      },
    ),
};

const known = new WeakMap<KeywordPower, readonly Power[]>();

/** What a keyword power means, worked out once for each. */
export function meaningOf(power: KeywordPower): readonly Power[] {
  let meaning = known.get(power);
  if (!meaning) {
    meaning = MEANINGS[power.keyword](power);
    known.set(power, meaning);
  }
  return meaning;
}

/** The keywords that a weapon shares with its wielder (303.2b). */
export const SHARED_BY_STRIKE: readonly Keyword[] = ['Absorb', 'Conspicuous', 'Long-Range', 'Smash', 'Stealth'];
