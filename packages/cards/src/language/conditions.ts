import type { Amount, Comparison, Condition, Noun, Selection } from '@meetingstone/rules';

export const yourTurn: Condition = { is: 'turn of', whose: 'you' };
export const youControl = (noun: Noun): Condition => ({ is: 'there', noun: { ...noun, whose: 'you' } });
export const youControlAtLeast = (count: Amount, noun: Noun): Condition => ({
  is: 'there',
  noun: { ...noun, whose: 'you' },
  atLeast: count,
});
/** Some opposing hero is more damaged than yours. */
export const yourHeroIsLessDamaged: Condition = {
  is: 'there',
  noun: {
    kind: ['Hero'],
    whose: 'opposing',
    damage: { is: 'more than', than: { amount: 'damage', of: { select: 'hero', of: { player: 'you' } } } },
  },
};
export const compared = (left: Amount, how: Comparison, right: Amount): Condition => ({
  is: 'compared',
  left,
  how,
  right,
});
export const allOf = (...of: readonly Condition[]): Condition => ({ is: 'all', of });
export const anyOf = (...of: readonly Condition[]): Condition => ({ is: 'any', of });
export const is = (what: Selection, noun: Noun): Condition => ({ is: 'so', what, noun });
export const yourHeroIsNamed = (name: string): Condition => is({ select: 'hero', of: { player: 'you' } }, { name });
export const not = (of: Condition): Condition => ({ is: 'not', of });
export const both = (...of: readonly Condition[]): Condition => ({ is: 'all', of });
export const differentNames = (noun: Noun): Condition => ({ is: 'different names', noun });
export const yourHeroIs = (trait: string): Condition => ({ is: 'hero trait', trait });
