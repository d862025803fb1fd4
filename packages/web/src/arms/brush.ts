import type { ChargeName } from './charges/charges.ts';
import { partsOf } from './charges/charges.ts';
import type { Part } from './notation.ts';
import { rounded } from './notation.ts';
import type { TinctureName } from './tinctures.ts';
import { HATCHINGS, INK, TINCTURES } from './tinctures.ts';

/** 0: a chip, outline, field and charge in thick ink. 1: board and hand, with shading. 2: inspected, hatched too. */
export type Detail = 0 | 1 | 2;

/** Where a charge lies, how large, and in which tinctures. */
interface Placing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly main: TinctureName;
  readonly accent: TinctureName;
  readonly turn?: number;
  readonly mirrored?: boolean;
}

/** Paint for a field: a gradient where there is room to see it. */
export const fieldPaint = (tincture: TinctureName, detail: Detail): string =>
  detail === 0 ? TINCTURES[tincture].base : `url(#${tincture}-f)`;

const chargePaint = (tincture: TinctureName, detail: Detail): string =>
  detail === 0 ? TINCTURES[tincture].base : `url(#${tincture}-c)`;

/** A part of the field in one tincture, hatched when it is looked at closely. */
export function region(path: string, tincture: TinctureName, detail: Detail, edged = true): string {
  const edge = edged ? ` stroke="${INK}" stroke-width="${detail === 0 ? 1.6 : 1}" stroke-opacity=".7"` : '';
  const hatched = detail === 2 && TINCTURES[tincture].hatching ? `<path d="${path}" fill="url(#${tincture}-h)"/>` : '';
  return `<path d="${path}" fill="${fieldPaint(tincture, detail)}"${edge}/>${hatched}`;
}

export function drawCharge(charge: ChargeName, placing: Placing, detail: Detail): string {
  const { x, y, size, turn = 0, mirrored = false } = placing;
  const scale = rounded(size / 64);
  const place = `translate(${rounded(x)} ${rounded(y)}) rotate(${turn}) scale(${mirrored ? -scale : scale} ${scale}) translate(-32 -32)`;
  const drawn = partsOf(charge).map((part) => drawPart(part, placing, detail));
  return `${shadowOf(charge, placing, place, detail)}<g transform="${place}">${drawn.join('')}</g>`;
}

function drawPart({ role, width, svg }: Part, { size, main, accent }: Placing, detail: Detail): string {
  const outline = detail === 0 ? 3.4 : size < 26 ? 3 : 2;
  const isFine = detail > 0 && size > 20;
  switch (role) {
    case 'f':
      return `<g fill="${chargePaint(main, detail)}" stroke="${INK}" stroke-width="${outline}" stroke-linejoin="round">${svg}</g>`;
    case 'g':
      return `<g fill="${chargePaint(accent, detail)}" stroke="${INK}" stroke-width="${rounded(outline * 0.85)}" stroke-linejoin="round">${svg}</g>`;
    case 'k':
      return `<g fill="${INK}">${svg}</g>`;
    case 'l': {
      const wide = width || 3;
      return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="${INK}" stroke-width="${rounded(wide + outline * 1.5)}">${svg}</g><g stroke="${TINCTURES[main].base}" stroke-width="${wide}">${svg}</g></g>`;
    }
    case 'd':
      return isFine ? `<g fill="${INK}" opacity=".2">${svg}</g>` : '';
    case 'h':
      if (isFine) return `<g fill="#fff" opacity=".5">${svg}</g>`;
      return size > 40 ? `<g fill="#fff" opacity=".4">${svg}</g>` : '';
    case 's':
      return isFine
        ? `<g fill="none" stroke="${INK}" stroke-width="${width || 1.4}" stroke-linecap="round" stroke-linejoin="round" opacity=".78">${svg}</g>`
        : '';
  }
}

function shadowOf(charge: ChargeName, { size }: Placing, place: string, detail: Detail): string {
  if (detail === 0 || size <= 20) return '';
  const solid = partsOf(charge).filter(({ role }) => role === 'f' || role === 'g');
  const drawn = solid.map(({ svg }) => svg).join('');
  return `<g opacity=".34" transform="translate(${rounded(size / 40)} ${rounded(size / 26)})"><g transform="${place}" fill="#000" stroke="#000" stroke-width="2">${drawn}</g></g>`;
}

const stop = (offset: number, colour: string): string => `<stop offset="${offset}" stop-color="${colour}"/>`;

/** The paints that a drawing uses. */
export function paintsOf(drawing: string, detail: Detail): string {
  if (detail === 0) return '';
  const used = new Set([...drawing.matchAll(/url\(#([a-z]+-[fch])\)/g)].map(([, id]) => id!));
  const paints = [...used].map((id) => {
    const [name, kind] = id.split('-') as [TinctureName, 'f' | 'c' | 'h'];
    const { light, base, dark, hatching } = TINCTURES[name];
    if (kind === 'h')
      return `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="scale(.62)"><g stroke="#000" fill="#000" stroke-width="${hatching === 'dots' ? 0 : 0.7}" opacity=".2">${HATCHINGS[hatching!]}</g></pattern>`;
    const [across, middle] = kind === 'f' ? ['.35', 0.46] : ['.2', 0.62];
    const stops = stop(0, light) + stop(middle as number, base) + stop(1, dark);
    return `<linearGradient id="${id}" x1="0" y1="0" x2="${across}" y2="1">${stops}</linearGradient>`;
  });
  const gloss =
    '<radialGradient id="gloss" cx=".3" cy=".12" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient>';
  return paints.join('') + gloss;
}
