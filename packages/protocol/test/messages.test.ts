import { readFileSync } from 'node:fs';
import type { Option } from '@meetingstone/rules';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { FromClient, FromServer } from '../src/index.ts';
import { fromClient, fromServer, LIMITS, REFUSALS, readFromClient, readFromServer, VERSION } from '../src/index.ts';
import type { Readable } from '../src/schema/basics.ts';
import type { chosen, SentOption } from '../src/schema/option.ts';
import { optionSent, sentOption } from '../src/schema/option.ts';
import { FROM_CLIENT, FROM_SERVER } from './examples.ts';

describe('schema and types agree', () => {
  test('an option of the rules is an option of the wire, and the other way round', () => {
    type Flagged = { readonly choose: 'attack' | 'place' };
    expectTypeOf<Exclude<SentOption, Flagged>>().toEqualTypeOf<Exclude<Option, Flagged>>();
    expectTypeOf<Readable<z.infer<typeof chosen>>>().toEqualTypeOf<SentOption | number>();
  });

  test.each([false, true])('what is attacked or placed comes as it was sent, with a flag or without: %s', (flag) => {
    const options: readonly Option[] = [
      { choose: 'attack', card: 7, sabotage: flag },
      { choose: 'place', card: 7, faceUp: flag },
    ];
    expect(options.map(sentOption).map(optionSent)).toEqual(options);
    expect(options.map((option) => Object.keys(sentOption(option)).length)).toEqual(flag ? [3, 3] : [2, 2]);
  });

  test('there is an example of every message, and each is read as it was written', () => {
    expect(new Set(FROM_CLIENT.map(({ type }) => type))).toEqual(namesOf(fromClient));
    expect(new Set(FROM_SERVER.map(({ type }) => type))).toEqual(namesOf(fromServer));
    for (const message of FROM_CLIENT) expect(readFromClient(JSON.stringify(message))).toEqual({ ok: true, message });
    for (const message of FROM_SERVER) expect(readFromServer(JSON.stringify(message))).toEqual({ ok: true, message });
  });
});

type Type = FromClient['type'] | FromServer['type'];

const namesOf = (schema: typeof fromClient | typeof fromServer): Set<Type> =>
  new Set(schema.options.map(({ shape }) => [...shape.type.values][0]!));

describe('what is not understood is refused with its place', () => {
  const refusal = (given: unknown) => readFromClient(typeof given === 'string' ? given : JSON.stringify(given));

  test('an unknown part of any message, wherever it stands', () => {
    for (const message of FROM_CLIENT)
      for (const place of objectsIn(message)) {
        const spoilt = structuredClone(message) as object;
        (place(spoilt) as Record<string, unknown>).surprise = 1;
        expect(refusal(spoilt), JSON.stringify(spoilt)).toMatchObject({ ok: false, reason: 'malformed' });
      }
  });

  test('a message without one of its parts', () => {
    for (const message of FROM_CLIENT)
      for (const part of Object.keys(message)) {
        const { [part]: _, ...rest } = message as Record<string, unknown>;
        const read = readFromClient(JSON.stringify(rest));
        if (read.ok) expect(OPTIONAL.has(part), `${message.type} without ${part}`).toBe(true);
      }
  });

  test('a refusal names the key and the game of what it refuses', () => {
    expect(refusal({ type: 'answer', game: 'g', key: 'k', decision: -1, choose: 1 })).toEqual({
      ok: false,
      reason: 'malformed',
      words: 'decision: Too small: expected number to be >=0',
      key: 'k',
      game: 'g',
    });
  });

  test.each([
    ['', 'not JSON'],
    ['{', 'not JSON'],
    ['null', 'malformed'],
    ['[]', 'malformed'],
    ['7', 'malformed'],
    ['{}', 'unknown message'],
    ['{"type":"table"}', 'unknown message'],
    ['{"type":"__proto__"}', 'unknown message'],
    [JSON.stringify({ type: 'say', key: 'k', text: 'x'.repeat(LIMITS.messageBytes) }), 'too large'],
    [JSON.stringify({ type: 'say', key: 'k', text: 'ä'.repeat(LIMITS.messageBytes / 2) }), 'too large'],
    [JSON.stringify({ type: 'say', key: 'k', text: 'x'.repeat(LIMITS.chat + 1) }), 'malformed'],
    [JSON.stringify({ type: 'say', key: 'k', text: '  ' }), 'malformed'],
    [JSON.stringify({ type: 'answer', game: '../x', key: 'k', decision: 1, choose: 1 }), 'malformed'],
    [JSON.stringify({ type: 'answer', game: 'g', key: '', decision: 1, choose: 1 }), 'malformed'],
    [JSON.stringify({ type: 'answer', game: 'g', key: 'k', decision: 1, choose: 0 }), 'malformed'],
    [JSON.stringify({ type: 'answer', game: 'g', key: 'k', decision: 1, choose: { choose: 'win' } }), 'malformed'],
  ])('%.60s', (text, reason) => {
    expect(readFromClient(text)).toMatchObject({ ok: false, reason });
    expect(REFUSALS).toContain(reason);
  });

  test('the version is a number, which the server compares', () => {
    expect(readFromClient(JSON.stringify({ type: 'hello', version: VERSION + 1 })).ok).toBe(true);
  });
});

/** Parts that a message can do without. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'session',
  'name',
  'resume',
  'powers',
  'seat',
  'seats',
  'token',
  'deck',
  'never',
  'match',
  'bot',
  'text',
  'team',
  'game',
]);

/** Ways to every object inside a message, itself included; a list of counters takes any name. */
function objectsIn(message: object): ((root: object) => object)[] {
  const found: ((root: object) => object)[] = [(root) => root];
  for (const [part, value] of Object.entries(message))
    if (typeof value === 'object' && value !== null && part !== 'decks')
      found.push(
        ...objectsIn(value)
          .map((place) => (root: object) => place((root as Record<string, object>)[part]!))
          .slice(Array.isArray(value) ? 1 : 0),
      );
  return found;
}

test('the page about the protocol names every message and every limit on its way', () => {
  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const missing = [...namesOf(fromClient), ...namesOf(fromServer)].filter((type) => !page.includes(`\`${type}\``));
  expect(missing).toEqual([]);
  for (const limit of [LIMITS.messageBytes, LIMITS.deck]) expect(page).toContain(limit.toLocaleString('en'));
  expect(page).toContain(`last ${LIMITS.ring} steps`);
});
