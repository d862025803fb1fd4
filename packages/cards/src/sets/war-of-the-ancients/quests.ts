import { countOf, perEach, yourResources } from '../../language/amounts.ts';
import { quest, set } from '../../language/cards.ts';
import { compared, is } from '../../language/conditions.ts';
import { chooseWord, discard, draw, heal, ifSo, put, reveal } from '../../language/effects.ts';
import { abilityAllyOrEquipment, aCard, inYourGraveyard, thisOne } from '../../language/nouns.ts';
import { basic, provided, reward } from '../../language/powers.ts';
import { each, revealed, topOfYourDeck, yourHero } from '../../language/selections.ts';

export const quests = set({
  'Archival Purposes': quest({}, reward([4], draw())),
  'Documenting the Timeways': quest(
    {},
    {
      power: 'cost change',
      change: {
        cost: 'complete',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, perEach(5, countOf(inYourGraveyard(aCard)))] },
      },
    },
    reward([5], draw()),
  ),
  'In Unending Numbers': quest(
    {},
    reward(
      [4],
      chooseWord('race'),
      put(each(inYourGraveyard({ kind: ['Ally'], chosenTag: true })), { to: 'deck', at: 'shuffled' }),
      draw(),
    ),
  ),
  'The Caverns of Time': quest(
    {},
    basic(
      reward(
        [1],
        reveal(topOfYourDeck(1)),
        ifSo(is(revealed, abilityAllyOrEquipment), { do: 'allow to play', what: revealed, duration: 'this turn' }),
      ),
    ),
  ),
  'The End Time': quest({}, provided(compared(yourResources, 'or more', 8), reward([1], draw()))),
  'The Path to the Dragon Soul': quest({}, reward([1], draw(), discard())),
  'The Vainglorious': quest({}, basic(reward([2], heal(3, yourHero)))),
});
