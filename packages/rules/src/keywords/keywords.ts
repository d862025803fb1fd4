import type { Noun } from '../language/noun.ts';
import type { KeywordPower, Power } from '../language/power.ts';
import type { Keyword } from '../vocabulary.ts';

const whileThisAttacks = { is: 'so', what: { select: 'this' }, noun: { attacking: true } } as const;

/** Forms end when their hero's player plays an ability that is not Feral or strikes with a weapon. */
const formEnds = (event: 'play' | 'strike', card: Noun): Power => ({
  power: 'triggered',
  on: { event, card, whose: 'you' },
  effects: [
    { do: 'destroy', what: { select: 'each', noun: { kind: ['Ability'], granting: ['Bear Form', 'Cat Form'] } } },
  ],
});
const FORM_ENDS: readonly Power[] = [
  formEnds('play', { kind: ['Ability'], not: { tag: ['Feral'] } }),
  formEnds('strike', { kind: ['Weapon'] }),
];

/** Each keyword in the power language itself; its meaning is the glossary's. */
const MEANINGS: Readonly<Record<Keyword, (power: KeywordPower) => readonly Power[]>> = {
  'Bear Form': () => [{ power: 'self', may: { may: 'protect' } }, ...FORM_ENDS],
  'Cat Form': () => [
    {
      power: 'continuous',
      continuous: { cards: { self: true, attacking: true }, changes: [{ change: 'atk', by: 1 }] },
    },
    ...FORM_ENDS,
  ],
  Elusive: () => [{ power: 'self', cant: { cant: 'be proposed as a defender' } }],
  Ferocity: () => [{ power: 'self', may: { may: 'attack at once' } }],
  Inspire: ({ nouns = [] }) => [{ power: 'self', may: { may: 'inspire', nouns } }],
  'Long-Range': () => [
    {
      power: 'continuous',
      continuous: {
        cards: { defending: true },
        changes: [{ change: 'restrict', restriction: { cant: 'deal combat damage' } }],
        while: whileThisAttacks,
      },
    },
  ],
  Protector: () => [{ power: 'self', may: { may: 'protect' } }],
  Stealth: () => [
    {
      power: 'continuous',
      continuous: {
        cards: { kind: ['Character'] },
        changes: [{ change: 'restrict', restriction: { cant: 'protect' } }],
        while: whileThisAttacks,
      },
    },
  ],
  Untargetable: () => [{ power: 'self', cant: { cant: 'be targeted' } }],
};

/** What a keyword power means. */
export function meaningOf(power: KeywordPower): readonly Power[] {
  return MEANINGS[power.keyword](power);
}

/** The keywords that a weapon shares with its wielder (303.2b). */
export const SHARED_BY_STRIKE: readonly Keyword[] = ['Long-Range', 'Stealth'];
