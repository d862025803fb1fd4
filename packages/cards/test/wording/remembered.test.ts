import { expect, test } from 'vitest';
import { ABILITY, ALLY, factsOf, meaning, power, powers } from './reading.ts';

const SELF = { self: true } as const;
const KEPT = { select: 'kept' } as const;

test('what this card reveals is watched for', () => {
  expect(powers('Enrage', 'When you reveal a Pet this way, draw two cards.')[1]).toMatchObject({
    on: { event: 'reveal', card: { tag: ['Pet'] }, by: SELF },
  });
});

test('a card can speak while it is revealed from its deck', () => {
  const fromDeck = { on: { event: 'reveal', card: { ...SELF, zone: 'deck', whose: 'you' } }, zone: 'deck' };
  expect(power('When this ally is revealed from your deck, draw a card.')).toMatchObject(fromDeck);
  expect(
    powers('When this ally enters play and when she is revealed from your deck, exhaust target Pet.'),
  ).toMatchObject([{ on: { event: 'enter play', card: SELF } }, fromDeck]);
});

test('another text of the card speaks of what was removed', () => {
  const taken = 'When this ally enters play, remove target Pet from the game.';
  expect(powers(taken, '[Activate] >>> Put the card you removed this way into your hand.')[1]).toMatchObject({
    effects: [{ do: 'put', what: { select: 'each', noun: { among: KEPT } }, where: { to: 'hand' } }],
  });
  expect(
    powers(taken, 'At the end of your turn, choose a Pet removed this way at random and put it into your hand.')[1],
  ).toMatchObject({
    effects: [{ what: { select: 'choose', noun: { tag: ['Pet'], among: KEPT }, random: true } }],
  });
  expect(
    powers(taken, 'When this ally is destroyed, the owner of that removed card puts that card into play.')[1],
  ).toMatchObject({
    effects: [
      {
        do: 'put into play',
        what: { select: 'each', noun: { among: KEPT } },
        under: { player: 'owner', of: { select: 'that' } },
      },
    ],
  });
  expect(
    factsOf(
      ABILITY,
      'Attach to target Pet. Remove target ally in a graveyard from the game.',
      'Ongoing: Attached ally has +ATK equal to the ATK of that removed ally.',
    ).powers,
  ).toMatchObject([{ continuous: { changes: [{ by: { amount: 'atk', of: KEPT } }] } }]);
});

test('an opponent chooses among revealed cards, and you do something with them', () => {
  expect(
    meaning(
      'Reveal the top three cards of your deck. Target opponent chooses one. Put that card into your graveyard and the others into your hand.',
    ),
  ).toMatchObject([
    { do: 'reveal' },
    { what: { select: 'choose', noun: { zone: 'deck', among: { select: 'revealed' } }, by: { player: 'target' } } },
    { what: { select: 'each' }, where: { to: 'hand' } },
  ]);
});

test('all cards that were seen differ', () => {
  const among = { select: 'revealed' } as const;
  expect(meaning('Reveal the top four cards of your deck. If they have different names, draw a card.')).toMatchObject([
    {},
    { if: { is: 'there', noun: { among, differing: 'name' }, atLeast: { amount: 'count', of: { among } } } },
  ]);
});

test('graveyards are told by whose they are', () => {
  expect(power('When a Pet enters an opposing graveyard from anywhere, draw a card.')).toMatchObject({
    on: { event: 'enter graveyard', card: { tag: ['Pet'], owner: 'opposing' } },
  });
  expect(power('This ally has +2 ATK while there is a Pet in an opposing graveyard.')).toMatchObject({
    continuous: { while: { is: 'there', noun: { tag: ['Pet'], zone: 'graveyard', whose: 'opposing' } } },
  });
  expect(meaning('If you have more cards in your graveyard than in your hand, discard a card.')).toMatchObject([
    { if: { is: 'compared', how: 'more than', right: { amount: 'cards in hand' } } },
  ]);
});

test('a cost that is one of several', () => {
  expect(meaning('Destroy target ally with cost 2, 4, or 6.')).toMatchObject([
    { what: { noun: { any: [2, 4, 6].map((than) => ({ cost: { is: 'exactly', than } })) } } },
  ]);
});

test('a Reputation and keywords stand in one line', () => {
  const { building, powers: keywords } = factsOf(ALLY, 'Timbermaw Reputation, Elusive');
  expect([building, keywords]).toEqual([{ reputation: 'Timbermaw' }, [{ power: 'keyword', keyword: 'Elusive' }]]);
});

test('others that have a word of its name in theirs are not the card itself', () => {
  const { powers: all } = factsOf(
    { ...ALLY, name: 'Mira Stonewell' },
    'Mira can protect allies with Stonewell in their names.',
  );
  expect(all).toMatchObject([{ may: { may: 'protect', noun: { kind: ['Ally'], nameHas: 'Stonewell' } } }]);
});
