import { quest, set, token } from '../../language/cards.ts';
import { is } from '../../language/conditions.ts';
import { draw, ifSo, putIntoHand, reveal } from '../../language/effects.ts';
import { anAbility, anAlly, anEquipment, yours } from '../../language/nouns.ts';
import { onYourTurn, provided, reward } from '../../language/powers.ts';
import { revealed, topOfYourDeck } from '../../language/selections.ts';

export const quests = set({
  'A Bird in Hand': quest({}, reward([2], reveal(topOfYourDeck(1)), ifSo(is(revealed, anAlly), putIntoHand(revealed)))),
  Entrenched: quest({}, provided({ is: 'there', noun: yours(anAlly) }, reward([3], draw()))),
  'Forged of Shadow and Flame': quest({}, provided({ is: 'there', noun: yours(anEquipment) }, reward([3], draw()))),
  'Lightning in a Bottle': quest({}, provided({ is: 'there', noun: yours(anAbility) }, reward([3], draw()))),
  'Sea Legs': quest(
    {},
    onYourTurn(reward([3], { do: 'put token', token: token('Water Elemental', { atk: [2, 'frost'], health: 1 }) })),
  ),
});
