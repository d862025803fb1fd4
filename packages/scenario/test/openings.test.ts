import { describe, expect, test } from 'vitest';
import { runText, scenario } from '../src/index.ts';

function run(top: string, players: string, ...steps: readonly string[]) {
  const script = steps.map((step) => `  - ${step}\n`).join('');
  const text = `scenario: An opening\n${top}\nplayers:\n${players.replace(/^/gm, '  ')}\nsteps:${steps.length === 0 ? ' []' : ''}\n${script}`;
  return runText(text, { file: 'test.yaml' })[0]!;
}
const passes = (top: string, players: string, ...steps: readonly string[]) =>
  expect(run(top, players, ...steps)).toEqual({ title: 'An opening', passed: true });
const fails = (top: string, players: string, ...steps: readonly string[]): string => {
  const { passed, message } = run(top, players, ...steps);
  expect(passed).toBe(false);
  return message!;
};

const DUEL = 'you: { hand: [Fire Blast] }\nfoe: {}';
const RAID = 'boss: {}\nyou: {}\nfriend: {}';

describe('a game from its beginning', () => {
  test('starts with hands of seven, mulligans and the first turn of the first player (101.1, 101.2)', () => {
    passes(
      'opening: true',
      DUEL,
      'expect: { turn: none, you: { hand: 7, deck: 14, turns: 0 }, foe: { hand: 7, deck: 13 } }',
      'expect: { waiting: { for: you, options: [yes, no] }, Fire Blast: { zone: hand } }',
      'you: { choose: no }',
      'foe: { choose: yes }',
      'expect: { turn: you, step: ready, you: { hand: 7, turns: 1 }, foe: { hand: 7, turns: 0 } }',
      'until: { turn: foe, step: draw }',
      'expect: { you: { hand: 7 }, foe: { hand: 8, turns: 1 } }',
    );
  });

  test('another player may go first, or choose who does', () => {
    passes('opening: true\nturn: foe', DUEL, 'foe: { choose: no }', 'you: { choose: no }', 'expect: { turn: foe }');
    passes(
      'opening: { chooser: foe }',
      DUEL,
      'expect: { waiting: { for: foe, options: [you, foe] } }',
      'foe: { choose: foe }',
      'foe: { choose: no }',
      'you: { choose: no }',
      'expect: { turn: foe }',
    );
  });

  test('is in no step yet', () => {
    expect(fails('opening: true\nstep: draw', DUEL)).toContain('step: a game that has not begun is in no step');
    expect(fails('opening: { chooser: nobody }', DUEL)).toContain('opening.chooser: no player is called "nobody"');
    expect(fails('opening: soon', DUEL)).toContain('opening: must be a group of keys');
  });

  test('can be a table of a test', () => {
    const t = scenario({ you: {}, foe: {} }, { opening: true });
    t.you.mustChooseAmong(['yes', 'no']).chooses('no');
    t.foe.chooses('no');
    expect([t.turn(), t.you.hand.length]).toEqual(['you', 7]);
  });
});

describe('a raid from its beginning', () => {
  test('Onyxia goes first, without a card from her first draw step (R200.3, R200.4)', () => {
    passes(
      'raid: onyxia\nopening: true',
      RAID.replace('{}', '{ decks: { event: [Growing Rage] } }'),
      'boss: { choose: no }',
      'you: { choose: no }',
      'friend: { choose: no }',
      'expect: { turn: boss, boss: { turns: 1, hand: 7 } }',
      'until: { turn: boss, step: event }',
      'expect: { boss: { hand: 7 } }',
      'until: { turn: you, step: draw }',
      'expect: { you: { hand: 8 } }',
    );
  });

  test('the Boss player of the Molten Core cannot mulligan, and the raider to his left goes first (R300.4-R300.6)', () => {
    passes(
      'raid: molten-core\nopening: true',
      'friend: {}\nboss: {}\nyou: {}',
      'expect: { waiting: { for: you, options: [yes, no] }, boss: { hand: 7, allies: 2 } }',
      'you: { choose: no }',
      'friend: { choose: no }',
      'expect: { turn: you, boss: { turns: 0 } }',
      'until: { turn: you, step: draw }',
      'expect: { you: { hand: 8 } }',
    );
  });

  test('the hard modes of the Black Temple limit its decks (BT.02, BT.03)', () => {
    const few = 'boss: { decks: { main: [Fixate, Fixate, Fixate, Fixate, Fixate] } }\nyou: {}';
    const top = (mode: string) => `raid: black-temple\nmode: ${mode}\nopening: true`;
    expect(fails(top('heroic'), few)).toContain('the Main deck has 5 cards, fewer than 40 (BT.02)');
    expect(fails(top('heroic'), few)).toContain('5 copies of Fixate, more than 4 (BT.02)');
    passes(top('heroic'), few, 'refuse: opening\n    rule: BT.02');
    passes(top('standard'), few, 'refuse: opening\n    rule: BT.01');
    expect(fails(top('heroic'), few, 'refuse: opening\n    rule: BT.03')).toContain('not refused by rule BT.03');
    passes(
      top('epic'),
      few,
      'you: { choose: no }',
      'boss: { choose: no }',
      'expect: { boss: { hand: 5, decks: { main: 0 } } }',
    );
    expect(fails(top('epic'), few, 'refuse: opening')).toContain('the opening is allowed');
    passes(top('epic'), few.replaceAll('Fixate', 'Fire Blast'), 'refuse: opening\n    rule: BT.03');
  });

  test('Alliance and Horde do not raid together (R100.1)', () => {
    const mixed = 'boss: {}\nyou: { hero: { faction: Horde } }\nfriend: { hero: { faction: Alliance } }';
    passes('raid: onyxia\nopening: true', mixed, 'refuse: opening\n    rule: R100.1');
  });
});

describe("the number of a player's turn", () => {
  test('can be set', () => {
    passes(
      'turn: you',
      'you: { turns: 1 }\nfoe: { turns: 0 }',
      'expect: { you: { turns: 1 }, foe: { turns: 0 } }',
      'until: { turn: foe, step: action }',
      'expect: { foe: { turns: 1 } }',
    );
    expect(fails('turn: you', 'you: { turns: 0 }\nfoe: {}')).toContain('players.you.turns: the turn player has begun');
    expect(fails('turn: you', 'you: {}\nfoe: {}', 'expect: { you: { turns: 7 } }')).toContain('you: turns is 1, not 7');
  });
});
