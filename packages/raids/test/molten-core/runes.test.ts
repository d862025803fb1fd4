import {
  ability,
  anAlly,
  controlledByYou,
  deal,
  destroy,
  give,
  heal,
  heroOrAlly,
  target,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { core } from './kit.ts';

const instant = (name: string, ...text: Parameters<typeof ability>[1][]): Facts => ({
  name,
  ...ability({ cost: 0, instant: true }, ...text),
});
const bolt = instant('Bolt', deal(30, 'frost', target(heroOrAlly)));
const doom = instant('Doom', destroy(target(anAlly)));
const mend = instant('Mend', heal(5, target(heroOrAlly)));
const charm = instant('Charm', give(target(anAlly), [controlledByYou], 'this game'));
const cards = [bolt, doom, mend, charm];

const kress = (die: number) => {
  const t = core(
    { boss: { card: 'Magmadar', flipped: true }, runes: ['Rune of Kress'], play: ['Flame Imps'] },
    {
      you: {
        play: [
          { card: 'Footsoldier', as: 'yours', damage: 1 },
          { card: 'Footsoldier', as: 'second' },
        ],
      },
      friend: { play: [{ card: 'Footsoldier', as: 'his' }] },
    },
    { turn: 'boss', dice: [die] },
  );
  t.until({ turn: 'boss', step: 'end' });
  t.pass.all();
  return t;
};

test('Rune of Kress: a one, and nothing happens', () => {
  const t = kress(1);
  expect([t.you.hero.damage, t.friend.hero.damage, t.you.allies.length]).toEqual([0, 0, 2]);
});

test("a two or a three burns a party of the Boss player's choice", () => {
  const t = kress(3);
  t.boss.mustChooseAmong(['boss', 'you', 'friend']).chooses('you');
  expect([t.you.hero.damage, t.friend.hero.damage]).toEqual([1, 0]);
  expect([t.you.allies, t.friend.allies, t.boss.allies]).toEqual([['Footsoldier'], ['Footsoldier'], ['Flame Imps']]);
});

test('a four or a five burns one opposing hero or ally, chosen only now', () => {
  const t = kress(4);
  t.boss.mustChooseAmong([t.you.hero, t.friend.hero, 'yours', 'second', 'his']).chooses(t.friend.hero);
  expect(t.friend.hero.damage).toBe(3);
});

test('a six sends one ally of each raider home, of his own choice', () => {
  const t = kress(6);
  t.you.mustChooseAmong(['yours', 'second']).chooses('second');
  expect(t.you.allies).toEqual(['Footsoldier']);
  expect(t.friend.allies).toEqual([]);
  expect(t.boss.allies).toEqual(['Flame Imps']);
});

test("Rune of Mohn: opposing characters can't be healed, the Boss player's own can", () => {
  const t = core(
    { boss: { card: 'Gehennas', damage: 5 }, runes: ['Rune of Mohn'], hand: ['Mend'] },
    { you: { hero: { damage: 5 }, hand: ['Mend'] } },
    { cards },
  );
  t.you.plays('Mend', { targets: [t.you.hero] });
  t.resolve.all();
  expect(t.you.hero.damage).toBe(5);
  t.you.passes();
  t.friend.passes();
  t.boss.plays('Mend', { targets: [t.boss.hero] });
  t.resolve.all();
  expect(t.boss.hero.damage).toBe(0);
});

test("Rune of Blaz: all opposing abilities fall at the end of the Boss player's turn", () => {
  const t = core(
    { boss: { card: 'Garr', flipped: true }, runes: ['Rune of Blaz'], play: ['Volcanic Lair'] },
    { you: { play: [{ card: 'Ashes to Ashes', as: 'ashes' }] } },
    { turn: 'boss' },
  );
  t.until({ turn: 'boss', step: 'end' });
  t.resolve.all();
  expect(t.card('ashes').zone).toBe('graveyard');
  expect(t.boss.play).toContain('Volcanic Lair');
});

test('Rune of Zeth: a hero is The Bomb from one end to the next, and its party burns as the turn starts', () => {
  const t = core(
    { boss: 'Baron Geddon', runes: ['Rune of Zeth'] },
    { you: { play: ['Footsoldier'] }, friend: { play: [{ card: 'Footsoldier', as: 'his' }] } },
    { turn: 'boss' },
  );
  t.until({ turn: 'boss', step: 'end' });
  if (t.waiting()?.question === 'order') t.boss.orders('Rune of Zeth', t.boss.hero);
  t.pass.all();
  if (t.waiting()?.question !== 'card') t.pass.all();
  t.boss.mustChooseAmong([t.you.hero, t.friend.hero]).chooses(t.friend.hero);
  t.resolve.all();
  expect(t.friend.hero.tags).toContain('Bomb');
  expect(t.you.hero.tags).not.toContain('Bomb');
  t.until({ turn: 'you', step: 'action' });
  t.until({ turn: 'boss', step: 'ready' });
  t.resolve.all();
  expect([t.you.hero.damage, t.friend.hero.damage]).toEqual([0, 5]);
  expect(t.card('his').zone).toBe('graveyard');
  expect(t.you.allies).toEqual(['Footsoldier']);
});

test('Rune of Mazj: an ability card of an opponent is interrupted, nothing else', () => {
  const t = core(
    { boss: 'Shazzrah', runes: ['Rune of Mazj'] },
    { you: { hand: ['Bolt', 'Footsoldier'], resources: 2 } },
    { cards },
  );
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.resolve.all();
  expect(t.boss.hero.damage).toBe(0);
  expect(t.card('Bolt').zone).toBe('graveyard');
  t.you.plays('Footsoldier');
  t.resolve.all();
  expect(t.you.allies).toEqual(['Footsoldier']);
});

test('Rune of Koro: opposing allies have 2 less ATK', () => {
  const t = core(
    { boss: 'Sulfuron Harbinger', runes: ['Rune of Koro'], play: ['Lava Surger'] },
    { you: { play: ['Footsoldier'] } },
  );
  expect(t.card('Footsoldier').atk).toBe(0);
  expect(t.card('Lava Surger').atk).toBe(4);
});

const theri = () =>
  core(
    {
      boss: { card: 'Golemagg the Incinerator', damage: 1 },
      runes: ['Rune of Theri'],
      play: ['Core Rager', 'Flame Imps'],
    },
    { you: { hand: ['Doom', 'Charm', 'Bolt'] }, friend: { hand: ['Bolt'] } },
    { cards },
  );

test('Rune of Theri: Core Ragers neither die nor change sides while Golemagg lives', () => {
  const t = theri();
  t.you.plays('Doom', { targets: ['Core Rager'] });
  t.you.plays('Charm', { targets: ['Core Rager'] });
  t.you.plays('Bolt', { targets: ['Core Rager'] });
  t.resolve.all();
  expect(t.boss.allies).toEqual(['Core Rager', 'Flame Imps']);
  expect(t.card('Core Rager').damage).toBe(30);
});

test('as Golemagg falls, his Core Ragers are gone', () => {
  const t = theri();
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.pass.all();
  t.boss.orders('Rune of Theri', 'Molten Core');
  t.resolve.all();
  expect(t.boss.allies).toEqual(['Flame Imps']);
  expect(t.card('Rune of Theri').faceUp).toBe(false);
});

test("another's ally can still be charmed", () => {
  const t = theri();
  t.you.plays('Charm', { targets: ['Flame Imps'] });
  t.resolve.all();
  expect(t.you.allies).toEqual(['Flame Imps']);
});
