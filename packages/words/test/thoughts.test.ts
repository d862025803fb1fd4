import { describe, expect, test } from 'vitest';
import type { BotThought } from '../src/index.ts';
import { plain, thoughtWords } from '../src/index.ts';
import { card, position, tellerFor } from './support.ts';

describe('a bot says why', () => {
  const game = position({ play: [card('Quarry Ogre')] }, {});
  const attack = game.decision!.options.findLast(({ choose }) => choose === 'attack')!;
  const pass = game.decision!.options.find(({ choose }) => choose === 'pass')!;
  const said = (thought: BotThought) => {
    const words = thoughtWords(thought, game.decision!, tellerFor(game));
    return words && plain(words);
  };

  test('with its chances, where it tried', () => {
    const next = { option: pass, worth: 0.4 };
    expect(said({ choose: attack, why: { because: 'trials', worth: 0.625, next, trials: 16 } })).toBe(
      'Elwin expects to win 62.5 % with "Attack with Quarry Ogre", 40 % with "pass" (16 trials)',
    );
  });

  test('with what seemed best, where it went by a rule of thumb', () => {
    expect(said({ choose: attack, why: { because: 'thumb', worth: 9.5, next: { option: pass, worth: 0 } } })).toBe(
      'Elwin takes "Attack with Quarry Ogre" for the best (9.5), before "pass" (0)',
    );
  });

  test('with what it is about to do and to whom, where it has planned its turn', () => {
    const grusk = game.state.players[1]!.hero;
    expect(said({ choose: attack, why: { because: 'plan', worth: 0.5, trials: 80, aim: grusk } })).toBe(
      'Elwin has a plan for this turn against Grusk Halfhelm, begins with "Attack with Quarry Ogre", and expects to win 50 % (80 trials)',
    );
  });

  test('and is silent where there was nothing to choose', () => {
    expect(said({ choose: pass, why: { because: 'only answer' } })).toBeNull();
  });
});
