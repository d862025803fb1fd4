import { countOf, either } from '../../language/amounts.ts';
import { ability, ally, attachment, ongoing, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { exhausting } from '../../language/costs.ts';
import { deal, draw, exhaust } from '../../language/effects.ts';
import {
  anAbility,
  anAlly,
  attached,
  heroOrAlly,
  other,
  thisOne,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, nextTime, pay, thatMuchPlus, thisCant, youCan } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const mage = set({
  'Arcane Barrage': ability(
    { cost: 4, icon: 'Mage', tags: ['Arcane'], talent: 'Arcane' },
    deal(4, 'arcane', target(heroOrAlly)),
    thisCant({ cant: 'be interrupted' }),
    youCan({ may: 'play from', zone: 'graveyard', noun: thisOne, once: true }, 'graveyard'),
  ),
  'Arcane Foresight': ability(
    { cost: 1, icon: 'Mage', tags: ['Arcane'] },
    deal(
      either({ is: 'happened', watch: { event: 'play', card: other(anAbility), whose: 'you' } }, 3, 1),
      'arcane',
      target(heroOrAlly),
    ),
  ),
  'Arcane Inferno': ongoing(
    { cost: 4, icon: 'Mage', tags: ['Arcane'] },
    pay([exhausting(yours(typed('arcane', anAlly)))], {
      do: 'create',
      cost: { cost: 'play', noun: anAbility, whose: 'you', by: -1, minimum: 1, next: true },
      duration: 'this turn',
    }),
    pay([exhausting(yours(typed('fire', anAlly)))], {
      do: 'create',
      replacement: nextTime({ event: 'deal', by: yourHeroAs, with: anAbility }, thatMuchPlus(1)),
      duration: 'this turn',
    }),
  ),
  'Flash Freeze': attachment(
    { cost: 3, icon: 'Mage', tags: ['Frost'], instant: true },
    anAlly,
    have(attached(anAlly), cant('attack'), cant('exhaust')),
  ),
  'Mystical Refreshment': ability(
    { cost: 3, icon: 'Mage', tags: ['Arcane'] },
    draw(countOf(yours(typed('arcane', anAlly)))),
  ),
  'Tidal Elemental': ally(
    { cost: 1, icon: 'Mage', tags: ['Water Elemental'], limit: 'Pet (1)', atk: [2, 'frost'], health: 2 },
    has('Elusive'),
    pay([2, 'activate'], exhaust(target(anAlly))),
  ),
});
