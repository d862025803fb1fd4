import { expect, test } from 'vitest';
import { gridWindow } from '../src/gallery/window.ts';

const CELL = { width: 132, height: 184, gap: 24 };

test('a grid of thousands holds only the rows near what is seen', () => {
  const top = gridWindow(3887, 1360, 0, 832, CELL);
  expect(top).toEqual({
    columns: 8,
    width: 132,
    step: 175,
    from: 0,
    to: 48,
    rowHeight: 208,
    height: 486 * 208,
  });
  const middle = gridWindow(3887, 1360, 20_800, 21_632, CELL);
  expect([middle.from, middle.to]).toEqual([(100 - 2) * 8, (104 + 2) * 8]);
});

test('on a phone two cards fill the width', () => {
  expect(gridWindow(84, 362, 0, 800, CELL)).toMatchObject({ columns: 2, width: 169, step: 193, rowHeight: 260 });
});

test('the last row may be short, and a narrow screen has one column', () => {
  expect(gridWindow(10, 1360, 0, 832, CELL).to).toBe(10);
  expect(gridWindow(10, 100, 0, 832, CELL).columns).toBe(1);
  expect(gridWindow(0, 1360, 0, 832, CELL)).toMatchObject({ from: 0, to: 0, height: 0 });
});
