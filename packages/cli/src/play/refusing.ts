import type { Seat } from '@meetingstone/rules';
import type { Acted, RefusalReason, Sitting } from '@meetingstone/sitting';
import { refusalText } from '@meetingstone/sitting';

const WORDS: Readonly<Record<RefusalReason, (who: string) => string>> = {
  'no such seat': () => 'there is no such seat',
  'nobody is asked': () => 'nobody is asked now',
  'not asked': () => 'you are not asked now',
  'the game is over': () => 'the game is over',
  'the game is paused': () => 'the game stands still',
  'not paused': () => 'the game does not stand still',
  'rated games are not paused': () => 'a rated game cannot stand still',
  'nothing to go back to': () => 'there is nothing to go back to',
  'chance was drawn, or something seen': () => 'you have seen something since, or chance was drawn',
  'nothing to take back': () => 'there is nothing to go back to',
  'already asked': (who) => `${who} has asked already`,
  'nobody has asked you': () => 'nobody has asked you',
  'does not want to be asked': (who) => `${who} does not want to be asked`,
  'is gone': (who) => `${who} is gone`,
  'too soon after refusals': () => 'it was refused not long ago',
  'no pass waits': () => 'no pass waits',
  'a person sits there': (who) => `a person plays ${who} already`,
  'no person sits there': (who) => `no person plays ${who}`,
  'has lost': (who) => `${who} has lost already`,
  'is not gone': (who) => `${who} is there`,
  'there is time left': () => 'there is time left',
  'nobody is late': () => 'nobody is late',
  'not an opponent': () => 'only opponents decide that',
  'has started already': () => 'the game has started already',
};

/** Why something cannot be done, told to the one who wanted it: a judge's no, or the table's. */
export function whyNot(sitting: Sitting, seat: Seat, failed: Extract<Acted, { ok: false }>): string {
  if ('ruling' in failed)
    return `No: ${refusalText(sitting.game, { player: seat, choose: 'concede' }, failed.ruling)}.`;
  const { reason, seat: about } = failed.refusal;
  return `No: ${WORDS[reason](sitting.opening.seats[about ?? seat]!.name)}.`;
}
