import { ability, armor, deal, heroOrAlly, target } from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect, test } from 'vitest';
import { core } from './kit.ts';

const bolt: Facts = { name: 'Bolt', ...ability({ cost: 0, instant: true }, deal(30, 'frost', target(heroOrAlly))) };
const plate: Facts = { name: 'Plate', ...armor({ cost: 1, def: 1, tags: ['Chest'] }) };
const cards = [bolt, plate];
const soldier = (as: string) => ({ card: 'Footsoldier', as });

/** A Boss falls, and this minion comes out of its resource row. */
const comes = (minion: string, dice: readonly number[] = [], more = {}) => {
  const t = core(
    { boss: 'Gehennas', resources: [minion], ...more },
    { you: { hand: ['Bolt'], play: [soldier('a')] }, friend: { play: [soldier('b'), soldier('c')] } },
    { cards, dice },
  );
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.pass.all();
  t.pass.all();
  t.pass.all();
  return t;
};

rule('MC202.1', 'Ancient Core Hound: the die says what its player chooses, untargetable or not', () => {
  const exhausts = comes('Ancient Core Hound', [2]);
  expect(['a', 'b', 'c'].map((as) => exhausts.card(as).exhausted)).toEqual([true, true, true]);
  const burns = comes('Ancient Core Hound', [3]);
  burns.boss.mustChooseAmong(['boss', 'you', 'friend']).chooses('friend');
  expect(['a', 'b', 'c'].map((as) => burns.card(as).zone)).toEqual(['play', 'graveyard', 'graveyard']);
  expect(burns.friend.hero.damage).toBe(0);
  const sends = comes('Ancient Core Hound', [6]);
  sends.boss.mustChooseAmong(['a', 'b', 'c']).chooses('c');
  expect(sends.card('c').zone).toBe('hand');
});

test('Firelord brings a Lava Spawn, which brings another as each turn of its player starts', () => {
  const t = comes('Firelord', [], { heroes: ['Garr'], decks: { Rune: ['Rune of Blaz'] } });
  expect(t.boss.allies).toEqual(['Firelord', 'Lava Spawn']);
  t.until({ turn: 'boss', step: 'ready' });
  t.resolve.all();
  expect(t.boss.allies).toEqual(['Firelord', 'Lava Spawn', 'Lava Spawn']);
});

test('Lava Annihilator may destroy an ally', () => {
  const t = core(
    { boss: 'Gehennas', resources: ['Lava Annihilator'] },
    { you: { hand: ['Bolt'], play: [soldier('a')] } },
    { cards },
  );
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.pass.all();
  t.pass.all();
  t.boss.mustChooseAmong(['a', 'Lava Annihilator']).chooses('a');
  t.pass.all();
  t.boss.chooses(true);
  expect(t.card('a').zone).toBe('graveyard');
});

test('Lava Pack brings the top card of the Minion deck', () => {
  const t = comes('Lava Pack', [], { decks: { Minion: ['Flame Imps', 'Firelord'] } });
  expect(t.boss.allies).toEqual(['Lava Pack', 'Flame Imps']);
  expect(t.boss.decks.Minion).toEqual(['Firelord']);
});

test('Lava Surger readies after burning a hero, and looks for another one', () => {
  const t = core({ boss: 'Gehennas', play: ['Lava Surger'] }, {}, { turn: 'boss' });
  t.boss.attacks('Lava Surger', t.you.hero);
  for (let n = 0; n < 6 && t.you.hero.damage === 0; n++) t.pass.all();
  t.resolve.all();
  expect([t.you.hero.damage, t.card('Lava Surger').exhausted]).toEqual([4, false]);
  t.boss.cannot({ attack: 'Lava Surger', defender: t.you.hero }, '601.2b');
  t.boss.attacks('Lava Surger', t.friend.hero);
});

test("Flamewaker Protector turns an ally against its own hero, on its player's turn", () => {
  const t = core(
    { boss: 'Lucifron', play: ['Flamewaker Protector'] },
    { you: { play: [soldier('a'), { ...soldier('tired'), exhausted: true }] } },
    { turn: 'boss' },
  );
  t.boss.uses('Flamewaker Protector', { targets: ['a'] });
  t.resolve.all();
  expect(t.card('a').exhausted).toBe(true);
  expect(t.you.hero.damage).toBe(2);
  t.boss.cannot({ use: 'Flamewaker Protector', targets: ['tired'] }, '701.3');
});

test('Flamewaker gives itself for an equipment', () => {
  const t = core(
    { boss: 'Gehennas', play: ['Flamewaker'], resources: 1 },
    { you: { play: ['Plate'] } },
    { cards, turn: 'boss' },
  );
  t.boss.uses('Flamewaker', { targets: ['Plate'] });
  t.resolve.all();
  expect(t.card('Plate').zone).toBe('graveyard');
  expect(t.boss.allies).toEqual([]);
});

test('Flamewaker Priest heals, Flamewaker Healer does not', () => {
  const t = core(
    { boss: { card: 'Sulfuron Harbinger', damage: 5 }, play: ['Flamewaker Priest', 'Flamewaker Healer'] },
    { you: { play: [soldier('a')] } },
    { turn: 'boss' },
  );
  t.boss.uses('Flamewaker Priest', { targets: [t.boss.hero] });
  t.resolve.all();
  expect(t.boss.hero.damage).toBe(1);
  t.boss.uses('Flamewaker Healer', { targets: ['you'] });
  t.resolve.all();
  expect([t.you.hero.damage, t.card('a').damage, t.friend.hero.damage]).toEqual([1, 1, 0]);
});

test("a Core Rager is ready again at the end of its player's turn", () => {
  const t = core({ boss: 'Magmadar', play: [{ card: 'Core Rager', exhausted: true }] }, {}, { turn: 'boss' });
  t.until({ turn: 'boss', step: 'end' });
  if (t.waiting()?.question === 'order') t.boss.orders('Core Rager', t.boss.hero);
  t.resolve.all();
  expect(t.card('Core Rager').exhausted).toBe(false);
});
