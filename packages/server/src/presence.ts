import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Database } from './storage/database.ts';
import type { Postbox } from './storage/news.ts';
import type { Node } from './storage/nodes.ts';
import { holdLock } from './storage/nodes.ts';

/** The connection by which other nodes see that this one lives, and on which news come. It is opened again when it breaks. */
export interface Presence {
  readonly close: () => Promise<void>;
}

export async function beThere(database: Database, node: Node, post: Postbox, back: () => void): Promise<Presence> {
  let current: Client | null = null;
  let isOver = false;
  /** One that is half open is ended: two connections would wait for each other's lock. */
  const open = async (): Promise<void> => {
    const client = await database.persist(database.connection);
    let isGone = false;
    client.once('end', () => {
      isGone = true;
      if (current === client) void again();
    });
    try {
      await holdLock(client, node);
      await post.listen(client);
      if (isGone) throw new Error('the connection ended as soon as it was open');
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    current = client;
  };
  const again = async (): Promise<void> => {
    while (!isOver) {
      try {
        await open();
        return back();
      } catch {
        await pause(100);
      }
    }
  };
  await open();
  return {
    close: async () => {
      isOver = true;
      await current?.end().catch(() => {});
    },
  };
}
