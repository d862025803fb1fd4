import type { Printed } from '../card/printed.ts';
import type { Blazon } from './blazon.ts';
import type { Detail } from './brush.ts';
import { drawCharge, fieldPaint } from './brush.ts';
import type { ChargeName } from './charges/charges.ts';
import { diceFrom } from './dice.ts';
import type { TinctureName } from './tinctures.ts';
import { INK, isMetal, TINCTURES } from './tinctures.ts';

const inked = (detail: Detail): string =>
  `stroke="${INK}" stroke-width="${detail === 0 ? 2.4 : 1.6}" stroke-linejoin="round"`;

/** The pole of a quest's banner. */
export const pole = `<path d="M8 10H112" stroke="${INK}" stroke-width="9" stroke-linecap="round"/><path d="M8 10H112" stroke="${TINCTURES.or.base}" stroke-width="5.4" stroke-linecap="round"/>`;

/** The ribbons of a seal. */
export const ribbons = ({ second }: Blazon, detail: Detail): string =>
  `<g fill="${fieldPaint(second, detail)}" ${inked(detail)}><path d="M40 80L30 117L43 110L50 118L56 86Z"/><path d="M80 80L90 117L77 110L70 118L64 86Z"/></g>`;

const CLOTH =
  'M62 22C76 6 102 7 113 21C119 31 114 41 104 40C115 45 121 58 116 73C112 67 107 66 103 69C111 79 109 96 99 107C98 99 95 95 90 96C90 104 87 110 80 116L70 60Z';
const LINING =
  'M104 40C97 39 93 33 97 27C100 32 106 31 109 27C112 34 110 40 104 40ZM103 69C97 68 94 62 98 57C101 62 107 62 111 60C115 64 116 68 116 73C112 67 107 66 103 69ZM90 96C87 93 87 87 91 85C94 88 99 89 103 87C105 95 102 102 99 107C98 99 95 95 90 96Z';
const FOLDS = 'M72 24C84 13 99 15 106 23M94 35C104 43 110 52 111 60M92 62C100 71 102 81 101 92';

/** The cloth behind a hero's shield. */
export function mantling({ field, second, metal }: Blazon, detail: Detail): string {
  const cloth = isMetal(field) ? second : field;
  const folds =
    detail === 0
      ? ''
      : `<path d="${FOLDS}" fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="1.2" stroke-linecap="round"/>`;
  const side = `<path d="${CLOTH}" fill="${fieldPaint(cloth, detail)}" ${inked(detail)}/><path d="${LINING}" fill="${fieldPaint(metal, detail)}" ${inked(detail)}/>${folds}`;
  return `<g>${side}</g><g transform="translate(120 0) scale(-1 1)">${side}</g>`;
}

/** A hero's helm and what stands on it. */
export function crest({ charges, metal, accent }: Blazon, detail: Detail): string {
  const helm = `<path d="M45 39C44 29 51 23 60 23C69 23 76 29 75 39L66 43H54Z" fill="${fieldPaint('iron', detail)}" ${inked(detail)}/><path d="M49 33H71M53 37V40M57 37V41M63 37V41M67 37V40" stroke="${INK}" stroke-width="1.8" stroke-linecap="round" fill="none"/><path d="M44 26Q60 20 76 26L74 30Q60 25 46 30Z" fill="${fieldPaint(metal, detail)}" ${inked(detail)}/>`;
  return helm + drawCharge(charges[0]!, { x: 60, y: 12, size: 29, main: metal, accent }, detail);
}

type Supporter = 'wing' | 'flame' | 'claw' | 'hammer' | 'serpent' | 'wave' | 'bones' | 'spear';

const SUPPORTERS: readonly (readonly [of: RegExp, supporter: Supporter])[] = [
  [/Dragon|Demon|Pit Lord|Eredar/, 'wing'],
  [/Water|Naga/, 'wave'],
  [/Elemental|Fire/, 'flame'],
  [/Hound|Beast|Worgen|Wolf/, 'claw'],
  [/Giant|Ogre|Gronn/, 'hammer'],
  [/Flamewaker|Serpent/, 'serpent'],
  [/Undead|Scourge|Ghost/, 'bones'],
];

/** What holds the shield of a Boss. */
export const supporterOf = ({ tags }: Printed): Supporter =>
  SUPPORTERS.find(([of]) => of.test(tags.join(' ')))?.[1] ?? 'spear';

const HORNS =
  '<path d="M48 31C34 29 23 18 27 1C35 14 48 15 57 22Z"/><path d="M72 31C86 29 97 18 93 1C85 14 72 15 63 22Z"/>';

/** Horns over the shield of a Boss, and supporters beside it. */
export function supporters(card: Printed, detail: Detail): string {
  const fine: Detail = detail === 0 ? 0 : 1;
  const one = (
    charge: ChargeName,
    x: number,
    y: number,
    size: number,
    main: TinctureName,
    accent: TinctureName,
    turn = 0,
    mirrored = false,
  ) => drawCharge(charge, { x, y, size, main, accent, turn, mirrored }, fine);
  const pair = (
    charge: ChargeName,
    x: number,
    y: number,
    size: number,
    main: TinctureName,
    accent: TinctureName,
    turn = 0,
  ) => one(charge, x, y, size, main, accent, turn) + one(charge, 120 - x, y, size, main, accent, -turn, true);
  const drawn: Readonly<Record<Supporter, () => string>> = {
    flame: () =>
      pair('flame', 98, 66, 52, 'ember', 'or', 34) +
      pair('flame', 84, 36, 56, 'ember', 'or', 16) +
      one('flame', 60, 28, 62, 'ember', 'or'),
    wing: () => pair('wing', 95, 44, 82, 'iron', 'bone', 4),
    wave: () => pair('wave', 94, 66, 58, 'celeste', 'ice', 10) + pair('serpent', 97, 38, 46, 'teal', 'ice', -6),
    claw: () => pair('claw', 97, 54, 70, 'bone', 'bone', 10) + pair('flame', 92, 84, 40, 'ember', 'or', 24),
    serpent: () => pair('serpent', 99, 50, 62, 'copper', 'ember', 12) + pair('flame', 95, 86, 40, 'ember', 'or', 30),
    bones: () => pair('bones', 94, 66, 54, 'bone', 'bone', 12) + pair('scythe', 90, 44, 70, 'iron', 'umber', -20),
    hammer: () => pair('hammer', 78, 54, 108, 'iron', 'umber', 34),
    spear: () => pair('spear', 78, 54, 108, 'iron', 'umber', 34),
  };
  const bone = detail === 0 ? TINCTURES.bone.base : 'url(#bone-c)';
  return `${drawn[supporterOf(card)]()}<g fill="${bone}" ${inked(detail)}>${HORNS}</g>`;
}

/** A letter of no alphabet: a stave and its branches, for each rune its own. */
export function runeLetter(name: string, x: number, y: number): string {
  const { roll, pick } = diceFrom(`${name}: rune`);
  const branches = Array.from({ length: 2 + Math.floor(roll() * 2) }, () => {
    const from = pick([-26, -13, 0, 13]);
    const [side, up] = [pick([-18, 18]), roll() < 0.6 ? -13 : 13];
    return `M0 ${from}L${side} ${from + up}${roll() < 0.45 ? `L${side} ${from + up + 16}` : ''}`;
  });
  const path = `M0 -34V34${branches.join('')}`;
  const glow = [
    ['#1a0a04', 12],
    ['#d1501d', 8],
    ['#ffb65c', 4.4],
    ['#fff0c4', 1.6],
  ].map(([colour, width]) => `<path d="${path}" stroke="${colour}" stroke-width="${width}"/>`);
  return `<g transform="translate(${x} ${y})" fill="none" stroke-linecap="round" stroke-linejoin="round">${glow.join('')}</g>`;
}
