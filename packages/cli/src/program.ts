import { Command, CommanderError } from 'commander';
import { addCards } from './commands/cards.ts';
import { addContest } from './commands/contest.ts';
import { addDeck } from './commands/deck.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addScenario } from './commands/scenario.ts';
import { addSimulate } from './commands/simulate.ts';
import type { Output } from './output.ts';
import { Refusal } from './refusal.ts';

function programFor(output: Output): Command {
  const program = new Command('meetingstone')
    .description('The World of Warcraft Trading Card Game with every rule enforced (unofficial fan project)')
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.say(text.trimEnd()),
      writeErr: (text) => output.warn(text.trimEnd()),
    })
    .configureHelp({ showGlobalOptions: false });
  addPlay(program, output);
  addSimulate(program, output);
  addContest(program, output);
  addScenario(program, output);
  addReplay(program, output);
  addCards(program, output);
  addDeck(program, output);
  addRules(program, output);
  return program;
}

/** Runs one command. Whatever a person did wrong is said on stderr in a sentence. */
export async function run(words: readonly string[], output: Output): Promise<void> {
  try {
    await programFor(output).parseAsync(words, { from: 'user' });
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
