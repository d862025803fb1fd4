import { allDecks } from '@meetingstone/cards';
import { answersOf, sitDown, tableTerms } from '@meetingstone/sitting';
import { expect, test } from 'vitest';
import { saveRecord } from '../src/files.ts';
import { plain } from '../src/paint.ts';
import { watchRecording } from '../src/play/rewatching.ts';
import { screenFor, thinkFor } from '../src/play/screen.ts';
import { sittersFor } from '../src/play/setup.ts';
import { command, interrupting, temporary, typing } from './support.ts';

const screen = screenFor(
  sitDown(tableTerms(allDecks().slice(0, 2), ['Ann', 'Ben'], sittersFor(['greedy', 'greedy'])), 3, 0),
  { paint: plain },
);
while (screen.sitting.game.state.turn.number < 6) {
  const { player } = screen.sitting.game.decision!;
  thinkFor(screen, player, 'greedy');
}
const { opening, seed } = screen.sitting;
const recording = { opening, seed, answers: answersOf(screen.sitting) };
const watched = async (terminal: ReturnType<typeof typing>) => {
  await watchRecording(recording, plain, terminal, () => Promise.resolve());
  return terminal.shown;
};

test('a recorded game is watched step by step, turn by turn, and back', async () => {
  const shown = await watched(typing('step', 'turn 3', 'turn', 'turn 2', 'back', 'quit'));
  const prompts = shown.filter((line) => line.startsWith('Turn ')).map((line) => line.split(',')[0]);
  expect(prompts.slice(-5)).toEqual(['Turn 1', 'Turn 3', 'Turn 4', 'Turn 2', 'Turn 1']);
});

test('several steps at once, the end, and the text of whatever is asked about', async () => {
  const shown = await watched(typing('step', 'step', 'step', 'turn 0', 'step 3', '? Elusive', 'end', 'quit'));
  const prompts = shown.filter((line) => line.startsWith('Turn '));
  expect(prompts[5]).toBe(prompts[3]);
  expect(shown.join('\n')).toContain('Elusive: Nobody can propose to attack it');
  expect(prompts.at(-1)).toMatch(new RegExp(`${recording.answers.length} of ${recording.answers.length} > $`));
});

test('nobody sees a hand but through the eyes of its player', async () => {
  const hands = (shown: readonly string[]) => shown.filter((line) => line.startsWith('  hand  '));
  expect(hands(await watched(typing('turn 3', 'quit')))).toEqual([]);
  expect(hands(await watched(typing('turn 3', 'seat ann', 'quit')))).not.toEqual([]);
  expect(await watched(typing('seat cid'))).toContain('Nobody is called "cid": Ann, Ben.');
});

test('it goes on by itself until somebody types something', async () => {
  const stopped = await watched(interrupting(5, '', 'speed 100', 'quit'));
  expect(Number(/^Turn \d+, (\d+) of/.exec(stopped.at(-1)!)![1])).toBeLessThan(recording.answers.length);
  const whole = await watched(interrupting(100_000, '', 'speed 100', 'quit'));
  expect(whole).toContain('The game is not over.');
});

test('without a terminal all of it is told', async () => {
  const file = temporary('game.json');
  saveRecord(file, screen.sitting);
  const { out, code } = await command('replay', file, '--watch');
  expect(out).toMatch(/── Turn 5: /);
  expect(out).toContain('ends in the recorded state');
  expect(code).toBe(0);
});
