import type { Card, Definition, Face, WrittenDefinition } from './schema/card.ts';

/** What a card is of which nothing is known or said. */
const BLANK_FACE: Face = {
  name: null,
  types: [],
  tags: [],
  icons: [],
  keywords: [],
  cost: null,
  atk: null,
  damageTypes: [],
  health: null,
  def: null,
  strike: null,
  text: [],
};

/** The parts of a face, in the order in which they are written. */
const FACE_PARTS = Object.keys(BLANK_FACE) as readonly (keyof Face)[];

/** What is printed on a card, with all parts of its faces. */
export function fullDefinition({ back, ...front }: WrittenDefinition): Definition {
  const full = { ...BLANK_FACE, ...front, ...(back ? { back: { ...BLANK_FACE, ...back } } : {}) };
  return full as Definition;
}

/** A card with everything that can be read and counted on it. */
export type FullCard = Face & {
  readonly id: number;
  readonly known: boolean;
  readonly definition: Definition | null;
  readonly zone: Card['zone'];
  readonly owner: number;
  readonly controller: number;
  readonly row: NonNullable<Card['row']> | null;
  readonly host: number;
  readonly exhausted: boolean;
  readonly faceDown: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly fresh: boolean;
  readonly plane: string | null;
};

/** What a card is as long as nothing changes it: as printed, or its other side, or blank but for a name that the viewer knows. */
export function faceOf(definition: Definition | undefined, faceDown: boolean): Face {
  if (!definition) return BLANK_FACE;
  if (!faceDown) return definition;
  return definition.back ?? { ...BLANK_FACE, name: definition.name };
}

/** Puts together what is printed on a card and what is told of it. */
export function fullCard(card: Card, definition: Definition | undefined): FullCard {
  const base = faceOf(definition, card.faceDown === true);
  const face = Object.fromEntries(FACE_PARTS.map((part) => [part, card[part] === undefined ? base[part] : card[part]]));
  return {
    ...(face as unknown as Face),
    id: card.id,
    known: definition !== undefined,
    definition: definition ?? null,
    zone: card.zone,
    owner: card.owner,
    controller: card.controller ?? card.owner,
    row: card.row ?? null,
    host: card.host ?? 0,
    exhausted: card.exhausted ?? false,
    faceDown: card.faceDown ?? false,
    damage: card.damage ?? 0,
    counters: card.counters ?? {},
    fresh: card.fresh ?? false,
    plane: card.plane ?? null,
  };
}
