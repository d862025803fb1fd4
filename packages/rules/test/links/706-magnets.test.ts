import type { Facts } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const plain = {
  types: ['Ally'],
  tags: [],
  icons: [],
  cost: 2,
  atk: 1,
  health: 5,
  damageType: 'melee',
  text: [],
} as const;

/** Opposing links must target this ally if able. */
const lodestone = (name: string): Facts => ({
  ...plain,
  name,
  powers: [{ power: 'self', may: { may: 'attract targets' } }],
});

const instant = { types: ['Ability'], tags: [], icons: [], cost: 0, instant: true, powers: [] } as const;
const zap = (name: string, to: Extract<Facts['text'][number], { do: 'deal' }>['to']): Facts => ({
  ...instant,
  name,
  text: [{ do: 'deal', amount: 1, types: ['fire'], to }],
});
const anyAlly = { kind: ['Ally'] } as const;
const ONE = zap('One Spark', { select: 'target', noun: anyAlly });
const TWO = zap('Two Sparks', { select: 'target', noun: anyAlly, count: { exactly: 2 } });
const UP_TO_TWO = zap('Some Sparks', { select: 'target', noun: anyAlly, count: { upTo: 2 } });
const STRAY = zap('Stray Spark', { select: 'target', noun: anyAlly, random: true });

rule('706.4', 'an opponent must choose the magnet, its own player need not', () => {
  const play = [lodestone('Lodestone'), { card: 'Footsoldier', as: 'soldier' }];
  const { you, foe, waiting, card, resolve } = scenario({ you: { hand: [ONE] }, foe: { hand: [ONE], play } });
  you.cannot({ play: 'One Spark', targets: ['soldier'] }, '706.4');
  you.plays('One Spark');
  expect(waiting()?.question).toBe('priority');
  you.passes();
  foe.plays('One Spark', { targets: ['soldier'] });
  resolve.all();
  expect([card('Lodestone').damage, card('soldier').damage]).toEqual([1, 1]);
});

rule('706.4', 'with two targets one may be free, with two magnets none is', () => {
  const play = [lodestone('Lodestone'), { card: 'Footsoldier', as: 'soldier' }, { card: 'Footsoldier', as: 'other' }];
  const one = scenario({ you: { hand: [TWO] }, foe: { play } });
  one.you.plays('Two Sparks', { targets: ['soldier', 'Lodestone'] });
  one.resolve.all();
  expect([one.card('Lodestone').damage, one.card('soldier').damage, one.card('other').damage]).toEqual([1, 1, 0]);

  const two = scenario({ you: { hand: [TWO] }, foe: { play: [...play, lodestone('Second Stone')] } });
  two.you.cannot({ play: 'Two Sparks', targets: ['Lodestone', 'soldier'] }, '706.4');
});

rule('706.4', 'who may choose up to a number may choose none', () => {
  const { you, card, resolve } = scenario({
    you: { hand: [UP_TO_TWO] },
    foe: { play: [lodestone('Lodestone'), { card: 'Footsoldier', as: 'soldier' }] },
  });
  you.plays('Some Sparks', { targets: [] });
  resolve.all();
  expect([card('Lodestone').damage, card('soldier').damage]).toEqual([0, 0]);
});

const soldier = { card: 'Footsoldier', as: 'soldier' };
const other = { card: 'Footsoldier', as: 'other' };

rule('706.4', 'one target at a time: all are offered as long as the magnet can still be chosen, then only it', () => {
  const play = [lodestone('Lodestone'), soldier, other];
  const late = scenario({ you: { hand: [TWO] }, foe: { play } });
  late.you.plays('Two Sparks').mustChooseAmong(['Lodestone', 'soldier', 'other']).chooses('soldier');
  expect([late.priority(), late.chain()]).toEqual(['you', ['Two Sparks']]); // only the magnet was left to choose
  late.resolve.all();
  expect([late.card('Lodestone').damage, late.card('soldier').damage, late.card('other').damage]).toEqual([1, 1, 0]);
  const early = scenario({ you: { hand: [TWO] }, foe: { play } });
  early.you.plays('Two Sparks').mustChooseAmong(['Lodestone', 'soldier', 'other']).chooses('Lodestone');
  early.you.mustChooseAmong(['soldier', 'other']).chooses('other');
  early.resolve.all();
  expect([early.card('Lodestone').damage, early.card('soldier').damage, early.card('other').damage]).toEqual([1, 0, 1]);
});

/** Two target descriptions: an ally, then a hero or ally. */
const TWICE: Facts = {
  ...instant,
  name: 'Twin Bolt',
  text: [
    { do: 'deal', amount: 1, types: ['fire'], to: { select: 'target', noun: anyAlly } },
    { do: 'deal', amount: 2, types: ['frost'], to: { select: 'target', noun: { kind: ['Hero', 'Ally'] } } },
  ],
};

rule(
  '706.4',
  'a magnet that a later description can take leaves the first one free, and is then the only choice',
  () => {
    const play = [lodestone('Lodestone'), soldier];
    const first = scenario({ you: { hand: [TWICE] }, foe: { play } });
    first.you.plays('Twin Bolt').mustChooseAmong(['Lodestone', 'soldier']).chooses('Lodestone');
    first.you.mustChooseAmong(['you.hero', 'foe.hero', 'Lodestone', 'soldier']).chooses('foe.hero');
    first.resolve.all();
    expect([first.card('Lodestone').damage, first.foe.hero.damage]).toEqual([1, 2]);
    const second = scenario({ you: { hand: [TWICE] }, foe: { play } });
    second.you.cannot({ play: 'Twin Bolt', targets: ['soldier', 'foe.hero'] }, '706.4');
    second.you.plays('Twin Bolt').chooses('soldier');
    expect(second.priority()).toBe('you');
    second.resolve.all();
    expect([second.card('soldier').damage, second.card('Lodestone').damage]).toEqual([1, 2]);
  },
);

rule('706.4', 'as many magnets as possible: one that only the first description can take is chosen there', () => {
  const elder: Facts = { ...lodestone('Elder Stone'), types: ['Equipment'], tags: ['Item'] };
  const spread: Facts = {
    ...TWICE,
    name: 'Split Bolt',
    text: [
      { do: 'exhaust', what: { select: 'target', noun: { kind: ['Equipment', 'Ally'] } } },
      { do: 'deal', amount: 2, types: ['frost'], to: { select: 'target', noun: { kind: ['Hero', 'Ally'] } } },
    ],
  };
  const { you, card, resolve, priority } = scenario({
    you: { hand: [spread] },
    foe: { play: [lodestone('Lodestone'), elder, soldier, 'Militia Sword'] },
  });
  you.cannot({ play: 'Split Bolt', targets: ['Lodestone', 'soldier'] }, '706.4');
  you.plays('Split Bolt');
  expect(priority()).toBe('you'); // there was one choice for each
  resolve.all();
  expect([card('Elder Stone').exhausted, card('Lodestone').damage, card('soldier').damage]).toEqual([true, 2, 0]);
});

rule('706.4', 'of up to so many, whoever chooses any must choose the magnet, and a second is free', () => {
  const { you, card, resolve } = scenario({
    you: { hand: [UP_TO_TWO] },
    foe: { play: [lodestone('Lodestone'), soldier, other] },
  });
  you.plays('Some Sparks').mustChooseAmong([0, 1, 2]).chooses(1);
  resolve.all();
  expect([card('Lodestone').damage, card('soldier').damage, card('other').damage]).toEqual([1, 0, 0]);
});

rule('706.4', 'a mode that does not target the magnet may be chosen, and then it is not targeted', () => {
  const choice: Facts = {
    ...instant,
    name: 'Spark or Study',
    text: [
      {
        do: 'choose modes',
        count: 1,
        modes: [
          [{ do: 'deal', amount: 1, types: ['fire'], to: { select: 'target', noun: anyAlly } }],
          [{ do: 'deal', amount: 3, types: ['fire'], to: { select: 'target', noun: { kind: ['Hero'] } } }],
          [{ do: 'draw', who: { player: 'you' }, count: 1 }],
        ],
      },
    ],
  };
  const table = () =>
    scenario({ you: { hand: [choice], deck: ['Fury'] }, foe: { play: [lodestone('Lodestone'), soldier] } });
  const spark = table();
  spark.you.plays('Spark or Study').mustChooseAmong([1, 2, 3]).chooses(1);
  spark.resolve.all();
  expect([spark.card('Lodestone').damage, spark.card('soldier').damage]).toEqual([1, 0]);
  const hero = table();
  hero.you.plays('Spark or Study').chooses(2).mustChooseAmong(['you.hero', 'foe.hero']).chooses('foe.hero');
  hero.resolve.all();
  expect([hero.foe.hero.damage, hero.card('Lodestone').damage]).toEqual([3, 0]);
  const study = table();
  study.you.plays('Spark or Study').chooses(3);
  study.resolve.all();
  expect([study.you.hand, study.card('Lodestone').damage]).toEqual([['Fury'], 0]);
});

rule('706.4', 'a value of X may be chosen for which the magnet is no legal target', () => {
  const weigh: Facts = {
    ...zap('Weigh', {
      select: 'target',
      noun: { ...anyAlly, cost: { is: 'exactly', than: { amount: 'X' } } },
    }),
    plusX: true,
  };
  const table = () =>
    scenario({ you: { hand: [weigh], resources: 5 }, foe: { play: [lodestone('Lodestone'), 'Quarry Ogre', other] } });
  const two = table();
  two.you.plays('Weigh').mustChooseAmong([2, 5]).chooses(2);
  two.resolve.all();
  expect([two.card('Lodestone').damage, two.card('other').damage]).toEqual([1, 0]);
  const five = table();
  five.you.plays('Weigh', { x: 5 });
  five.resolve.all();
  expect([five.card('Lodestone').damage, five.card('Quarry Ogre').damage]).toEqual([0, 1]);
});

rule('706.4', 'a magnet that can not be targeted, or does not fit, attracts nothing', () => {
  const shy: Facts = {
    ...lodestone('Shy Stone'),
    powers: [...lodestone('').powers, { power: 'self', cant: { cant: 'be targeted' } }],
  };
  const { you, card, resolve } = scenario({ you: { hand: [ONE] }, foe: { play: [shy, soldier, other] } });
  you.plays('One Spark').mustChooseAmong(['soldier', 'other']).chooses('other');
  resolve.all();
  expect([card('soldier').damage, card('other').damage]).toEqual([0, 1]);
});

rule('706.4', "a magnet attracts the links of opponents only, not those of its controller's friends", () => {
  const { you, resolve, card } = scenario({
    you: { team: 'Alliance', hand: [ONE] },
    friend: { team: 'Alliance', play: [lodestone('Lodestone')] },
    foe: { team: 'Horde', play: [soldier] },
  });
  you.plays('One Spark').mustChooseAmong(['Lodestone', 'soldier']).chooses('soldier');
  resolve.all();
  expect([card('Lodestone').damage, card('soldier').damage]).toEqual([0, 1]);
});

rule('706.5', 'chance chooses among the legal targets', () => {
  const play = [
    { card: 'Footsoldier', as: 'a' },
    { card: 'Footsoldier', as: 'b' },
    { card: 'Sunspire Duelist', as: 'shy' },
  ];
  const hit = new Set<string>();
  for (let seed = 1; seed <= 24; seed++) {
    const { you, card, resolve } = scenario({ you: { hand: [STRAY] }, foe: { play } }, { seed });
    you.plays('Stray Spark');
    resolve.all();
    for (const name of ['a', 'b', 'shy']) if (card(name).damage > 0) hit.add(name);
  }
  expect([...hit].sort()).toEqual(['a', 'b']);
});

rule('706.5', 'chance takes magnets first', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const { you, card, resolve } = scenario(
      { you: { hand: [STRAY] }, foe: { play: ['Footsoldier', lodestone('Lodestone'), 'Bloodsoul'] } },
      { seed },
    );
    you.plays('Stray Spark');
    resolve.all();
    expect(card('Lodestone').damage).toBe(1);
  }
});

rule('706.6', 'a card could target another exactly if it could legally choose it now', () => {
  const watchful = (name: string, what: Facts['text'][number]): Facts => ({
    ...instant,
    name,
    text: [
      {
        do: 'if',
        if: {
          is: 'could target',
          card: { select: 'each', noun: { zone: 'graveyard', name: 'One Spark' } },
          what: { select: 'each', noun: { kind: ['Ally'] } },
        },
        then: [what],
      },
    ],
  });
  const ask = watchful('Weather Eye', { do: 'draw', who: { player: 'you' }, count: 1 });
  const drawn = (play: readonly string[]) => {
    const { you, resolve } = scenario({ you: { hand: [ask], graveyard: [ONE] }, foe: { play } });
    you.plays('Weather Eye');
    resolve.all();
    return you.hand.length;
  };
  expect(drawn(['Footsoldier'])).toBe(1);
  expect(drawn(['Sunspire Duelist'])).toBe(0);
  expect(drawn(['Militia Sword'])).toBe(0);
});
