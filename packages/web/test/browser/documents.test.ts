import { describe, expect, test } from 'vitest';
import { boardCalled } from '../../pictures/boards.ts';
import { hallForTests } from './hall.ts';

const { guest, hall } = hallForTests();

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

describe('the document of a table', () => {
  const names = (selector: string) => `${selector} .card-name`;

  test('holds the table before any script has come, as its viewer may see it', async () => {
    const { game, you } = boardCalled('duel-start');
    const [owner, other] = [await guest({ javaScriptEnabled: false }), await guest({ javaScriptEnabled: false })];
    await other.context.request.get('/api/account');
    const path = `/table/${await hall().set(game, { [you]: owner })}`;
    await Promise.all([owner.page.goto(path), other.page.goto(path)]);
    expect(await owner.page.locator(names('.hand')).count()).toBe(game.state.players[you]!.hand.length);
    expect(await owner.page.locator('.answers .go').innerText()).toMatch(/Pass/);
    const hidden = await owner.page.locator(names('.hand')).first().innerText();
    expect(await other.page.locator(names('.board')).count()).toBeGreaterThan(1);
    expect(await other.page.locator('.hand .card').count()).toBe(0);
    expect(await other.page.locator('#told').textContent()).not.toContain(`"name":"${hidden}"`);
  });

  test('comes to life as it stands, and goes on from there: the table is not told again', async () => {
    const { page, context } = await guest();
    const { game, you } = boardCalled('duel-start');
    const path = `/table/${await hall().set(game, { [you]: { page, context } })}`;
    const [faults, told]: [string[], string[]] = [[], []];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => told.push((JSON.parse(String(payload)) as { type: string }).type)),
    );
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(globalThis, { first: document.querySelector('.band') }),
      ),
    );
    await page.goto(path);
    await page.locator('.live[data-alive] .table[data-whole]').waitFor();
    await expect.poll(() => told).toContain('presence');
    expect(await page.locator('.card-body:visible').count()).toBe(await page.locator('.card-body').count());
    expect(
      await page.evaluate(
        () => document.querySelector('.band') === (globalThis as typeof globalThis & { first: Element }).first,
      ),
    ).toBe(true);
    expect(told).not.toContain('table');
    expect(faults).toEqual([]);
    await page.keyboard.press('Space');
    await expect.poll(() => told).toContain('step');
  });

  test('is drawn for a phone where a phone asks for it', async () => {
    const phone = await guest({
      viewport: { width: 390, height: 844 },
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile',
      javaScriptEnabled: false,
    });
    const { game, you } = boardCalled('duel-start');
    await phone.page.goto(`/table/${await hall().set(game, { [you]: phone })}`);
    expect(await phone.page.locator('.table').getAttribute('data-table')).toBe('phone');
  });
});
