import type { Amount, Condition, Noun, Players, Selection } from '@meetingstone/rules';

export const X: Amount = { amount: 'X' };
export const thatMuch: Amount = { amount: 'that much' };
export const countOf = (of: Noun): Amount => ({ amount: 'count', of });
export const cardsInHandOf = (of: Players): Amount => ({ amount: 'cards in hand', of });
export const yourResources: Amount = { amount: 'resources', of: { player: 'you' } };
export const atkOf = (of: Selection): Amount => ({ amount: 'atk', of });
export const healthOf = (of: Selection): Amount => ({ amount: 'health', of });
export const costOf = (of: Selection): Amount => ({ amount: 'cost', of });
export const damageOn = (of: Selection): Amount => ({ amount: 'damage', of });
export const either = (condition: Condition, then: Amount, otherwise: Amount): Amount => ({
  amount: 'if',
  if: condition,
  then,
  else: otherwise,
});
