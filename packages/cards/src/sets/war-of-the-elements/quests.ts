import { countOf } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { is } from '../../language/conditions.ts';
import { draw, ifSo, put, putIntoHand, reveal } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  anEquipment,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  tagged,
  thisOne,
  typed,
  yours,
} from '../../language/nouns.ts';
import { onYourTurn, provided, reward } from '../../language/powers.ts';
import { chosen, each, revealed, topOfYourDeck } from '../../language/selections.ts';

export const quests = set({
  'A Bird in Hand': quest({}, reward([2], reveal(topOfYourDeck(1)), ifSo(is(revealed, anAlly), putIntoHand(revealed)))),
  'A Head Full of Wind': quest(
    {},
    onYourTurn(reward([3], { do: 'put token', token: token('Air Elemental', { atk: [2, 'nature'], health: 1 }) })),
  ),
  "Aessina's Miracle": quest(
    {},
    provided(
      { is: 'happened', watch: { event: 'deal', damageType: ['arcane'], by: yours(heroOrAlly) } },
      reward([2], draw()),
    ),
  ),
  'All That Rises': quest({}, reward([2], put(each(inYourGraveyard(anAlly)), { to: 'deck', at: 'shuffled' }))),
  'Breaking the Bonds': quest(
    {},
    {
      power: 'cost change',
      change: {
        cost: 'complete',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(anAlly))] },
      },
    },
    reward([7], draw()),
  ),
  'Defending the Rift': quest(
    {},
    reward([2], reveal(topOfYourDeck(1)), ifSo(is(revealed, anAbility), putIntoHand(revealed))),
  ),
  'Dragon, Unchained': quest(
    {},
    reward(
      [2],
      reveal(topOfYourDeck(4)),
      putIntoHand(chosen(among(revealed, inZone('deck', tagged('Dragonkin'))))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'End of the Supply Line': quest(
    {},
    reward(
      [3],
      reveal(topOfYourDeck(5)),
      putIntoHand(chosen(among(revealed, inZone('deck', typed('arcane', aCard))))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  Entrenched: quest({}, provided({ is: 'there', noun: yours(anAlly) }, reward([3], draw()))),
  'Forged of Shadow and Flame': quest({}, provided({ is: 'there', noun: yours(anEquipment) }, reward([3], draw()))),
  'Lightning in a Bottle': quest({}, provided({ is: 'there', noun: yours(anAbility) }, reward([3], draw()))),
  'Putting the Pieces Together': quest(
    {},
    onYourTurn(reward([3], { do: 'put token', token: token('Earth Elemental', { atk: [2, 'melee'], health: 1 }) })),
  ),
  'Sea Legs': quest(
    {},
    onYourTurn(reward([3], { do: 'put token', token: token('Water Elemental', { atk: [2, 'frost'], health: 1 }) })),
  ),
  'Something That Burns': quest(
    {},
    onYourTurn(reward([3], { do: 'put token', token: token('Fire Elemental', { atk: [2, 'fire'], health: 1 }) })),
  ),
});
