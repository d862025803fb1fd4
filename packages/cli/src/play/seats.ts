import type { Seat } from '@meetingstone/rules';
import { Refusal, seatingOf } from '@meetingstone/sitting';
import type { Session, Table } from './session.ts';

/** The same table, where from now on this bot, or a person, plays that seat. */
function reseated(table: Table, seat: Seat, bot: string | null): Table {
  const sitter = bot === null ? null : seatingOf(bot)();
  return {
    ...table,
    seats: table.seats.map((one, n) => (n === seat ? sitter : one)),
    bots: table.seats.map((_, n) => (n === seat ? bot : (table.bots?.[n] ?? null))),
  };
}

/** What became of a wish to change who plays a seat. */
export interface Reseated {
  readonly table: Table;
  readonly message: string;
}

/** A bot plays this seat from now on. */
export function handToBot(table: Table, { opening }: Session, seat: Seat, bot: string): Reseated {
  try {
    const { name } = opening.seats[seat]!;
    return { table: reseated(table, seat, bot), message: `The ${bot} bot plays for ${name} from now on.` };
  } catch (error) {
    if (error instanceof Refusal) return { table, message: `No: ${error.message}.` };
    throw error;
  }
}

/** A person at this keyboard plays the seat of that name, or number, from now on. */
export function takeSeat(table: Table, { opening, game }: Session, word: string): Reseated {
  const names = opening.seats.map(({ name }) => name);
  if (word === '') return { table, message: `Whose seat do you take? ${names.join(', ')}.` };
  const lower = word.toLowerCase();
  const exact = names.findIndex((name) => name.toLowerCase() === lower);
  const begun = names.findIndex((name) => name.toLowerCase().startsWith(lower));
  const seat = /^\d+$/.test(word) ? Number(word) - 1 : exact >= 0 ? exact : begun;
  const name = names[seat];
  if (name === undefined) return { table, message: `Nobody is called "${word}": ${names.join(', ')}.` };
  if (table.seats[seat] === null) return { table, message: `A person plays ${name} already.` };
  if (game.state.players[seat]!.lost) return { table, message: `${name} has lost already.` };
  return { table: reseated(table, seat, null), message: `You play ${name} from now on.` };
}
