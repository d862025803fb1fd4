import { ally, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { give, ifYouDo, may, payTo, ready } from '../../language/effects.ts';
import { anAlly, inYourGraveyard, thisOne } from '../../language/nouns.ts';
import { has, haveWhile, pay, when } from '../../language/powers.ts';
import { thisCard } from '../../language/selections.ts';

export const horde = set({
  'Dhoros Ravestrike': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Hunter'], atk: [3, 'ranged'], health: 3 },
    pay([3], give(thisCard, [power(has('Assault', 3))])),
  ),
  'Murphy Watson': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [2, 'fire'], health: 4 },
    haveWhile({ is: 'there', noun: inYourGraveyard(anAlly) }, thisOne, power(has('Assault', 3))),
  ),
  'Zugna, Windseer Apprentice': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [2, 'nature'], health: 2 },
    has('Assault', 1),
    when({ event: 'exhaust', card: thisOne, first: true }, ifYouDo(may(payTo([1])), ready(thisCard))),
  ),
});
