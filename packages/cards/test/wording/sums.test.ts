import { expect, test } from 'vitest';
import { ABILITY, ALLY, factsOf, isRead, meaning, power, powers, read } from './reading.ts';

const weapon = { is: 'there', noun: { kind: ['Weapon'], whose: 'you' } };
const gnome = { is: 'there', noun: { tag: ['Gnome'], whose: 'you' } };

test('a sum grows by every "plus an additional", also where somebody may do it', () => {
  const more = (so: object) => ({ amount: 'if', if: so, then: 3, else: 0 });
  expect(
    meaning(
      'Your hero deals 1 fire damage to target ally, plus an additional 3 if you control a weapon, plus an additional 3 if you control a Gnome.',
    ),
  ).toMatchObject([{ do: 'deal', amount: { amount: 'sum', of: [1, more(weapon), more(gnome)] } }]);
  expect(
    meaning('Your hero may deal 2 frost damage to target ally, plus an additional 1 for each Gnome you control.'),
  ).toMatchObject([{ do: 'may', effects: [{ do: 'deal', amount: { amount: 'sum', of: [2, { amount: 'count' }] } }] }]);
});

test('a price can change by so much, and by more for each of something', () => {
  const by = { amount: 'sum', of: [-2, { amount: 'times', of: [-1, { amount: 'count' }] }] };
  expect(
    power('You pay 2 less to play armor, and an additional 1 less for each Gnome you control, to a minimum of 1.'),
  ).toMatchObject({ change: { cost: 'play', by, minimum: 1 } });
  expect(
    power('[Activate] >>> You pay 2 less to play your next weapon this turn and an additional 1 less for each Gnome.'),
  ).toMatchObject({ effects: [{ do: 'create', cost: { by, next: true } }] });
});

test('how much can be told after how long', () => {
  expect(power("At the start of your turn, this ally has additional ATK this turn equal to this ally's cost.")).toEqual(
    power("At the start of your turn, this ally has +ATK this turn equal to this ally's cost."),
  );
});

test('a token can have numbers that are told as it is put into play (404.2)', () => {
  expect(power('[Basic] X, [Activate] >>> Put an X [Frost] / X [Health] Imp ally token into play.')).toMatchObject({
    effects: [{ do: 'put token', atk: { amount: 'X' }, health: { amount: 'X' } }],
  });
  const count = { amount: 'count', of: { tag: ['Gnome'], whose: 'you' } };
  expect(
    meaning(
      'Put an X [Fire] / X [Health] Imp ally token into play with Ferocity, where X is the number of Gnomes you control.',
    ),
  ).toMatchObject([{ do: 'put token', atk: count, health: count }]);
  expect(isRead(ABILITY, 'Put an X [Fire] / X [Health] Imp ally token into play.')).toBe(false);
});

test('"unique" can stand before the numbers of a token', () => {
  expect(meaning('Put a Unique 2 [Fire] / 1 [Health] Imp ally token into play.')).toEqual(
    meaning('Put a 2 [Fire] / 1 [Health] Unique Imp ally token into play.'),
  );
});

test('each of two players has one deck', () => {
  expect(meaning('You and target opponent each put the top card of your decks into your graveyards.')).toMatchObject([
    { do: 'put', what: { select: 'top', of: { player: 'you' } } },
    { do: 'put', what: { select: 'top', of: { player: 'target', who: 'opponent' } } },
  ]);
});

test('a cost is odd or even', () => {
  const odd = { is: 'so', noun: { parity: 'odd' } };
  expect(meaning('Reveal the top card of your deck. If it has an odd cost, draw a card.')[1]).toMatchObject({
    if: odd,
  });
  expect(meaning('Reveal the top card of your deck. If its cost is odd, draw a card.')[1]).toMatchObject({ if: odd });
});

test('"otherwise" does not speak of a card that was perhaps not revealed', () => {
  const text = 'You may discard a card. If you do, reveal the top card of your deck. If it is an ally, draw a card.';
  expect(isRead(ABILITY, text)).toBe(true);
  expect(isRead(ABILITY, `${text} Otherwise, discard a card.`)).toBe(false);
});

test('a description has a keyword and a cost', () => {
  expect(meaning('Destroy target ally with Stealth and cost 2 or less.')).toMatchObject([
    { what: { noun: { keyword: 'Stealth', cost: { is: 'or less', than: 2 } } } },
  ]);
  expect(
    power(
      '[Activate], Destroy a Gnome you control >>> Put an ally with lower cost than that Gnome from your hand into play.',
    ),
  ).toMatchObject({ effects: [{ what: { noun: { cost: { is: 'less than', than: { of: { select: 'paid' } } } } } }] });
});

test('a word before "you control" is a noun even where it opens the sentence', () => {
  const costs = 'can be exhausted to pay costs as though they were resources.';
  expect(power(`Farmhands you control ${costs}`)).toMatchObject({
    continuous: { cards: { tag: ['Farmhand'], whose: 'you' } },
  });
  expect(read(ALLY, `Farmhands ${costs}`).facts).toBeNull();
});

test('what players can and cannot do is told in one breath', () => {
  expect(power("Opponents play with their hands revealed and can't discard cards during your turn.")).toMatchObject({
    continuous: {
      players: 'opposing',
      changes: [{ change: 'permit' }, { change: 'restrict', restriction: { cant: 'discard' } }],
      while: { is: 'turn of', whose: 'you' },
    },
  });
  expect(power("Imps can't be played.")).toMatchObject({
    continuous: { players: 'any', changes: [{ restriction: { cant: 'play', noun: { tag: ['Imp'] } } }] },
  });
  expect(factsOf(ALLY, 'This ally enters play with twelve rust counters.').powers).toMatchObject([
    { counters: { count: 12 } },
  ]);
});

test('a card is put into play with damage or counters, told at once or afterwards (710.1b)', () => {
  const damage = { amount: 'sum', of: [{ amount: 'health', of: { select: 'targeted', slot: 0 } }, -2] };
  const told = meaning(
    'Put target Gnome in your graveyard into play. That Gnome enters play with damage equal to its [Health] -2.',
  );
  expect(told).toMatchObject([{ do: 'put into play', damage }]);
  expect(meaning('Put target Gnome in your graveyard into play with damage equal to its [Health] -2.')).toEqual(told);
  expect(meaning('Put target armor in your graveyard into play with three rust counters.')).toMatchObject([
    { do: 'put into play', counter: 'rust', counters: 3 },
  ]);
  expect(isRead(ABILITY, 'Draw a card. It enters play with three rust counters.')).toBe(false);
});

test('what is so for the controller of the host', () => {
  const of = { player: 'controller', of: { select: 'host' } };
  const hex = (text: string) => factsOf(ABILITY, 'Attach to target hero.', `Ongoing: ${text}`).powers[0];
  expect(hex("Attached hero's controller pays 2 more to play weapons.")).toMatchObject({ change: { of, by: 2 } });
  expect(hex("Attached hero's controller can't draw cards.")).toMatchObject({ continuous: { of } });
  expect(hex("Attached hero's controller's maximum hand size is reduced by two.")).toMatchObject({
    continuous: { of, changes: [{ change: 'hand size', by: -2 }] },
  });
});

test('somebody is told by what was done to his card', () => {
  expect(
    meaning(
      "Your hero deals 1 frost damage to target Gnome. The controller of a Gnome dealt damage this way can't discard cards this turn.",
    )[1],
  ).toMatchObject({ do: 'create', who: { player: 'controller', of: { select: 'each', noun: { tag: ['Gnome'] } } } });
});

test('a quest is completed by a text, without its cost (702.2)', () => {
  expect(
    power('When this ally attacks, you may complete target quest you control without paying its cost.'),
  ).toMatchObject({
    effects: [{ do: 'may', effects: [{ do: 'complete', what: { select: 'target', noun: { kind: ['Quest'] } } }] }],
  });
});

test('a card is played in the middle of a text, paid for or not', () => {
  const text = 'Reveal the top card of your deck. If it is an armor, you can play it immediately';
  expect(meaning(`${text} without paying its cost.`)[1]).toMatchObject({
    then: [{ do: 'may', effects: [{ do: 'play', free: true }] }],
  });
  expect(meaning(`${text}, paying costs as normal.`)[1]).toMatchObject({ then: [{ effects: [{ do: 'play' }] }] });
});

test('those with the lowest cost are destroyed together where they are tied', () => {
  const armor = { kind: ['Armor'] };
  const cost = { is: 'exactly', than: { amount: 'highest', number: 'cost', of: armor } };
  expect(
    meaning('Destroy the armor with the highest cost. If two or more are tied, destroy all with that cost.'),
  ).toEqual([{ do: 'destroy', what: { select: 'each', noun: { ...armor, cost } } }]);
});

test('all of them are so where none is otherwise', () => {
  expect(power('While all allies you control are exhausted, your hero has +1 ATK.')).toMatchObject({
    continuous: {
      while: { is: 'not', of: { is: 'there', noun: { kind: ['Ally'], whose: 'you', not: { exhausted: true } } } },
    },
  });
});

test('one card enters play, and attacks', () => {
  expect(powers('When this ally enters play and when she attacks, draw a card.')).toMatchObject([
    { on: { event: 'enter play', card: { self: true } } },
    { on: { event: 'attack', card: { self: true } } },
  ]);
});
