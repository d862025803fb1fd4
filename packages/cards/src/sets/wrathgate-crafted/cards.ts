import { armor, set } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { give, put, putIntoHand } from '../../language/effects.ts';
import { aCard, among, aResource, inZone, thisOne, yours } from '../../language/nouns.ts';
import { pay, when } from '../../language/powers.ts';
import { chosen, each, revealed, thisCard, topOfYourDeck } from '../../language/selections.ts';

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
  'Deathchill Cloak': armor(
    { cost: 3, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    when(
      { event: 'prevent', by: thisOne, to: { attacking: true, kind: ['Ally'] } },
      give({ select: 'event', role: 'to' }, [cant('ready')], { while: thisCard, remains: yours(aCard) }),
    ),
  ),
});
