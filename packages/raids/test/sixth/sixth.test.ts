import { allDecks, heroNamed } from '@meetingstone/cards';
import {
  ability,
  aHero,
  asStepStarts,
  boss,
  compared,
  countOf,
  deal,
  destroy,
  each,
  ifSo,
  opposing,
  putIntoPlay,
  raidCard,
  raid as raidRules,
  set,
  target,
  topOf,
  yours,
} from '@meetingstone/cards/language';
import type { Raid } from '@meetingstone/raids';
import { raidOpening } from '@meetingstone/raids';
import type { Facts, Game, Noun, Option } from '@meetingstone/rules';
import { answer, raidStep, raidType, readGame, shownTo, startGame, writeGame } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { BOSS_HAND_SIZE, cantPlace } from '../../src/general.ts';
import { copies } from '../../src/raid.ts';

/**
 * A raid that is in no box, with a card type, a phase and a way to pay of its own. The rules know none of its words:
 * whatever a raid needs is said by its cards.
 */
const VAULT = raidType('Vault');
const TRIBUTE = raidStep('tribute');
const aVault: Noun = { kind: [VAULT] };

const [warden] = set({
  Warden: boss({ race: 'Ogre', health: 3, atk: [1, 'melee'], boss: { number: 1, final: true } }, [], []),
}) as [Facts];
const [ironVault] = set({ 'Iron Vault': raidCard(VAULT, { pays: true, returns: true }) }) as [Facts];
const [levy, ransack, collapse] = set({
  Levy: ability({ cost: 1 }, deal(2, 'fire', target(opposing(aHero)))),
  Ransack: ability({ cost: 0 }, destroy(each(aVault))),
  Collapse: ability({ cost: 0 }, deal(9, 'fire', target(opposing(aHero)))),
}) as [Facts, Facts, Facts];

const vaults: Raid = {
  key: 'vaults',
  name: 'The Vaults',
  modes: ['standard'],
  boss: () => ({
    hero: warden,
    decks: [copies([20, [levy]]), copies([3, [ironVault]])],
    handSize: BOSS_HAND_SIZE,
    plan: ['ready', 'draw', TRIBUTE, 'action', 'end', 'wrap-up'],
    boss: {
      decks: ['Main', 'Vault'],
      play: [
        raidRules(
          'The Vaults',
          cantPlace,
          asStepStarts(
            TRIBUTE,
            putIntoPlay(topOf('Vault')),
            ifSo(compared(countOf(yours(aVault)), 'or more', 3), { do: 'win the game' }),
          ),
        ),
      ],
    },
  }),
  first: () => 'boss',
  cards: [warden, ironVault, levy],
};

const BOSS = 0;
const RAIDER = 1;

/** One raider whose whole deck is of these cards. */
function begun(...cards: readonly Facts[]): Game {
  const hero = heroNamed(allDecks()[0]!.hero)!;
  let game = startGame(raidOpening(vaults, 'standard', [{ name: 'raider', hero, decks: [copies([20, cards])] }], 1), 1);
  while (game.decision?.question === 'mulligan') game = chosen(game, 'no');
  return game;
}

/** The pending decision is answered so; the game is written down and read back at each. */
function chosen(game: Game, choose: Option['choose'], also: Partial<Record<string, unknown>> = {}): Game {
  const { player, options } = game.decision!;
  const fitting = options.find(
    (option) =>
      option.choose === choose && Object.entries(also).every(([key, value]) => option[key as never] === value),
  );
  if (!fitting) throw new Error(`${choose} is not offered: ${JSON.stringify(options)}`);
  const answered = answer(readGame(writeGame(game)), { player, choose: fitting });
  if (!answered.ok) throw new Error(answered.ruling.reason);
  return answered.game;
}

function until(game: Game, player: number, step: string): Game {
  let now = game;
  const isThere = ({ state, decision }: Game) =>
    state.turn.player === player && state.turn.step === step && decision?.player === player && !state.chain.length;
  while (now.decision && !isThere(now))
    now = chosen(now, now.decision.question === 'maximum hand size' ? 'card' : 'pass');
  return now;
}

const settled = (game: Game): Game => {
  let now = game;
  while (now.decision && now.state.chain.length > 0) now = chosen(now, 'pass');
  return now;
};
const lying = (game: Game) =>
  shownTo(game, RAIDER)
    .view.play.filter(({ types }) => types.includes(VAULT))
    .map(({ name, row, exhausted, faceDown }) => [name, row, exhausted, faceDown]);

test('a raid of its own has a phase of its own, in which its rules do something without the chain', () => {
  const game = until(begun(levy), BOSS, 'tribute');
  expect(shownTo(game, RAIDER).view.turn.step).toBe('tribute');
  expect(lying(game)).toEqual([['Iron Vault', 'raid', false, false]]);
  expect(game.state.chain).toEqual([]);
});

test('its cards of a type of its own pay like resources and are none', () => {
  let game = until(begun(levy), BOSS, 'action');
  const play = game.decision!.options.filter(({ choose }) => choose === 'play');
  expect(play).toHaveLength(7);
  game = settled(chosen(game, 'play'));
  expect(game.state.players[RAIDER]!.lost).toBe(false);
  expect(
    shownTo(game, BOSS).view.play.find(({ controller, row }) => controller === RAIDER && row === 'hero')?.damage,
  ).toBe(2);
  expect(lying(game)).toEqual([['Iron Vault', 'raid', true, false]]);
  expect(game.decision!.options.filter(({ choose }) => choose === 'play')).toEqual([]);
});

test('destroyed they go back to their deck, because they say so', () => {
  let game = until(begun(ransack), BOSS, 'tribute');
  expect(game.state.players[BOSS]!.decks.map((deck) => deck.length)).toEqual([13, 2]);
  game = until(game, RAIDER, 'action');
  game = settled(chosen(game, 'play'));
  expect(lying(game)).toEqual([]);
  expect(game.state.players[BOSS]!.decks[1]).toHaveLength(3);
  expect(game.state.players[BOSS]!.graveyards[1]).toEqual([]);
});

test('the Boss wins by the rule of the raid, and loses with his last hero', () => {
  expect(until(begun(levy), RAIDER, 'never').state.outcome).toMatchObject({ winners: [BOSS] });
  let game = until(begun(collapse), RAIDER, 'action');
  game = settled(chosen(game, 'play'));
  expect(game.state.outcome).toMatchObject({ winners: [RAIDER] });
});
