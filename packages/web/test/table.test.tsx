import type { Card, Definition, Offer, Player, Table } from '@meetingstone/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Chain } from '../src/table/Chain.tsx';
import { marksOf, offersAbout } from '../src/table/marks.ts';
import { arrowsOf, drawn } from '../src/table/paths.ts';
import { readTable } from '../src/table/reading.ts';

const definition = (name: string, more: Partial<Definition> = {}): Definition => ({
  key: name,
  name,
  types: ['Ally'],
  tags: [],
  icons: [],
  keywords: [],
  cost: 1,
  atk: 1,
  damageTypes: ['melee'],
  health: 1,
  def: null,
  strike: null,
  text: [],
  typeLine: 'Ally',
  ...more,
});

const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  name: `player ${seat}`,
  team: `${seat}`,
  lost: false,
  boss: false,
  plane: null,
  deckNames: [],
  plan: ['ready', 'action'],
  hero: seat * 10 + 1,
  handCount: 0,
  hand: null,
  deckCounts: [40],
  deckSeen: [],
  graveyards: [[]],
  removed: [],
  maximumHandSize: 7,
  resourcesPlaced: 0,
  ...more,
});

const definitions = [
  definition('Hero', { types: ['Hero'], typeLine: 'Hero', health: 25 }),
  definition('Recruit', { token: true }),
  definition('Sword', { types: ['Equipment'], tags: ['Weapon'], typeLine: 'Equipment—Weapon', health: null }),
  definition('Lantern', { types: ['Equipment'], tags: ['Item'], typeLine: 'Equipment—Item', health: null }),
  definition('Curse', { types: ['Ability'], typeLine: 'Ability', health: null, atk: null }),
  definition('Molten Core', { types: ['Raid'], typeLine: 'Raid', health: null, atk: null }),
];

const card = (id: number, definitionKey: string, more: Partial<Card> = {}): Card => ({
  id,
  definition: definitionKey,
  zone: 'play',
  owner: 0,
  row: 'ally',
  ...more,
});

function table(cards: readonly Card[], more: Partial<Table> = {}): Table {
  return {
    game: 'g',
    seq: 1,
    you: 0,
    players: [player(0), player(1)],
    play: cards.filter(({ zone }) => zone === 'play').map(({ id }) => id),
    shown: [],
    chain: [],
    turn: { number: 3, player: 0, step: 'action' },
    window: null,
    waitingFor: 0,
    combat: null,
    dropped: null,
    raid: null,
    outcome: null,
    decision: null,
    clocks: null,
    running: null,
    wishes: null,
    paused: false,
    undo: null,
    votes: null,
    log: [],
    cards: new Map(cards.map((one) => [one.id, one])),
    definitions: new Map(definitions.map((one) => [one.key, one])),
    ...more,
  };
}

const offer = (n: number, choose: Offer['choose'], more: Partial<Offer> = {}): Offer => ({
  n,
  choose,
  words: ['something'],
  ...more,
});

const deciding = (options: readonly Offer[]): Partial<Table> => ({
  decision: { number: 1, seat: 0, question: 'priority', words: ['Now?'], rule: '410.1', options },
});

describe('what lies where', () => {
  test('weapons and armor lie left of the hero, other things right, attachments with their host', () => {
    const seen = readTable(
      table([
        card(1, 'Hero', { row: 'hero' }),
        card(2, 'Sword', { row: 'hero' }),
        card(3, 'Lantern', { row: 'hero' }),
        card(4, 'Recruit'),
        card(5, 'Curse', { owner: 1, controller: 1, host: 4 }),
      ]),
    ).sides[0]!;
    expect(seen.hero?.card.id).toBe(1);
    expect(seen.worn.flat().map(({ card: { id } }) => id)).toEqual([2]);
    expect(seen.beside.flat().map(({ card: { id } }) => id)).toEqual([3]);
    expect(seen.allies[0]![0].attachments.map(({ face }) => face.name)).toEqual(['Curse']);
  });

  test('equal cards lie on one another; what is damaged, fights, is targeted or carries something stands apart', () => {
    const recruits = [20, 21, 22, 23, 24, 25, 26].map((id) => card(id, 'Recruit'));
    const seen = readTable(
      table([...recruits.slice(0, 6), { ...recruits[6]!, damage: 0.5 }, card(30, 'Curse', { host: 25 })], {
        combat: {
          attacker: 20,
          proposedDefender: 0,
          defender: 0,
          protecting: false,
          sabotage: false,
          strikes: [],
        },
        chain: [
          { id: 1, kind: 'card', controller: 1, source: 99, name: 'Bolt', targets: [[{ card: 21 }, { card: 22 }]] },
        ],
      }),
    ).sides[0]!;
    expect(seen.allies.map((stack) => stack.map(({ card: { id } }) => id))).toEqual([
      [20],
      [21],
      [22],
      [23, 24],
      [25],
      [26],
    ]);
  });

  test('cards of the Boss player wear the edge of the raid that is played', () => {
    const seen = readTable(
      table([card(1, 'Hero', { row: 'hero' }), card(2, 'Molten Core', { row: 'raid' }), card(3, 'Recruit')], {
        players: [player(0, { boss: true }), player(1)],
      }),
    ).sides[0]!;
    expect(seen.allies[0]![0].face.card?.raid).toBe('molten-core');
    expect(seen.raid).toEqual([]);
  });
});

describe('what is marked', () => {
  test('what an offer names can be chosen, equal cards in hand too; the rest of the hand is not playable', () => {
    const hand = [40, 41, 42].map((id) => card(id, 'Curse', { zone: 'hand' }));
    const now = table(hand, {
      players: [player(0, { hand: [40, 41, 42] }), player(1)],
      ...deciding([offer(1, { choose: 'play', card: 40 }, { same: [41] }), offer(2, { choose: 'pass' })]),
    });
    const marks = marksOf(now);
    expect([40, 41, 42].map((id) => marks.get(id))).toEqual([{ legal: true }, { legal: true }, { unplayable: true }]);
    expect(offersAbout(41, now).map(({ n }) => n)).toEqual([1]);
  });
});

describe('arrows', () => {
  test('run from links to what they target, and from who attacks to who defends', () => {
    const now = table([], {
      combat: { attacker: 4, proposedDefender: 5, defender: 0, protecting: false, sabotage: false, strikes: [] },
      chain: [
        { id: 8, kind: 'card', controller: 0, source: 0, name: 'Bolt', targets: [[{ card: 4 }], [{ player: 1 }]] },
        { id: 7, kind: 'triggered', controller: 1, source: 0, name: 'Bull', targets: [[{ card: 6 }]] },
      ],
    });
    expect(arrowsOf(now).map(({ from, to, tone }) => `${from} ${to} ${tone}`)).toEqual([
      'card-4 card-5 attack',
      'link-8 card-4 first',
      'link-7 card-6 later',
    ]);
  });

  test('end before the card that they mean', () => {
    const [low, high] = [
      { left: 100, top: 300, width: 100, height: 60 },
      { left: 400, top: 50, width: 90, height: 130 },
    ];
    expect(drawn(low, high, 'strike').path).toMatch(/^M150 300C.* 445 192$/);
    expect(drawn(high, low, 'strike').path).toMatch(/^M445 180C.* 150 288$/);
    expect(drawn(low, high, 'lane').path).toMatch(/^M150 300V297Q150 289 158 289H421Q429 289 429 281V192$/);
  });
});

test('a card on the chain can be looked at, though only what is printed on it is told', () => {
  const chain: Table['chain'] = [
    { id: 8, kind: 'card', controller: 0, source: 77, name: 'Curse', definition: 'Curse' },
    { id: 9, kind: 'triggered', controller: 0, source: 78, name: 'gone' },
  ];
  const { find } = readTable(table([], { chain }));
  expect(find(77)?.face.name).toBe('Curse');
  expect(find(78)).toBeUndefined();
});

test('the chain tells what resolves first, and whose it is', () => {
  const now = table([], {
    chain: [
      { id: 8, kind: 'card', controller: 0, source: 0, name: 'Bolt' },
      { id: 7, kind: 'triggered', controller: 1, source: 0, name: null },
    ],
  });
  const html = renderToStaticMarkup(<Chain table={now} reading={readTable(now)} />);
  expect(
    html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('1 Bolt you · plays it resolves first 2 a card player 1 · triggered');
});
