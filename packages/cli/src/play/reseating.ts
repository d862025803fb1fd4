import type { Seat } from '@meetingstone/rules';
import { BOT_NAMES, isBot, logOf } from '@meetingstone/sitting';
import { whyNot } from './refusing.ts';
import type { Screen } from './screen.ts';
import { tryTo } from './screen.ts';
import type { Terminal } from './terminal.ts';

/** A bot plays this seat from now on, if there is such a bot. */
export function handOver(screen: Screen, seat: Seat, bot: string, terminal: Terminal): boolean {
  if (!isBot(bot)) {
    terminal.say(`No: there is no bot "${bot}" (${BOT_NAMES}; thinking:200, thinking:500ms).`);
    return false;
  }
  const failed = tryTo(screen, { do: 'replace', seat, bot, by: seat });
  if (failed) {
    terminal.say(whyNot(screen.sitting, seat, failed));
    return false;
  }
  screen.read[seat] = logOf(screen.sitting, seat).told;
  screen.read[screen.read.length - 1] = logOf(screen.sitting, null).told;
  terminal.say(`The ${bot} bot plays for ${nameOf(screen, seat)} from now on.`);
  screen.handed = seat;
  screen.until = screen.sitting.game.state.turn.number;
  return true;
}

const nameOf = ({ sitting }: Screen, seat: Seat): string => sitting.opening.seats[seat]!.name;

/** A person plays that seat from now on: the one named, or the one that was handed to a bot last. */
export function takeOver(screen: Screen, word: string, terminal: Terminal): boolean {
  const names = screen.sitting.opening.seats.map(({ name }) => name);
  const seat = word === '' ? screen.handed : seatCalled(names, word);
  if (seat === null || seat === undefined) {
    const said = word === '' ? 'Whose seat do you take?' : `Nobody is called "${word}":`;
    terminal.say(`${said} ${names.join(', ')}.`);
    return false;
  }
  const failed = tryTo(screen, { do: 'sit', seat });
  if (failed) {
    terminal.say(whyNot(screen.sitting, seat, failed));
    return false;
  }
  screen.read[seat] = logOf(screen.sitting, seat).told;
  terminal.say(`You play ${names[seat]} from now on.`);
  return true;
}

/** The seat of that number, of that name, or of which that is the beginning. */
export function seatCalled(names: readonly string[], word: string): Seat | undefined {
  const lower = word.toLowerCase();
  const exact = names.findIndex((name) => name.toLowerCase() === lower);
  const begun = names.findIndex((name) => name.toLowerCase().startsWith(lower));
  const seat = /^\d+$/.test(word) ? Number(word) - 1 : exact >= 0 ? exact : begun;
  return names[seat] === undefined ? undefined : seat;
}
