import type { Effect, Facts, Power } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { readCard } from '../../src/wording/box.ts';
import { sayCard } from '../../src/wording/say.ts';
import type { Source } from '../../src/wording/source.ts';

const ABILITY: Source['facts'] = { name: 'Some Ability', types: ['Ability'], tags: [], icons: [], cost: 1 };
const ALLY: Source['facts'] = {
  ...ABILITY,
  name: 'Some Ally',
  types: ['Ally'],
  atk: 1,
  damageType: 'melee',
  health: 1,
};

/** Read in one way, and said back so that it is read the same way. */
function facts(card: Source['facts'], ...front: readonly string[]): Facts {
  const { facts: found, readings, unread } = readCard({ facts: card, front, back: [] });
  expect([unread, readings]).toEqual([[], 1]);
  expect(readCard({ facts: card, front: sayCard(found!)!, back: [] }).facts).toEqual(found);
  return found!;
}
const meaning = (sentence: string): readonly Effect[] => facts(ABILITY, sentence).text;
const powers = (...sentences: readonly string[]): readonly Power[] => facts(ALLY, ...sentences).powers;
const isRead = (card: Source['facts'], sentence: string): boolean =>
  readCard({ facts: card, front: [sentence], back: [] }).facts !== null;

const target = { player: 'target', who: 'opponent' } as const;
const THAT = { player: 'that' } as const;

test('anybody is the subject of what is told to you otherwise, and "his" is his then', () => {
  expect(meaning('Target opponent puts an ally from his hand into play.')).toEqual([
    {
      do: 'put into play',
      what: { select: 'choose', noun: { kind: ['Ally'], zone: 'hand', whose: 'you' }, by: target },
      under: THAT,
    },
  ]);
  expect(meaning('Target opponent discards a card, then draws two cards.')).toMatchObject([
    { do: 'discard', who: target },
    { do: 'draw', who: THAT, count: 2 },
  ]);
  expect(isRead(ABILITY, 'Target opponent puts an ally you control from your hand into his hand.')).toBe(false);
});

test('what each player does with his own is done for one after the other', () => {
  expect(meaning('Each player puts all allies from his graveyard into play.')).toEqual([
    {
      do: 'for each player',
      who: { player: 'each' },
      effects: [
        {
          do: 'put into play',
          what: { select: 'each', noun: { kind: ['Ally'], zone: 'graveyard', of: THAT } },
          under: THAT,
        },
      ],
    },
  ]);
});

test('"that opponent" is the one who was named, not the owner of a card that was moved', () => {
  expect(
    meaning("Target opponent puts an ally he controls into its owner's hand. That opponent discards a card.").at(-1),
  ).toEqual({ do: 'discard', who: THAT, count: 1 });
});

test('descriptions by what a card is not, in a list', () => {
  expect(meaning('Destroy all non-[Horde], non-[Alliance] allies.')).toMatchObject([
    { what: { noun: { not: { any: [{ faction: 'Horde' }, { faction: 'Alliance' }] }, kind: ['Ally'] } } },
  ]);
  expect(meaning('Destroy target non-Demon, non-Monster ally.')).toMatchObject([
    { what: { noun: { not: { any: [{ tag: ['Demon'] }, { tag: ['Monster'] }] } } } },
  ]);
  expect(meaning('Destroy all non-[Frost] allies.')).toMatchObject([
    { what: { noun: { not: { damageType: ['frost'] } } } },
  ]);
});

test('tags and keywords in small letters, and several of them', () => {
  expect(meaning('Destroy target orc ally.')).toMatchObject([{ what: { noun: { tag: ['Orc'] } } }]);
  expect(meaning('Destroy all Orc and Troll allies.')).toMatchObject([{ what: { noun: { tag: ['Orc', 'Troll'] } } }]);
  expect(meaning('Draw a card for each Mage and Warlock you control.')).toMatchObject([
    { count: { of: { tag: ['Mage', 'Warlock'], whose: 'you' } } },
  ]);
  expect(meaning('Destroy target ally with stealth.')).toMatchObject([{ what: { noun: { keyword: 'Stealth' } } }]);
  expect(meaning('Destroy target ally with Mend or Assault.')).toMatchObject([
    { what: { noun: { any: [{ keyword: 'Mend' }, { keyword: 'Assault' }] } } },
  ]);
});

test('a card called like a keyword speaks of the keyword where somebody has it', () => {
  const [power] = facts(
    { ...ALLY, name: 'Invincible' },
    'When Invincible attacks, target ally has Invincible this turn.',
  ).powers;
  expect(power).toMatchObject({
    on: { event: 'attack', card: { self: true } },
    effects: [{ changes: [{ change: 'grant', power: { keyword: 'Invincible' } }] }],
  });
});

test('one of each is there', () => {
  const has = (kind: string) => ({ is: 'there', noun: { kind: [kind], whose: 'you' } });
  expect(powers('This ally has Ferocity while you control an armor, item, and weapon.')).toMatchObject([
    { continuous: { while: { is: 'all', of: [has('Armor'), has('Item'), has('Weapon')] } } },
  ]);
});

test('a whole number of times, and half of something', () => {
  expect(meaning('Draw a card for each five cards in your graveyard.')).toEqual([
    {
      do: 'draw',
      who: { player: 'you' },
      count: { amount: 'divided', of: { amount: 'count', of: { zone: 'graveyard', whose: 'you' } }, by: 5 },
    },
  ]);
  expect(powers('If this ally would be dealt damage, prevent half that damage, rounded up.')).toMatchObject([
    { replacement: { instead: { amount: { amount: 'divided', by: 2, rounded: 'up' } } } },
  ]);
});

test('a part of a name', () => {
  expect(meaning('Destroy target ally with Scarlet in its name.')).toMatchObject([
    { what: { noun: { kind: ['Ally'], nameHas: 'Scarlet' } } },
  ]);
});

test('"unless" belongs to the last of several instructions', () => {
  expect(
    meaning('Draw three cards, then discard two cards unless you discard an ally.').map(({ do: verb }) => verb),
  ).toEqual(['draw', 'if you do']);
});

test('two events with one effect are two powers', () => {
  expect(powers('When this ally enters play or you play an ability, draw a card.')).toMatchObject([
    { on: { event: 'enter play' } },
    { on: { event: 'play', whose: 'you' } },
  ]);
  expect(powers('When this ally enters play and when he attacks, draw a card.')).toMatchObject([
    { on: { event: 'enter play' } },
    { on: { event: 'attack', card: { self: true } } },
  ]);
});

test('an ally is no Totem because a word of its text is "non-Ongoing"', () => {
  expect(powers('When you play a non-Ongoing ability, copy it.')).toMatchObject([{ effects: [{ do: 'copy' }] }]);
});

test('health of one and damage of another are no remaining health', () => {
  expect(
    isRead(ABILITY, 'Your hero deals fire damage to target hero equal to half its remaining health, rounded up.'),
  ).toBe(false);
});
