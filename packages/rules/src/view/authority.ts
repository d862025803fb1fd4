import type { EventName } from '../language/trigger.ts';
import type { Happening } from '../state/happening.ts';
import type { RuleNumber } from '../vocabulary.ts';

/** The rule by which each kind of event happens, where nothing more is known of it. */
const AUTHORITIES: Readonly<Record<EventName, RuleNumber>> = {
  draw: '415.9f',
  skip: '716.1a',
  discard: '415.9e',
  destroy: '415.9d',
  move: '415.9a',
  'enter play': '710.1',
  'leave play': '415.9a',
  'enter graveyard': '415.5a',
  deal: '405.4',
  heal: '407.1',
  'put damage': '405.3',
  prevent: '717.2',
  exhaust: '411.1',
  ready: '411.1',
  inspire: '501.1b',
  flip: '301.2',
  'turn face down': '412.1b',
  stash: '412.1b',
  'change control': '401.3',
  'become hero': '301.4c',
  attach: '400.5',
  'add counters': '404.1',
  'remove counters': '404.1',
  'become targeted': '706.1',
  copy: '402.1',
  play: '409.1',
  place: '412.1',
  use: '701.2',
  complete: '702.2',
  propose: '601.1',
  reveal: '415.1',
  shuffle: '415.3b',
  'turn starts': '501.1a',
  'step starts': '500.2',
  'turn ends': '503.2a',
  attack: '602.1',
  protect: '602.2',
  defend: '602.3',
  'enter combat': '602.3',
  strike: '303.2',
  sabotage: '603.1',
  'leave combat': '602.4',
  interrupt: '711.1',
  resolve: '709.1',
  trigger: '703.1',
  modify: '712.2',
  roll: '709.2b',
  pass: '410.4',
  lose: '102.2',
  mulligan: '101.2',
  concede: '102.1b',
  loop: '803.1',
};

/** The rule behind an event: the one that made it happen, or else the one that says what such an event is. */
export function authorityOf(event: Happening): RuleNumber {
  if (event.rule !== undefined) return event.rule;
  switch (event.event) {
    case 'destroy':
      return event.fatal ? '410.6a' : AUTHORITIES.destroy;
    case 'deal':
      return event.combat ? '603.1' : AUTHORITIES.deal;
    case 'move':
      return event.arrival?.zone === 'removed' ? '415.7a' : AUTHORITIES.move;
    case 'enter play':
      return event.arrival?.row === 'resource' ? '412.1' : AUTHORITIES['enter play'];
    default:
      return AUTHORITIES[event.event];
  }
}
