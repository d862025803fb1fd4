import type { Seat } from '@meetingstone/rules';
import { outcome } from '@meetingstone/rules';
import type { BotNames } from '../recording.ts';
import { saveRecording } from '../recording.ts';
import { Refusal } from '../refusal.ts';
import { choiceLines } from '../table/choices.ts';
import { graveyardLines } from '../table/graveyards.ts';
import { tableLines } from '../table/table.ts';
import { choicesOf } from '../words/choices.ts';
import { outcomeWords } from '../words/outcome.ts';
import { refusalWords } from '../words/rulings.ts';
import { teller } from '../words/teller.ts';
import { isJoint, JOINT } from '../words/together.ts';
import { HELP, readInput } from './input.ts';
import { aboutCard, textLines } from './lookup.ts';
import type { Reseated } from './seats.ts';
import { handToBot, takeSeat } from './seats.ts';
import type { Session, Table } from './session.ts';
import { answerByPerson, logOf, playOn, recordingOf, viewerOf } from './session.ts';

/** A terminal with somebody in front of it. */
export interface Terminal {
  readonly width: () => number;
  readonly say: (line: string) => void;
  /** What was typed; null when nothing more will be. */
  readonly ask: (prompt: string) => Promise<string | null>;
  /** Hides what is on the screen from the next player. */
  readonly clear: () => void;
}

interface Sitting {
  session: Session;
  table: Table;
  auto: boolean;
  /** How many sentences of his log each player has read. */
  readonly read: number[];
  /** The last person at the keyboard. */
  last: Seat | null;
  /** Somebody played here: he may take a seat again when bots play alone. */
  readonly isWatched: boolean;
}

/** What a game is part of. */
export interface Around {
  readonly save: (file: string, session: Session, bots: BotNames) => void;
  /** Why this player cannot give up more than the game. */
  readonly whyNotConcedeMatch: (seat: Seat) => string | null;
}

/** A game that stands for itself. */
const ALONE: Around = {
  save: (file, session, bots) => saveRecording(file, recordingOf(session), bots),
  whyNotConcedeMatch: () => 'This game is not part of a match.',
};

/** How a person leaves before the game is over. */
type Leaving = 'quit' | 'concede match';

export interface Played {
  readonly session: Session;
  readonly left: { readonly how: Leaving; readonly player: Seat } | null;
}

/** Plays until the game is over or somebody leaves. */
export async function playAtTerminal(
  start: Session,
  table: Table,
  terminal: Terminal,
  around: Around = ALONE,
): Promise<Played> {
  const read = start.opening.seats.map(() => 0);
  const sitting: Sitting = {
    session: start,
    table,
    auto: true,
    read,
    last: null,
    isWatched: personsAt(table).length > 0,
  };
  let left: Played['left'] = null;
  while (!left) {
    const persons = personsAt(sitting.table);
    sitting.session = playOn(sitting.session, sitting.table, sitting.auto, persons.length === 0 && sitting.isWatched);
    const { decision } = sitting.session.game;
    if (!decision) break;
    const { player } = decision;
    const looks = persons.length < 2 || (await handOver(sitting, player, terminal));
    const how = !looks
      ? 'quit'
      : sitting.table.seats[player]
        ? await watchOn(sitting, terminal)
        : await decide(sitting, player, sitting.table, terminal, around);
    if (how) left = { how, player };
  }
  const persons = personsAt(sitting.table);
  const viewer = persons.length === 1 ? persons[0]! : null;
  sayNews(sitting, viewer, terminal);
  if (!sitting.session.game.decision) {
    const t = teller(viewerOf(sitting.session, viewer), table.paint);
    const names = sitting.session.opening.seats.map(({ name }, seat) => (seat === viewer ? 'You' : name));
    terminal.say('');
    terminal.say(t.paint('bold', outcomeWords(outcome(sitting.session.game), names)));
  }
  return { session: sitting.session, left };
}

/** At one keyboard, the next player looks only after the last one has looked away. */
async function handOver(sitting: Sitting, player: Seat, terminal: Terminal): Promise<boolean> {
  if (sitting.last === player) return true;
  if (sitting.last !== null) terminal.clear();
  sitting.last = player;
  return isAlone(sitting.session.opening.seats[player]!.name, terminal);
}

export const isAlone = async (name: string, terminal: Terminal): Promise<boolean> =>
  (await terminal.ask(`${name}, press Enter when only you can see this. `)) !== null;

const personsAt = ({ seats }: Table): readonly Seat[] => seats.flatMap((bot, seat) => (bot ? [] : [seat]));

/** Bots play alone: between turns somebody may take a seat again. */
async function watchOn(sitting: Sitting, terminal: Terminal): Promise<Leaving | undefined> {
  sayNews(sitting, null, terminal);
  for (;;) {
    const line = await terminal.ask('Enter lets the bots play on; take PLAYER, or quit. > ');
    const input = line === null ? null : readInput(line);
    if (input === null || input.does === 'quit') return 'quit';
    if (input.does === 'nothing') return undefined;
    if (input.does === 'take') {
      reseat(sitting, takeSeat(sitting.table, sitting.session, input.seat), terminal);
      return undefined;
    }
  }
}

function reseat(sitting: Sitting, { table, message }: Reseated, terminal: Terminal): boolean {
  const isNew = table !== sitting.table;
  sitting.table = table;
  terminal.say(message);
  return isNew;
}

/** Shows a person the table and his choices, and takes commands until he has answered. */
async function decide(
  sitting: Sitting,
  player: Seat,
  table: Table,
  terminal: Terminal,
  around: Around,
): Promise<Leaving | undefined> {
  const { session } = sitting;
  const view = viewerOf(session, player);
  const t = teller(view, table.paint);
  const choices = choicesOf(session.game.decision!, t);
  const width = Math.max(60, Math.min(terminal.width(), 120));
  const show = () => {
    for (const line of tableLines(t, width)) terminal.say(line);
  };
  const askAgain = () => {
    terminal.say('');
    if (isJoint(session.game, session.game.decision!)) terminal.say(table.paint('yellow', JOINT));
    for (const line of choiceLines(choices, t, width)) terminal.say(line);
  };
  sayNews(sitting, player, terminal);
  terminal.say('');
  show();
  askAgain();
  for (;;) {
    const line = await terminal.ask(table.paint('bold', '> '));
    if (line === null) return 'quit';
    const input = readInput(line);
    switch (input.does) {
      case 'choose': {
        const choice = choices.choices.find(({ number }) => number === input.number);
        if (choice) return answered(sitting, player, choice.option, table, terminal);
        terminal.say(`There are choices 1 to ${choices.choices.length}.`);
        break;
      }
      case 'number':
        return answered(sitting, player, { choose: 'number', number: input.number }, table, terminal);
      case 'concede':
        return answered(sitting, player, 'concede', table, terminal);
      case 'back':
        if (!session.before) {
          terminal.say('There is nothing to go back to.');
          break;
        }
        goBack(sitting, session.before);
        terminal.say('You go back to your last decision.');
        return undefined;
      case 'quit':
        return 'quit';
      case 'concede match': {
        const why = around.whyNotConcedeMatch(player);
        if (why === null) return 'concede match';
        terminal.say(why);
        break;
      }
      case 'table':
        show();
        askAgain();
        break;
      case 'auto':
        sitting.auto = !sitting.auto;
        terminal.say(sitting.auto ? 'Passing by itself is on.' : 'Passing by itself is off: you are always asked.');
        break;
      case 'log':
        for (const { text, rule } of logOf(session, player)) terminal.say(`  ${text}  ${t.paint('dim', rule)}`);
        break;
      case 'graveyards':
        for (const text of graveyardLines(t, width)) terminal.say(text);
        break;
      case 'text':
        for (const text of textLines(input.what, choices, t)) terminal.say(text);
        break;
      case 'why':
        for (const text of aboutCard(input.what, session, choices, t)) terminal.say(text);
        break;
      case 'save':
        terminal.say(saved(input.file, () => around.save(input.file, session, sitting.table.bots ?? [])));
        break;
      case 'bot':
        if (reseat(sitting, handToBot(sitting.table, session, player, input.bot), terminal)) return undefined;
        break;
      case 'take':
        reseat(sitting, takeSeat(sitting.table, session, input.seat), terminal);
        break;
      case 'help':
        for (const text of HELP) terminal.say(text);
        break;
      case 'nothing':
        askAgain();
        break;
      case 'unknown':
        terminal.say(`"${input.what}"? Type a number, or ? for help.`);
    }
  }
}

function answered(
  sitting: Sitting,
  player: Seat,
  choose: Parameters<typeof answerByPerson>[2],
  table: Table,
  terminal: Terminal,
): undefined {
  const given = answerByPerson(sitting.session, player, choose, table.paint);
  if (given.ok) sitting.session = given.session;
  else terminal.say(`No: ${refusalWords(sitting.session.game, given.given, given.ruling)}.`);
}

function goBack(sitting: Sitting, before: Session): void {
  sitting.session = before;
  sitting.read.forEach((_, seat) => {
    sitting.read[seat] = Math.min(sitting.read[seat]!, logOf(before, seat).length);
  });
}

/** What happened since this player last looked. */
function sayNews(sitting: Sitting, viewer: Seat | null, terminal: Terminal): void {
  const log = logOf(sitting.session, viewer);
  const from = viewer === null ? Math.max(0, log.length - 5) : sitting.read[viewer]!;
  const news = log.slice(from);
  if (viewer !== null) sitting.read[viewer] = log.length;
  if (news.length > 0 && news[0]!.event !== 'turn starts') terminal.say('');
  for (const { event, text } of news) terminal.say(event === 'turn starts' ? `\n${text}` : `  ${text}`);
}

/** Saves, and says whether it is done. */
export function saved(file: string, save: () => void): string {
  try {
    save();
    return `Saved as ${file}.`;
  } catch (error) {
    if (error instanceof Refusal) return `Not saved: ${error.message}`;
    throw error;
  }
}
