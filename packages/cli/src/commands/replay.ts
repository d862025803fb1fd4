import { winnersOf } from '@meetingstone/cards';
import { outcome } from '@meetingstone/rules';
import type { Replayed } from '@meetingstone/sitting';
import { isMatch, matchWords, replayed } from '@meetingstone/sitting';
import { english, outcomeWords } from '@meetingstone/words';
import type { Command } from 'commander';
import { documentAt, matchAt, recordingAt } from '../files.ts';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';

export function addReplay(program: Command, output: Output): void {
  program
    .command('replay')
    .description('replay a recorded game or match and check that it ends in the recorded state')
    .argument('<file>', 'a recording, as `play` and `simulate --record` save it')
    .option('--json', 'print one JSON document')
    .action((file: string, { json }: { json?: true }) => {
      if (isMatch(documentAt(file))) replayMatch(file, json === true, output);
      else replayGame(file, json === true, output);
    });
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
