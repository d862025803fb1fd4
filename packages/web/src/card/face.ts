import type { FullCard } from '@meetingstone/protocol';
import type { Sentence } from '@meetingstone/words';
import type { Printed } from './printed.ts';
import { withNumbers } from './printed.ts';

/** What is shown of a card: what is printed on it, and what became of that. Plain data. */
export interface CardFace {
  /** Null for a card that the viewer may not know. */
  readonly card: Printed | null;
  /** Its name now; a Boss may be called otherwise on its other side. */
  readonly name: string;
  readonly cost: number | null;
  readonly atk: number | null;
  readonly damageTypes: readonly string[];
  readonly health: number | null;
  readonly damage: number;
  readonly def: number | null;
  readonly strike: number | null;
  readonly keywords: readonly string[];
  /** A line for each paragraph: bare words, or words with marks. */
  readonly text: readonly (string | Sentence)[];
  /** Counters by their names; one in capital letters is a sign: MARKED. */
  readonly counters: Readonly<Record<string, number>>;
  readonly exhausted: boolean;
  /** It lies face down: its back is shown. */
  readonly faceDown: boolean;
  /** It shows its other side. */
  readonly flipped: boolean;
  /** New in its party this turn. */
  readonly fresh: boolean;
  /** Another plane than the table's, where it is on one: ghosts. */
  readonly plane: string | null;
}

const NOBODY: Omit<CardFace, 'card' | 'name'> = {
  cost: null,
  atk: null,
  damageTypes: [],
  health: null,
  damage: 0,
  def: null,
  strike: null,
  keywords: [],
  text: [],
  counters: {},
  exhausted: false,
  faceDown: false,
  flipped: false,
  fresh: false,
  plane: null,
};

/** The back of a card. */
export const hiddenFace: CardFace = { ...NOBODY, card: null, name: '', faceDown: true };

/** A card as it is printed. */
export const printedFace = (card: Printed): CardFace => ({
  ...NOBODY,
  card,
  name: card.name,
  cost: card.cost ?? null,
  atk: card.atk ?? null,
  damageTypes: card.damageType ? [card.damageType] : [],
  health: card.health ?? null,
  def: card.def ?? null,
  strike: card.strike ?? null,
  keywords: card.keywords,
  text: linesOf(card, false),
});

/** A card at a table. */
export function faceOf(view: FullCard, card: Printed | null): CardFace {
  const flipped = view.faceDown && card?.twoSided === true;
  return {
    card,
    name: view.name ?? '',
    cost: view.cost,
    atk: view.atk,
    damageTypes: view.damageTypes,
    health: view.health,
    damage: view.damage,
    def: view.def,
    strike: view.strike,
    keywords: withNumbers(view.keywords, view.text),
    text: view.text.filter((line) => !withNumbers(view.keywords, view.text).includes(line)),
    counters: view.counters,
    exhausted: view.exhausted,
    faceDown: view.faceDown && !flipped,
    flipped,
    fresh: view.fresh,
    plane: view.plane,
  };
}

/** The lines of one side, without its name and without those that the keyword chips say already. */
export function linesOf({ text, keywords }: Printed, flipped: boolean): readonly string[] {
  const hasBack = text.some((line) => line.startsWith('[Back]: '));
  const hidden = flipped && hasBack ? '[Front]: ' : '[Back]: ';
  return text
    .filter((line) => !line.startsWith(hidden))
    .map((line) => line.replace(/^\[(?:Front|Back)\]: /, ''))
    .filter((line) => !keywords.includes(line));
}
