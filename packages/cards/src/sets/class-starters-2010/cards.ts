import { countOf } from '../../language/amounts.ts';
import { quest, set } from '../../language/cards.ts';
import { compared } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import { draw, put, putIntoHand, reveal } from '../../language/effects.ts';
import { aCard, among, anAlly, inPartyOf, inZone, yourHeroAs, yours } from '../../language/nouns.ts';
import { provided, reward } from '../../language/powers.ts';
import { each, revealed, thatPlayer, topOfYourDeck } from '../../language/selections.ts';

export const cards = set({
  'Journey to Astranaar': quest(
    { icon: 'Alliance' },
    reward(
      [3],
      reveal(topOfYourDeck(2)),
      putIntoHand(each(among(revealed, inZone('deck', { kind: ['Ability', 'Equipment'] })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Journey to the Crossroads': quest(
    { icon: 'Horde' },
    reward([5], draw({ amount: 'different', what: 'Horde race', of: { kind: ['Hero', 'Ally'], whose: 'you' } })),
  ),
  'Message to Freewind Post': quest({ icon: 'Horde' }, reward([exhausting(yourHeroAs), 2], draw())),
  'Redridge Rendezvous': quest(
    { icon: 'Alliance' },
    reward([5], draw({ amount: 'different', what: 'Alliance race', of: { kind: ['Hero', 'Ally'], whose: 'you' } })),
  ),
  'Report to Goldshire': quest(
    { icon: 'Alliance' },
    provided(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(yours(anAlly)), 'more than', countOf(inPartyOf(thatPlayer, anAlly))),
      },
      reward([1], draw()),
    ),
  ),
  "The Defense of Grom'gol": quest(
    { icon: 'Horde' },
    reward(
      [3],
      reveal(topOfYourDeck(2)),
      putIntoHand(each(among(revealed, inZone('deck', anAlly)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
});
