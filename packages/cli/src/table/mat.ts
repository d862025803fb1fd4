import type { LandedView } from '@meetingstone/rules';
import type { PaintingTeller } from '../teller.ts';

type Place = LandedView['landed'];

/** So much of the table, in millimetres, is one character wide and one line high. */
const SCALE = { across: 8, down: 16 } as const;
/** So far from the card that was dropped everything is drawn. */
const AROUND = 260;

const LIGHT = ['┌', '─', '┐', '│', '└', '┘'] as const;
const HEAVY = ['╔', '═', '╗', '║', '╚', '╝'] as const;

/** A card was dropped onto the table: where it lies now, and whom it touches (R304). */
export function matLines({ name, spots, landed }: LandedView, t: PaintingTeller): string[] {
  const near = spots.filter(({ place }) => isNear(place, landed));
  const drawn = [...near.map(({ place }) => place), landed];
  const left = Math.min(...drawn.map((place) => place.left));
  const top = Math.min(...drawn.map((place) => place.top));
  const box = ({ left: x, top: y, width, height }: Place): Box => ({
    x: Math.round((x - left) / SCALE.across),
    y: Math.round((y - top) / SCALE.down),
    width: Math.max(4, Math.round(width / SCALE.across)),
    height: Math.max(3, Math.round(height / SCALE.down)),
  });
  const canvas: string[][] = [];
  for (const { place } of near) frame(canvas, box(place), LIGHT);
  frame(canvas, box(landed), HEAVY);
  for (const [n, { place }] of near.entries()) {
    const { x, y } = box(place);
    write(canvas, x + 1, y + 1, `${n + 1}`);
  }
  const names = near.map((spot, n) => {
    const who = `${spot.name ?? 'a card'} ${t.paint('dim', `(${t.painted(t.toPlayer(spot.player))})`)}`;
    return `${n + 1} ${who}${spot.touched ? t.paint('red', ' touched') : ''}`;
  });
  const far = spots.length - near.length;
  return [
    `${name ?? 'A card'} lands on the table (${HEAVY[0]}${HEAVY[1]}${HEAVY[2]}):`,
    ...canvas.map((line) => `  ${Array.from(line, (mark) => mark ?? ' ').join('')}`),
    `  ${names.join(' · ')}${far > 0 ? t.paint('dim', ` · ${far} further away`) : ''}`,
  ];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function isNear(place: Place, landed: Place): boolean {
  const away = place.left + place.width / 2 - (landed.left + landed.width / 2);
  return Math.abs(away) <= AROUND;
}

function write(canvas: string[][], x: number, y: number, marks: string): void {
  while (canvas.length <= y) canvas.push([]);
  for (const [n, mark] of [...marks].entries()) canvas[y]![x + n] = mark;
}

function frame(canvas: string[][], { x, y, width, height }: Box, lines: readonly string[]): void {
  const [corner, across, end, down, foot, last] = lines as typeof LIGHT | typeof HEAVY;
  write(canvas, x, y, `${corner}${across.repeat(width - 2)}${end}`);
  for (let row = y + 1; row < y + height - 1; row++) {
    write(canvas, x, row, down);
    write(canvas, x + width - 1, row, down);
  }
  write(canvas, x, y + height - 1, `${foot}${across.repeat(width - 2)}${last}`);
}
