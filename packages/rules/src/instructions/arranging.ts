import { selectPlayers } from '../choosing/select.ts';
import { ask, askCard, counted } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { puttingAt } from '../decisions/purpose.ts';
import type { Effect } from '../language/effect.ts';
import type { Players } from '../language/selection.ts';
import { amountOf } from '../reading/amounts.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, reading } from '../reading/resolution.ts';
import type { Happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';
import { deckOf, pileOf } from '../zones/decks.ts';
import { changePile } from '../zones/zones.ts';

/** Whose deck several cards were put on top or at the bottom of arranges them, unseen, from the top down (415.3c). */
export function* arrange(table: Table, put: readonly Happening[], at: 'top' | 'bottom'): Rule {
  const cards = put.flatMap(({ became }) => table.card(became ?? 0) ?? []).filter(({ zone }) => zone === 'deck');
  for (const owner of new Set(cards.map((card) => card.owner))) {
    const mine = cards.filter((card) => card.owner === owner).map(({ id }) => id);
    if (mine.length < 2) continue;
    const arranged: CardId[] = [];
    while (arranged.length < mine.length) {
      const left = mine.filter((id) => !arranged.includes(id));
      const how = { counted: counted(arranged.length, mine.length), for: { does: puttingAt(at) } };
      arranged.push((yield* askCard(table, owner, 'arrange', left, 0, how)) || left[0]!);
    }
    const { pile } = table.card(mine[0]!)!;
    changePile(table, owner, 'deck', pile, (deck) => {
      const others = deck.filter((id) => !mine.includes(id));
      return at === 'top' ? [...arranged, ...others] : [...others, ...arranged];
    });
  }
}

/** From the top down he says what comes back on top, until "none"; then the order of the rest below the deck (415.3c). */
export function* sortTop(table: Table, r: Resolution, effect: Extract<Effect, { do: 'sort top' }>): Rule<boolean> {
  const [player] = yield* selectPlayers(table, r, effect.who);
  if (player === undefined) return false;
  const looked = deckOf(table.player(player)).slice(0, amountOf(effect.count, reading(table, r)));
  const top: CardId[] = [];
  while (top.length < looked.length) {
    const left = looked.filter((id) => !top.includes(id)).map((card): Offer => ({ choose: 'card', card }));
    const how = { counted: counted(top.length, looked.length), for: askingOf(r, player, { does: puttingAt('top') }) };
    const answer = yield* ask(table, player, 'on top', [...left, { choose: 'none' }], r.source, how);
    if (answer.choose !== 'card') break;
    top.push(answer.card);
  }
  const bottom: CardId[] = [];
  while (top.length + bottom.length < looked.length) {
    const left = looked.filter((id) => !top.includes(id) && !bottom.includes(id));
    const how = { for: askingOf(r, player, { does: puttingAt('bottom') }) };
    bottom.push((yield* askCard(table, player, 'arrange', left, r.source, how)) || left[0]!);
  }
  changePile(table, player, 'deck', pileOf(table.player(player)), (deck) => [
    ...top,
    ...deck.filter((id) => !looked.includes(id)),
    ...bottom,
  ]);
  return looked.length > 0;
}

/** The deck lies face up from now on, or face down again (415.3d). */
export function* turnDeckOver(table: Table, r: Resolution, who: Players): Rule<boolean> {
  for (const seat of yield* selectPlayers(table, r, who)) {
    const player = table.player(seat);
    const pile = pileOf(player);
    changePile(table, seat, 'deck', pile, (deck) => [...deck].reverse());
    table.changePlayer(seat, { decksFaceUp: player.decksFaceUp.with(pile, !player.decksFaceUp[pile]) });
  }
  return true;
}
