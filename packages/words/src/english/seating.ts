import type { SeatingWords } from '../seating.ts';
import { say } from '../sentence.ts';
import { does } from './grammar.ts';

export const seating: SeatingWords = {
  'taken back': ({ seat }, t) => say`${does(seat, 'take', t)} something back`,
  'undo asked': ({ seat }, t) => say`${does(seat, 'ask', t)} to take something back`,
  'undo refused': ({ seat }, t) => say`${does(seat, 'say', t)} no: nothing is taken back`,
  'pause asked': ({ seat }, t) => say`${does(seat, 'ask', t)} for a pause`,
  paused: () => ['The game stands still'],
  resumed: () => ['The game goes on'],
  gone: ({ seat }, t) => say`${t.player(seat)} ${seat === t.view.you ? 'are' : 'is'} gone`,
  'sits down': ({ seat }, t) => say`A person plays for ${t.toPlayer(seat)} from now on`,
  replaced: ({ seat, bot }, t) => say`The ${bot} bot plays for ${t.toPlayer(seat)} from now on`,
  late: ({ seat }, t) => say`${t.player(seat)} ${seat === t.view.you ? 'have' : 'has'} run out of time`,
  'given more time': ({ seat }, t) => say`${does(seat, 'get', t)} more time`,
  claimed: ({ seat }, t) => say`${does(seat, 'lose', t)} for lack of time`,
};
