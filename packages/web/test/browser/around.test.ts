import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../pictures/browser.ts';
import type { Hall } from '../../pictures/hall.ts';
import { openHall } from '../../pictures/hall.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

let hall: Hall;
let browser: Browser;
beforeAll(async () => {
  [hall, browser] = [await openHall(), await openBrowser()];
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const PATIENCE = 60_000;

/** Somebody with a browser of his own; what it complains about, and what it asks others for, fails the test. */
async function guest(doing: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({ viewport: SIZES.desktop, baseURL: hall.url, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A refusal of the server is told to the person, and noted by the browser.
    if (message.type() === 'error' && !message.text().includes('422')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).host !== new URL(hall.url).host)
      complaints.push(`something from elsewhere: ${request.url()}`);
  });
  try {
    await doing(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Answers the question from the list of all answers, by keys alone. */
async function answer(page: Page, words: RegExp): Promise<void> {
  const found = page.locator('.answer-list button', { hasText: words }).first();
  await expect
    .poll(
      async () => {
        if (!(await page.locator('.answer-list').isVisible())) await page.keyboard.press('a');
        return found.isVisible();
      },
      { timeout: PATIENCE },
    )
    .toBe(true);
  await found.press('Enter');
}

test('from the start page to the first action of a game it is two presses', { timeout: PATIENCE }, () =>
  guest(async (page) => {
    await page.goto('/');
    await page.getByRole('link', { name: /Play now/ }).click();
    await page.waitForURL(/\/table\//);
    const first = page.locator('.answers .go');
    await first.waitFor();
    const before = await page.locator('.band').innerText();
    await first.click();
    await expect.poll(() => page.locator('.band').innerText(), { timeout: PATIENCE }).not.toBe(before);
  }),
);

test(
  'the first lesson is learned to its end without a pointer, at the size of a phone',
  { timeout: 3 * PATIENCE },
  () =>
    guest(
      async (page) => {
        await page.goto('/lessons');
        await page.getByRole('button', { name: 'Begin Your first turns' }).press('Enter');
        const coach = page.getByRole('complementary', { name: 'Lesson: Your first turns' });
        const says = (words: string) => coach.getByText(words).waitFor();
        await says('place Letters for the Front, face up');
        await answer(page, /Fire Blast.*face down|face down.*Fire Blast/i);
        await says('Almost. Place Letters for the Front face up');
        await answer(page, /Letters for the Front.*face up|face up.*Letters for the Front/i);
        await says('Play it. Allies fight for you');
        await coach.getByRole('button', { name: 'Show me' }).press('Enter');
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.closest('[data-card]')?.textContent))
          .toContain('Granite Shieldbearer');
        await answer(page, /play.*Granite Shieldbearer|Granite Shieldbearer \(3\)/i);
        await says('There is nothing left that you could pay for');
        await answer(page, /pass/i);
        await says('Let it protect');
        await answer(page, /Granite Shieldbearer/);
        await says('Let Granite Shieldbearer attack');
        await answer(page, /Granite Shieldbearer/);
        await says('Complete Letters for the Front');
        await answer(page, /Letters for the Front.*complete|complete.*Letters for the Front|Pay/i);
        await says('That was a whole round');
        await coach.getByRole('button', { name: 'All lessons' }).press('Enter');
        await page.getByText('5 minutes · learned').waitFor();
      },
      { viewport: SIZES.phone },
    ),
);

test(
  'settings hold at once, on other open pages too, and are kept; a key can be another one, and two deeds with one key say so',
  { timeout: 2 * PATIENCE },
  () =>
    guest(async (page) => {
      await page.goto('/settings');
      const other = await page.context().newPage();
      await other.goto('/');
      const root = (on: Page) => on.evaluate(() => ({ ...document.documentElement.dataset }));
      await page.getByRole('group', { name: 'Light' }).getByLabel('night').check();
      await page.getByRole('group', { name: 'Text' }).getByLabel('largest').check();
      await page.getByRole('group', { name: 'Motion' }).getByLabel('none').check();
      expect(await root(page)).toMatchObject({ theme: 'dark', text: 'largest', motion: 'none' });
      await expect.poll(() => root(other)).toMatchObject({ theme: 'dark', text: 'largest', motion: 'none' });
      const hand = page.getByRole('button', { name: /^your hand: / });
      await hand.click();
      await page.keyboard.press('Tab');
      expect(await hand.innerText()).toBe('H');
      await hand.click();
      await page.keyboard.press('w');
      await page.getByText('the same key as: why').waitFor();
      await page.getByText('the same key as: your hand').waitFor();
      await hand.click();
      await page.keyboard.press('j');
      expect(await page.getByText('the same key as').count()).toBe(0);
      await page.reload();
      expect(await hand.innerText()).toBe('J');
      expect(await root(page)).toMatchObject({ theme: 'dark' });
      await page.goto('/lessons');
      await page.getByRole('button', { name: 'Begin Your first turns' }).click();
      await page.locator('.hand .card-press').first().waitFor();
      await page.keyboard.press('j');
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.hand') !== null)).toBe(true);
    }),
);

test(
  'a deck is brought as text: each wrong line is told, then it is kept, judged by the rules and can be tried',
  { timeout: 2 * PATIENCE },
  () =>
    guest(async (page) => {
      await page.goto('/decks');
      await page.getByLabel('Its name').fill('Small fire');
      await page.getByLabel('The list').fill('Hero: Elwin Ashgrove\n4 Fire Blats\n\nfour of nothing');
      await page.getByRole('button', { name: 'Keep this deck' }).click();
      const faults = page.getByRole('alert');
      await expect.poll(() => faults.innerText()).toContain('Line 2');
      expect(await faults.innerText()).toContain('Fire Blast');
      expect(await faults.innerText()).toContain('Line 4');
      await page.getByLabel('The list').fill('Hero: Elwin Ashgrove\n4 Fire Blast');
      await page.getByRole('button', { name: 'Keep this deck' }).click();
      await page.getByRole('heading', { name: 'Not legal in Constructed play' }).waitFor();
      await expect.poll(() => page.locator('main').innerText()).toContain('rule 100.1');
      await expect.poll(() => page.locator('.sample .card').count()).toBe(4);
      await page.getByRole('button', { name: 'Draw seven others' }).click();
      await expect.poll(() => page.locator('.sample .card').count()).toBe(4);
    }),
);

test(
  'two browsers meet by an invitation link, are ready and play; given up, the game is gone through, saved as a scenario and played on',
  { timeout: 3 * PATIENCE },
  () =>
    guest(async (host) => {
      await host.goto('/lobby/new');
      await host.getByRole('button', { name: 'Open the table' }).click();
      const invitation = await host.locator('.invite').first().innerText();
      await guest(async (friend) => {
        await friend.goto(invitation);
        await friend.getByRole('button', { name: 'I am ready' }).click();
        await host.getByText('All seats are taken').waitFor();
        await host.getByRole('button', { name: 'I am ready' }).click();
        await Promise.all([host.waitForURL(/\/table\//), friend.waitForURL(/\/table\//)]);
        await friend.locator('.table .card').first().waitFor();
        await friend.getByRole('button', { name: 'Table', exact: true }).click();
        await friend.getByText('Concede', { exact: true }).click();
        await friend.getByRole('button', { name: 'Concede the game' }).click();
      });
      await host.getByText('You won').first().waitFor();
      const game = new URL(host.url()).pathname.split('/').at(-1);
      await host.goto(`/replay/${game}`);
      const steps = host.getByRole('slider', { name: 'Step' });
      await steps.waitFor();
      expect(await steps.getAttribute('aria-valuetext')).toContain('step 1 of');
      await host.getByRole('button', { name: 'Save as scenario' }).click();
      await host.getByRole('alert').getByText('nobody has begun a turn there').waitFor();
      await host.getByRole('button', { name: 'Next step' }).click();
      expect(await steps.getAttribute('aria-valuetext')).toContain('step 2 of');
      await host.getByRole('button', { name: 'Step back' }).click();
      await host.getByRole('button', { name: 'Play on from here' }).click();
      await host.waitForURL(/\/table\//);
      await host.locator('.table .card').first().waitFor();
    }),
);

const PAGES = [
  '/',
  '/lessons',
  '/settings',
  '/raids',
  '/raids/molten-core',
  '/lobby',
  '/lobby/new?raid=onyxia',
  '/decks',
  '/decks/Ashgrove%20Embers',
  '/games',
  '/nowhere',
  '/replay/nothing',
] as const;

describe.each(['light', 'dark'] as const)('by %s', (colorScheme) => {
  test.each(Object.keys(SIZES) as (keyof typeof SIZES)[])(
    'on a %s every page can be used by everybody',
    { timeout: 4 * PATIENCE },
    (size) =>
      guest(
        async (page) => {
          const found: string[] = [];
          for (const path of PAGES) {
            await page.goto(path);
            await page.locator('h1').first().waitFor();
            await page.evaluate(() => document.fonts.ready);
            const { violations } = await new AxeBuilder({ page }).analyze();
            for (const { id, nodes } of violations)
              found.push(`${path}: ${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
            if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
              found.push(`${path} is too wide`);
          }
          expect(found).toEqual([]);
        },
        { viewport: SIZES[size], colorScheme },
      ),
  );
});
