import type {
  Change,
  Continuous,
  CostChange,
  Duration,
  Instead,
  Permission,
  Replacement,
  Restriction,
} from '../modifier.ts';
import type { Power } from '../power.ts';
import type { PartsByWord, PartsOf } from './phrases.ts';

const TIMING = { basic: 'plain', oncePerTurn: 'plain', oncePerGame: 'plain', if: 'condition' } as const;

export const POWER: PartsByWord<Power, 'power'> = {
  keyword: { keyword: 'plain', nouns: 'noun', number: 'amount', type: 'plain', effects: 'effect' },
  payment: { ...TIMING, cost: 'cost', effects: 'effect', zone: 'plain', users: 'plain' },
  reward: { ...TIMING, cost: 'cost', effects: 'effect' },
  triggered: {
    tagWord: 'plain',
    on: 'watch',
    if: 'condition',
    while: 'condition',
    effects: 'effect',
    uninterruptible: 'plain',
    zone: 'plain',
  },
  continuous: { tagWord: 'plain', continuous: 'continuous', zone: 'plain' },
  replacement: { tagWord: 'plain', replacement: 'replacement' },
  'cost change': { change: 'cost change' },
  self: { cant: 'restriction', may: 'permission', attackOnly: 'noun', ifAble: 'plain', mustAttack: 'plain' },
  'alternate cost': { cost: 'cost', if: 'condition' },
  'play only': { if: 'condition' },
  'additional cost': { to: 'plain', cost: 'cost' },
  'choose as played': { what: 'plain' },
  enters: { exhausted: 'plain', damage: 'amount', counters: 'counters', shown: 'plain' },
  definite: { as: 'plain', step: 'plain', whose: 'plain', noun: 'noun', effects: 'effect' },
};

export const CHANGE: PartsByWord<Change, 'change'> = {
  atk: { by: 'amount' },
  health: { by: 'amount' },
  def: { by: 'amount' },
  'strike cost': { by: 'amount' },
  'set atk': { to: 'amount' },
  'set health': { to: 'amount' },
  'set def': { to: 'amount' },
  double: { what: 'plain' },
  grant: { power: 'power' },
  'lose powers': { keywords: 'plain' },
  'printed powers': { of: 'selection', only: 'plain' },
  switch: { values: 'plain' },
  'add type': { type: 'plain' },
  'become type': { type: 'plain' },
  'add tag': { tag: 'plain', limit: 'plain' },
  'add chosen tag': {},
  'become class': { class: 'plain' },
  'add damage type': { type: 'plain' },
  'become damage type': { type: 'plain' },
  'become instant': {},
  control: { by: 'players' },
  restrict: { restriction: 'restriction' },
  permit: { permission: 'permission' },
  'must attack': { noun: 'noun' },
  'attack only': { noun: 'noun', ifAble: 'plain' },
  plane: { plane: 'plain' },
  'hand size': { by: 'amount' },
  'no maximum hand size': {},
};

export const PERMISSION: PartsByWord<Permission, 'may'> = {
  attack: { noun: 'noun' },
  'be attacked': { noun: 'noun' },
  protect: { noun: 'noun', against: 'noun' },
  'attack at once': {},
  'activate at once': {},
  wield: {},
  'wield more': { how: 'plain' },
  'be shielded': { by: 'noun' },
  'control additional': { tag: 'plain', count: 'amount' },
  'control any number': { tag: 'plain' },
  'play from': { zone: 'plain', whose: 'plain', noun: 'noun', once: 'plain' },
  sabotage: { noun: 'noun' },
  inspire: { nouns: 'noun' },
  'look at top card': { whose: 'plain' },
  'show top card': {},
  'show hand': {},
  'pay as a resource': {},
  'choose not to ready': {},
  complete: { noun: 'noun' },
  'attract targets': {},
  'place additional': { count: 'amount' },
};

export const INSTEAD: PartsByWord<Instead, 'instead'> = {
  amount: { plus: 'amount', times: 'plain', types: 'plain', combat: 'plain', unpreventable: 'plain' },
  prevent: { amount: 'amount', first: 'plain', then: 'effect' },
  'conditional prevention': { first: 'effect', then: 'effect' },
  'if you do': { first: 'effect', then: 'effect' },
  redirect: { to: 'selection', amount: 'amount' },
  unpreventable: {},
  smash: {},
  divide: { among: 'noun' },
  effects: { effects: 'effect' },
  nothing: {},
};

export const RESTRICTION: PartsOf<Restriction> = {
  cant: 'plain',
  noun: 'noun',
  moreThan: 'plain',
  during: 'plain',
  unless: 'cost',
  damageType: 'plain',
  byOpponents: 'plain',
  byFatal: 'plain',
  keywords: 'plain',
  numbers: 'plain',
};

export const REPLACEMENT: PartsOf<Replacement> = {
  event: 'watch',
  while: 'condition',
  optional: 'plain',
  next: 'plain',
  flags: 'plain',
  instead: 'instead',
};

export const COST_CHANGE: PartsOf<CostChange> = {
  cost: 'plain',
  noun: 'noun',
  whose: 'plain',
  of: 'players',
  by: 'amount',
  minimum: 'plain',
  while: 'condition',
  next: 'plain',
};

export const CONTINUOUS: PartsOf<Continuous> = {
  cards: 'noun',
  players: 'plain',
  of: 'players',
  changes: 'change',
  while: 'condition',
};

export const DURATION: PartsOf<Exclude<Duration, string>> = {
  while: 'selection',
  remains: 'noun',
  until: 'watch',
  or: 'watch',
  nextReadyStepOf: 'players',
};
