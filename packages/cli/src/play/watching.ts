import { tableLines } from '../table/table.ts';
import { paintingTeller } from '../teller.ts';
import type { Input } from './input.ts';
import { readInput } from './input.ts';
import { viewerOf } from './session.ts';
import type { Sitting } from './sitting.ts';
import { onlyViewer, personsAt, sayNews, takeOver } from './sitting.ts';
import type { Terminal } from './terminal.ts';
import { widthOf } from './terminal.ts';

/**
 * Before each decision: somebody may have typed that he takes a seat, and then its decisions are his. Where only bots
 * play, any line makes them wait, and from then on they wait after each turn.
 */
export async function listen(sitting: Sitting, terminal: Terminal): Promise<'quit' | undefined> {
  const isAlone = personsAt(sitting.table).length === 0;
  const heard = await terminal.overhear(isAlone ? () => true : isMeantForBots);
  if (heard === null && !(isAlone && isTurnOver(sitting))) return undefined;
  sayNews(sitting, onlyViewer(sitting), terminal);
  if (!isAlone) return obeyed(readInput(heard!), sitting, terminal) === 'quit' ? 'quit' : undefined;
  let input = heard === null ? await askForWord(sitting, terminal) : readInput(heard);
  if (heard?.trim() === '') input = { does: 'table' };
  for (;;) {
    const then = obeyed(input, sitting, terminal);
    if (then !== 'wait') return then === 'quit' ? 'quit' : undefined;
    input = await askForWord(sitting, terminal);
  }
}

/** Lines that nobody types to answer a question. */
function isMeantForBots(line: string): boolean {
  const { does } = readInput(line);
  return does === 'take' || does === 'quit';
}

const isTurnOver = ({ session, until }: Sitting): boolean => session.game.state.turn.number > until;

async function askForWord({ session }: Sitting, terminal: Terminal): Promise<Input> {
  const next = session.game.decision;
  const who = next ? `${session.opening.seats[next.player]!.name} is next. ` : '';
  const line = await terminal.ask(`${who}Enter: a turn; step: a decision; take PLAYER; table; quit. > `);
  return line === null ? { does: 'quit' } : readInput(line);
}

/** Does what was said while bots play. Then they go on, wait for another word, or everybody leaves. */
function obeyed(input: Input, sitting: Sitting, terminal: Terminal): 'on' | 'wait' | 'quit' {
  switch (input.does) {
    case 'quit':
      return 'quit';
    case 'take':
      return takeOver(sitting, input.seat, terminal) ? 'on' : 'wait';
    case 'nothing':
      sitting.until = sitting.session.game.state.turn.number;
      return 'on';
    case 'step':
      sitting.until = -1;
      return 'on';
    case 'table': {
      const t = paintingTeller(viewerOf(sitting.session, onlyViewer(sitting)), sitting.table.paint);
      for (const line of tableLines(t, widthOf(terminal))) terminal.say(line);
      return 'wait';
    }
    default:
      terminal.say('Bots play here: take a seat first, or let them go on.');
      return 'wait';
  }
}
