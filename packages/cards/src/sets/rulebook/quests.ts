import { either } from '../../language/amounts.ts';
import { quest, set, token } from '../../language/cards.ts';
import { youControl } from '../../language/conditions.ts';
import { discarding } from '../../language/costs.ts';
import { discard, draw, ifYouDo, next, putTokens, removeFromGame, special } from '../../language/effects.ts';
import { aCard, tagged } from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlaceFaceUp, onYourTurn, reward } from '../../language/powers.ts';
import { remembered, that } from '../../language/selections.ts';

export const quests = set({
  'A Donation of Wool': quest({}, reward([1], draw(), discard())),
  'Elemental Energy': quest({}, reward([5], draw(either(youControl(tagged('Elemental')), 2, 1)))),
  'The Ring of Blood: Brokentoe': quest(
    { tags: ['Arena'] },
    costToPlaceFaceUp(discarding(aCard)),
    reward([3], draw(2)),
  ),
  "Tooga's Quest": quest(
    {},
    onYourTurn(
      reward(
        [3],
        putTokens(1, token('Tooga', { tags: ['Turtle'], unique: true, atk: [1, 'melee'], health: 1 })),
        next(atStartOfYourTurn(ifYouDo(removeFromGame(remembered), draw(2))), that),
      ),
    ),
  ),
  'Through the Dark Portal': quest({}, onYourTurn(reward([13], special('new deck')))),
});
