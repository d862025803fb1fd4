import { allDecks, deckCards, heroNamed } from '@meetingstone/cards';
import { raidNamed, raidOpening } from '@meetingstone/raids';
import type { Game, SeatOpening } from '@meetingstone/rules';
import { answer, startGame, viewGame } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const raid = raidNamed('molten-core')!;
const raiders: readonly SeatOpening[] = allDecks()
  .filter(({ hero }) => heroNamed(hero)!.icons.includes('Alliance'))
  .slice(0, 3)
  .map((deck, n) => ({ name: `raider ${n}`, hero: heroNamed(deck.hero)!, decks: [deckCards(deck)] }));

const start = (mode = 'standard', seed = 1): Game => startGame(raidOpening(raid, mode, raiders, seed), seed);
const names = (game: Game, ids: readonly number[]): string[] =>
  ids.map((id) => game.state.cards.flat().find((card) => card?.id === id)!.facts.name);
const boss = (game: Game) => game.state.players[0]!;
const deck = (game: Game, name: string): string[] => names(game, boss(game).decks[boss(game).deckNames.indexOf(name)]!);

/** Everybody keeps his hand; who is asked, in order. */
function keepHands(game: Game): { readonly game: Game; readonly asked: readonly number[] } {
  const asked: number[] = [];
  let now = game;
  while (now.decision?.question === 'mulligan') {
    asked.push(now.decision.player);
    const result = answer(now, { player: now.decision.player, choose: { choose: 'no' } });
    if (!result.ok) throw new Error(JSON.stringify(result.ruling));
    now = result.game;
  }
  return { game: now, asked };
}

rule(
  'R300.1, MC100.2',
  'the Main, Minion and Ragnaros decks are shuffled and stay apart, each with its graveyard',
  () => {
    const [one, other] = [start('standard', 1), start('standard', 2)];
    for (const [name, size] of [
      ['Main', 38],
      ['Minion', 30],
      ['Ragnaros', 25],
    ] as const) {
      expect(deck(one, name)).toHaveLength(size);
      expect(deck(one, name)).not.toEqual(deck(other, name));
    }
    expect(boss(one).graveyards).toHaveLength(boss(one).decks.length);
  },
);

rule(
  'R300.2, R300.3, MC100.3',
  'three runes at random in the order of their Bosses, or all seven; nobody is told which',
  () => {
    const BY_NUMBER = ['Kress', 'Mohn', 'Blaz', 'Zeth', 'Mazj', 'Koro', 'Theri'].map((name) => `Rune of ${name}`);
    expect(deck(start('full-clear'), 'Rune')).toEqual(BY_NUMBER);
    const met = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const game = start('standard', seed);
      const runes = deck(game, 'Rune');
      expect(runes).toHaveLength(3);
      expect(runes).toEqual(BY_NUMBER.filter((name) => runes.includes(name)));
      for (const name of runes) met.add(name);
      expect(JSON.stringify(viewGame(game, 1))).not.toContain('Rune of');
    }
    expect(met.size).toBe(7);
  },
);

rule('R300.2, R301.5a, MC102.1b', 'each rune brings its own Boss, and after the last comes Majordomo Executus', () => {
  const bosses = ['Magmadar', 'Gehennas', 'Garr', 'Baron Geddon', 'Shazzrah', 'Sulfuron Harbinger'];
  expect(deck(start('full-clear'), 'Boss')).toEqual([
    ...bosses,
    'Golemagg the Incinerator',
    'Majordomo Executus',
    'Ragnaros',
  ]);
  expect(deck(start('standard'), 'Boss')).toHaveLength(5);
});

rule('R300.4, MC100.4', 'Lucifron and two Flamewaker Protectors are in play from the start', () => {
  const { play } = viewGame(start(), 0);
  expect(play.filter(({ controller }) => controller === 0).map(({ name }) => name)).toEqual([
    'Lucifron',
    'Molten Core',
    'Flamewaker Protector',
    'Flamewaker Protector',
  ]);
});

rule(
  'R300.5, MC100.5',
  'seven cards for everybody, the Boss player from the Main deck; only the raiders may mulligan',
  () => {
    const { game, asked } = keepHands(start());
    expect(asked).toEqual([1, 2, 3]);
    expect(boss(game).hand).toHaveLength(7);
    const main = new Set(raid.cards.filter(({ tags }) => tags.includes('Molten Core')).map(({ name }) => name));
    expect(names(game, boss(game).hand).every((name) => main.has(name))).toBe(true);
  },
);

rule('R300.6, MC100.6', 'the raider to the left of the Boss player begins, and draws a card as everybody does', () => {
  let { game } = keepHands(start());
  expect(game.state.turn.player).toBe(1);
  while (game.state.turn.player !== 2) {
    const { player } = game.decision!;
    if (game.state.turn.step === 'action') expect(game.state.players[1]!.hand).toHaveLength(8);
    const choose = game.decision!.options.find(({ choose }) => choose === 'pass') ?? game.decision!.options[0]!;
    const result = answer(game, { player, choose });
    if (!result.ok) throw new Error(JSON.stringify(result.ruling));
    game = result.game;
  }
});
