import { spawnSync } from 'node:child_process';
import { allCards } from '@meetingstone/cards';
import { RAIDS } from '@meetingstone/raids';
import type { Answer, Facts, Game, Opening } from '@meetingstone/rules';
import { answer, readGame, startGame, writeGame } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { CHECKOUT } from '../../src/checkout.ts';
import { chance, randomOpening, randomRaid } from '../../src/proofs/players.ts';

const DECISIONS = 240;

function after(game: Game, given: Answer): Game {
  const answered = answer(game, given);
  if (!answered.ok) throw new Error(answered.ruling.reason);
  return answered.game;
}

/** Random answers, up to a decision in the middle of a game. */
function answers(opening: Opening, seed: number, most = DECISIONS): readonly Answer[] {
  const pick = chance(seed);
  const given: Answer[] = [];
  for (let game = startGame(opening, seed); game.decision && given.length < most; ) {
    const { player, options } = game.decision;
    given.push({ player, choose: options[pick(options.length)]! });
    game = after(game, given.at(-1)!);
  }
  return given;
}

const played = (opening: Opening, seed: number): Game => answers(opening, seed).reduce(after, startGame(opening, seed));

/** Plays on from games that were read: one at the decision before, one long ago. */
function writesTheSame(opening: Opening, seed: number): void {
  const given = answers(opening, seed);
  let game = startGame(opening, seed);
  let readLongAgo = game;
  for (const [n, next] of given.entries()) {
    const text = writeGame(game);
    const again = readGame(text);
    sameLetters(`seed ${seed}, decision ${n}, read and written`, writeGame(again), text);
    if (n === Math.floor(given.length / 4)) readLongAgo = again;
    game = after(game, next);
    readLongAgo = after(readLongAgo, next);
    const now = writeGame(game);
    sameLetters(`seed ${seed}, decision ${n}, played on`, writeGame(after(again, next)), now);
    if (n % 9 === 0) sameLetters(`seed ${seed}, decision ${n}, played on for long`, writeGame(readLongAgo), now);
  }
}

/** A comparison that does not print the whole game. */
function sameLetters(when: string, one: string, other: string): void {
  if (one !== other) throw new Error(`${when}: it is not written with the same letters`);
}

/** Few cards, and the texts of all of them hold another definition: the same tokens enter play again and again. */
function duelOfTokens(seed: number): Opening {
  const { seats } = randomOpening('duel', chance(seed));
  const holders = allCards().filter((card) => card.cost! <= 2 && JSON.stringify(card).includes('"put token'));
  const deck = Array.from({ length: 60 }, (_, n) => holders[(seed + n) % 6]!);
  return { seats: seats.map((seat) => ({ ...seat, decks: [deck] })) };
}

const KINDS: readonly (readonly [string, (seed: number) => Opening])[] = [
  ['a duel', (seed) => randomOpening('duel', chance(seed))],
  ['a duel of tokens', duelOfTokens],
  ['a free-for-all', (seed) => randomOpening('free-for-all', chance(seed))],
  ...RAIDS.map(
    (raid) =>
      [
        raid.key,
        (seed: number) => randomRaid(raid, raid.modes[seed % raid.modes.length]!, 2 + (seed % 3), seed, chance(seed)),
      ] as const,
  ),
];

describe.each(KINDS)('%s', (_, openingFor) => {
  test('is written with the same letters whether or not it was read in between', { timeout: 900_000 }, () => {
    writesTheSame(openingFor(70_001), 70_001);
  });

  test('shares its definitions with the game that was written', () => {
    const game = played(openingFor(70_010), 70_010);
    const known = new Set(definitionsIn(game.state));
    const others = definitionsIn(readGame(writeGame(game)).state).filter((facts) => !known.has(facts));
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test('can be read as it was written before definitions referred to each other', () => {
    const game = played(openingFor(70_020), 70_020);
    expect(writeGame(readGame(asFirstWritten(game)))).toBe(writeGame(game));
  });
});

test('where no catalogue is known, games are read and written with the same letters', { timeout: 120_000 }, () => {
  const texts = KINDS.map(([, openingFor]) => writeGame(played(openingFor(70_030), 70_030)));
  const program = `
    import { readFileSync } from 'node:fs';
    import { readGame, writeGame } from '@meetingstone/rules';
    const texts = JSON.parse(readFileSync(0, 'utf8'));
    process.stdout.write(JSON.stringify(texts.map((text) => writeGame(readGame(text)) === text)));`;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: CHECKOUT,
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual([JSON.stringify(texts.map(() => true)), '']);
});

/** The facts of all cards, and of what they are by themselves. */
const definitionsIn = ({ cards }: Game['state']): readonly Facts[] =>
  cards.flat().flatMap((card) => (card ? [card.facts, ...(card.copied ? [card.copied.facts] : [])] : []));

/** The first version: facts of cards and modifiers by their bare numbers, all others in full. */
function asFirstWritten({ stable, replies }: Game): string {
  const definitions: unknown[] = [];
  const game = JSON.stringify({ stable, replies }, (key, value) => {
    if (key !== 'facts' || typeof value !== 'object') return value;
    if (!definitions.includes(value)) definitions.push(value);
    return definitions.indexOf(value);
  });
  return JSON.stringify({ definitions, game: JSON.parse(game) });
}
