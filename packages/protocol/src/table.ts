import { fullDefinition } from './fullCard.ts';
import { LIMITS } from './limits.ts';
import type { Card, Definition } from './schema/card.ts';
import type { StepMessage, TableMessage } from './schema/fromServer.ts';
import type { Offer } from './schema/table.ts';

/** The table as a client keeps it: the message `table`, with cards and definitions to be found by their names. */
export interface Table extends Omit<TableMessage, 'type' | 'cards' | 'definitions'> {
  readonly cards: ReadonlyMap<number, Card>;
  /** What is printed on the cards that are to be seen, and on those that were. */
  readonly definitions: ReadonlyMap<string, Definition>;
}

export function tableFrom({ type: _, cards, definitions, ...rest }: TableMessage): Table {
  return {
    ...rest,
    cards: new Map(cards.map((card) => [card.id, card])),
    definitions: new Map(definitions.map((definition) => [definition.key, fullDefinition(definition)])),
  };
}

/** The table after a step. The old one stays as it was. A step that does not follow on it is refused: see `follows`. */
export function applied(table: Table, step: StepMessage): Table {
  if (!follows(table, step)) throw new RangeError(`step ${step.seq} does not follow on ${table.seq}`);
  const { type: _, game, seq, definitions, cards = [], gone = [], players, events, log, play, ...parts } = step;
  const lying = cards.length + gone.length > 0 ? withoutAll(withAll(table.cards, cards, byId), gone) : table.cards;
  return {
    ...table,
    ...parts,
    game,
    seq,
    definitions: definitions
      ? withAll(table.definitions, definitions.map(fullDefinition), ({ key }) => key)
      : table.definitions,
    cards: lying,
    play: play ?? playAfter(table.play, (id) => lying.get(id), cards),
    players: players
      ? table.players.map((player) => ({ ...player, ...players.find(({ seat }) => seat === player.seat) }))
      : table.players,
    log: log ?? (events ? [...table.log, ...events].slice(-LIMITS.log) : table.log),
  } as Table;
}

const byId = ({ id }: Card): number => id;

/** What is in play if nothing else is said: those that left are gone, and new ones come last, in the order of the step's cards. */
export function playAfter(
  before: readonly number[],
  cardAt: (id: number) => Card | undefined,
  changed: readonly Card[],
): readonly number[] {
  const come = changed.filter(({ id, zone }) => zone === 'play' && !before.includes(id)).map(byId);
  const left = before.filter((id) => cardAt(id)?.zone !== 'play');
  if (come.length + left.length === 0) return before;
  return [...before.filter((id) => !left.includes(id)), ...come];
}

/** The text that an answer stands for; null where it stands for none. */
export function meansOf({ choose: { choose }, words }: Offer): string | null {
  if (choose === 'mode') return plainText(words);
  const asides = words.flatMap((span) => (typeof span === 'object' && 'aside' in span ? span.aside : []));
  return asides.length === 0 ? null : plainText(asides).trim();
}

const plainText = (words: Offer['words']): string =>
  words.map((span) => (typeof span !== 'object' ? span : 'aside' in span ? plainText(span.aside) : span.text)).join('');

export const follows = (table: Pick<Table, 'game' | 'seq'>, step: StepMessage): boolean =>
  step.game === table.game && step.seq === table.seq + 1;

function withAll<Key, Item>(map: ReadonlyMap<Key, Item>, items: readonly Item[], keyOf: (item: Item) => Key) {
  const copy = new Map(map);
  for (const item of items) copy.set(keyOf(item), item);
  return copy;
}

function withoutAll<Key, Item>(map: Map<Key, Item>, keys: readonly Key[]): Map<Key, Item> {
  for (const key of keys) map.delete(key);
  return map;
}
