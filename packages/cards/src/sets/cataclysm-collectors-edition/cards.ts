import { hero, set } from '../../language/cards.ts';
import { putIntoHand, thisDeals } from '../../language/effects.ts';
import { anAlly, exhausted, inYourGraveyard, tagged } from '../../language/nouns.ts';
import { onYourTurn, pay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const cards = set({
  'Jacob Blackcrest': hero(
    {
      icon: ['Alliance', 'Warlock'],
      race: 'Worgen',
      professions: ['Enchanting', 'Tailoring'],
      talent: 'Demonology',
      health: 28,
    },
    pay([4, 'flip'], putIntoHand(target(inYourGraveyard(tagged('Demon'))))),
  ),
  'Kirox Butcherblade': hero(
    {
      icon: ['Horde', 'Rogue'],
      race: 'Goblin',
      professions: ['Alchemy', 'Engineering'],
      talent: 'Assassination',
      health: 27,
    },
    onYourTurn(pay([4, 'flip'], thisDeals(4, 'melee', target(exhausted(anAlly))))),
  ),
});
