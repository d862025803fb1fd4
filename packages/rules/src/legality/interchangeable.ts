import { alike } from '../state/alike.ts';
import type { Spoken } from '../state/happening.ts';
import type { Waiting } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';

/**
 * These effects by kinds. Two are of a kind if nobody can tell them apart: their texts are the same, and so are the cards
 * of which they speak, or these are tokens that are equal in every way. Which of them comes first can't matter.
 */
export function byKinds(table: Table, effects: readonly Waiting[]): readonly (readonly Waiting[])[] {
  const sameCard = tokensCompared(table);
  const kinds: Waiting[][] = [];
  for (const effect of effects) {
    const kind = kinds.find(([first]) => isOfKind(first!, effect, sameCard));
    if (kind) kind.push(effect);
    else kinds.push([effect]);
  }
  return kinds;
}

type SameCard = (one: CardId | undefined, other: CardId | undefined) => boolean;

function isOfKind(one: Waiting, other: Waiting, sameCard: SameCard): boolean {
  const { source, flagged, event, ...text } = one;
  const { source: source2, flagged: flagged2, event: event2, ...text2 } = other;
  if (!alike(text, text2) || !sameCard(source, source2) || !sameCards(flagged, flagged2, sameCard)) return false;
  return event === event2 || (event !== null && event2 !== null && isSameEvent(event, event2, sameCard));
}

function isSameEvent(one: Spoken, other: Spoken, sameCard: SameCard): boolean {
  const { card, became, by, to, with: means, ...rest } = one;
  const { card: card2, became: became2, by: by2, to: to2, with: means2, ...rest2 } = other;
  if (!sameCard(card, card2) || !sameCard(by, by2) || !sameCard(to, to2)) return false;
  if (card === card2 && became !== became2) return false; // A token becomes nothing.
  return sameCards(means ?? [], means2 ?? [], sameCard) && alike(rest, rest2);
}

const sameCards = (ones: readonly CardId[], others: readonly CardId[], sameCard: SameCard): boolean =>
  ones.length === others.length && ones.every((one, n) => sameCard(one, others[n]));

/** Equal tokens are as good as one; other cards are each their own. */
function tokensCompared(table: Table): SameCard {
  const known = new Map<CardId, string | null>();
  const looks = (id: CardId): string | null => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const look = lookOf(table, id);
    known.set(id, look);
    return look;
  };
  return (one, other) => {
    if (one === other) return true;
    if (one === undefined || other === undefined) return false;
    const look = looks(one);
    return look !== null && look === looks(other);
  };
}

/** All that can be said of a token but which one it is; null for other cards, and where something is attached to it. */
function lookOf(table: Table, id: CardId): string | null {
  const gone = table.state.departed.find(({ card }) => card.id === id);
  const card = gone?.card ?? table.card(id);
  if (!card?.facts.token) return null;
  const attached = gone
    ? gone.attachments.length > 0
    : table.state.play.some((other) => table.card(other)?.host === id);
  if (attached) return null;
  const { id: _id, physical, timestamp, since, countedAt, returned, ...look } = card;
  return JSON.stringify([look, gone?.characteristics ?? table.derived.of(id)]);
}
