import type { Socket, World } from '../src/client/index.ts';
import type { FromClient, FromServer, StepMessage, TableMessage } from '../src/index.ts';
import { LIMITS, readFromClient } from '../src/index.ts';

/** Time that goes on when it is told to. */
function slowTime() {
  let now = 0;
  let waiting: { readonly at: number; readonly then: () => void }[] = [];
  return {
    later: (milliseconds: number, then: () => void) => {
      const one = { at: now + milliseconds, then };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    /** Lets what is due within so many milliseconds happen, in order. */
    pass: (milliseconds: number) => {
      const end = now + milliseconds;
      for (;;) {
        const next = waiting.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
        if (!next) break;
        now = next.at;
        waiting = waiting.filter((other) => other !== next);
        next.then();
      }
      now = end;
    },
  };
}

/** One end of a connection that the test holds. */
export interface Held {
  readonly url: string;
  readonly give: (message: FromServer) => void;
  readonly cut: () => void;
  readonly isOpen: () => boolean;
}

/**
 * A server that has one table and keeps its promises: each key is done once and acknowledged as often as it is sent, and who
 * comes back gets the steps that he missed while the ring has them. After so many messages in all, either way, it cuts the line.
 */
export function fakeServer(first: TableMessage, cutAfter: readonly number[] = []) {
  const time = slowTime();
  const steps: StepMessage[] = [];
  const done: FromClient[] = [];
  const keys = new Set<string>();
  const hellos: FromClient[] = [];
  const connections: Held[] = [];
  let messages = 0;
  let ring: number = LIMITS.ring;
  let isMute = false;

  const open = (url: string): Socket => {
    let isOpen = true;
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => {
        if (!isOpen || isCutNow()) return;
        const read = readFromClient(text);
        if (!read.ok) throw new Error(`the client sent ${text}: ${read.words}`);
        hear(read.message, held);
      },
      close: () => {
        isOpen = false;
      },
    };
    const isCutNow = (): boolean => {
      messages += 1;
      if (!cutAfter.includes(messages)) return false;
      held.cut();
      return true;
    };
    const held: Held = {
      url,
      give: (message) => {
        if (isOpen && !isCutNow()) socket.onmessage?.({ data: JSON.stringify(message) });
      },
      cut: () => {
        isOpen = false;
        time.later(0, () => socket.onclose?.(undefined as never));
      },
      isOpen: () => isOpen,
    };
    connections.push(held);
    time.later(1, () => isOpen && socket.onopen?.(undefined as never));
    return socket;
  };

  const hear = (message: FromClient, held: Held): void => {
    if (isMute) return;
    if (message.type === 'ping') held.give({ type: 'pong', n: message.n, now: 0 });
    if (message.type === 'hello') {
      hellos.push(message);
      held.give({ type: 'welcome', version: message.version, session: 'secret', name: 'Ann', now: 0, games: [] });
      const since = message.resume?.find(({ game }) => game === first.game)?.seq;
      const missed = steps.filter(({ seq }) => seq > (since ?? -1));
      if (since === undefined || missed.length > ring) whole(held);
      else for (const step of missed) held.give(step);
    }
    if (!('key' in message)) return;
    if (!keys.has(message.key)) {
      keys.add(message.key);
      done.push(message);
      held.give({ type: 'ack', game: first.game, key: message.key });
      const step: StepMessage = {
        type: 'step',
        game: first.game,
        seq: steps.length + 1,
        turn: turnAt(steps.length + 1),
      };
      steps.push(step);
      held.give(step);
    } else held.give({ type: 'ack', game: first.game, key: message.key });
  };

  const whole = (held: Held): void =>
    held.give({ ...first, seq: steps.length, turn: steps.length === 0 ? first.turn : turnAt(steps.length) });

  let named = 0;
  const world: Partial<World> = { open, later: time.later, random: () => 0.5, newKey: () => `key-${named++}` };
  return {
    world,
    time,
    done,
    hellos,
    connections,
    steps,
    last: () => connections.at(-1)!,
    messages: () => messages,
    /** From now on it hears nothing, and says nothing of itself. */
    mute: () => {
      isMute = true;
    },
    shortRing: () => {
      ring = 0;
    },
  };
}

const turnAt = (number: number) => ({ number, player: 0, step: 'action' });
