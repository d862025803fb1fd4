import { hero, set } from '../../language/cards.ts';
import { draw, thisDeals } from '../../language/effects.ts';
import { aCard, among, anAlly, heroOrAlly, thisOne } from '../../language/nouns.ts';
import { onYourTurn, pay } from '../../language/powers.ts';
import { target, targeted } from '../../language/selections.ts';

export const cards = set({
  'Nimaasus the Implacable': hero(
    {
      icon: ['Alliance', 'Paladin'],
      race: 'Draenei',
      professions: ['Jewelcrafting', 'Mining'],
      talent: 'Retribution',
      health: 29,
    },
    pay(
      [3, 'flip'],
      thisDeals(
        {
          amount: 'this turn',
          watch: { event: 'deal', by: among(targeted(0), aCard), card: thisOne },
          counted: 'amount',
        },
        'holy',
        target(anAlly),
      ),
    ),
  ),
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
