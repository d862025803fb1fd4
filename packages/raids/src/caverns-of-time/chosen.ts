/**
 * Numbers that no source gives: chosen for this game, so that the modes of the raid deserve their names. ATK and health
 * of heroes and allies, and how many copies of each card lie in the deck.
 */

export const HERO_HEALTH = {
  Aeonus: 26,
  'Archimonde the Defiler': 28,
  'Echo of Sylvanas': 24,
  'Echo of Tyrande': 26,
  "Mal'Ganis": 26,
  'Mannoroth the Destructor': 28,
  Murozond: 28,
  'Queen Azshara': 30,
} as const;

/** ATK and health. */
export const ALLY = {
  Anetheron: [3, 6],
  'Epoch Hunter': [3, 6],
  "Kaz'rogal": [3, 6],
  Meathook: [4, 7],
  "Peroth'arn": [2, 5],
  'Salramm the Fleshcrafter': [3, 5],
  'Doomguard Devastator': [4, 4],
  'Fel Stalker': [2, 3],
  Felguard: [4, 5],
  'Giant Infernal': [3, 5],
  'Infinite Suppressor': [2, 3],
  'Infinite Warden': [3, 4],
  'Time-Twisted Footman': [2, 4],
  'Time-Twisted Huntress': [3, 3],
} as const;

/** Copies in the Caverns deck. */
export const COPIES = { ability: 2, boss: 1, ally: 3, event: 1 } as const;
