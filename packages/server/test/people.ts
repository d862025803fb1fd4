import type { FromClient, FromClientOf, FromServer, FromServerOf, Table } from '@meetingstone/protocol';
import { applied, readFromServer, tableFrom, VERSION } from '@meetingstone/protocol';
import WebSocket from 'ws';

type Type = FromServer['type'];

/** Somebody at the other end of a real socket, who keeps what he was sent. */
export interface Person {
  readonly say: (message: FromClient) => void;
  readonly sayText: (text: string) => void;
  /** The next message of that type that fits, or the first of those that came since the last one was waited for. */
  readonly hear: <T extends Type>(type: T, fits?: (message: FromServerOf<T>) => boolean) => Promise<FromServerOf<T>>;
  /** Sends something with a key of its own, and waits for the acknowledgement. */
  readonly ask: (message: Keyless) => Promise<FromServerOf<'ack'>>;
  /** The same, if it is to be refused. */
  readonly tryTo: (message: Keyless) => Promise<FromServerOf<'refused'>>;
  readonly table: (game: string) => Table | undefined;
  readonly heard: () => readonly FromServer[];
  /** The same as it came, byte for byte. */
  readonly texts: () => readonly string[];
  /** The keys of his answers that were acknowledged. */
  readonly acked: () => readonly string[];
  readonly session: () => string;
  readonly cut: () => void;
  readonly ended: Promise<void>;
}

type Keyless = FromClient extends infer Message
  ? Message extends { readonly key: string }
    ? Omit<Message, 'key'>
    : never
  : never;

const PATIENCE = 20_000;

export async function person(
  url: string,
  hello: Partial<FromClientOf<'hello'>> = {},
  /** Whom he was before: he still has the tables. */
  before?: Person,
): Promise<Person> {
  const socket = new WebSocket(new URL('/socket', url.replace(/^http/, 'ws')));
  const heard: FromServer[] = [];
  const texts: string[] = [];
  const waiting = new Set<() => void>();
  const tables = new Map<string, Table>();
  for (const { game } of hello.resume ?? []) if (before) tables.set(game, before.table(game)!);
  let [keys, from, session] = [0, 0, ''];
  socket.on('message', (data) => {
    texts.push(String(data));
    const read = readFromServer(String(data));
    if (!read.ok) throw new Error(`the server sent ${String(data).slice(0, 300)}: ${read.words}`);
    const { message } = read;
    if (message.type === 'table') tables.set(message.game, tableFrom(message));
    if (message.type === 'step') tables.set(message.game, applied(tables.get(message.game)!, message));
    heard.push(message);
    for (const look of [...waiting]) look();
  });
  const ended = new Promise<void>((done) => {
    socket.on('close', () => done());
    socket.on('error', () => done());
  });
  await new Promise<void>((done, failed) => {
    socket.once('open', () => done());
    socket.once('error', failed);
  });

  const wait = <M extends FromServer>(fits: (message: FromServer) => message is M, what: string): Promise<M> =>
    new Promise<M>((done, failed) => {
      const look = (): void => {
        const at = heard.findIndex((message, n) => n >= from && fits(message));
        if (at === -1) return;
        from = at + 1;
        waiting.delete(look);
        clearTimeout(timer);
        done(heard[at] as M);
      };
      const giveUp = (why: string): void => {
        waiting.delete(look);
        failed(new Error(`${why} for ${what}; heard ${JSON.stringify(heard.slice(from)).slice(0, 2_000)}`));
      };
      const timer = setTimeout(() => giveUp('waited in vain'), PATIENCE);
      void ended.then(() => giveUp('cut off while waiting'));
      waiting.add(look);
      look();
    });

  const answerTo = async <T extends 'ack' | 'refused'>(message: Keyless, type: T): Promise<FromServerOf<T>> => {
    const key = `k${++keys}-${Math.trunc(performance.now() * 1000)}`;
    self.say({ ...message, key } as FromClient);
    const since = from;
    const found = await wait(
      (one): one is FromServerOf<'ack' | 'refused'> =>
        (one.type === 'ack' || one.type === 'refused') && one.key === key,
      `the answer to ${JSON.stringify(message)}`,
    );
    from = Math.min(from, since);
    if (found.type !== type) throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(found)}`);
    return found as FromServerOf<T>;
  };

  const answers = new Set<string>();
  const self: Person = {
    say: (message) => {
      if (message.type === 'answer') answers.add(message.key);
      socket.send(JSON.stringify(message));
    },
    acked: () => heard.flatMap((one) => (one.type === 'ack' && answers.has(one.key) ? [one.key] : [])),
    sayText: (text) => socket.send(text),
    hear: (type, fits = () => true) =>
      wait((message): message is FromServerOf<typeof type> => message.type === type && fits(message as never), type),
    ask: (message) => answerTo(message, 'ack'),
    tryTo: (message) => answerTo(message, 'refused'),
    table: (game) => tables.get(game),
    heard: () => heard,
    texts: () => texts,
    session: () => session,
    cut: () => socket.terminate(),
    ended,
  };
  self.say({ type: 'hello', version: VERSION, ...hello });
  ({ session } = await self.hear('welcome'));
  return self;
}

/** Answers whatever these people are asked in that game, as dice say, until it is over, they are cut off, or they have answered so often. */
export async function playOn(
  people: readonly Person[],
  game: string,
  choose: (options: number) => number,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let answered = 0;
  const play = async (one: Person): Promise<void> => {
    let isCut = false;
    void one.ended.then(() => {
      isCut = true;
    });
    const look = (): Promise<void> => new Promise((done) => setTimeout(done, 2));
    while (!isCut && answered < most && !one.table(game)?.outcome) {
      const decision = one.table(game)?.decision;
      if (!decision) {
        await look();
        continue;
      }
      answered += 1;
      const { number, options } = decision;
      await one.ask({ type: 'answer', game, decision: number, choose: options[choose(options.length)]!.choose });
      while (!isCut && one.table(game)?.decision?.number === number) await look(); // The step comes after the acknowledgement.
    }
  };
  await Promise.all(people.map(play));
  return answered;
}
