import { cardNamed } from '@meetingstone/cards';
import type { Game, PlacedCard, PlacedSeat, Position } from '@meetingstone/rules';
import { answer, arrangeGame } from '@meetingstone/rules';
import { expect, test } from 'vitest';

/** Decision trees counted from fixed openings: how many lines of play of each length there are. */

type Placing = string | [name: string, parts: Omit<PlacedCard, 'facts'>];

interface Party {
  readonly team?: string;
  readonly hero?: string;
  readonly hand?: readonly Placing[];
  readonly play?: readonly Placing[];
  readonly resources?: readonly Placing[] | number;
}

const placed = (placing: Placing): PlacedCard => {
  const [name, parts] = typeof placing === 'string' ? [placing, {}] : placing;
  const facts = cardNamed(name);
  if (!facts) throw new Error(`${name} is not in the catalogue`);
  return { facts, ...parts };
};

const many = (count: number, placing: Placing): PlacedCard[] => Array.from({ length: count }, () => placed(placing));

function opening(parties: readonly Party[], step: Position['step'] = 'action'): Game {
  const seats = parties.map(({ team, hero = 'Graccus', hand = [], play = [], resources = 0 }, n): PlacedSeat => {
    const ready =
      typeof resources === 'number' ? many(resources, ['Footsoldier', { faceDown: true }]) : resources.map(placed);
    const seat = {
      name: `player ${n + 1}`,
      hero: placed(hero),
      hand: hand.map(placed),
      decks: [many(10, 'Footsoldier')],
      graveyards: [[]],
      removed: [],
      resources: ready,
      play: play.map(placed),
    };
    return team === undefined ? seat : { ...seat, team };
  });
  return arrangeGame({ seats, turn: 0, step, seed: 1 }).game;
}

/** The number of lines of play for each length up to the depth. */
function linesOfPlay(game: Game, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const count = (now: Game, at: number) => {
    if (at === depth || !now.decision) return;
    for (const choose of now.decision.options) {
      counts[at]!++;
      const answered = answer(now, { player: now.decision.player, choose });
      if (!answered.ok) throw new Error(`${answered.ruling.reason} (${answered.ruling.rule})`);
      count(answered.game, at + 1);
    }
  };
  count(game, 0);
  return counts;
}

const OPENINGS: readonly [what: string, game: () => Game, lines: string][] = [
  ['two lonely heroes', () => opening([{}, {}]), '2 2 2 2 2 2 2 2'],
  [
    'a hand of four with three resources',
    () =>
      opening([
        { resources: 3, hand: ['Fire Blast', 'Footsoldier', 'Polymorph', 'Letters for the Front'] },
        { play: ['Footsoldier'] },
      ]),
    '11 27 55 102 196 345 621',
  ],
  [
    'three allies against two',
    () => opening([{ play: ['Footsoldier', 'Bloodsoul', 'Fury'] }, { play: ['Footsoldier', 'Fen Lurker'] }]),
    '5 8 8 8 8 8 8 11 36 53',
  ],
  [
    'sword and armor',
    () =>
      opening([
        { resources: 2, play: ['Militia Sword', 'Padded Robe'] },
        { resources: 2, play: ['Militia Sword', 'Golem Skull Helm', 'Bridge Warden'] },
      ]),
    '2 3 3 3 5 5 5 7 13 15 17 26',
  ],
  [
    'answers to a bolt',
    () =>
      opening([
        { resources: 4, hand: ['Lightning Bolt', 'Fire Blast'] },
        { resources: 2, hand: ['Flash Heal', 'Intervene'], play: ['Footsoldier'] },
      ]),
    '7 19 47 124 288 678 1452 3195',
  ],
  [
    'a cost with X',
    () => opening([{ resources: 4, hand: ['Aimed Shot', 'Mind Control'] }, { play: ['Footsoldier', 'Hired Lance'] }]),
    '7 17 39 63 110 199 283',
  ],
  [
    'one pet too many',
    () => opening([{ resources: 5, hand: ['Bloodclaw', 'Hootie'], play: ['Deuce'] }, {}]),
    '8 16 29 43 93 128 168 293',
  ],
  [
    'quests and an inn',
    () =>
      opening([
        {
          hand: ['Quiet Shrine', 'Footsoldier'],
          resources: [
            'Letters for the Front',
            'A Donation of Wool',
            'Crossways Inn',
            ['Footsoldier', { faceDown: true }],
          ],
        },
        {},
      ]),
    '10 42 149 431 957 2045',
  ],
  [
    'triggers on both sides',
    () =>
      opening([{ play: ['Voss Treebender', 'Brigg'] }, { play: ['Donna Calister', ['Footsoldier', { damage: 1 }]] }]),
    '4 10 10 10 25 25 25 25 33 54 58 85',
  ],
  [
    'who must and who may',
    () => opening([{ play: ['Footsoldier', 'Bloodsoul'] }, { play: ['Sarmoth', 'Footsoldier'] }]),
    '4 4 4 4 4 4 4 10 14 20 20',
  ],
  [
    'four for themselves',
    () => opening([{ play: ['Footsoldier'] }, { play: ['Bridge Warden'] }, {}, { play: ['Bridge Warden'] }]),
    '3 11 11 11 11 11 11 11 11 11 21 27 27',
  ],
  [
    'two teams of two',
    () =>
      opening([
        { team: 'a', play: ['Footsoldier'] },
        { team: 'b', play: ['Bridge Warden'] },
        { team: 'a' },
        { team: 'b', play: ['Bridge Warden'] },
      ]),
    '3 9 9 9 9 9 9 9 9 9 17 21 21',
  ],
  [
    'three answers and a division of labour',
    () =>
      opening([
        { resources: 5, hand: ['Chain Lightning'] },
        { play: ['Ironforge Guards', 'Ironforge Guards', 'Ironforge Guards'] },
      ]),
    '5 16 37 89 151 196 256 394 597',
  ],
];

for (const [what, game, lines] of OPENINGS)
  test(`the decision tree of ${what} has as many lines as before`, () => {
    expect(linesOfPlay(game(), lines.split(' ').length).join(' ')).toBe(lines);
  });
