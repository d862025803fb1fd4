import { ability, deal, each, friendly, heal, heroOrAlly, set, target, yours } from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { core, onBossTurn } from './kit.ts';

/** Rulings of the FAQ that no rule has a number for, and cards of the treasure packs of which it speaks. */

const cards = set({
  Renew: ability({ cost: 0, instant: true }, heal(3, each(friendly(heroOrAlly)))),
  Scratch: ability({ cost: 0, instant: true }, deal(1, 'frost', target(heroOrAlly))),
  Embers: ability({ cost: 0, instant: true }, deal(2, 'fire', each(yours(heroOrAlly)))),
}) as Facts[];

test('Azuresong Mageblade: three verses of this very card are a new card, and that is a verse again', () => {
  const blade = (verse: number) =>
    core(
      { boss: 'Magmadar' },
      { you: { resources: 1, deck: 5, play: [{ card: 'Azuresong Mageblade', counters: { verse } }] } },
    );
  blade(2).you.cannot({ use: 'Azuresong Mageblade' }, '403.1');
  const t = blade(3);
  t.you.uses('Azuresong Mageblade');
  t.resolve.all();
  expect(t.you.hand).toHaveLength(1);
  expect(t.card('Azuresong Mageblade').counters).toEqual({ verse: 1 });
});

test('Benediction: one card for each character that an ability heals, however much it heals', () => {
  const t = core(
    { boss: 'Magmadar' },
    {
      you: {
        deck: 5,
        hand: ['Renew'],
        hero: { class: 'Priest', damage: 9 },
        play: ['Benediction', { card: 'Footsoldier', as: 'hurt', damage: 1 }, { card: 'Footsoldier', as: 'whole' }],
      },
    },
    { cards },
  );
  t.you.plays('Renew');
  t.pass.all();
  while (t.waiting()?.question === 'order') t.you.chooses(1);
  t.resolve.all();
  expect([t.you.hero.damage, t.card('hurt').damage]).toEqual([6, 0]);
  expect(t.you.hand).toHaveLength(2);
});

test('with Anathema beside it, one of the two has to go', () => {
  const t = core(
    { boss: 'Magmadar' },
    { you: { hero: { class: 'Priest' }, play: ['Benediction'], graveyard: ['Anathema'] } },
  );
  t.you.uses('Benediction');
  t.pass.all();
  t.you.mustChooseAmong(['Benediction', 'Anathema']).chooses('Benediction');
  expect([t.card('Benediction').zone, t.card('Anathema').zone]).toEqual(['graveyard', 'play']);
});

test('damage is fatal that brings a character to its health, and not what comes after', () => {
  const t = core({ boss: 'Garr', play: [{ card: 'Firesworn', damage: 1 }] }, { you: { hand: ['Scratch'] } }, { cards });
  t.you.plays('Scratch', { targets: ['Firesworn'] });
  t.pass.all();
  expect(t.chain()).toHaveLength(1);
  t.resolve.all();
  expect(t.you.hero.damage).toBe(1);
});

test("who can't be dealt damage can still be aimed at: nothing is dealt to him", () => {
  const t = core(
    { boss: { card: 'Ragnaros', flipped: true }, hand: ['Embers'], play: ['Flame Imps'] },
    {},
    { cards, ...onBossTurn },
  );
  t.boss.plays('Embers');
  t.resolve.all();
  expect([t.boss.hero.damage, t.card('Flame Imps').zone]).toEqual([0, 'graveyard']);
});

test('there are as many Lava Spawns as are needed, not only those of the box', () => {
  const spawns = Array.from({ length: 12 }, () => 'Lava Spawn');
  const t = core({ boss: 'Magmadar', play: spawns }, {}, { turn: 'friend', step: 'end' });
  t.until({ turn: 'boss', step: 'ready' });
  while (t.waiting()?.question === 'order') t.boss.chooses(1);
  t.resolve.all();
  expect(t.boss.allies).toHaveLength(24);
});

test('Flame Imps: two melee ATK, one health, and nothing to say', () => {
  const t = core({ boss: 'Gehennas', play: ['Flame Imps'] }, {}, onBossTurn);
  expect(t.card('Flame Imps')).toMatchObject({ atk: 2, health: 1 });
  t.boss.attacks('Flame Imps', t.you.hero);
  while (t.attacker() !== null) t.pass.all();
  expect(t.you.hero.damage).toBe(2);
});

test('Tight Quarters destroys an equipment at any time', () => {
  const t = core(
    { boss: 'Gehennas', hand: ['Tight Quarters'], resources: 1 },
    { you: { play: ['Benediction', 'Footsoldier'] } },
  );
  t.you.passes();
  t.friend.passes();
  t.boss.plays('Tight Quarters', { targets: ['Benediction'] });
  t.resolve.all();
  expect(t.you.play).toEqual(['Footsoldier']);
});
