import { location, set } from '../../language/cards.ts';
import { delve } from '../../language/effects.ts';
import { pay } from '../../language/powers.ts';

export const locations = set({
  'Throne of the Tides': location({}, pay([1, 'activate'], delve)),
});
