import type { Copies, Match } from '@meetingstone/cards';
import { catalogue, concedeMatch, endGame, swapCards, winnersOf, winsOf } from '@meetingstone/cards';
import type { FromServerOf } from '@meetingstone/protocol';
import type { Outcome, Seat } from '@meetingstone/rules';
import { outcome } from '@meetingstone/rules';
import type { Sitting, Terms } from '@meetingstone/sitting';
import { matchWords, scoreWords } from '@meetingstone/sitting';
import { refuse } from '../refused.ts';
import type { Db } from '../storage/tables.ts';
import { json } from '../storage/tables.ts';

/** What was said between two games of a match: who is done with his side deck, with which swaps, and who gave the match up. */
export interface Between {
  readonly sided: readonly { readonly seat: Seat; readonly in: readonly string[]; readonly out: readonly string[] }[];
  readonly conceded?: Seat;
}

export const NOTHING_YET: Between = { sided: [] };

export async function betweenOf(db: Db, match: string): Promise<Between> {
  const row = await db.selectFrom('matches').select('match').where('id', '=', match).executeTakeFirst();
  return (row?.match as Between | undefined) ?? NOTHING_YET;
}

export async function keepBetween(db: Db, match: string, between: Between): Promise<void> {
  await db
    .updateTable('matches')
    .set({ match: json(between) })
    .where('id', '=', match)
    .execute();
}

/** While a match goes on, the record of a game that is over would tell what lies in decks and side decks. */
export async function isMatchOver(db: Db, id: string | null): Promise<boolean> {
  if (id === null) return true;
  const { terms, match } = await db
    .selectFrom('matches')
    .select(['terms', 'match'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if ((match as Between).conceded !== undefined) return true;
  const { seats, bestOf } = terms as Terms;
  const games = await db.selectFrom('games').select('outcome').where('match', '=', id).execute();
  const winners = games.map(({ outcome: result }) => (result as Pick<Outcome, 'winners'> | null)?.winners ?? []);
  return seats.some((_, seat) => winners.filter((won) => won.includes(seat)).length * 2 > bestOf);
}

/** How the match stands after its game, with what was swapped since. */
export function matchAfter({ match, game }: Sitting, { sided, conceded }: Between): Match | null {
  const result = outcome(game);
  if (!match || !result) return null;
  const ended = done(endGame(match, result.winners, result.kept));
  if (winnersOf(ended).length > 0) return ended; // There is nothing left to give up or to swap for.
  if (conceded !== undefined) return done(concedeMatch(ended, conceded));
  return sided.reduce(
    (now, swap) => done(swapCards(now, swap.seat, { in: copies(swap.in), out: copies(swap.out) }, catalogue)),
    ended,
  );
}

function done(changed: ReturnType<typeof endGame>): Match {
  if (changed.ok) return changed.match;
  return refuse('deck refused', changed.violations.map(({ rule, reason }) => `${reason} (rule ${rule})`).join('\n'));
}

const copies = (names: readonly string[]): Copies => {
  const count: Record<string, number> = {};
  for (const name of names) count[name] = (count[name] ?? 0) + 1;
  return count;
};

/** Persons whose side deck is waited for. */
export const sidingOf = ({ terms }: Sitting, { sided }: Between): readonly Seat[] =>
  terms.seats.flatMap(({ sitter }, seat) =>
    sitter.is === 'bot' || sided.some((one) => one.seat === seat) ? [] : [seat],
  );

export function matchMessage(
  game: string,
  sitting: Sitting,
  between: Between,
  next?: string,
): FromServerOf<'match'> | null {
  const match = matchAfter(sitting, between);
  if (!match) return null;
  const isOver = winnersOf(match).length > 0;
  return {
    type: 'match',
    game,
    bestOf: match.bestOf,
    wins: [...winsOf(match)],
    games: match.results.length,
    words: isOver ? matchWords(match) : scoreWords(match),
    ...(next === undefined ? {} : { next }),
    ...(isOver ? { over: true } : next === undefined ? { siding: [...sidingOf(sitting, between)] } : {}),
  };
}
