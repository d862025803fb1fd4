import { cardNamed, cardNamesLike, swappable } from '@meetingstone/cards';
import type { Seat } from '@meetingstone/rules';
import type { BotNames, Course } from '@meetingstone/sitting';
import { concededBy, mustBeDone, perhaps, swapped, violationLines, whyNotConcede } from '@meetingstone/sitting';
import { saveMatch } from '../files.ts';
import type { Paint } from '../paint.ts';
import { cardLines } from '../table/card.ts';
import { confirmed, saveAs } from './confirming.ts';
import { isAlone } from './loop.ts';
import type { Siding } from './sidedeck.ts';
import { moved, readSiding, SIDING_HELP, sidingLines, swapOf } from './sidedeck.ts';
import type { Terminal } from './terminal.ts';

interface Sided {
  readonly course: Course;
  /** False if somebody left the match. */
  readonly goesOn: boolean;
}

/** Between two games every person looks at his side deck, and nobody else does (100.3). Bots keep their decks. */
export async function openSideDecks(
  start: Course,
  bots: BotNames,
  persons: readonly Seat[],
  paint: Paint,
  terminal: Terminal,
): Promise<Sided> {
  let course = start;
  for (const seat of persons) {
    const player = course.now.players[seat]!;
    const { side } = swappable(player);
    if (Object.keys(side).length === 0) continue;
    if (persons.length > 1) {
      terminal.clear();
      if (!(await isAlone(player.name, terminal))) return { course, goesOn: false };
    }
    const sided = await sideCards(course, seat, bots, paint, terminal);
    if (!sided.goesOn) return sided;
    course = sided.course;
  }
  return { course, goesOn: true };
}

async function sideCards(course: Course, seat: Seat, bots: BotNames, paint: Paint, terminal: Terminal): Promise<Sided> {
  const start = swappable(course.now.players[seat]!);
  const width = Math.max(60, Math.min(terminal.width(), 120));
  let steps: readonly Siding[] = [start];
  const now = () => steps.at(-1)!;
  const show = () => {
    terminal.say('');
    for (const line of sidingLines(start, now(), paint, width)) terminal.say(line);
    terminal.say('Swap cards ("3 b": 3 out, b in; "3 b x2"), or type done; ? for help.');
  };
  show();
  for (;;) {
    const line = await terminal.ask(paint('bold', '> '));
    if (line === null) return { course, goesOn: false };
    const input = readSiding(line);
    switch (input.does) {
      case 'swap': {
        const step = moved(now(), input);
        if (step.ok) steps = [...steps, step.siding];
        if (step.ok) show();
        else terminal.say(step.message);
        break;
      }
      case 'back':
        if (steps.length === 1) terminal.say('There is nothing to take back.');
        else {
          steps = steps.slice(0, -1);
          show();
        }
        break;
      case 'done': {
        const done = finished(course, seat, start, now());
        if (typeof done !== 'string') return { course: done, goesOn: true };
        terminal.say(done);
        break;
      }
      case 'save': {
        const done = finished(course, seat, start, now());
        const saving = () => typeof done !== 'string' && saveMatch(input.file, { course: done, bots, answers: null });
        terminal.say(typeof done === 'string' ? `Not saved: ${done}` : await saveAs(input.file, saving, terminal));
        break;
      }
      case 'concede match': {
        const why = whyNotConcede(course, seat);
        if (why !== null) terminal.say(why);
        else if (await confirmed('Do you give up the whole match?', terminal))
          return { course: mustBeDone(concededBy(course, seat)), goesOn: false };
        break;
      }
      case 'text':
        for (const text of textLines(input.what, paint)) terminal.say(text);
        break;
      case 'table':
        show();
        break;
      case 'help':
        for (const text of SIDING_HELP) terminal.say(text);
        break;
      case 'quit':
        if (await confirmed('Do you leave the match? What is not saved is lost.', terminal, true))
          return { course, goesOn: false };
        break;
      case 'unknown':
        terminal.say(`"${input.what}"? Type "3 b" to swap, done to play, or ? for help.`);
    }
  }
}

/** The match with these swaps, or why they cannot be made. */
function finished(course: Course, seat: Seat, before: Siding, after: Siding): Course | string {
  const swap = swapOf(before, after);
  if (Object.keys(swap.out).length + Object.keys(swap.in).length === 0) return course;
  const done = swapped(course, { player: seat, ...swap });
  return done.ok ? done.course : `That deck cannot be played:\n${violationLines(done.violations).join('\n')}`;
}

function textLines(name: string, paint: Paint): string[] {
  const facts = cardNamed(name);
  return facts ? cardLines(facts, paint) : [`No card is named "${name}"${perhaps(cardNamesLike(name))}`];
}
