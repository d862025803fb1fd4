import { randomBot } from '@meetingstone/bots';
import type { CardView, Seat } from '@meetingstone/rules';
import { answer, readGame, tableFor, writeGame } from '@meetingstone/rules';
import type { Terms } from '@meetingstone/sitting';
import { describe, expect, test } from 'vitest';
import { acts, raidOf, tableOf } from './tables.ts';

const KINDS: readonly (readonly [string, Terms])[] = [
  ['a duel', tableOf(2)],
  ['a raid', raidOf('onyxia', 2)],
];

/** The game after so many acts, as soon as somebody has priority: in the middle of a procedure not all are shown the same table. */
function later(terms: Terms, count: number) {
  let n = 0;
  for (const { game } of acts(terms, 11, randomBot))
    if (++n >= count && game.decision?.question === 'priority') return game;
  throw new Error('the game was over before');
}

const openly = ({ play }: { readonly play: readonly CardView[] }) => play.filter(({ known }) => known);

describe.each(KINDS)('in %s', (_, terms) => {
  const viewers: readonly (Seat | null)[] = [...terms.seats.keys(), null];

  test('everybody sees the cards as whoever has just come', () => {
    let count = 0;
    for (const { game } of acts(terms, 11, randomBot)) {
      for (const viewer of viewers) expect(tableFor(game, viewer)).toEqual(tableFor(readGame(writeGame(game)), viewer));
      if (++count === 40) return;
    }
  });

  test('what all see alike is one value for all of them', () => {
    const game = later(terms, 30);
    const [first, ...others] = viewers.map((viewer) => openly(tableFor(game, viewer)));
    expect(first!.length).toBeGreaterThan(0);
    const faces = new Map(first!.map((card) => [card.id, card]));
    for (const cards of others) for (const card of cards) if (faces.has(card.id)) expect(card).toBe(faces.get(card.id));
  });

  test('a pass that ends nothing leaves each card the value that it was', () => {
    let game = later(terms, 30);
    while (game.decision?.question !== 'priority' || game.state.window!.passes > 0)
      game = answered(game, game.decision!.options[0]!);
    const before = tableFor(game, 0).play;
    const after = tableFor(answered(game, { choose: 'pass' }), 0).play;
    expect(after.length).toBe(before.length);
    for (const [n, card] of after.entries()) expect(card).toBe(before[n]);
  });
});

type Game = ReturnType<typeof later>;

function answered(game: Game, choose: NonNullable<Game['decision']>['options'][number]): Game {
  const done = answer(game, { player: game.decision!.player, choose });
  if (!done.ok) throw new Error(done.ruling.reason);
  return done.game;
}
