import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@meetingstone/sitting';
import { Command, CommanderError } from 'commander';
import { CHECKOUT } from './checkout.ts';
import type { Output } from './output.ts';

type Add = (program: Command, output: Output) => void;

/** Every command, loaded when it is asked for. */
const COMMANDS: Readonly<Record<string, () => Promise<Add>>> = {
  play: async () => (await import('./commands/play.ts')).addPlay,
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  work: async () => (await import('./commands/work.ts')).addWork,
  serve: async () => (await import('./commands/serve.ts')).addServe,
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  restore: async () => (await import('./commands/backup.ts')).addRestore,
  reports: async () => (await import('./commands/reports.ts')).addReports,
  contest: async () => (await import('./commands/contest.ts')).addContest,
  ladder: async () => (await import('./commands/ladder.ts')).addLadder,
  scenario: async () => (await import('./commands/scenario.ts')).addScenario,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  cards: async () => (await import('./commands/cards.ts')).addCards,
  deck: async () => (await import('./commands/deck.ts')).addDeck,
  rules: async () => (await import('./commands/rules.ts')).addRules,
};

const versionHere = (): string =>
  JSON.parse(readFileSync(join(CHECKOUT, 'packages', 'cli', 'package.json'), 'utf8')).version;

/** The program with the command that these words begin with; with all of them where they begin with none. */
async function programFor([first = '']: readonly string[], output: Output): Promise<Command> {
  const program = new Command('meetingstone')
    .description('The World of Warcraft Trading Card Game with every rule enforced (unofficial fan project)')
    .version(versionHere(), '--version', 'tell which version this is')
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.say(text.trimEnd()),
      writeErr: (text) => output.warn(text.trimEnd()),
    })
    .configureHelp({ showGlobalOptions: false });
  if (first === '--version') return program;
  const asked = Object.hasOwn(COMMANDS, first) ? [COMMANDS[first]!] : Object.values(COMMANDS);
  for (const load of asked) (await load())(program, output);
  return program;
}

/** Runs one command. Whatever a person did wrong is said on stderr in a sentence. */
export async function run(words: readonly string[], output: Output): Promise<void> {
  try {
    const program = await programFor(words, output);
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0) output.fail(error.exitCode);
    } else if (error instanceof Refusal) {
      output.warn(`error: ${error.message}`);
      output.fail();
    } else {
      const message = error instanceof Error ? error.message : String(error);
      output.warn(`error: ${message}`);
      if (process.env.MEETINGSTONE_DEBUG && error instanceof Error) output.warn(error.stack ?? '');
      output.fail(70);
    }
  }
}
