import type { Printed } from '../card/printed.ts';
import type { Blazon } from './blazon.ts';
import { blazon } from './blazon.ts';
import type { Detail } from './brush.ts';
import { paintsOf, region } from './brush.ts';
import type { Composition } from './composition.ts';
import { composed } from './composition.ts';
import { ALL } from './field.ts';
import { crest, mantling, pole, ribbons, runeLetter, supporterOf, supporters } from './ornaments.ts';
import { OUTLINES } from './outlines.ts';
import { INK, TINCTURES } from './tinctures.ts';

/** The arms of a card as SVG: the same card, the same arms, on every machine. */
export function drawArms(card: Printed, detail: Detail): string {
  const arms = blazon(card);
  const { path } = OUTLINES[arms.outline];
  const { field, charges } = inside(card, arms, detail);
  const gloss = detail === 0 ? '' : `<path d="${ALL}" fill="url(#gloss)"/>`;
  const body = `${behind(card, arms, detail)}<g clip-path="url(#shield)">${field}${charges}${gloss}</g>${rim(arms, detail)}${arms.outline === 'hero' ? crest(arms, detail) : ''}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${boxOf(card, arms, detail)}"><defs>${paintsOf(body, detail)}<clipPath id="shield"><path d="${path}"/></clipPath></defs>${body}</svg>`;
}

function inside(card: Printed, arms: Blazon, detail: Detail): Composition {
  if (arms.outline !== 'menhir') return composed(arms, detail);
  const [x, y] = OUTLINES.menhir.centre;
  return { field: region(ALL, 'iron', detail, false), charges: runeLetter(card.name, x, y + 2) };
}

function behind(card: Printed, arms: Blazon, detail: Detail): string {
  switch (arms.outline) {
    case 'gonfalon':
      return pole;
    case 'seal':
      return ribbons(arms, detail);
    case 'hero':
      return mantling(arms, detail);
    case 'boss':
      return supporters(card, detail);
    default:
      return '';
  }
}

function rim({ outline }: Blazon, detail: Detail): string {
  const { path } = OUTLINES[outline];
  const metal =
    outline === 'boss'
      ? TINCTURES.copper.base
      : outline === 'hero' || outline === 'gonfalon'
        ? TINCTURES.or.base
        : detail === 0
          ? '#9aa4b2'
          : '#8e98a6';
  const stroke = (colour: string, width: number, more = ''): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
  if (detail === 0) return stroke(INK, 6) + stroke(metal, 3.4);
  return (
    stroke(INK, 5.2) + stroke(metal, 3) + stroke('#fff', 0.8, ' stroke-opacity=".35" transform="translate(-.5 -.7)"')
  );
}

/** The part of the drawing that is shown: supporters need more room. */
function boxOf(card: Printed, { outline }: Blazon, detail: Detail): string {
  if (outline === 'hero') return '-2 -4 124 124';
  if (outline !== 'boss') return '4 2 112 118';
  const isNarrow = supporterOf(card) === 'flame';
  return isNarrow ? '2 0 116 120' : detail === 0 ? '-4 0 128 120' : '-13 -3 146 124';
}

const drawn = new Map<string, string>();

/** The arms as the address of an image, drawn once. */
export function armsUrl(card: Printed, detail: Detail): string {
  const key = `${detail} ${card.name} ${card.typeLine}`;
  let url = drawn.get(key);
  if (url === undefined) {
    url = `data:image/svg+xml,${escaped(drawArms(card, detail))}`;
    drawn.set(key, url);
  }
  return url;
}

/** Escaped as little as an address allows. */
const escaped = (svg: string): string =>
  svg.replaceAll('"', "'").replace(/[%#<>]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
