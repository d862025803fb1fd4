import { describe, expect, test } from 'vitest';
import { runText } from '../src/run.ts';

const CARDS = `cards: |
  Twin Offering, 0, Warlock, Ability—Demonology
  As an additional cost to play, destroy two allies you control.
  Draw a card.

  Three Orders, 0, Warrior, Ability—Arms
  Choose two: Draw a card; your hero deals 1 melee damage to target hero; or destroy target equipment.

  Head Count, 0, Ability
  Draw a card for each ally you control.

  Burst Frog, Token Ally—Frog, 1 [Melee] / 1 Health
  When this ally is destroyed, draw a card.

  Burst Toad, 1, Ally—Toad, 1 [Melee] / 1 Health
  When this ally is destroyed, your hero heals 1 damage from itself.

  Squash, 0, Ability
  Destroy all allies.`;

function failure(players: string, steps: readonly string[], rest = ''): string | undefined {
  const lines = steps.map((step) => `  - ${step}`).join('\n');
  const text = `scenario: A script\n${rest}${CARDS}\nplayers:\n${players.replace(/^/gm, '  ')}\nsteps:\n${lines}\n`;
  const [result] = runText(text);
  return result!.passed ? undefined : (result!.message ?? 'failed');
}

describe('a cost that all there is has to pay', () => {
  const offering = (allies: string) => `you: { hand: [Twin Offering], play: [${allies}] }\nfoe: {}`;
  const two = '{ card: Footsoldier, as: one }, { card: Footsoldier, as: two, damage: 1 }';
  const gone = 'expect: { one: { zone: graveyard }, two: { zone: graveyard } }';

  test('needs no names, and may have them', () => {
    expect(failure(offering(two), ['you: { play: Twin Offering }', gone])).toBeUndefined();
    expect(failure(offering(two), ['you: { play: Twin Offering, pay: [two, one] }', gone])).toBeUndefined();
  });

  test('needs them where somebody is left', () => {
    const three = `${two}, { card: Footsoldier, as: three }`;
    expect(failure(offering(three), ['you: { play: Twin Offering }'])).toContain('options: one, two, three');
  });
});

test('a mode is not chosen twice, also where the others choose themselves (707.1c)', () => {
  const table = 'you: { hand: [Three Orders] }\nfoe: {}';
  const refusal = 'refuse: { you: { play: Three Orders, modes: [1, 1] } }\n    rule: 707.1c';
  expect(failure(table, [refusal])).toBeUndefined();
  expect(failure(table, ['you: { play: Three Orders, modes: [1, 2], targets: [foe.hero] }'])).toBeUndefined();
});

describe('the cards of a resource row', () => {
  test('lie face down if they are neither quests nor locations (412.1b)', () => {
    const table =
      'you: { hand: [Head Count], resources: [Footsoldier, A Donation of Wool], play: [Footsoldier] }\nfoe: {}';
    const steps = [
      'expect: { you: { resources: [Footsoldier, A Donation of Wool], allies: 1 }, A Donation of Wool: { faceUp: true } }',
      'you: { play: Head Count }',
      'pass: all',
      'expect: { you: { hand: 1 } }',
    ];
    expect(failure(table, steps)).toBeUndefined();
  });

  test('lie as the scenario says', () => {
    const table = 'you: { resources: [{ card: Footsoldier, as: shown, faceDown: false }] }\nfoe: {}';
    expect(failure(table, ['expect: { shown: { faceUp: true } }'])).toBeUndefined();
  });
});

test('an effect of a token that is gone goes by its name', () => {
  const table = 'you: { hand: [Squash], play: [Burst Frog, Burst Toad] }\nfoe: {}';
  const squashed = ['you: { play: Squash }', 'pass: all'];
  expect(failure(table, squashed)).toContain('options: Burst Frog, Burst Toad');
  const ordered = [...squashed, 'you: { order: [Burst Frog, Burst Toad] }'];
  expect(failure(table, [...ordered, 'expect: { chain: [Burst Toad, Burst Frog] }'])).toBeUndefined();
});

describe('a deck of the Boss player', () => {
  const raid = (name: string, boss: string) =>
    failure(`boss: ${boss}\nann: {}\nbob: {}`, ['expect: { turn: boss }'], `raid: ${name}\n`);

  test('is called by a word of its name that no other has', () => {
    expect(raid('black-temple', '{ boss: The Betrayer, decks: { betrayer: [Draw Soul], event: 2 } }')).toBeUndefined();
  });

  test('is the main one where no other is called so', () => {
    expect(raid('caverns-of-time', '{ decks: { main: [Doom] } }')).toBeUndefined();
    expect(raid('caverns-of-time', '{ decks: { chief: [Doom] } }')).toContain('no deck is called "chief"');
  });
});

describe('cards that a number stands for', () => {
  const table = (hand: string) => `you: { hand: [Empty Sleeves] }\nfoe: { hand: ${hand} }`;
  const own = `cards: |
  Empty Sleeves, 0, Rogue, Ability—Combat
  Target opponent discards two cards.`;
  const discarded = (hand: string, ...steps: readonly string[]): string | undefined => {
    const lines = ['you: { play: Empty Sleeves, targets: [foe] }', 'pass: all', ...steps].map((step) => `  - ${step}`);
    const players = table(hand).replace(/^/gm, '  ');
    const [result] = runText(`scenario: Sleeves\n${own}\nplayers:\n${players}\nsteps:\n${lines.join('\n')}\n`);
    return result!.passed ? undefined : (result!.message ?? 'failed');
  };

  test('are nothing to choose from', () => {
    expect(discarded('4', 'expect: { foe: { hand: 2, graveyard: 2 } }')).toBeUndefined();
    expect(discarded('4', 'you: pass', 'expect: { priority: foe, foe: { hand: 2 } }')).toBeUndefined();
  });

  test('may be chosen and looked at all the same', () => {
    expect(
      discarded('4', 'foe: { choose: [Footsoldier, Footsoldier] }', 'expect: { foe: { hand: 2 } }'),
    ).toBeUndefined();
    const offered = 'expect: { waiting: { for: foe, options: [Footsoldier, Footsoldier, Footsoldier, Footsoldier] } }';
    expect(discarded('4', offered, 'expect: { foe: { hand: 2 } }')).toBeUndefined();
  });

  test('are something else where one is named or differs', () => {
    expect(discarded('[Vanquish, Footsoldier, Footsoldier]', 'expect: { foe: { hand: 1 } }')).toContain('options:');
  });

  test('are the Cubes, Bloods and runes of a raid, too (R402.3a)', () => {
    const steps = [
      'bob: pass',
      'boss: pass',
      'refuse: { ann: { use: Manticron Cube, pay: [helper] } }\n    rule: R402.3a',
    ];
    const seats = `boss: { boss: Unleashed Magtheridon, bloods: 2, cubes: 5 }
ann: { play: [{ card: Footsoldier, as: helper }] }
bob: {}`;
    expect(failure(seats, steps, 'raid: magtheridon\nturn: bob\n')).toBeUndefined();
  });
});
