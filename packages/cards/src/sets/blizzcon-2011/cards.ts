import { hero, set, token, withBack } from '../../language/cards.ts';
import { is } from '../../language/conditions.ts';
import { flip, ifSo } from '../../language/effects.ts';
import { atStartOfYourTurn, pay } from '../../language/powers.ts';
import { thisCard } from '../../language/selections.ts';

export const cards = set({
  Hogger: withBack(
    hero(
      {
        icon: ['Warrior'],
        race: 'Gnoll',
        tags: ['Monster'],
        deckbuilding: { never: [{ icon: ['Horde', 'Alliance'] }] },
        health: 30,
      },
      pay([5], ifSo(is(thisCard, { faceDown: false }), flip(thisCard))),
    ),
    atStartOfYourTurn({
      do: 'put token',
      token: token('Gnoll Monster', { tags: ['Gnoll', 'Monster'], atk: [1, 'melee'], health: 1 }),
    }),
  ),
});
