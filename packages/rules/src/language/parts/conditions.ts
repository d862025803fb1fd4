import type { Amount } from '../amount.ts';
import type { Condition } from '../condition.ts';
import type { Cost } from '../cost.ts';
import type { Watch } from '../trigger.ts';
import type { PartsByWord, PartsOf } from './phrases.ts';

export const AMOUNT: PartsByWord<Exclude<Amount, number>, 'amount'> = {
  X: {},
  count: { of: 'noun' },
  'cards in hand': { of: 'players' },
  resources: { of: 'players' },
  'maximum hand size': { of: 'players' },
  turns: { of: 'players' },
  'boss number': {},
  'boss events': {},
  'boss threat': {},
  atk: { of: 'selection' },
  health: { of: 'selection' },
  def: { of: 'selection' },
  cost: { of: 'selection' },
  damage: { of: 'selection' },
  highest: { number: 'plain', of: 'noun' },
  lowest: { number: 'plain', of: 'noun' },
  keyword: { keyword: 'plain', of: 'noun' },
  different: { what: 'plain', of: 'noun' },
  'that much': {},
  'this turn': { watch: 'watch', counted: 'plain' },
  counters: { name: 'plain', on: 'selection' },
  sum: { of: 'amount' },
  times: { of: 'amount' },
  doubled: { of: 'amount', times: 'amount' },
  divided: { of: 'amount', by: 'plain', rounded: 'plain' },
  if: { if: 'condition', then: 'amount', else: 'amount' },
};

export const CONDITION: PartsByWord<Condition, 'is'> = {
  there: { noun: 'noun', atLeast: 'amount' },
  'turn of': { whose: 'plain' },
  'action phase': {},
  'your first turn': {},
  'went first': { whose: 'plain' },
  happened: { watch: 'watch' },
  compared: { left: 'amount', how: 'plain', right: 'amount' },
  so: { what: 'selection', noun: 'noun' },
  'some player': { whose: 'plain', so: 'condition' },
  'on plane': { of: 'players', plane: 'plain' },
  'different names': { noun: 'noun' },
  'could target': { card: 'selection', what: 'selection' },
  'hero trait': { trait: 'plain' },
  all: { of: 'condition' },
  any: { of: 'condition' },
  not: { of: 'condition' },
};

export const COST: PartsByWord<Cost, 'pay'> = {
  resources: { amount: 'amount' },
  activate: {},
  flip: {},
  concede: {},
  exhaust: { noun: 'noun', count: 'amount', alike: 'plain' },
  'turn face down': { noun: 'noun', count: 'amount' },
  destroy: { noun: 'noun', count: 'amount' },
  remove: { noun: 'noun', count: 'amount', atMost: 'plain' },
  return: { noun: 'noun', count: 'amount' },
  discard: { noun: 'noun', count: 'amount' },
  'put damage': { noun: 'noun', amount: 'amount', atMost: 'plain' },
  'remove counters': { name: 'plain', count: 'amount' },
  'choose word': { what: 'plain' },
};

export const WATCH: PartsOf<Watch> = {
  event: 'plain',
  card: 'noun',
  by: 'noun',
  to: 'noun',
  whose: 'plain',
  combat: 'plain',
  with: 'noun',
  damageType: 'plain',
  fatal: 'plain',
  counter: 'plain',
  later: 'plain',
  first: 'plain',
  last: 'plain',
  from: 'plain',
  into: 'plain',
  row: 'plain',
  step: 'plain',
};
