import type { Amount, Effect, Facts } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const ability = (name: string, ...text: readonly Effect[]): Facts => ({
  name,
  types: ['Ability'],
  tags: [],
  icons: [],
  cost: 0,
  text,
  powers: [],
});

const drawn = (amount: Amount, resources: number): number => {
  const gift = ability('Gift', { do: 'draw', who: { player: 'you' }, count: amount });
  const { you, pass } = scenario({
    you: { hand: [gift], resources, deck: Array<string>(9).fill('Hootie') },
    foe: { resources: 9 },
  });
  you.plays('Gift');
  pass.all();
  return you.hand.length;
};

rule('104.1', '"for each three" counts whole threes, and half is rounded as the text says', () => {
  const of: Amount = { amount: 'resources', of: { player: 'you' } };
  const thirds = [2, 3, 5, 6].map((n) => drawn({ amount: 'divided', of, by: 3 }, n));
  expect(thirds).toEqual([0, 1, 1, 2]);
  expect([3, 4].map((n) => drawn({ amount: 'divided', of, by: 2 }, n))).toEqual([1, 2]);
  expect([3, 4].map((n) => drawn({ amount: 'divided', of, by: 2, rounded: 'up' }, n))).toEqual([2, 2]);
});

rule('200.2', 'a text can speak of cards with a word in their names, and means whole words only', () => {
  const ally = (name: string): Facts => ({
    ...ability(name),
    types: ['Ally'],
    cost: 1,
    atk: 1,
    damageType: 'melee',
    health: 1,
  });
  const hunt = ability('Hunt', { do: 'destroy', what: { select: 'each', noun: { nameHas: 'Wolf' } } });
  const { you, foe, pass } = scenario({
    you: { hand: [hunt], play: [ally('Wolf of the Hills')] },
    foe: { play: [ally('Old Wolf'), ally('Wolfhound'), ally('Hill Giant')] },
  });
  you.plays('Hunt');
  pass.all();
  expect([you.graveyard.toSorted(), foe.graveyard]).toEqual([['Hunt', 'Wolf of the Hills'], ['Old Wolf']]);
});
