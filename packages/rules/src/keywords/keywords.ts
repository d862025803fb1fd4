import type { Power } from '../language/power.ts';
import type { Keyword } from '../vocabulary.ts';

/** Each keyword in the power language itself; its meaning is the glossary's. */
export const KEYWORD_POWERS: Readonly<Record<Keyword, readonly Power[]>> = {
  Elusive: [{ power: 'self', cant: { cant: 'be proposed as a defender' } }],
  Ferocity: [{ power: 'self', may: { may: 'attack at once' } }],
  Protector: [{ power: 'self', may: { may: 'protect' } }],
  Untargetable: [{ power: 'self', cant: { cant: 'be targeted' } }],
  Stealth: [
    {
      power: 'continuous',
      continuous: {
        cards: { kind: ['Character'] },
        changes: [{ change: 'restrict', restriction: { cant: 'protect' } }],
        while: { is: 'so', what: { select: 'this' }, noun: { attacking: true } },
      },
    },
  ],
  'Long-Range': [
    {
      power: 'continuous',
      continuous: {
        cards: { defending: true },
        changes: [{ change: 'restrict', restriction: { cant: 'deal combat damage' } }],
        while: { is: 'so', what: { select: 'this' }, noun: { attacking: true } },
      },
    },
  ],
};

/** The keywords that a weapon shares with its wielder (303.2b). */
export const SHARED_BY_STRIKE: readonly Keyword[] = ['Long-Range', 'Stealth'];
