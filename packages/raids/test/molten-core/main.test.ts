import { ability, anAlly, deal, heroOrAlly, target } from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { core } from './kit.ts';

const bolt: Facts = { name: 'Bolt', ...ability({ cost: 0, instant: true }, deal(2, 'frost', target(heroOrAlly))) };
const costly: Facts = {
  name: 'Costly',
  types: ['Ally'],
  tags: [],
  icons: [],
  cost: 4,
  atk: 1,
  damageType: 'melee',
  health: 9,
  text: [],
  powers: [],
};
const aura: Facts = { name: 'Aura', ...ability({ cost: 0 }), ongoing: true };
const plain: Facts = { name: 'Plain', ...ability({ cost: 0, instant: true }, deal(1, 'frost', target(anAlly))) };
const cards = [bolt, costly, aura, plain];
const bossTurn = { cards, turn: 'boss' } as const;
const soldier = (as: string) => ({ card: 'Footsoldier', as });

const ashes = (boss: string) => {
  const t = core(
    { boss, hand: ['Ashes to Ashes'], resources: 3, play: ['Flamewaker Elite'] },
    { you: { play: [soldier('a'), soldier('b')] }, friend: { play: [soldier('c')] } },
    bossTurn,
  );
  t.boss.plays('Ashes to Ashes');
  t.pass.all();
  return t;
};

test('Ashes to Ashes: each raider gives up an ally of his choice, and allies leave ashes from then on', () => {
  const t = ashes('Magmadar');
  t.you.mustChooseAmong(['a', 'b']).chooses('b');
  expect([t.card('b').zone, t.card('c').zone]).toEqual(['removed', 'removed']);
  expect(t.boss.allies).toEqual(['Flamewaker Elite']);
});

test('while the hero is Majordomo Executus, the Boss player chooses for each of them', () => {
  const t = ashes('Majordomo Executus');
  t.boss.mustChooseAmong(['a', 'b']).chooses('a');
  expect([t.card('a').zone, t.card('b').zone, t.card('c').zone]).toEqual(['removed', 'play', 'removed']);
});

test('Ashes to Ashes in play: a destroyed ally is removed from its graveyard', () => {
  const t = core(
    { boss: 'Magmadar', play: ['Ashes to Ashes'], hand: ['Lava Pool'], resources: 2 },
    { you: { play: [soldier('a')] } },
    bossTurn,
  );
  t.boss.plays('Lava Pool', { targets: ['a'] });
  t.resolve.all();
  expect(t.card('a').zone).toBe('removed');
});

test('Flame Burst: each raider destroys a resource of his choice', () => {
  const t = core(
    { boss: 'Magmadar', hand: ['Flame Burst'], resources: 4 },
    { you: { resources: ['Bolt', 'Aura'] }, friend: {} },
    bossTurn,
  );
  t.boss.plays('Flame Burst');
  t.pass.all();
  t.you.mustChooseAmong(['Bolt', 'Aura']).chooses('Aura');
  expect(t.you.resources).toEqual(['Bolt']);
});

test("Gehennas's Shadowbolt: only Gehennas makes everybody discard", () => {
  const shadowbolt = (boss: string) => {
    const t = core(
      { boss, hand: ["Gehennas's Shadowbolt"], resources: 3 },
      { you: { hand: ['Bolt'] }, friend: { hand: ['Aura'] } },
      bossTurn,
    );
    t.boss.plays("Gehennas's Shadowbolt", { targets: [t.you.hero] });
    t.resolve.all();
    return [t.you.hero.damage, t.you.hand.length, t.friend.hand.length];
  };
  expect(shadowbolt('Gehennas')).toEqual([4, 0, 0]);
  expect(shadowbolt('Magmadar')).toEqual([4, 1, 1]);
});

test('Hotter than Goo empties the party of one opponent but for his hero', () => {
  const t = core(
    { boss: 'Magmadar', hand: ['Hotter than Goo'], resources: 6 },
    { you: { play: [soldier('a'), 'Aura'] }, friend: { play: [soldier('b')] } },
    bossTurn,
  );
  t.boss.plays('Hotter than Goo', { targets: ['you'] });
  t.resolve.all();
  expect([t.you.play, t.friend.play]).toEqual([[], ['Footsoldier']]);
});

test('Inspire: Sulfuron Harbinger may ready besides', () => {
  const t = core(
    { boss: { card: 'Sulfuron Harbinger', exhausted: true }, hand: ['Inspire'], resources: 4 },
    {},
    bossTurn,
  );
  t.boss.plays('Inspire');
  t.pass.all();
  t.boss.chooses(false).chooses(true);
  expect(t.boss.hero).toMatchObject({ faceUp: true, exhausted: false });
});

test('Lava Spit: Magmadar spits on the whole party', () => {
  const spit = (boss: string) => {
    const t = core(
      { boss, hand: ['Lava Spit'], resources: 1 },
      { you: { play: ['Costly', soldier('b')] }, friend: { play: [soldier('c')] } },
      bossTurn,
    );
    t.boss.plays('Lava Spit', { targets: ['Costly'] });
    t.resolve.all();
    return [t.card('Costly').damage, t.you.hero.damage, t.card('b').zone, t.friend.allies.length];
  };
  expect(spit('Magmadar')).toEqual([2, 2, 'graveyard', 1]);
  expect(spit('Gehennas')).toEqual([2, 0, 'play', 1]);
});

test('Living Bomb: the ally blows up as the turn starts; for Baron Geddon it burns its own party', () => {
  const bomb = (boss: string) => {
    const t = core(
      { boss },
      {
        you: { play: [{ card: 'Costly', attached: [{ card: 'Living Bomb', by: 'boss' }] }, soldier('b')] },
        friend: { play: [soldier('c')] },
      },
      { cards, turn: 'friend', step: 'end' },
    );
    t.until({ turn: 'boss', step: 'ready' });
    t.resolve.all();
    return [t.card('Costly').zone, t.you.hero.damage, t.card('b').zone, t.friend.allies.length];
  };
  expect(bomb('Baron Geddon')).toEqual(['graveyard', 4, 'graveyard', 1]);
  expect(bomb('Garr')).toEqual(['graveyard', 0, 'play', 1]);
});

test("Lucifron's Curse: Lucifron alone may choose both", () => {
  const curse = (boss: string) => {
    const t = core(
      { boss, hand: ["Lucifron's Curse"], resources: 1 },
      { you: { hand: ['Plain'], play: ['Aura', soldier('a')] } },
      { cards },
    );
    t.you.plays('Plain', { targets: ['a'] });
    t.you.passes();
    t.friend.passes();
    return t;
  };
  const both = curse('Lucifron');
  both.boss.plays("Lucifron's Curse", { modes: [1, 2], targets: ['Aura', 'Plain'] });
  both.resolve.all();
  expect([both.card('Aura').zone, both.card('a').damage]).toEqual(['graveyard', 0]);
  const one = curse('Magmadar');
  one.boss.cannot({ play: "Lucifron's Curse", modes: [1, 2], targets: ['Aura', 'Plain'] }, '707.1c');
  one.boss.plays("Lucifron's Curse", { modes: 2, targets: ['Plain'] });
  one.resolve.all();
  expect([one.card('Aura').zone, one.card('a').damage]).toEqual(['play', 0]);
});

test('Magma Shackles: the ally stays exhausted; for Garr the whole party does', () => {
  const shackled = (boss: string) => {
    const t = core(
      { boss, hand: ['Magma Shackles'], resources: 1, play: Array.from({ length: 5 }, () => 'Firesworn') },
      { you: { play: [soldier('a'), { ...soldier('b'), exhausted: true }] } },
      bossTurn,
    );
    t.boss.plays('Magma Shackles', { targets: ['a'] });
    t.resolve.all();
    expect(t.card('a').exhausted).toBe(true);
    t.until({ turn: 'you', step: 'action' });
    return [t.card('a').exhausted, t.card('b').exhausted];
  };
  expect(shackled('Garr')).toEqual([true, true]);
  expect(shackled('Sulfuron Harbinger')).toEqual([true, false]);
});

test("Shazzrah's Arcane Explosion: Shazzrah draws three cards", () => {
  const explode = (boss: string) => {
    const t = core(
      { boss, hand: ["Shazzrah's Arcane Explosion"], resources: 2 },
      { you: { play: [soldier('a')] } },
      bossTurn,
    );
    t.boss.plays("Shazzrah's Arcane Explosion", { targets: ['you'] });
    t.resolve.all();
    return [t.you.hero.damage, t.card('a').damage, t.friend.hero.damage, t.boss.hand.length];
  };
  expect(explode('Shazzrah')).toEqual([1, 1, 0, 3]);
  expect(explode('Garr')).toEqual([1, 1, 0, 0]);
});

test('Unexpected Distraction: no damage to its target this turn', () => {
  const t = core(
    { boss: 'Magmadar', hand: ['Unexpected Distraction'], resources: 1 },
    { you: { hand: ['Bolt'] } },
    { cards },
  );
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.you.passes();
  t.friend.passes();
  t.boss.plays('Unexpected Distraction', { targets: [t.boss.hero] });
  t.resolve.all();
  expect(t.boss.hero.damage).toBe(0);
});
