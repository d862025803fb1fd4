import {
  anAlly,
  anEquipment,
  atEndOfYourTurn,
  atkOf,
  atStartOfYourTurn,
  both,
  controllerOf,
  dealtBy,
  destroy,
  destroyThis,
  each,
  eventDoer,
  exhaust,
  flip,
  has,
  heroOf,
  heroOrAlly,
  inPartyOf,
  is,
  leavesPlay,
  named,
  not,
  onYourTurn,
  pay,
  putTokenCopy,
  ready,
  target,
  targeted,
  targetOpponent,
  thisCant,
  thisCard,
  thisDeals,
  thisHeals,
  thisOne,
  token,
  when,
  whenIf,
  yourHero,
} from '@meetingstone/cards/language';
import { RAGNAROS } from './names.ts';

const FLAMEWAKER = ['Flamewaker'];
const ELEMENTAL = ['Elemental'];
const SON = 'Son of Flame';

/** Ragnaros lies with his Submerged side up, the one with which he enters play (R303.1b). */
export const ragnarosIsSubmerged = is(yourHero, { name: RAGNAROS, faceDown: false });

export const flamewakerProtector = token(
  'Flamewaker Protector',
  { atk: [0, 'melee'], health: 1, tags: FLAMEWAKER },
  onYourTurn(
    pay(
      ['activate'],
      exhaust(target({ ...anAlly, exhausted: false })),
      dealtBy(targeted(0), atkOf(targeted(0)), 'melee', heroOf(controllerOf(targeted(0)))),
    ),
  ),
);
export const flamewaker = token(
  'Flamewaker',
  { atk: [3, 'melee'], health: 2, tags: FLAMEWAKER },
  pay([1, destroyThis], destroy(target(anEquipment))),
);
export const firesworn = token(
  'Firesworn',
  { atk: [2, 'melee'], health: 2, tags: ELEMENTAL },
  when({ event: 'deal', card: thisOne, fatal: true }, thisDeals(1, 'fire', eventDoer)),
);
export const flamewakerPriest = token(
  'Flamewaker Priest',
  { atk: [1, 'melee'], health: 5, tags: FLAMEWAKER },
  onYourTurn(pay(['activate'], thisHeals(4, target(heroOrAlly)))),
);
export const coreRager = token(
  'Core Rager',
  { atk: [5, 'melee'], health: 5, tags: ['Core Hound'] },
  has('Protector'),
  atEndOfYourTurn(ready(thisCard)),
);
export const flamewakerElite = token(
  'Flamewaker Elite',
  { atk: [3, 'melee'], health: 3, tags: FLAMEWAKER },
  has('Protector'),
);
export const flamewakerHealer = token(
  'Flamewaker Healer',
  { atk: [1, 'melee'], health: 3, tags: FLAMEWAKER },
  pay(['activate'], thisDeals(1, 'shadow', each(inPartyOf(targetOpponent(), heroOrAlly)))),
);
export const sonOfFlame = token(
  SON,
  { atk: [2, 'fire'], health: 2, tags: ELEMENTAL },
  has('Ferocity'),
  thisCant({ cant: 'be dealt damage', damageType: ['fire'] }),
  whenIf(
    leavesPlay(thisOne),
    both(not({ is: 'there', noun: named(SON, anAlly) }), ragnarosIsSubmerged),
    flip(yourHero),
  ),
);
/** It makes more of its kind: tokens with what is printed on it (402.4). */
export const lavaSpawn = token(
  'Lava Spawn',
  { atk: [1, 'fire'], health: 1, tags: ELEMENTAL },
  atStartOfYourTurn(putTokenCopy(thisCard)),
);
