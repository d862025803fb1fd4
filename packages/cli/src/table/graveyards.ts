import { wrap } from '../paint.ts';
import type { PaintingTeller } from '../teller.ts';

/** What lies in the graveyards, latest last, and what is removed from the game. */
export function graveyardLines(t: PaintingTeller, width: number): string[] {
  return t.view.players.flatMap(({ seat, graveyards, removed }) => [
    ...pile(
      `${t.painted(t.player(seat))}, graveyard`,
      graveyards.flat().map((card) => t.painted(t.card(card))),
      width,
    ),
    ...(removed.length > 0
      ? pile(
          `${t.painted(t.player(seat))}, removed`,
          removed.map((card) => t.painted(t.card(card))),
          width,
        )
      : []),
  ]);
}

function pile(title: string, names: readonly string[], width: number): string[] {
  if (names.length === 0) return [`${title}: empty`];
  return [`${title}:`, ...wrap(names, width - 2, ' · ', '').map((line) => `  ${line}`)];
}
