import {
  ability,
  ally,
  anAlly,
  deal,
  dealsDamage,
  destroyThis,
  dividedAmong,
  draw,
  exhausting,
  friendly,
  heroOrAlly,
  mayIfWould,
  ongoing,
  opposing,
  pay,
  ratherThanCost,
  set,
  target,
  yourHeroAs,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { runText } from '../src/index.ts';

const OWN: readonly Facts[] = [
  ...set({
    Blast: ability({ cost: 0 }, deal(3, 'fire', target(heroOrAlly))),
    Scatter: ongoing({ cost: 0 }, mayIfWould(dealsDamage({ by: yourHeroAs }), dividedAmong(opposing(heroOrAlly)))),
    Martyr: ally({ cost: 0, tags: ['Human'], atk: [1, 'melee'], health: 1 }, pay([destroyThis], draw())),
    Rite: ongoing({ cost: 0 }, pay([exhausting(friendly(anAlly))], draw())),
    Bargain: ability({ cost: 2 }, draw(), ratherThanCost(exhausting({ ...anAlly, whose: 'you' }))),
  }),
];
const LIKE: Readonly<Record<string, Facts>> = Object.fromEntries(OWN.map((facts) => [facts.name, facts]));

function run(players: string, ...steps: readonly string[]) {
  const script = steps.map((step) => `  - ${step}\n`).join('');
  const text = `scenario: A test\nplayers:\n${players.replace(/^/gm, '  ')}\nsteps:\n${script}`;
  return runText(text, { file: 'test.yaml', find: (name) => LIKE[name] })[0]!;
}
const passes = (players: string, ...steps: readonly string[]) =>
  expect(run(players, ...steps)).toEqual({ title: 'A test', passed: true });
const fails = (players: string, ...steps: readonly string[]) => {
  const { passed, message } = run(players, ...steps);
  expect(passed).toBe(false);
  return message!;
};
describe('a division', () => {
  const table = `you: { hand: [Blast], play: [Scatter] }
foe: { play: [{ card: Footsoldier, as: bear }, { card: Footsoldier, as: wolf }] }`;
  const play = ['you: { play: Blast, targets: [foe.hero] }', 'pass: all', 'you: { choose: yes }'];

  test('is named in one map where the characters are chosen and not targeted', () => {
    passes(
      table,
      ...play,
      'you: { choose: { wolf: 1, bear: 2 } }',
      'expect: { dealt: [{ to: bear, amount: 2 }, { to: wolf, amount: 1, by: you.hero, types: [fire] }], waiting: { for: you } }',
      'expect: { bear: { zone: graveyard }, wolf: { damage: 1 }, foe.hero: { damage: 0 } }',
    );
  });

  test('has to be the whole of it', () => {
    expect(fails(table, ...play, 'you: { choose: { bear: 2, wolf: 2 } }')).toContain('1 is left, not 2 (rule 707.1d)');
    passes(
      table,
      ...play,
      'refuse: { you: { choose: { bear: 2, wolf: 2 } } }\n    rule: 707.1d',
      'you: { choose: { bear: 3 } }',
    );
  });
});

describe('what pays', () => {
  const rite = `you: { team: us, play: [Rite] }
friend: { team: us, play: [{ card: Footsoldier, as: theirs }, { card: Footsoldier, as: other }] }
foe: {}`;
  const use = 'you: { use: Rite, pay: [theirs] }';

  test("may be a friend's, who is asked first (403.1)", () => {
    passes(
      rite,
      use,
      'expect: { waiting: { for: friend, options: [yes, no] }, theirs: { exhausted: false } }',
      'friend: { choose: yes }',
      'expect: { chain: [Rite], theirs: { exhausted: true }, other: { exhausted: false } }',
    );
  });

  test('and whose "no" takes it back (707.2)', () => {
    passes(rite, use, 'friend: { choose: no }', 'expect: { chain: 0, priority: you, theirs: { exhausted: false } }');
  });

  test('is waited for by name', () => {
    expect(fails(rite, use, 'pass: all')).toContain(
      'not answered: friend is asked: consent for theirs; options: yes, no',
    );
    expect(fails(rite, 'you: { use: Rite, pay: [foe.hero] }')).toContain('403.1');
  });

  test('may be the card itself', () => {
    const martyr = 'you: { play: [Martyr] }\nfoe: {}';
    passes(martyr, 'you: { use: Martyr, pay: [Martyr] }', 'expect: { Martyr: { zone: graveyard }, chain: [Martyr] }');
    passes(martyr, 'you: { use: Martyr }', 'resolve: all', 'expect: { you: { hand: 1, deck: 19 } }');
    expect(fails(martyr, 'you: { use: Martyr, pay: [you.hero] }')).toContain('you.hero did not pay for it');
  });

  test('is not the card that is played', () => {
    expect(
      fails('you: { hand: [Blast] }\nfoe: {}', 'you: { play: Blast, targets: [foe.hero], pay: [Blast] }'),
    ).toContain('Blast did not pay for it');
  });
});

describe('a play without `cost`', () => {
  const bargain = (resources: number) =>
    `you: { hand: [Bargain], resources: ${resources}, play: [{ card: Footsoldier, as: soldier }] }\nfoe: {}`;

  test('pays what is printed, where both can be paid', () => {
    passes(
      bargain(2),
      'you: { play: Bargain }',
      'expect: { chain: [Bargain], soldier: { exhausted: false } }',
      'refuse: { you: { place: soldier } }',
    );
    passes(bargain(2), 'you: { play: Bargain, cost: alternate }', 'expect: { soldier: { exhausted: true } }');
  });

  test('never takes the alternate cost, though it is the only one that can be paid', () => {
    expect(fails(bargain(1), 'you: { play: Bargain }')).toContain('that cost could not be paid (rule 403.1)');
    passes(
      bargain(1),
      'refuse: { you: { play: Bargain } }\n    rule: 403.1',
      'refuse: { you: { play: Bargain, cost: printed } }\n    rule: 403.3',
      'expect: { soldier: { exhausted: false }, you: { hand: [Bargain] } }',
      'you: { play: Bargain, cost: alternate }',
      'expect: { soldier: { exhausted: true } }',
    );
  });
});

describe('a complete offer', () => {
  const table = `you: { hand: [Blast], play: [{ card: Footsoldier, as: mine }] }
foe: { play: [{ card: Footsoldier, as: bear }] }`;
  const all = '[you.hero, foe.hero, mine, bear]';

  test('may be said of the targets of a play, and of the defender', () => {
    passes(table, `you: { play: Blast, targets: [bear], among: ${all} }`, 'expect: { chain: [Blast] }');
    passes(table, 'you: { attack: mine, defender: bear, among: [foe.hero, bear] }', 'expect: { defender: bear }');
  });

  test('is wrong if one is missing, or one too many', () => {
    expect(fails(table, 'you: { play: Blast, targets: [bear], among: [bear, mine] }')).toContain(
      'also offered: you.hero, foe.hero: you is asked: target for Blast',
    );
    expect(fails(table, 'you: { attack: mine, defender: bear, among: [foe.hero, bear, mine] }')).toContain(
      'not offered: mine',
    );
  });

  test('is that one where nobody is asked', () => {
    const lone = 'you: { play: [{ card: Footsoldier, as: mine }] }\nfoe: {}';
    passes(lone, 'you: { attack: mine, defender: foe.hero, among: [foe.hero] }', 'expect: { defender: foe.hero }');
    expect(fails(lone, 'you: { attack: mine, defender: foe.hero, among: [foe.hero, mine] }')).toContain(
      'nobody was asked',
    );
  });
});
