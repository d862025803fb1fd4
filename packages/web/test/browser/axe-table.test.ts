import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { hallForTests } from './hall.ts';

const { sitAt } = hallForTests();

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Boards, and what is opened over them by which key; each of the eight ways to answer is among them. */
const TABLES = [
  ['duel', null],
  ['full', null],
  ['eight', null],
  ['full', 'a'],
  ['share', null],
  ['number', null],
  ['word', null],
  ['tray', null],
  ['order', null],
  ['protect', null],
  ['yes or no', null],
  ['shazzrah', null],
  ['ghosts', null],
] as const;

describe('a live table can be used by everybody, by day and by night, on a desk and on a phone', () => {
  test.each(TABLES)('%s, opened with %s', async (board, key) => {
    const page = await sitAt(board, {}, { hold: true });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    if (key !== null) await page.keyboard.press(key);
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      await page.locator(size === 'phone' ? '.phone-sheet' : '.rail').waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = await new AxeBuilder({ page }).include('.live').analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`);
        complaints.push(...found.map((one) => `${size}, ${colorScheme}: ${one}`));
      }
    }
    await page.context().close();
    expect(complaints).toEqual([]);
  });
});
