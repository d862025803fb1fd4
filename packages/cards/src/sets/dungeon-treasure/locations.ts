import { location, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import { discard, draw, give } from '../../language/effects.ts';
import { anAlly, yours } from '../../language/nouns.ts';
import { has, pay, provided } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const locations = set({
  'Scarlet Monastery': location(
    {},
    pay(
      [1, 'activate'],
      give(target({ kind: ['Hero', 'Ally'], past: { as: 'card', was: { event: 'heal' } } }), [
        power(has('Assault', 2)),
      ]),
    ),
  ),
  'Shadowfang Keep': location(
    {},
    pay(['activate', destroying(yours(anAlly))], {
      do: 'create',
      cost: { cost: 'play', noun: anAlly, whose: 'you', by: -2, next: true },
      duration: 'this turn',
    }),
  ),
  'The Deadmines': location(
    {},
    provided({ is: 'happened', watch: isDestroyed(yours(anAlly)) }, pay(['activate'], draw(), discard())),
  ),
});
