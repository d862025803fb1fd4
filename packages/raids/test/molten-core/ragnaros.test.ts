import { ability, armor, deal, heroOrAlly, target } from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { core } from './kit.ts';

const bolt: Facts = { name: 'Bolt', ...ability({ cost: 0, instant: true }, deal(4, 'frost', target(heroOrAlly))) };
const plate: Facts = { name: 'Plate', ...armor({ cost: 1, def: 1, tags: ['Chest'] }) };
const aura: Facts = { name: 'Aura', ...ability({ cost: 0 }), ongoing: true };
const guard: Facts = {
  name: 'Guard',
  types: ['Ally'],
  tags: [],
  icons: [],
  cost: 3,
  atk: 1,
  damageType: 'melee',
  health: 5,
  text: [],
  powers: [{ power: 'keyword', keyword: 'Protector' }],
};
const cards = [bolt, plate, aura, guard];
const soldier = (as: string) => ({ card: 'Footsoldier', as });

/** Ragnaros has risen, with three runes and a hand. */
const risen = (hand: readonly string[], resources: number, turn = 'boss') =>
  core(
    { boss: { card: 'Ragnaros', flipped: true }, runes: 3, hand, resources },
    { you: { hand: ['Bolt'], play: ['Guard', 'Plate', 'Aura'] }, friend: { play: [soldier('a'), soldier('b')] } },
    { cards, turn },
  );

test('"BY FIRE BE PURGED": two of three', () => {
  const t = risen(['"BY FIRE BE PURGED"'], 7);
  t.boss.plays('"BY FIRE BE PURGED"', { modes: [1, 2] });
  t.resolve.all();
  expect([t.you.play, t.friend.play]).toEqual([['Plate'], []]);
});

test('"DIE, INSECT!": a card for each ally, and for a hero as many as there are runes', () => {
  const t = risen(['Wrath of Ragnaros'], 2);
  const u = core(
    {
      boss: { card: 'Ragnaros', flipped: true },
      runes: 3,
      play: ['"DIE, INSECT!"'],
      hand: ['Flames of Sulfuron', 'Wrath of Ragnaros'],
      resources: 3,
    },
    { you: { hero: { damage: 28 }, play: [soldier('a')] } },
    { turn: 'boss' },
  );
  u.boss.plays('Wrath of Ragnaros', { targets: ['a'] });
  u.pass.all();
  u.boss.orders('"DIE, INSECT!"', '"DIE, INSECT!"');
  u.resolve.all();
  expect(u.you.lost).toBe(true);
  expect(u.boss.hand).toHaveLength(1 + 1 + 3);
  t.boss.plays('Wrath of Ragnaros', { targets: ['a'] });
  t.resolve.all();
  expect([t.card('a').zone, t.you.hero.damage, t.friend.hero.damage]).toEqual(['graveyard', 0, 2]);
});

test('Elemental Fire: who wounds Ragnaros this turn burns with his party', () => {
  const t = risen(['Elemental Fire'], 1, 'you');
  t.you.passes();
  t.friend.passes();
  t.boss.plays('Elemental Fire');
  t.resolve.all();
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.resolve.all();
  while (t.waiting()?.question === 'replacement') t.you.chooses('none');
  t.resolve.all();
  expect(t.boss.hero.damage).toBe(4);
  expect([t.you.hero.damage, t.card('Guard').damage, t.friend.hero.damage]).toEqual([4, 4, 0]);
});

test('Flames of Sulfuron, Lava Splash and Flaming Assault', () => {
  const t = risen(['Flames of Sulfuron', 'Lava Splash', 'Flaming Assault'], 7);
  t.boss.plays('Flames of Sulfuron', { targets: [t.friend.hero] });
  t.resolve.all();
  expect(t.friend.hero.damage).toBe(3);
  t.boss.plays('Lava Splash', { targets: ['friend'] });
  t.resolve.all();
  expect([t.friend.hero.damage, t.friend.allies]).toEqual([6, []]);
});

test('Flaming Assault: Ragnaros strikes again', () => {
  const t = risen(['Flaming Assault'], 3);
  t.boss.attacks(t.boss.hero, t.friend.hero);
  for (let n = 0; n < 6 && t.friend.hero.damage === 0; n++) {
    if (t.waiting()?.question === 'protect') t.you.chooses('none');
    else t.pass.all();
  }
  expect([t.friend.hero.damage, t.boss.hero.exhausted]).toEqual([10, true]);
  t.resolve.all();
  t.boss.plays('Flaming Assault');
  t.resolve.all();
  expect(t.boss.hero.exhausted).toBe(false);
});

test('Fury of the Firelord ends it', () => {
  const t = risen(['Fury of the Firelord'], 15);
  t.boss.plays('Fury of the Firelord');
  t.resolve.all();
  expect(t.winner()).toEqual(['boss']);
});

test('Hammer of Ragnaros: its controller gives up another', () => {
  const t = risen(['Hammer of Ragnaros'], 1);
  t.boss.plays('Hammer of Ragnaros', { targets: ['Guard'] });
  t.pass.all();
  t.you.mustChooseAmong(['Plate', 'Aura']).chooses('Aura');
  expect(t.you.play).toEqual(['Plate']);
});

test('Melt Weapon and "NOW FOR YOU, INSECTS!"', () => {
  const t = risen(['Melt Weapon'], 2);
  t.boss.plays('Melt Weapon', { targets: ['you'] });
  t.resolve.all();
  expect(t.you.play).toEqual(['Guard', 'Aura']);
  const u = risen(['"NOW FOR YOU, INSECTS!"'], 2, 'you');
  u.you.plays('Bolt', { targets: [u.boss.hero] });
  u.you.passes();
  u.friend.passes();
  u.boss.plays('"NOW FOR YOU, INSECTS!"', { targets: ['Bolt'] });
  u.resolve.all();
  expect(u.boss.hero.damage).toBe(0);
});

test('Magma Blast punishes each opponent on whose turn nobody wounds the risen Ragnaros', () => {
  const blast = (flipped: boolean, wounded: boolean) => {
    const t = core(
      { boss: { card: 'Ragnaros', flipped }, runes: 3, play: ['Magma Blast'] },
      { you: { hand: ['Bolt'] } },
      { cards },
    );
    if (wounded) t.you.plays('Bolt', { targets: [t.boss.hero] });
    t.resolve.all();
    t.until({ turn: 'you', step: 'end' });
    t.resolve.all();
    return [t.you.hero.damage, t.friend.hero.damage];
  };
  expect(blast(true, false)).toEqual([3, 0]);
  expect(blast(true, true)).toEqual([0, 0]);
  expect(blast(false, false)).toEqual([0, 0]);
});

test('Unstoppable Flame: X more ATK, out of reach, and nobody can protect', () => {
  const t = risen(['Unstoppable Flame'], 3);
  t.boss.plays('Unstoppable Flame', { x: 2 });
  t.resolve.all();
  t.boss.attacks(t.boss.hero, t.you.hero);
  for (let n = 0; n < 8 && t.you.hero.damage === 0; n++) {
    if (t.waiting()?.question === 'replacement') t.you.chooses('none');
    else t.pass.all();
  }
  expect(t.you.hero.damage).toBe(12);
  expect(t.card('Guard').exhausted).toBe(false);
});
