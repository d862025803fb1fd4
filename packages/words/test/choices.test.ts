import { expect, test } from 'vitest';
import { choicesOf, plain } from '../src/index.ts';
import { card, idOf, position, tellerFor } from './support.ts';

test('choices come in groups, equal cards once, passing last', () => {
  const game = position({ hand: [card('Ember Lash'), card('Ember Lash')], play: [card('Quarry Ogre')] }, {});
  const { question, choices } = choicesOf(game.decision!, tellerFor(game));
  expect(plain(question)).toBe('Your action phase: what do you do?');
  expect(choices.map(({ number, group, label, copies }) => [number, group, plain(label), copies])).toEqual([
    [1, 'attack', 'Elwin Ashgrove 0 ATK', 1],
    [2, 'attack', expect.stringMatching(/^Quarry Ogre \d\/\d$/), 1],
    [3, 'place face down', 'Ember Lash', 2],
    [4, '', 'pass (ends your action phase)', 1],
  ]);
});

test('a card in an answer is marked with its id and its side', () => {
  const game = position({ play: [card('Quarry Ogre')] }, {});
  const { choices } = choicesOf(game.decision!, tellerFor(game));
  const attack = choices.findLast(({ group }) => group === 'attack')!;
  expect(attack.label[0]).toEqual({ is: 'card', text: 'Quarry Ogre', id: idOf(game, 'Quarry Ogre'), side: 0 });
});

test('a power is offered with its text', () => {
  const game = position({ play: [card('Vespers Acolyte')] }, {});
  const use = choicesOf(game.decision!, tellerFor(game)).choices.find(({ group }) => group === 'use')!;
  expect(plain(use.label)).toMatch(/^Vespers Acolyte \[Activate\] >>> This ally heals 2 damage .+ ally\.$/);
});
