import { choiceOf, diceFrom, randomBot } from '@meetingstone/bots';
import type { TableTerms } from '@meetingstone/protocol';
import type { Game, Seat } from '@meetingstone/rules';
import { readGame, writeGame } from '@meetingstone/rules';
import type { Act, Sitting } from '@meetingstone/sitting';
import { act, next, readSitting, sitDown, writeSitting } from '@meetingstone/sitting';
import type { Database } from '../src/storage/database.ts';
import { loadGame, saveSnapshot } from '../src/storage/snapshots.ts';

type Card = NonNullable<Game['state']['cards'][number][number]>;

/** The same game with the hidden cards of a seat exchanged: what it holds for what lies in its deck, as dice say. */
export function exchanged(game: Game, seat: Seat, seed: number): Game {
  const dice = diceFrom(seed);
  const isHidden = ({ owner, pile, zone }: Card): boolean =>
    owner === seat && pile === game.state.players[seat]!.deck && (zone === 'hand' || zone === 'deck');
  const hidden = game.state.cards.flatMap((chunk) => chunk.flatMap((card) => (card && isHidden(card) ? [card] : [])));
  const pool = hidden.map(({ facts }) => facts);
  const faces = new Map(hidden.map(({ id }) => [id, pool.splice(dice(pool.length), 1)[0]!]));
  const cards = game.state.cards.map((chunk) =>
    chunk.map((card) => (card && faces.has(card.id) ? { ...card, facts: faces.get(card.id)! } : card)),
  );
  return readGame(writeGame({ ...game, stable: { ...game.state, cards }, replies: [] }));
}

/**
 * Bots play in everybody's place, until the one who looks is asked what to do with his priority after so many acts. So nothing waits for its
 * time there, and the game stands still until he answers, however long it takes until everybody sits at it.
 */
export function played(start: Sitting, acts: number, seed: number): Sitting {
  const random = diceFrom(seed);
  const bots = start.sitters.map(() => randomBot());
  let sitting = start;
  for (let n = 0; n < acts || !isAsked(sitting); n++) {
    const todo = next(sitting);
    if (todo.do === 'nothing') throw new Error('the game was over before');
    const { at } = sitting.acts.at(-1)!.act;
    const given: Act =
      todo.do === 'cover'
        ? { do: 'forced', at }
        : { do: 'answer', at, seat: todo.seat, choose: choiceOf(sitting.game, bots[todo.seat]!, random) };
    const done = act(sitting, given);
    if (!done.ok) throw new Error(JSON.stringify(done));
    sitting = done.sitting;
  }
  return sitting;
}

function isAsked(sitting: Sitting): boolean {
  const todo = next(sitting);
  return todo.do === 'ask' && todo.seat === WATCHING && sitting.game.decision?.question === 'priority';
}

/** Who looks, and whose hidden cards are exchanged. */
export const WATCHING: Seat = 1;
export const EXCHANGED: Seat = 0;

/** Two stored games go on from one moment in the middle; in the second, the hidden cards of one seat are exchanged. */
export async function makeWorlds(
  { db }: Database,
  [one, other]: readonly [string, string],
  acts: number,
  seed: number,
): Promise<Sitting> {
  const stored = (await loadGame(db, one))!;
  const { terms, acts: before } = readSitting(stored.sitting);
  const sitting = played(sitDown(terms, seed, before.at(-1)!.act.at), acts, seed);
  const second = { ...sitting, game: exchanged(sitting.game, EXCHANGED, seed) };
  await saveSnapshot(db, one, sitting.acts.length, writeSitting(sitting));
  await saveSnapshot(db, other, sitting.acts.length, writeSitting(second));
  return sitting;
}

export type Kind = readonly [name: string, terms: TableTerms, acts: number];
