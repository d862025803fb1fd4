import { armor, EVERY_CLASS, set, token } from '../../language/cards.ts';
import { putIntoHand, reveal } from '../../language/effects.ts';
import { tagged, yours } from '../../language/nouns.ts';
import { pay, thisCant, when } from '../../language/powers.ts';
import { that, topOfYourDeck } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const cards = set({
  'Winter Garb': armor(
    { cost: 7, icon: EVERY_CLASS, tags: ['Cloth'], limit: ['Head (1)', 'Chest (1)', 'Feet (1)'], def: 3 },
    pay([2, 'activate'], {
      do: 'put token',
      token: token('Present', { atk: [0, 'melee'], health: 1 }, thisCant({ cant: 'attack' })),
    }),
    when(isDestroyed(yours(tagged('Present'))), reveal(topOfYourDeck(1)), putIntoHand(that)),
  ),
});
