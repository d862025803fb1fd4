import { location, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { give, giveAll } from '../../language/effects.ts';
import { anAlly, withInName, yours } from '../../language/nouns.ts';
import { has, pay, provided } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const locations = set({
  'Fordragon Hold': location(
    { icon: 'Alliance' },
    pay(['activate'], give(target(yours({ faction: 'Alliance', kind: ['Hero', 'Ally'] })), [power(has('Assault', 1))])),
    provided(
      { is: 'there', noun: yours(withInName('Bolvar', anAlly)) },
      pay(['activate'], giveAll(yours({ faction: 'Alliance', kind: ['Hero', 'Ally'] }), [power(has('Assault', 1))])),
    ),
  ),
  "Kor'kron Vanguard": location(
    { icon: 'Horde' },
    pay(['activate'], give(target(yours({ faction: 'Horde', kind: ['Hero', 'Ally'] })), [power(has('Assault', 1))])),
    provided(
      { is: 'there', noun: yours(withInName('Saurfang', anAlly)) },
      pay(['activate'], give(target(yours({ faction: 'Horde', kind: ['Hero', 'Ally'] })), [power(has('Assault', 3))])),
    ),
  ),
});
