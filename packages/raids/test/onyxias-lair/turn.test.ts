import { allDecks, deckCards, heroNamed } from '@meetingstone/cards';
import { ability, deal, interrupt, inZone, set, target } from '@meetingstone/cards/language';
import { raidNamed, raidOpening } from '@meetingstone/raids';
import type { Game, SeatOpening } from '@meetingstone/rules';
import { answer, startGame, viewGame } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { eventPhase, lair, many } from './lair.ts';

const onyxia = raidNamed('onyxia')!;
const raider = (n: number): SeatOpening => {
  const deck = allDecks().filter(({ hero }) => heroNamed(hero)!.icons.includes('Horde'))[n]!;
  return { name: `raider ${n}`, hero: heroNamed(deck.hero)!, decks: [deckCards(deck)] };
};
const start = (seed: number): Game => startGame(raidOpening(onyxia, 'standard', [raider(0), raider(1)], seed), seed);
const names = (game: Game, ids: readonly number[]): string[] =>
  ids.map((id) => game.state.cards.flat().find((card) => card?.id === id)!.facts.name);

/** Nobody mulligans, and everybody passes until it is so. */
function passUntil(game: Game, isSo: (game: Game) => boolean): Game {
  let now = game;
  for (let n = 0; n < 200 && !isSo(now); n++) {
    const { player, options } = now.decision!;
    const quiet = options.find(({ choose }) => ['no', 'pass', 'none'].includes(choose)) ?? options[0]!;
    const given = answer(now, { player, choose: quiet });
    if (!given.ok) throw new Error(given.ruling.reason);
    now = given.game;
  }
  return now;
}

rule('R200.1', 'the Main deck and the Event deck are shuffled, the stages lie in their order', () => {
  const [one, other] = [start(1), start(2)];
  const deck = (game: Game, pile: number) => names(game, game.state.players[0]!.decks[pile]!);
  for (const pile of [0, 1]) expect(deck(one, pile)).not.toEqual(deck(other, pile));
  expect([0, 1, 2].map((pile) => deck(one, pile).length)).toEqual([53, 30, 2]);
  const stagesOf = ({ state }: Game) =>
    state.players[0]!.decks[2]!.map(
      (id) => state.cards.flat().find((card) => card?.id === id)!.facts.hero?.boss?.number,
    );
  for (const seed of [1, 2, 3, 4, 5, 6]) expect(stagesOf(start(seed))).toEqual([2, 3]);
});

rule('R200.2', 'she starts in her first stage', () => {
  const { play } = viewGame(start(1), 1);
  const mine = play.filter(({ controller }) => controller === 0);
  expect(mine.map(({ name }) => name)).toEqual(['Onyxia', "Onyxia's Lair"]);
  expect(mine[0]).toMatchObject({ health: 20, exhausted: false });
});

rule('R200.3', 'each player takes seven cards, the Boss player of the Main deck, and may mulligan', () => {
  const game = start(1);
  expect(game.state.players.map(({ hand }) => hand.length)).toEqual([7, 7, 7]);
  const main = new Set(onyxia.boss('standard', () => []).decks[0]!.map(({ name }) => name));
  expect(names(game, game.state.players[0]!.hand).every((name) => main.has(name))).toBe(true);
  const asked: number[] = [];
  passUntil(game, ({ decision }) => {
    if (decision!.question !== 'mulligan') return true;
    asked.push(decision!.player);
    return false;
  });
  expect(asked).toEqual([0, 1, 2]);
});

rule('R200.4', 'the Boss player begins without drawing; each raiding player draws in his first draw step', () => {
  const hers = passUntil(start(1), ({ state }) => state.turn.step === 'event');
  expect(hers.state.turn).toMatchObject({ number: 1, player: 0 });
  expect(hers.state.players[0]!.hand).toHaveLength(7);
  const acting = (seat: number) =>
    passUntil(hers, ({ state: { turn } }) => turn.player === seat && turn.step === 'action').state.players[seat]!.hand;
  expect([acting(1).length, acting(2).length]).toEqual([8, 8]);
});

rule('R201.1', 'she draws as many cards as the number of her stage, without using the chain', () => {
  for (const stage of [1, 2, 3]) {
    const t = lair({ boss: { stage, decks: { main: many(9, 'Crush') } } }, { step: 'ready' });
    t.pass.all();
    expect([t.step(), t.chain(), t.boss.hand.length]).toEqual(['draw', [], stage]);
  }
});

rule('R201.1, R201.2, R201.3, R203.2a', 'ready step, draw step, Event phase, action phase', () => {
  const t = lair({ boss: { boss: { card: 'Onyxia', exhausted: true }, decks: { event: ['Wing Storm'] } } });
  const steps: string[] = [];
  t.until({ turn: 'boss', step: 'ready' });
  expect(t.boss.hero.exhausted).toBe(false);
  for (let n = 0; n < 9 && t.turn() === 'boss'; n++) {
    steps.push(t.step());
    t.pass.all();
  }
  expect(steps).toEqual(['ready', 'draw', 'event', 'event', 'action', 'end']); // The event, then the empty chain.
});

const cards = set({
  No: ability({ cost: 0, instant: true }, interrupt(target(inZone('chain', { kind: ['Event'] })))),
  Bolt: ability({ cost: 0, instant: true }, deal(30, 'fire', target({ kind: ['Hero'] }))),
});

rule('R201.2, R203.2, R203.2a', 'the top event is added to the chain, and players can’t interrupt it', () => {
  const t = eventPhase('Wing Storm', { you: { hand: ['No'], play: ['Footsoldier'] } }, { cards });
  expect([t.step(), t.chain(), t.priority()]).toEqual(['event', ['Wing Storm'], 'boss']);
  t.boss.passes();
  t.you.plays('No', { targets: 'Wing Storm' });
  t.pass.all();
  expect(t.chain()).toEqual(['Wing Storm']);
  t.pass.all();
  expect(t.card('Footsoldier').exhausted).toBe(true);
});

rule('R201.2a', 'it ends as a ready, face-down resource', () => {
  const t = eventPhase('Wing Storm');
  t.pass.all();
  expect(t.boss).toMatchObject({ resources: ['Wing Storm'], readyResources: 1, graveyard: [] });
  expect(t.card('Wing Storm')).toMatchObject({ faceUp: false, exhausted: false });
  t.until({ turn: 'boss', step: 'action' });
  t.boss.cannot({ use: 'Wing Storm' }, '701.2');
});

rule('R201.2, R201.2a', 'one without a legal target is shown and becomes a resource', () => {
  const t = eventPhase('Searing Flames');
  expect([t.chain(), t.priority(), t.boss.resources]).toEqual([[], 'boss', ['Searing Flames']]);
  expect(t.game().happened.filter(({ event }) => event === 'reveal')).toMatchObject([{ name: 'Searing Flames' }]);
  expect(t.boss.decks.Event).toEqual(['Battle Plan', 'Growing Rage', 'Wing Storm']);
});

rule('R201.2b', 'one with a duration is a face-down resource like others, while what it did lasts', () => {
  const t = eventPhase('Dragonslayers', { you: { hand: ['Footsoldier'], resources: 2 } });
  t.pass.all();
  expect(t.card('Dragonslayers')).toMatchObject({ zone: 'play', faceUp: false });
  t.until({ turn: 'you', step: 'action' });
  t.you.plays('Footsoldier');
  t.pass.all();
  expect(t.card('Footsoldier').keywords).toEqual(['Ferocity']);
  t.until({ turn: 'boss', step: 'ready' });
  expect(t.card('Footsoldier').keywords).toEqual([]);
});

rule('R202.1, R203.1, R203.1a', 'fatal damage swaps her with her next stage, as ready as the old one', () => {
  for (const exhausted of [true, false]) {
    const t = lair(
      { boss: { boss: { card: 'Onyxia', exhausted, damage: 3 } }, you: { hand: ['Bolt'] } },
      { cards, turn: 'you' },
    );
    t.you.plays('Bolt', { targets: t.boss.hero });
    t.pass.all();
    expect(t.boss).toMatchObject({ stage: 2, removed: ['Onyxia'], lost: false });
    expect(t.boss.hero).toMatchObject({ health: 30, damage: 0, exhausted, faceUp: true });
  }
});

rule('R202.1, R203.1a', 'from the second stage comes the third', () => {
  const t = lair({ boss: { stage: 2 }, you: { hand: ['Bolt'] } }, { cards, turn: 'you' });
  t.you.plays('Bolt', { targets: t.boss.hero });
  t.pass.all();
  expect([t.boss.stage, t.boss.heroes, t.winner()]).toEqual([3, [], null]);
});

rule('R202.2', 'fatal damage to the third stage ends it', () => {
  const t = lair(
    { boss: { boss: { card: 'Onyxia', damage: 20 }, stage: 3 }, you: { hand: ['Bolt'] } },
    { cards, turn: 'you' },
  );
  t.you.plays('Bolt', { targets: t.boss.hero });
  t.pass.all();
  expect(t.winner()).toEqual(['you', 'friend']);
});

rule('R203.1b', 'a card of one stage is played only during that stage', () => {
  const only = { 'Brood of Onyxia': 2, 'Deep Breath': 2, 'Bellowing Roar': 3, 'Lava Cracks': 3 };
  for (const [card, right] of Object.entries(only))
    for (const stage of [1, 2, 3]) {
      const t = lair({ boss: { stage, hand: [card], resources: 6 } });
      const offered = t.waiting()!.options.includes(`play ${card}`);
      expect([card, stage, offered]).toEqual([card, stage, stage === right]);
    }
});

rule('R203.3, R203.3a', 'a Whelp is a Dragonkin token named Onyxian Whelp, 1 fire ATK, 1 health', () => {
  const t = lair({ boss: { hand: ['Tossed into the Hatchery'], resources: 2 }, you: { play: ['Footsoldier'] } });
  t.boss.plays('Tossed into the Hatchery');
  t.pass.all();
  expect(t.card('Onyxian Whelp')).toMatchObject({
    atk: 1,
    health: 1,
    types: ['Ally'],
    tags: ['Dragonkin'],
    controller: 'boss',
  });
  const view = viewGame(t.game(), 0).play.find(({ name }) => name === 'Onyxian Whelp');
  expect(view).toMatchObject({ damageTypes: ['fire'], facts: { token: true } });
});
