import type { Printed } from './printed.ts';

const CLASSES = [
  'Death Knight',
  'Druid',
  'Hunter',
  'Mage',
  'Paladin',
  'Priest',
  'Rogue',
  'Shaman',
  'Warlock',
  'Warrior',
] as const;
export type ClassName = (typeof CLASSES)[number];
export type FactionName = 'Alliance' | 'Horde';

/** The classes that may use a card. */
export const classesOf = ({ icons }: Printed): readonly ClassName[] => CLASSES.filter((name) => icons.includes(name));

export const factionOf = ({ icons }: Printed): FactionName | null =>
  icons.includes('Alliance') ? 'Alliance' : icons.includes('Horde') ? 'Horde' : null;

/** The edge of a card, and the ground on which its pattern lies where that is not the same. */
export interface Frame {
  readonly edge: string;
  readonly ground: 'alliance' | 'horde' | null;
}

const asWord = (name: string): string => name.toLowerCase().replace(' ', '-');

/**
 * The pattern is the class, for allies as well: theirs lies on the ground of their faction. Quests, places and the cards of each raid have
 * edges of their own.
 */
export function frameOf(card: Printed): Frame {
  const { types, tags, raid } = card;
  if (raid !== undefined) return { edge: raid, ground: null };
  const usedBy = classesOf(card);
  if (usedBy.length === 1) return { edge: asWord(usedBy[0]!), ground: null };
  if (usedBy.length > 1) return { edge: 'many', ground: null };
  if (types.includes('Quest')) return { edge: 'quest', ground: null };
  if (types.includes('Location')) return { edge: 'location', ground: null };
  const faction = factionOf(card);
  const ground = faction === null ? null : (asWord(faction) as Frame['ground']);
  const own = types.includes('Ally') ? CLASSES.find((name) => tags.includes(name)) : undefined;
  if (own !== undefined) return { edge: asWord(own), ground };
  return { edge: ground ?? 'neutral', ground };
}
