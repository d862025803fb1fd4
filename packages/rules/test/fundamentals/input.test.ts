import { allDecks, deckCards, heroNamed } from '@meetingstone/cards';
import type { Answer, Game } from '@meetingstone/rules';
import { answer, readGame, startGame, UnreadableGame, writeGame } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { shapesNow } from '../../shapes/generate.ts';
import { SHAPES, WRITTEN } from '../../src/game/shapes.ts';

/** A number below a limit. */
type Chance = (limit: number) => number;

function chance(seed: number): Chance {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A game that random players have played for so long. */
function played(answers: number, seed: number): Game {
  const pick = chance(seed);
  const decks = allDecks().slice(0, 2);
  const seats = decks.map((deck) => ({ name: deck.name, hero: heroNamed(deck.hero)!, decks: [deckCards(deck)] }));
  return onward(startGame({ seats }, seed), answers, pick);
}

function onward(start: Game, answers: number, pick: Chance): Game {
  let game = start;
  for (let n = 0; n < answers && game.decision; n++) {
    const { player, options } = game.decision;
    const result = answer(game, { player, choose: options[pick(options.length)]! });
    if (!result.ok) throw new Error(`an offered answer is refused: ${result.ruling.reason}`);
    game = result.game;
  }
  return game;
}

const MOON = { choose: 'zone', zone: 'hand' };

const thrownBy = (what: () => unknown): unknown => {
  try {
    what();
    return undefined;
  } catch (reason) {
    return reason;
  }
};

describe('an answer that is none', () => {
  const game = played(30, 1);
  const { player, options } = game.decision!;
  const before = writeGame(game);
  const trap = {
    get choose(): string {
      throw new Error('looked into');
    },
  };
  const chosen: readonly unknown[] = [
    null,
    undefined,
    'pass',
    7,
    Number.NaN,
    true,
    [],
    [options[0]],
    {},
    trap,
    Object.create({ choose: 'pass' }),
    { choose: null },
    { choose: 'toString' },
    { choose: '__proto__' },
    { choose: 'play' },
    { choose: 'play', card: '1' },
    { choose: 'play', card: 1e300 },
    { choose: 'play', card: -1 },
    { choose: 'play', card: { valueOf: () => 1 } },
    { choose: 'number', number: Number.POSITIVE_INFINITY },
    { choose: 'pass', more: 1 },
    { choose: 'zone', zone: 'moon' },
    { choose: 'player', player: 99 },
    { choose: 'link', link: 12 },
  ];
  const answers: readonly unknown[] = [
    ...chosen.map((choose) => ({ player, choose })),
    ...[null, undefined, 'concede', 3, [], {}, trap].map((given) => given),
    ...[-1, 99, 1.5, '0', null].flatMap((seat) => [
      { player: seat, choose: 'concede' },
      { player: seat, choose: options[0] },
    ]),
    { player, choose: options[0], decision: 'now' },
  ];

  test.each(answers.map((given, n) => [n, given] as const))('is refused and changes nothing (%i)', (_, given) => {
    const result = answer(game, given as Answer);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.ruling.rule).toMatch(/^\d{3}/);
    expect(writeGame(game)).toBe(before);
  });

  test('is kept as it was given, though its giver changes it afterwards', () => {
    const choose = { ...options[0]! };
    const result = answer(game, { player, choose });
    Object.assign(choose, { choose: 'none', card: 77 });
    const same = answer(game, { player, choose: options[0]! });
    expect(result.ok && writeGame(result.game)).toBe(same.ok && writeGame(same.game));
  });
});

describe('a text that is no game', () => {
  const text = writeGame(played(40, 2));
  /** The same document with another value at this place; without one, the place is gone. */
  const changed = (path: string, to: (old: unknown) => unknown): string => {
    const written: unknown = JSON.parse(text);
    const keys = path.split('.');
    let here = written as Record<string, unknown>;
    for (const key of keys.slice(0, -1)) here = here[key] as Record<string, unknown>;
    here[keys.at(-1)!] = to(here[keys.at(-1)!]);
    return JSON.stringify(written);
  };
  const list = (old: unknown): readonly unknown[] => old as readonly unknown[];
  const cases: readonly (readonly [string, string, string])[] = [
    ['nothing', '', 'not JSON'],
    ['half of one', text.slice(0, text.length / 2), 'not JSON'],
    ['null', 'null', 'must be a group of keys'],
    ['a list', '[]', 'must be a group of keys'],
    ['another document', '{"cards":[]}', 'definitions: is missing'],
    ['without players', changed('game.stable.players', () => undefined), 'game.stable.players: is missing'],
    ['with a number for a list', changed('game.stable.play', () => 5), 'game.stable.play: must be a list'],
    ['with too few definitions', changed('definitions', (old) => list(old).slice(0, 3)), 'one of 3 definitions'],
    ['with a power of no kind', changed('definitions.0.powers', () => [{ power: 'fly' }]), 'definitions.0.powers.0'],
    ['with no such card', changed('game.stable.play', (old) => [...list(old), 99999]), 'there is no card 99999'],
    ['with a card twice', changed('game.stable.play', (old) => [...list(old), list(old)[0]]), 'is there twice'],
    ['with a seat too many', changed('game.stable.turn.player', () => 7), 'stable.turn.player: there is no such seat'],
    ['with a huge id', changed('game.stable.nextId', () => 2 ** 50), 'game.stable.nextId'],
    ['with half a number', changed('game.stable.time', () => 1.5), 'game.stable.time: must be a whole number'],
    ['with a turn without steps', changed('game.stable.players.0.plan', () => []), 'game.stable.players.0.plan'],
    ['with a reply nobody offered', changed('game.replies', () => [{ option: MOON }]), 'game.replies.0: is refused'],
  ];

  test.each(cases)('%s says where it is wrong', (_, written, message) => {
    const reason = thrownBy(() => readGame(written));
    expect(reason).toBeInstanceOf(UnreadableGame);
    expect((reason as UnreadableGame).message).toContain(message);
  });

  test('says it with the place as data', () => {
    const reason = thrownBy(() => readGame(changed('game.stable.turn.step', () => 'lunch')));
    expect((reason as UnreadableGame).at).toEqual(['game', 'stable', 'turn', 'step']);
  });

  test('as deep as a well is refused as well', () => {
    let effects: unknown[] = [];
    for (let n = 0; n < 3000; n++) effects = [{ do: 'may', who: { player: 'you' }, effects }];
    const deep = changed('definitions.0.text', () => effects);
    expect(thrownBy(() => readGame(deep))).toBeInstanceOf(UnreadableGame);
  });
});

const STRANGE: readonly unknown[] = [
  null,
  true,
  'x',
  '',
  -1,
  0,
  3,
  99,
  1e9,
  2 ** 53,
  1e308,
  0.5,
  [],
  {},
  [[]],
  [0],
  { card: 1 },
];

/** The same document with one part of it replaced, taken out, or put in twice. */
function mutated(text: string, pick: Chance): string {
  const written = JSON.parse(text) as Record<string, unknown>;
  let [holder, key]: [Record<string, unknown>, string] = [written, 'game'];
  for (let depth = 0; depth < 2 + pick(9); depth++) {
    const here = holder[key];
    if (typeof here !== 'object' || here === null) break;
    const keys = Object.keys(here);
    if (keys.length === 0) break;
    [holder, key] = [here as Record<string, unknown>, keys[pick(keys.length)]!];
  }
  const way = pick(5);
  if (way === 0) delete holder[key];
  else if (way === 1 && Array.isArray(holder)) holder.push(holder[Number(key)]);
  else holder[key] = STRANGE[pick(STRANGE.length)];
  return JSON.stringify(written);
}

describe('whatever is changed in a written game', () => {
  const SEEDS = Number(process.env.MUTATIONS ?? 300);

  test('it is refused, or played on without an error', () => {
    const texts = [5, 60, 150].map((answers) => writeGame(played(answers, answers)));
    let refused = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const pick = chance(seed);
      const text = mutated(texts[pick(texts.length)]!, pick);
      let game: Game | undefined;
      const reason = thrownBy(() => {
        game = readGame(text);
      });
      if (reason !== undefined) {
        expect(reason, `seed ${seed}`).toBeInstanceOf(UnreadableGame);
        refused++;
      } else
        expect(
          thrownBy(() => onward(game!, 15, pick)),
          `seed ${seed}`,
        ).toBeUndefined();
    }
    expect(refused).toBeGreaterThan(SEEDS / 4);
  });
});

test('the shapes of a written game are those of the types (npm run shapes)', () => {
  expect(shapesNow()).toEqual({ root: WRITTEN, table: SHAPES });
});
