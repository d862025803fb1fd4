import { expect, test } from 'vitest';
import { readCard } from '../../src/wording/box.ts';
import { sayCard } from '../../src/wording/say.ts';
import { sourceOf } from '../../src/wording/source.ts';
import { ABILITY, ALLY, factsOf, isRead, meaning, power } from './reading.ts';

const you = { player: 'you' } as const;
const moved = { amount: 'count', of: { among: { select: 'done' } } } as const;

test('"that many" after cards were moved is the number of these cards', () => {
  expect(meaning('Put two Pets you control on top of your deck, then draw that many cards.')[1]).toEqual({
    do: 'draw',
    who: you,
    count: moved,
  });
  expect(meaning('Discard your hand, then draw that many cards.')[1]).toEqual({ do: 'draw', who: you, count: moved });
});

test('"that much" is read only where something had an amount', () => {
  expect(isRead(ALLY, 'When this ally attacks, it heals that much damage from your hero.')).toBe(false);
  expect(isRead(ALLY, 'When this ally deals damage, it heals that much damage from your hero.')).toBe(true);
  expect(
    meaning('Remove all damage from target ally, and your hero deals that much fire damage to itself.')[1],
  ).toMatchObject({ do: 'deal', amount: { amount: 'that much' } });
});

test('who "draws" without being named is the one who was named before', () => {
  expect(isRead(ABILITY, 'Target player discards a card, then draws a card.')).toBe(true);
  expect(isRead(ABILITY, 'Destroy target ally, then draws a card.')).toBe(false);
  expect(isRead(ABILITY, 'Target player discards a card, then draw a card.')).toBe(true);
});

test('tags of several cards are told from each other by their last letters', () => {
  const tagged = (words: string) => factsOf(ALLY, `${words} you control have +1 ATK.`).powers[0];
  for (const [many, one] of [
    ['Axes', 'Axe'],
    ['Curses', 'Curse'],
    ['Diseases', 'Disease'],
    ['Demons', 'Demon'],
  ])
    expect(tagged(many!)).toMatchObject({ continuous: { cards: { tag: [one], whose: 'you' } } });
});

test('what is paid is said without a second verb', () => {
  expect(isRead(ALLY, 'When this ally attacks, you may pay pay 2. If you do, draw a card.')).toBe(false);
  expect(sayCard(factsOf(ALLY, 'When this ally attacks, you may pay 2. If you do, draw a card.'))).toEqual([
    'When this ally attacks, you may pay (2). If you do, draw a card.',
  ]);
});

test('a Loot card is told by its collector number (204.3)', () => {
  expect(power('This ally has +1 ATK for each Loot card you control.')).toMatchObject({
    continuous: { changes: [{ by: { of: { loot: true, whose: 'you' } } }] },
  });
  expect(sourceOf({ name: 'Turtle', type: 'Ally', number: 'Loot 2' })!.facts.collector).toBe('Loot 2');
});

test('cards of a Reputation are told by it, and its name is not the name of the card (100.2d)', () => {
  expect(power('Other Scryer allies you control have +1 ATK.')).toMatchObject({
    continuous: { cards: { other: true, kind: ['Ally'], reputation: ['Scryer'], whose: 'you' } },
  });
  expect(factsOf({ ...ALLY, name: 'Crusade Cook' }, 'Argent Crusade Reputation').building).toEqual({
    reputation: 'Argent Crusade',
  });
});

test('a hero is never meant by the card that is put into a hand', () => {
  expect(
    meaning(
      'Reveal the top card of your deck. Your hero heals damage from itself equal to its cost. Put it into your hand.',
    )[2],
  ).toMatchObject({ do: 'put', what: { select: 'revealed' } });
});

test('one who does several things in a sentence is the same all the time', () => {
  expect(
    power('When an ally you control attacks, it deals 1 fire damage to target hero and heals 1 damage from your hero.'),
  ).toMatchObject({
    effects: [
      { do: 'deal', by: { select: 'event', role: 'card' } },
      { do: 'heal', by: { select: 'event', role: 'card' } },
    ],
  });
});

test('only a card of yours is put into your hand', () => {
  expect(isRead(ABILITY, 'Put target opposing ally into your hand.')).toBe(false);
  expect(isRead(ABILITY, "Put the top card of target player's deck into your hand.")).toBe(false);
  expect(isRead(ABILITY, 'Put target ally you control into your hand.')).toBe(true);
});

test('"another" after a target is another than the target', () => {
  const other = { noun: { kind: ['Ally'], except: { select: 'targeted', slot: 0 } } };
  expect(
    meaning('Your hero deals 3 fire damage to target ally and heals 3 damage from another ally.')[1],
  ).toMatchObject({ from: other });
  expect(
    power('[Activate] >>> This ally deals 2 fire damage to target ally and 1 fire damage to each other ally.'),
  ).toMatchObject({ effects: [{}, { to: other }] });
});

test('"all other" after some of them were spoken of are the rest', () => {
  expect(meaning('Ready each exhausted Pet you control. Exhaust each other Pet you control.')).toMatchObject([
    { do: 'ready' },
    { do: 'exhaust', what: { noun: { tag: ['Pet'], whose: 'you', except: { select: 'done' } } } },
  ]);
  expect(meaning('Destroy each opposing Pet. Exhaust each other Demon.')[1]).toMatchObject({
    what: { noun: { tag: ['Demon'], other: true } },
  });
});

test('what a condition may have left undone is no way to find a card again', () => {
  expect(
    meaning(
      'Reveal the top card of your deck. If it is a Pet, remove it from the game. If it is a Totem, put it into play.',
    ),
  ).toMatchObject([
    { do: 'reveal' },
    { do: 'if' },
    { if: { what: { select: 'revealed' }, noun: { kind: ['Totem'] } }, then: [{ what: { select: 'revealed' } }] },
  ]);
});

test('an icon that a list has lost is read from the card, or not at all', () => {
  const record = { name: 'Some Belt', type: 'Equipment', tags: ['Armor', 'Cloth'], def: 1 };
  const read = (classIcons: readonly string[]) =>
    readCard(sourceOf({ ...record, classIcons, textFront: ['When you play a ability, ready this armor.'] })!).facts;
  expect(read(['Druid'])?.powers).toMatchObject([
    { on: { event: 'play', card: { icon: ['Druid'], kind: ['Ability'] } } },
  ]);
  expect(read([])).toBe(null);
});
