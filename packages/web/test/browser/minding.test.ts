import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hallForTests } from './hall.ts';

const { guest, sitAt } = hallForTests();

const items = (page: Page): Promise<readonly string[]> => page.getByRole('menuitem').allInnerTexts();

test('whoever presses a step of the turn is always asked there from then on, until he presses it again', async () => {
  const page = await sitAt('two blows');
  const end = page.locator('.top-steps').getByRole('button', { name: 'end', exact: true });
  const marked = (): Promise<boolean> => end.evaluate((step) => 'stop' in (step as HTMLElement).dataset);
  expect(await marked()).toBe(false);
  await end.click();
  await page.getByRole('menuitem', { name: 'Always ask me at your end' }).click();
  await expect.poll(marked).toBe(true);
  await page.locator('.answers .go').click();
  await page.getByRole('heading', { name: /end step|your end/i }).waitFor();
  expect(await end.getAttribute('title')).toBe('You are always asked here.');
  await end.click();
  await page.getByRole('menuitem', { name: 'Do not stop at your end any more' }).click();
  await expect.poll(marked).toBe(false);
});

test('whoever presses a link of the chain always passes for its source, and can be asked again', async () => {
  const page = await sitAt('duel', {}, { hold: true });
  const link = page.locator('.chain .link-box button').first();
  const name = await link.locator('b').innerText();
  await link.click();
  await page.getByRole('menuitem', { name: `Always pass for ${name}` }).click();
  await expect
    .poll(async () => {
      if ((await page.getByRole('menu').count()) === 0) await link.click();
      const said = await items(page);
      await page.keyboard.press('Escape');
      return said.some((item) => item.includes(`Ask me about ${name} again`));
    })
    .toBe(true);
});

test('a line of the log lights the cards up of which it speaks', async () => {
  const page = await sitAt('two blows');
  await page
    .getByRole('button', { name: /^Starward Exarch/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Grusk Halfhelm/ })
    .first()
    .click();
  const line = page
    .getByRole('region', { name: 'Log' })
    .getByRole('listitem')
    .filter({ hasText: / attacks / });
  await line.hover();
  const lit = (): Promise<readonly string[]> => page.locator('.board [data-lit] .card-name').allInnerTexts();
  expect((await lit()).toSorted()).toEqual(['Grusk Halfhelm', 'Starward Exarch']);
  await page.locator('.top-home').hover();
  expect(await lit()).toEqual([]);
});

const OCTGN = `<?xml version="1.0" encoding="utf-8"?>
<deck game="00000000-0000-0000-0000-000000000000">
  <section name="Hero"><card qty="1" id="1">Elwin Ashgrove</card></section>
  <section name="Main"><card qty="4" id="2">Fire Blast</card><card qty="3" id="3">Bridge Warden</card></section>
</deck>`;

test('a file of OCTGN is taken as a deck, by its name', async () => {
  const { page, context } = await guest();
  await page.goto('/decks');
  await page
    .getByLabel(/file/i)
    .setInputFiles({ name: 'Old embers.o8d', mimeType: 'text/xml', buffer: Buffer.from(OCTGN) });
  await expect.poll(() => page.getByLabel('Its name').inputValue()).toBe('Old embers');
  await page.getByRole('button', { name: 'Keep this deck' }).click();
  await page.waitForURL(/\/decks\/Old%20embers$/);
  await page.getByRole('heading', { name: 'Old embers' }).waitFor();
  const parts = page.locator('.deck-parts');
  await expect.poll(() => parts.innerText()).toContain('Fire Blast');
  expect(await parts.innerText()).toMatch(/4\s*Fire Blast/);
  expect(await parts.innerText()).toMatch(/3\s*Bridge Warden/);
  await context.close();
});
