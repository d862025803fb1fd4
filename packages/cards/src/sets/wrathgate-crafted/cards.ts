import { armor, set } from '../../language/cards.ts';
import { put, putIntoHand } from '../../language/effects.ts';
import { aCard, among, aResource, inZone, yours } from '../../language/nouns.ts';
import { pay } from '../../language/powers.ts';
import { chosen, each, revealed, topOfYourDeck } from '../../language/selections.ts';

export const cards = set({
  'Belt of the Black Eagle': armor(
    { cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Waist (1)', def: 1 },
    pay(
      [1, 'activate', { pay: 'turn face down', noun: yours(aResource) }],
      { do: 'look at', what: topOfYourDeck(2) },
      putIntoHand(chosen(among(revealed, inZone('deck', aCard)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'graveyard' }),
    ),
  ),
});
