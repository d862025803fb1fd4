import { ally } from '@meetingstone/cards/language';
import type { Game } from '@meetingstone/rules';
import { answer, viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { expect, test } from 'vitest';
import { choiceOf, diceFrom, greedyBot } from '../src/index.ts';

const UNLEASHED = { boss: 'Magtheridon', stage: 2, cubes: ['Manticron Cube', 'Manticron Cube', 'Manticron Cube'] };
const bursting = { ...UNLEASHED, play: [{ card: "Magtheridon's Lair", flipped: true }] };
const cooling = { ...UNLEASHED, play: ["Magtheridon's Lair"] };

/** The game as the Boss's next turn begins, played greedily until then. */
function untilTheBoss(game: Game): Game {
  let now = game;
  const bots = game.state.players.map(() => greedyBot());
  const random = diceFrom(1);
  while (now.decision && now.state.turn.player !== 0) {
    const { player } = now.decision;
    const answered = answer(now, { player, choose: choiceOf(now, bots[player]!, random) });
    if (!answered.ok) throw new Error(answered.ruling.reason);
    now = answered.game;
  }
  return now;
}

const bearers = (game: Game): readonly (string | null)[] => {
  const { play } = viewGame(game, 0);
  const named = (id: number) => play.find((card) => card.id === id)?.name ?? null;
  return play.filter(({ types }) => types.includes('Cube')).map(({ host }) => named(host));
};

const lair = (boss: object, you: object, friend: object) =>
  scenario({ boss, you, friend }, { raid: 'magtheridon', turn: 'you' }).game();

test('before the Lair bursts, raiders bear all the Cubes together: those who can not attack first', () => {
  const game = lair(
    bursting,
    { play: ['Quarry Ogre', { card: 'Footsoldier', fresh: true }] },
    { play: ['Quarry Ogre'] },
  );
  const borne = bearers(untilTheBoss(game));
  expect(borne).not.toContain(null);
  expect(borne).not.toContain('Quarry Ogre');
});

test('while the Lair cools down, or if there are too few of them, they leave the Cubes alone', () => {
  expect(bearers(untilTheBoss(lair(cooling, { play: ['Footsoldier'] }, {})))).toEqual([null, null, null]);
  expect(bearers(untilTheBoss(lair(bursting, {}, {})))).toEqual([null, null, null]);
});

test('nobody attacks Magtheridon in chains, who can not be dealt damage', () => {
  const game = scenario(
    { boss: { boss: 'Magtheridon' }, you: { play: ['Quarry Ogre'] }, friend: {} },
    { raid: 'magtheridon', turn: 'you' },
  ).game();
  const attacks = game.decision!.options.some(({ choose }) => choose === 'attack');
  expect(attacks).toBe(true);
  expect(choiceOf(game, greedyBot(), diceFrom(1)).choose).not.toBe('attack');
});

test('raiders place no resources beyond the threat level', () => {
  const hand = ['Footsoldier', 'Footsoldier', 'Footsoldier', 'Footsoldier', 'Footsoldier'];
  const temple = (resources: number) =>
    scenario(
      { boss: { boss: "High Warlord Naj'entus" }, you: { hand, resources }, friend: {} },
      { raid: 'black-temple', turn: 'you' },
    ).game();
  expect(choiceOf(temple(3), greedyBot(), diceFrom(1)).choose).toBe('place');
  expect(choiceOf(temple(4), greedyBot(), diceFrom(1)).choose).not.toBe('place');
});

test('what strikes back at those who harm its bearer is attached to a friend', () => {
  const { you, game } = scenario({
    you: { hand: ['Thorns'], resources: 4, play: ['Quarry Ogre'] },
    foe: { play: ['Footsoldier'] },
  });
  you.plays('Thorns');
  const { question, options } = game().decision!;
  expect(question).toBe('target');
  const chosen = choiceOf(game(), greedyBot(), diceFrom(1));
  const { play } = viewGame(game(), 0);
  expect(options.length).toBeGreaterThan(2);
  expect(play.find(({ id }) => 'card' in chosen && id === chosen.card)?.controller).toBe(0);
});

test('who has fatal damage and can not be destroyed is left alone', () => {
  const turtle = { name: 'Turtle', ...ally({ cost: 3, atk: [1, 'melee'], health: 9 }) };
  const council = [{ card: 'High Nethermancer Zerevor', damage: 4 }, 'Lady Malande'];
  const game = scenario(
    { boss: { boss: 'The Illidari Council', play: council }, you: { play: ['Turtle'] }, friend: {} },
    { raid: 'black-temple', turn: 'you', cards: [turtle] },
  ).game();
  const attacker = viewGame(game, 1).play.find(({ name }) => name === 'Turtle')!.id;
  const attack = game.decision!.options.find((option) => option.choose === 'attack' && option.card === attacker)!;
  const asked = answer(game, { player: 1, choose: attack });
  if (!asked.ok) throw new Error(asked.ruling.reason);
  expect(asked.game.decision!.question).toBe('defender');
  const chosen = choiceOf(asked.game, greedyBot(), diceFrom(1));
  const names = new Map(viewGame(asked.game, 1).play.map(({ id, name }) => [id, name]));
  expect(names.get('card' in chosen ? chosen.card : 0)).not.toBe('High Nethermancer Zerevor');
});

test('nobody aims harm at a friend because the Boss is immune', () => {
  const game = scenario(
    { boss: { boss: 'Shade of Akama' }, you: { hand: ['Fire Blast'], resources: 6 }, friend: {} },
    { raid: 'black-temple', turn: 'you' },
  ).game();
  expect(game.decision!.options.some(({ choose }) => choose === 'play')).toBe(true);
  expect(choiceOf(game, greedyBot(), diceFrom(1)).choose).toBe('pass');
});

test('a quest that finds a card in the deck is completed', () => {
  const { game } = scenario({
    you: { deck: 10, resources: ['The Essence of Enmity', 'Footsoldier', 'Footsoldier', 'Footsoldier', 'Footsoldier'] },
    foe: {},
  });
  expect(choiceOf(game(), greedyBot(), diceFrom(1)).choose).toBe('complete');
});
