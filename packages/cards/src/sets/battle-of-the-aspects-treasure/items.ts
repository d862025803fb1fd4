import { EVERY_CLASS, item, set } from '../../language/cards.ts';
import { addCounters, destroy } from '../../language/effects.ts';
import { aHero } from '../../language/nouns.ts';
import { onYourTurn, pay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const items = set({
  'The Dragon Soul': item(
    { cost: 3, icon: EVERY_CLASS, limit: 'Dragon Soul (1)' },
    pay(['activate'], addCounters(1, 'aspect')),
    onYourTurn(
      pay(['activate', { pay: 'remove counters', name: 'aspect', count: 3 }], destroy(target({ not: aHero }))),
    ),
  ),
});
