import { hero, set } from '../../language/cards.ts';
import { draw, thisDeals } from '../../language/effects.ts';
import { heroOrAlly } from '../../language/nouns.ts';
import { onYourTurn, pay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const cards = set({
  'Varanis Bitterstar': hero(
    {
      icon: ['Horde', 'Mage'],
      race: 'Blood Elf',
      professions: ['Enchanting', 'Jewelcrafting'],
      talent: 'Arcane',
      health: 25,
    },
    onYourTurn(pay([4, 'flip'], thisDeals(2, 'arcane', target(heroOrAlly)), draw())),
  ),
});
