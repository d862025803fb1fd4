import { allDecks, cardNamed, deckCards, heroNamed } from '@meetingstone/cards';
import { raidNamed, raidOpening } from '@meetingstone/raids';
import type { Game, Opening, SeatOpening } from '@meetingstone/rules';
import { answer, startGame } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { Fault, runText, saveScenario, scenario } from '../src/index.ts';

const seat = (name: string, n: number): SeatOpening => {
  const deck = allDecks()[n]!;
  return { name, hero: heroNamed(deck.hero)!, decks: [deckCards(deck)] };
};
const DUEL: Opening = { seats: [seat('Aline', 0), seat('Grusk', 1)] };

/** The games at some of the first answers, given as simple dice say. */
function* moments(opening: Opening, every: number, most: number): Generator<Game> {
  let game = startGame(opening, 5);
  for (let n = 0; n < most && game.decision; n++) {
    if (n % every === 0 && game.stable.turn.number > 0) yield game;
    const { options, player } = game.decision;
    const answered = answer(game, { player, choose: options[(n * 7919) % options.length]! });
    if (!answered.ok) throw new Error(answered.ruling.reason);
    game = answered.game;
  }
}

const KEYS = ['onyxia', 'molten-core', 'magtheridon', 'black-temple', 'caverns-of-time'];

test.each(['duel', ...KEYS])('moments of a game are files that run green, and lie as the table lay: %s', (key) => {
  const raid = raidNamed(key);
  const raiders = ['Aline', 'Bram', 'Corin'].map((name, n) => seat(name, n));
  const opening = raid ? raidOpening(raid, raid.modes[0]!, raiders, 3) : DUEL;
  let [all, quiet] = [0, 0];
  for (const game of moments(opening, 37, 260)) {
    const saved = saveScenario(game, {
      title: 'A moment',
      ...(raid ? { raid: { key, mode: raid.modes[0]! } } : {}),
    });
    expect(runText(saved.text)).toMatchObject([{ passed: true }]);
    for (const line of saved.unsaid) expect(saved.text).toContain(`# - ${line}`);
    all += 1;
    if (!saved.unsaid.some((line) => line.startsWith('otherwise'))) quiet += 1;
  }
  expect(all).toBeGreaterThan(4);
  expect(quiet).toBeGreaterThan(all / 2);
});

describe('what a table is, is in its file', () => {
  const table = () =>
    scenario({
      you: {
        hero: { card: 'Elwin Ashgrove', damage: 3, flipped: true },
        hand: ['Fire Blast'],
        deck: ['Ember Lash', 'Quarry Ogre'],
        resources: [
          { card: 'Muster at Dawn', exhausted: true },
          { card: 'Footsoldier', faceDown: true },
        ],
        play: [
          { card: 'Hired Lance', fresh: true },
          { card: 'Mule Driver', owner: 'foe', damage: 1 },
        ],
      },
      foe: {
        graveyard: ['Fen Lurker'],
        removed: ['Hired Lance'],
        play: [{ card: 'Quarry Ogre', attached: [{ card: 'Polymorph', by: 'you' }] }],
      },
    });

  test('where nothing goes on nothing is left unsaid', () => {
    const first = saveScenario(table().game(), { title: 'Quiet' });
    expect(first.unsaid).toEqual([]);
    for (const part of ['damage: 3, flipped: true', 'owner: foe', 'fresh: true', 'by: you', 'faceDown: true'])
      expect(first.text).toContain(part);
  });

  test('a token is written as a card of one’s own', () => {
    const t = scenario({
      you: { resources: ['Muster at Dawn', 'Footsoldier', 'Footsoldier', 'Footsoldier'] },
      foe: {},
    });
    t.you.completes('Muster at Dawn');
    t.pass.all();
    const { text } = saveScenario(t.game(), { title: 'Recruits' });
    expect(text).toContain('Recruit, Token Ally—Recruit, 1 [Melee] / 1 Health');
    expect(runText(text)).toMatchObject([{ passed: true }]);
  });

  test('a chain, a combat and an effect that lasts are told as what the file does not say', () => {
    const t = scenario({ you: { hand: ['Fire Blast', 'War Chorus'], resources: 4, play: ['Hired Lance'] }, foe: {} });
    t.you.plays('War Chorus');
    t.pass.all();
    t.you.attacks('Hired Lance', 'foe.hero');
    t.pass.all();
    t.you.plays('Fire Blast', { targets: 'foe.hero' });
    const { unsaid, text } = saveScenario(t.game(), { title: 'In the middle' });
    expect(unsaid).toEqual(
      expect.arrayContaining([
        'on the chain, topmost first: Fire Blast',
        'a combat was going on',
        'effects that last: of a card that is gone',
        "otherwise than here: you's Hired Lance (4 ATK, 3 health, exhausted)",
      ]),
    );
    expect(runText(text)).toMatchObject([{ passed: true }]);
  });

  test('before the first turn and after the end there is nothing to set up', () => {
    expect(() => saveScenario(startGame(DUEL, 1), { title: 'Too early' })).toThrow(Fault);
    const t = table();
    t.foe.concedes();
    expect(() => saveScenario(t.game(), { title: 'Too late' })).toThrow('the game is over there');
  });
});

test('a card whose text is not what the catalogue has is written out', () => {
  const ogre = { ...cardNamed('Quarry Ogre')!, health: 9 };
  const t = scenario({ you: { play: [ogre] }, foe: {} });
  const { text } = saveScenario(t.game(), { title: 'A larger ogre' });
  expect(text).toContain('5 [Melee] / 9 Health');
  expect(runText(text)).toMatchObject([{ passed: true }]);
});
