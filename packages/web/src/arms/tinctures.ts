/** How a tincture is hatched in black and white, after Petra Sancta. */
type Hatching = 'dots' | 'upright' | 'level' | 'bend' | 'sinister' | 'crossed';

interface Tincture {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly hatching: Hatching | null;
}

const of = (light: string, base: string, dark: string, hatching: Hatching | null = null): Tincture => ({
  light,
  base,
  dark,
  hatching,
});

/** Enamel and metal; they look the same in both themes. */
export const TINCTURES = {
  or: of('#f8e094', '#dcab3d', '#a06c14', 'dots'),
  argent: of('#fbfcfd', '#dde1e7', '#9ea7b5'),
  bone: of('#f8f0dc', '#dfd1b0', '#a8966d', 'dots'),
  ice: of('#eefafe', '#bfe3ee', '#7ab0c4'),
  rose: of('#fbd3df', '#e39db5', '#a85c79'),
  copper: of('#efb48d', '#c67c50', '#7d4122', 'dots'),
  lime: of('#d9f08a', '#a3cf45', '#5c8519'),
  gules: of('#d24a41', '#a5242b', '#66101b', 'upright'),
  azure: of('#3c78c6', '#1e4f99', '#0f2d63', 'level'),
  vert: of('#4f9c5b', '#286b3e', '#113d24', 'bend'),
  purpure: of('#8d57b6', '#5c2f82', '#341553', 'sinister'),
  sable: of('#474a56', '#272932', '#111217', 'crossed'),
  tenne: of('#d08845', '#a35d26', '#643210', 'sinister'),
  sanguine: of('#a53a4f', '#741930', '#3f0818', 'upright'),
  celeste: of('#86c5e6', '#3f8fc2', '#1f5f8b', 'level'),
  murrey: of('#b55a88', '#86315e', '#4f1536', 'sinister'),
  iron: of('#828d9b', '#55606d', '#303741', 'crossed'),
  ember: of('#f58f45', '#d1501d', '#86280a', 'upright'),
  fel: of('#8cc63c', '#4f8a1f', '#29510c', 'bend'),
  teal: of('#3f9da0', '#1b696f', '#0b3f45', 'level'),
  pine: of('#437f5f', '#1f523b', '#0c2d1f', 'bend'),
  umber: of('#92694d', '#61412d', '#362115', 'sinister'),
  navy: of('#3b5189', '#1f2f5b', '#0d1635', 'level'),
} as const satisfies Record<string, Tincture>;

export type TinctureName = keyof typeof TINCTURES;

export const INK = '#17120f';

const METALS: readonly TinctureName[] = ['or', 'argent', 'bone', 'ice', 'rose', 'copper', 'lime'];
export const isMetal = (name: TinctureName): boolean => METALS.includes(name);

export const HATCHINGS: Readonly<Record<Hatching, string>> = {
  dots: '<circle cx="1.6" cy="1.6" r=".55"/><circle cx="4.6" cy="4.6" r=".55"/>',
  upright: '<path d="M1 0V6M4 0V6"/>',
  level: '<path d="M0 1H6M0 4H6"/>',
  bend: '<path d="M-1 -1L7 7M-1 2L4 7M2 -1L7 4"/>',
  sinister: '<path d="M7 -1L-1 7M4 -1L-1 4M7 2L2 7"/>',
  crossed: '<path d="M1 0V6M4 0V6M0 1H6M0 4H6"/>',
};

function luminance(hex: string): number {
  const bits = Number.parseInt(hex.slice(1), 16);
  const channel = (eight: number): number => {
    const value = (eight & 255) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(bits >> 16) + 0.7152 * channel(bits >> 8) + 0.0722 * channel(bits);
}

/** How well one tincture stands out from another: 1 is not at all. */
export function contrast(one: TinctureName, other: TinctureName): number {
  const [a, b] = [luminance(TINCTURES[one].base), luminance(TINCTURES[other].base)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The fields and the metals that somebody uses. */
export interface Palette {
  readonly fields: readonly TinctureName[];
  readonly metals: readonly TinctureName[];
}

const palette = (fields: string, metals: string): Palette => ({
  fields: fields.split(' ') as TinctureName[],
  metals: metals.split(' ') as TinctureName[],
});

/** By class, damage type, faction, raid. */
export const PALETTES: Readonly<Record<string, Palette>> = {
  'Death Knight': palette('sanguine sable navy', 'ice argent'),
  Druid: palette('tenne pine vert', 'bone or'),
  Hunter: palette('vert pine umber', 'bone or'),
  Mage: palette('azure celeste navy', 'argent ice or'),
  Paladin: palette('murrey azure murrey', 'or argent rose'),
  Priest: palette('navy purpure iron', 'argent bone or'),
  Rogue: palette('sable iron sanguine', 'or argent'),
  Shaman: palette('azure teal navy', 'copper argent ice'),
  Warlock: palette('purpure fel sable', 'lime or rose'),
  Warrior: palette('umber tenne iron', 'bone argent or'),
  fire: palette('ember gules sanguine', 'or bone'),
  frost: palette('celeste azure navy', 'ice argent'),
  nature: palette('vert teal pine', 'lime or bone'),
  shadow: palette('purpure sable murrey', 'rose argent bone'),
  holy: palette('azure murrey tenne', 'or argent'),
  arcane: palette('purpure azure murrey', 'argent ice rose'),
  melee: palette('gules umber iron', 'argent bone'),
  ranged: palette('pine umber vert', 'bone or'),
  Alliance: palette('azure navy', 'or argent'),
  Horde: palette('gules sanguine sable', 'bone or'),
  Boss: palette('sable sanguine', 'or copper'),
  'molten-core': palette('ember sable sanguine', 'or copper'),
  onyxia: palette('sable purpure teal', 'argent rose'),
  magtheridon: palette('sanguine umber gules', 'lime bone'),
  'black-temple': palette('pine sable navy', 'lime argent'),
  'caverns-of-time': palette('tenne navy teal', 'or ice'),
  none: palette('iron umber pine teal', 'bone argent or'),
};
