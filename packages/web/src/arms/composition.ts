import type { Blazon } from './blazon.ts';
import type { Detail } from './brush.ts';
import { drawCharge, region } from './brush.ts';
import type { ChargeName } from './charges/charges.ts';
import { isSlender } from './charges/charges.ts';
import { ALL, DIVISIONS, ORDINARIES } from './field.ts';
import { OUTLINES } from './outlines.ts';
import type { TinctureName } from './tinctures.ts';
import { contrast, INK, isMetal, TINCTURES } from './tinctures.ts';

/** What lies inside the outline: the field, and what is on it. */
export interface Composition {
  readonly field: string;
  readonly charges: string;
}

type Put = (charge: ChargeName, x: number, y: number, size: number, how?: How) => string;

interface How {
  readonly main?: TinctureName;
  readonly accent?: TinctureName;
  readonly turn?: number;
  readonly mirrored?: boolean;
}

interface Ground {
  readonly blazon: Blazon;
  readonly detail: Detail;
  readonly put: Put;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly first: ChargeName;
  readonly next: ChargeName;
}

export function composed(blazon: Blazon, detail: Detail): Composition {
  const { metal, accent, charges, outline } = blazon;
  const { centre, size } = OUTLINES[outline];
  const put: Put = (charge, x, y, wide, { main = metal, accent: other = accent, turn = 0, mirrored = false } = {}) =>
    drawCharge(charge, { x, y, size: wide, main, accent: other === main ? metal : other, turn, mirrored }, detail);
  const first = charges[0]!;
  const ground: Ground = { blazon, detail, put, x: centre[0], y: centre[1], size, first, next: charges[1] ?? first };
  return LAYOUTS[blazon.layout](ground);
}

const STREWN = [
  'M0-3.4L3.4 0L0 3.4L-3.4 0Z',
  'M-3.2 0A3.2 3.2 0 1 0 3.2 0A3.2 3.2 0 1 0-3.2 0Z',
  'M0-4L1 -1L4 0L1 1L0 4L-1 1L-4 0L-1 -1Z',
  'M-3.4-1H-1V-3.4H1V-1H3.4V1H1V3.4H-1V1H-3.4Z',
] as const;

function strewn(sign: number, colour: string): string {
  const signs = Array.from({ length: 56 }, (_, n) => {
    const [x, y] = [n % 7, Math.floor(n / 7)];
    return `<path d="${STREWN[sign]}" transform="translate(${x * 20 + (y % 2 ? 10 : 0)} ${y * 16 + 4})"/>`;
  });
  return `<g fill="${colour}" opacity=".55">${signs.join('')}</g>`;
}

/** The tincture of an ordinary: the second one where it can be told from the field. */
function ordinaryTincture({ second, field, metal }: Blazon): TinctureName {
  if (contrast(second, field) > 1.25) return second;
  return metal === 'or' ? 'argent' : 'or';
}

const brightOn = (tincture: TinctureName, { metal }: Blazon, otherwise: TinctureName = 'or'): TinctureName =>
  contrast(metal, tincture) > 2 ? metal : otherwise;

function plainField({ blazon, detail }: Ground): string {
  const { field, second, division, line, toneOnTone, strewn: sign } = blazon;
  const base = region(ALL, field, detail, false);
  const signs = sign !== null && detail > 0 ? strewn(sign, TINCTURES[field].light) : '';
  if (division === 'plain') return base + signs;
  const path = DIVISIONS[division](line);
  const shade = `<path d="${path}" fill="#000" fill-opacity=".27" stroke="#000" stroke-opacity=".3" stroke-width=".8"/>`;
  return base + signs + (toneOnTone ? shade : region(path, second, detail));
}

function withOrdinary(ground: Ground, tincture: TinctureName): string {
  const { blazon, detail } = ground;
  return plainField(ground) + region(ORDINARIES[blazon.ordinary!](blazon.line), tincture, detail);
}

const LAYOUTS: Readonly<Record<Blazon['layout'], (ground: Ground) => Composition>> = {
  single: (ground) => {
    const { put, first, x, y, size, blazon } = ground;
    const { outline, leans } = blazon;
    const upright = outline === 'lozenge' || outline === 'post' || !leans;
    const charge =
      isSlender(first) && outline !== 'post'
        ? put(first, x, y, size * 1.16, { turn: upright ? 0 : 35 })
        : put(first, x, y, size);
    return { field: plainField(ground), charges: charge };
  },
  ordinary: (ground) => {
    const { put, first, x, y, size, blazon } = ground;
    const tincture = ordinaryTincture(blazon);
    const main = !isMetal(tincture) || contrast(blazon.metal, tincture) > 1.8 ? blazon.metal : 'sable';
    const charge = put(first, x, y, size * (isSlender(first) ? 1.1 : 0.98), { main });
    return { field: withOrdinary(ground, tincture), charges: charge };
  },
  counterchanged: ({ blazon, detail, put, first, x, y, size }) => {
    const { field, metal, division, line } = blazon;
    const path = DIVISIONS[division](line);
    const dark = contrast(field, metal) > 2 ? field : 'sable';
    const other = put(first, x, y, size * 1.04, { main: dark });
    return {
      field: region(ALL, field, detail, false) + region(path, metal, detail),
      charges: `${put(first, x, y, size * 1.04)}<clipPath id="half"><path d="${path}"/></clipPath><g clip-path="url(#half)">${other}</g>`,
    };
  },
  crossed: (ground) => {
    const { put, first, next, x, y, size, blazon } = ground;
    const two =
      put(first, x, y, size * 1.18, { turn: 42, mirrored: true }) + put(first, x, y, size * 1.18, { turn: -42 });
    const above = next !== first && !isSlender(next) && blazon.outline !== 'roundel';
    return { field: plainField(ground), charges: two + (above ? put(next, x, y - size * 0.46, size * 0.34) : '') };
  },
  chief: (ground) => {
    const { put, first, next, x, y, size, blazon, detail } = ground;
    const isHero = blazon.outline === 'hero';
    const bright = brightOn(blazon.field, blazon);
    const dark = contrast(blazon.field, bright) > 2.5 ? blazon.field : 'sable';
    const path = isHero ? 'M0 0H120V60H0Z' : ORDINARIES.chief(blazon.line === 'dovetailed' ? 'straight' : blazon.line);
    const [apart, height, small] = isHero ? [20, 49, 18] : [27, 23, 22];
    const three = [-apart, 0, apart].map((dx) => put(next, x + dx, height, small, { main: dark, accent: dark }));
    const below = put(first, x, y + (isHero ? 13 : 17), size * (isHero ? 0.74 : 0.84));
    return { field: plainField(ground) + region(path, bright, detail), charges: three.join('') + below };
  },
  bordure: (ground) => {
    const { put, first, x, y, size, blazon } = ground;
    const { path } = OUTLINES[blazon.outline];
    const border = `<path d="${path}" fill="none" stroke="${TINCTURES[brightOn(blazon.field, blazon)].base}" stroke-width="19"/><path d="${path}" fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="1" transform="translate(${x} ${y}) scale(.815) translate(${-x} ${-y})"/>`;
    return { field: plainField(ground), charges: border + put(first, x, y, size * 0.88) };
  },
  chevron: (ground) => {
    const { put, first, next, x, y, size, blazon } = ground;
    const above = put(next, x - 25, y - 24, size * 0.36) + put(next, x + 25, y - 24, size * 0.36);
    return {
      field: withOrdinary(ground, brightOn(blazon.field, blazon)),
      charges: above + put(first, x, y + 29, size * 0.5),
    };
  },
  three: (ground) => {
    const { put, first, x, y, size } = ground;
    const above = put(first, x - 22, y - 20, size * 0.56) + put(first, x + 22, y - 20, size * 0.56);
    return { field: plainField(ground), charges: above + put(first, x, y + 24, size * 0.56) };
  },
  base: (ground) => {
    const { put, first, x, y, size, blazon } = ground;
    return { field: withOrdinary(ground, ordinaryTincture(blazon)), charges: put(first, x, y - 4, size * 0.98) };
  },
  quartered: ({ blazon, detail, put, first, next }) => {
    const other = blazon.metal === 'or' ? 'argent' : 'or';
    const main = contrast(blazon.field, other) > 2.5 ? blazon.field : 'sable';
    return {
      field: region(ALL, blazon.field, detail, false) + region('M60 0H120V76H60ZM0 76H60V130H0Z', other, detail),
      charges:
        put(first, 43, 57, 30) +
        put(next, 77, 57, 30, { main }) +
        put(next, 45, 92, 27, { main }) +
        put(first, 75, 92, 27),
    };
  },
  impaled: ({ blazon, detail, put, first, next }) => ({
    field: region(ALL, blazon.field, detail, false) + region('M60 0H120V130H60Z', blazon.second, detail),
    charges: put(first, 43, 71, 38) + put(next, 77, 71, 38, { main: brightOn(blazon.second, blazon, 'argent') }),
  }),
};
