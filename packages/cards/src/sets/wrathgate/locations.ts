import { location, set, token } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { addCounters, give, giveAll } from '../../language/effects.ts';
import { aCard, anAlly, ownedBy, withInName, yours } from '../../language/nouns.ts';
import { has, onYourTurn, pay, provided, when } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const locations = set({
  'Angrathar the Wrathgate': location(
    {},
    when({ event: 'enter graveyard', card: ownedBy('opposing', aCard) }, addCounters(1, 'rattle')),
    onYourTurn(
      pay([2, 'activate', { pay: 'remove counters', name: 'rattle', count: 3 }], {
        do: 'put token',
        token: token('Scourge', { atk: [3, 'melee'], health: 3 }),
      }),
    ),
  ),
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
