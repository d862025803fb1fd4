import type { Option, Seat } from '@meetingstone/rules';
import type { Until, Wish } from '@meetingstone/sitting';
import { next, passLeadsTo, played } from '@meetingstone/sitting';
import type { Choices } from '@meetingstone/words';
import { choicesOf, english, passLeadsWords, say, whyAskedWords } from '@meetingstone/words';
import { ruleTitle } from '../explaining.ts';
import { folded } from '../paint.ts';
import { choiceLines } from '../table/choices.ts';
import { graveyardLines } from '../table/graveyards.ts';
import { handLines } from '../table/hand.ts';
import { tableLines } from '../table/table.ts';
import type { PaintingTeller } from '../teller.ts';
import type { Around, Leaving } from './around.ts';
import { confirmed, saveAs } from './confirming.ts';
import type { Input } from './input.ts';
import { HELP, readInput } from './input.ts';
import { logLines, wholeLogLines } from './logging.ts';
import { aboutCard, textLines } from './lookup.ts';
import { whyNot } from './refusing.ts';
import { handOver, takeOver } from './reseating.ts';
import type { Deed, Screen } from './screen.ts';
import { personsIn, sayNews, tellerFor, tryTo } from './screen.ts';
import type { Terminal } from './terminal.ts';
import { widthOf } from './terminal.ts';
import { standingWish, stopWishes, untilCalled, wishLines } from './wishing.ts';

/** A question as it stands before a person. */
interface Question {
  readonly screen: Screen;
  readonly seat: Seat;
  readonly terminal: Terminal;
  readonly around: Around;
  readonly t: PaintingTeller;
  readonly choices: Choices;
  readonly width: number;
}

/** What follows a command: the question stands, it is answered (or another one stands), or the person leaves. */
type Then = 'stays' | 'done' | Leaving;

/** Shows a person the table and his choices, and takes commands until he has answered. */
export async function decide(
  screen: Screen,
  seat: Seat,
  terminal: Terminal,
  around: Around,
): Promise<Leaving | undefined> {
  const t = tellerFor(screen, seat);
  const choices = withLeads(choicesOf(screen.sitting.game.decision!, t), screen, seat, t);
  const question: Question = { screen, seat, terminal, around, t, choices, width: widthOf(terminal) };
  sayNews(screen, seat, terminal);
  screen.telling = false;
  terminal.say('');
  showTable(question);
  ask(question);
  for (;;) {
    const line = await terminal.ask(screen.paint('bold', '> '));
    if (line === null) return 'quit';
    const then = await obey(readInput(line), question);
    if (then === 'done') return undefined;
    if (then !== 'stays') return then;
  }
}

const isPriority = ({ sitting }: Pick<Screen, 'sitting'>): boolean => sitting.game.decision!.question === 'priority';

/** Each pass says where it leads. */
function withLeads(choices: Choices, { sitting }: Screen, seat: Seat, t: PaintingTeller): Choices {
  if (!isPriority({ sitting })) return choices;
  const leads = passLeadsWords(passLeadsTo(sitting, seat), t);
  return {
    ...choices,
    choices: choices.choices.map((choice) =>
      choice.option.choose === 'pass' ? { ...choice, label: say`pass (${leads})` } : choice,
    ),
  };
}

function showTable({ t, width, terminal }: Question): void {
  for (const line of tableLines(t, width)) terminal.say(line);
}

function ask({ screen, t, choices, width, terminal }: Question): void {
  const { sitting, paint } = screen;
  terminal.say('');
  if (sitting.game.decision!.purpose.together.length > 1) terminal.say(paint('yellow', english.asking.joint));
  const todo = next(sitting);
  if (todo.do === 'ask' && todo.why.because !== 'choice' && todo.why.because !== 'action')
    terminal.say(paint('yellow', t.painted(whyAskedWords(todo.why, t))));
  for (const line of choiceLines(choices, t, width)) terminal.say(line);
}

async function obey(input: Input, question: Question): Promise<Then> {
  const { screen, seat, terminal, around, t, choices, width } = question;
  const say = (lines: readonly string[]): Then => {
    for (const line of lines) for (const part of folded(line, width)) terminal.say(part);
    return 'stays';
  };
  switch (input.does) {
    case 'choose': {
      const choice = choices.choices.find(({ number }) => number === input.number);
      return choice ? answer(question, choice.option) : say([`There are choices 1 to ${choices.choices.length}.`]);
    }
    case 'pass':
    case 'yes':
    case 'no': {
      const choice = choices.choices.find(({ option: { choose } }) => choose === input.does);
      if (choice) return answer(question, choice.option);
      if (input.does === 'pass' && isPriority(screen)) return answer(question, { choose: 'pass' }); // It is told why not.
      return say([`"${input.does}" is not an answer here.`]);
    }
    case 'number':
      return answer(question, { choose: 'number', number: input.number });
    case 'until': {
      const until = untilCalled(input.what, t.view);
      if (!until) return say([`Until when? "${input.what}" is no player and no step of a turn.`]);
      return isPriority(screen) ? answer(question, { choose: 'pass' }, until) : say(['You cannot pass here.']);
    }
    case 'stop': {
      const wishes = stopWishes(input.what, screen.sitting.wishes[seat]!, t.view);
      return wishes ? wish(question, wishes) : say([`Stop where? "${input.what}" is no player and no step of a turn.`]);
    }
    case 'yield': {
      const one = standingWish(input.what, screen.sitting.wishes[seat]!);
      return one ? wish(question, [one]) : say([`There is no yield "${input.what}"; yields lists them.`]);
    }
    case 'always':
      return wish(question, alwaysWish(question, input.what));
    case 'auto':
      return wish(question, [{ wish: 'hold', on: !screen.sitting.wishes[seat]!.hold }]);
    case 'yields':
      return say(wishLines(screen.sitting.wishes[seat]!, t.view, english));
    case 'back':
      return back(question);
    case 'concede': {
      if (!(await confirmed('Do you give up this game?', terminal))) return 'stays';
      return doIt(question, { do: 'concede', seat });
    }
    case 'concede match': {
      const why = around.whyNotConcedeMatch(seat);
      if (why !== null) return say([why]);
      return (await confirmed('Do you give up the whole match?', terminal)) ? 'concede match' : 'stays';
    }
    case 'quit':
      return (await confirmed(around.leaving, terminal, true)) ? 'quit' : 'stays';
    case 'save':
      return say([await saveAs(input.file, () => around.save(input.file, screen.sitting), terminal)]);
    case 'table':
      showTable(question);
      ask(question);
      return 'stays';
    case 'hand':
      return say(handLines(t));
    case 'log':
      return say(logLines(screen, seat, ruleTitle));
    case 'whole log':
      return say(wholeLogLines(screen, seat, played(screen.sitting), ruleTitle));
    case 'graveyards':
      return say(graveyardLines(t, width));
    case 'text':
      return say(textLines(input.what, choices, t));
    case 'why':
      return say(aboutCard(input.what, screen.sitting, choices, t));
    case 'bot':
      return handOver(screen, seat, input.bot, terminal) ? 'done' : 'stays';
    case 'take':
      takeOver(screen, input.seat, terminal);
      return 'stays';
    case 'step':
      return say(['You play yourself: step is for watching bots.']);
    case 'help':
      return say(HELP);
    case 'nothing':
      ask(question);
      return 'stays';
    case 'unknown':
      return say([`"${input.what}"? Type a number, or ? for help.`]);
  }
}

function doIt({ screen, seat, terminal }: Question, deed: Deed): Then {
  const failed = tryTo(screen, deed);
  if (!failed) return 'done';
  terminal.say(whyNot(screen.sitting, seat, failed));
  return 'stays';
}

const answer = (question: Question, choose: Option, until?: Until): Then =>
  doIt(question, { do: 'answer', seat: question.seat, choose, ...(until ? { until } : {}) });

/** Changes what is passed for the person; what he is asked now may then be passed, and otherwise he is told what holds. */
function wish(question: Question, wishes: readonly Wish[]): Then {
  const { screen, seat, terminal, t, width } = question;
  const { decision } = screen.sitting.game;
  for (const one of wishes) tryTo(screen, { do: 'wish', seat, wish: one });
  for (const line of wishLines(screen.sitting.wishes[seat]!, t.view, english))
    for (const part of folded(line, width)) terminal.say(part);
  return screen.sitting.game.decision === decision ? 'stays' : 'done';
}

/** Links of that card, or of the one on top of the chain, are not asked about any more, or are again. */
function alwaysWish({ screen, seat, t }: Question, name: string): readonly Wish[] {
  const called = name === '' ? t.view.chain[0]?.name : name;
  const { always } = screen.sitting.wishes[seat]!;
  const source = always.find((one) => one.toLowerCase() === called?.toLowerCase()) ?? called;
  return source ? [{ wish: 'always', source, on: !always.includes(source) }] : [];
}

/** Back within what one is doing; else to one's last decision, if those who have learned something since agree. */
async function back(question: Question): Promise<Then> {
  const { screen, seat, terminal } = question;
  if (tryTo(screen, { do: 'back', seat }) && !(await undone(question))) return 'stays';
  terminal.say('You go back to your last decision.');
  return 'done';
}

async function undone({ screen, seat, terminal }: Question): Promise<boolean> {
  const failed = tryTo(screen, { do: 'undo.ask', seat });
  if (failed) terminal.say(whyNot(screen.sitting, seat, failed));
  if (failed) return false;
  const names = screen.sitting.opening.seats.map(({ name }) => name);
  for (const other of personsIn(screen.sitting)) {
    const { asked } = screen.sitting.undo;
    if (!asked?.waitingFor.includes(other)) continue;
    const agree = await confirmed(`${names[other]}, do you let ${names[seat]} take that back?`, terminal);
    tryTo(screen, { do: 'undo.say', seat: other, agree });
    if (!agree) return false;
  }
  return true;
}
