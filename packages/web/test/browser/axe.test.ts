import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { hallForTests } from './hall.ts';

const { guest, sitAt } = hallForTests();

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ['light', 'dark'] as const;

const SCREENS = [
  ['/sheet?part=states', '.sheet'],
  ['/cards?q=clas%3Amage', '.shell'],
  ['/cards/ragnaros-molten-core', '.shell'],
  ['/', '.shell'],
  ['/decks/build', '.shell'],
] as const;

describe.each(THEMES)('by %s', (theme) => {
  describe.each(Object.keys(SIZES) as (keyof typeof SIZES)[])('on a %s', (size) => {
    test.each(SCREENS)('%s can be used by everybody, and breaks no rule of its own policy', async (path, part) => {
      const { context, page } = await guest({ viewport: SIZES[size], colorScheme: theme });
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(path);
      await page.waitForSelector(`${part} .card, ${part} h1`);
      const { violations } = await new AxeBuilder({ page }).include(part).analyze();
      await context.close();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
      expect([...complaints, ...found]).toEqual([]);
    });
  });
});

test('a strict content security policy holds on every page: nothing of ours is refused', async () => {
  const { page } = await guest();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const response = await page.goto('/');
  const policy = response!.headers()['content-security-policy']!;
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe|ws:|\*/);
  for (const path of ['/', '/lobby', '/cards', '/decks', '/raids', '/settings']) {
    await page.goto(path);
    await page.locator('main').first().waitFor();
  }
  const table = await sitAt('two blows');
  table.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await table.reload();
  await table.locator('.live[data-alive] .answers').waitFor();
  expect(refused).toEqual([]);
});
