import type { Deck } from '@meetingstone/cards';
import { allDecks, cardNamed, deckSize, heroNamed } from '@meetingstone/cards';

/** A deck of ours in a few numbers, so that one can choose. */
export interface DeckHead {
  readonly name: string;
  readonly hero: string;
  readonly tags: readonly string[];
  readonly icons: readonly string[];
  readonly cards: number;
  /** How many cards there are of each cost, from 0 on; the last stands for all above it. */
  readonly curve: readonly number[];
  /** How many of each type. */
  readonly counts: Readonly<Record<string, number>>;
}

const DEAREST = 7;

let known: readonly DeckHead[] | null = null;

/** All decks that come with the program. */
export function ourDecks(): readonly DeckHead[] {
  known ??= allDecks().map(headOf);
  return known;
}

function headOf({ name, hero, cards }: Deck): DeckHead {
  const { tags = [], icons = [] } = heroNamed(hero) ?? {};
  const curve = Array.from({ length: DEAREST + 1 }, () => 0);
  const counts: Record<string, number> = {};
  for (const [card, copies] of Object.entries(cards)) {
    const { cost, types = [] } = cardNamed(card) ?? {};
    if (cost !== undefined) curve[Math.min(cost, DEAREST)]! += copies;
    const [type = 'Other'] = types;
    counts[type] = (counts[type] ?? 0) + copies;
  }
  return { name, hero, tags, icons, cards: deckSize(cards), curve, counts };
}
