import type { FromServerOf, Table } from '@meetingstone/protocol';
import type { Client, Heard, Socket } from '@meetingstone/protocol/client';
import { connect } from '@meetingstone/protocol/client';
import WebSocket from 'ws';

export type Decision = NonNullable<Table['decision']>;

/** An answer that the server has said is stored. */
export interface Acked {
  readonly game: string;
  readonly key: string;
  readonly choose: unknown;
  /** When the question came, when it was sent for the first time, and when the acknowledgement came, in milliseconds of this process. */
  readonly asked: number;
  readonly sent: number;
  readonly heard: number;
}

export interface Manner {
  /** Milliseconds to think. */
  readonly think: () => number;
  readonly choose: (decision: Decision) => number;
  readonly acked: (answer: Acked) => void;
  readonly over: (game: string) => void;
}

/** A person at a client that stays: whatever is cut or killed, it comes back and sends again what was not acknowledged. */
export interface Player {
  readonly client: Client;
  /** Answers whatever it is asked at that table, until it is told to stop. */
  readonly play: (game: string, manner: Manner) => () => void;
  /** As if the cable was pulled. */
  readonly cut: () => void;
}

export interface PlayerTerms {
  /** Which of the addresses is tried first. */
  readonly first?: number;
  /** Sees everything as it came. */
  readonly look?: (text: string) => void;
  readonly session?: string;
}

/** Tries one address after the other. */
export function player(urls: () => readonly string[], name: string, terms: PlayerTerms = {}): Player {
  const { first = 0, look, session } = terms;
  let tries = first;
  let current: WebSocket;
  const open = (): Socket => {
    const all = urls();
    const url = all[tries++ % all.length]!.replace(/^http/, 'ws');
    current = new WebSocket(new URL('/socket', url), { perMessageDeflate: false });
    if (look) current.on('message', (data) => look(String(data)));
    return current as unknown as Socket;
  };
  const client = connect({ url: '', name, session, world: { open } });
  return { client, play: (game, manner) => playing(client, game, manner), cut: () => current.terminate() };
}

function playing(client: Client, game: string, { think, choose, acked, over }: Manner): () => void {
  let isOver = false;
  /** The decision that is being thought about or answered. */
  let busyWith: number | null = null;
  const look = (): void => {
    const table = client.table(game);
    if (isOver || !table) return;
    if (table.outcome) {
      stop();
      over(game);
      return;
    }
    if (!table.decision || busyWith !== null) return;
    busyWith = table.decision.number;
    setTimeout(answer, think(), performance.now());
  };
  const answer = async (asked: number): Promise<void> => {
    const decision = client.table(game)?.decision;
    if (!isOver && decision && decision.number === busyWith) {
      const sent = performance.now();
      const { choose: chosen } = decision.options[choose(decision)]!;
      const heard = await client.answer(game, chosen);
      if (heard.type === 'ack') acked({ game, key: heard.key, choose: chosen, asked, sent, heard: performance.now() });
      else await new Promise((done) => setTimeout(done, waitOf(heard)));
    }
    busyWith = null;
    look();
  };
  const stops = [
    client.on('step', (step) => step.game === game && look()),
    client.on('table', (table) => table.game === game && look()),
  ];
  const stop = (): void => {
    isOver = true;
    for (const end of stops) end();
  };
  look();
  return stop;
}

const waitOf = (heard: Heard): number => ('wait' in heard && heard.wait ? heard.wait : 100);

/** Has something done in the lobby; what was done already by an earlier try is done. */
export async function done(
  { client }: Player,
  message: Parameters<Client['ask']>[0],
): Promise<FromServerOf<'ack'> | null> {
  for (;;) {
    const heard = await client.ask(message);
    if (heard.type === 'ack') return heard;
    if (heard.type === 'refused' && heard.reason === 'already begun') return null;
    if (heard.type !== 'refused' || !['too often', 'server error', 'shutting down'].includes(heard.reason))
      throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(heard)}`);
    await new Promise((then) => setTimeout(then, waitOf(heard)));
  }
}

/** Dice that always fall alike, for programs that play many games. */
export const options =
  (dice: (below: number) => number) =>
  (decision: Decision): number =>
    dice(decision.options.length);
