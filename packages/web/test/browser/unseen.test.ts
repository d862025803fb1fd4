import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardCalled } from '../../pictures/boards.ts';
import type { Guest } from '../../pictures/hall.ts';
import { hallForTests, playOut } from './hall.ts';

const { sitAt, guest, hall } = hallForTests();

/** Answers a question as a screen reader finds it: the list, and in it the first answer that is wanted, else the first that leaves. */
const byNames =
  (...wanted: readonly RegExp[]) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: /^As a list/ }).click();
    const list = page.getByRole('dialog', { name: /answer/ });
    await list.waitFor();
    const buttons = list.getByRole('listitem').getByRole('button');
    const names = await buttons.allInnerTexts();
    const said = names.map((name) => name.replaceAll(/\s+/g, ' ').replace(/^\d+ /, ''));
    const fitting = [...wanted, /^(pass|none|no)\b/i].flatMap((pattern) => {
      const at = said.findIndex((name) => pattern.test(name));
      return at === -1 ? [] : [at];
    });
    await buttons.nth(fitting[0] ?? 0).click();
  };

describe('through roles and names alone', () => {
  test('a whole duel is played, from the opening hand to the end', async () => {
    const page = await sitAt('short duel');
    await playOut(page, byNames(/Grom/, /^place face down/, /^play: Fire Blast/, /^play/, /^attack/));
    const result = page.getByRole('dialog', { name: /You (won|lost)/ });
    await result.waitFor();
    expect(await result.getByRole('button', { name: 'Play again' }).count()).toBe(1);
  });

  test('three raiders in three browsers end a raid, though the connection of one is cut', async () => {
    const { game } = boardCalled('last of Magtheridon');
    const raiders: Guest[] = [];
    for (let n = 0; n < 3; n++) raiders.push(await guest());
    const cuts = new Set<() => void>();
    await raiders[1]!.context.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      cuts.add(() => {
        void server.close();
        void socket.close();
      });
    });
    const [aline, bram, you] = raiders as [Guest, Guest, Guest];
    const id = await hall().set(game, { 1: aline, 2: bram, 3: you });
    await Promise.all(raiders.map(({ page }) => page.goto(`/table/${id}`)));
    await Promise.all(raiders.map(({ page }) => page.locator('.table .card').first().waitFor()));
    const attack = byNames(/Magtheridon/, /^attack: Starward/);
    let answered = 0;
    const played = raiders.map(({ page }, n) =>
      playOut(page, async (one) => {
        await attack(one);
        answered += 1;
        if (n !== 1 || cuts.size !== 1) return;
        for (const cut of cuts) cut();
      }),
    );
    await Promise.all(played);
    for (const { page } of raiders) await page.getByRole('dialog', { name: 'You won' }).waitFor();
    expect(answered).toBeGreaterThan(3);
    expect(cuts.size).toBeGreaterThan(1); // He came back.
  });
});
