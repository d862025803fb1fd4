import type { Catalogue, Copies, Deck } from './deck.ts';
import { printable, unknownName } from './deck.ts';
import type { DeckList, Entry, Mistake } from './entries.ts';
import { readList } from './list.ts';
import { readOctgn } from './octgn.ts';

const LONGEST = 200_000;

export type DeckRead =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/**
 * Reads a deck file, a list in plain text or one of OCTGN's, whole or not at all: every name must be that of a card.
 * Whether the deck is legal is another question. A file that gives its deck no name calls it as it is told.
 */
export function readDeck(text: string, catalogue: Catalogue, called: string): DeckRead {
  if (text.length > LONGEST) return { ok: false, mistakes: [{ line: 1, message: 'it is too long for a deck' }] };
  const list = /^\uFEFF?\s*</.test(text) ? readOctgn(text) : readList(text);
  const { entries, heroes } = heroesIn(list, catalogue);
  const unknown = [...heroes, ...entries].flatMap(({ name, line, part }): Mistake[] =>
    (part === 'hero' ? catalogue.heroNamed(name) : catalogue.cardNamed(name))
      ? []
      : [{ line, message: unknownName(name, catalogue) }],
  );
  const odd = [...list.mistakes, ...unknown].toSorted((a, b) => a.line - b.line);
  const mistakes = odd.length > 0 ? odd : whyNotOneHero(heroes);
  if (mistakes.length > 0) return { ok: false, mistakes };
  const side = copiesOf(entries, 'side', catalogue);
  const deck: Deck = {
    name: printable(list.name ?? called),
    hero: catalogue.titleOf(catalogue.heroNamed(heroes[0]!.name)!),
    cards: copiesOf(entries, 'main', catalogue),
    ...(Object.keys(side).length > 0 ? { side } : {}),
  };
  return { ok: true, deck };
}

interface Sorted {
  readonly heroes: readonly Entry[];
  readonly entries: readonly Entry[];
}

/** The hero under its heading or, without one, the first hero of the list that starts in play. */
function heroesIn({ entries }: DeckList, catalogue: Catalogue): Sorted {
  const headed = entries.filter(({ part }) => part === 'hero');
  const rest = entries.filter(({ part }) => part !== 'hero');
  if (headed.length > 0) return { heroes: headed.filter((entry) => !isBack(entry, headed)), entries: rest };
  const first = rest.find(({ part, count, name }) => part === 'main' && count === 1 && starts(name, catalogue));
  return { heroes: first ? [first] : [], entries: rest.filter((entry) => entry !== first) };
}

/** OCTGN counts the other side of a hero as a card of its own. */
const isBack = ({ name }: Entry, heroes: readonly Entry[]): boolean =>
  heroes.some((front) => name === `${front.name} Back`);

function starts(name: string, catalogue: Catalogue): boolean {
  const card = catalogue.cardNamed(name);
  return card?.types.includes('Hero') === true && !card.hero?.master;
}

function whyNotOneHero(heroes: readonly Entry[]): Mistake[] {
  const [first, second] = heroes;
  if (!first) return [{ line: 1, message: 'it names no hero; write "Hero: NAME" in the first line' }];
  if (second) return [{ line: second.line, message: `${second.name} is a second hero` }];
  return first.count > 1 ? [{ line: first.line, message: `a deck is built around one hero, not ${first.count}` }] : [];
}

function copiesOf(entries: readonly Entry[], part: Entry['part'], catalogue: Catalogue): Copies {
  const copies: Record<string, number> = {};
  for (const entry of entries) {
    if (entry.part !== part) continue;
    const name = catalogue.titleOf(catalogue.cardNamed(entry.name)!);
    copies[name] = (copies[name] ?? 0) + entry.count;
  }
  return copies;
}
