import { expect, test } from 'vitest';
import { hallForTests } from './hall.ts';

const { guest, sitAt } = hallForTests();

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
  await table.locator('.answers').waitFor();
  expect(refused).toEqual([]);
}, 180_000);
