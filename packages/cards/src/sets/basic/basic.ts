import type { CardSet } from '../cardSet.ts';
import { abilities } from './abilities.ts';
import { alliance } from './alliance.ts';
import { equipment } from './equipment.ts';
import { heroes } from './heroes.ts';
import { horde } from './horde.ts';
import { neutral } from './neutral.ts';
import { places } from './places.ts';

/** Plain cards of our own. */
export const basic: CardSet = {
  code: 'basic',
  name: 'Basic',
  cards: [...abilities, ...alliance, ...equipment, ...heroes, ...horde, ...neutral, ...places],
};
