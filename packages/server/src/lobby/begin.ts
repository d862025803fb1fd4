import { randomInt } from 'node:crypto';
import type { Deck, Match } from '@meetingstone/cards';
import { allDecks } from '@meetingstone/cards';
import type { TableTerms } from '@meetingstone/protocol';
import type { Terms } from '@meetingstone/sitting';
import { raidAt, raidDecks, sitDown, startCourse, writeSitting } from '@meetingstone/sitting';
import { NOTHING_YET } from '../after/matches.ts';
import { refuse } from '../refused.ts';
import type { Account } from '../storage/accounts.ts';
import { newId, newSeed } from '../storage/secrets.ts';
import { saveSnapshot } from '../storage/snapshots.ts';
import type { Db, SeatFound } from '../storage/tables.ts';
import { changeGame, changeSeat, json, withTable } from '../storage/tables.ts';
import { granted } from './granted.ts';
import type { LobbyOf } from './lobby.ts';
import { termsOf } from './lobby.ts';
import { needsDeck, termsOfSitting } from './terms.ts';

/** Begins the game at a table whose seats are all taken: from now on it is a sitting, stored as such. */
export function beginGame({ db, now, build }: LobbyOf, account: Account | null, game: string): Promise<void> {
  return withTable(db, game, async (table, locked) => {
    if (!table || table.game.state === 'closed') return refuse('no such game', 'There is no such table.');
    if (table.game.state !== 'open') return refuse('already begun', 'The game has begun already.');
    if (account && table.game.host !== account.id)
      return refuse('not your table', 'Whoever opened the table begins the game.');
    if (table.seats.some((seat) => seat.account === null && seat.bot === null))
      return refuse('not all seats are taken', 'There are free seats.');
    const terms = termsOf(table);
    const seats = withNames(withDecks(terms, table.seats));
    const seed = newSeed();
    const sat = termsOfSitting(terms, seats);
    const match = await firstMatch(locked, sat, now());
    const sitting = granted('terms refused', () => sitDown(sat, seed, now(), match?.match ?? null));
    for (const { seat, deck, name } of seats) await changeSeat(locked, game, seat, { deck: deck && json(deck), name });
    await saveSnapshot(locked, game, sitting.acts.length, writeSitting(sitting));
    await changeGame(locked, game, { state: 'playing', touched_at: now(), build, match: match?.id ?? null });
  });
}

/** The match that begins with these terms, if they are those of one. */
export async function firstMatch(
  db: Db,
  terms: Terms,
  now: number,
): Promise<{ readonly id: string; readonly match: Match } | null> {
  if (terms.bestOf === 1) return null;
  const { seats, play, bestOf } = terms;
  const { now: match } = granted('terms refused', () =>
    startCourse({ decks: seats.map(({ deck }) => deck as Deck), seats, play, bestOf, seed: 0 }),
  );
  const id = newId();
  await db
    .insertInto('matches')
    .values({ id, terms: json(terms), match: json(NOTHING_YET), made_at: now })
    .execute();
  return { id, match };
}

/** Who brought no deck gets one of ours. */
function withDecks(terms: TableTerms, seats: readonly SeatFound[]): readonly SeatFound[] {
  const given = seats.flatMap(({ deck }) => (deck ? [deck as Deck] : []));
  const missing = seats.filter(({ seat, deck }) => needsDeck(terms, seat) && !deck).length;
  const others = terms.raid
    ? granted('terms refused', () => raidDecks(raidAt(terms.raid!.key), given, given.length + missing)).slice(
        given.length,
      )
    : shuffled(allDecks().filter(({ name }) => !given.some((deck) => deck.name === name))).slice(0, missing);
  let used = 0;
  return seats.map((seat) =>
    needsDeck(terms, seat.seat) && !seat.deck ? { ...seat, deck: others[used++ % others.length]! } : seat,
  );
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: randomInt(2 ** 40) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Two of the same name are told apart. */
function withNames(seats: readonly SeatFound[]): readonly SeatFound[] {
  return seats.map((seat, n) => {
    const before = seats.slice(0, n).filter(({ name }) => name === seat.name).length;
    return before === 0 ? seat : { ...seat, name: `${seat.name} ${before + 1}` };
  });
}
