import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diceFrom } from '@meetingstone/bots';
import { allDecks } from '@meetingstone/cards';
import { raidNamed } from '@meetingstone/raids';
import { outcome } from '@meetingstone/rules';
import type { Terms } from '@meetingstone/sitting';
import { raidDecks, raidTerms, sitDown, tableTerms } from '@meetingstone/sitting';
import { describe, expect, test } from 'vitest';
import { playWithPrograms } from '../src/foreign/playing.ts';
import { command } from './support.ts';

const examples = join(import.meta.dirname, '..', '..', '..', 'examples');
const PYTHON = `exec:python3 ${join(examples, 'bot.py')}`;
const JAVASCRIPT = `exec:node ${join(examples, 'bot.mjs')}`;
const folder = mkdtempSync(join(tmpdir(), 'meetingstone-bots-'));

/** A program of a few lines. */
function programOf(name: string, lines: string): string {
  const path = join(folder, `${name}.py`);
  writeFileSync(path, lines);
  return `exec:python3 ${path}`;
}

const duel = (...bots: readonly string[]): Terms =>
  tableTerms(
    allDecks().slice(0, bots.length),
    bots.map((_, n) => `player ${n + 1}`),
    bots.map((bot) => ({ is: 'bot', bot })),
  );

async function played(terms: Terms, more: { readonly patience?: number } = {}) {
  const failures: string[] = [];
  const game = {
    random: diceFrom(1),
    shown: false,
    limit: 20_000,
    onFailure: (sentence: string) => failures.push(sentence),
    ...more,
  };
  const { game: last } = await playWithPrograms(sitDown(terms, 1, 0), game);
  return { winners: outcome(last)?.winners, failures };
}

describe('a program in any language takes a seat', () => {
  test('the bots in Python and JavaScript play whole duels', async () => {
    const { winners, failures } = await played(duel(PYTHON, JAVASCRIPT));
    expect(failures).toEqual([]);
    expect(winners).toHaveLength(1);
  });

  test('and raids', async () => {
    const raid = raidNamed('onyxia')!;
    const sitters = ['greedy', PYTHON, PYTHON].map((bot) => ({ is: 'bot', bot }) as const);
    const decks = raidDecks(raid, [], 2);
    const terms = raidTerms({ raid, mode: raid.modes[0]!, own: {} }, decks, ['Boss', 'Ann', 'Ben'], sitters);
    const { winners, failures } = await played(terms);
    expect(failures).toEqual([]);
    expect(winners?.length).toBeGreaterThan(0);
  });
});

describe('a program that fails concedes, and it is said why', () => {
  const HELLO = `import json, sys\nprint(json.dumps({"type": "hello", "version": 1}), flush=True)\n`;
  test.each([
    ['it ends', 'import sys\nsys.exit(3)\n', /has ended \(exit code 3\)/],
    [
      'it writes rubbish',
      `print("hello", flush=True)\nimport time\ntime.sleep(60)\n`,
      /no message: A message is one JSON object/,
    ],
    ['it speaks another version', HELLO.replace('1}', '99}'), /speaks version 99/],
    ['it does not say hello', 'print(\'{"type":"ping","n":1}\', flush=True)\ninput()\n', /not said hello/],
    [
      'it answers what is not offered',
      `${HELLO}answer = json.dumps({"type": "answer", "game": "game", "key": "k", "decision": 0, "choose": 999})\nfor line in sys.stdin:\n    print(answer, flush=True)\n`,
      /3 answers that are not allowed/,
    ],
    ['it cannot be started', null, /could not be started: there is no such program/],
  ])('%s', async (name, lines, why) => {
    const bot = lines === null ? 'exec:./no-such-program' : programOf(name.replaceAll(' ', '-'), lines);
    const { winners, failures } = await played(duel(bot, 'greedy'));
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatch(why);
    expect(winners).toEqual([1]);
  });

  test('it says nothing for too long', async () => {
    const bot = programOf('silent', `${HELLO}import time\ntime.sleep(60)\n`);
    const { winners, failures } = await played(duel('greedy', bot), { patience: 300 });
    expect(failures).toEqual([`${bot} in seat 2 has said nothing for 0.3 seconds: it concedes`]);
    expect(winners).toEqual([0]);
  });
});

/** What does not hang on how long it took. */
function countedIn(out: string): object {
  const { gamesPerSecond: _, decisionsPerSecond: __, ...report } = JSON.parse(out) as Record<string, unknown>;
  return report;
}

describe('wherever bots play', () => {
  test('a program plays', async () => {
    const { out, err } = await command('play', '--bots', PYTHON, '--json');
    expect(JSON.parse(out)).toMatchObject({ ended: true });
    expect(err).toBe('');
  });

  test('a program takes part in a contest', async () => {
    const { out, err } = await command('contest', JAVASCRIPT, 'random', '--games', '2', '--json');
    expect(JSON.parse(out)).toMatchObject({ games: 2, bots: [JAVASCRIPT, 'random'] });
    expect(err).toBe('');
  });

  test('a program plays matches, watched and simulated', async () => {
    const watched = await command('play', '--bots', JAVASCRIPT, '--match', '--seed', '3', '--json');
    expect(JSON.parse(watched.out)).toMatchObject({ bestOf: 3, winners: [expect.any(String)] });
    expect(watched.err).toBe('');
    const simulated = ['simulate', '--bots', JAVASCRIPT, 'random', '--match', '1', '--games', '2', '--json'] as const;
    const { out, err } = await command(...simulated);
    expect(JSON.parse(out)).toMatchObject({ matches: 2, matchesEnded: 2, errors: 0 });
    expect(err).toBe('');
    expect(countedIn((await command(...simulated, '--workers', '2')).out)).toEqual(countedIn(out));
  }, 120_000);

  test('one that fails in a match loses each of its games, and the match', async () => {
    const { out, err } = await command(
      'simulate',
      '--bots',
      'exec:./none',
      'random',
      '--match',
      '--games',
      '1',
      '--json',
    );
    expect(JSON.parse(out)).toMatchObject({ matchWins: { 0: 0, 1: 1 }, games: 2, errors: 2 });
    expect(err).toContain('none in seat 1 could not be started');
  });

  test('a farm plays with none', async () => {
    const { err } = await command('simulate', '--bots', JAVASCRIPT, '--farm', '--json');
    expect(err).toContain('a farm has none of your programs');
  });

  test('a program that is not there loses, and that is said', async () => {
    const { out, err } = await command('contest', 'exec:./no-such-program', 'random', '--games', '2', '--json');
    expect(JSON.parse(out)).toMatchObject({ wins: [0, 2] });
    expect(err).toContain('no-such-program in seat 1 could not be started: there is no such program: it concedes');
  });
});
