import { armor, EVERY_CLASS, set, token } from '../../language/cards.ts';
import { chooseOne, chooseWord, discard, draw } from '../../language/effects.ts';
import { asThisEntersPlay, onYourTurn, pay } from '../../language/powers.ts';
import { eachPlayer } from '../../language/selections.ts';

export const armors = set({
  'Periwinkle Cloak': armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    onYourTurn(pay([2, 'activate'], chooseOne([discard(1, eachPlayer)], [draw(1, eachPlayer)]))),
  ),
  'Shroud of Cooperation': armor(
    { cost: 3, icon: EVERY_CLASS, tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    asThisEntersPlay(chooseWord('class')),
    onYourTurn(
      pay([2, 'activate'], {
        do: 'put token',
        token: token('', { tags: [], atk: [1, 'melee'], health: 1 }),
        chosen: 'tag',
      }),
    ),
  ),
  'Wentletrap Vest': armor({ cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Chest (1)', def: 2 }),
});
