/**
 * Numbers that no source gives: chosen for this game, so that the modes of the raid deserve their names. ATK and health
 * of heroes and allies, and how many copies of each card lie in the deck.
 */

export const HERO_HEALTH = {
  Aeonus: 11,
  'Archimonde the Defiler': 11,
  'Echo of Sylvanas': 10,
  'Echo of Tyrande': 11,
  "Mal'Ganis": 12,
  'Mannoroth the Destructor': 13,
  Murozond: 12,
  'Queen Azshara': 25,
} as const;

/** ATK and health. */
export const ALLY = {
  Anetheron: [2, 4],
  'Epoch Hunter': [2, 4],
  "Kaz'rogal": [2, 4],
  Meathook: [2, 5],
  "Peroth'arn": [1, 3],
  'Salramm the Fleshcrafter': [2, 3],
  'Doomguard Devastator': [2, 3],
  'Fel Stalker': [1, 2],
  Felguard: [2, 3],
  'Giant Infernal': [1, 2],
  'Infinite Suppressor': [1, 2],
  'Infinite Warden': [2, 2],
  'Time-Twisted Footman': [1, 2],
  'Time-Twisted Huntress': [1, 2],
} as const;

/** Copies in the Caverns deck: a few allies of a kind, one of everything else. */
export const ALLY_COPIES = 4;
/** An ally of which there is only one. */
export const SINGLE = 'Giant Infernal';
