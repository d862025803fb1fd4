import { askYesNo } from '../../decisions/ask.ts';
import type { Rule } from '../../decisions/decision.ts';
import { happenNow } from '../../events/happen.ts';
import type { Facts } from '../../language/facts.ts';
import { endAtOnce } from '../../performing/ending.ts';
import { arriving } from '../../state/arrival.ts';
import { eachCard } from '../../state/cards.ts';
import { happening } from '../../state/happening.ts';
import { seated } from '../../state/seated.ts';
import type { RaidSeat } from '../../state/special.ts';
import type { Table } from '../../table/table.ts';
import type { CardId, Row, Seat } from '../../vocabulary.ts';
import { bring } from '../../zones/bringing.ts';
import { shuffleDeck } from '../../zones/decks.ts';
import { mulligan, OPENING_HAND, takeTop } from '../../zones/openingHand.ts';
import { moveCard, rowFor } from '../../zones/zones.ts';

/** The team of all who are not the Boss player from now on. */
const RAIDERS = 'raiders';

/** The steps by which a raid starts in the middle of a game; without its decks nothing happens (800.3a). */
export function* startRaid(table: Table, seat: Seat): Rule<boolean> {
  const { raid } = table.state.special;
  if (!raid) return false;
  const his = [...eachCard(table.state.cards)].filter(
    ({ id, owner, zone }) =>
      zone !== 'removed' && (owner === seat || (zone === 'play' && table.derived.controllerOf(id) === seat)),
  );
  const going = his.map(({ id }) => happening({ event: 'move', card: id, byGame: true, arrival: arriving('removed') }));
  yield* happenNow(table, going);
  becomeBossPlayer(table, seat, raid);
  layDown(table, seat, raid);
  takeTop(table, seat, OPENING_HAND);
  if (table.player(seat).mulligans && (yield* askYesNo(table, seat, 'mulligan', 0))) mulligan(table, seat);
  endAtOnce(table); // 500.4
  table.changeTurn({ extra: [seat], regular: seat });
  table.set('special', { ...table.state.special, raid: null, raiding: seat });
  return true;
}

/** He plays the Boss against all others, who are on one side from now on (R100.1). */
function becomeBossPlayer(table: Table, seat: Seat, raid: RaidSeat): void {
  const { name, removed, turns, turnStarted, placed, replacedHeroes } = table.player(seat);
  table.changePlayer(seat, { ...seated({ ...raid, name }), removed, turns, turnStarted, placed, replacedHeroes });
  for (const other of table.state.players.keys()) if (other !== seat) table.changePlayer(other, { team: RAIDERS });
}

/** The Boss and the rules of the raid come into play, and the decks are shuffled (R200.1, R200.2). */
function layDown(table: Table, seat: Seat, { hero, decks, boss }: RaidSeat): void {
  const enter = (facts: Facts, row: Row | null): CardId =>
    moveCard(table, bring(table, seat, facts, 'removed'), arriving('play', { row }), table.derived);
  const id = enter(hero, 'hero');
  table.changePlayer(seat, { hero: id, startingHero: table.card(id)!.physical });
  for (const facts of boss?.play ?? []) enter(facts, rowFor(facts, false, false));
  for (const [pile, deck] of decks.entries()) {
    for (const facts of deck) bring(table, seat, facts, 'deck', { pile });
    if (!boss?.ordered?.includes(boss.decks[pile]!)) shuffleDeck(table, seat, pile);
  }
}

/** The first draw step of the player who has started a raid is skipped, once. */
export function skipsFirstDraw(table: Table, player: Seat): boolean {
  const { special } = table.state;
  if (special.raiding !== player) return false;
  table.set('special', { ...special, raiding: null });
  return true;
}
