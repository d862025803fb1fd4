import type { Reason } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { counterName } from '../src/counters.ts';
import { isSaidBy, refusesOpening } from '../src/restated.ts';

const says = (rule: string, wanted: string, reason: Reason = 'exhausted', raid: string | null = null) =>
  isSaidBy({ rule, reason }, wanted, raid);

describe('by which rule the game said no', () => {
  test('the rule itself, the one it is a part of, or one of its parts', () => {
    expect(says('601.2a', '601.2a')).toBe(true);
    expect(says('601.2a', '601.2')).toBe(true);
    expect(says('701.4', '701.4a', 'already used this turn')).toBe(true);
    expect(says('707.1', '707.1f', 'not offered')).toBe(true);
  });

  test('not a part of it that forbids something else', () => {
    expect(says('412.1', '412.1b', 'already placed a resource this turn')).toBe(false);
    expect(says('601.2', '601.2b', 'not your card')).toBe(false);
    expect(says('706.1', '706.1b', 'does not fit the description')).toBe(false);
    expect(says('706.1', '706.1a', 'no legal target')).toBe(false);
    expect(says('103.2', '707.1d', 'restricted')).toBe(false);
  });

  test('a strike at another time by the rule that says when, but not by that of a second weapon', () => {
    expect(says('303.2', '602.1', 'not the present decision')).toBe(true);
    expect(says('303.2', '303.2c', 'not the present decision')).toBe(false);
  });

  test('what could not be finished is refused by the rule that takes it back, too', () => {
    expect(says('403.1', '707.2', 'cannot pay')).toBe(true);
    expect(says('706.1', '707.2', 'no legal target')).toBe(true);
    expect(says('706.1', '707.2', 'already chosen')).toBe(false);
  });

  test('another rule that says the same', () => {
    expect(says('409.2', '306.1')).toBe(true);
    expect(says('601.2a', '302.2')).toBe(true);
    expect(says('601.2c', '600.2b')).toBe(true);
  });

  test('neither its neighbour, nor one with a longer number, nor what is said the same elsewhere only', () => {
    expect(says('601.2a', '601.2b')).toBe(false);
    expect(says('706.12', '706.1')).toBe(false);
    expect(says('701.3', '601.2a')).toBe(false);
  });

  test('what can be attacked only by others is refused by the rule of attackers and by that of defenders', () => {
    expect(says('601.2a', '601.2b', 'can attack only another')).toBe(true);
    expect(says('601.2b', 'keyword Elusive', 'elusive')).toBe(true);
    expect(says('601.2b', 'keyword Elusive', 'friendly')).toBe(false);
  });

  test('what a modifier forbids is refused by the rule of such modifiers, and by that of the raid that makes it', () => {
    expect(says('704.1a', '103.2', 'restricted')).toBe(true);
    expect(says('704.1a', 'R203.1b', 'restricted', 'onyxia')).toBe(true);
    expect(says('601.2b', 'COT.16', 'elusive', 'caverns-of-time')).toBe(true);
    expect(says('601.2b', 'COT.16', 'friendly', 'caverns-of-time')).toBe(false);
  });

  test('a rule of a raid forbids where that raid is played, and nowhere else', () => {
    expect(says('704.1a', 'R203.1b', 'restricted')).toBe(false);
    expect(says('704.1a', 'R203.1b', 'restricted', 'molten-core')).toBe(false);
    expect(says('704.1a', 'R100.3', 'restricted', 'molten-core')).toBe(true);
    expect(says('704.1a', 'R100.3', 'restricted')).toBe(false);
    expect(says('601.2b', 'COT.16', 'elusive', 'onyxia')).toBe(false);
    expect(says('103.2', 'MC101.4', 'restricted', 'magtheridon')).toBe(false);
  });

  test('the older documents of a raid say it in other words', () => {
    expect(says('103.2', 'MC101.4', 'restricted', 'molten-core')).toBe(true);
    expect(says('601.2b', 'BT.15', 'not a legal defender', 'black-temple')).toBe(true);
    expect(refusesOpening('they can not raid together (R100.1)', 'BT.04')).toBe(true);
    expect(refusesOpening('they can not raid together (R100.1)', 'BT.02')).toBe(false);
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
