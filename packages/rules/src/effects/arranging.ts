import { changePile } from '../concepts/zones.ts';
import { askCard } from '../game/ask.ts';
import type { Rule } from '../game/decision.ts';
import type { Happening } from '../state/happening.ts';
import type { Table } from '../state/table.ts';
import type { CardId } from '../vocabulary.ts';

/** Whose deck several cards were put on top or at the bottom of arranges them, unseen, from the top down (415.3c). */
export function* arrange(table: Table, put: readonly Happening[], at: 'top' | 'bottom'): Rule {
  const cards = put.flatMap(({ became }) => table.card(became ?? 0) ?? []).filter(({ zone }) => zone === 'deck');
  for (const owner of new Set(cards.map((card) => card.owner))) {
    const mine = cards.filter((card) => card.owner === owner).map(({ id }) => id);
    if (mine.length < 2) continue;
    const arranged: CardId[] = [];
    while (arranged.length < mine.length) {
      const left = mine.filter((id) => !arranged.includes(id));
      arranged.push((yield* askCard(table, owner, 'order', left)) || left[0]!);
    }
    const { pile } = table.card(mine[0]!)!;
    changePile(table, owner, 'deck', pile, (deck) => {
      const others = deck.filter((id) => !mine.includes(id));
      return at === 'top' ? [...arranged, ...others] : [...others, ...arranged];
    });
  }
}
