import type { Change, Effect, Power } from '@meetingstone/rules';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { duration, selection, subject } from './phrases.ts';

/** Where your hero can't be attacked, others can (601.2c). */
const ONLY_YOUR_HERO: readonly Change[] = [
  { change: 'attack only', noun: { kind: ['Hero'], whose: 'you' }, ifAble: true },
];

export const attacksWhileAble = (): readonly Row<Power>[] => [
  row(
    { cards: subject },
    ['while {cards} can attack your hero , it can attack only your hero .'],
    ({ cards }): Power => ({ power: 'continuous', continuous: { cards, changes: ONLY_YOUR_HERO } }),
  ),
];

export const attackingWhileAble = (): readonly Row<Effect>[] => [
  row(
    { what: selection, duration },
    ['while {what} can attack your hero {duration} , it can attack only your hero'],
    ({ what, duration }): Effect => ({ do: 'modify', what, changes: ONLY_YOUR_HERO, duration }),
  ),
];
