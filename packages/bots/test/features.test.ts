import { allDecks, seatWith } from '@meetingstone/cards';
import { raidNamed, raidOpening } from '@meetingstone/raids';
import type { Game } from '@meetingstone/rules';
import { startGame } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { diceFrom, greedyBot, playOut } from '../src/index.ts';
import { featuresOf } from '../src/weighing/features.ts';

const BOSS = 0;
const core = raidNamed('molten-core')!;
const [one, other] = [allDecks()[9]!, allDecks()[11]!];
const raid = startGame(raidOpening(core, core.modes[0]!, [seatWith(one, 'one'), seatWith(other, 'other')], 1), 1);

/** The health printed on all Bosses that are still to be beaten. */
const bossHealth = ({ state }: Game): number =>
  state.cards.flat().reduce((sum, card) => {
    const facts = card?.owner === BOSS && (card.zone === 'play' || card.zone === 'deck') ? card.facts : null;
    return facts?.hero && !facts.hero.master ? sum + (facts.health ?? 0) : sum;
  }, 0);

test('each point of health counts of a Boss, of the one in play and of those who wait', () => {
  expect(bossHealth(raid)).toBeGreaterThan(0);
  expect(featuresOf(raid, 1).bossHealth).toBe(-bossHealth(raid));
  expect(featuresOf(raid, BOSS).bossHealth).toBe(bossHealth(raid));
});

test('that a Boss is nearly beaten is no gain of its own, for the next one has all of his health', () => {
  const games: Game[] = [];
  const bots = raid.state.players.map(() => greedyBot());
  playOut(raid, bots, diceFrom(1), { limit: 200, onAnswer: (game) => games.push(game) });
  const attackers = games.filter((game) => featuresOf(game, 1).attack > 0);
  expect(attackers.length).toBeGreaterThan(0);
  for (const game of attackers) expect(featuresOf(game, 1).pressure).toBe(0);
});
