import { either } from '../../language/amounts.ts';
import { quest, set } from '../../language/cards.ts';
import { youControl } from '../../language/conditions.ts';
import { discarding } from '../../language/costs.ts';
import { discard, draw } from '../../language/effects.ts';
import { aCard, tagged } from '../../language/nouns.ts';
import { costToPlaceFaceUp, reward } from '../../language/powers.ts';

export const quests = set({
  'A Donation of Wool': quest({}, reward([1], draw(), discard())),
  'Elemental Energy': quest({}, reward([5], draw(either(youControl(tagged('Elemental')), 2, 1)))),
  'The Ring of Blood: Brokentoe': quest(
    { tags: ['Arena'] },
    costToPlaceFaceUp(discarding(aCard)),
    reward([3], draw(2)),
  ),
});
