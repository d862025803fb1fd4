import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../pictures/browser.ts';
import type { Hall } from '../../pictures/hall.ts';
import { guestIn, openHall } from '../../pictures/hall.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['light', 'dark'] as const;

const SCREENS = [
  ['/sheet?part=states', '.sheet'],
  ['/cards?q=clas%3Amage', '.shell'],
  ['/cards/ragnaros-molten-core', '.shell'],
  ['/', '.shell'],
  ['/decks/build', '.shell'],
] as const;

let hall: Hall;
let browser: Browser;
beforeAll(async () => {
  [hall, browser] = [await openHall(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

describe.each(THEMES)('by %s', (theme) => {
  describe.each(Object.keys(SIZES) as (keyof typeof SIZES)[])('on a %s', (size) => {
    test.each(SCREENS)('%s can be used by everybody, and breaks no rule of its own policy', async (path, part) => {
      const { context, page } = await guestIn(browser, hall, { viewport: SIZES[size], colorScheme: theme });
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(path);
      await page.waitForSelector(`${part} .card, ${part} h1`, { timeout: 60_000 });
      const { violations } = await new AxeBuilder({ page }).include(part).analyze();
      await context.close();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
      expect([...complaints, ...found]).toEqual([]);
    });
  });
});
