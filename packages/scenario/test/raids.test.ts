import { RAIDS } from '@meetingstone/raids';
import { describe, expect, test } from 'vitest';
import { runText, scenario } from '../src/index.ts';

/** A raid against Onyxia with this Boss player and this script. */
const lair = (boss: string, steps: readonly string[], top = 'raid: onyxia') =>
  runText(
    `scenario: A raid\n${top}\nplayers:\n  boss: ${boss}\n  you: { play: [Footsoldier] }\n  friend: {}\n${steps.length > 0 ? `steps:\n${steps.map((step) => `  - ${step}\n`).join('')}` : 'steps: []'}\n`,
    { file: 'raid.yaml' },
  )[0]!;
const passes = (boss: string, ...steps: readonly string[]) =>
  expect(lair(boss, steps)).toEqual({ title: 'A raid', passed: true });
const message = (boss: string, top?: string, ...steps: readonly string[]) => lair(boss, steps, top).message;

describe('a raid in a scenario file', () => {
  test('has the decks of its box, nothing in play but the Boss, and two teams', () => {
    passes(
      '{}',
      'expect: { boss: { boss: Onyxia, stage: 1, play: 0, resources: 0, hand: 0, heroes: [Onyxia, Onyxia] } }',
      'expect: { boss: { decks: { main: 60, event: 30, stage: 2 }, graveyards: { main: 0, event: [] } } }',
      'you: concede',
      'friend: concede',
      'expect: { winner: [boss] }',
    );
  });

  test('a later stage leaves fewer of them to come', () => {
    passes('{ boss: Onyxia, stage: 2 }', 'expect: { boss: { stage: 2, heroes: 1 }, boss.hero: { health: 30 } }');
    passes('{ stage: 3 }', 'expect: { boss: { stage: 3, heroes: 0 }, boss.hero: { health: 50 } }');
  });

  test('its decks can be given by name, and a card goes to the graveyard of its deck', () => {
    passes(
      '{ decks: { Main: [Crush, Burninate], event: [Battle Plan] }, hand: [Crush], resources: 3 }',
      'boss: { play: Crush, targets: [Footsoldier] }',
      'resolve: all',
      'expect: { boss: { graveyards: { main: [Crush], event: [] }, decks: { main: [Crush, Burninate] } } }',
      'expect: { Footsoldier: { zone: graveyard } }',
    );
  });

  test('the words of other seats do as well', () => {
    passes(
      '{ hero: { damage: 3 }, deck: [Crush], graveyard: [Burninate] }',
      'expect: { boss.hero: { damage: 3 }, boss: { decks: { main: [Crush] }, graveyards: { main: [Burninate] } } }',
    );
    passes('{ hero: { card: Onyxia, damage: 3 }, stage: 2 }', 'expect: { boss.hero: { damage: 3, health: 30 } }');
  });

  test('until one of its phases', () => {
    passes(
      '{ decks: { event: [Growing Rage, Battle Plan] } }',
      'until: { turn: boss, step: event }',
      'expect: { step: event, chain: [Growing Rage], boss: { decks: { event: [Battle Plan] } } }',
      'resolve: all',
      'expect: { boss: { resources: [Growing Rage], hand: 2 } }',
    );
  });

  test('Boss cards have a state like others', () => {
    passes(
      '{ boss: { card: Onyxia, as: dragon, damage: 19, flipped: true }, stage: 3, resources: [Tail Swipe] }',
      'expect: { dragon: { damage: 19, faceUp: false, health: 50 }, Tail Swipe: { faceUp: false } }',
    );
    passes('{ boss: none }', 'expect: { boss: { boss: none } }');
  });

  test('says what is wrong with it', () => {
    expect(message('{}', 'raid: onixia')).toContain('raid: no raid is called "onixia"; perhaps onyxia');
    expect(message('{}', 'raid: onyxia\nmode: hard')).toContain('Onyxia\'s Lair has no mode "hard"; there is standard');
    expect(message('{ boss: Onixia }')).toContain('has no Boss called "Onixia"; perhaps Onyxia');
    expect(message('{ stage: 4 }')).toContain('there is no stage 4; there is 1, 2 or 3');
    expect(message('{ decks: { evnt: [] } }')).toContain('no deck is called "evnt"; perhaps Event');
    expect(message('{ hero: { health: 3 } }')).toContain('a Boss is a card of its raid');
    expect(message('{ runes: 1 }')).toContain("Onyxia's Lair has no runes");
    expect(message('{ marked: you }')).toContain("Onyxia's Lair marks no hero");
    expect(message('{ stage: 1 }', 'rules: []')).toContain('is for the seat called boss, in a raid');
    expect(message('{ hand: [Crsh] }')).toContain('perhaps Crush');
    expect(message('{}', undefined, 'expect: { boss: { decks: { evnt: 1 } } }')).toContain('Main, Event or Stage');
    expect(message('{}', undefined, 'expect: { boss: { stage: 2 } }')).toContain('boss: stage is 1, not 2');
  });
});

test('a table of a test can be a raid', () => {
  const { boss, you, pass } = scenario(
    {
      you: { play: [{ card: 'Footsoldier', as: 'soldier' }] },
      boss: { boss: { card: 'Onyxia', damage: 19 }, decks: { event: ['Wing Storm'] } },
    },
    { raid: 'onyxia' },
  );
  expect(boss.stage).toBe(1);
  expect(boss.decks.Event).toEqual(['Wing Storm']);
  you.attacks('soldier', boss.hero);
  for (let n = 0; n < 8 && boss.stage === 1; n++) pass.all();
  expect(boss.stage).toBe(2);
  expect(boss.hero.damage).toBe(0);
  expect(boss.heroes).toEqual(['Onyxia']);
  expect(boss.play).toEqual([]);
});

test('every raid can be set up in every mode, with each of its Bosses', () => {
  for (const { key, modes, cards } of RAIDS)
    for (const mode of modes)
      for (const { name, hero } of cards.filter((card) => card.hero?.boss)) {
        const { boss } = scenario({ boss: { boss: name, stage: hero!.boss!.number }, you: {} }, { raid: key, mode });
        expect([boss.hero.name, boss.stage]).toEqual([name, hero!.boss!.number]);
      }
});
