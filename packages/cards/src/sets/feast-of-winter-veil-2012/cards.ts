import { ally, set } from '../../language/cards.ts';
import { aHero, thisOne } from '../../language/nouns.ts';
import { doubled, ifWould } from '../../language/powers.ts';

export const cards = set({
  'Mechanical Greench': ally(
    { cost: 3, tags: ['Mechanical', 'Monster'], atk: [2, 'melee'], health: 4 },
    ifWould({ event: 'deal', by: thisOne, card: aHero }, doubled),
  ),
});
