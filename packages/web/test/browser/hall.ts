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
    await one.page.locator('.answers').waitFor();
    return one.page;
  };

  return { guest, sitAt, hall: () => hall };
}

/** Waits for the next question, answers it, and so on until the game is over: more questions than a short game has end it as well. */
export async function playOut(page: Page, answer: (page: Page) => Promise<void>, most = 120): Promise<void> {
  let last = '';
  for (let n = 0; n < most; n++) {
    const asked: string = await questionAfter(page, last);
    if (asked === 'over') return;
    last = asked;
    await answer(page);
  }
  throw new Error(`the game is not over after ${most} questions`);
}

/** The number of the next question, or "over". */
async function questionAfter(page: Page, last: string): Promise<string> {
  const found = await page.waitForFunction(
    (before) => {
      if (document.querySelector('.result')) return 'over';
      const now = document.querySelector('.answers:not([aria-busy="true"])')?.getAttribute('data-decision');
      return now !== before ? now : null;
    },
    last,
    { polling: 50 },
  );
  return (await found.jsonValue()) ?? '';
}
