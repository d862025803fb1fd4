import { location, set } from '../../language/cards.ts';
import { addCounters, heal, may, reveal } from '../../language/effects.ts';
import { heroOrAlly } from '../../language/nouns.ts';
import { onYourTurn, pay } from '../../language/powers.ts';
import { revealed, target, topOfYourDeck } from '../../language/selections.ts';

export const locations = set({
  'Nordrassil, the World Tree': location(
    {},
    pay(['activate'], addCounters(1, 'life')),
    onYourTurn(pay(['activate', { pay: 'remove counters', name: 'life', count: 1 }], heal(2, target(heroOrAlly)))),
    onYourTurn(
      pay(
        ['activate', { pay: 'remove counters', name: 'life', count: 3 }],
        reveal(topOfYourDeck(1)),
        may({ do: 'place', what: revealed, exhausted: true }),
      ),
    ),
  ),
});
