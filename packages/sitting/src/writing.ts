import { readGame, writeGame } from '@meetingstone/rules';
import { z } from 'zod';
import { openingOf } from './opening/terms.ts';
import { refuse } from './refusal.ts';
import { seedShape } from './seed.ts';
import type { Sitting } from './sitting.ts';

const FORMAT = 1;

const list = z.array(z.looseObject({}));
const written = z.object({
  sitting: z.literal(FORMAT),
  terms: z.looseObject({ seats: list }),
  seed: seedShape,
  match: z.looseObject({}).nullable(),
  sitters: z.array(z.looseObject({ is: z.string() })),
  acts: z.array(z.looseObject({ act: z.looseObject({ do: z.string(), at: z.number() }), then: z.int().nonnegative() })),
  logs: z.array(z.object({ told: z.int().nonnegative(), lines: list })),
  wishes: list,
  clock: z.looseObject({}).nullable(),
  undo: z.looseObject({ seats: list }),
  paused: z.number().nullable(),
  votes: z.looseObject({}).nullable(),
  game: z.looseObject({}),
});

/** A sitting as text, to be read in whichever process. */
export function writeSitting(sitting: Sitting): string {
  const { game, opening: _, ...rest } = sitting;
  const head = JSON.stringify({ sitting: FORMAT, ...rest });
  return `${head.slice(0, -1)},"game":${writeGame(game)}}`;
}

/** Reads a sitting that was written; a refusal, with the place, if the text is none. */
export function readSitting(text: string): Sitting {
  const document: unknown = JSON.parse(text);
  const { error } = written.safeParse(document);
  if (error) return refuse(`no sitting: ${error.issues[0]!.path.join('.')}: ${error.issues[0]!.message}`);
  const {
    sitting: _,
    game,
    ...rest
  } = document as { sitting: number; game: object } & Omit<Sitting, 'game' | 'opening'>;
  const { terms, seed, match, ...parts } = rest;
  const opening = openingOf(terms, seed, match);
  return { terms, seed, match, opening, game: readGame(JSON.stringify(game)), ...parts };
}
