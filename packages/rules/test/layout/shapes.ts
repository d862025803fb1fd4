import { allDecks, deckCards, heroNamed } from '@meetingstone/cards';
import type { Game } from '@meetingstone/rules';
import { answer, readGame, startGame, writeGame } from '@meetingstone/rules';
import { derivedOf } from '../../src/game/game.ts';
import { changedIntent, intentOf } from '../../src/legality/intent.ts';
import { resolutionOf } from '../../src/reading/resolution.ts';
import { eachCard } from '../../src/state/cards.ts';
import type { Spoken } from '../../src/state/happening.ts';

/** Run with --allow-natives-syntax: plays some duels and prints how many shapes the machine knows for each kind of value. */
const haveSameShape = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

const shapes = new Map<string, object[]>();

function note(kind: string, value: object | null | undefined): void {
  if (!value) return;
  const known = shapes.get(kind) ?? [];
  shapes.set(kind, known);
  if (!known.some((other) => haveSameShape(other, value))) known.push(value);
}

function noteHappening(event: Spoken | null): void {
  note('happening', event);
  note('arrival', event?.arrival);
}

function noteGame(game: Game): void {
  const { state } = game;
  const on = derivedOf(game);
  note('game', game);
  note('state', state);
  note('turn', state.turn);
  note('window', state.window);
  note('combat', state.combat);
  note('loops', state.loops);
  note('decision', game.decision);
  note('derived', on);
  for (const player of state.players) note('player', player);
  for (const card of eachCard(state.cards)) note('card', card);
  for (const id of state.play) note('characteristics', on.of(id));
  for (const modifier of state.modifiers) note('modifier', modifier);
  for (const waiting of state.waiting) note('waiting', waiting);
  for (const link of state.chain) {
    note('link', link);
    noteHappening(link.event);
    note('intent', intentOf(link.kind, link.controller, link.source, link));
    note('intent', changedIntent(intentOf(link.kind, link.controller, link.source, {}), { word: 'Orc' }));
    const resolution = resolutionOf(link.controller, link.source, link.x, link.event);
    note('resolution', resolution);
    note('memory', resolution.memory);
  }
  for (const event of game.happened) noteHappening(event);
}

const decks = allDecks();
for (let seed = 1; seed <= 12; seed++) {
  const seats = [seed, seed * 5 + 2].map((n, seat) => {
    const deck = decks[n % decks.length]!;
    return { name: `player ${seat}`, hero: heroNamed(deck.hero)!, decks: [deckCards(deck)] };
  });
  let chance = seed;
  let game = startGame({ seats }, seed);
  for (let n = 0; n < 1500 && game.decision; n++) {
    const { player, options } = game.decision;
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    const answered = answer(game, { player, choose: options[Math.floor((chance / 2 ** 32) * options.length)]! });
    if (!answered.ok) throw new Error(answered.ruling.reason);
    game = answered.game;
    noteGame(game);
    if (n % 50 === 0) noteGame(readGame(writeGame(game)));
  }
}
console.log(JSON.stringify(Object.fromEntries([...shapes].map(([kind, known]) => [kind, known.length]))));
