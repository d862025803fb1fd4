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
  let current: Client;
  let isOver = false;
  const open = async (): Promise<void> => {
    current = await database.persist(database.connection);
    current.once('end', () => void again());
    await holdLock(current, node);
    await post.listen(current);
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
      await current.end().catch(() => {});
    },
  };
}
