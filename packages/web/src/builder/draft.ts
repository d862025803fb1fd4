import type { DeckRead } from '../decks/api.ts';

/** How many copies of each card, by its title. */
export type Counted = Readonly<Record<string, number>>;
export type PartOfDeck = 'cards' | 'side';

/** A deck that is being built. */
export interface Draft {
  readonly name: string;
  /** The title of the hero; without one the deck is not begun. */
  readonly hero: string | null;
  readonly cards: Counted;
  readonly side: Counted;
}

export const EMPTY: Draft = { name: '', hero: null, cards: {}, side: {} };

export const countOf = (counted: Counted): number => Object.values(counted).reduce((sum, count) => sum + count, 0);

/** So many more copies of a card, or fewer. */
export function changed(draft: Draft, part: PartOfDeck, title: string, by: number): Draft {
  const { [title]: before = 0, ...others } = draft[part];
  const count = Math.max(0, before + by);
  if (count === 0) return { ...draft, [part]: others };
  return {
    ...draft,
    [part]: title in draft[part] ? { ...draft[part], [title]: count } : { ...others, [title]: count },
  };
}

export const draftOf = ({ name, hero, cards, side = {} }: DeckRead): Draft => ({ name, hero, cards, side });

const lines = (counted: Counted): readonly string[] =>
  Object.entries(counted).map(([title, count]) => `${count} ${title}`);

/** As text that every reader of deck lists reads. */
export function listOf({ name, hero, cards, side }: Draft): string {
  return [
    ...(name.trim() === '' ? [] : [`Name: ${name.trim()}`]),
    ...(hero === null ? [] : [`Hero: ${hero}`]),
    '',
    ...lines(cards),
    ...(countOf(side) === 0 ? [] : ['', 'Side deck', ...lines(side)]),
    '',
  ].join('\n');
}

const NAMED = /^(Name|Hero): (.+)$/;
const COPIES = /^(\d+) (.+)$/;

/** What `listOf` wrote, from a link or from what this browser kept. */
export function draftIn(list: string): Draft {
  let draft = EMPTY;
  let part: PartOfDeck = 'cards';
  for (const line of list.split('\n')) {
    const [, key, value] = NAMED.exec(line) ?? [];
    const [, count, title] = COPIES.exec(line) ?? [];
    if (line === 'Side deck') part = 'side';
    else if (key === 'Name') draft = { ...draft, name: value! };
    else if (key === 'Hero') draft = { ...draft, hero: value! };
    else if (title !== undefined) draft = changed(draft, part, title, Number(count));
  }
  return draft;
}
