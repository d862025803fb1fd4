import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allDecks } from '@meetingstone/cards';
import type { Game, Seat } from '@meetingstone/rules';
import { startServer } from '@meetingstone/server';
import type { Sitter, Sitting, Wishes } from '@meetingstone/sitting';
import { act, sitDown, USUAL_WISHES } from '@meetingstone/sitting';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { buildPages } from './pages.ts';

const LESSONS = join(import.meta.dirname, '..', '..', '..', 'lessons');

/** A real server with a database of its own, at which tables are set in the middle of a game. */
export interface Hall {
  readonly url: string;
  /** Sets a table: these people sit there, each with a browser of his own, and bots in all other seats. */
  readonly set: (game: Game, people: Readonly<Record<Seat, Guest>>, wishes?: Partial<Wishes>) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Somebody with a browser. */
export interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
}

export async function openHall(mode?: string): Promise<Hall> {
  const folder = mkdtempSync(join(tmpdir(), 'meetingstone-hall-'));
  chmodSync(folder, 0o755); // PostgreSQL may run as somebody else.
  const web = await buildPages(mode);
  const server = await startServer({ folder, web, lessons: LESSONS });
  return {
    url: server.url,
    set: async (game, people, wishes = {}) => {
      const seats = game.state.players.map((_, seat) => people[seat]);
      const sitters = seats.map((guest): Sitter => (guest ? { is: 'person' } : { is: 'bot', bot: 'greedy' }));
      const sessions = await Promise.all(seats.map((guest) => (guest ? sessionOf(guest, server.url) : null)));
      const play = seats.length === 2 ? 'duel' : 'free-for-all';
      const terms = { play, seats: seats.length, private: true, spectators: 'behind' } as const;
      return server.set({ terms, sitting: seatedAt(game, sitters, { ...USUAL_WISHES, ...wishes }) }, sessions);
    },
    close: async () => {
      await server.close();
      for (const used of [folder, web]) rmSync(used, { recursive: true, force: true });
    },
  };
}

/** Comes in with a browser that has never been here. */
export async function guestIn(browser: Browser, hall: Hall, options: BrowserContextOptions = {}): Promise<Guest> {
  const context = await browser.newContext({ baseURL: hall.url, ...options });
  return { context, page: await context.newPage() };
}

async function sessionOf({ context }: Guest, url: string): Promise<string> {
  await context.request.get(`${url}/api/account`);
  const cookies = await context.cookies(url);
  return cookies.find(({ name }) => name === 'meetingstone')!.value;
}

/** A game that was not begun at this table, with these people and bots around it; what nobody has to be asked is answered. */
function seatedAt(game: Game, sitters: readonly Sitter[], wishes: Wishes): Sitting {
  const [deck] = allDecks();
  const seats = game.state.players.map(({ name }, seat) => ({ name, deck: deck!, sitter: sitters[seat]! }));
  const terms = { play: 'Constructed', bestOf: 1, clock: null, rated: false, covered: false, seats } as const;
  const begun = sitDown(terms, 1, 0);
  const logs = begun.logs.map(() => ({ told: 0, lines: [] }));
  const settled = act(
    { ...begun, game, logs, wishes: seats.map(() => wishes) },
    { do: 'wish', seat: 0, wish: { wish: 'undo', on: true }, at: 0 },
  );
  if (!settled.ok) throw new Error('nobody can sit down at this game');
  return settled.sitting;
}
