import { countOf } from '../../language/amounts.ts';
import { quest, set } from '../../language/cards.ts';
import { compared, not, yourTurn } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import { draw, may, put, putIntoHand, putIntoPlay, removeFromGame, reveal } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  among,
  anAlly,
  damaged,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  named,
  tagged,
  thisOne,
  typed,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { onYourTurn, provided, reward } from '../../language/powers.ts';
import {
  chosen,
  each,
  revealed,
  target,
  targetOpponent,
  that,
  topOfDeckOf,
  topOfYourDeck,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const quests = set({
  'A Fiery Reunion': quest(
    {},
    provided(
      { is: 'happened', watch: { event: 'deal', damageType: ['fire'], by: yours(heroOrAlly) } },
      reward([2], draw()),
    ),
  ),
  'Battle of Life and Death': quest(
    {},
    {
      power: 'cost change',
      change: {
        cost: 'complete',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(damaged(heroOrAlly))] },
      },
    },
    onYourTurn(reward([6], draw())),
  ),
  Devoured: quest(
    {},
    provided(
      not({ is: 'there', noun: yours({ kind: ['Quest'], not: named('Devoured', aCard) }) }),
      reward([3], draw()),
    ),
  ),
  'Enter the Dragon Queen': quest(
    {},
    reward([4], draw({ amount: 'different', what: 'color', of: { tag: ['Dragonkin'], whose: 'you' } })),
  ),
  'Far from the Nest': quest(
    {},
    onYourTurn(reward([6], putIntoPlay(target(inYourGraveyard(withCost('or less', 3, anAlly)))))),
  ),
  'Fire the Cannon': quest(
    {},
    reward(
      [3],
      reveal(topOfYourDeck(5)),
      putIntoHand(chosen(among(revealed, inZone('deck', typed('fire', aCard))))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Last of Her Kind': quest({}, reward([3], putIntoHand(target(inYourGraveyard(tagged('Dragonkin')))))),
  "Mr. Goldmine's Wild Ride": quest(
    {},
    reward(
      [6],
      reveal(topOfYourDeck(3)),
      may(
        putIntoHand({
          select: 'choose',
          noun: among(revealed, inZone('deck', { differing: 'card type' })),
          count: { anyNumber: true },
        }),
        put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
      ),
    ),
  ),
  'The Crucible of Carnage: The Twilight Terror': quest(
    {},
    provided(
      { is: 'all', of: [yourTurn, { is: 'happened', watch: isDestroyed(abilityAllyOrEquipment) }] },
      reward([2], draw()),
    ),
  ),
  "The Maw of Iso'rath": quest(
    {},
    provided(
      compared({ amount: 'this turn', watch: { event: 'deal', by: yours(anAlly) }, counted: 'by' }, 'or more', 3),
      reward([2], draw()),
    ),
  ),
  'Twilight Extermination': quest({}, onYourTurn(reward([destroying(yours(abilityAllyOrEquipment)), 2], draw()))),
  Unbinding: quest(
    {},
    onYourTurn(reward([1], { do: 'look at', what: topOfDeckOf(targetOpponent()) }, may(removeFromGame(that)))),
  ),
});
