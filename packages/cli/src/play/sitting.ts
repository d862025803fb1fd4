import type { Seat } from '@meetingstone/rules';
import type { Reseated } from './seats.ts';
import { handToBot, takeSeat } from './seats.ts';
import type { Session, Table } from './session.ts';
import { logOf, turnTitle } from './session.ts';
import type { Terminal } from './terminal.ts';

/** A game at a terminal, and what those in front of it have seen of it. */
export interface Sitting {
  session: Session;
  table: Table;
  auto: boolean;
  /** How many sentences of his log each player has read; the last number is for spectators. */
  readonly read: number[];
  /** The last person at the keyboard. */
  last: Seat | null;
  /** The seat that was last handed to a bot. */
  handed: Seat | null;
  /** Something was told since a person was asked. */
  telling: boolean;
  /** The turn after which bots that play alone wait for a word. */
  until: number;
}

export function sitDown(session: Session, table: Table): Sitting {
  return {
    session,
    table,
    auto: true,
    read: [...session.opening.seats, null].map(() => 0),
    last: null,
    handed: null,
    telling: false,
    until: Number.POSITIVE_INFINITY,
  };
}

export const personsAt = ({ seats }: Table): readonly Seat[] => seats.flatMap((bot, seat) => (bot ? [] : [seat]));

/** Whose eyes the screen is for: the only person's, or everybody's. */
export function onlyViewer({ table }: Sitting): Seat | null {
  const persons = personsAt(table);
  return persons.length === 1 ? persons[0]! : null;
}

/** What happened since this player, or a spectator, last looked. */
export function sayNews(sitting: Sitting, viewer: Seat | null, terminal: Terminal): void {
  const { session, read } = sitting;
  const spectators = session.opening.seats.length;
  const log = logOf(session, viewer);
  const news = log.slice(read[viewer ?? spectators]!);
  read[spectators] = logOf(session, null).length;
  read[viewer ?? spectators] = log.length;
  if (news.length > 0 && news[0]!.event !== 'turn starts' && !sitting.telling) terminal.say('');
  for (const { event, text } of news) terminal.say(event === 'turn starts' ? `\n${turnTitle(text)}` : `  ${text}`);
  sitting.telling ||= news.length > 0;
}

/** The same while bots play. A proposal waits: an attack will be told in its place. */
export function sayNewsMeanwhile(sitting: Sitting, terminal: Terminal): void {
  const viewer = onlyViewer(sitting);
  if (logOf(sitting.session, viewer).at(-1)?.event !== 'propose') sayNews(sitting, viewer, terminal);
}

/** A bot plays this seat from now on, if there is such a bot. */
export function handOver(sitting: Sitting, seat: Seat, bot: string, terminal: Terminal): boolean {
  const isNew = reseat(sitting, handToBot(sitting.table, sitting.session, seat, bot), terminal);
  if (!isNew) return false;
  sitting.handed = seat;
  sitting.until = sitting.session.game.state.turn.number;
  return true;
}

/** A person plays that seat from now on: the one named, or the one that was handed to a bot last. */
export function takeOver(sitting: Sitting, word: string, terminal: Terminal): boolean {
  const { session, table, handed } = sitting;
  const given = word === '' && handed !== null ? String(handed + 1) : word;
  const before = table.seats;
  if (!reseat(sitting, takeSeat(table, session, given), terminal)) return false;
  const seat = sitting.table.seats.findIndex((bot, n) => bot === null && before[n] !== null);
  sitting.read[seat] = logOf(session, seat).length;
  return true;
}

function reseat(sitting: Sitting, { table, message }: Reseated, terminal: Terminal): boolean {
  const isNew = table !== sitting.table;
  sitting.table = table;
  terminal.say(message);
  return isNew;
}
