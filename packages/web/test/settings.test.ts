import { expect, test } from 'vitest';
import { readSettings } from '../src/theme/settings.ts';

test('what is kept counts as far as it still means something', () => {
  expect(readSettings('{"theme":"dark","text":"enormous","tiles":3}')).toEqual({
    theme: 'dark',
    contrast: 'system',
    text: 'usual',
    motion: 'system',
    sound: 'off',
  });
  expect(readSettings('not JSON').theme).toBe('system');
  expect(readSettings(null).motion).toBe('system');
});
