import { shuffleDeck } from '../concepts/decks.ts';
import { moveCard } from '../concepts/zones.ts';
import { happenNow } from '../events/happen.ts';
import { askYesNo } from '../game/ask.ts';
import { mulligan, OPENING_HAND, takeTop } from '../game/begin.ts';
import type { Rule } from '../game/decision.ts';
import { bring } from '../game/opening.ts';
import { eachCard } from '../state/cards.ts';
import type { Happening } from '../state/happening.ts';
import type { Table } from '../state/table.ts';
import { endAtOnce } from '../turn/ending.ts';
import type { Seat } from '../vocabulary.ts';

/** The steps by which a raid starts in the middle of a game; without its decks nothing happens (800.3a). */
export function* startRaid(table: Table, seat: Seat): Rule<boolean> {
  const { raid } = table.state.special;
  if (!raid) return false;
  const his = [...eachCard(table.state.cards)].filter(
    ({ id, owner, zone }) =>
      zone !== 'removed' && (owner === seat || (zone === 'play' && table.derived.controllerOf(id) === seat)),
  );
  const going = his.map(
    ({ id }): Happening => ({ event: 'move', card: id, byGame: true, arrival: { zone: 'removed' } }),
  );
  yield* happenNow(table, going);
  const boss = moveCard(table, bring(table, seat, raid.boss, 'removed'), { zone: 'play', row: 'hero' }, table.derived);
  table.changePlayer(seat, { hero: boss, formerHero: 0, startingHero: table.card(boss)!.physical });
  table.changePlayer(seat, { decks: [[], []], graveyards: [[], []] });
  for (const [pile, deck] of [raid.main, raid.event].entries()) {
    for (const facts of deck) bring(table, seat, facts, 'deck', { pile });
    shuffleDeck(table, seat, pile);
  }
  takeTop(table, seat, OPENING_HAND);
  if (yield* askYesNo(table, seat, 'mulligan', 0)) mulligan(table, seat);
  endAtOnce(table); // 500.4
  table.changeTurn({ extra: [seat] });
  table.set('special', { ...table.state.special, raiding: seat });
  return true;
}

/** The first draw step of the player who has started a raid is skipped, once. */
export function skipsFirstDraw(table: Table, player: Seat): boolean {
  const { special } = table.state;
  if (special.raiding !== player) return false;
  table.set('special', { ...special, raiding: null });
  return true;
}
