import type { Facts, Permission, Power } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const permits = (on: 'cards' | 'players', permission: Permission): Power => ({
  power: 'continuous',
  continuous: {
    ...(on === 'cards' ? { cards: { kind: ['Ally'], whose: 'you' } } : { players: 'opposing' }),
    changes: [{ change: 'permit', permission }],
  },
});

const item = (name: string, ...powers: readonly Power[]): Facts => ({
  name,
  types: ['Equipment'],
  tags: ['Item'],
  icons: [],
  cost: 0,
  text: [],
  powers,
});

const tithe = item('Tithe', permits('cards', { may: 'pay as a resource' }));

const bargain: Facts = { ...item('Bargain'), types: ['Ability'], tags: [], cost: 1 };

rule(
  '412.2, 403.1',
  'allies that may be exhausted as though they were resources pay for what no resource would',
  () => {
    const t = scenario({ you: { play: [tithe, 'Hootie'], hand: [bargain] }, foe: {} });
    t.you.plays('Bargain');
    t.pass.all();
    expect([t.card('Hootie').exhausted, t.you.graveyard]).toEqual([true, ['Bargain']]);
  },
);

rule('412.2', 'without that they pay for nothing', () => {
  const t = scenario({ you: { play: ['Hootie'], hand: ['Quarry Ogre'] }, foe: {} });
  t.you.cannot({ play: 'Quarry Ogre' }, '403.1');
});

rule('403.1', 'an ally that exhausts for one part of a cost does not pay another part', () => {
  const drum = item('Drum', {
    power: 'payment',
    cost: [
      { pay: 'resources', amount: 1 },
      { pay: 'exhaust', noun: { kind: ['Ally'], whose: 'you' } },
    ],
    effects: [{ do: 'draw', who: { player: 'you' }, count: 1 }],
  });
  const one = scenario({ you: { play: [tithe, drum, 'Hootie'] }, foe: {} });
  one.you.cannot({ use: 'Drum' }, '403.1');
  const two = scenario({ you: { play: [tithe, drum, 'Hootie', 'Footsoldier'] }, foe: {} });
  two.you.uses('Drum', { pay: ['Hootie'] });
  two.pass.all();
  expect([two.card('Hootie').exhausted, two.card('Footsoldier').exhausted]).toEqual([true, true]);
});

rule('415.4a', 'who plays with his hand revealed shows it to everybody, and only as long as that is so', () => {
  const window = item('Window', permits('players', { may: 'show hand' }));
  const seen = (play: Facts[], viewer: number | null) => {
    const { game } = scenario({ you: { play, hand: ['Hootie'] }, foe: { hand: ['Footsoldier', 'Quarry Ogre'] } });
    return viewGame(game(), viewer).players.flatMap(({ hand }) => hand?.map(({ name }) => name) ?? []);
  };
  expect(seen([window], 0).toSorted()).toEqual(['Footsoldier', 'Hootie', 'Quarry Ogre']);
  expect(seen([window], null).toSorted()).toEqual(['Footsoldier', 'Quarry Ogre']);
  expect(seen([window], 1).toSorted()).toEqual(['Footsoldier', 'Quarry Ogre']);
  expect(seen([], 0)).toEqual(['Hootie']);
});

rule('103.2, 415.9f', 'who can’t draw more than one card a turn draws the first one only', () => {
  const freeze = item('Freeze', {
    power: 'continuous',
    continuous: {
      players: 'opposing',
      changes: [{ change: 'restrict', restriction: { cant: 'draw', moreThan: 1 } }],
    },
  });
  const gift: Facts = {
    ...item('Gift'),
    types: ['Ability'],
    tags: [],
    text: [{ do: 'draw', who: { player: 'each' }, count: 3 }],
  };
  const t = scenario({
    you: { play: [freeze], hand: [gift], deck: ['Hootie', 'Hootie', 'Hootie'] },
    foe: { deck: ['Footsoldier', 'Quarry Ogre', 'Hootie'] },
  });
  t.you.plays('Gift');
  t.pass.all();
  expect([t.you.hand.length, t.foe.hand]).toEqual([3, ['Footsoldier']]);
});
