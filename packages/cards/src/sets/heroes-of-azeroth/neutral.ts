import { ally, set } from '../../language/cards.ts';
import { removing } from '../../language/costs.ts';
import { thisOne } from '../../language/nouns.ts';
import { pay, prevented } from '../../language/powers.ts';
import { you } from '../../language/selections.ts';

export const neutral = set({
  Chromie: ally(
    { cost: 6, tags: ['Dragonkin'], unique: true, atk: [2, 'melee'], health: 4 },
    pay(['activate', removing(thisOne)], { do: 'take an extra turn', who: you }),
  ),
  'Saltwater Snapjaw': ally(
    { cost: 3, tags: ['Turtle'], atk: [2, 'melee'], health: 3 },
    pay([3], {
      do: 'create',
      replacement: { event: { event: 'deal', card: thisOne }, instead: prevented('all') },
      duration: 'this turn',
    }),
  ),
});
