import type { Player } from '../player.ts';
import { player } from '../player.ts';
import { begin, DUEL } from '../tables.ts';

const AT_A_TIME = 20;

/** People at duels who are cut off at the same moment: the milliseconds until each has been told all that he missed. */
export async function storm(url: string, people: number): Promise<readonly number[]> {
  const all: Player[] = [];
  for (let n = 0; n < people; n += AT_A_TIME) {
    const pairs = Array.from({ length: Math.min(AT_A_TIME, people - n) / 2 }, (_, pair) => [
      player(() => [url], `A${n + pair}`),
      player(() => [url], `B${n + pair}`),
    ]);
    await Promise.all(pairs.map((pair) => begin(pair, DUEL)));
    all.push(...pairs.flat());
  }
  const start = performance.now();
  const back = all.map((one) => currentAgain(one, start));
  for (const { cut } of all) cut();
  const times = await Promise.all(back);
  for (const { client } of all) client.close();
  return times;
}

/** The server deals with one message after the other: when it answers a word, it has sent everything that went before. */
function currentAgain({ client }: Player, start: number): Promise<number> {
  return new Promise((done) => {
    const stops = [
      client.onLine((line) => {
        if (line === 'open') client.tell({ type: 'ping', n: 1 });
      }),
      client.on('pong', ({ n }) => {
        if (n !== 1 || client.line() !== 'open') return;
        for (const stop of stops) stop();
        done(performance.now() - start);
      }),
    ];
  });
}
