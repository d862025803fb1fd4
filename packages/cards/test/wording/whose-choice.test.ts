import { expect, test } from 'vitest';
import { ALLY, isRead, meaning, power, powers } from './reading.ts';

const THAT = { player: 'that' };

test('an opponent who chooses a mode is "he" in all of them', () => {
  const text = 'When this ally enters play, an opponent chooses one:';
  expect(power(`${text} Draw a card; or this ally deals 2 fire damage to his hero.`)).toMatchObject({
    effects: [{ do: 'choose modes', by: 'an opponent', modes: [[{}], [{ to: { select: 'hero', of: THAT } }]] }],
  });
  expect(
    power(`${text} He discards a card; or he chooses an ally he controls, and this ally deals 2 fire damage to it.`),
  ).toMatchObject({ effects: [{ modes: [[{ do: 'discard', who: THAT }], [{ to: { select: 'choose', by: THAT } }]] }] });
});

test('each of several players chooses for himself, and nothing is targeted in it', () => {
  expect(meaning('Each opponent chooses one: He discards a card; or destroy all allies he controls.')).toMatchObject([
    {
      do: 'for each player',
      who: { player: 'each opponent' },
      effects: [{ do: 'choose modes', by: THAT, modes: [[{ who: THAT }], [{ what: { noun: { of: THAT } } }]] }],
    },
  ]);
  expect(isRead(ALLY, 'At the start of your turn, each player chooses one: Destroy target ally; or draw a card.')).toBe(
    false,
  );
});

test('half of a deck is rounded up at the end of the sentence', () => {
  const half = (deck: object) => ({ amount: 'divided', of: { amount: 'count', of: deck }, by: 2, rounded: 'up' });
  expect(meaning("Remove the top half of target player's deck from the game, rounded up.")).toMatchObject([
    { do: 'put', what: { select: 'top', count: half({ zone: 'deck', of: THAT }) }, where: { to: 'removed' } },
  ]);
  expect(meaning('Draw the top half of your deck, rounded up.')).toMatchObject([
    { do: 'draw', count: half({ zone: 'deck', whose: 'you' }) },
  ]);
});

test('what is said of a card after "while it is so" is said of that card', () => {
  const event = { event: 'deal', card: { self: true } };
  expect(power('While this ally is exhausted, prevent all damage that would be dealt to it.')).toMatchObject({
    replacement: { event, while: { is: 'so', what: { select: 'this' } } },
  });
  expect(isRead(ALLY, 'While you control a Pet, prevent all damage that would be dealt to it.')).toBe(false);
  expect(
    powers('While you control a Pet, prevent all damage that would be dealt to this ally, and it has Stealth.'),
  ).toMatchObject([{ replacement: { event } }, { continuous: { cards: { self: true } } }]);
});

test('"that ally" is each of those that are changed', () => {
  expect(power('Each opposing ally has -1 ATK for each damage on that ally.')).toMatchObject({
    continuous: { changes: [{ by: { of: [-1, { amount: 'damage', of: { select: 'it' } }] } }] },
  });
});

test('together they have so much', () => {
  expect(meaning('If allies you control have 8 or more combined ATK, draw a card.')).toMatchObject([
    { if: { is: 'compared', left: { amount: 'atk', of: { select: 'each' } }, how: 'or more', right: 8 } },
  ]);
  expect(meaning('If opposing allies have 8 or less combined remaining health, draw a card.')).toMatchObject([
    { if: { left: { amount: 'sum' }, how: 'or less', right: 8 } },
  ]);
});

test('who may reattach a card chooses its host', () => {
  const text = 'When this ally enters play, target player gains control of target ability.';
  expect(power(`${text} If it's attached, that player may reattach it.`)).toMatchObject({
    effects: [{}, { if: { noun: { attachment: true } }, then: [{ do: 'may', effects: [{ do: 'attach', by: {} }] }] }],
  });
  expect(power(`${text} You may reattach it.`)).toMatchObject({
    effects: [{}, { effects: [{ do: 'attach', what: { select: 'targeted' } }] }],
  });
});

test('several cards go back into hands as a cost, and a card of the hand comes into play attached', () => {
  expect(power("1, Put two allies you control into their owners' hands >>> Draw a card.")).toMatchObject({
    cost: [{}, { pay: 'return', count: 2 }],
  });
  expect(
    power('When this ally attacks a hero, you may put a Curse from your hand into play attached to that hero.'),
  ).toMatchObject({ effects: [{ effects: [{ do: 'attach', from: 'hand', to: { select: 'event', role: 'to' } }] }] });
});

test('how lasting cards are is said of a later member of a list, too', () => {
  expect(power('Equipment and ongoing abilities you control have Spellshield.')).toMatchObject({
    continuous: { cards: { any: [{ kind: ['Equipment'] }, { ongoing: true, kind: ['Ability'] }], whose: 'you' } },
  });
});
