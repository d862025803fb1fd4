import { cardsInHandOf } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { chooseWord, draw, put, putIntoHand, reveal, thisDeals } from '../../language/effects.ts';
import { aCard, among, heroOrAlly, inZone, thisOne, yourHeroAs } from '../../language/nouns.ts';
import { atStartOfYourTurn, onYourTurn, reward } from '../../language/powers.ts';
import { chosen, each, revealed, target, topOfYourDeck, you } from '../../language/selections.ts';

export const quests = set({
  'A Question of Gluttony': quest(
    {},
    {
      power: 'cost change',
      change: { cost: 'complete', noun: thisOne, whose: 'you', by: { amount: 'times', of: [-1, cardsInHandOf(you)] } },
    },
    reward([7], draw()),
  ),
  'Mark V Is Alive!': quest(
    {},
    onYourTurn(
      reward([5], {
        do: 'put token',
        token: token(
          'Mark V',
          { tags: ['Mechanical'], atk: [0, 'melee'], health: 1 },
          atStartOfYourTurn(thisDeals(5, 'melee', target(heroOrAlly))),
        ),
      }),
    ),
  ),
  'The Challenge': quest({}, reward([5], put(topOfYourDeck(1), { to: 'resource row', exhausted: true }), draw())),
  'The Ring of Blood: The Final Challenge': quest(
    { tags: ['Arena'] },
    { power: 'additional cost', to: 'place face up', cost: [{ pay: 'put damage', noun: yourHeroAs, amount: 2 }] },
    reward([2], draw()),
  ),
  'The Ring of Blood: The Warmaul Champion': quest(
    { tags: ['Arena'] },
    { power: 'additional cost', to: 'place face up', cost: [{ pay: 'top cards', to: 'graveyard', count: 3 }] },
    reward([3], draw()),
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
