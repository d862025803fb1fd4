import type { Printed } from '../card/printed.ts';
import type { ChargeName } from './charges/charges.ts';
import { isSlender } from './charges/charges.ts';
import type { Dice } from './dice.ts';
import { diceFrom } from './dice.ts';
import type { Division, Ordinary } from './field.ts';
import { isBusy } from './field.ts';
import type { LineStyle } from './lines.ts';
import type { Standing } from './meaning.ts';
import { chargesOf, standingOf } from './meaning.ts';
import type { OutlineName } from './outlines.ts';
import { outlineOf } from './outlines.ts';
import type { Palette, TinctureName } from './tinctures.ts';
import { contrast, PALETTES } from './tinctures.ts';

/** How the charges lie on the field. */
export type Layout =
  | 'single'
  | 'ordinary'
  | 'counterchanged'
  | 'crossed'
  | 'chief'
  | 'bordure'
  | 'chevron'
  | 'three'
  | 'base'
  | 'quartered'
  | 'impaled';

/** Everything that the arms of a card are: to be drawn, to be tested, to be read out. */
export interface Blazon {
  readonly outline: OutlineName;
  readonly layout: Layout;
  readonly division: Division;
  readonly line: LineStyle;
  readonly ordinary: Ordinary | null;
  readonly field: TinctureName;
  readonly second: TinctureName;
  readonly metal: TinctureName;
  readonly accent: TinctureName;
  /** One to three, the most telling first. */
  readonly charges: readonly ChargeName[];
  /** The division is a shade of the field. */
  readonly toneOnTone: boolean;
  /** Small signs are strewn over the field. */
  readonly strewn: number | null;
  /** A single slender charge leans. */
  readonly leans: boolean;
}

const LINES: Readonly<Record<string, LineStyle>> = {
  Shaman: 'wavy',
  Warrior: 'embattled',
  Rogue: 'indented',
  Druid: 'engrailed',
  Priest: 'invected',
  Paladin: 'dovetailed',
  'Death Knight': 'indented',
  Warlock: 'rayonny',
  Mage: 'nebuly',
  Hunter: 'engrailed',
  fire: 'rayonny',
  frost: 'indented',
  nature: 'wavy',
  shadow: 'nebuly',
};

/** Accents that belong to a thing: the grip of a sword, the fire of a torch. */
const MEANT: Readonly<Partial<Record<ChargeName, readonly TinctureName[]>>> = {
  flame: ['ember'],
  torch: ['ember'],
  candle: ['ember', 'or'],
  lantern: ['ember', 'or'],
  bomb: ['ember'],
  comet: ['ember', 'celeste'],
  mushroom: ['gules', 'ember'],
  gem: ['celeste', 'rose'],
  ring: ['celeste', 'gules'],
  rose: ['or', 'vert'],
  eye: ['ember', 'gules', 'vert'],
  eclipse: ['ember', 'purpure', 'or'],
  vortex: ['purpure', 'fel', 'celeste'],
  sword: ['or', 'copper', 'umber'],
  sabre: ['or', 'copper', 'gules'],
  dagger: ['or', 'copper'],
  axe: ['umber', 'tenne'],
  scythe: ['umber', 'iron'],
  pickaxe: ['umber', 'tenne'],
  hammer: ['umber', 'tenne'],
  mace: ['umber', 'tenne'],
  spear: ['umber', 'tenne'],
  arrow: ['umber', 'gules'],
  bow: ['gules', 'ember'],
  staff: ['umber', 'copper'],
  wand: ['umber'],
  lion: ['tenne', 'or'],
  sun: ['ember', 'or'],
  moon: ['or', 'argent'],
  tree: ['umber'],
  acorn: ['umber', 'tenne'],
  bee: ['or'],
  book: ['gules', 'umber', 'azure'],
  shield: ['or', 'copper', 'gules'],
  helm: ['or', 'gules'],
  crown: ['gules', 'azure'],
  totem: ['ember', 'gules'],
  tusks: ['umber', 'gules'],
  chalice: ['or', 'gules'],
  cauldron: ['fel', 'lime'],
  mug: ['umber', 'copper'],
  drum: ['gules', 'or'],
  gate: ['purpure', 'teal', 'azure'],
  mirror: ['or', 'copper'],
  snowflake: ['celeste'],
  anchor: ['copper', 'or'],
  horse: ['copper'],
};

const ACCENTS: readonly TinctureName[] = [
  'or',
  'argent',
  'copper',
  'gules',
  'azure',
  'vert',
  'ember',
  'purpure',
  'teal',
  'sanguine',
];

/** Below it a metal is lost on its field. */
const LEGIBLE = 2.3;

export function blazon(card: Printed): Blazon {
  const standing = standingOf(card);
  const charges = chargesOf(card, standing);
  const dice = diceFrom(card.name);
  const tinctures = tincturesOf(card, standing, charges[0]!, dice);
  const { cls, school } = standing;
  const line =
    dice.roll() < 0.42
      ? 'straight'
      : (LINES[cls ?? ''] ?? LINES[school ?? ''] ?? dice.pick(['wavy', 'indented', 'embattled', 'engrailed']));
  const outline = outlineOf(card);
  const layout = layoutOf(outline, isSlender(charges[0]!), card.token === true, dice);
  const division = divisionOf(outline, layout, dice);
  const isPlain = layout === 'single' && division === 'plain';
  return {
    outline,
    layout,
    division,
    line,
    ordinary: ordinaryOf(outline, layout, dice),
    ...tinctures,
    charges,
    toneOnTone:
      isBusy(division) && layout !== 'counterchanged'
        ? dice.roll() < 0.72
        : contrast(tinctures.second, tinctures.field) > 3,
    strewn: isPlain ? Math.floor(dice.roll() * 4) : null,
    leans: dice.roll() < 1 / 3,
  };
}

const isRound = (outline: OutlineName): boolean => ['roundel', 'seal', 'coin', 'drop'].includes(outline);
const isNarrow = (outline: OutlineName): boolean => ['lozenge', 'burst', 'post', 'menhir'].includes(outline);

/** Spells wear their element, everybody else his class; cards of a raid wear the raid. */
function palettesOf({ types, boss, raid }: Printed, { cls, faction, school }: Standing): readonly [Palette, Palette] {
  const named = (...names: readonly (string | null | undefined)[]): Palette =>
    PALETTES[names.find((name) => name && name in PALETTES) ?? 'none']!;
  if (boss !== undefined) return [named(school, raid, 'Boss'), named(raid, 'Boss')];
  if (raid !== undefined) return [named(raid), named(school, raid)];
  if (types.includes('Ability')) return [named(school, cls), named(cls)];
  return [named(cls, faction, school), named(faction, school, cls)];
}

type Tinctures = Pick<Blazon, 'field' | 'second' | 'metal' | 'accent'>;

/** Metal on colour: where the metal has too little contrast with one of the fields, the best one is taken. */
function tincturesOf(card: Printed, standing: Standing, charge: ChargeName, dice: Dice): Tinctures {
  const [first, other] = palettesOf(card, standing);
  const field = dice.pick(first.fields);
  const rest = [...other.fields, ...first.fields, 'sable' as const].filter((tincture) => tincture !== field);
  const second = rest.length === 0 ? 'sable' : dice.pick(rest.slice(0, Math.max(2, other.fields.length)));
  const metals = [...new Set([...first.metals, ...(dice.roll() < 0.5 ? other.metals : [])])];
  const clear = (metal: TinctureName): number => Math.min(contrast(metal, field), contrast(metal, second));
  const wanted = dice.pick(metals);
  const best = [...metals, 'argent' as const, 'or' as const].sort((a, b) => clear(b) - clear(a))[0]!;
  const metal = clear(wanted) < LEGIBLE ? best : wanted;
  const accents = ACCENTS.filter((one) => one !== metal && one !== field && contrast(one, metal) > 1.35);
  const any = dice.pick(accents);
  const meant = (MEANT[charge] ?? []).filter((one) => one !== metal);
  const isDark = standing.school === 'shadow' || standing.cls === 'Warlock';
  if (meant.length === 0) return { field, second, metal, accent: any };
  return { field, second, metal, accent: charge === 'flame' && isDark ? 'purpure' : dice.pick(meant) };
}

function layoutOf(outline: OutlineName, slender: boolean, token: boolean, dice: Dice): Layout {
  if (outline === 'hero')
    return dice.pick<Layout>(['quartered', 'impaled', 'chief', 'single', 'single', slender ? 'crossed' : 'quartered']);
  const both = slender ? 0 : 2; // A slender thing is lost where it changes its tincture.
  if (isNarrow(outline))
    return dice.weigh<Layout>([
      ['single', 5],
      ['counterchanged', both],
      ['ordinary', 2],
    ]);
  const onlyWide = isRound(outline) ? 0 : 1;
  return dice.weigh<Layout>([
    ['single', 4],
    ['ordinary', 3],
    ['counterchanged', both],
    ['crossed', slender ? 7 : 0],
    ['chief', 3 * onlyWide],
    ['bordure', 2],
    ['chevron', onlyWide],
    ['three', token ? 0 : 1],
    ['base', onlyWide],
  ]);
}

function divisionOf(outline: OutlineName, layout: Layout, dice: Dice): Division {
  if (layout === 'counterchanged') return dice.pick<Division>(['pale', 'fess', 'bend', 'quarterly']);
  if (layout === 'ordinary' || layout === 'chevron') return 'plain';
  if (isRound(outline))
    return dice.pick<Division>(['gyronny', 'plain', 'bend', 'pily', 'fess', 'gyronny', 'quarterly', 'barry']);
  return dice.pick<Division>([
    'plain',
    'pale',
    'fess',
    'bend',
    'sinister',
    'chevron',
    'quarterly',
    'saltire',
    'gyronny',
    'paly',
    'barry',
    'bendy',
    'chequy',
    'lozengy',
    'pily',
  ]);
}

function ordinaryOf(outline: OutlineName, layout: Layout, dice: Dice): Ordinary | null {
  if (layout === 'chief' || layout === 'base' || layout === 'chevron') return layout;
  if (layout !== 'ordinary') return null;
  return isNarrow(outline)
    ? dice.pick<Ordinary>(['pale', 'saltire', 'cross'])
    : dice.pick<Ordinary>(['pale', 'fess', 'bend', 'sinister', 'cross', 'saltire', 'pile', 'pall']);
}
