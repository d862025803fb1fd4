import type { TableTerms } from '@meetingstone/protocol';
import type { Player } from './player.ts';
import { done } from './player.ts';

export const DUEL: TableTerms = { play: 'duel', seats: 2 };
export const RAID: TableTerms = { play: 'raid', seats: 6, raid: { key: 'onyxia' } };

/** Seats these people at a table, the first as its host, and begins. Everybody has the table when it is done. */
export async function begin(
  players: readonly Player[],
  terms: TableTerms,
  bots: readonly string[] = [],
): Promise<string> {
  const [host, ...others] = players as readonly [Player, ...Player[]];
  const seats = bots.map((bot, n) => ({ seat: terms.seats - 1 - n, bot }));
  // The Boss player of a raid has the first seat.
  const own = terms.play === 'raid' ? { seat: 0 } : {};
  const opened = await done(host, { type: 'lobby.open', terms, ...own, ...(seats.length > 0 ? { seats } : {}) });
  const game = opened!.game!;
  for (const one of others) await done(one, { type: 'sit', game });
  await done(host, { type: 'lobby.start', game });
  for (const one of players) await seated(one, game);
  return game;
}

/** Until he has the table. He is brought there when the game begins; whoever was cut off in that moment sits down himself. */
async function seated(one: Player, game: string): Promise<void> {
  for (let wait = 0; !one.client.table(game); wait += 20) {
    if (wait > 1_000) await done(one, { type: 'sit', game });
    await new Promise((then) => setTimeout(then, 20));
  }
}
