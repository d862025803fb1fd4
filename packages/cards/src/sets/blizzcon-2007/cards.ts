import { ally, set, token } from '../../language/cards.ts';
import { putTokens } from '../../language/effects.ts';
import { thisOne } from '../../language/nouns.ts';
import { has, when } from '../../language/powers.ts';
import { attacks } from '../../language/watches.ts';

export const cards = set({
  Mrglrglmrglmrrrlggg: ally(
    { cost: 5, tags: ['Murloc'], atk: [2, 'melee'], health: 2 },
    when(
      attacks(thisOne),
      { do: 'gesture', how: 'say' },
      putTokens(2, token('Murloc', { atk: [1, 'melee'], health: 1 }, has('Ferocity'))),
    ),
  ),
});
