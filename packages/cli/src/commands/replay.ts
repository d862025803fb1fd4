import { basename } from 'node:path';
import { winnersOf } from '@meetingstone/cards';
import type { Recording } from '@meetingstone/rules';
import { outcome, replay } from '@meetingstone/rules';
import { Fault, saveScenario } from '@meetingstone/scenario';
import type { Replayed } from '@meetingstone/sitting';
import { isMatch, matchWords, recordingNow, refuse, replayed } from '@meetingstone/sitting';
import { english, outcomeWords } from '@meetingstone/words';
import type { Command } from 'commander';
import { documentAt, matchAt, recordingAt } from '../files.ts';
import { wholeNumber } from '../numbers.ts';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import { paintFor } from '../paint.ts';
import { realTerminal } from '../play/keyboard.ts';
import { tellRecording, watchRecording } from '../play/rewatching.ts';

export function addReplay(program: Command, output: Output): void {
  program
    .command('replay')
    .description('replay a recorded game or match and check that it ends in the recorded state')
    .argument('<file>', 'a recording, as `play` and `simulate --record` save it')
    .option('--watch', "watch it: step by step, turn by turn, through anybody's eyes, at any speed")
    .option('--game <n>', 'of a match, the game to watch', wholeNumber(1), 1)
    .option('--scenario <n>', 'write the table after so many answers as a scenario file', wholeNumber(0))
    .option('--json', 'print one JSON document')
    .action(async (file: string, { json, watch, game, scenario }: ReplayOptions) => {
      const ofMatch = isMatch(documentAt(file));
      if (scenario !== undefined) {
        const recording = ofMatch ? gameOfMatch(file, game) : recordingAt(file);
        return sayScenario(recording, scenario, `${basename(file)}, after ${scenario} answers`, json === true, output);
      }
      if (watch) await watchAt(ofMatch ? gameOfMatch(file, game) : recordingAt(file), output);
      if (ofMatch) replayMatch(file, json === true, output);
      else replayGame(file, json === true, output);
    });
}

interface ReplayOptions {
  readonly json?: true;
  readonly watch?: true;
  readonly game: number;
  readonly scenario?: number;
}

/** The table after so many answers, as a file that sets it up again. */
function sayScenario(recording: Recording, answers: number, title: string, json: boolean, output: Output): void {
  const { opening, answers: all } = recording;
  if (answers > all.length) refuse(`there are ${all.length} answers, not ${answers}`);
  const game = replay({ ...recording, answers: all.slice(0, answers) });
  try {
    const saved = saveScenario(game, { title, raid: opening.raid });
    if (json) sayJson(output, saved);
    else output.say(saved.text.trimEnd());
  } catch (error) {
    if (error instanceof Fault) refuse(`answer ${answers}: ${error.message}`);
    throw error;
  }
}

/** The game of that number of a match, played to its end or not. */
function gameOfMatch(file: string, number: number): Recording {
  const { course, answers } = matchAt(file);
  const played = course.games.map(({ recording }) => recording);
  const games = answers ? [...played, recordingNow(course, answers)] : played;
  return games[number - 1] ?? refuse(`${file}: there is no game ${number}; there are ${games.length}`);
}

/** In a terminal somebody watches; in a pipe all of it is told. */
async function watchAt(recording: Recording, output: Output): Promise<void> {
  const paint = paintFor(process.stdout);
  if (!process.stdin.isTTY || !process.stdout.isTTY) return tellRecording(recording, paint, output.say);
  const terminal = realTerminal();
  await watchRecording(recording, paint, terminal);
  terminal.close();
}

const verdictOf = ({ same, message }: Replayed): string =>
  same ? (message ?? 'ends in the recorded state') : `DIFFERS: ${message}`;

function replayGame(file: string, json: boolean, output: Output): void {
  const recording = recordingAt(file);
  const { game, ...report } = replayed(recording);
  if (json) sayJson(output, { file, ...report });
  else {
    output.say(`${file}: ${report.answers} answers, ${report.turns} turns`);
    output.say(
      outcomeWords(
        outcome(game),
        recording.opening.seats.map(({ name }) => name),
        null,
        english,
      ),
    );
    output.say(verdictOf(report));
  }
  if (!report.same) output.fail();
}

function replayMatch(file: string, json: boolean, output: Output): void {
  const { course, games } = matchAt(file);
  const same = games.every((game) => game.same);
  const winners = winnersOf(course.now).map((seat) => course.now.players[seat]!.name);
  if (json) sayJson(output, { file, same, winners: winners.length > 0 ? winners : null, games });
  else {
    output.say(`${file}: a match, ${games.length} ${games.length === 1 ? 'game' : 'games'}`);
    for (const [n, game] of games.entries()) {
      const told = `${game.answers} answers, ${game.turns} turns`;
      output.say(`  game ${n + 1}: ${told}; ${verdictOf(game)}`);
    }
    output.say(matchWords(course.now));
  }
  if (!same) output.fail();
}
