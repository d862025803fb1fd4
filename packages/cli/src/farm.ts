import { refuse } from '@meetingstone/sitting';
import type { Slice } from './commands/simulate.ts';

type Server = typeof import('@meetingstone/server');
type Farm = Awaited<ReturnType<Server['openFarm']>>;

export interface FarmOptions {
  readonly data?: string;
  readonly queue?: string;
}

export const QUEUE = 'a Redis or Valkey for the queue, redis://HOST:PORT (or MEETINGSTONE_QUEUE)';

/** The queue that all machines share. */
export async function openFarm({ data, queue = process.env.MEETINGSTONE_QUEUE }: FarmOptions): Promise<Farm> {
  const server = await import('@meetingstone/server');
  try {
    return await server.openFarm({ queue, databaseUrl: process.env.DATABASE_URL, folder: data });
  } catch (error) {
    if (error instanceof server.Unable) return refuse(error.message);
    throw error;
  }
}

/** What to type so that somebody plays. */
function nobodyWorks({ data, queue }: FarmOptions): string {
  const place = [...(data === undefined ? [] : ['--data', data]), ...(queue === undefined ? [] : ['--queue', queue])];
  const command = ['npx meetingstone work', ...place].join(' ');
  return `No machine is at work: type "${command}" in another terminal or on others that share the queue. Ctrl+C takes back what nobody plays yet.`;
}

/** Lets other machines play, and gathers what they counted, in the order of the games. Ctrl+C takes back what nobody plays yet. */
export async function onTheFarm<Report>(
  options: FarmOptions,
  slices: readonly Slice[],
  progress: (done: number) => void,
  warn: (words: string) => void,
): Promise<readonly Report[]> {
  const farm = await openFarm(options);
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    return (await farm.ask(slices, {
      progress,
      nobodyWorks: () => warn(nobodyWorks(options)),
      until: stopping.signal,
    })) as readonly Report[];
  } catch (error) {
    if (stopping.signal.aborted) return refuse('stopped: what nobody has begun is not played');
    return refuse(`a machine of the farm could not play: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    await farm.close();
  }
}
