import type { Facts } from '@meetingstone/rules';
import { readCard } from '../src/wording/box.ts';
import type { Trial } from '../src/wording/grammar/phrase.ts';
import type { Source } from '../src/wording/source.ts';

type Printed = Source['facts'];

const BLANK = { name: 'Somebody', tags: [], icons: [] } as const;

/** One card of each kind that may have the text of an example. */
const STAND_INS: Readonly<Record<string, Printed>> = {
  ally: { ...BLANK, types: ['Ally'], cost: 2, atk: 2, damageType: 'melee', health: 2 },
  ability: { ...BLANK, types: ['Ability'], cost: 2 },
  weapon: { ...BLANK, types: ['Equipment'], tags: ['Weapon'], cost: 2, atk: 2, damageType: 'melee', strike: 1 },
  armor: { ...BLANK, types: ['Equipment'], tags: ['Armor'], cost: 2, def: 1 },
  quest: { ...BLANK, types: ['Quest'] },
  hero: { ...BLANK, types: ['Hero'], health: 28, hero: { class: ['Mage'] } },
};

const KINDS = Object.keys(STAND_INS);

/** A text read on a card of that kind; null where it is not understood. */
export const readOn = (kind: string, text: string, trial?: Trial): Facts | null =>
  readCard({ facts: STAND_INS[kind]!, front: [text], back: [] }, trial).facts;

/** The first kind of card on which a text is understood. */
export function kindFor(text: string, trial?: Trial): string | undefined {
  const named = KINDS.filter((kind) => new RegExp(`\\bthis ${kind}\\b`, 'i').test(text));
  return (named.length > 0 ? named : KINDS).find((kind) => readOn(kind, text, trial));
}
