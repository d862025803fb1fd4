import { describe, expect, test } from 'vitest';
import { runText } from '../src/run.ts';

const CARDS = `cards: |
  Narrow Gate, 3, Warlock, Ability—Demonology
  Portal

  Small Imp, 1, Ally—Imp Demon, 1 [Fire] / 1 Health

  Grey Imp, 2, Ally—Imp Demon, 1 [Fire] / 2 Health

  Second Voice, 0, Mage, Instant Ability—Arcane
  Copy target ability on the chain. You may choose new targets for the copy.

  Ember, 0, Mage, Ability—Arcane
  Your hero deals 2 arcane damage to target hero.`;

function failure(players: string, ...steps: readonly string[]): string | undefined {
  const lines = steps.map((step) => `  - ${step}`).join('\n');
  const [result] = runText(`scenario: A gate\n${CARDS}\nplayers:\n${players.replace(/^/gm, '  ')}\nsteps:\n${lines}\n`);
  return result!.passed ? undefined : (result!.message ?? 'failed');
}

describe('a "may" whose choice is asked for at once is answered like any other', () => {
  const gate = (deck: string) => `you: { hand: [Narrow Gate], resources: 3, deck: [${deck}] }\nfoe: {}`;
  const opened = ['you: { play: Narrow Gate }', 'pass: all'];
  const rest = 'you: { order: [Vanquish, Charge] }';

  test('by a yes that chooses the only one', () => {
    const deck = gate('Small Imp, Vanquish, Charge');
    const arrived = 'expect: { Small Imp: { zone: play } }';
    expect(failure(deck, ...opened, 'you: { choose: yes }', rest, arrived)).toBeUndefined();
    expect(
      failure(deck, ...opened, 'you: { choose: yes }', 'you: { choose: Small Imp }', rest, arrived),
    ).toBeUndefined();
    expect(failure(deck, ...opened, 'you: { choose: [yes, Small Imp] }', rest, arrived)).toBeUndefined();
  });

  test('by a yes and then a choice, where there is one', () => {
    const deck = gate('Small Imp, Grey Imp, Vanquish');
    const arrived = 'expect: { Grey Imp: { zone: play } }';
    const order = 'you: { order: [Vanquish, Small Imp] }';
    expect(
      failure(deck, ...opened, 'you: { choose: yes }', 'you: { choose: Grey Imp }', order, arrived),
    ).toBeUndefined();
    expect(failure(deck, ...opened, 'you: { choose: yes }', 'pass: all')).toContain(
      'options: Small Imp, Grey Imp, none',
    );
  });

  test('by a no', () => {
    const deck = gate('Small Imp, Vanquish, Charge');
    const order = 'you: { order: [Small Imp, Vanquish, Charge] }';
    const stayed = 'expect: { Small Imp: { zone: deck } }';
    expect(failure(deck, ...opened, 'you: { choose: no }', order, stayed)).toBeUndefined();
  });
});

describe('new targets for a copy (402.1c)', () => {
  const table = `you: { hand: [Ember, Second Voice] }\nfoe: {}`;
  const copied = [
    'you: { play: Ember, targets: [foe.hero] }',
    'you: { play: Second Voice, targets: [Ember] }',
    'pass: all',
  ];
  const both = (mine: number, theirs: number) => [
    'resolve: all',
    `expect: { you.hero: { damage: ${mine} }, foe.hero: { damage: ${theirs} } }`,
  ];

  test('are chosen after a yes, or without one', () => {
    expect(
      failure(table, ...copied, 'you: { choose: yes }', 'you: { choose: you.hero }', ...both(2, 2)),
    ).toBeUndefined();
    expect(failure(table, ...copied, 'you: { choose: you.hero }', ...both(2, 2))).toBeUndefined();
  });

  test('are the old ones after a no', () => {
    expect(failure(table, ...copied, 'you: { choose: no }', ...both(0, 4))).toBeUndefined();
  });
});
