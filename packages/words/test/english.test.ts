import { EVENTS, QUESTIONS } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { english, outcomeWords, plain } from '../src/index.ts';
import { card, position, tellerFor } from './support.ts';

const game = position({ play: [card('Quarry Ogre')] }, {});

test.each(QUESTIONS)('the question "%s" is asked in a sentence', (question) => {
  const put = {
    decision: game.decision!,
    about: ['Fireball'],
    by: ['Fireball'],
    becomes: ['is destroyed'],
    costs: '(2)',
  };
  const words = plain(english.questions[question].ask(put, tellerFor(game)));
  expect(words).toMatch(/^[A-Za-z].*\w[.?]?$/);
  expect(words).not.toMatch(/undefined|null|object/);
});

test.each(EVENTS)('the event "%s" is told or left to another', (event) => {
  const t = tellerFor(game);
  const nothing = { amount: 1, types: [], combat: false, fatal: false, faceDown: false, counter: 'sleep' } as const;
  const nobody = { card: null, by: null, to: null, from: null, zone: null, step: null } as const;
  const sentence = english.events[event]({ event, rule: '', player: 1, ...nothing, ...nobody }, t);
  if (sentence) expect(plain(sentence)).not.toMatch(/undefined|null|object| {2}/);
});

test('the winners are told to one of them and to those who watched', () => {
  const outcome = { winners: [0, 2] } as unknown as Parameters<typeof outcomeWords>[0];
  const names = ['Ann', 'Ben', 'Cid'];
  expect(outcomeWords(outcome, names, 0, english)).toBe('You and Cid win the game.');
  expect(outcomeWords(outcome, names, null, english)).toBe('Ann and Cid win the game.');
});
