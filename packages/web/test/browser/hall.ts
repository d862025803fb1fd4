import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { boardCalled } from '../../pictures/boards.ts';
import { openBrowser } from '../../pictures/browser.ts';
import type { Guest, Hall } from '../../pictures/hall.ts';
import { guestIn, openHall } from '../../pictures/hall.ts';

/** So long a slow machine may take for anything. */
const PATIENCE = 60_000;

/** A server and a browser for all tests of a file. */
export function hallForTests() {
  let hall: Hall;
  let browser: Browser;
  beforeAll(async () => {
    [hall, browser] = [await openHall(), await openBrowser()];
  });
  afterAll(async () => {
    await browser?.close();
    await hall?.close();
  });

  const guest = async (options: BrowserContextOptions = {}): Promise<Guest> => {
    const one = await guestIn(browser, hall, { viewport: { width: 1440, height: 900 }, ...options });
    one.page.setDefaultTimeout(PATIENCE);
    return one;
  };

  /** Sits down at a board, in the seat that is called "you". */
  const sitAt = async (board: string, options: BrowserContextOptions = {}, wishes = {}): Promise<Page> => {
    const one = await guest(options);
    const { game, you } = boardCalled(board);
    await one.page.goto(`/table/${await hall.set(game, { [you]: one }, wishes)}`);
    await one.page.locator('.live[data-alive] .answers').waitFor();
    return one.page;
  };

  return { guest, sitAt, hall: () => hall };
}
