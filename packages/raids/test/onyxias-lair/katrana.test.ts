import { cardNamed } from '@meetingstone/cards';
import { raidNamed, raidSeat, withRaidReady } from '@meetingstone/raids';
import type { Facts, Game, Option, PlacedSeat } from '@meetingstone/rules';
import { answer, arrangeGame, readGame, viewGame, writeGame } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const onyxia = raidNamed('onyxia')!;
const soldier = cardNamed('Footsoldier')!;
const many = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of);
const hero: Facts = {
  ...soldier,
  name: 'A Hero',
  types: ['Hero'],
  tags: [],
  icons: [],
  health: 30,
  hero: { class: [] },
};

const seat = (name: string, parts: Partial<PlacedSeat> = {}): PlacedSeat => ({
  name,
  hero: { facts: hero },
  hand: many(2, { facts: soldier }),
  decks: [many(30, { facts: soldier })],
  graveyards: [[]],
  removed: [],
  resources: [],
  play: [],
  ...parts,
});

/** Three who play for themselves; the second has Lady Katrana Prestor, and it is the third's turn. */
const plotting = (turn: number): Game =>
  arrangeGame({
    seats: [
      seat('left'),
      seat('plotter', {
        play: [{ facts: cardNamed('Lady Katrana Prestor')! }],
        resources: many(15, { facts: soldier, faceDown: true }),
      }),
      seat('right', { play: [{ facts: soldier }] }),
    ],
    turn,
    step: 'action',
    seed: 1,
    special: { raid: raidSeat(onyxia, 'standard', 1) },
  }).game;

const BOSS = 1;
type Wanted = Option['choose'] | ((option: Option) => boolean);

/** One answer, with the game written down and read back before it. */
function give(game: Game, wanted: Wanted): Game {
  const { player, options, question } = game.decision!;
  const choose = options.find((option) => (typeof wanted === 'string' ? option.choose === wanted : wanted(option)));
  if (!choose) throw new Error(`${question}: ${JSON.stringify(options)}`);
  const result = answer(readGame(writeGame(game)), { player, choose });
  if (!result.ok) throw new Error(result.ruling.reason);
  return result.game;
}

/** Everybody passes, or chooses what comes first, until it is so. */
function passUntil(game: Game, isSo: (game: Game) => boolean): Game {
  let now = game;
  for (let n = 0; n < 300 && !isSo(now); n++) {
    const quiet = now.decision!.options.find(({ choose }) => ['no', 'pass', 'none'].includes(choose));
    now = give(now, quiet ? quiet.choose : () => true);
  }
  return now;
}
const isStep = (player: number, step: string) => (game: Game) =>
  game.state.turn.player === player && game.state.turn.step === step;

/** She uses her power, and it resolves. */
function raiding(turn: number): Game {
  let game = passUntil(plotting(turn), ({ decision }) => decision!.player === BOSS);
  game = give(game, 'use');
  return passUntil(game, ({ decision }) => decision!.question === 'mulligan');
}

rule('800.3, 800.3a', 'the whole seat of the raid is laid down: Boss, rules, decks, hand', () => {
  const game = raiding(BOSS);
  const mine = viewGame(game, BOSS).play.filter(({ controller }) => controller === BOSS);
  expect(mine.map(({ name }) => name)).toEqual(['Onyxia', "Onyxia's Lair"]);
  const { boss, decks, deckNames, hand, handSize, removed } = game.state.players[BOSS]!;
  expect({ boss, deckNames, handSize }).toEqual({ boss: true, deckNames: ['Main', 'Event', 'Stage'], handSize: 10 });
  expect([...decks.map((deck) => deck.length), hand.length]).toEqual([53, 30, 2, 7]);
  expect(removed.length).toBe(1 + 1 + 2 + 30 + 15);
  expect(game.state.players.map((player) => player.hand.length)).toEqual([2, 7, 2]);
});

rule('800.3a, R100.1, R100.2', 'he is the Boss player against all others, who are friends from now on', () => {
  const game = raiding(BOSS);
  expect(game.state.players.map(({ team }) => team)).toEqual(['raiders', "Onyxia's Lair", 'raiders']);
  const out = answer(game, { player: BOSS, choose: 'concede' });
  expect(out.ok && out.game.state.outcome).toEqual({ winners: [0, 2] });
});

rule('800.3a, R201.2', 'his turn starts at once, without a draw but with an event; then it goes on clockwise', () => {
  for (const turn of [0, 1, 2]) {
    const asked = raiding(turn);
    const ready = give(asked, 'no');
    expect(ready.state.turn).toMatchObject({ player: BOSS, step: 'ready' });
    const event = passUntil(ready, isStep(BOSS, 'event'));
    expect(event.state.players[BOSS]!.hand).toHaveLength(7);
    const acting = passUntil(event, isStep(BOSS, 'action'));
    expect(acting.decision!.options.some(({ choose }) => choose === 'place')).toBe(false); // R100.3
    expect(viewGame(acting, 0).play.some(({ controller, row }) => controller === BOSS && row === 'resource')).toBe(
      true,
    );
    const next = passUntil(acting, ({ state }) => state.turn.player !== BOSS);
    expect(next.state.turn.player).toBe(2);
  }
});

rule('800.3a, R201.1', 'on his later turns he draws as the raid says', () => {
  const acting = passUntil(give(raiding(BOSS), 'no'), isStep(BOSS, 'action'));
  const before = acting.state.players[BOSS]!.hand.length;
  const theirs = passUntil(acting, isStep(2, 'ready'));
  const again = passUntil(theirs, isStep(BOSS, 'draw'));
  expect(again.state.players[BOSS]!.hand.length).toBeGreaterThanOrEqual(before + 1);
});

rule('800.3a', 'the raid lies ready where a deck holds her, and only there', () => {
  const opening = (...decks: readonly Facts[][]) => ({
    seats: decks.map((deck, n) => ({ name: `${n}`, hero, decks: [deck] })),
  });
  expect(withRaidReady(opening([soldier], [soldier])).special).toBeUndefined();
  const ready = withRaidReady(opening([soldier], [cardNamed('Lady Katrana Prestor')!]));
  expect(ready.special?.raid?.decks.map((deck) => deck.length)).toEqual([60, 30, 2]);
});
