/**
 * A charge is a list of parts on a square of 64: role, width, how, path. Roles: f main tincture, g accent, k ink, s line of ink, l line of the
 * main tincture, d shade, h light. How: * close it by its mirror image at x = 32, % draw the mirror image too, @n turn it n times, ^n the same half a
 * step on. "o x y r" is a circle, "e x y rx ry degrees" an ellipse.
 */
type Role = 'f' | 'g' | 'k' | 's' | 'l' | 'd' | 'h';

export interface Part {
  readonly role: Role;
  /** The width of a line; 0 where it is the usual one. */
  readonly width: number;
  readonly svg: string;
}

type Point = readonly [x: number, y: number];
type Segment = readonly [command: string, points: readonly Point[]];

const COORDINATES: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4 };

export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A path without its short forms: every command with all its points. */
function segmentsOf(path: string): readonly Segment[] {
  const segments: Segment[] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of path.matchAll(/([MLCHVQ])([^MLCHVQZz]*)/g)) {
    const numbers = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'H' || command === 'V') {
      for (const value of numbers) {
        [x, y] = command === 'H' ? [value, y] : [x, value];
        segments.push(['L', [[x, y]]]);
      }
      continue;
    }
    const each = COORDINATES[command!]!;
    for (let at = 0; at < numbers.length; at += each) {
      const points: Point[] = [];
      for (let n = at; n < at + each; n += 2) points.push([numbers[n]!, numbers[n + 1]!]);
      [x, y] = points.at(-1)!;
      segments.push([command === 'M' && at > 0 ? 'L' : command!, points]);
    }
  }
  return segments;
}

const mirror = ([x, y]: Point): Point => [rounded(64 - x), y];
const written = ([command, points]: Segment): string => command + points.map((point) => point.join(' ')).join(' ');

/** Half an outline, from the axis to the axis, closed with its mirror image. */
function closed(path: string): string {
  const segments = segmentsOf(path);
  const ends = segments.map(([, points]) => points.at(-1)!);
  const back = segments
    .slice(1)
    .map(([command, points], n): Segment => [command, [...points.slice(0, -1).reverse(), ends[n]!].map(mirror)])
    .reverse();
  return `${[...segments, ...back].map(written).join('')}Z`;
}

const mirrored = (path: string): string =>
  path
    .split(/(?=M)/)
    .map((part) => {
      const drawn = segmentsOf(part).map(([command, points]) => written([command, points.map(mirror)]));
      return drawn.join('') + (/z\s*$/i.test(part) ? 'Z' : '');
    })
    .join('');

function shapeOf(body: string, how: string | undefined): string {
  const numbers = body.slice(1).trim().split(/\s+/).map(Number);
  if (body.startsWith('e')) {
    const [x, y, rx, ry, turn] = numbers;
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})"/>`;
  }
  if (body.startsWith('o')) {
    const [x, y, r] = numbers as [number, number, number];
    return `<path d="M${rounded(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z"/>`;
  }
  if (how === '*') return `<path d="${closed(body)}"/>`;
  return `<path d="${how === '%' ? body + mirrored(body) : body}"/>`;
}

function turned(svg: string, turns: string): string {
  const times = Number(turns.slice(1));
  const first = turns.startsWith('^') ? 180 / times : 0;
  return Array.from({ length: times }, (_, n) =>
    svg.replace('/>', ` transform="rotate(${rounded(first + (360 / times) * n)} 32 32)"/>`),
  ).join('');
}

/** A part in the notation, as SVG. */
export function partOf(text: string): Part {
  const read = /^([fgkslhd])(\d*\.?\d*)?(?:([*%])|([@^]\d+))?\s*(.*)$/.exec(text);
  if (!read) throw new Error(`not a part of a charge: ${text}`);
  const [, role, width, how, turns, body] = read;
  const svg = shapeOf(body!, how);
  return { role: role as Role, width: Number(width || 0), svg: turns ? turned(svg, turns) : svg };
}
