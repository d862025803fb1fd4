import { countOf } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { chooseWord, deal, draw, give, put, putIntoHand, turnFaceDown } from '../../language/effects.ts';
import { aCard, among, aResource, heroOrAlly, inZone, tagged, thisOne, yours } from '../../language/nouns.ts';
import { onYourTurn, provided, reward } from '../../language/powers.ts';
import { chosen, each, heroOf, revealed, target, thatPlayer, topOfYourDeck } from '../../language/selections.ts';

export const quests = set({
  'An Ancient Awakens': quest(
    {},
    {
      power: 'cost change',
      change: {
        cost: 'complete',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(tagged('Monster', heroOrAlly)))] },
      },
    },
    reward([6], draw()),
  ),
  'As Hyjal Burns': quest(
    {},
    reward(
      [4],
      { do: 'look at', what: topOfYourDeck(3) },
      putIntoHand(chosen(among(revealed, inZone('deck', aCard)))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Black Heart of Flame': quest({}, reward([1], give(target(heroOrAlly), [keyword('Smash')]))),
  'Cleaning House': quest(
    {},
    provided({ is: 'there', noun: yours({ kind: ['Ally'], atk: { is: 'or more', than: 6 } }) }, reward([2], draw())),
  ),
  "If You're Not Against Us ...": quest(
    {},
    reward([1], {
      do: 'choose modes',
      count: 1,
      modes: [[draw()], [deal(3, 'shadow', heroOf(thatPlayer))]],
      by: 'an opponent',
    }),
  ),
  'Signed in Blood': quest({}, reward([1], turnFaceDown(target(aResource)))),
  'The Battle Is Won, the War Goes On': quest(
    {},
    onYourTurn(
      reward([2], chooseWord('class'), {
        do: 'put token',
        token: token('', { tags: [], atk: [1, 'melee'], health: 1 }),
        chosen: 'tag',
      }),
    ),
  ),
});
