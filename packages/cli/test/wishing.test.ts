import { USUAL_WISHES } from '@meetingstone/sitting';
import { english } from '@meetingstone/words';
import { describe, expect, test } from 'vitest';
import { standingWish, stopWishes, untilCalled, wishLines } from '../src/play/wishing.ts';
import { position, tellerFor } from './support.ts';

/** Elwin looks; Grusk is his opponent. */
const { view } = tellerFor(position({}, {}));

describe('until when somebody passes', () => {
  test.each([
    ['', { until: 'concerned' }],
    ['something', { until: 'concerned' }],
    ['combat', { until: 'combat' }],
    ['combat ends', { until: 'combat' }],
    ['my turn', { until: 'step', step: 'start', of: 0 }],
    ['end', { until: 'step', step: 'end', of: 0 }],
    ['grusk', { until: 'step', step: 'start', of: 1 }],
    ["grusk's turn", { until: 'step', step: 'start', of: 1 }],
    ["opponent's turn", { until: 'step', step: 'start', of: 1 }],
    ['grusk draw', { until: 'step', step: 'draw', of: 1 }],
    ['my draw step', { until: 'step', step: 'draw', of: 0 }],
    ['the end of my turn', { until: 'step', step: 'end', of: 0 }],
    ['doomsday', null],
    ['my fnord', null],
  ])('%j', (words, until) => {
    expect(untilCalled(words, view)).toEqual(until);
  });
});

describe('stops', () => {
  const on = (step: string, of: number) => ({ wish: 'stop', stop: { step, of }, on: true });

  test('are for one player or for all', () => {
    expect(stopWishes('grusk start', USUAL_WISHES, view)).toEqual([on('start', 1)]);
    expect(stopWishes('start of grusk', USUAL_WISHES, view)).toEqual([on('start', 1)]);
    expect(stopWishes('end', USUAL_WISHES, view)).toEqual([on('end', 0), on('end', 1)]);
    expect(stopWishes('opponent start', USUAL_WISHES, view)).toEqual([on('start', 1)]);
    expect(stopWishes('nobody', USUAL_WISHES, view)).toBeNull();
  });

  test('go away when they are said once more', () => {
    const stops = [{ step: 'end', of: 0 } as const];
    expect(stopWishes('my end', { ...USUAL_WISHES, stops }, view)).toEqual([{ ...on('end', 0), on: false }]);
  });
});

test('yields are turned on and off by number or name, and the list says which are on', () => {
  expect(standingWish('1', USUAL_WISHES)).toEqual({ wish: 'standing', yield: 'own links', on: false });
  expect(standingWish('fights', { ...USUAL_WISHES, standing: [] })).toEqual({
    wish: 'standing',
    yield: 'fights',
    on: true,
  });
  expect(standingWish('8', USUAL_WISHES)).toBeNull();
  const lines = wishLines({ ...USUAL_WISHES, standing: ['quests'], always: ['Fire Blast'] }, view, english);
  expect(lines.filter((line) => /^ {2}\d on /.test(line))).toHaveLength(1);
  expect(lines).toContain('  always for Fire Blast');
});
