import { describe, expect, test } from 'vitest';
import { bound, canBeBound, DEEDS, deedOf, keyFor, nameOfKey, sharing, USUAL_KEYS } from '../src/theme/bindings.ts';
import { readSettings } from '../src/theme/kept.ts';

test('what is kept counts as far as it still means something', () => {
  const kept = { theme: 'dark', text: 'enormous', tiles: 3, keys: { hand: 'j', board: 'Tab', dance: 'd', why: 7 } };
  expect(readSettings(JSON.stringify(kept))).toEqual({
    theme: 'dark',
    contrast: 'system',
    text: 'usual',
    motion: 'system',
    sound: 'off',
    keys: { hand: 'j' },
  });
  expect(readSettings('not JSON').theme).toBe('system');
  expect(readSettings(null).motion).toBe('system');
});

describe('keys', () => {
  test('at first each has a meaning of its own', () => {
    for (const deed of DEEDS) {
      expect(sharing(deed, {})).toEqual([]);
      expect(canBeBound(keyFor(deed, {}))).toBe(true);
      expect(deedOf(USUAL_KEYS[deed], {})).toBe(deed);
    }
  });
  test('a deed gets another key, the old one means nothing any more, and back again nothing is left of it', () => {
    const keys = bound({}, 'hand', 'J');
    expect(keys).toEqual({ hand: 'j' });
    expect([deedOf('j', keys), deedOf('J', keys), deedOf('h', keys)]).toEqual(['hand', 'hand', undefined]);
    expect(bound(keys, 'hand', 'h')).toEqual({});
  });
  test('two deeds with one key know of each other, and the first of them has it', () => {
    const keys = bound({}, 'hand', 'w');
    expect(sharing('hand', keys)).toEqual(['why']);
    expect(sharing('why', keys)).toEqual(['hand']);
    expect(deedOf('w', keys)).toBe('hand');
  });
  test.each(['Tab', 'Enter', 'ArrowLeft', 'F6', '3', 'Shift'])('%s keeps its meaning', (key) => {
    expect(canBeBound(key)).toBe(false);
  });
  test('are called as people call them', () => {
    expect([' ', 'escape', 'w', '?'].map(nameOfKey)).toEqual(['Space', 'Esc', 'W', '?']);
  });
});
