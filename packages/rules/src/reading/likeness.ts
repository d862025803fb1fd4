import type { Characteristics } from '../characteristics/characteristics.ts';
import { hasTag } from '../characteristics/typeLine.ts';
import type { Likeness } from '../language/amount.ts';
import { ALLIANCE_RACES, CLASSES, HORDE_RACES } from '../vocabulary.ts';

const COLORED = /^(?:Black|Blue|Bronze|Green|Red|Twilight) Dragonkin$/;

/** What a card has of each kind of thing in which cards can be alike: perhaps none, perhaps several. */
export const WHEREIN: Readonly<Record<Likeness, (is: Characteristics) => readonly string[]>> = {
  name: ({ name }) => (name === null ? [] : [name]),
  class: (is) => CLASSES.filter((one) => hasTag(is, one)), // 206.1a
  'Alliance race': (is) => ALLIANCE_RACES.filter((race) => hasTag(is, race)),
  'Horde race': (is) => HORDE_RACES.filter((race) => hasTag(is, race)),
  'card type': ({ types }) => types,
  color: ({ tags }) => tags.filter((tag) => COLORED.test(tag)),
};
