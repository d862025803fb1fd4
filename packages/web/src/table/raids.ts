import type { Table } from '@meetingstone/protocol';

/** Raids by the names of the cards that are their rules, and how their edges are called. */
const EDGES: Readonly<Record<string, string>> = {
  'Molten Core': 'molten-core',
  "Onyxia's Lair": 'onyxia',
  "Magtheridon's Lair": 'magtheridon',
  'Black Temple': 'black-temple',
  'Caverns of Time': 'caverns-of-time',
};

/** The card that is the rules of a raid, where one is played. */
const raidCard = ({ play, cards, definitions }: Table) =>
  play
    .map((id) => definitions.get(cards.get(id)?.definition ?? ''))
    .find((definition) => definition?.types.includes('Raid'));

/** How the edge of its cards is called. */
export function raidAt(table: Table): string | undefined {
  const name = raidCard(table)?.name ?? '';
  return Object.entries(EDGES).find(([raid]) => name.startsWith(raid))?.[1];
}

export const raidName = (table: Table): string | null => raidCard(table)?.name ?? null;
