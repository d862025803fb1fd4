import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { RunOptions } from '../src/index.ts';
import { FOOTSOLDIER, readScenarios, runFile, runFiles, runText } from '../src/index.ts';

const folder = fileURLToPath(new URL('../../../scenarios/', import.meta.url));

/** One scenario with this table and script. */
function scenarioOf(players: string, steps: readonly string[], rest = ''): string {
  const lines = steps.map((step) => `  - ${step}`).join('\n');
  return `scenario: A test\n${rest}players:\n${players.replace(/^/gm, '  ')}\n${steps.length > 0 ? `steps:\n${lines}` : 'steps: []'}\n`;
}

function run(players: string, steps: readonly string[], rest = '', options: RunOptions = {}) {
  const results = runText(scenarioOf(players, steps, rest), { file: 'test.yaml', ...options });
  expect(results).toHaveLength(1);
  return results[0]!;
}

const passes = (players: string, steps: readonly string[], rest = '') =>
  expect(run(players, steps, rest)).toEqual({ title: 'A test', passed: true });

/** The message of a scenario that fails. */
function fails(players: string, steps: readonly string[], rest = '', options: RunOptions = {}): string {
  const result = run(players, steps, rest, options);
  expect(result.passed).toBe(false);
  return result.message!;
}

const DUEL = `you: { hand: [Fire Blast], resources: 1 }
foe: { play: [{ card: Footsoldier, as: soldier }, { card: Quarry Ogre, as: ogre }] }`;

/** The stories of cards in its folders are run by ./test. */
test('every scenario of the project passes', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const report = runFiles(files.map((name) => `${folder}${name}`));
  expect(report.scenarios.filter(({ passed }) => !passed)).toEqual([]);
  expect(report.passed).toBeGreaterThan(20);
  expect(report.failed).toBe(0);
});

test('every refusal in the scenarios of the project names its rule', () => {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.yaml'));
  const nameless = files.flatMap((name) =>
    readScenarios(readFileSync(`${folder}${name}`, 'utf8')).flatMap((read) => {
      const steps = read.ok ? read.document.steps : [];
      return steps.some((step) => step.kind === 'refuse' && step.rule === undefined) && read.ok
        ? [`${name}: ${read.document.title}`]
        : [];
    }),
  );
  expect(nameless).toEqual([]);
});

test('a file that is not there fails as one scenario', () => {
  const [result] = runFile('/nowhere/at-all.yaml');
  expect(result).toMatchObject({ file: '/nowhere/at-all.yaml', passed: false });
  expect(result!.message).toContain("can't be read");
});

test('several documents are several scenarios, and one that fails does not stop the others', () => {
  const good = scenarioOf(DUEL, ['expect: { chain: 0 }']);
  const results = runText(`${good}---\n${good.replace('chain: 0', 'chain: 3')}---\n${good}`);
  expect(results.map(({ passed }) => passed)).toEqual([true, false, true]);
  expect(results[1]).toMatchObject({ step: 1 });
});

describe('a failing step', () => {
  test('names file, line, step and reason', () => {
    const result = run(DUEL, ['expect: { chain: 0 }', 'you: { play: Fire Blast, targets: [foe] }']);
    expect(result).toMatchObject({ passed: false, step: 2 });
    expect(result.message).toMatch(/^test\.yaml:7: steps\[2\]: you can't choose foe/);
    expect(result.message).toContain('706.1');
  });

  test('shows what is otherwise than expected', () => {
    const message = fails(DUEL, [
      'expect: { soldier: { atk: 3, zone: hand }, you: { hand: [Footsoldier] }, turn: foe }',
    ]);
    expect(message).toContain('soldier: zone is "play", not "hand"');
    expect(message).toContain('soldier: atk is 2, not 3');
    expect(message).toContain('you: hand is [Fire Blast], not [Footsoldier]');
    expect(message).toContain('turn is you, not foe');
  });

  test('shows a decision that is not answered, with every option', () => {
    const pets = 'you: { hand: [Thicket Lynx], resources: 3, play: [Bloodclaw] }\nfoe: {}';
    const play = ['you: { play: Thicket Lynx }', 'pass: all'];
    const next = fails(pets, [...play, 'pass: all']);
    expect(next).toContain('you is asked: uniqueness; options: Bloodclaw, Thicket Lynx');
    expect(fails(pets, play)).toContain('at the end: not answered: you is asked: uniqueness');
    passes(pets, [...play, 'expect: { waiting: { for: you, options: [Bloodclaw, Thicket Lynx] } }']);
  });

  test('shows what a play still needs', () => {
    expect(fails(DUEL, ['you: { play: Fire Blast }', 'pass: all'])).toContain(
      'you is asked: target for Fire Blast; options: ',
    );
    passes(DUEL, [
      'you: { play: Fire Blast }',
      'you: { choose: ogre }',
      'pass: all',
      'expect: { ogre: { damage: 2 } }',
    ]);
  });

  test('says who has the decision', () => {
    expect(fails(DUEL, ['foe: pass'])).toContain('not your decision (rule 410.1)');
    expect(fails(DUEL, ['you: { strike: [Fire Blast] }'])).toContain('303.2');
    expect(fails(DUEL, ['you: { choose: ogre }'])).toContain('nothing of the kind is asked; you has priority');
  });

  test('knows that the game is over', () => {
    expect(fails(DUEL, ['foe: concede', 'pass: all'])).toContain('the game is over');
  });
});

describe('a refusal', () => {
  test('holds if the game says no by that rule', () => {
    passes(DUEL, [
      'refuse: { you: { attack: you.hero, defender: you.hero } }\n    rule: 601.2b',
      'expect: { chain: 0, priority: you }',
    ]);
  });

  test('fails if the game says yes', () => {
    expect(fails(DUEL, ['refuse: { you: pass }'])).toContain('the game allows this step');
    const open = fails(DUEL, ['refuse: { you: { play: Fire Blast } }']);
    expect(open).toContain('the game allows this step, and then you is asked: target');
  });

  test('fails if another rule says no', () => {
    const message = fails(DUEL, ['refuse: { you: { play: ogre } }\n    rule: 403.1']);
    expect(message).toContain('refused by rule 409.1, not 403.1');
  });

  test('keeps a rule number as it is written', () => {
    expect(fails(DUEL, ['refuse: { you: { play: ogre } }\n    rule: 409.10'])).toContain('not 409.10');
  });

  test('in the middle of a play leaves the game unchanged', () => {
    const lurker = DUEL.replace('Quarry Ogre', 'Sunspire Duelist');
    passes(lurker, [
      'refuse: { you: { play: Fire Blast, targets: [ogre] } }\n    rule: 706.1',
      'expect: { you: { hand: [Fire Blast] }, chain: 0, priority: you }',
      'you: { play: Fire Blast, targets: [soldier] }',
    ]);
  });

  test('is not a wrong reference', () => {
    expect(fails(DUEL, ['refuse: { you: { play: Nonsuch } }'])).toContain('nothing is called "Nonsuch"');
  });
});

describe('a choice that made itself', () => {
  const alone = 'you: { hand: [Barbed Arrow], resources: 2 }\nfoe: { play: [{ card: Footsoldier, as: soldier }] }';

  test('may be named or left out', () => {
    passes(alone, ['you: { play: Barbed Arrow }', 'pass: all', 'expect: { soldier: { zone: graveyard } }']);
    passes(alone, ['you: { play: Barbed Arrow, targets: [soldier] }', 'pass: all']);
    passes(alone, ['you: { play: Barbed Arrow, targets: [soldier], exhaust: [] }']);
  });

  test('is refused if it is otherwise', () => {
    expect(fails(alone, ['you: { play: Barbed Arrow, targets: [foe.hero] }'])).toContain('706.1');
    passes(alone, ['refuse: { you: { play: Barbed Arrow, targets: [foe.hero] } }\n    rule: 706.1']);
    expect(fails(alone, ['you: { play: Barbed Arrow, x: 3 }'])).toContain('X is 0, not 3');
    expect(fails(alone, ['you: { play: Barbed Arrow, modes: [2] }'])).toContain('707.1c');
    expect(fails(alone, ['you: { play: Barbed Arrow, cost: alternate }'])).toContain('403.3');
    expect(fails(alone, ['you: { play: Barbed Arrow, pay: [soldier] }'])).toContain('403.1');
  });

  test('a lone defender too', () => {
    const lone = 'you: { play: [Hired Lance] }\nfoe: {}\n';
    passes(lone, ['you: { attack: Hired Lance, defender: foe.hero }', 'expect: { defender: foe.hero }']);
    passes(lone, ['you: { attack: Hired Lance }', 'expect: { defender: foe.hero, attacker: Hired Lance }']);
    expect(fails(lone, ['you: { attack: Hired Lance, defender: you.hero }'])).toContain('601.2b');
  });

  test('a trigger with one target', () => {
    const engineer = `you: { hand: [Copperbolt Engineer], resources: 2 }\nfoe: {}`;
    const play = ['you: { play: Copperbolt Engineer }', 'pass: all'];
    passes(engineer, [...play, 'you: { choose: foe.hero }', 'pass: all', 'expect: { foe.hero: { damage: 1 } }']);
  });
});

describe('dice and picks', () => {
  test('must be used', () => {
    expect(fails(DUEL, [], 'dice: [4, 6]\n')).toContain('dice not used: 4, 6');
    expect(fails(DUEL, [], 'picks: [ogre]\n')).toContain('picks not used');
    expect(fails(DUEL, [], 'picks: [ogress]\n')).toContain(
      'test.yaml:2: picks[1]: nothing is called "ogress"; perhaps ogre',
    );
    expect(fails(DUEL, [], 'dice: [7]\n')).toContain('dice[1]: must be 6 or less, not 7');
  });
});

describe('a file that is wrong', () => {
  test('names an unknown card and those like it', () => {
    const message = fails('you: { hand: [Fire Blst] }\nfoe: {}', []);
    expect(message).toContain('test.yaml:3: players.you.hand[1]: no card is called "Fire Blst"; perhaps Fire Blast');
  });

  test('names unknown keys', () => {
    expect(fails(DUEL, [], 'dices: []\n')).toContain('test.yaml:2: dices: unknown key "dices"; perhaps dice');
    expect(fails('you: { hands: [] }\nfoe: {}', [])).toContain(
      'test.yaml:3: players.you.hands: unknown key "hands"; perhaps hand',
    );
    expect(fails('you: { play: [{ card: Footsoldier, damge: 1 }] }\nfoe: {}', [])).toContain('unknown key "damge"');
    expect(fails(DUEL, ['you: { play: Fire Blast, target: [ogre] }'])).toContain('steps[1].you.target: unknown key');
    expect(fails(DUEL, ['expect: { ogre: { attack: 5 } }'])).toContain('steps[1].expect.ogre.attack: unknown key');
  });

  test('may leave the brackets of a list of one away', () => {
    const table = 'you: { hand: Fire Blast, resources: 1, play: { card: Footsoldier, as: guard } }\nfoe:';
    passes(table, ['you: { play: Fire Blast, targets: guard }', 'pass: all'], 'rules: 706.1\n');
    expect(fails(table, [], 'dice: 4\n')).toContain('dice not used: 4');
  });

  test('says what a value must be', () => {
    expect(fails('you: { resources: true }\nfoe: {}', [])).toContain('players.you.resources: must be a list, not true');
    expect(fails('you: { resources: lots }\nfoe: {}', [])).toContain(
      'players.you.resources[1]: no card is called "lots"',
    );
    expect(fails('you: { resources: -1 }\nfoe: {}', [])).toContain('must be 0 or more');
    expect(fails('you: { play: [{ as: x }] }\nfoe: {}', [])).toContain('players.you.play[1].card: is missing');
    expect(fails(DUEL, [], 'step: combat\n')).toContain(
      'must be ready, draw, action, end, event, new boss, minion, betrayer event or flip, not "combat"',
    );
    expect(fails(DUEL, ['you: dance'])).toContain('must be pass, concede or a group of keys, not "dance"');
    expect(fails(DUEL, ['you: { dance: ogre }'])).toContain('needs one of play, use, complete');
    expect(fails(DUEL, ['you: { play: Fire Blast, attack: you.hero }'])).toContain('two different steps');
    expect(fails(DUEL, ['pass: some'])).toContain('must be all');
    expect(fails(DUEL, ['they: pass'])).toContain('"they" is neither a player (you or foe) nor a step');
    expect(fails(DUEL, ['until: {}'])).toContain('needs a turn or a step');
  });

  test('does not let an alias be given twice', () => {
    const twice = 'you: { play: [{ card: Footsoldier, as: x }] }\nfoe: { play: [{ card: Footsoldier, as: x }] }';
    expect(fails(twice, [])).toContain('test.yaml:4: players.foe.play[1].as: the alias "x" is given twice');
    expect(fails('you: { play: [{ card: Footsoldier, as: foe }] }\nfoe: {}', [])).toContain(
      '"foe" is a player already',
    );
    expect(fails('you: { play: [{ card: Footsoldier, as: chain }] }\nfoe: {}', [])).toContain('can be called "chain"');
  });

  test('does not guess which card is meant', () => {
    const two = 'you: {}\nfoe: { play: [Footsoldier, Footsoldier] }';
    expect(fails(two, ['expect: { Footsoldier: { zone: play } }'])).toContain('any of 2 cards with that name');
    expect(fails(DUEL, ['expect: { sldier: { zone: play } }'])).toContain(
      'nothing is called "sldier"; perhaps soldier',
    );
    expect(fails(DUEL, ['expect: { foe: { hand: 0 }, ogre: { controller: nobody } }'])).toContain(
      'no player is called',
    );
  });

  test('needs a title, players and steps', () => {
    const [nothing] = runText('rules: []\n', { file: 'test.yaml' });
    for (const key of ['scenario', 'players', 'steps']) expect(nothing!.message).toContain(`${key}: is missing`);
    expect(runText('')[0]!.message).toContain('no scenario');
    expect(runText('- a\n- b\n')[0]!.message).toContain('must be a group of keys, not a list');
    expect(fails('you: {}', [])).toContain('two to eight players, not 1');
    expect(fails('you: { team: a }\nfoe: { team: a }', [])).toContain('on one team');
    expect(fails('you: {}\npass: {}', [])).toContain('no player can be called "pass"');
    expect(fails(DUEL, [], 'turn: nobody\n')).toContain(
      'turn: no player is called "nobody"; the players are you or foe',
    );
    expect(fails('you: { hero: Footsoldier }\nfoe: {}', [])).toContain('players.you.hero: Footsoldier is not a hero');
  });

  test('is named where YAML itself is broken', () => {
    const [broken] = runText('scenario: x\nplayers: { you: [ }\nsteps: []\n', { file: 'test.yaml' });
    expect(broken!.passed).toBe(false);
    expect(broken!.message).toMatch(/^test\.yaml:[23]: /);
    const [twice] = runText('scenario: x\nscenario: y\nplayers: {}\nsteps: []\n', { file: 'test.yaml' });
    expect(twice!.message).toMatch(/unique/i);
  });

  test('says what is not there yet', () => {
    expect(fails(DUEL, [], 'raid: onyxia\n')).toContain('raid');
  });

  test('says exactly what it does not understand of a card', () => {
    expect(fails(DUEL, [], 'cards: |\n  Spark, 1\n')).toContain(
      'no type line such as "Ally—Orc Warrior" in "Spark, 1"',
    );
    const odd = 'cards: |\n  Spark, 1, Mage, Ability—Fire\n  Destroy target ally. Eat your hat.\n';
    expect(fails(DUEL, [], odd)).toContain('"Spark": not understood from ". Eat your hat." on');
  });

  test('plays a card that it reads', () => {
    const text =
      'cards: |\n  Spark, 1, Mage, Ability—Fire\n  Your hero deals 3 fire damage to target opposing hero or ally.\n';
    passes(
      'you: { hand: [Spark], resources: 1, play: [Quarry Ogre] }\nfoe: {}',
      ['you: { play: Spark, targets: [foe.hero] }', 'pass: all', 'expect: { foe.hero: { damage: 3 } }'],
      text,
    );
  });

  test('passes on what a reader of cards says', () => {
    const text = 'cards: |\n  Guard, 1\n';
    const players = 'you: { play: [Guard] }\nfoe: {}';
    const guard = { ...FOOTSOLDIER, name: 'Guard' };
    const read = run(players, ['expect: { Guard: { zone: play } }'], text, {
      readCards: () => ({ facts: [guard], faults: [] }),
    });
    expect(read.passed).toBe(true);
    const faulty = fails(players, [], text, { readCards: () => ({ facts: [], faults: ['Guard: no type'] }) });
    expect(faulty).toContain('test.yaml:2: cards: Guard: no type');
  });
});

describe('expectations', () => {
  test('of cards', () => {
    passes(
      `you: { play: [{ card: Mule Driver, as: driver, damage: 1, counters: { ice: 2 }, attached: [{ card: Polymorph, by: foe }] }] }
foe: { graveyard: [{ card: Quarry Ogre, owner: foe }], deck: [Hired Lance, Fire Blast], removed: 2 }`,
      [
        'expect: { driver: { damage: 1, counters: { ice: 2 }, tags: { has: [Sheep], not: [Orc] }, keywords: [], controller: you } }',
        'expect: { Polymorph: { attachedTo: driver, controller: foe, owner: foe, types: [Ability] } }',
        'expect: { foe: { deck: [Hired Lance, Fire Blast], graveyard: [Quarry Ogre], removed: 2, play: [Polymorph] } }',
        'expect: { you: { play: [driver], allies: 1, deck: 20, resources: 0, lost: false }, winner: none, draw: false }',
        'expect: { Quarry Ogre: { cost: 5, atk: 5, health: 5, def: null, powers: 0, faceUp: true, name: Quarry Ogre } }',
      ],
    );
  });

  test('of keywords and tags say as much as the script does, and nothing that is not so', () => {
    const facts = [
      {
        ...FOOTSOLDIER,
        name: 'Warded',
        unique: true as const,
        tags: ['Naga'],
        powers: (['fire', 'frost'] as const).map((type) => ({
          power: 'keyword' as const,
          keyword: 'Resistance' as const,
          type,
        })),
      },
    ];
    const table = 'you: { play: [Warded] }\nfoe: {}';
    const options = { readCards: () => ({ facts, faults: [] }) };
    const so = (what: string) => run(table, [`expect: { Warded: { ${what} } }`], 'cards: x\n', options).passed;
    for (const true_ of ['[Resistance]', '[Fire Resistance, Frost Resistance]', '{ has: [Frost Resistance] }'])
      expect(so(`keywords: ${true_}`)).toBe(true);
    for (const untrue of ['[Fire Resistance]', '{ has: [Holy Resistance] }', '{ not: [Fire Resistance] }'])
      expect(so(`keywords: ${untrue}`)).toBe(false);
    const twice = {
      ...facts[0]!,
      powers: [2, 3].map((number) => ({ power: 'keyword' as const, keyword: 'Assault' as const, number })),
    };
    const assault = (what: string) =>
      run(table, [`expect: { Warded: { keywords: ${what} } }`], 'cards: x\n', {
        readCards: () => ({ facts: [twice], faults: [] }),
      }).passed;
    for (const true_ of ['[Assault]', '[Assault 2]', '[Assault 5]', '{ not: [Assault 4] }'])
      expect(assault(true_)).toBe(true);
    for (const untrue of ['[Assault 4]', '{ has: [Assault 7] }', '{ not: [Assault 3] }'])
      expect(assault(untrue)).toBe(false);
    for (const true_ of ['[Naga]', '[Naga, Unique]', '{ has: [Unique] }']) expect(so(`tags: ${true_}`)).toBe(true);
    for (const untrue of ['[Naga, Instant]', '{ not: [Unique] }']) expect(so(`tags: ${untrue}`)).toBe(false);
  });

  test('of a blank card: it has no name, and may be called by the one it would have', () => {
    const table = 'you: { resources: [{ card: Hired Lance, faceDown: true }] }\nfoe: {}';
    for (const name of ['""', 'none', 'Hired Lance']) passes(table, [`expect: { Hired Lance: { name: ${name} } }`]);
    fails(table, ['expect: { Hired Lance: { name: Footsoldier } }']);
  });

  test('of a priority decision name cards or deeds', () => {
    const steps = (options: string) => [`expect: { waiting: { for: you, options: ${options} } }`];
    passes(DUEL, steps('[pass, you.hero, Fire Blast]'));
    passes(DUEL, steps('[pass, { attack: you.hero }, { play: Fire Blast }, { place: Fire Blast, face: down }]'));
    expect(fails(DUEL, steps('[pass, Fire Blast]'))).toContain('also offered: attack you.hero');
    expect(fails(DUEL, steps('[pass, Fire Blast, you.hero, ogre]'))).toContain('not offered: ogre');
    expect(fails(DUEL, ['expect: { waiting: { for: foe } }'])).toContain('does not wait for foe');
  });

  test('the deck is compared in order', () => {
    const players = 'you: { deck: [Hired Lance, Fire Blast] }\nfoe: {}';
    expect(fails(players, ['expect: { you: { deck: [Fire Blast, Hired Lance] } }'])).toContain('you: deck is');
  });
});

test('a decision with one legal answer answers itself, a look at cards too; a word is meant in any case', () => {
  const cards = `cards: |
  Glance, 0, Instant Ability
  Look at the top two cards of your deck, then put one of them on the bottom.

  Guess, 0, Instant Ability
  Choose "ability" or "ally," then reveal the top card of your deck. Draw a card if it has the chosen type.
`;
  const you = 'you: { hand: [Glance, Guess], deck: [Fire Blast, Footsoldier, Quarry Ogre] }\nfoe: {}';
  const steps = [
    'you: { play: Glance }',
    'pass: all',
    'expect: { waiting: { for: you, options: [Fire Blast, Footsoldier] } }',
    'you: { choose: Fire Blast }',
    'expect: { you: { deck: [Footsoldier, Quarry Ogre, Fire Blast] } }',
    'you: { play: Guess }',
    'pass: all',
    'you: { choose: ally }',
    'expect: { you: { hand: [Footsoldier] } }',
  ];
  passes(you, steps, cards);
});
