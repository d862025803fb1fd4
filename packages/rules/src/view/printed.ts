import type { Characteristics } from '../characteristics/characteristics.ts';
import { isBlank, isTwoSided, keywordsIn, printedBack, printedFront } from '../characteristics/characteristics.ts';
import type { Facts } from '../language/facts.ts';
import type { Power } from '../language/power.ts';
import type { Card } from '../state/card.ts';
import type { CardView } from './view.ts';

/** What can be read and counted on a card. */
export type FaceView = Pick<
  CardView,
  | 'name'
  | 'types'
  | 'tags'
  | 'icons'
  | 'keywords'
  | 'cost'
  | 'atk'
  | 'damageTypes'
  | 'health'
  | 'def'
  | 'strike'
  | 'powers'
>;

/** A card as a view shows it to somebody who knows it, as long as nothing changes it. */
export function asPrinted(facts: Facts, faceDown: boolean): FaceView {
  const blank = isBlank({ faceDown, facts });
  const is = faceDown && isTwoSided(facts) ? printedBack(facts) : printedFront(facts);
  if (blank) return { ...NOTHING_PRINTED, name: facts.name };
  const { name, types, tags, icons, atk, damageTypes, health, def, strike } = is;
  const cost = costShown(facts);
  return { name, types, tags, icons, cost, atk, damageTypes, health, def, strike, ...wordsOf(facts, is) };
}

const NOTHING_PRINTED: FaceView = {
  name: null,
  types: [],
  tags: [],
  icons: [],
  keywords: [],
  cost: null,
  atk: null,
  damageTypes: [],
  health: null,
  def: null,
  strike: null,
  powers: [],
};

/** The printed cost (201.4). */
export const costShown = ({ token, cost }: Facts): number | null => (token ? 0 : (cost ?? null));

interface Words {
  readonly keywords: readonly string[];
  readonly powers: readonly Power[];
}
const fronts = new WeakMap<Facts, Words>();
const backs = new WeakMap<Facts, Words>();

/** What a player reads in a text box; where it is as printed, found once. */
export function wordsOf(facts: Card['facts'], { powers }: Characteristics): Words {
  const known = powers === printedFront(facts).powers ? fronts : isOtherSide(facts, powers) ? backs : null;
  if (known === null) return wordsIn(powers);
  let words = known.get(facts);
  if (!words) {
    words = wordsIn(powers);
    known.set(facts, words);
  }
  return words;
}

const isOtherSide = (facts: Facts, powers: Characteristics['powers']): boolean =>
  isTwoSided(facts) && powers === printedBack(facts).powers;

function wordsIn(powers: Characteristics['powers']): Words {
  return {
    keywords: keywordsIn(powers),
    powers: powers.filter(({ key }) => !key.includes('.')).map(({ it }) => it),
  };
}
