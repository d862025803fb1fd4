import { rounded } from './notation.ts';

/** The heralds' manners of drawing a line. */
export type LineStyle =
  | 'straight'
  | 'wavy'
  | 'nebuly'
  | 'indented'
  | 'embattled'
  | 'dovetailed'
  | 'engrailed'
  | 'invected'
  | 'rayonny';

/** A point so far along the line and so far beside it. */
type At = (along: number, beside: number) => string;

/** One wave of a line that begins at `from`, is `step` long and `size` high. */
const WAVES: Readonly<Record<LineStyle, (at: At, from: number, step: number, size: number) => string>> = {
  straight: () => '',
  wavy: (at, a, s, h) => `Q${at(a + s / 4, h)} ${at(a + s / 2, 0)}Q${at(a + s * 0.75, -h)} ${at(a + s, 0)}`,
  nebuly: (at, a, s, h) =>
    `C${at(a - s * 0.1, h * 1.5)} ${at(a + s * 0.6, h * 1.5)} ${at(a + s / 2, 0)}C${at(a + s * 0.4, -h * 1.5)} ${at(a + s * 1.1, -h * 1.5)} ${at(a + s, 0)}`,
  indented: (at, a, s, h) => `L${at(a + s / 2, h)}L${at(a + s, -h * 0.4)}`,
  embattled: (at, a, s, h) =>
    `L${at(a, h * 0.8)}L${at(a + s / 2, h * 0.8)}L${at(a + s / 2, -h * 0.8)}L${at(a + s, -h * 0.8)}`,
  dovetailed: (at, a, s, h) =>
    `L${at(a + s * 0.12, -h * 0.8)}L${at(a - s * 0.02, h * 0.8)}L${at(a + s * 0.64, h * 0.8)}L${at(a + s * 0.5, -h * 0.8)}L${at(a + s, -h * 0.8)}`,
  engrailed: (at, a, s, h) => `Q${at(a + s / 2, h * 1.4)} ${at(a + s, 0)}`,
  invected: (at, a, s, h) => `Q${at(a + s / 2, -h * 1.4)} ${at(a + s, 0)}`,
  rayonny: (at, a, s, h) =>
    `Q${at(a + s * 0.1, h * 1.2)} ${at(a + s * 0.6, h * 1.7)}Q${at(a + s * 0.35, h * 0.4)} ${at(a + s, -h * 0.4)}`,
};

/** The line from one point to another, as the rest of a path. */
export function lineTo(x1: number, y1: number, x2: number, y2: number, style: LineStyle, size = 5): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const waves = Math.max(2, Math.round(length / 15));
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const step = length / waves;
  const at: At = (along, beside) =>
    `${rounded(x1 + ux * along - uy * beside)} ${rounded(y1 + uy * along + ux * beside)}`;
  const drawn = Array.from({ length: waves }, (_, n) => WAVES[style](at, n * step, step, size));
  return `${drawn.join('')}L${x2} ${y2}`;
}
