import { armor, set } from '../../language/cards.ts';
import { chooseOne, discard, draw } from '../../language/effects.ts';
import { onYourTurn, pay } from '../../language/powers.ts';
import { eachPlayer } from '../../language/selections.ts';

export const armors = set({
  'Periwinkle Cloak': armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    onYourTurn(pay([2, 'activate'], chooseOne([discard(1, eachPlayer)], [draw(1, eachPlayer)]))),
  ),
  'Wentletrap Vest': armor({ cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Chest (1)', def: 2 }),
});
