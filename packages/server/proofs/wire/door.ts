import type { FromClientOf, FromServer } from '@meetingstone/protocol';
import { readFromClient, readFromServer, VERSION } from '@meetingstone/protocol';
import type { Socket } from '@meetingstone/protocol/client';
import type { Seat } from '@meetingstone/rules';
import { Refused } from '../../src/refused.ts';
import type { ActMessage } from '../../src/tables/acting.ts';
import { actOf, isAct } from '../../src/tables/acting.ts';
import type { LiveTable } from '../../src/tables/live.ts';
import type { Listener } from '../../src/tables/stream.ts';

/** Where sockets come in, all of which can be cut at once. */
export interface Door {
  readonly open: (seat: Seat) => Socket;
  readonly cut: () => void;
  /** The next act is done, and the line is cut before anybody hears of it. */
  readonly loseNextAck: () => void;
}

/** A table with sockets to it, in one process: each message goes through as text, and is read as the schemas say. */
export function doorTo(table: LiveTable): Door {
  const lines = new Set<() => void>();
  let losing = false;

  const cut = (): void => {
    losing = false;
    for (const end of [...lines]) end();
  };

  const open = (seat: Seat): Socket => {
    const socket: Socket = { send: hear, close: leave, onopen: null, onmessage: null, onclose: null, onerror: null };
    const listener: Listener = { send, powers: false, replaced: leave, hears: () => true };

    function send(text: string): void {
      const read = readFromServer(text);
      if (!read.ok) throw new Error(`no client can read this: ${read.words}: ${text.slice(0, 200)}`);
      if (lines.has(end)) socket.onmessage?.({ data: text });
    }
    const tell = (message: FromServer): void => send(JSON.stringify(message));

    function leave(): void {
      lines.delete(end);
      table.leave(listener);
    }
    function end(): void {
      leave();
      queueMicrotask(() => socket.onclose?.(undefined as never));
    }

    function hear(text: string): void {
      const read = readFromClient(text);
      if (!read.ok) throw new Error(`no server can read this: ${read.words}: ${text}`);
      if (read.message.type === 'hello') greet(read.message);
      else if (isAct(read.message)) void perform(read.message);
    }

    function greet({ resume }: FromClientOf<'hello'>): void {
      const { name } = table.sitting().terms.seats[seat]!;
      const games = [{ game: table.id, seat }];
      tell({ type: 'welcome', version: VERSION, session: `seat-${seat}`, name, now: 0, games });
      table.sit(seat, listener, resume?.find(({ game }) => game === table.id)?.seq);
    }

    async function perform(message: ActMessage): Promise<void> {
      const { game, key } = message;
      const ack = (): void => (losing ? cut() : tell({ type: 'ack', game, key }));
      try {
        await table.perform({ seat, key, ack }, (sitting) => actOf(message, seat, sitting, 0));
      } catch (reason) {
        if (!(reason instanceof Refused)) throw reason;
        tell({ type: 'refused', game, key, ...reason.told });
      }
    }

    lines.add(end);
    queueMicrotask(() => socket.onopen?.(undefined as never));
    return socket;
  };

  return {
    open,
    cut,
    loseNextAck: () => {
      losing = true;
    },
  };
}
