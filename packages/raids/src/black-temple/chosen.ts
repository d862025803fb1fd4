/**
 * Nobody knows how many copies of each Main card are in the box, only that there are forty cards of eighteen kinds.
 * These numbers are chosen: the milder cards are there more often.
 */
export const MAIN: Readonly<Record<string, number>> = {
  'Fel Geyser': 4,
  'Needle Spine': 4,
  'Tidal Burst': 1,
  'Aura of Anger': 4,
  'Crushing Shadows': 2,
  'Hateful Strike': 3,
  'Fel-Acid Breath': 1,
  'Doom Blossom': 2,
  'Arcing Smash': 3,
  'Aura of Desire': 1,
  'Aura of Suffering': 4,
  'Eye Blast': 1,
  'Fel Rage': 1,
  Fixate: 2,
  'Parasitic Shadowfiend': 1,
  'Prismatic Shield': 4,
  'Sinful Beam': 1,
  'Wicked Beam': 1,
};

/** Decks for the harder modes: chosen as well, within their limits. */
export const HEROIC = {
  main: {
    'Tidal Burst': 4,
    'Crushing Shadows': 4,
    'Fel-Acid Breath': 4,
    'Doom Blossom': 4,
    'Aura of Desire': 4,
    'Eye Blast': 4,
    'Fel Rage': 4,
    Fixate: 4,
    'Parasitic Shadowfiend': 4,
    'Wicked Beam': 4,
  },
  minions: {
    'Ashtongue Battlelord': 4,
    'Bonechewer Behemoth': 4,
    'Bonechewer Shield Disciple': 4,
    'Coilskar General': 4,
    'Illidari Archon': 4,
    'Promenade Sentinel': 4,
    'Temple Concubine': 4,
  },
} as const satisfies Chosen;

export const EPIC = {
  main: {
    'Tidal Burst': 6,
    'Crushing Shadows': 6,
    'Aura of Desire': 4,
    'Eye Blast': 6,
    'Fel Rage': 6,
    'Parasitic Shadowfiend': 6,
    'Wicked Beam': 6,
  },
  minions: { 'Bonechewer Behemoth': 8, 'Coilskar General': 6, 'Promenade Sentinel': 10, 'Temple Concubine': 6 },
} as const satisfies Chosen;

interface Chosen {
  readonly main: Readonly<Record<string, number>>;
  readonly minions: Readonly<Record<string, number>>;
}
