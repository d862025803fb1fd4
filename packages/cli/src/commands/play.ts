import { diceFrom, seedFrom } from '@meetingstone/bots';
import type { Command } from 'commander';
import { wholeNumber } from '../numbers.ts';
import type { Output } from '../output.ts';
import { paintFor } from '../paint.ts';
import { demonstrate, demonstrateJson } from '../play/demo.ts';
import { realTerminal } from '../play/keyboard.ts';
import { playAtTerminal } from '../play/loop.ts';
import { chooseDecks } from '../play/prompts.ts';
import type { Table } from '../play/session.ts';
import { startSession } from '../play/session.ts';
import type { PlayOptions, Setup, Sitter } from '../play/setup.ts';
import { decksFor, setUp, sittersOf } from '../play/setup.ts';

export function addPlay(program: Command, output: Output): void {
  program
    .command('play')
    .description('play in the terminal, against bots or at one keyboard')
    .option('--decks <names...>', 'one deck for each seat, by name or file; you choose when it is left out')
    .option('--players <list>', 'who sits where: you, bot, greedy, random or a name, with commas between')
    .option('--bots <name>', 'which bot plays the other seats: greedy or random', 'greedy')
    .option('--hotseat', 'all players are people at this keyboard')
    .option('--teams <n>', 'divide the seats into teams; neighbours are opponents', wholeNumber(2))
    .option('--limited', 'the decks are built for Limited play')
    .option('--seed <s>', 'the same seed shuffles the same way', wholeNumber(0))
    .option('--json', 'let bots play and print one JSON document')
    .action((options: PlayOptions) => runPlay(options, output))
    .addHelpText('after', '\nWithout a terminal, two bots play a demonstration game.');
}

async function runPlay(options: PlayOptions, output: Output): Promise<void> {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const watching = options.json === true || !isTerminal;
  const seed = options.seed ?? (watching ? 1 : Date.now() % 2147483647);
  const asked = sittersOf(options);
  const sitters = watching ? asked.map((): Sitter => ({ bot: options.bots })) : asked;
  const chosen = watching || options.decks ? undefined : await chooseDecks(titlesFor(sitters));
  if (chosen === null) return;
  const decks = chosen ?? decksFor(options.decks, sitters.length, seed, options.limited ? 'Limited' : 'Constructed');
  const setup = setUp(sitters, decks, seed, options.teams);
  const paint = paintFor(process.stdout);
  const table: Table = { seats: setup.bots, random: diceFrom(seedFrom(seed, 1)), paint };
  if (options.json) demonstrateJson(setup, table, output);
  else if (watching) demonstrate(setup, table, output, paint);
  else await playHere(setup, table);
}

function titlesFor(sitters: readonly Sitter[]): readonly string[] {
  const people = sitters.filter((one) => 'person' in one).length;
  return sitters.map((one, n) => {
    if ('bot' in one) return `Which deck does the ${one.bot} bot${sitters.length > 2 ? ` in seat ${n + 1}` : ''} play?`;
    return people > 1 ? `Which deck does ${one.person} play?` : 'Which deck do you play?';
  });
}

async function playHere({ opening, seed }: Setup, table: Table): Promise<void> {
  const terminal = realTerminal();
  terminal.say(`Seed ${seed}. Type a number to choose, ? for help.`);
  try {
    await playAtTerminal(startSession(opening, seed, table.paint), table, terminal);
  } finally {
    terminal.close();
  }
}
