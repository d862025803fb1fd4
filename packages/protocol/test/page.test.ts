import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { randomBot } from '@meetingstone/bots';
import { expect, test } from 'vitest';
import type { Picture } from '../src/host/index.ts';
import { momentOf, pictureOf, stepMessage, tableMessage, VOICE } from '../src/host/index.ts';
import type { StepMessage, TableMessage } from '../src/index.ts';
import { applied, fromClient, fromServer, tableFrom } from '../src/index.ts';
import { acts, tableOf } from './tables.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

test('the page names every message of the schemas', () => {
  const named = [...page.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell]) => cell!.match(/[a-z.]+/g)!);
  const types = [fromClient, fromServer].flatMap(({ options }) => options.map(({ shape }) => shape.type.value));
  expect(types.filter((type) => !named.includes(type))).toEqual([]);
});

test('the page names every part of what clients send', () => {
  const parts = fromClient.options.flatMap(({ shape }) => Object.keys(shape));
  expect(parts.filter((part) => !new RegExp(`[\`{ ,]${part}[?:\`},]`).test(page))).toEqual([]);
});

/** What comes in, line by line, put together by the lines of the page; the last table goes out. */
const AROUND = `
import json, sys
messages = [json.loads(line) for line in sys.stdin]
table = messages[0]
table["cards"] = {card["id"]: card for card in table["cards"]}
table["definitions"] = {one["key"]: one for one in table["definitions"]}
for step in messages[1:]: apply(table, step)
table["cards"] = list(table["cards"].values())
print(json.dumps(table))
`;

test('the few lines of Python on the page make of steps what a client makes of them', () => {
  const code = /```python\n(.*?)```/s.exec(page)![1]!;
  const messages: [TableMessage, ...StepMessage[]][] = [];
  let [before, count]: [Picture | null, number] = [null, 0];
  for (const sitting of acts(tableOf(2), 5, randomBot)) {
    const picture = pictureOf(momentOf(sitting, 0), VOICE, before);
    const address = { game: 'g', seq: messages[0]?.length ?? 0 };
    if (!before) messages.push([tableMessage(picture, address)]);
    else {
      const step = stepMessage(before, picture, address);
      if (step) messages[0]!.push(step);
    }
    before = picture;
    count += 1;
    if (count === 120) break;
  }
  const sent = JSON.parse(JSON.stringify(messages[0])) as [TableMessage, ...StepMessage[]];
  const input = sent.map((message) => JSON.stringify(message)).join('\n');
  const { stdout, stderr } = spawnSync('python3', ['-c', code + AROUND], { input, encoding: 'utf8', maxBuffer: 1e8 });
  expect(stderr).toBe('');
  const made = JSON.parse(stdout) as TableMessage;
  const [first, ...steps] = sent;
  const { cards, definitions: _, log, ...rest } = steps.reduce(applied, tableFrom(first));
  expect(made).toMatchObject(rest);
  expect(made.log.slice(-log.length)).toEqual(log);
  expect(new Map(made.cards.map((card) => [card.id, card]))).toEqual(cards);
});
