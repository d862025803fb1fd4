import { cardNamed } from '@meetingstone/cards';
import { expect, test } from 'vitest';
import { cardTexts } from '../src/texts.ts';

test('what a trigger lets somebody do is told with the event it speaks of', () => {
  const sword = cardNamed('Sword of Zeal')!;
  const [power] = sword.powers;
  if (power?.power !== 'triggered') throw new Error('it has no trigger');
  expect(cardTexts.effects(power.effects, sword)).toMatch(/^When your hero deals combat damage with this weapon, /);
});

test('what has no words is not told in code', () => {
  expect(cardTexts.change({ change: 'plane', plane: 'ghost' }, null)).toBeNull();
  expect(cardTexts.change({ change: 'atk', by: 1 }, null)).toBe('it has +1 ATK');
});

test('a mode is told by what is done in it', () => {
  const fork = cardNamed('Fork in the Road')!;
  const [modal] = fork.text;
  if (modal?.do !== 'choose modes') throw new Error('it has no modes');
  const told = modal.modes.map((effects, n) => cardTexts.mode(n, effects, fork));
  expect(told).toEqual(['Destroy target exhausted ally.', 'Draw two cards.']);
});
