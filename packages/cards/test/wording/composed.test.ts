import { expect, test } from 'vitest';
import type { Source } from '../../src/wording/source.ts';
import { ABILITY, ALLY, factsOf, isRead, meaning, powers } from './reading.ts';

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
    meaning("Target opponent puts a Demon he controls into its owner's hand. That opponent discards two cards.").at(-1),
  ).toEqual({ do: 'discard', who: THAT, count: 2 });
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
  const [power] = factsOf(
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
  expect(powers('If this ally would be dealt fire damage, prevent half that damage, rounded up.')).toMatchObject([
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
    meaning('Draw five cards, then discard three cards unless you discard a quest.').map(({ do: verb }) => verb),
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
    isRead(ABILITY, 'Your hero deals frost damage to target ally equal to half its remaining health, rounded down.'),
  ).toBe(false);
});

test('who is targeted is asked about before anything is done to him', () => {
  expect(
    powers('When this ally attacks, target opponent discards three cards if he has more cards in hand than you.'),
  ).toMatchObject([{ effects: [{ if: { left: { of: { player: 'targeted', slot: 0 } } } }] }]);
});

test('somebody of whom something is so is not remembered', () => {
  expect(isRead(ALLY, 'At the start of each turn, if an opponent has no allies, exhaust his hero.')).toBe(false);
});

test('a modifier that keeps looking remembers the cards of which its text spoke, but no player', () => {
  expect(
    powers('When your hero deals fire damage to a hero, Murlocs in its party have -2 [Health] this turn.')[0],
  ).toMatchObject({
    effects: [
      {
        continuous: { cards: { tag: ['Murloc'], of: { player: 'controller', of: { select: 'event', role: 'card' } } } },
      },
    ],
  });
  expect(
    isRead(ALLY, 'When an opponent discards a card, Murlocs that player controls have -2 [Health] this turn.'),
  ).toBe(false);
});

test('what was revealed by another text is forgotten as a card enters play', () => {
  expect(isRead(ALLY, 'This ally enters play with a growth counter for each quest revealed this way.')).toBe(false);
});

test('what was removed to pay is counted before it is removed', () => {
  const { text } = factsOf(
    ABILITY,
    'As an additional cost to play Some Ability, remove up to six Feral cards in your graveyard from the game.',
    'Your hero deals X nature damage divided as you choose to up to five target Beasts, where X is the number of Feral cards you removed.',
  );
  expect(text).toMatchObject([{ amount: { amount: 'X' }, divided: true }]);
});

test('keywords about wielding on a weapon are of the hero who wields it', () => {
  const weapon: Source['facts'] = {
    ...ABILITY,
    name: 'Some Blade',
    types: ['Equipment'],
    tags: ['Weapon', '1H'],
    atk: 1,
    strike: 1,
  };
  expect(factsOf(weapon, 'Dual Wield').powers).toMatchObject([
    { continuous: { cards: { kind: ['Hero'], whose: 'you' }, changes: [{ power: { keyword: 'Dual Wield' } }] } },
  ]);
});

test('a party is entered by coming into play and by a change of control', () => {
  expect(powers('When an ally enters your party, draw a card.')).toMatchObject([
    { on: { event: 'enter play', card: { kind: ['Ally'], whose: 'you' } } },
    { on: { event: 'change control', card: { kind: ['Ally'] }, whose: 'you' } },
  ]);
});

test('"that" with any noun is the last card that was called so', () => {
  expect(
    meaning('Your hero deals 3 frost damage to target attacker, and that attacker has -4 ATK this turn.').at(-1),
  ).toMatchObject({ do: 'modify', what: { select: 'targeted', slot: 0 } });
  expect(powers('When a Dragonkin ally is destroyed, draw a card for each Dragonkin in your graveyard.')).toHaveLength(
    1,
  );
  expect(powers("When this ally deals damage to a Shaman, that Shaman's controller discards two cards.")).toMatchObject(
    [{ effects: [{ who: { player: 'controller', of: { select: 'event', role: 'card' } } }] }],
  );
  expect(isRead(ALLY, "When this ally deals damage to a Paladin, that Priest's controller discards a card.")).toBe(
    false,
  );
});

test('any power can be for heroes of a class', () => {
  const trait = { is: 'hero trait', trait: 'Rogue' };
  expect(powers('[Rogue] Hero: This ally has +1 ATK.')).toMatchObject([{ continuous: { while: trait } }]);
  expect(powers('[Rogue] Hero: [Activate] → Draw a card.')).toMatchObject([{ power: 'payment', if: trait }]);
  expect(powers('[Rogue] Hero: You pay 1 less to play abilities.')).toMatchObject([{ change: { while: trait } }]);
});

test('you and another do it, and you may have somebody do it', () => {
  expect(meaning('You and target opponent each draw a card.')).toEqual([
    { do: 'draw', who: { player: 'you' }, count: 1 },
    { do: 'draw', who: target, count: 1 },
  ]);
  expect(meaning('You may have your hero deal 2 fire damage to target ally.')).toMatchObject([
    { do: 'may', who: { player: 'you' }, effects: [{ do: 'deal', by: { select: 'hero' } }] },
  ]);
});

test('"for each" and "plus an additional" stand after any such instruction', () => {
  expect(
    meaning(
      'Destroy all allies you control. Put two 2 [Nature] / 3 [Health] Boar ally tokens into play for each ally destroyed this way.',
    ).at(-1),
  ).toMatchObject({ do: 'put token', count: { amount: 'times', of: [2, { amount: 'count' }] } });
  expect(
    meaning('Your hero deals 3 frost damage to target ally, plus an additional 4 for each [Frost] card you control.'),
  ).toMatchObject([{ amount: { amount: 'sum', of: [3, { amount: 'times', of: [4, { amount: 'count' }] }] } }]);
  expect(
    meaning('Your hero deals 3 frost damage to target ally, plus an additional 4 if you control a trinket.'),
  ).toMatchObject([{ amount: { amount: 'sum', of: [3, { amount: 'if', then: 4, else: 0 }] } }]);
});

test('what is chosen if it costs less is one that costs less', () => {
  expect(
    meaning(
      'Put a Troll ally in your graveyard into play if its cost is less than the number of Troll allies in your party.',
    ),
  ).toMatchObject([{ what: { noun: { zone: 'graveyard', cost: { is: 'less than', than: { amount: 'count' } } } } }]);
});

test('a token has limits of its own', () => {
  expect(meaning('Put a 4 [Melee] / 4 [Health] Bear ally token into play with Ferocity and Pet (1).')).toMatchObject([
    { token: { tags: ['Bear', 'Pet'], limits: [{ tag: 'Pet', count: 1 }] } },
  ]);
});

test('traits of different kinds in one list', () => {
  expect(meaning('Destroy target [Horde] or Monster ally.')).toMatchObject([
    { what: { noun: { any: [{ faction: 'Horde' }, { tag: ['Monster'] }], kind: ['Ally'] } } },
  ]);
});

test('what a text has revealed is forgotten by what goes on', () => {
  expect(isRead(ALLY, 'This ally has +4 ATK while an ally with cost 5 or less is revealed this way.')).toBe(false);
});

test('what is gone is counted by its going', () => {
  expect(meaning('Draw a card for each opposing Orc that left play this turn.')).toMatchObject([
    { count: { amount: 'this turn', watch: { event: 'leave play' }, counted: 'card' } },
  ]);
});
