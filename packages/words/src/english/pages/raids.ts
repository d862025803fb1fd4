import type { RaidWords } from '../../pages/raids.ts';

export const englishRaids: RaidWords = {
  title: 'Raids',
  lead: 'One player has the Boss. One to five others come together to bring it down.',
  none: 'There is no such raid.',
  all: 'All raids',
  gather: 'Gather a party',
  parties: 'Parties that are looking',
  cards: 'Its cards',
  howHard: 'How hard it is',
  won: 'Games won by the raid',
  wonOf: 'Games of fifty that the raid won, with bots and starter decks in every seat',
  mode: 'mode',
  numbers: ['one', 'two', 'three', 'four', 'five'],
  people: 'People play better than these bots, and better decks do more than anything else.',
  hardness: (raiders, games) =>
    games === 0
      ? `No party of ${raiders} bots has ever won it.`
      : `Of fifty parties of ${raiders} bots with starter decks, ${games} won it.`,
  stories: {
    onyxia: {
      name: "Onyxia's Lair",
      story: [
        'A dragon has slept below the marsh for long, and she has brooded. Her cave is one room: there is nowhere to hide and nothing to find but her.',
        'She fights in three stages. On the ground she bites and sweeps; then she takes to the air and breathes fire on everybody at once; at last she lands again, angrier, and her whelps come out of the walls.',
      ],
      advice: 'The first raid to try. Keep allies that protect for the last stage.',
    },
    'molten-core': {
      name: 'Molten Core',
      story: [
        'Under the mountain burns a heart of fire, and around it stand its servants, each with a rune. Whoever wants to see their master must put the runes out one by one.',
        'The Bosses come one after the other, and what you lost to the first you miss against the last. At the end Ragnaros rises.',
      ],
      advice: 'A long evening for four or five. The full clear has all ten Bosses instead of five.',
    },
    magtheridon: {
      name: "Magtheridon's Lair",
      story: [
        'A lord of the pit lies in chains below a citadel, and his jailers drink his blood. When the last channeler falls the chains break.',
        'Cubes around the room hold him back, but somebody has to stand at them instead of fighting. Decide who, and when.',
      ],
      advice: 'Kinder than it looks: three raiders win often. Watch the Cubes.',
    },
    'black-temple': {
      name: 'Black Temple',
      story: [
        'A temple that was holy once, and a lord who chose his exile in it. Nine Bosses keep its halls, from the gate in the sewers up to the roof.',
        'Whoever plays the Boss builds his own decks for the harder modes, so no two evenings are alike.',
      ],
      advice: 'The hardest: bots with starter decks have never won it. Bring decks that you built for it.',
    },
    'caverns-of-time': {
      name: 'Caverns of Time',
      story: [
        'Somebody is changing what has been. You go back to a few moments that must happen as they happened, and hunt the heroes whom the others sent.',
        'The hero that the raid is after is marked; the mark wanders, and everything else turns around it.',
      ],
      advice: 'Made for three, with four degrees of difficulty: the novice mode is a good second raid.',
    },
  },
};
