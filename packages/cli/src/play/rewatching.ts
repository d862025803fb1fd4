import type { Game, Recording, Seat } from '@meetingstone/rules';
import { answer, outcome, shownTo, startGame } from '@meetingstone/rules';
import type { Played } from '@meetingstone/sitting';
import { linesOf, withoutProposals } from '@meetingstone/sitting';
import { english, outcomeWords } from '@meetingstone/words';
import type { Paint } from '../paint.ts';
import { folded } from '../paint.ts';
import { tableLines } from '../table/table.ts';
import { paintingTeller } from '../teller.ts';
import { textLines } from './lookup.ts';
import { seatCalled } from './reseating.ts';
import { printed } from './screen.ts';
import type { Terminal } from './terminal.ts';
import { widthOf } from './terminal.ts';

/** A recorded game in front of somebody, and how far he has watched it. */
interface Watching {
  readonly start: Game;
  readonly steps: readonly Played[];
  readonly names: readonly string[];
  readonly paint: Paint;
  /** How many answers have been given. */
  at: number;
  /** Through whose eyes. */
  viewer: Seat | null;
}

const HELP: readonly string[] = [
  'Enter, step         on to the next thing that happens; step 5 over five of them',
  'turn                on to the next turn; turn 7 to that one, also back',
  'back                back to the thing before',
  'seat NAME           through the eyes of that player; seat nobody: of a spectator',
  'speed N             on by itself, N things a second; Enter stops it',
  'end                 on to the end',
  'table               the table once more',
  '? NAME, text NAME   the text of a card, what a keyword means, what a rule says',
  'quit                leave',
];

/** Whoever only watches is offered nothing. */
const NO_CHOICES = { choices: [] };

/** Lets somebody watch a recorded game: step by step, turn by turn, through anybody's eyes, or by itself. */
export async function watchRecording(
  recording: Recording,
  paint: Paint,
  terminal: Terminal,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resume) => {
      setTimeout(resume, milliseconds);
    }),
): Promise<void> {
  const watching = watchingFrom(recording, paint);
  terminal.say(`${watching.steps.length} answers. ? for help.`);
  for (;;) {
    const { turn } = gameAt(watching).state;
    const line = await terminal.ask(`Turn ${turn.number}, ${watching.at} of ${watching.steps.length} > `);
    const [first = '', ...rest] = (line ?? 'quit').trim().split(/\s+/);
    const word = first.toLowerCase();
    switch (word) {
      case '':
      case 'step':
        toNext(watching, terminal, Number(rest[0] ?? 1));
        break;
      case 'end':
        while (!isOver(watching)) on(watching, terminal);
        showTable(watching, terminal);
        break;
      case 'turn':
        toTurn(watching, rest[0] === undefined ? turn.number + 1 : Number(rest[0]), terminal);
        break;
      case 'back':
        toLast(watching);
        showTable(watching, terminal);
        break;
      case 'seat':
        lookAs(watching, rest.join(' '), terminal);
        break;
      case 'speed':
        await byItself(watching, Number(rest[0] ?? 1), terminal, wait);
        break;
      case 'table':
        showTable(watching, terminal);
        break;
      case '?':
      case 'text':
        for (const text of rest.length === 0 ? HELP : textLines(rest.join(' '), NO_CHOICES, tellerAt(watching)))
          for (const part of folded(text, widthOf(terminal))) terminal.say(part);
        break;
      case 'quit':
      case 'q':
        return;
      default:
        for (const text of HELP) terminal.say(`  ${text}`);
    }
    if (watching.at === watching.steps.length) sayEnd(watching, terminal);
  }
}

function watchingFrom({ opening, seed, answers }: Recording, paint: Paint): Watching {
  const start = startGame(opening, seed);
  let game = start;
  const steps = answers.map((given, entry): Played => {
    const before = game;
    const answered = answer(game, given);
    if (!answered.ok) throw new RangeError(`answer ${entry + 1} is refused: ${answered.ruling.reason}`);
    game = answered.game;
    return { entry, given, before, game };
  });
  return { start, steps, names: opening.seats.map(({ name }) => name), paint, at: 0, viewer: null };
}

const gameAt = ({ start, steps, at }: Watching): Game => steps[at - 1]?.game ?? start;

const tellerAt = (watching: Watching) =>
  paintingTeller(shownTo(gameAt(watching), watching.viewer).view, watching.paint);

function showTable(watching: Watching, terminal: Terminal): void {
  for (const line of tableLines(tellerAt(watching), widthOf(terminal))) terminal.say(line);
}

/** Goes on by one answer and tells what happened; true if anything did. */
function on(watching: Watching, terminal: Terminal): boolean {
  const step = watching.steps[watching.at];
  if (!step) return false;
  watching.at += 1;
  const told = withoutProposals(linesOf(step, watching.viewer));
  const t = tellerAt(watching);
  for (const line of told) for (const text of printed(line, t)) terminal.say(text);
  return told.length > 0;
}

const isOver = ({ at, steps }: Watching): boolean => at >= steps.length;

/** On until so many things have happened: passes tell nothing. */
function toNext(watching: Watching, terminal: Terminal, things = 1): void {
  for (let n = 0; n < things && !isOver(watching); ) if (on(watching, terminal)) n += 1;
}

/** To the beginning of a turn, forward with all that happens, or back. */
function toTurn(watching: Watching, number: number, terminal: Terminal): void {
  if (!Number.isInteger(number) || number < 0) {
    terminal.say('Which turn?');
    return;
  }
  if (number <= gameAt(watching).state.turn.number) {
    const first = watching.steps.findIndex(({ game }) => game.state.turn.number >= number);
    watching.at = first < 0 ? 0 : first + 1;
  } else while (!isOver(watching) && gameAt(watching).state.turn.number < number) on(watching, terminal);
  showTable(watching, terminal);
}

/** Back to before the last thing that happened. */
function toLast(watching: Watching): void {
  do watching.at = Math.max(0, watching.at - 1);
  while (watching.at > 0 && linesOf(watching.steps[watching.at]!, watching.viewer).length === 0);
}

function lookAs(watching: Watching, name: string, terminal: Terminal): void {
  const isNobody = /^(?:|nobody)$/i.test(name);
  const seat = isNobody ? null : seatCalled(watching.names, name);
  if (seat === undefined) {
    terminal.say(`Nobody is called "${name}": ${watching.names.join(', ')}.`);
    return;
  }
  watching.viewer = seat;
  showTable(watching, terminal);
}

async function byItself(
  watching: Watching,
  speed: number,
  terminal: Terminal,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  if (!(speed > 0)) terminal.say('How many things a second?');
  if (!(speed > 0)) return;
  while (!isOver(watching) && (await terminal.overhear(() => true)) === null) {
    toNext(watching, terminal);
    await wait(1000 / speed);
  }
}

function sayEnd(watching: Watching, terminal: Terminal): void {
  const result = outcome(gameAt(watching));
  terminal.say(watching.paint('bold', outcomeWords(result, watching.names, watching.viewer, english)));
}

/** All of it at once, for a pipe. */
export function tellRecording(recording: Recording, paint: Paint, say: (line: string) => void): void {
  const watching = watchingFrom(recording, paint);
  const told = watching.steps.flatMap((step, n) => {
    watching.at = n + 1;
    return linesOf(step, null);
  });
  const t = tellerAt(watching);
  for (const line of withoutProposals(told)) for (const text of printed(line, t)) say(text);
}
