import type { Printed } from '../card/printed.ts';

/** Arms need no more than what a Boss is and what it is called. */
const boss = (name: string, ...tags: readonly string[]): Printed => ({
  name,
  typeLine: '',
  types: ['Hero'],
  tags: [...tags, 'Boss'],
  icons: [],
  text: [],
  keywords: [],
});

/** A raid as its page tells of it: what it is about, in our own words, and how hard it proved. */
export interface RaidStory {
  readonly key: string;
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

export const RAID_STORIES: readonly RaidStory[] = [
  {
    key: 'onyxia',
    name: "Onyxia's Lair",
    boss: boss('Onyxia', 'Dragon'),
    story: [
      'A dragon has slept below the marsh for long, and she has brooded. Her cave is one room: there is nowhere to hide and nothing to find but her.',
      'She fights in three stages. On the ground she bites and sweeps; then she takes to the air and breathes fire on everybody at once; at last she lands again, angrier, and her whelps come out of the walls.',
    ],
    advice: 'The first raid to try. Keep allies that protect for the last stage.',
    won: { standard: [0, 0, 10, 22, 42] },
    raiders: 3,
  },
  {
    key: 'molten-core',
    name: 'Molten Core',
    boss: boss('Ragnaros', 'Elemental'),
    story: [
      'Under the mountain burns a heart of fire, and around it stand its servants, each with a rune. Whoever wants to see their master must put the runes out one by one.',
      'The Bosses come one after the other, and what you lost to the first you miss against the last. At the end Ragnaros rises.',
    ],
    advice: 'A long evening for four or five. The full clear has all ten Bosses instead of five.',
    won: { standard: [0, 0, 0, 17, 39], 'full-clear': [0, 0, 0, 3, 9] },
    raiders: 5,
  },
  {
    key: 'magtheridon',
    name: "Magtheridon's Lair",
    boss: boss('Magtheridon', 'Demon'),
    story: [
      'A lord of the pit lies in chains below a citadel, and his jailers drink his blood. When the last channeler falls the chains break.',
      'Cubes around the room hold him back, but somebody has to stand at them instead of fighting. Decide who, and when.',
    ],
    advice: 'Kinder than it looks: three raiders win often. Watch the Cubes.',
    won: { standard: [0, 0, 15, 42, 50] },
    raiders: 3,
  },
  {
    key: 'black-temple',
    name: 'Black Temple',
    boss: boss('Illidan Stormrage', 'Demon'),
    story: [
      'A temple that was holy once, and a lord who chose his exile in it. Nine Bosses keep its halls, from the gate in the sewers up to the roof.',
      'Whoever plays the Boss builds his own decks for the harder modes, so no two evenings are alike.',
    ],
    advice: 'The hardest: bots with starter decks have never won it. Bring decks that you built for it.',
    won: { standard: [0, 0, 0, 0, 0], heroic: [0, 0, 0, 0, 0], epic: [0, 0, 0, 0, 0] },
    raiders: 5,
  },
  {
    key: 'caverns-of-time',
    name: 'Caverns of Time',
    boss: boss('Murozond', 'Dragon'),
    story: [
      'Somebody is changing what has been. You go back to a few moments that must happen as they happened, and hunt the heroes whom the others sent.',
      'The hero that the raid is after is marked; the mark wanders, and everything else turns around it.',
    ],
    advice: 'Made for three, with four degrees of difficulty: the novice mode is a good second raid.',
    won: {
      novice: [0, 5, 35, 48, 48],
      experienced: [0, 4, 23, 45, 44],
      heroic: [0, 1, 2, 10, 24],
      legendary: [0, 0, 0, 3, 5],
    },
    raiders: 3,
  },
];

/** How hard a raid proved with so many raiders, in words. */
export function hardnessOf(key: string, mode: string | undefined, raiders: number): string {
  const { won = {} } = raidOf(key) ?? {};
  const games = (won[mode ?? Object.keys(won)[0] ?? ''] ?? [])[raiders - 1];
  if (games === undefined) return '';
  return games === 0
    ? `No party of ${raiders} bots has ever won it.`
    : `Of fifty parties of ${raiders} bots with starter decks, ${games} won it.`;
}

export const raidOf = (key: string): RaidStory | undefined => RAID_STORIES.find((raid) => raid.key === key);
