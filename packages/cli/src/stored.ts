import { refuse } from '@meetingstone/sitting';

type Server = typeof import('@meetingstone/server');

interface Where {
  readonly databaseUrl: string | undefined;
  readonly folder: string | undefined;
}

/** Does something with what `serve` has stored: in DATABASE_URL, in this folder, or in the usual one. */
export async function stored<T>(
  { data }: { readonly data?: string | undefined },
  doing: (server: Server, at: Where) => Promise<T>,
): Promise<T> {
  const server = await import('@meetingstone/server');
  try {
    return await doing(server, { databaseUrl: process.env.DATABASE_URL, folder: data });
  } catch (error) {
    if (error instanceof server.Unable) return refuse(error.message);
    throw error;
  }
}
