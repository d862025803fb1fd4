import type { FromClientOf, TableTerms } from '@meetingstone/protocol';
import { expect } from 'vitest';
import type { Person } from './people.ts';
import { person } from './people.ts';

type Opening = Omit<FromClientOf<'lobby.open'>, 'type' | 'key' | 'terms'>;

/** People at a table that has begun, in the order of their seats. */
export interface Begun {
  readonly game: string;
  readonly people: readonly Person[];
}

/** The first opens a table, the others sit down at it, and the game begins. */
export async function begun(
  url: string,
  names: readonly string[],
  terms: TableTerms,
  opening: Opening = {},
  decks: readonly FromClientOf<'sit'>['deck'][] = [],
): Promise<Begun> {
  const people = await Promise.all(names.map((name) => person(url, { name })));
  const [host, ...guests] = people;
  const { game } = await host!.ask({ type: 'lobby.open', terms, ...opening, ...(decks[0] ? { deck: decks[0] } : {}) });
  for (const [n, guest] of guests.entries()) {
    const deck = decks[n + 1];
    await guest.ask({ type: 'sit', game: game!, ...(deck ? { deck } : {}) });
  }
  await host!.ask({ type: 'lobby.start', game: game! });
  await Promise.all(people.map((one) => one.hear('table', (table) => table.game === game)));
  return { game: game!, people };
}

/** The first of them who is asked something. */
export async function askedAt({ game, people }: Begun): Promise<Person> {
  const found = (): Person | undefined => people.find((one) => one.table(game)?.decision != null);
  await expect.poll(found, { timeout: 15_000 }).toBeDefined();
  return found()!;
}

/** Gives the answer of that number in the list. */
export async function answers(one: Person, game: string, n = 0): Promise<void> {
  const { number, options } = one.table(game)!.decision!;
  await one.ask({ type: 'answer', game, decision: number, choose: options.at(n)!.choose });
}

export const seatOf = (one: Person, game: string): number => one.table(game)!.you!;
