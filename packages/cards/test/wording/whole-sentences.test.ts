import { expect, test } from 'vitest';
import { readNotation } from '../../src/wording/reader.ts';
import { ABILITY, ALLY, factsOf, isRead, meaning, power, powers } from './reading.ts';

test('one event above several lines gives each of them a power with that event (703.6)', () => {
  expect(powers('When this ally enters play—', 'Draw a card.', 'Target opponent discards a card.')).toEqual(
    powers('When this ally enters play, draw a card.', 'When this ally enters play, target opponent discards a card.'),
  );
  expect(isRead(ABILITY, 'When this ally enters play—')).toBe(false);
});

test('a copy without a duration is one for good (402.3, 714.3)', () => {
  expect(power('1 >>> This ally becomes a copy of target ally.')).toEqual(
    power('1 >>> This ally becomes a copy of target ally for the rest of the game.'),
  );
});

test('a deck is turned over (415.3d)', () => {
  expect(meaning('Turn your deck over.')).toEqual([{ do: 'turn deck over', who: { player: 'you' } }]);
  expect(meaning("Turn target player's deck over.")).toMatchObject([
    { do: 'turn deck over', who: { player: 'target' } },
  ]);
});

test('cards that are played for nothing, or at any time, are those in your hand (403.3, 409.1)', () => {
  const hand = { kind: ['Ability'], zone: 'hand', whose: 'you' };
  expect(power('You may play abilities without paying their cost.')).toMatchObject({
    continuous: { cards: hand, changes: [{ change: 'grant', power: { power: 'alternate cost', cost: [] } }] },
  });
  expect(power('You can play abilities any time you could play an instant.')).toEqual(
    power('Abilities in your hand are instant.'),
  );
});

test('the top card of a deck may be played, perhaps only if it is of some kind (409.1)', () => {
  const playing = (noun: object) => ({
    continuous: { changes: [{ change: 'permit', permission: { may: 'play from', zone: 'deck', noun } }] },
  });
  expect(power("You may play the top card of your deck if it's an ally.")).toMatchObject(playing({ kind: ['Ally'] }));
  expect(power('You may play the top card of your deck.')).toMatchObject(playing({}));
});

test('a card can have a damage type besides its own (205.1)', () => {
  expect(meaning('Target ally is also [Fire] this turn.')).toMatchObject([
    { do: 'modify', changes: [{ change: 'add damage type', type: 'fire' }] },
  ]);
  expect(meaning('Target ally is also a [Fire] ally this turn.')).toEqual(
    meaning('Target ally is also [Fire] this turn.'),
  );
});

test('damage that is divided among others may be told of the damage itself (717.7)', () => {
  const when = 'The next time damage would be dealt to target friendly hero this turn,';
  expect(meaning(`${when} that damage is divided as you choose among any number of friendly allies instead.`)).toEqual(
    meaning(`${when} it's dealt that much divided as you choose among any number of friendly allies instead.`),
  );
});

test('the results of dice may be told one by one, as "or more", and in sentences of their own', () => {
  const once = meaning('Roll a die: On 4 to 6, draw a card.');
  expect(once).toMatchObject([{ do: 'roll', then: [{ from: 4, upTo: 6 }] }]);
  for (const words of ['On a 4 or more,', 'If you roll 4 or higher,', 'On 4, 5, or 6,'])
    expect(meaning(`Roll a die. ${words} draw a card.`)).toEqual(once);
  expect(meaning('Roll two dice. If the total is 7 or more, draw a card. If the total is 2, discard a card.')).toEqual(
    meaning('Roll two dice: On 7 to 12, draw a card; on 2, discard a card.'),
  );
  expect(meaning('Flip a coin. On heads, draw a card.')).toMatchObject([{ do: 'roll', then: [{ from: 1, upTo: 3 }] }]);
});

test('equipment that prevents damage to allies makes shielders of them (717.2c)', () => {
  expect(power('This ally can prevent damage that would be dealt to allies in your party.')).toMatchObject({
    continuous: { cards: { kind: ['Ally'], whose: 'you' }, changes: [{ permission: { may: 'be shielded' } }] },
  });
});

test('a text in which the breaks between its lines were lost is read line by line', () => {
  expect(powers('Elusive, Protector When this ally attacks, draw a card.')).toEqual(
    powers('Elusive, Protector', 'When this ally attacks, draw a card.'),
  );
  expect(powers('Sabotage: Equipment [Activate] >>> Draw a card.')).toEqual(
    powers('Sabotage: Equipment', '[Activate] >>> Draw a card.'),
  );
  const lines = ['As an additional cost to play, discard a card.', 'Draw two cards.'];
  expect(factsOf(ABILITY, lines.join(' '))).toEqual(factsOf(ABILITY, ...lines));
  const ongoing = ['Holy Talent', 'Attach to target ally and exhaust it.', 'Ongoing: Attached ally has -1 ATK.'];
  expect(factsOf(ABILITY, ongoing.join(' '))).toEqual(factsOf(ABILITY, ...ongoing));
  expect(isRead(ALLY, 'Protector Draw a card.')).toBe(false);
  expect(isRead(ALLY, 'When this ally attacks, draw a card. Protector when it likes.')).toBe(false);
});

test('a side of a hero goes on until the other one is named (301.2)', () => {
  const heroOf = (text: string) => readNotation(`Elda, Alliance, Hero—Dwarf Shaman, 28 Health${text}`).facts;
  const apart = heroOf('\n[Front]: 4 >>> Flip Elda face down.\n[Back]: Elda has +1 ATK.\n[Back]: Elda has Stealth.');
  expect(apart).toHaveLength(1);
  expect(heroOf(' [Front]: 4 >>> Flip Elda face down. [Back]: Elda has +1 ATK.\nElda has Stealth.')).toEqual(apart);
});

test('three packets of one sentence are three, each with its own target (707.1d)', () => {
  expect(
    meaning(
      'Your hero deals 3 fire damage to target ally, 2 frost damage to a second target ally, and 1 arcane damage to a third target ally.',
    ),
  ).toMatchObject([
    { do: 'deal', amount: 3, types: ['fire'] },
    { do: 'deal', amount: 2, types: ['frost'], to: { another: true } },
    { do: 'deal', amount: 1, types: ['arcane'], to: { another: true } },
  ]);
});

test('other words for the same', () => {
  for (const [one, other] of [
    ['Target player takes an extra turn.', 'Target player takes an extra turn after this one.'],
    ['Trigger target ally.', 'All triggered powers of target ally trigger.'],
    [
      'Search your deck for an ally, reveal it, put it into your hand, then shuffle your deck.',
      'Search your deck for an ally, reveal it, and put it into your hand.',
    ],
    [
      'Reveal cards from the top of your deck until you reveal an ally. Put that ally into your hand.',
      'Reveal cards from the top of your deck until an ally is revealed. Put that ally into your hand.',
    ],
  ] as const)
    expect(meaning(one)).toEqual(meaning(other));
  for (const [one, other] of [
    ['You may complete quests controlled by opponents.', 'You can complete opposing quests.'],
    [
      'If a card would enter a graveyard from anywhere, remove it from the game instead.',
      'If a card would be put into a graveyard, remove it from the game instead.',
    ],
  ] as const)
    expect(power(one)).toEqual(power(other));
});
