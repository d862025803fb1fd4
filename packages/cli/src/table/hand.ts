import type { CardView } from '@meetingstone/rules';
import type { PaintingTeller } from '../teller.ts';
import { cardLines } from './card.ts';

/** The viewer's hand with the texts of the cards; equal ones are told once. */
export function handLines(t: PaintingTeller): string[] {
  const { view } = t;
  const hand = view.you === null ? [] : (view.players[view.you]?.hand ?? []);
  if (hand.length === 0) return ['Your hand is empty.'];
  const copies = new Map<string, CardView[]>();
  for (const card of hand) copies.set(card.name ?? '', [...(copies.get(card.name ?? '') ?? []), card]);
  return [...copies.values()].flatMap((cards) => {
    const [{ facts }] = cards as [CardView];
    if (!facts) return [];
    const [head = '', ...rest] = cardLines(facts, t.paint);
    return [
      `${head}${cards.length > 1 ? t.paint('dim', ` ×${cards.length}`) : ''}`,
      ...rest.map((line) => `  ${line}`),
    ];
  });
}
