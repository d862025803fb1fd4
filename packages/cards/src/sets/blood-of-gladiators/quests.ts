import { cardsInHandOf } from '../../language/amounts.ts';
import { quest, set } from '../../language/cards.ts';
import { chooseWord, draw, put, putIntoHand, reveal } from '../../language/effects.ts';
import { aCard, among, inZone, thisOne, yourHeroAs } from '../../language/nouns.ts';
import { reward } from '../../language/powers.ts';
import { chosen, each, revealed, topOfYourDeck, you } from '../../language/selections.ts';

export const quests = set({
  'A Question of Gluttony': quest(
    {},
    {
      power: 'cost change',
      change: { cost: 'complete', noun: thisOne, whose: 'you', by: { amount: 'times', of: [-1, cardsInHandOf(you)] } },
    },
    reward([7], draw()),
  ),
  'The Challenge': quest({}, reward([5], put(topOfYourDeck(1), { to: 'resource row', exhausted: true }), draw())),
  'The Ring of Blood: The Final Challenge': quest(
    { tags: ['Arena'] },
    { power: 'additional cost', to: 'place face up', cost: [{ pay: 'put damage', noun: yourHeroAs, amount: 2 }] },
    reward([2], draw()),
  ),
  'Uncatalogued Species': quest(
    {},
    reward(
      [1],
      chooseWord('standard race'),
      reveal(topOfYourDeck(4)),
      putIntoHand(chosen(among(revealed, inZone('deck', { kind: ['Ally'], chosenTag: true })))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
});
