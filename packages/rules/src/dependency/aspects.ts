import type { Kind } from '../vocabulary.ts';

/** The things about cards that one modifier can change and another can look at (719.1), as bits. */
export const ASPECT = {
  atk: 1 << 0,
  health: 1 << 1,
  def: 1 << 2,
  hasAtk: 1 << 3,
  hasHealth: 1 << 4,
  hasDef: 1 << 5,
  ability: 1 << 6,
  ally: 1 << 7,
  equipment: 1 << 8,
  hero: 1 << 9,
  location: 1 << 10,
  quest: 1 << 11,
  tags: 1 << 12,
  name: 1 << 13,
  control: 1 << 14,
  damageTypes: 1 << 15,
  keywords: 1 << 16,
  /** Powers that make modifiers are given, are taken away, or can't be given. */
  giving: 1 << 17,
  losing: 1 << 18,
  barring: 1 << 19,
  /** Not written by modifiers, but looked at: what invalidates them. */
  exhausted: 1 << 20,
  damage: 1 << 21,
  turn: 1 << 22,
  combat: 1 << 23,
  /** Cards outside of play. */
  elsewhere: 1 << 24,
  /** A number can't be gained or lost. */
  fixing: 1 << 25,
  /** A card can't change its controller. */
  holding: 1 << 26,
} as const;

export const TYPES = ASPECT.ability | ASPECT.ally | ASPECT.equipment | ASPECT.hero | ASPECT.location | ASPECT.quest;

/** Nothing changes what belongs to a raid. */
export const ofKind = (kind: Kind): number => (OF_KIND as Readonly<Record<string, number>>)[kind] ?? 0;

const OF_KIND = {
  Ability: ASPECT.ability,
  Ally: ASPECT.ally,
  Equipment: ASPECT.equipment,
  Hero: ASPECT.hero,
  Location: ASPECT.location,
  Quest: ASPECT.quest,
  Character: ASPECT.ally | ASPECT.hero,
  Resource: 0,
  Weapon: ASPECT.equipment | ASPECT.tags,
  Armor: ASPECT.equipment | ASPECT.tags,
  Item: ASPECT.equipment | ASPECT.tags,
  Totem: ASPECT.tags,
} as const satisfies Partial<Record<Kind, number>>;
