import type { Card, Definition, FullCard, Player, Table } from '@meetingstone/protocol';
import { fullCard } from '@meetingstone/protocol';
import type { CardMarks } from '../card/describe.ts';
import type { CardFace } from '../card/face.ts';
import { faceOf } from '../card/face.ts';
import { printedFrom } from '../card/printed.ts';
import { marksOf } from './marks.ts';
import { raidAt } from './raids.ts';

/** A card on the table, as it is drawn. */
export interface Shown {
  readonly card: FullCard;
  readonly face: CardFace;
  readonly marks: CardMarks;
  readonly attachments: readonly Shown[];
}

/** Cards that nobody can tell apart; most often one. */
export type Stack = readonly [Shown, ...Shown[]];

/** What lies on one player's side. */
export interface Side {
  readonly player: Player;
  readonly hero: Shown | null;
  /** Weapons and armor. */
  readonly worn: readonly Stack[];
  /** What else lies beside the hero: ongoing abilities, items. */
  readonly beside: readonly Stack[];
  readonly allies: readonly Stack[];
  readonly resources: readonly Stack[];
  /** What belongs to a raid alone: runes, events, Bloods, Cubes. */
  readonly raid: readonly Stack[];
  readonly hand: readonly Shown[];
  /** The topmost card of the graveyard. */
  readonly grave: Shown | null;
}

export interface Reading {
  readonly sides: readonly Side[];
  readonly find: (id: number) => Shown | undefined;
  /** What each card was read from. */
  readonly read: ReadonlyMap<number, Read>;
}

interface Read {
  readonly told: Card;
  readonly definition: Definition | undefined;
  readonly shown: Shown;
}

/** What a table shows: whose cards lie in which row, and what is marked about them. A card that is as it was before stays the same value. */
export function readTable(table: Table, before?: Reading): Reading {
  const raid = raidAt(table);
  const bosses = new Set(table.players.filter(({ boss }) => boss).map(({ seat }) => seat));
  const marks = marksOf(table);
  const hosted = grouped(table.play, (id) => table.cards.get(id)?.host ?? 0);
  const read = new Map<number, Read>();
  const cards = new Map([...onChain(table), ...table.cards]);
  const show = (id: number): Shown => {
    const found = read.get(id);
    if (found) return found.shown;
    const told = cards.get(id)!;
    const definition = told.definition === undefined ? undefined : table.definitions.get(told.definition);
    const last = before?.read.get(id);
    const isSame = last?.told === told && last.definition === definition;
    const around = { marks: marks.get(id) ?? {}, attachments: (hosted.get(id) ?? []).map(show) };
    const { card, face } = isSame ? last.shown : faced(told, definition);
    const shown = isSame && isAlike(last.shown, around) ? last.shown : { card, face, ...around };
    read.set(id, { told, definition, shown });
    return shown;
  };
  const faced = (told: Card, definition: Definition | undefined): Pick<Shown, 'card' | 'face'> => {
    const card = fullCard(told, definition);
    const printed = definition ? printedFrom(definition, bosses.has(card.owner) ? raid : undefined) : null;
    return { card, face: faceOf(card, printed) };
  };
  const play = table.play.map(show).filter(({ card }) => card.host === 0);
  return {
    sides: table.players.map((player) => sideOf(player, play, show)),
    find: (id) => (cards.has(id) ? show(id) : undefined),
    read,
  };
}

/** The raider whose side lies full size: one's own, or the first for somebody who looks on. */
export const raiderShown = ({ you }: Table, { sides }: Reading): Side =>
  sides.find(({ player }) => player.seat === you) ?? sides.find(({ player }) => !player.boss)!;

/** Cards on the chain: of them only what is printed is told. */
const onChain = ({ chain }: Table): readonly (readonly [number, Card])[] =>
  chain.flatMap(({ source, definition, controller }) =>
    source !== 0 && definition !== undefined
      ? [[source, { id: source, definition, zone: 'chain', owner: controller }] as const]
      : [],
  );

function sideOf(player: Player, play: readonly Shown[], show: (id: number) => Shown): Side {
  const own = play.filter(({ card }) => card.controller === player.seat);
  const hero = own.find(({ card }) => card.id === player.hero) ?? null;
  const inRow = (row: FullCard['row']): readonly Shown[] => own.filter((one) => one.card.row === row && one !== hero);
  const heroRow = inRow('hero');
  const grave = player.graveyards.flat().at(-1);
  return {
    player,
    hero,
    worn: stacked(heroRow.filter(isWorn)),
    beside: stacked(heroRow.filter((one) => !isWorn(one))),
    allies: stacked(inRow('ally')),
    resources: stacked(inRow('resource')),
    raid: stacked(inRow('raid').filter(({ card }) => !card.types.includes('Raid'))),
    hand: (player.hand ?? []).map(show),
    grave: grave === undefined ? null : show(grave),
  };
}

const isWorn = ({ card }: Shown): boolean => card.tags.includes('Weapon') || card.tags.includes('Armor');

/** Equal cards lie on one another, unless one of them fights or is a target. */
function stacked(cards: readonly Shown[]): readonly Stack[] {
  return [...grouped(cards, likeness).values()];
}

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const isAlike = (one: Pick<Shown, 'marks' | 'attachments'>, other: Pick<Shown, 'marks' | 'attachments'>): boolean =>
  JSON.stringify(one.marks) === JSON.stringify(other.marks) &&
  one.attachments.length === other.attachments.length &&
  one.attachments.every((attached, n) => attached === other.attachments[n]);

const likenesses = new WeakMap<Shown, string>();

function likeness(shown: Shown): string {
  const known = likenesses.get(shown) ?? likenessOf(shown);
  likenesses.set(shown, known);
  return known;
}

function likenessOf({ card, marks, attachments }: Shown): string {
  const apart = marks.attacking || marks.defending || marks.target || marks.chosen ? card.id : 0;
  return JSON.stringify([
    apart,
    marks,
    { ...card, id: 0, definition: card.definition?.key },
    attachments.map(likeness),
  ]);
}
