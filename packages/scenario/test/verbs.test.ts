import type { Effect, Facts, Power } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { scenario } from '../src/index.ts';
import { rule } from '../src/vitest.ts';

const ability = (name: string, text: readonly Effect[], rest: Partial<Facts> = {}): Facts => ({
  name,
  types: ['Ability'],
  tags: [],
  icons: [],
  cost: 0,
  instant: true,
  text,
  powers: [],
  ...rest,
});
const ally = (name: string, atk: number, health: number, ...powers: readonly Power[]): Facts => ({
  name,
  types: ['Ally'],
  tags: [],
  icons: [],
  cost: 0,
  atk,
  damageType: 'melee',
  health,
  text: [],
  powers,
});
const anyAlly = { kind: ['Ally'] } as const;
const drawOne: Effect = { do: 'draw', who: { player: 'you' }, count: 1 };

describe('targets', () => {
  const swap = (): Facts =>
    ability('Swap', [
      { do: 'ready', what: { select: 'target', noun: { ...anyAlly, whose: 'you' } } },
      { do: 'exhaust', what: { select: 'target', noun: anyAlly, count: { upTo: 2 } } },
    ]);
  const table = () =>
    scenario({
      you: { hand: [swap()], play: [{ card: 'Footsoldier', as: 'mine', exhausted: true }] },
      foe: {
        play: [
          { card: 'Footsoldier', as: 'a' },
          { card: 'Quarry Ogre', as: 'b' },
        ],
      },
    });

  rule('707.1d', 'in the order of the text, though the first chose itself', () => {
    for (const targets of [['mine', 'a', 'b'], ['mine', 'mine', 'b'], ['mine'], ['mine', 'b']]) {
      const { you, pass, card } = table();
      you.plays('Swap', { targets });
      pass.all();
      for (const name of ['a', 'b']) expect(card(name).exhausted, `${name} of ${targets}`).toBe(targets.includes(name));
      expect(card('mine').exhausted).toBe(targets.length > 2 && targets[1] === 'mine');
    }
  });

  rule('706.1, 707.1d', 'too many or wrong ones are refused', () => {
    const { you } = table();
    you.cannot({ play: 'Swap', targets: ['a', 'b', 'mine'] }, '706.1');
    you.cannot({ play: 'Swap', targets: ['mine', 'you.hero'] }, '706.1');
    you.cannot({ play: 'Swap', targets: ['mine', 'a', 'b', 'a'] }, '707.1d');
  });
});

describe('divided amounts', () => {
  const bolt = (): Facts =>
    ability('Bolt', [
      {
        do: 'deal',
        amount: 4,
        types: ['fire'],
        divided: true,
        to: { select: 'target', noun: anyAlly, count: { anyNumber: true } },
      },
    ]);
  const table = () =>
    scenario({
      you: { hand: [bolt()] },
      foe: {
        play: [
          { card: 'Quarry Ogre', as: 'a' },
          { card: 'Quarry Ogre', as: 'b' },
        ],
      },
    });

  rule('707.1d', 'each target has its share', () => {
    const { you, pass, card } = table();
    you.cannot({ play: 'Bolt', targets: { a: 4, b: 1 } }, '707.1d');
    you.cannot({ play: 'Bolt', targets: { a: 1, b: 1 } }, '707.1d');
    you.plays('Bolt', { targets: { a: 3, b: 1 } });
    pass.all();
    expect([card('a').damage, card('b').damage]).toEqual([3, 1]);
  });

  rule('707.1d', 'the shares can be given after the play', () => {
    const { you, pass, card } = table();
    you.plays('Bolt').chooses({ b: 3, a: 1 });
    pass.all();
    expect([card('a').damage, card('b').damage]).toEqual([1, 3]);
  });
});

describe('costs', () => {
  const fee = (): Facts => ({
    ...ability('Fee', [drawOne]),
    cost: 2,
    powers: [
      { power: 'alternate cost', cost: [{ pay: 'discard', noun: {} }] },
      { power: 'additional cost', to: 'play', cost: [{ pay: 'exhaust', noun: { ...anyAlly, whose: 'you' } }] },
    ],
  });
  const setup = (resources: number) =>
    scenario({
      you: {
        hand: [fee(), { card: 'Quarry Ogre', as: 'ogre' }, { card: 'Mule Driver', as: 'driver' }],
        resources: [
          ...Array.from({ length: resources }, () => ({ card: 'Footsoldier', faceDown: true })),
          { card: 'Letters for the Front', as: 'quest' },
        ],
        play: [
          { card: 'Footsoldier', as: 'a' },
          { card: 'Footsoldier', as: 'b' },
        ],
      },
      foe: {},
    });

  rule('403.3', 'the printed cost is paid unless the script says otherwise', () => {
    const { you, card } = setup(3);
    you.plays('Fee', { pay: ['b'] });
    expect([you.readyResources, card('b').exhausted, card('quest').exhausted]).toEqual([2, true, false]);
    expect(you.hand).toHaveLength(2);
  });

  rule('403.3', 'the alternate cost', () => {
    const { you, card } = setup(3);
    you.plays('Fee', { cost: 'alternate', pay: ['b', 'ogre'] });
    expect([you.readyResources, card('ogre').zone]).toEqual([4, 'graveyard']);
    const poor = setup(0);
    poor.you.plays('Fee', { cost: 'alternate', pay: ['a', 'driver'] });
    expect(poor.card('driver').zone).toBe('graveyard');
  });

  rule('412.2', 'the script may say which resources are exhausted', () => {
    const { you, card } = setup(3);
    you.plays('Fee', { pay: 'a', exhaust: ['quest'] });
    expect([card('quest').exhausted, you.readyResources]).toEqual([true, 2]);
  });
});

describe('X, modes and an opponent who chooses', () => {
  rule('707.1b', 'X is a number that can be paid', () => {
    const { you, foe, pass } = scenario({ you: { hand: ['Aimed Shot'], resources: 4 }, foe: {} });
    you.cannot({ play: 'Aimed Shot', x: 4, targets: [foe.hero] }, '707.1b');
    you.plays('Aimed Shot', { x: 3, targets: [foe.hero] });
    pass.all();
    expect(foe.hero.damage).toBe(3);
  });

  rule('707.1c', 'the opponent chooses, then the play goes on', () => {
    const dilemma = ability('Dilemma', [
      {
        do: 'choose modes',
        count: 1,
        by: 'an opponent',
        modes: [[drawOne], [{ do: 'destroy', what: { select: 'target', noun: anyAlly } }]],
      },
    ]);
    const { you, left, pass, card, waiting } = scenario({
      you: { hand: [dilemma] },
      left: {
        play: [
          { card: 'Footsoldier', as: 'a' },
          { card: 'Footsoldier', as: 'b' },
        ],
      },
      right: {},
    });
    you.plays('Dilemma', { opponent: 'left', targets: ['b'] });
    expect(waiting()).toMatchObject({ for: 'left', question: 'mode', options: ['1', '2'] });
    left.chooses(2);
    pass.all();
    expect([card('a').zone, card('b').zone]).toEqual(['play', 'graveyard']);
  });
});

describe('choices', () => {
  rule('415.9e', 'a list is one pick after the other', () => {
    const { you, foe, pass } = scenario({
      you: { hand: ['Creeping Doubt'], resources: 3 },
      foe: { hand: ['Quarry Ogre', 'Fire Blast', 'Hired Lance'] },
    });
    you.plays('Creeping Doubt');
    pass.all();
    foe.mustChooseAmong(['Quarry Ogre', 'Fire Blast', 'Hired Lance']).chooses(['Hired Lance', 'Quarry Ogre']);
    expect(foe.hand).toEqual(['Fire Blast']);
  });

  test('cards that no name tells apart answer to their number among the options', () => {
    const { you, foe, pass } = scenario({
      you: { hand: ['Creeping Doubt'], resources: 3 },
      foe: { hand: ['Hired Lance', 'Hired Lance', 'Fire Blast'] },
    });
    you.plays('Creeping Doubt');
    pass.all();
    foe.chooses(2).chooses(1);
    expect(foe.hand).toEqual(['Fire Blast']);
  });

  rule('712.7', 'a may is yes or no', () => {
    const gift = (): Facts => ability('Gift', [{ do: 'may', who: { player: 'you' }, effects: [drawOne] }]);
    for (const yes of [true, false, 'yes', 'no']) {
      const { you, pass } = scenario({ you: { hand: [gift()] }, foe: {} });
      you.plays('Gift');
      pass.all();
      you.mustChooseAmong(['yes', 'no']).chooses(yes);
      expect(you.hand).toHaveLength(yes === true || yes === 'yes' ? 1 : 0);
    }
  });

  rule('708.1a', 'who has several triggers orders them', () => {
    const omen = (name: string) =>
      ally(name, 1, 1, { power: 'triggered', on: { event: 'turn starts', whose: 'you' }, effects: [drawOne] });
    const { you, until, chain } = scenario(
      { you: { play: [omen('Dawn'), omen('Noon'), omen('Dusk')] }, foe: {} },
      { turn: 'foe', step: 'end' },
    );
    expect(() => until({ turn: 'you', step: 'action' })).toThrow("can't be declined: you is asked: order");
    you.cannot({ order: ['Noon'] }, '708.1a');
    expect(chain()).toEqual([]);
    until({ turn: 'you', step: 'ready' });
    you.mustChooseAmong(['Dawn', 'Noon', 'Dusk']).orders('Noon', 'Dusk', 'Dawn');
    expect(chain()).toEqual(['Dawn', 'Dusk', 'Noon']);
  });

  rule('708.1a', 'the first one goes on the chain first', () => {
    const omen = (name: string) =>
      ally(name, 1, 1, { power: 'triggered', on: { event: 'turn starts', whose: 'you' }, effects: [drawOne] });
    const { you, pass, chain } = scenario(
      { you: { play: [omen('Dawn'), omen('Noon'), omen('Dusk')] }, foe: {} },
      { turn: 'foe', step: 'end' },
    );
    pass.all();
    you.orders('Noon', 'Dusk', 'Dawn');
    expect(chain()).toEqual(['Dawn', 'Dusk', 'Noon']);
  });
});

describe('chance', () => {
  const gamble = (): Facts =>
    ability('Gamble', [
      {
        do: 'roll',
        then: [
          { from: 1, upTo: 5, effects: [] },
          { from: 6, upTo: 6, effects: [drawOne] },
        ],
      },
      { do: 'discard', who: { player: 'each opponent' }, count: 1, random: true },
    ]);

  test('dice and random choices as the scenario says', () => {
    for (const die of [5, 6]) {
      const { you, foe, pass } = scenario(
        {
          you: { hand: [gamble()] },
          foe: { hand: ['Fire Blast', { card: 'Quarry Ogre', as: 'ogre' }, 'Hired Lance'] },
        },
        { dice: [die], picks: ['ogre'] },
      );
      you.plays('Gamble');
      pass.all();
      expect(you.hand).toHaveLength(die === 6 ? 1 : 0);
      expect(foe.graveyard).toEqual(['Quarry Ogre']);
    }
  });

  test('what is left over fails the test', () => {
    const { prove } = scenario({ you: {}, foe: {} }, { dice: [1] });
    expect(prove).toThrow('dice not used: 1');
  });
});

describe('tokens and control', () => {
  rule(['404.2c', '410.6d'], 'a token is found by its name, and gone when it has left play', () => {
    const call = ability('Call', [{ do: 'put token', token: { ...ally('Imp', 1, 1), token: true } }]);
    const { you, pass, card } = scenario({ you: { hand: [call, 'Fire Blast'], resources: 1 }, foe: {} });
    you.plays('Call');
    pass.all();
    const imp = card('Imp');
    expect([imp.zone, imp.controller, imp.atk]).toEqual(['play', 'you', 1]);
    you.plays('Fire Blast', { targets: ['Imp'] });
    pass.all();
    expect(imp.zone).toBe('none');
    expect(() => card('Imp')).toThrow('nothing is called "Imp"');
  });
});

describe('combat', () => {
  rule('717.2c', 'armor answers for one packet', () => {
    const { you, foe, pass, card } = scenario({
      you: { play: ['Quarry Ogre'] },
      foe: { play: ['Golem Skull Helm', 'Padded Robe'] },
    });
    you.attacks('Quarry Ogre', foe.hero);
    pass.all();
    pass.all();
    pass.all();
    foe.mustChooseAmong(['Golem Skull Helm', 'Padded Robe', 'none']);
    foe.cannot({ prevent: ['Quarry Ogre'] }, '717.2c').prevents('Padded Robe', 'Golem Skull Helm');
    expect(foe.hero.damage).toBe(1);
    expect([card('Padded Robe').exhausted, card('Golem Skull Helm').exhausted]).toEqual([true, true]);
  });

  rule('717.2c', 'or for none', () => {
    const { you, foe, pass, card } = scenario({ you: { play: ['Quarry Ogre'] }, foe: { play: ['Golem Skull Helm'] } });
    you.attacks('Quarry Ogre').passes();
    foe.passes();
    pass.all();
    pass.all();
    foe.prevents('none');
    expect([foe.hero.damage, card('Golem Skull Helm').exhausted]).toEqual([5, false]);
    foe.protects('none').strikes('none');
    foe.cannot({ protect: 'Golem Skull Helm' }, '602.2').cannot({ strike: ['Golem Skull Helm'] }, '303.2');
  });
});

describe('a table', () => {
  test('throws what is wrong with it', () => {
    expect(() => scenario({ you: { hand: ['Fire Blst'] }, foe: {} })).toThrow('players.you.hand.0: no card is called');
    expect(() => scenario({ you: {} })).toThrow('two to eight players');
    const twice = () => ally('Twin', 1, 1);
    expect(() => scenario({ you: { hand: [twice(), twice()] }, foe: {} })).toThrow('two different cards');
  });

  test('throws what the game refuses, and what is not so', () => {
    const { you, foe, expects, player } = scenario({ you: { hand: ['Quarry Ogre'] }, foe: {} });
    expect(() => you.plays('Quarry Ogre')).toThrow("you can't play Quarry Ogre: cannot pay (rule 403.1; Quarry Ogre)");
    expect(() => you.cannot('pass', '410.1')).toThrow('the game allows this step');
    expect(() => foe.mustChooseAmong(['pass'])).toThrow('does not wait for foe');
    expect(() => expects({ foe: { hand: 3 } })).toThrow('foe: hand is 0 [], not 3');
    expect(() => player('nobody')).toThrow('no player is called');
    expects({ foe: { hand: 0 }, 'you.hero': { health: 30, damage: 0 } });
  });

  test('goes on to a step of somebody', () => {
    const { until, turn, step, you } = scenario({ you: {}, foe: {} }, { step: 'ready' });
    until({ step: 'end' });
    expect([turn(), step()]).toEqual(['you', 'end']);
    until({ turn: 'you' });
    expect([turn(), step(), you.hand.length]).toEqual(['you', 'ready', 1]);
    until({ turn: 'you', step: 'ready' });
    expect(you.hand).toHaveLength(2);
  });
});
