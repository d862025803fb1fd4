import { countOf, either } from '../../language/amounts.ts';
import { ability, ally, attachment, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { deal, draw, exhaust } from '../../language/effects.ts';
import { anAbility, anAlly, attached, heroOrAlly, other, thisOne, typed, yours } from '../../language/nouns.ts';
import { has, have, pay, thisCant, youCan } from '../../language/powers.ts';
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
