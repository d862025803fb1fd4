import { diceFrom, playOut, randomBot as random } from '@meetingstone/bots';
import { startGame } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import {
  answersOf,
  digestOf,
  openingOf,
  readRecording,
  replayed,
  sitAgain,
  writeRecord,
  writeRecording,
  writeSitting,
} from '../src/index.ts';
import { BOT, does, later, PERSON, raidOf, randomBot, started, tableOf } from './support.ts';

describe.each([
  ['a duel', tableOf([PERSON, BOT]), 60],
  ['a raid', raidOf([BOT, PERSON, PERSON]), 60],
] as const)('the record of %s', (_, terms, acts) => {
  const undone = () => {
    const played = later(started(terms, 3), acts, randomBot);
    const asked = does(played, { do: 'undo.ask', seat: 1, at: 0 });
    const agreed = asked.undo.asked?.waitingFor.reduce(
      (now, seat) => does(now, { do: 'undo.say', seat, agree: true, at: 0 }),
      asked,
    );
    return later(agreed ?? asked, 5, randomBot);
  };

  test('is read back to the same sitting, what was taken back included', () => {
    const sitting = undone();
    const read = readRecording(JSON.parse(writeRecord(sitting)), 'game.json');
    const again = sitAgain(read.terms, read, read.acts);
    expect(again.acts).toEqual(sitting.acts);
    expect(digestOf(again.game)).toBe(digestOf(sitting.game));
    expect(again.logs).toEqual(sitting.logs);
    expect(read.answers).toEqual(answersOf(sitting));
    expect(replayed(read)).toMatchObject({ same: true });
  });

  test('tells where a state is another than the recorded one', () => {
    const document = JSON.parse(writeRecord(undone()));
    document.acts.at(-1).state = '00000000';
    expect(replayed(readRecording(document, 'game.json'))).toMatchObject({ same: false });
  });

  test('is refused with the place where an answer is not legal', () => {
    const document = JSON.parse(writeRecord(undone()));
    document.acts[1].act.choose = { choose: 'word', word: 'fnord' };
    expect(() => readRecording(document, 'game.json')).toThrow(/^game\.json: a recorded answer is refused/);
  });
});

test('a game of which only the answers were recorded is sat down to again, and goes on', () => {
  const terms = tableOf([PERSON, BOT]);
  const opening = openingOf(terms, 5);
  const { answers, game } = playOut(startGame(opening, 5), [random(), random()], diceFrom(1), { limit: 150 });
  const read = readRecording(JSON.parse(writeRecording({ opening, seed: 5, answers }, [null, 'greedy'])), 'old.json');
  const sitting = sitAgain(read.terms, read, read.acts);
  expect(digestOf(sitting.game)).toBe(digestOf(game));
  expect(sitting.sitters).toEqual([{ is: 'person' }, { is: 'bot', bot: 'greedy' }]);
  expect(answersOf(sitting)).toEqual(answers);
  expect(writeSitting(later(sitting, 3)).length).toBeGreaterThan(1000);
});
