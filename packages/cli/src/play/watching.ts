import { tableLines } from '../table/table.ts';
import type { Around } from './around.ts';
import { confirmed } from './confirming.ts';
import type { Input } from './input.ts';
import { readInput } from './input.ts';
import { takeOver } from './reseating.ts';
import type { Screen } from './screen.ts';
import { onlyViewer, personsIn, sayNews, tellerFor } from './screen.ts';
import type { Terminal } from './terminal.ts';
import { widthOf } from './terminal.ts';

/**
 * Before each decision: somebody may have typed that he takes a seat, and then its decisions are his. Where only bots
 * play, any line makes them wait, and from then on they wait after each turn.
 */
export async function listen(screen: Screen, terminal: Terminal, around: Around): Promise<'quit' | undefined> {
  const isAlone = personsIn(screen.sitting).length === 0;
  const heard = await terminal.overhear(isAlone ? () => true : isMeantForBots);
  if (heard === null && !(isAlone && isTurnOver(screen))) return undefined;
  sayNews(screen, onlyViewer(screen), terminal);
  let input = heard === null ? await askForWord(screen, terminal) : readInput(heard);
  if (heard?.trim() === '') input = { does: 'table' };
  for (;;) {
    const then = await obeyed(input, screen, terminal, around);
    if (then === 'quit') return 'quit';
    if (then === 'on' || !isAlone) return undefined;
    input = await askForWord(screen, terminal);
  }
}

/** Lines that nobody types to answer a question. */
function isMeantForBots(line: string): boolean {
  const { does } = readInput(line);
  return does === 'take' || does === 'quit';
}

const isTurnOver = ({ sitting, until }: Screen): boolean => sitting.game.state.turn.number > until;

async function askForWord({ sitting }: Screen, terminal: Terminal): Promise<Input> {
  const { decision } = sitting.game;
  const who = decision ? `${sitting.opening.seats[decision.player]!.name} is next. ` : '';
  const line = await terminal.ask(`${who}Enter: a turn; step: a decision; take PLAYER; table; quit. > `);
  return line === null ? { does: 'quit' } : readInput(line);
}

/** Does what was said while bots play. Then they go on, wait for another word, or everybody leaves. */
async function obeyed(
  input: Input,
  screen: Screen,
  terminal: Terminal,
  around: Around,
): Promise<'on' | 'wait' | 'quit'> {
  switch (input.does) {
    case 'quit':
      around.keep(screen.sitting);
      return (await confirmed(around.leaving, terminal, true)) ? 'quit' : 'wait';
    case 'take':
      return takeOver(screen, input.seat, terminal) ? 'on' : 'wait';
    case 'nothing':
      screen.until = screen.sitting.game.state.turn.number;
      return 'on';
    case 'step':
      screen.until = -1;
      return 'on';
    case 'table': {
      for (const line of tableLines(tellerFor(screen, onlyViewer(screen)), widthOf(terminal))) terminal.say(line);
      return 'wait';
    }
    default:
      terminal.say('Bots play here: take a seat first, or let them go on.');
      return 'wait';
  }
}
