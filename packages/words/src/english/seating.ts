import type { SeatingWords, TableRefusalWords } from '../seating.ts';
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

export const tableRefusals: TableRefusalWords = {
  'no such seat': () => ['there is no such seat'],
  'nobody is asked': () => ['nobody is asked now'],
  'not asked': () => ['you are not asked now'],
  'the game is over': () => ['the game is over'],
  'the game is paused': () => ['the game stands still'],
  'not paused': () => ['the game does not stand still'],
  'rated games are not paused': () => ['a rated game cannot stand still'],
  'nothing to go back to': () => ['there is nothing to go back to'],
  'chance was drawn, or something seen': () => ['you have seen something since, or chance was drawn'],
  'nothing to take back': () => ['there is nothing to go back to'],
  'already asked': (who) => say`${who} has asked already`,
  'nobody has asked you': () => ['nobody has asked you'],
  'does not want to be asked': () => ['somebody who would have to agree does not want to be asked'],
  'is gone': () => ['somebody who would have to agree is gone'],
  'too soon after refusals': () => ['it was refused not long ago'],
  'no pass waits': () => ['no pass waits'],
  'a person sits there': (who) => say`a person plays ${who} already`,
  'no person sits there': (who) => say`no person plays ${who}`,
  'has lost': (who) => say`${who} has lost already`,
  'is not gone': (who) => say`${who} is there`,
  'there is time left': () => ['there is time left'],
  'nobody is late': () => ['nobody is late'],
  'not an opponent': () => ['only opponents decide that'],
  'has started already': () => ['the game has started already'],
};
