import { describe, expect, test } from 'vitest';
import { runText } from '../src/run.ts';

const script = (...steps: readonly string[]): string => `
scenario: Both of them fall
cards: |
  Keeper of Names, 1, Ally—Human, 0 [Melee] / 9 Health
  When an opposing ally is destroyed, draw a card.

  Quake, 0, Ability
  Destroy all opposing allies.
players:
  you: { hand: [Quake], play: [Keeper of Names] }
  foe: { play: 2 }
steps:
  - you: { play: Quake }
  - pass: all
${steps.map((step) => `  - ${step}`).join('\n')}
`;

const failure = (...steps: readonly string[]): string | undefined => {
  const [result] = runText(script(...steps));
  return result!.passed ? undefined : (result!.message ?? 'failed');
};

describe('effects of one card with one text', () => {
  test('are taken as they come where the script says nothing of their order', () => {
    expect(failure('expect: { chain: [Keeper of Names, Keeper of Names] }')).toBeUndefined();
    expect(failure('resolve: all', 'expect: { you: { hand: 2 } }')).toBeUndefined();
  });

  test('may be ordered all the same, at once or afterwards', () => {
    const order = 'you: { order: [Keeper of Names, Keeper of Names] }';
    expect(failure(order, 'resolve: all', 'expect: { you: { hand: 2 } }')).toBeUndefined();
    expect(failure('resolve: all', order, 'expect: { you: { hand: 2 } }')).toBeUndefined();
  });

  test('are still seen as a question by who looks for it', () => {
    const waiting = 'expect: { waiting: { for: you, options: [Keeper of Names, Keeper of Names] } }';
    expect(failure(waiting)).toBeUndefined();
  });
});

describe('a name that several cards have', () => {
  const fight = (expected: string): string => `
scenario: One of the soldiers
players:
  you: { play: 1, resources: 3, hand: 1 }
  foe: {}
steps:
  - expect: ${expected}
`;

  test('means the one that is seen in play, where numbers stand for all of them', () => {
    expect(runText(fight('{ Footsoldier: { zone: play, faceUp: true, damage: 0 } }'))[0]).toMatchObject({
      passed: true,
    });
    expect(runText(fight('{ Footsoldier: { zone: hand } }'))[0]).toMatchObject({ passed: false });
  });
});

describe('an order that is told as a list', () => {
  const stacked = (...steps: readonly string[]): string | undefined => {
    const [result] = runText(`
scenario: Seen and put back
cards: |
  Long View, 0, Ability
  Look at the top three cards of your deck, then put them back in any order.
players:
  you: { hand: [Long View], deck: [Vanquish, Charge, Footsoldier] }
  foe: {}
steps:
  - you: { play: Long View }
  - pass: all
${steps.map((step) => `  - ${step}`).join('\n')}
`);
    return result!.passed ? undefined : (result!.message ?? 'failed');
  };
  const seen = 'expect: { you: { deck: [Footsoldier, Vanquish, Charge] } }';

  test('may name the last one too, for which no place but the last is left', () => {
    expect(stacked('you: { choose: [Footsoldier, Vanquish, Charge] }', seen)).toBeUndefined();
    expect(stacked('you: { choose: [Footsoldier, Vanquish] }', seen)).toBeUndefined();
  });

  test('names no other one there', () => {
    expect(stacked('you: { choose: [Footsoldier, Vanquish, Vanquish] }', seen)).toContain(
      'nothing of the kind is asked',
    );
  });
});
