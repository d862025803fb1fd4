import { costOf, countOf, perEach } from '../../language/amounts.ts';
import { quest, set } from '../../language/cards.ts';
import { draw, heal, putIntoHand, reveal } from '../../language/effects.ts';
import { aCard, anAlly, heroOrAlly, inYourGraveyard, tagged, thisOne, yours } from '../../language/nouns.ts';
import { provided, reward } from '../../language/powers.ts';
import { done, target, that, topOfYourDeck, yourHero } from '../../language/selections.ts';

export const quests = set({
  'A Tale of Valor': quest({}, reward([4], reveal(topOfYourDeck(1)), putIntoHand(that), heal(costOf(done), yourHero))),
  'Conversing With the Depths': quest({}, reward([3], draw(perEach(5, countOf(inYourGraveyard(aCard)))))),
  'Light Within the Darkness': quest(
    {},
    provided(
      { is: 'happened', watch: { event: 'deal', by: yours(heroOrAlly), damageType: ['holy'] } },
      reward([1], draw()),
    ),
  ),
  'Really Big Worm': quest({}, reward([{ pay: 'exhaust', noun: yours(aCard), count: 10 }], draw(3))),
  'Return to Angrathar': quest(
    {},
    {
      power: 'cost change',
      change: {
        cost: 'complete',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(tagged('Scourge', anAlly)))] },
      },
    },
    reward([3], draw()),
  ),
  'Seeds of the Lashers': quest({}, reward([{ pay: 'exhaust', noun: yours(aCard), count: 7 }], draw(2))),
  'The Ichor of Undeath': quest({ icon: 'Priest' }, reward([2], putIntoHand(target(inYourGraveyard(anAlly))))),
  'Wanton Warlord': quest({}, reward([{ pay: 'exhaust', noun: yours(aCard), count: 4 }], draw())),
});
