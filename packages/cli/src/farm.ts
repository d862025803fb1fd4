import { refuse } from '@meetingstone/sitting';
import type { Slice } from './commands/simulate.ts';

type Place = { readonly data?: string };
type Server = typeof import('@meetingstone/server');
export type FarmQueue = Awaited<ReturnType<Server['openQueue']>>;

/** What a machine makes of a piece of work. */
export type Outcome = { readonly report: object } | { readonly error: string };

/** The queue that all machines share. */
export async function farmQueue({ data }: Place): Promise<FarmQueue> {
  const server = await import('@meetingstone/server');
  try {
    return await server.openQueue({ databaseUrl: process.env.DATABASE_URL, folder: data });
  } catch (error) {
    if (error instanceof server.Unable) return refuse(error.message);
    throw error;
  }
}

const EVERY = 100;

/** Lets other machines play, and gathers what they counted, in the order of the games. */
export async function onTheFarm<Report>(
  place: Place,
  slices: readonly Slice[],
  progress: (done: number) => void,
): Promise<readonly Report[]> {
  const queue = await farmQueue(place);
  const simulation = await queue.put({}, slices);
  try {
    for (;;) {
      const results = (await queue.results(simulation)) as readonly (Outcome | null)[];
      const done = results.filter((result) => result !== null);
      const wrong = done.find((result) => 'error' in result);
      if (wrong) refuse(`a machine of the farm could not play: ${wrong.error}`);
      if (done.length > 0) progress(done.length);
      if (done.length === slices.length) return done.flatMap((one) => ('report' in one ? [one.report as Report] : []));
      await new Promise((then) => setTimeout(then, EVERY));
    }
  } finally {
    await queue.forget(simulation);
    await queue.close();
  }
}
