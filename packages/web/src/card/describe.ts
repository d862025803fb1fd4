import { words } from '../words.ts';
import type { CardFace } from './face.ts';

/** How the table marks a card. */
export interface CardMarks {
  readonly legal?: boolean;
  readonly chosen?: boolean;
  readonly target?: boolean;
  readonly attacking?: boolean;
  readonly defending?: boolean;
  /** In hand, and nothing can be done with it now. */
  readonly unplayable?: boolean;
}

/** The marks that are told, in this order. */
const TOLD = ['attacking', 'defending', 'chosen', 'target', 'legal'] as const satisfies readonly (keyof CardMarks)[];

/** A card in one line, for those who do not see it. */
export function described(face: CardFace, marks: CardMarks = {}, times = 1): string {
  const { card, name, atk, damageTypes, health, damage, def, strike, cost, keywords, counters } = face;
  const { spoken } = words;
  if (card === null) return spoken.hidden(times);
  const kind = card.boss === undefined ? card.typeLine.split(/—|, /)[0]! : spoken.boss;
  const parts = [
    spoken.times(times, name),
    face.faceDown ? spoken.faceDown : kind,
    cost === null ? '' : spoken.cost(String(cost)),
    atk === null ? '' : spoken.atk(atk, damageTypes),
    health === null ? '' : spoken.health(health - damage, health),
    def === null ? '' : spoken.def(def),
    strike === null ? '' : spoken.strike(strike),
    ...keywords,
    ...Object.entries(counters).map(([counter, n]) => (isSign(counter) ? counter : spoken.counters(n, counter))),
    face.exhausted ? spoken.exhausted : '',
    face.flipped ? spoken.flipped : '',
    face.fresh ? spoken.fresh : '',
    face.plane === null ? '' : spoken.plane(face.plane),
    ...TOLD.filter((mark) => marks[mark]).map((mark) => spoken.marks[mark]),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** A counter in capital letters is a sign: it is there or not. */
export const isSign = (counter: string): boolean => counter === counter.toUpperCase();
