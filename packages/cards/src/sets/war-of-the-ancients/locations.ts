import { location, set } from '../../language/cards.ts';
import { deal } from '../../language/effects.ts';
import { heroOrAlly, opposing } from '../../language/nouns.ts';
import { basic, pay, provided } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const locations = set({
  'Zin-Azshari': location(
    {},
    basic(
      provided(
        { is: 'there', noun: opposing({ kind: ['Hero'], damage: { is: 'or more', than: 15 } }) },
        pay(['activate'], deal(1, 'arcane', target(heroOrAlly))),
      ),
    ),
  ),
});
