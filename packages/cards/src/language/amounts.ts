import type { Amount, Condition, Keyword, Noun, Players, Selection, Watch } from '@meetingstone/rules';

export const X: Amount = { amount: 'X' };
export const thatMuch: Amount = { amount: 'that much' };
export const countOf = (of: Noun): Amount => ({ amount: 'count', of });
export const cardsInHandOf = (of: Players): Amount => ({ amount: 'cards in hand', of });
export const maximumHandSizeOf = (of: Players): Amount => ({ amount: 'maximum hand size', of });
export const yourResources: Amount = { amount: 'resources', of: { player: 'you' } };
/** On your third turn: 3. */
export const yourTurns: Amount = { amount: 'turns', of: { player: 'you' } };
export const atkOf = (of: Selection): Amount => ({ amount: 'atk', of });
export const healthOf = (of: Selection): Amount => ({ amount: 'health', of });
export const costOf = (of: Selection): Amount => ({ amount: 'cost', of });
export const damageOn = (of: Selection): Amount => ({ amount: 'damage', of });
/** "Doubled for each": once for each of them (glossary: doubled). */
export const doubledFor = (times: Amount, of: Amount): Amount => ({ amount: 'doubled', of, times });
/** So many times a whole number of them. */
export const perEach = (by: number, of: Amount): Amount => ({ amount: 'divided', of, by });
export const halfUp = (of: Amount): Amount => ({ amount: 'divided', of, by: 2, rounded: 'up' });
export const either = (condition: Condition, then: Amount, otherwise: Amount): Amount => ({
  amount: 'if',
  if: condition,
  then,
  else: otherwise,
});
/** The numbers after this keyword on these cards, together. */
export const totalOf = (keyword: Keyword, of: Noun): Amount => ({ amount: 'keyword', keyword, of });
export const times = (...of: readonly Amount[]): Amount => ({ amount: 'times', of });
/** How often such a thing has happened this turn. */
export const howOftenThisTurn = (watch: Watch): Amount => ({ amount: 'this turn', watch, counted: 'events' });
/** The counters of a name on this card, if no other is meant (404.1a). */
export const countersOn = (name: string, on: Selection = { select: 'this' }): Amount => ({
  amount: 'counters',
  name,
  on,
});
