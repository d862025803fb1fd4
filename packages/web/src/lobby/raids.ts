import type { RaidKey } from '@meetingstone/words';
import type { Printed } from '../card/printed.ts';
import { words } from './story.ts';

/** Arms need no more than this: they are the same as on the Boss's card. */
const boss = (raid: RaidKey, name: string, tags: readonly string[], damageType?: string): Printed => ({
  name,
  typeLine: '',
  types: ['Hero'],
  tags,
  icons: [],
  text: [],
  keywords: [],
  boss: 1,
  raid,
  ...(damageType === undefined ? {} : { damageType }),
});

/** A raid as its page tells of it: what it is about, in our own words, and how hard it proved. */
export interface RaidStory {
  readonly key: RaidKey;
  readonly name: string;
  /** Whose arms it is known by. */
  readonly boss: Printed;
  readonly story: readonly string[];
  readonly advice: string;
  /** Games of fifty that one to five raiders won, bots in all seats (docs/raids.md). */
  readonly won: Readonly<Record<string, readonly number[]>>;
  /** A good number of raiders to begin with. */
  readonly raiders: number;
}

const RAIDS: readonly Omit<RaidStory, 'name' | 'story' | 'advice'>[] = [
  {
    key: 'onyxia',
    boss: boss('onyxia', 'Onyxia', ['Black Dragon'], 'fire'),
    won: { standard: [0, 0, 10, 22, 42] },
    raiders: 3,
  },
  {
    key: 'molten-core',
    boss: boss('molten-core', 'Ragnaros', ['Elemental'], 'fire'),
    won: { standard: [0, 0, 0, 17, 39], 'full-clear': [0, 0, 0, 3, 9] },
    raiders: 5,
  },
  {
    key: 'magtheridon',
    boss: boss('magtheridon', 'Magtheridon', ['Pit Lord'], 'melee'),
    won: { standard: [0, 0, 15, 42, 50] },
    raiders: 3,
  },
  {
    key: 'black-temple',
    boss: boss('black-temple', 'The Betrayer', ['Night Elf', 'Demon', 'Demonhunter', 'Traitor'], 'melee'),
    won: { standard: [0, 0, 0, 0, 0], heroic: [0, 0, 0, 0, 0], epic: [0, 0, 0, 0, 0] },
    raiders: 5,
  },
  {
    key: 'caverns-of-time',
    boss: boss('caverns-of-time', 'Murozond', ['Infinite', 'Dragonkin', 'Aspect', 'Caverns'], 'arcane'),
    won: {
      novice: [0, 5, 35, 48, 48],
      experienced: [0, 4, 23, 45, 44],
      heroic: [0, 1, 2, 10, 24],
      legendary: [0, 0, 0, 3, 5],
    },
    raiders: 3,
  },
];

export const RAID_STORIES: readonly RaidStory[] = RAIDS.map((raid) => ({ ...raid, ...words.stories[raid.key] }));

/** How hard a raid proved with so many raiders, in words. */
export function hardnessOf(key: string, mode: string | undefined, raiders: number): string {
  const { won = {} } = raidOf(key) ?? {};
  const games = (won[mode ?? Object.keys(won)[0] ?? ''] ?? [])[raiders - 1];
  if (games === undefined) return '';
  return words.hardness(raiders, games);
}

export const raidOf = (key: string): RaidStory | undefined => RAID_STORIES.find((raid) => raid.key === key);
