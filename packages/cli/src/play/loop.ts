import type { Seat } from '@meetingstone/rules';
import { outcome } from '@meetingstone/rules';
import type { BotNames } from '@meetingstone/sitting';
import { Refusal, refusalText } from '@meetingstone/sitting';
import { choicesOf, english, isJoint, outcomeWords } from '@meetingstone/words';
import { ruleTitle } from '../explaining.ts';
import { saveRecording } from '../files.ts';
import { folded } from '../paint.ts';
import { choiceLines } from '../table/choices.ts';
import { graveyardLines } from '../table/graveyards.ts';
import { tableLines } from '../table/table.ts';
import { paintingTeller } from '../teller.ts';
import { HELP, readInput } from './input.ts';
import { aboutCard, textLines } from './lookup.ts';
import type { Session, Table } from './session.ts';
import { answerByPerson, logOf, playOnce, recordingOf, viewerOf } from './session.ts';
import type { Sitting } from './sitting.ts';
import { handOver, onlyViewer, personsAt, sayNews, sayNewsMeanwhile, sitDown, takeOver } from './sitting.ts';
import type { Terminal } from './terminal.ts';
import { widthOf } from './terminal.ts';
import { listen } from './watching.ts';

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
  const sitting = sitDown(start, table);
  let left: Played['left'] = null;
  while (sitting.session.game.decision && !left) {
    const { player } = sitting.session.game.decision;
    const how = (await listen(sitting, terminal)) ?? (await goOn(sitting, terminal, around));
    if (how) left = { how, player };
  }
  const viewer = onlyViewer(sitting);
  sayNews(sitting, viewer, terminal);
  if (!sitting.session.game.decision) {
    const names = sitting.session.opening.seats.map(({ name }) => name);
    terminal.say('');
    terminal.say(table.paint('bold', outcomeWords(outcome(sitting.session.game), names, viewer, english)));
  }
  return { session: sitting.session, left };
}

/** One decision: a bot's, an automatic one, or that of a person, who may leave instead. */
async function goOn(sitting: Sitting, terminal: Terminal, around: Around): Promise<Leaving | undefined> {
  const persons = personsAt(sitting.table);
  const next = playOnce(sitting.session, sitting.table, sitting.auto);
  if (!next) {
    const { player } = sitting.session.game.decision!;
    const looks = persons.length < 2 || (await looksAway(sitting, player, terminal));
    return looks ? decide(sitting, player, terminal, around) : 'quit';
  }
  sitting.session = next;
  if (persons.length < 2) sayNewsMeanwhile(sitting, terminal);
  return undefined;
}

/** At one keyboard, the next player looks only after the last one has looked away. */
async function looksAway(sitting: Sitting, player: Seat, terminal: Terminal): Promise<boolean> {
  if (sitting.last === player) return true;
  if (sitting.last !== null) terminal.clear();
  sitting.last = player;
  return isAlone(sitting.session.opening.seats[player]!.name, terminal);
}

export const isAlone = async (name: string, terminal: Terminal): Promise<boolean> =>
  (await terminal.ask(`${name}, press Enter when only you can see this. `)) !== null;

/** Shows a person the table and his choices, and takes commands until he has answered. */
async function decide(
  sitting: Sitting,
  player: Seat,
  terminal: Terminal,
  around: Around,
): Promise<Leaving | undefined> {
  const { session, table } = sitting;
  const view = viewerOf(session, player);
  const t = paintingTeller(view, table.paint);
  const choices = choicesOf(session.game.decision!, t);
  const width = widthOf(terminal);
  const show = () => {
    for (const line of tableLines(t, width)) terminal.say(line);
  };
  const sayFolded = (text: string) => {
    for (const line of folded(text, width)) terminal.say(line);
  };
  const askAgain = () => {
    terminal.say('');
    if (isJoint(session.game.decision!, t)) terminal.say(table.paint('yellow', english.asking.joint));
    for (const line of choiceLines(choices, t, width)) terminal.say(line);
  };
  sayNews(sitting, player, terminal);
  sitting.telling = false;
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
      case 'pass':
      case 'yes':
      case 'no': {
        const { does } = input;
        const choice = choices.choices.find(({ option: { choose } }) => choose === does);
        if (choice) return answered(sitting, player, choice.option, table, terminal);
        terminal.say(`"${does}" is not an answer here.`);
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
        for (const { text, rule } of logOf(session, player))
          terminal.say(`  ${text}  ${t.paint('dim', ruleTitle(rule))}`);
        break;
      case 'graveyards':
        for (const text of graveyardLines(t, width)) terminal.say(text);
        break;
      case 'text':
        for (const text of textLines(input.what, choices, t)) sayFolded(text);
        break;
      case 'why':
        for (const text of aboutCard(input.what, session, choices, t)) sayFolded(text);
        break;
      case 'save':
        terminal.say(saved(input.file, () => around.save(input.file, session, sitting.table.bots ?? [])));
        break;
      case 'bot':
        if (handOver(sitting, player, input.bot, terminal)) return undefined;
        break;
      case 'take':
        takeOver(sitting, input.seat, terminal);
        break;
      case 'step':
        terminal.say('You play yourself: step is for watching bots.');
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
  else terminal.say(`No: ${refusalText(sitting.session.game, given.given, given.ruling)}.`);
}

function goBack(sitting: Sitting, before: Session): void {
  sitting.session = before;
  sitting.read.forEach((_, seat) => {
    sitting.read[seat] = Math.min(sitting.read[seat]!, logOf(before, seat).length);
  });
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
