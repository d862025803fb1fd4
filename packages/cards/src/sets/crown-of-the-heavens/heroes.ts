import { masterHero, set } from '../../language/cards.ts';
import { put, putIntoPlay, reveal } from '../../language/effects.ts';
import { aCard, among, anAlly, inZone, thisOne, withCost, yours } from '../../language/nouns.ts';
import { payLessTo, when, whileSo } from '../../language/powers.ts';
import { each, revealed, topOfYourDeck } from '../../language/selections.ts';
import { becomesHero } from '../../language/watches.ts';

export const heroes = set({
  'Cenarius, Lord of the Forest': masterHero(
    { cost: 12, tags: ['Druid', 'Demigod', 'Monster'], atk: [2, 'nature'], health: 35 },
    whileSo({ is: 'there', noun: yours(withCost('or more', 4, anAlly)), atLeast: 2 }, payLessTo('play', 4, thisOne)),
    when(
      becomesHero(thisOne),
      reveal(topOfYourDeck(10)),
      putIntoPlay(each(among(revealed, inZone('deck', anAlly)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
});
