import type { Game } from '@meetingstone/rules';
import { fork, readGame, writeGame } from '@meetingstone/rules';
import { writtenAlike } from './alike.ts';
import type { Chance } from './players.ts';
import { randomAnswer } from './players.ts';

type Card = NonNullable<Game['state']['cards'][number][number]>;

/** What must be true of every game at every decision. Each throws where it is not. */

/** A card is in exactly one place, and no physical card is lost or doubled. */
export function cardsAreKept(game: Game, physical: number): void {
  const { state } = game;
  const places = new Map<number, string>();
  const note = (id: number, zone: string) => {
    if (places.has(id)) throw new Error(`card ${id} is in ${places.get(id)} and in ${zone}`);
    places.set(id, zone);
  };
  for (const id of state.play) note(id, 'play');
  for (const { kind, source } of state.chain) if (kind === 'card' || kind === 'resource') note(source, 'chain');
  for (const player of state.players) {
    for (const id of player.hand) note(id, 'hand');
    for (const id of player.removed) note(id, 'removed');
    for (const id of player.decks.flat()) note(id, 'deck');
    for (const id of player.graveyards.flat()) note(id, 'graveyard');
  }
  const seen = new Set<number>();
  let kept = 0;
  for (const chunk of state.cards)
    for (const card of chunk) {
      if (!card || isAboutToEnter(card, places)) continue;
      if (places.get(card.id) !== card.zone)
        throw new Error(
          `${card.facts.name} says it is in ${card.zone} but lies in ${places.get(card.id) ?? 'no zone'}`,
        );
      if (seen.has(card.physical)) throw new Error(`${card.facts.name} is there twice`);
      seen.add(card.physical);
      if (!card.facts.token && !card.duplicate) kept++;
    }
  if (places.size !== seen.size) throw new Error('a zone holds a card that is not there');
  if (kept !== physical) throw new Error(`there were ${physical} cards, now there are ${kept}`);
}

/** A token or a copy is nowhere until it enters play or is played (402.2, 404.2). */
function isAboutToEnter(card: Card, places: ReadonlyMap<number, string>): boolean {
  return (card.facts.token === true || card.duplicate) && card.zone === 'removed' && !places.has(card.id);
}

/** Somebody in the game is asked, and there is an answer. */
export function somebodyCanAnswer(game: Game): void {
  const { decision, state } = game;
  if (!decision) {
    if (!state.outcome) throw new Error('nothing is pending, and the game is not over');
    return;
  }
  if (state.outcome) throw new Error('the game is over, and something is pending');
  if (decision.options.length === 0) throw new Error(`${decision.question} has no answer`);
  if (!/^[A-Z]*\d/.test(decision.purpose.rule)) throw new Error(`${decision.question} is asked by no rule`);
  if (state.players[decision.player]!.lost) throw new Error('a player who has left the game is asked');
}

/** Written down and read back, it is the same game with the same decision. */
export function survivesWriting(game: Game): void {
  const text = writeGame(game);
  const again = readGame(text);
  same('the decision', game.decision, again.decision);
  same('the state', stateOf(game), stateOf(again));
  if (writeGame(again) !== text) throw new Error('writing a game that was read gives another text');
}

/** The state now, in the middle of a procedure too. */
const stateOf = (game: Game): string => writeGame({ ...game, stable: game.state, replies: [] });

/** Played on twice from the same point, both lines are the same, and the point is as it was. */
export function canBeRewound(game: Game, pick: (seed: number) => Chance, seed: number): void {
  if (!game.decision) return;
  const before = writeGame(game);
  const line = (from: Game): string[] => {
    const next = pick(seed);
    const texts: string[] = [];
    for (let now = from, n = 0; n < 3 && now.decision; n++) {
      now = randomAnswer(now, next);
      texts.push(writeGame(now));
    }
    return texts;
  };
  const first = line(fork(game));
  same('the second line of play', first, line(game));
  same('the third line of play', first, line(game));
  if (writeGame(game) !== before) throw new Error('playing on changed the game that was played on from');
}

export function same(what: string, one: unknown, other: unknown): void {
  if (writtenAlike(one, other)) return;
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  if (a === b) return;
  const at = [...a].findIndex((letter, n) => letter !== b[n]);
  throw new Error(
    `${what} differs: …${a.slice(Math.max(0, at - 80), at + 80)}… and …${b.slice(Math.max(0, at - 80), at + 80)}…`,
  );
}
