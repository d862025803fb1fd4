import { ability, anAlly, deal, destroy, heal, heroOrAlly, target } from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { core } from './kit.ts';

const instant = (name: string, ...text: Parameters<typeof ability>[1][]): Facts => ({
  name,
  ...ability({ cost: 0, instant: true }, ...text),
});
const bolt = instant('Bolt', deal(2, 'frost', target(heroOrAlly)));
const doom = instant('Doom', destroy(target(anAlly)));
const mend = instant('Mend', heal(5, target(heroOrAlly)));
const cards = [bolt, doom, mend];

const bossEnd = { cards, turn: 'boss', step: 'action' } as const;

test('Lucifron flips as the third turn of the Boss player starts, and then curses all heroes', () => {
  const t = core({ boss: 'Lucifron' }, { you: { play: ['Footsoldier'] } });
  t.until({ turn: 'boss', step: 'ready' });
  t.resolve.all();
  expect(t.boss.hero.faceUp).toBe(false);
  t.until({ turn: 'boss', step: 'end' });
  t.resolve.all();
  expect([t.you.hero.damage, t.friend.hero.damage, t.card('Footsoldier').damage]).toEqual([6, 6, 0]);
  t.until({ turn: 'you', step: 'action' });
  t.until({ turn: 'boss', step: 'ready' });
  expect(t.chain()).toEqual([]);
});

test('Magmadar flips at the end of his turn; on his turn any raider calms him with a Hunter', () => {
  const t = core(
    { boss: 'Magmadar' },
    {
      you: { hero: { class: ['Hunter'] }, resources: 1 },
      friend: { hero: { class: ['Mage'] }, resources: 1 },
    },
    { ...bossEnd },
  );
  t.boss.mustChooseAmong(['pass', { attack: 'Magmadar' }]);
  t.until({ turn: 'boss', step: 'end' });
  t.resolve.all();
  expect(t.boss.hero.faceUp).toBe(false);
  t.until({ turn: 'you', step: 'ready' });
  t.you.mustChooseAmong(['pass', { use: 'Magmadar' }]);
  t.you.uses('Magmadar');
  expect(t.you.hero.exhausted).toBe(true);
  t.resolve.all();
  expect(t.boss.hero.faceUp).toBe(true);
});

test('nobody calms Magmadar on another turn, or without a Hunter', () => {
  const t = core(
    { boss: { card: 'Magmadar', flipped: true } },
    {
      you: { hero: { class: ['Hunter'] }, resources: 1 },
      friend: { hero: { class: ['Mage'] }, resources: 1 },
    },
    { turn: 'friend' },
  );
  t.friend.mustChooseAmong(['pass', { attack: t.friend.hero }]);
  t.friend.passes();
  t.boss.mustChooseAmong(['pass']);
  t.boss.passes();
  t.you.mustChooseAmong(['pass']);
});

test('the flipped Magmadar bites with ten, and only heroes', () => {
  const t = core({ boss: { card: 'Magmadar', flipped: true } }, { you: { play: ['Footsoldier'] } }, { turn: 'boss' });
  t.boss.cannot({ attack: t.boss.hero, defender: 'Footsoldier' }, '601.2a');
  t.boss.attacks(t.boss.hero, t.you.hero);
  for (let n = 0; n < 6 && t.you.hero.damage === 0; n++) t.pass.all();
  expect(t.you.hero.damage).toBe(10);
});

test('Gehennas strikes a hero at random, whose player discards; then she burns all allies', () => {
  const t = core(
    { boss: 'Gehennas' },
    { you: { hand: ['Bolt'], play: [{ card: 'Footsoldier', damage: 1 }] }, friend: { hand: ['Bolt', 'Doom'] } },
    { ...bossEnd, picks: ['friend.hero'] },
  );
  t.until({ turn: 'boss', step: 'end' });
  t.pass.all();
  expect([t.you.hero.damage, t.friend.hero.damage]).toEqual([0, 3]);
  t.friend.mustChooseAmong(['Bolt', 'Doom']).chooses('Doom');
  expect(t.boss.hero.faceUp).toBe(false);
  t.until({ turn: 'you', step: 'action' });
  t.until({ turn: 'boss', step: 'end' });
  t.resolve.all();
  expect(t.card('Footsoldier').zone).toBe('graveyard');
  expect(t.boss.hero.faceUp).toBe(true);
});

const firesworn = (count: number) => Array.from({ length: count }, (_, n) => ({ card: 'Firesworn', as: `f${n + 1}` }));

test('Garr flips at the end of any turn with four Firesworn or fewer, and then bursts them', () => {
  const t = core(
    { boss: 'Garr', play: firesworn(5), resources: 1 },
    { you: { hand: ['Doom'], play: ['Footsoldier'] } },
    { cards },
  );
  t.until({ turn: 'friend', step: 'action' });
  expect(t.boss.hero.faceUp).toBe(true);
  t.until({ turn: 'you', step: 'action' });
  t.you.plays('Doom', { targets: ['f1'] });
  t.resolve.all();
  t.until({ turn: 'you', step: 'end' });
  t.resolve.all();
  expect(t.boss.hero.faceUp).toBe(false);
  t.until({ turn: 'boss', step: 'action' });
  t.boss.uses('Garr', { targets: ['you'] });
  t.pass.all();
  t.boss.mustChooseAmong(['f2', 'f3', 'f4', 'f5']).chooses('f3');
  expect([t.you.hero.damage, t.friend.hero.damage]).toEqual([2, 0]);
  expect(t.card('Footsoldier').zone).toBe('graveyard');
  expect(t.boss.allies).toHaveLength(3);
});

test('a Firesworn that is dealt fatal damage burns who dealt it', () => {
  const t = core({ boss: 'Garr', play: firesworn(6) }, { you: { hand: ['Bolt'] } }, { cards });
  t.you.plays('Bolt', { targets: ['f1'] });
  t.resolve.all();
  expect(t.you.hero.damage).toBe(1);
});

test('as Baron Geddon enters play everybody keeps five resources of his choice', () => {
  const t = core(
    { boss: 'none', heroes: ['Baron Geddon'], decks: { Rune: ['Rune of Zeth'] } },
    { you: { resources: 4 }, friend: { resources: ['Bolt', 'Doom', 'Mend', 'Bolt', 'Doom', 'Mend', 'Footsoldier'] } },
    { cards },
  );
  t.until({ turn: 'boss', step: 'new boss' });
  t.pass.all();
  t.pass.all();
  expect(t.waiting()).toMatchObject({ for: 'friend' });
  t.friend.chooses('Footsoldier');
  expect(t.waiting()?.options).toHaveLength(6);
});

test('Baron Geddon burns everybody for each resource; flipped and wounded, he blows himself up', () => {
  const t = core(
    { boss: { card: 'Baron Geddon', damage: 12 }, resources: ['Flame Imps', 'Flame Imps'] },
    { you: { play: ['Footsoldier'] } },
    bossEnd,
  );
  t.boss.uses('Baron Geddon');
  t.resolve.all();
  expect(t.boss.hero).toMatchObject({ faceUp: false, exhausted: true });
  t.boss.mustChooseAmong(['pass', { use: 'Baron Geddon' }]);
  t.boss.uses('Baron Geddon');
  expect(t.boss.removed).toContain('Baron Geddon');
  t.resolve.all();
  expect([t.you.hero.damage, t.friend.hero.damage]).toEqual([12, 12]);
  expect(t.card('Footsoldier').zone).toBe('graveyard');
  expect(t.boss.allies).toEqual(['Flame Imps', 'Flame Imps']);
});

test('with less than twelve damage he does not', () => {
  const t = core({ boss: { card: 'Baron Geddon', damage: 11, flipped: true } }, {}, bossEnd);
  t.boss.mustChooseAmong(['pass', { attack: 'Baron Geddon' }]);
  const front = core({ boss: 'Baron Geddon', resources: ['Flame Imps', 'Flame Imps'] }, {}, bossEnd);
  front.until({ turn: 'boss', step: 'end' });
  front.resolve.all();
  expect([front.you.hero.damage, front.friend.hero.damage]).toEqual([2, 2]);
});

test('Sulfuron Harbinger flips on his own turn only, and hits twice as hard', () => {
  const t = core({ boss: 'Sulfuron Harbinger' }, {}, bossEnd);
  t.boss.uses('Sulfuron Harbinger');
  t.resolve.all();
  expect(t.boss.hero).toMatchObject({ faceUp: false, exhausted: true });
  t.until({ turn: 'you', step: 'action' });
  t.you.passes();
  t.friend.passes();
  t.boss.mustChooseAmong(['pass']);
  t.until({ turn: 'boss', step: 'action' });
  t.boss.attacks(t.boss.hero, t.you.hero);
  for (let n = 0; n < 6 && t.you.hero.damage === 0; n++) t.pass.all();
  expect(t.you.hero.damage).toBe(8);
});

test('Golemagg burns one, and with fifteen damage turns to strike back', () => {
  const t = core(
    { boss: { card: 'Golemagg the Incinerator', damage: 15 } },
    { you: { hand: ['Bolt'], play: ['Footsoldier'] } },
    bossEnd,
  );
  t.until({ turn: 'boss', step: 'end' });
  t.boss.mustChooseAmong([t.you.hero, t.friend.hero, 'Footsoldier']).chooses('Footsoldier');
  t.resolve.all();
  expect(t.card('Footsoldier').zone).toBe('graveyard');
  t.until({ turn: 'you', step: 'action' });
  t.until({ turn: 'boss', step: 'ready' });
  t.resolve.all();
  expect(t.boss.hero.faceUp).toBe(false);
  t.until({ turn: 'you', step: 'action' });
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.resolve.all();
  expect(t.you.hero.damage).toBe(5);
});

test('Majordomo Executus: heads, and no opposing ally does damage until his next turn', () => {
  const t = core(
    { boss: 'Majordomo Executus', play: ['Flamewaker Healer'] },
    { you: { play: ['Footsoldier'], hand: ['Bolt'] } },
    { cards, turn: 'friend', step: 'end', dice: [3] },
  );
  t.until({ turn: 'boss', step: 'ready' });
  t.resolve.all();
  t.until({ turn: 'you', step: 'action' });
  t.you.attacks('Footsoldier', t.boss.hero);
  for (let n = 0; n < 6 && t.attacker() !== null; n++) t.pass.all();
  expect(t.boss.hero.damage).toBe(0);
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.resolve.all();
  expect(t.boss.hero.damage).toBe(2);
});

test('tails, and abilities fall from his allies and do no damage', () => {
  const t = core(
    {
      boss: 'Majordomo Executus',
      play: [{ card: 'Flamewaker Healer', attached: [{ card: 'Magma Shackles', by: 'you' }] }],
    },
    { you: { play: ['Footsoldier'], hand: ['Bolt'] } },
    { cards, turn: 'friend', step: 'end', dice: [4] },
  );
  t.until({ turn: 'boss', step: 'ready' });
  t.resolve.all();
  expect(t.card('Magma Shackles').zone).toBe('graveyard');
  t.until({ turn: 'you', step: 'action' });
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.resolve.all();
  expect(t.boss.hero.damage).toBe(0);
  t.you.attacks('Footsoldier', t.boss.hero);
  for (let n = 0; n < 6 && t.boss.hero.damage === 0; n++) t.pass.all();
  expect(t.boss.hero.damage).toBe(2);
});
