import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { ABILITY, isRead, meaning, power } from './reading.ts';

/** The tokens that a text puts into play. */
function tokens(text: string): readonly Partial<Facts>[] {
  return meaning(text).flatMap((effect) => (effect.do === 'put token' ? [effect.token] : []));
}

test('a weapon, an armor and an item have the numbers of their kind, before or after the words', () => {
  expect(
    tokens('Put a 3 [Fire] / 1 [Strike] One-Handed Axe weapon token named Cinder into play with Melee (1).'),
  ).toEqual([
    expect.objectContaining({
      name: 'Cinder',
      types: ['Equipment'],
      tags: ['Weapon', '1H', 'Axe', 'Melee'],
      atk: 3,
      damageType: 'fire',
      strike: 1,
      limits: [{ tag: 'Melee', count: 1 }],
    }),
  ]);
  expect(tokens('Put two Fence armor tokens into play with 2 DEF.')).toEqual([
    expect.objectContaining({ name: 'Fence', tags: ['Armor', 'Fence'], def: 2 }),
  ]);
  expect(tokens('Put a Letter item token into play with "Your hero has +1 ATK."')).toEqual([
    expect.objectContaining({ name: 'Letter', tags: ['Item', 'Letter'], powers: [expect.anything()] }),
  ]);
});

test('what lacks a number of its kind, or has one of another, is no token', () => {
  expect(isRead(ABILITY, 'Put a Fence armor token into play.')).toBe(false);
  expect(isRead(ABILITY, 'Put a 1 [Melee] / 1 [Health] Axe weapon token into play.')).toBe(false);
});

test('several tokens in one sentence are put into play one after the other', () => {
  const [first, second, third] = tokens(
    'Put a 1 [Melee] / 1 [Health] Wolf ally token with Ferocity, a 2 [Fire] / 1 [Health] Imp ally token, and a 1 [Melee] / 2 [Health] Bear ally token into play with Protector.',
  );
  expect([first?.name, second?.name, third?.name]).toEqual(['Wolf', 'Imp', 'Bear']);
  expect([first?.powers?.length, second?.powers?.length, third?.powers?.length]).toEqual([1, 0, 1]);
});

test('a token can have a name of several words that are no tags, and is an ally where it has health', () => {
  expect(tokens('Put a 1 [Frost] / 1 [Health] Shade of Winter token into play.')).toEqual([
    expect.objectContaining({ name: 'Shade of Winter', types: ['Ally'], tags: ['Shade of Winter'] }),
  ]);
  expect(isRead(ABILITY, 'Put a 0 [Melee] / 2 [Health] Totem token into play.')).toBe(false);
});

test('"that token" is what it was put into play as', () => {
  expect(meaning('Put a Letter item token into play. Remove that token from the game.')).toEqual([
    expect.anything(),
    { do: 'put', what: { select: 'that' }, where: { to: 'removed' } },
  ]);
  expect(isRead(ABILITY, 'Put a Letter item token into play. Destroy that ally.')).toBe(false);
});

test('two tags in a row are both had; one tag of two words is one', () => {
  expect(power('Each Orc Warrior you control has +1 ATK.')).toMatchObject({
    continuous: { cards: { allTags: ['Orc', 'Warrior'], whose: 'you' } },
  });
  expect(power('Night Elf allies you control have +1 ATK.')).toMatchObject({
    continuous: { cards: { tag: ['Night Elf'], kind: ['Ally'] } },
  });
});
