import type { FaceWords } from '../face.ts';

export const englishFace: FaceWords = {
  short: { def: 'DEF', strike: 'strike' },
  why: (number, turn) => `${number}, ${turn}: why?`,
  counters: (counter) => `${counter} counters`,
  text: 'Text',
  damage: (type) => `${type} damage`,
  sashes: {
    attacks: 'attacks',
    defends: 'defends',
    exhausted: 'exhausted',
    flipped: 'flipped',
    back: 'back side',
    fresh: 'new',
  },
};
