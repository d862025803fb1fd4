import { countOf } from '../../language/amounts.ts';
import { quest, set } from '../../language/cards.ts';
import { draw, ifSo } from '../../language/effects.ts';
import { aCard, anAlly, opposing, other, thisOne, typed, withInName, yours } from '../../language/nouns.ts';
import { onYourTurn, reward } from '../../language/powers.ts';

export const quests = set({
  'Battle for the Scarlet Monastery': quest({}, reward([6], draw(countOf(other(yours(withInName('Scarlet', aCard))))))),
  'The Dark Side of the Light': quest(
    {},
    reward(
      [5],
      ifSo({ is: 'there', noun: yours(typed('holy', aCard)) }, draw()),
      ifSo({ is: 'there', noun: yours(typed('shadow', aCard)) }, draw()),
    ),
  ),
  'The Defias Kingpin': quest(
    {},
    {
      power: 'cost change',
      change: {
        cost: 'complete',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(opposing(anAlly))] },
      },
    },
    onYourTurn(reward([5], draw())),
  ),
});
