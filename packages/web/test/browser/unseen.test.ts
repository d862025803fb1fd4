import { describe, expect, test } from 'vitest';
import { boardCalled } from '../../pictures/boards.ts';
import type { Guest } from '../../pictures/hall.ts';
import { hallForTests } from './hall.ts';
import { playByNames } from './names.ts';

const { sitAt, guest, hall } = hallForTests();

describe('through roles and names alone', () => {
  test('a whole duel is played, from the opening hand to the end', async () => {
    const page = await sitAt('short duel');
    const wanted = [/Grom/, /^place face down/, /^play: Fire Blast/, /^play/, /^attack/];
    const result = await playByNames(page, wanted);
    expect(await result.getByRole('button', { name: 'Play again' }).count()).toBe(1);
  });

  test('a whole raid is played, from the opening hand through all three Bosses to the end', async () => {
    const page = await sitAt('short raid');
    await page
      .getByText(/mulligan/i)
      .first()
      .waitFor();
    const wanted = [
      /^keep this hand/i,
      /Onyxia/,
      /^place face down: (?!Falling)/,
      /^play: Falling/,
      /^play/,
      /^attack/,
    ];
    const result = await playByNames(page, wanted);
    await result.getByRole('button', { name: 'Look at the table' }).click();
    const log = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
    const told = async (words: string): Promise<number> => log.filter({ hasText: words }).count();
    expect(await told('Onyxia is removed from the game')).toBe(2);
    expect(await told('Onyxia is destroyed')).toBe(1);
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
    await Promise.all(raiders.map(({ page }) => page.locator('.live[data-alive]').waitFor()));
    let answered = 0;
    const played = raiders.map(({ page }, n) =>
      playByNames(page, [/Magtheridon/, /^attack: Starward/], {
        then: () => {
          answered += 1;
          if (n !== 1 || cuts.size !== 1) return;
          for (const cut of cuts) cut();
        },
      }),
    );
    await Promise.all(played);
    for (const { page } of raiders) await page.getByRole('dialog', { name: 'You won' }).waitFor();
    expect(answered).toBeGreaterThan(3);
    expect(cuts.size).toBeGreaterThan(1); // He came back.
  });
});
