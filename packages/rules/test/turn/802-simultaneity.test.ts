import type { Unnamed } from '@meetingstone/cards/language';
import {
  ability,
  ally,
  anAlly,
  chosenBy,
  destroy,
  discard,
  draw,
  eachPlayer,
  isDestroyed,
  item,
  opposing,
  set,
  when,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, facts: Unnamed) => set({ [name]: facts })[0]!;
const pair = (name: string) => [`${name} first`, `${name} second`].map((as) => ({ card: 'Footsoldier', as }));

rule(
  '802.1',
  'choices for one event are made from the turn player clockwise, and then all of it happens at once',
  () => {
    const cull = one('Cull', ability({ cost: 0 }, destroy(chosenBy(eachPlayer, yours(anAlly)))));
    const { b, c, a, pass, card } = scenario(
      { a: { play: pair('a') }, b: { play: pair('b'), hand: [cull] }, c: { play: pair('c') } },
      { turn: 'b' },
    );
    b.plays('Cull');
    pass.all();
    b.mustChooseAmong(['b first', 'b second']).chooses('b second');
    expect(card('b second').zone).toBe('play');
    c.mustChooseAmong(['c first', 'c second']).chooses('c first');
    expect(card('c first').zone).toBe('play');
    a.mustChooseAmong(['a first', 'a second']).chooses('a first');
    for (const gone of ['a first', 'b second', 'c first']) expect(card(gone).zone).toBe('graveyard');
    for (const there of ['a second', 'b first', 'c second']) expect(card(there).zone).toBe('play');
  },
);

rule('802.1', 'cards that leave at the same time see each other leave', () => {
  const mourner = one(
    'Mourner',
    ally({ cost: 1, atk: [1, 'melee'], health: 1 }, when(isDestroyed(opposing(anAlly)), draw())),
  );
  const cull = one('Cull', ability({ cost: 0 }, destroy(chosenBy(eachPlayer, yours(anAlly)))));
  const { you, foe, pass, chain } = scenario({
    you: { play: [{ card: mourner, as: 'mine' }], hand: [cull] },
    foe: { play: [{ card: mourner, as: 'theirs' }] },
  });
  you.plays('Cull');
  pass.all();
  expect([you.allies, foe.allies, chain()]).toEqual([[], [], ['Mourner', 'Mourner']]);
  for (let n = 0; n < 2; n++) pass.all();
  expect([you.hand.length, foe.hand.length]).toEqual([1, 1]);
});

rule('802.1', 'cards discarded by several players are chosen in turn order and discarded together', () => {
  const purge = one('Purge', ability({ cost: 0 }, discard(1, eachPlayer)));
  const { a, b, pass } = scenario({ a: { hand: pair('a') }, b: { hand: [purge, ...pair('b')] } }, { turn: 'b' });
  b.plays('Purge');
  pass.all();
  b.mustChooseAmong(['b first', 'b second']).chooses('b first');
  expect(b.graveyard).toEqual([]);
  a.mustChooseAmong(['a first', 'a second']).chooses('a second');
  expect([a.hand.length, b.hand.length]).toEqual([1, 1]);
  expect([a.graveyard, b.graveyard]).toEqual([['Footsoldier'], ['Footsoldier', 'Purge']]);
});

rule('802.1', 'as a turn starts its player chooses before the others do, and all their cards ready together', () => {
  const lazy = one('Lazy Hound', item({ cost: 0 }, { power: 'self', may: { may: 'choose not to ready' } }));
  const tired = { exhausted: true };
  const { a, b, c, pass, card } = scenario(
    {
      a: { play: ['Vindicator Kaldel', { card: 'Footsoldier', as: 'soldier', ...tired }] },
      b: { play: [{ card: lazy, ...tired }] },
      c: { play: ['Vindicator Kaldel', { card: 'Quarry Ogre', as: 'ogre', ...tired }] },
    },
    { step: 'end' },
  );
  pass.all();
  b.mustChooseAmong(['yes', 'no']).chooses('no');
  c.mustChooseAmong(['ogre', 'none']).chooses('ogre');
  expect([card('Lazy Hound').exhausted, card('ogre').exhausted]).toEqual([true, true]);
  a.mustChooseAmong(['soldier', 'none']).chooses('soldier');
  expect(['Lazy Hound', 'ogre', 'soldier'].map((name) => card(name).exhausted)).toEqual([false, false, false]);
});

rule('802.2', 'packets at the same time are processed in the order their player chooses, the turn player first', () => {
  const shrug = (name: string) =>
    one(
      name,
      item(
        { cost: 0 },
        {
          power: 'replacement',
          replacement: {
            event: { event: 'deal', card: { kind: ['Hero', 'Ally'], whose: 'you' } },
            optional: true,
            instead: { instead: 'prevent', amount: 1 },
          },
        },
      ),
    );
  const hail = one(
    'Hail',
    ability(
      { cost: 0, instant: true },
      {
        do: 'deal',
        amount: 2,
        types: ['frost'],
        to: { select: 'each', noun: { kind: ['Hero', 'Ally'] } },
      },
    ),
  );
  const { you, foe, pass, card } = scenario({
    you: { hand: [hail], play: [shrug('Shrug'), { card: 'Quarry Ogre', as: 'ogre' }] },
    foe: { play: [shrug('Ward'), { card: 'Footsoldier', as: 'soldier' }] },
  });
  you.plays('Hail');
  pass.all();
  you.mustChooseAmong([you.hero, 'ogre']).orders('ogre', you.hero);
  you.mustChooseAmong(['Shrug', 'none']).chooses('Shrug');
  expect(card('ogre').damage).toBe(0);
  you.mustChooseAmong(['Shrug', 'none']).chooses('none');
  foe.mustChooseAmong([foe.hero, 'soldier']).orders('soldier', foe.hero);
  foe.mustChooseAmong(['Ward', 'none']).chooses('Ward');
  foe.mustChooseAmong(['Ward', 'none']).chooses('none');
  expect([card('ogre').damage, you.hero.damage, card('soldier').damage, foe.hero.damage]).toEqual([1, 2, 1, 2]);
});
