import { expect, test } from 'vitest';
import { hallForTests } from './hall.ts';

const { guest } = hallForTests();

test('the start page is whole before any script has come', async () => {
  const { page } = await guest({ javaScriptEnabled: false });
  await page.goto('/');
  expect(await page.getByRole('link', { name: /Play now/ }).getAttribute('href')).toBe('/play');
  expect(await page.locator('.start-cards .card-name').allInnerTexts()).toHaveLength(3);
});

test('it comes to life as it stands: nothing of it is drawn again', async () => {
  const { page } = await guest({ colorScheme: 'light' });
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    localStorage.setItem('meetingstone.settings', JSON.stringify({ theme: 'dark' }));
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(globalThis, { first: document.querySelector('h1') }),
    );
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'How it looks' }).click();
  await page.getByRole('radio', { name: 'night' }).waitFor();
  expect(await page.getByRole('radio', { name: 'night' }).isChecked()).toBe(true);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(
    await page.evaluate(
      () => document.querySelector('h1') === (globalThis as typeof globalThis & { first: Element }).first,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Lessons', exact: true }).click();
  await page.locator('.lessons').waitFor();
  expect(faults).toEqual([]);
});

test('each page asks at once for all that it needs: scripts that come later are its own', async () => {
  const { page } = await guest();
  for (const path of ['/', '/table/nowhere', '/decks', '/settings']) {
    await page.goto(path);
    await page.locator('main').first().waitFor();
    const asked = await page.evaluate(() => [
      ...[...document.querySelectorAll('head [href^="/assets/"], head [src^="/assets/"]')].map((one) => one.outerHTML),
    ]);
    expect(asked.join('\n')).toMatch(/modulepreload.*react-/);
    expect(asked.join('\n')).toMatch(/stylesheet.*shell-/);
  }
});
