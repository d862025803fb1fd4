import type { Part } from '../notation.ts';
import { partOf } from '../notation.ts';
import { creatures } from './creatures.ts';
import { nature } from './nature.ts';
import { tools } from './tools.ts';
import { treasures } from './treasures.ts';
import { wonders } from './wonders.ts';

const CHARGES = { ...tools, ...treasures, ...nature, ...creatures, ...wonders };

export type ChargeName = keyof typeof CHARGES;
export const CHARGE_NAMES = Object.keys(CHARGES) as ChargeName[];

/** Long and thin: they can lie crosswise, and want more room. */
const SLENDER: ReadonlySet<ChargeName> = new Set<ChargeName>([
  'sword',
  'sabre',
  'dagger',
  'spear',
  'arrow',
  'wand',
  'staff',
  'axe',
  'scythe',
  'hammer',
  'mace',
  'pickaxe',
  'wrench',
  'gun',
  'key',
  'torch',
  'feather',
  'bow',
]);
export const isSlender = (charge: ChargeName): boolean => SLENDER.has(charge);

const parsed = new Map<ChargeName, readonly Part[]>();

/** The parts of a charge from the lowest to the topmost. */
export function partsOf(charge: ChargeName): readonly Part[] {
  let parts = parsed.get(charge);
  if (!parts) {
    parts = CHARGES[charge].map(partOf);
    parsed.set(charge, parts);
  }
  return parts;
}
