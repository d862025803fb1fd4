import type { Printed } from '../card/printed.ts';
import { rounded } from './notation.ts';

/** A silhouette on a square of 120, the centre of what is put into it, and how large that may be. */
interface Outline {
  readonly path: string;
  readonly centre: readonly [x: number, y: number];
  readonly size: number;
}

const scallop = (count: number, inner: number, outer: number, x: number, y: number): string => {
  const at = (turn: number, radius: number): string => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${rounded(x + Math.cos(angle) * radius)} ${rounded(y + Math.sin(angle) * radius)}`;
  };
  const arcs = Array.from(
    { length: count },
    (_, n) => `Q${at((n + 0.5) / count, outer)} ${at((n + 1) / count, inner)}`,
  );
  return `M${at(0, inner)}${arcs.join('')}Z`;
};

/** The outline tells the type of a card before one reads. */
export const OUTLINES = {
  heater: {
    path: 'M16 12Q38 17 60 10Q82 17 104 12V54C104 83 84 103 60 114C36 103 16 83 16 54Z',
    centre: [60, 57],
    size: 73,
  },
  tusked: {
    path: 'M12 8Q24 16 36 14Q48 12 60 18Q72 12 84 14Q96 16 108 8Q102 24 103 40Q104 50 110 58Q100 62 96 78Q86 100 60 116Q34 100 24 78Q20 62 10 58Q16 50 17 40Q18 24 12 8Z',
    centre: [60, 58],
    size: 68,
  },
  targe: {
    path: 'M20 14H50Q60 22 70 14H100Q98 24 104 34V62C104 92 84 112 60 112C36 112 16 92 16 62V34Q22 24 20 14Z',
    centre: [60, 61],
    size: 72,
  },
  roundel: { path: 'M60 8A52 52 0 1 1 60 112A52 52 0 1 1 60 8Z', centre: [60, 60], size: 73 },
  lozenge: { path: 'M60 2Q80 26 114 60Q80 94 60 118Q40 94 6 60Q40 26 60 2Z', centre: [60, 60], size: 70 },
  cuirass: {
    path: 'M24 12L43 7Q60 24 77 7L96 12L109 36L97 48L100 104Q60 118 20 104L23 48L11 36Z',
    centre: [60, 64],
    size: 65,
  },
  hexagon: { path: 'M60 5L107 32V88L60 115L13 88V32Z', centre: [60, 60], size: 70 },
  gonfalon: { path: 'M20 14H100V112L73 98L60 110L47 98L20 112Z', centre: [60, 57], size: 66 },
  arch: { path: 'M16 112V58C16 30 38 16 60 4C82 16 104 30 104 58V112Z', centre: [60, 67], size: 68 },
  post: { path: 'M32 6H88L96 26L86 34L98 62L87 70L98 114H22L33 70L22 62L34 34L24 26Z', centre: [60, 60], size: 56 },
  coin: { path: 'M39 10H81L110 39V81L81 110H39L10 81V39Z', centre: [60, 60], size: 70 },
  burst: {
    path: 'M60 3L71 19L90 12L92 32L112 38L102 56L115 72L97 81L98 101L78 98L67 115L54 100L36 110L31 91L11 88L19 70L6 55L23 45L20 25L40 26Z',
    centre: [60, 60],
    size: 60,
  },
  menhir: { path: 'M33 115L22 66L30 26L58 4L84 18L97 62L90 115Z', centre: [60, 62], size: 56 },
  seal: { path: scallop(16, 44, 54, 60, 52), centre: [60, 52], size: 60 },
  hero: {
    path: 'M25 37Q42 42 60 36Q78 42 95 37V70C95 93 79 108 60 117C41 108 25 93 25 70Z',
    centre: [60, 73],
    size: 58,
  },
  boss: {
    path: 'M26 26L42 31L60 21L78 31L94 26L90 48L98 61L87 82L73 100L60 118L47 100L33 82L22 61L30 48Z',
    centre: [60, 63],
    size: 58,
  },
  cube: { path: 'M60 5L107 32V88L60 115L13 88V32Z', centre: [60, 60], size: 50 },
  drop: {
    path: 'M60 3C74 30 104 48 104 76C104 100 84 116 60 116C36 116 16 100 16 76C16 48 46 30 60 3Z',
    centre: [60, 72],
    size: 54,
  },
} as const satisfies Record<string, Outline>;

export type OutlineName = keyof typeof OUTLINES;

const OF_TYPE: readonly (readonly [type: string, outline: OutlineName])[] = [
  ['Event', 'burst'],
  ['Rune', 'menhir'],
  ['Blood', 'drop'],
  ['Cube', 'cube'],
  ['Quest', 'gonfalon'],
  ['Location', 'arch'],
  ['Lair', 'arch'],
];

export function outlineOf({ types, tags, typeLine, icons, boss, token, attaches }: Printed): OutlineName {
  if (boss !== undefined) return 'boss';
  if (types.includes('Hero')) return 'hero';
  if (tags.some((tag) => tag.includes('Totem'))) return 'post';
  if (token) return 'coin';
  const byType = OF_TYPE.find(([type]) => types.includes(type));
  if (byType) return byType[1];
  if (types.includes('Equipment'))
    return typeLine.includes('Weapon') ? 'lozenge' : typeLine.includes('Armor') ? 'cuirass' : 'hexagon';
  if (types.includes('Ally'))
    return icons.includes('Alliance') ? 'heater' : icons.includes('Horde') ? 'tusked' : 'targe';
  return attaches ? 'seal' : 'roundel';
}
