import { allDecks, deckCards, heroNamed } from '@meetingstone/cards';
import { raidNamed, raidOpening } from '@meetingstone/raids';
import type { Game, SeatOpening } from '@meetingstone/rules';
import { answer, startGame, viewGame } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { COOLDOWN, fight, lair, UNLEASHED } from './kit.ts';

const raid = raidNamed('magtheridon')!;
const raiders: readonly SeatOpening[] = allDecks()
  .filter(({ hero }) => heroNamed(hero)!.icons.includes('Horde'))
  .slice(0, 2)
  .map((deck, n) => ({ name: `raider ${n}`, hero: heroNamed(deck.hero)!, decks: [deckCards(deck)] }));
const start = (seed: number): Game => startGame(raidOpening(raid, 'standard', raiders, seed), seed);
const pile = ({ state }: Game, name: string): string[] => {
  const { decks, deckNames } = state.players[0]!;
  return decks[deckNames.indexOf(name)]!.map((id) => state.cards.flat().find((card) => card?.id === id)!.facts.name);
};

rule('R400.1', 'the Main deck of sixty-five cards is shuffled', () => {
  const [one, other] = [start(1), start(2)];
  expect(pile(one, 'Main')).toHaveLength(65 - 7);
  expect(pile(one, 'Main')).not.toEqual(pile(other, 'Main'));
});

rule('R400.2', 'Magtheridon lies in chains with five Channelers, and nothing of what comes later is there', () => {
  const { play } = viewGame(start(1), 0);
  expect(play.filter(({ controller, row }) => controller === 0 && row === 'ally').map(({ name }) => name)).toEqual([
    'Summoner Channeler',
    'Summoner Channeler',
    'Dark Mending Channeler',
    'Shadow Channeler',
    'Shadow Channeler',
  ]);
  expect(play.some(({ types }) => types.includes('Cube') || types.includes('Blood') || types.includes('Lair'))).toBe(
    false,
  );
});

rule('R400.3, R400.4', 'seven cards and a mulligan for everybody; the first raider begins, and everybody draws', () => {
  let game = start(1);
  const asked: number[] = [];
  const drawn: number[] = [];
  while (drawn.length < 3) {
    const { question, player, options } = game.decision!;
    const { turn, players } = game.state;
    if (question === 'mulligan') asked.push(player);
    else if (turn.step === 'action' && turn.player === [1, 2, 0][drawn.length])
      drawn.push(players[turn.player]!.hand.length);
    const choose = options.find(({ choose }) => choose === 'no' || choose === 'pass') ?? options[0]!;
    const result = answer(game, { player, choose });
    if (!result.ok) throw new Error(JSON.stringify(result.ruling));
    game = result.game;
  }
  expect(asked.sort()).toEqual([0, 1, 2]);
  expect(drawn).toEqual([8, 8, 8]);
});

rule(
  'R401.1, R401.1a, R401.1b, R402.2a',
  'in chains: all ready, a Blood for the resource row, one card; no Blood',
  () => {
    const t = lair({
      play: [{ card: 'Shadow Channeler', exhausted: true }],
      resources: [{ card: 'Whiplash', exhausted: true }],
      decks: { Main: ['Fiery Pits', 'Blindside'] },
    });
    t.until({ turn: 'boss', step: 'ready' });
    expect(t.chain()).toEqual([]);
    expect(t.boss.resources).toEqual(['Whiplash', "Magtheridon's Blood"]);
    expect(t.boss.readyResources).toBe(2);
    expect(t.card('Shadow Channeler').exhausted).toBe(false);
    expect([t.boss.bloods, t.boss.hand]).toEqual([[], []]);
    t.until({ turn: 'boss', step: 'action' });
    expect(t.boss.hand).toEqual(['Fiery Pits']);
  },
);

rule('R401.1a, R401.1b, R402.2b, R401.2', 'unleashed: a Blood in play as well, and two cards', () => {
  const t = lair({
    ...UNLEASHED,
    bloods: 2,
    play: [COOLDOWN],
    decks: { Main: ['Fiery Pits', 'Blindside', 'Whiplash'] },
  });
  t.until({ turn: 'boss', step: 'ready' });
  expect(t.chain()).toEqual([]);
  expect([t.boss.bloods.length, t.boss.resources.length]).toEqual([3, 1]);
  t.until({ turn: 'boss', step: 'action' });
  expect(t.boss.hand).toEqual(['Fiery Pits', 'Blindside']);
  t.boss.cannot({ place: 'Fiery Pits' }, '103.2');
});

rule('R402.2, R402.2a, R402.2b', 'a Blood in the resource row is no Blood, and one in play is no resource', () => {
  const t = lair({ ...UNLEASHED, bloods: 3, play: [COOLDOWN], resources: 6 }, {}, { turn: 'boss' });
  expect(t.boss.readyResources).toBe(6);
  t.until({ turn: 'you', step: 'action' });
  t.until({ turn: 'boss', step: 'action' });
  fight(t, t.boss.hero, t.you.hero);
  expect([t.boss.resources.length, t.boss.bloods.length, t.you.hero.damage]).toEqual([7, 4, 4]);
});

rule('R402.2, R402.2b', 'Bloods in play pay no resource costs', () => {
  const t = lair(
    { ...UNLEASHED, bloods: 3, play: [COOLDOWN], resources: 1, hand: ['Power Returns'] },
    {},
    { turn: 'boss' },
  );
  t.boss.cannot({ play: 'Power Returns' }, '403.1');
});

rule('R402.2b, R402.2c', 'the tenth Blood turns him over, and each is worth two from then on', () => {
  const t = lair({ ...UNLEASHED, bloods: 9, play: [COOLDOWN], hand: ['Power Returns'] });
  t.until({ turn: 'boss', step: 'ready' });
  t.resolve.all();
  expect(t.boss.hero.faceUp).toBe(false);
  t.until({ turn: 'boss', step: 'action' });
  fight(t, t.boss.hero, t.you.hero);
  expect(t.you.hero.damage).toBe(20);
  t.until({ turn: 'you', step: 'action' });
  t.until({ turn: 'boss', step: 'action' });
  expect([t.boss.bloods.length, t.boss.hero.faceUp]).toEqual([11, false]);
});

rule('R402.2c', 'a destroyed Blood goes back to its pile', () => {
  const t = lair(
    {
      ...UNLEASHED,
      bloods: [{ card: "Magtheridon's Blood", as: 'drop' }, "Magtheridon's Blood"],
      graveyards: { Main: ['Power Returns'] },
      play: [COOLDOWN],
    },
    {},
    { turn: 'boss' },
  );
  const before = t.boss.decks.Blood!.length;
  t.boss.uses('Power Returns', { pay: 'drop' });
  t.resolve.all();
  expect([t.boss.bloods.length, t.boss.decks.Blood!.length]).toEqual([1, before + 1]);
  expect(Object.values(t.boss.graveyards).flat()).toEqual([]);
  expect(t.boss.hand).toEqual(['Power Returns']);
});

rule('R402.2d', 'there are more Bloods than the box holds', () => {
  const t = lair({ ...UNLEASHED, bloods: 29, play: [COOLDOWN] });
  t.until({ turn: 'boss', step: 'ready' });
  expect(t.boss.bloods).toHaveLength(30);
});

rule('R100.2, R402.1a', 'the raiders win as the unleashed Magtheridon is destroyed', () => {
  const t = lair(
    { boss: { card: 'Magtheridon', damage: 97 }, stage: 2, play: [COOLDOWN] },
    { you: { hand: ['Bolt'] } },
  );
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.resolve.all();
  expect(t.winner()).toEqual(['you', 'friend']);
});
