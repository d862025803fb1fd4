import { expect, test } from 'vitest';
import { ABILITY, isRead, meaning } from './reading.ts';

const condition = (words: string) => {
  const [effect] = meaning(`If ${words}, draw a card.`);
  expect(effect).toMatchObject({ do: 'if' });
  return (effect as { if: unknown }).if;
};

const yourHero = { kind: ['Hero'], whose: 'you' };

test.each([
  ['a Demon defended this turn', { event: 'defend', card: { tag: ['Demon'] } }],
  ['an opposing weapon has left play this turn', { event: 'leave play', card: { kind: ['Weapon'] } }],
  ['an Imp has been healed this turn', { event: 'heal', card: { tag: ['Imp'] } }],
  ['your hero has dealt frost damage this turn', { event: 'deal', by: yourHero, damageType: ['frost'] }],
  ['your hero has been dealt combat damage this turn', { event: 'deal', card: yourHero, combat: true }],
  ['you have drawn a card this turn', { event: 'draw', whose: 'you' }],
  ['an opponent has completed a quest this turn', { event: 'complete', whose: 'opposing' }],
  ['a player discarded a card this turn', { event: 'discard', whose: 'any' }],
  ["you've struck with a Sword this turn", { event: 'strike', card: { tag: ['Sword'] }, whose: 'you' }],
])('what has happened: "if %s"', (words, watch) => {
  expect(condition(words)).toMatchObject({ is: 'happened', watch });
});

test.each([
  ["your hero hasn't attacked this turn", { event: 'attack', card: yourHero }],
  ["your hero wasn't healed this turn", { event: 'heal', card: yourHero }],
  ["an opposing Beast hasn't been dealt fire damage this turn", { event: 'deal', damageType: ['fire'] }],
  ["you haven't played an ally this turn", { event: 'play', whose: 'you' }],
  ["an opponent didn't draw a card this turn", { event: 'draw', whose: 'opposing' }],
  ['no holy damage was dealt this turn', { event: 'deal', damageType: ['holy'] }],
  ['your hero dealt no combat damage this turn', { event: 'deal', by: yourHero, combat: true }],
])('what has not: "if %s"', (words, watch) => {
  expect(condition(words)).toMatchObject({ is: 'not', of: { is: 'happened', watch } });
});

test.each([
  ['that has defended this turn', { past: { as: 'card', was: { event: 'defend' } } }],
  ["that hasn't dealt damage this turn", { not: { past: { as: 'by', was: { event: 'deal' } } } }],
  ["that wasn't healed this turn", { not: { past: { as: 'card', was: { event: 'heal' } } } }],
  ['that dealt 4 or more damage this turn', { past: { as: 'by', was: { event: 'deal' }, atLeast: 4 } }],
  ['that attacked or defended this turn', { any: [{ past: { was: { event: 'attack' } } }, {}] }],
  ['that neither defended nor dealt damage this turn', { not: { any: [{}, { past: { as: 'by' } }] } }],
  ['that your hero has dealt damage to this turn', { past: { as: 'card', was: { by: yourHero } } }],
])('a card %s', (words, noun) => {
  expect(meaning(`Exhaust target ally ${words}.`)).toMatchObject([{ do: 'exhaust', what: { noun } }]);
});

test('whoever is gone is no card of which something could be said', () => {
  expect(isRead(ABILITY, 'Exhaust target ally that left play this turn.')).toBe(false);
});

test.each([
  ['a card you drew this turn', 'Your hero heals 1 damage from target ally for each card you drew this turn.', 'draw'],
  [
    'a quest that an opponent has completed',
    'Your hero heals 1 damage from target ally for each quest that an opponent has completed this turn.',
    'complete',
  ],
])('so often as %s', (_, text, event) => {
  expect(meaning(text)).toMatchObject([{ amount: { amount: 'this turn', watch: { event }, counted: 'events' } }]);
});

test('so many have done it', () => {
  expect(condition('three or more Demons have been healed this turn')).toMatchObject({
    left: { amount: 'this turn', watch: { event: 'heal', card: { tag: ['Demon'] } }, counted: 'card' },
    right: 3,
  });
});

test('two things that have happened', () => {
  expect(condition('a weapon left play and an armor has been destroyed this turn')).toMatchObject({
    is: 'all',
    of: [{ watch: { event: 'leave play' } }, { watch: { event: 'destroy' } }],
  });
});

test('"was not" is "wasn\'t"', () => {
  expect(condition('an ally was not dealt damage this turn')).toEqual(
    condition("an ally wasn't dealt damage this turn"),
  );
});
