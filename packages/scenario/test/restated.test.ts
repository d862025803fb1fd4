import { describe, expect, test } from 'vitest';
import { counterName } from '../src/counters.ts';
import { isSaidBy } from '../src/restated.ts';

describe('by which rule the game said no', () => {
  test('the rule itself, the one it is a part of, or one of its parts', () => {
    expect(isSaidBy('601.2a', '601.2a')).toBe(true);
    expect(isSaidBy('601.2a', '601.2')).toBe(true);
    expect(isSaidBy('706.1', '706.1b')).toBe(true);
  });

  test('another rule that says the same', () => {
    expect(isSaidBy('409.2', '306.1')).toBe(true);
    expect(isSaidBy('601.2a', '302.2')).toBe(true);
    expect(isSaidBy('601.2c', '600.2b')).toBe(true);
  });

  test('neither its neighbour, nor one with a longer number, nor what is said the same elsewhere only', () => {
    expect(isSaidBy('601.2a', '601.2b')).toBe(false);
    expect(isSaidBy('706.12', '706.1')).toBe(false);
    expect(isSaidBy('701.3', '601.2a')).toBe(false);
  });
});

test('a counter that adds has one name, however its sum is written', () => {
  expect(['+1/+1', '+1 / +1', '-1/ -2', '+2 [Health]', '+1 atk', 'ice'].map(counterName)).toEqual([
    '+1 / +1',
    '+1 / +1',
    '-1 / -2',
    '+2 Health',
    '+1 ATK',
    'ice',
  ]);
});
