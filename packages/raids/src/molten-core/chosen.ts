/**
 * What no source tells of this box, chosen so that the decks have their known sizes: 30 minions, 25 cards of Ragnaros.
 * No damage type of a Boss is known either: none is printed here, so that they deal melee damage in combat (408.3a).
 */
export const MINIONS = {
  'Ancient Core Hound': 1,
  Firelord: 1,
  'Flame Imps': 12,
  'Lava Annihilator': 4,
  'Lava Pack': 1,
  'Lava Surger': 2,
  'Molten Destroyer': 1,
  'Molten Giants': 8,
} as const;

export const RAGNAROS = {
  '"BY FIRE BE PURGED"': 2,
  '"DIE, INSECT!"': 2,
  'Elemental Fire': 2,
  'Flames of Sulfuron': 2,
  'Flaming Assault': 2,
  'Fury of the Firelord': 1,
  'Hammer of Ragnaros': 2,
  'Lava Splash': 2,
  'Magma Blast': 2,
  'Melt Weapon': 2,
  '"NOW FOR YOU, INSECTS!"': 2,
  'Unstoppable Flame': 2,
  'Wrath of Ragnaros': 2,
} as const;

/** Majordomo Executus can't be destroyed; nobody has seen a number on him. */
export const EXECUTUS_HEALTH = 20;
