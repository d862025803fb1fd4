import { location, set, token } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { addCounters, give, giveAll } from '../../language/effects.ts';
import { heroOrAlly, tagged, yours } from '../../language/nouns.ts';
import { pay, when } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const locations = set({
  Orgrimmar: location(
    { icon: 'Horde', tags: ['City'], required: ['Orc'] },
    pay(['activate'], give(target(yours(tagged('Orc'))), [keyword('Ferocity')])),
  ),
  'The Circle of Blood': location(
    { tags: ['Arena'] },
    when({ event: 'deal', by: yours(heroOrAlly) }, addCounters(1, 'arena')),
    pay(['activate', { pay: 'remove counters', name: 'arena', count: 3 }], {
      do: 'put token',
      token: token('Arena Gladiator', { tags: ['Arena', 'Gladiator'], atk: [1, 'melee'], health: 1 }),
    }),
  ),
  'The Exodar': location(
    { icon: 'Alliance', tags: ['City'], required: ['Draenei'] },
    pay([1, 'activate'], giveAll(yours(tagged('Draenei')), [atk(1)])),
  ),
});
