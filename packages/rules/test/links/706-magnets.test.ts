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
