import { expect, test } from 'vitest';
import { readCard } from '../../src/wording/box.ts';
import { ABILITY, ALLY, factsOf, meaning, power } from './reading.ts';

const you = { player: 'you' } as const;
const player = { player: 'target' } as const;

test('a whole zone is looked at, shuffled, or removed', () => {
  expect(meaning("Look at target player's hand.")).toEqual([
    { do: 'look at', what: { select: 'zone', zone: 'hand', of: player } },
  ]);
  expect(meaning("Shuffle target player's graveyard into his deck.")).toEqual(
    meaning('Target player shuffles his graveyard into his deck.'),
  );
  expect(meaning("Remove target opponent's graveyard from the game.")).toEqual([
    {
      do: 'put',
      what: { select: 'zone', zone: 'graveyard', of: { player: 'target', who: 'opponent' } },
      where: { to: 'removed' },
    },
  ]);
});

test('a card that was destroyed is put from its graveyard somewhere else', () => {
  expect(power("When this ally is destroyed, you may put it from the graveyard into its owner's hand.")).toMatchObject({
    effects: [
      { effects: [{ do: 'put', what: { select: 'this' }, from: 'graveyard', where: { to: 'hand' } }], who: you },
    ],
  });
  expect(power('Discard a weapon >>> Put this ally from your graveyard into your hand.')).toMatchObject({
    power: 'payment',
    zone: 'graveyard',
  });
  expect(power('When a Demon you control attacks, put this ally from your graveyard into play.')).toMatchObject({
    power: 'triggered',
    zone: 'graveyard',
  });
  const attached = factsOf(
    ABILITY,
    'Attach to target ally.',
    "Ongoing: When attached Pet attacks, put this card from its owner's graveyard into play attached to another target Pet.",
  );
  expect(attached.powers[0]).toMatchObject({
    effects: [{ do: 'attach', what: { select: 'this' }, from: 'graveyard', to: { select: 'target' } }],
  });
});

test('what happens later may say when at its end', () => {
  const hand = { do: 'put', what: { select: 'flagged' }, from: 'graveyard', where: { to: 'hand' } };
  expect(
    power('When this ally is destroyed, put it from his graveyard into hand at the end of your next turn.'),
  ).toMatchObject({
    effects: [
      {
        do: 'create',
        about: { select: 'this' },
        next: true,
        trigger: { on: { event: 'turn ends' }, effects: [hand] },
      },
    ],
  });
});

test('another player chooses one of his cards and does something to it', () => {
  expect(meaning("Target opponent chooses a Totem he controls and puts that card on top of its owner's deck.")).toEqual(
    meaning("Target opponent puts a Totem he controls on top of its owner's deck."),
  );
});

test('"unless" somebody pays with a card of his', () => {
  const [effect] = meaning(
    'Your hero deals 2 fire damage to target ally unless its controller destroys an ally he controls.',
  );
  expect(effect).toMatchObject({
    do: 'if you do',
    first: [
      {
        do: 'may',
        who: { player: 'controller', of: { select: 'targeted', slot: 0 } },
        effects: [{ do: 'destroy', what: { select: 'choose', by: { player: 'that' } } }],
      },
    ],
    then: [],
  });
  expect(power('When this ally attacks, destroy it unless you exhaust a resource you control.')).toMatchObject({
    effects: [{ first: [{ who: you, effects: [{ do: 'exhaust', what: { select: 'choose' } }] }] }],
  });
});

test('cards are drawn up to the maximum hand size', () => {
  expect(meaning('Draw cards until you reach your maximum hand size.')).toMatchObject([
    { do: 'until', limit: { right: { amount: 'maximum hand size', of: you } }, effects: [{ do: 'draw', count: 1 }] },
  ]);
});

test('a token can enter play exhausted, with what it has said after that', () => {
  expect(meaning('Put a 2 [Melee] / 2 [Health] Wolf ally token into play exhausted with Ferocity.')).toMatchObject([
    { do: 'put token', exhausted: true, token: { powers: [{ keyword: 'Ferocity' }] } },
  ]);
});

test('a card is chosen from a hand that was seen', () => {
  const [seen, discarded] = meaning(
    "Look at target opponent's hand and choose a weapon. That player discards that card.",
  );
  expect(seen).toMatchObject({ do: 'look at', what: { select: 'zone', zone: 'hand' } });
  expect(discarded).toEqual({
    do: 'put',
    what: {
      select: 'choose',
      noun: { kind: ['Weapon'], zone: 'hand', among: { select: 'revealed' } },
    },
    from: 'hand',
    where: { to: 'graveyard' },
  });
});

test('a word is chosen, and the text speaks of it', () => {
  expect(meaning('Choose "ally," or "weapon," then destroy all exhausted cards of the chosen type.')).toEqual([
    { do: 'choose word', what: { oneOf: ['Ally', 'Weapon'] } },
    { do: 'destroy', what: { select: 'each', noun: { exhausted: true, chosenTag: true } } },
  ]);
  expect(
    factsOf(ALLY, 'As this ally enters play, name a class.', 'Allies of that class have Ferocity.').powers,
  ).toEqual([
    { power: 'definite', as: 'this enters play', effects: [{ do: 'choose word', what: 'class' }] },
    expect.objectContaining({ continuous: expect.objectContaining({ cards: { kind: ['Ally'], chosenTag: true } }) }),
  ]);
});

test('where no word is chosen, none can be spoken of', () => {
  const { facts: found } = readCard({ facts: ALLY, front: ['Allies of that class have Ferocity.'], back: [] });
  expect(found).toBeNull();
});

test('to leave a card where it is means nothing', () => {
  const text = "Reveal the top card of your deck. If it's not a Demon, ready your hero.";
  expect(meaning(`${text} Otherwise, leave it on top of your deck.`)).toEqual(meaning(text));
});

test('what another player may do, he does himself', () => {
  expect(meaning('Target player may draw a card.')).toMatchObject([
    { do: 'may', who: player, effects: [{ do: 'draw', who: { player: 'that' } }] },
  ]);
  expect(meaning('Each opponent may destroy an ally he controls.')).toMatchObject([
    { do: 'may', effects: [{ do: 'destroy', what: { select: 'choose', by: { player: 'that' } } }] },
  ]);
});

test('cards from the top of a deck are counted in several ways', () => {
  const top = (count: unknown) => [
    { do: 'put', what: { select: 'top', of: { player: 'each opponent' }, count }, where: { to: 'graveyard' } },
  ];
  expect(meaning('Each opponent puts two cards from the top of his deck into his graveyard.')).toEqual(top(2));
  expect(meaning('Each opponent puts the top card of his deck into his graveyard for each Demon he controls.')).toEqual(
    top({ amount: 'count', of: { tag: ['Demon'], of: { player: 'that' } } }),
  );
});

test('an opponent chooses a mode, and a card is chosen at random', () => {
  expect(meaning('An opponent chooses one: Draw two cards; or destroy a random ally.')).toMatchObject([
    {
      do: 'choose modes',
      by: 'an opponent',
      modes: [[{ do: 'draw' }], [{ do: 'destroy', what: { select: 'choose', random: true } }]],
    },
  ]);
});
