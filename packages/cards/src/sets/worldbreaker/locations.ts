import { countOf } from '../../language/amounts.ts';
import { location, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { give, giveAll } from '../../language/effects.ts';
import { anEquipment, tagged, yours } from '../../language/nouns.ts';
import { has, pay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const locations = set({
  Gilneas: location({ icon: 'Alliance' }, pay([4], giveAll(yours(tagged('Worgen')), [power(has('Assault', 2))]))),
  'Lost Isles': location(
    { icon: 'Horde' },
    pay([1, 'activate'], give(target(yours(tagged('Goblin'))), [power(has('Assault', countOf(yours(anEquipment))))])),
  ),
});
