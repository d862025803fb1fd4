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

const MARK_WORDS: readonly (readonly [mark: keyof CardMarks, words: string])[] = [
  ['attacking', 'attacks'],
  ['defending', 'defends'],
  ['chosen', 'chosen'],
  ['target', 'target'],
  ['legal', 'can be chosen'],
];

/** A card in one line, for those who do not see it. */
export function described(face: CardFace, marks: CardMarks = {}, times = 1): string {
  const { card, name, atk, damageTypes, health, damage, def, strike, cost, keywords, counters } = face;
  if (card === null) return times > 1 ? `${times} face-down cards` : 'a face-down card';
  const kind = card.boss === undefined ? card.typeLine.split(/—|, /)[0]! : 'Boss';
  const parts = [
    times > 1 ? `${times} times ${name}` : name,
    face.faceDown ? 'face down' : kind,
    cost === null ? '' : `cost ${cost}`,
    atk === null ? '' : `${atk} ${damageTypes.join(' and ')} ATK`.replace('  ', ' '),
    health === null ? '' : damage > 0 ? `${health - damage} of ${health} health` : `${health} health`,
    def === null ? '' : `${def} DEF`,
    strike === null ? '' : `strike ${strike}`,
    ...keywords,
    ...Object.entries(counters).map(([counter, n]) => (isSign(counter) ? counter : `${n} ${counter} counters`)),
    face.exhausted ? 'exhausted' : '',
    face.flipped ? 'flipped' : '',
    face.fresh ? 'new' : '',
    face.plane === null ? '' : `on the plane ${face.plane}`,
    ...MARK_WORDS.filter(([mark]) => marks[mark]).map(([, words]) => words),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** A counter in capital letters is a sign: it is there or not. */
export const isSign = (counter: string): boolean => counter === counter.toUpperCase();
