import type { Printed } from '../card/printed.ts';

/** The cards that lie on the start page: they are known before the catalogue is loaded. */
export const EXHIBITS = {
  left: {
    name: 'Fire Blast',
    typeLine: 'Instant Ability—Fire',
    types: ['Ability'],
    tags: ['Fire'],
    icons: ['Mage'],
    text: ['Your hero deals 2 fire damage to target hero or ally.'],
    keywords: [],
    cost: 1,
  },
  middle: {
    name: 'Elwin Ashgrove',
    typeLine: 'Hero—Human Mage (Fire)',
    types: ['Hero'],
    tags: ['Human', 'Mage'],
    icons: ['Alliance', 'Mage'],
    text: ['(3), Flip this hero >>> This hero deals 3 fire damage to target hero or ally.'],
    keywords: [],
    health: 25,
  },
  right: {
    name: 'Thunderhoof Champion',
    typeLine: 'Ally—Tauren Warrior',
    types: ['Ally'],
    tags: ['Tauren', 'Warrior'],
    icons: ['Horde'],
    text: ['When this ally attacks, you may exhaust target opposing ally.'],
    keywords: [],
    cost: 6,
    atk: 6,
    damageType: 'melee',
    health: 6,
  },
} as const satisfies Record<string, Printed>;
