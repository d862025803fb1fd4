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
    passes('{ boss: Onyxia, hero: { damage: 3 }, stage: 2 }', 'expect: { boss.hero: { damage: 3, health: 30 } }');
  });

  test('a Boss whose other side has a name of its own may be called by it (R503.2a)', () => {
    const called = (name: string, faceUp: boolean) =>
      lair(
        `{ boss: { card: ${name}, damage: 1 } }`,
        [`expect: { boss.hero: { name: ${name}, faceUp: ${faceUp}, damage: 1 } }`],
        'raid: black-temple',
      );
    expect(called('Essence of Desire', true)).toEqual({ title: 'A raid', passed: true });
    expect(called('Essence of Anger', false)).toEqual({ title: 'A raid', passed: true });
    expect(called('Essence of Suffering', false)).toEqual({ title: 'A raid', passed: true });
    expect(called('Essence of Hope', false).message).toContain('no Boss called "Essence of Hope"; perhaps Essence of');
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

describe('a raid of one’s own', () => {
  /** A raid with these cards, this Boss player and this script. */
  const own = (raid: string, cards: readonly string[], boss: string, ...steps: readonly string[]) => {
    const text = cards.map((line) => `  ${line}\n`).join('');
    const script = steps.map((step) => `  - ${step}\n`).join('');
    return runText(
      `scenario: Own cards\nraid: ${raid}\ncards: |\n${text}players:\n  boss: ${boss}\n  you: { play: [Footsoldier] }\nturn: you\nsteps:\n${script}`,
      { file: 'raid.yaml' },
    )[0]!;
  };
  const fine = { title: 'Own cards', passed: true };

  test('may have an Event, in its deck', () => {
    const cards = ['Falling Rocks, Event', 'Your hero deals 3 melee damage to each opposing hero.'];
    const steps = [
      'until: { turn: boss, step: event }',
      'expect: { chain: [Falling Rocks] }',
      'resolve: all',
      'expect: { you.hero: { damage: 3 }, boss: { resources: [Falling Rocks] }, dealt: [{ to: you.hero, types: melee, by: boss.hero }] }',
    ];
    expect(own('onyxia', cards, '{ decks: { event: [Falling Rocks] } }', ...steps)).toEqual(fine);
  });

  test('may have a rune and the Boss that it names, with tokens (R301.5a, R303.3b)', () => {
    const cards = [
      'Rune of Ash, Rune—Ashlord, Boss 3',
      'Opposing heroes and allies have -1 ATK.',
      '',
      'Ashlord, Boss Hero 3—Elemental, 4 [Fire] / 20 Health',
      'Protector',
      '',
      'Cinder, Token Ally—Elemental, Ashlord (2), 1 [Fire] / 1 Health',
    ];
    const steps = [
      'until: { turn: boss, step: new boss }',
      'expect: { chain: 1, boss: { boss: none } }',
      'resolve: all',
      'expect: { boss: { boss: Ashlord, stage: 3, runes: [Rune of Ash], allies: [Cinder, Cinder], heroes: [Majordomo Executus, Ragnaros] } }',
      'expect: { Rune of Ash: { boss: Ashlord }, boss.hero: { health: 20, atk: 4, damageTypes: [fire], keywords: [Protector] } }',
      'expect: { Footsoldier: { atk: 1, damageTypes: [melee] } }',
    ];
    expect(own('molten-core', cards, '{ boss: none, decks: { rune: [Rune of Ash] } }', ...steps)).toEqual(fine);
  });

  test('may have a Minion, which goes to its own graveyard', () => {
    const cards = ['Imp Runt, Ally—Demon Minion, 1 [Fire] / 1 Health'];
    const boss = '{ play: [Imp Runt], decks: { minion: [Imp Runt] }, stage: 2 }';
    const steps = [
      'you: { attack: Footsoldier, defender: Imp Runt }',
      'resolve: all',
      'pass: all',
      'pass: all',
      'expect: { boss: { graveyards: { minion: [Imp Runt], main: [] }, decks: { minion: [Imp Runt] } } }',
    ];
    expect(own('molten-core', cards, boss, ...steps)).toEqual(fine);
  });

  test('may have a Boss with events and a threat level', () => {
    const cards = ['Gatekeeper, Boss Hero 2—Demon, 2 Events, Threat 3, 5 [Shadow] / 12 Health', '[Back] Ferocity'];
    const boss = '{ boss: { card: Gatekeeper, flipped: true } }';
    const step = 'expect: { boss: { boss: Gatekeeper, stage: 2 }, boss.hero: { health: 12, keywords: [Ferocity] } }';
    expect(own('black-temple', cards, boss, step)).toEqual(fine);
  });

  test('says which Boss a rune names, and refuses another', () => {
    const kress = (boss: string) => `{ boss: Magmadar, runes: [{ card: Rune of Kress, boss: ${boss} }] }`;
    const named = lair(kress('Magmadar'), ['expect: { Rune of Kress: { boss: Magmadar } }'], 'raid: molten-core');
    expect(named).toEqual({ title: 'A raid', passed: true });
    expect(message(kress('Garr'), 'raid: molten-core')).toContain('Rune of Kress is the rune of Magmadar, not of Garr');
    expect(message('{ play: [{ card: Footsoldier, boss: Garr }] }')).toContain('Footsoldier is no rune');
  });

  test('meets the Bosses whose runes are in the deck (R301.5a)', () => {
    const boss = '{ boss: Lucifron, decks: { rune: [Rune of Zeth] } }';
    const step = 'expect: { boss: { heroes: [Baron Geddon, Majordomo Executus, Ragnaros] } }';
    expect(lair(boss, [step], 'raid: molten-core')).toEqual({ title: 'A raid', passed: true });
  });

  test('tells the events of the Black Temple by their numbers', () => {
    const boss =
      '{ boss: Supremus, decks: { event: [47, You Are Not Prepared! 44], betrayer event: [{ card: 66, as: fireball }, 70] }, resources: [45] }';
    const steps = [
      'expect: { boss: { decks: { event: [47, 44], betrayer event: [Demonic Fireball, 70] }, resources: [45] } }',
      'expect: { fireball: { name: Demonic Fireball, zone: deck }, "45": { faceUp: false } }',
    ];
    expect(lair(boss, steps, 'raid: black-temple')).toEqual({ title: 'A raid', passed: true });
    expect(lair(boss, ['expect: { boss: { decks: { event: [44, 47] } } }'], 'raid: black-temple').passed).toBe(false);
    expect(message('{ decks: { event: [3] } }', 'raid: black-temple')).toContain('no card is called "3"');
  });
});

test('damage that the raiding players divide is one map, whoever is named first (R402)', () => {
  const pits = (choice: string, ...more: readonly string[]) =>
    lair(
      '{ hand: [Fiery Pits], resources: 2 }',
      ['boss: { play: Fiery Pits }', 'resolve: all', `you: { choose: ${choice} }`, ...more],
      'raid: magtheridon\nturn: boss',
    );
  const fine = pits(
    '{ Footsoldier: 2, you.hero: 6, friend.hero: 7 }',
    'expect: { you.hero: { damage: 6 }, friend.hero: { damage: 7 }, Footsoldier: { zone: graveyard } }',
  );
  expect(fine).toEqual({ title: 'A raid', passed: true });
  const whole = pits('{ friend.hero: 15 }', 'expect: { friend.hero: { damage: 15 }, Footsoldier: { damage: 0 } }');
  expect(whole).toEqual({ title: 'A raid', passed: true });
  expect(pits('{ friend.hero: 14 }').message).toContain('707.1d');
});
