import { allCards, cardNamed } from '@meetingstone/cards';
import { RAIDS, raidNamed } from '@meetingstone/raids';
import type { Effect, Facts, Power, Watch } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { exercise } from '../src/exercise/exercise.ts';
import { cardsOfRaid, raidTables } from '../src/exercise/raids.ts';
import { tasksOf, taskWords, titleOf } from '../src/exercise/tasks.ts';
import { command, temporary } from './support.ts';

const known = (...names: readonly string[]): Facts[] => names.map((name) => cardNamed(name)!);

describe('what a card has to show', () => {
  test('is that it is played, and each of its powers', () => {
    expect(tasksOf(cardNamed('Hearthstone')!).map(taskWords)).toEqual(['is played', 'payment power 1 is used']);
    expect(tasksOf(cardNamed('Shield Bash')!).map(taskWords)).toEqual(['is played', 'alternate cost power 1 is paid']);
    expect(tasksOf(cardNamed('Warrax')!)[0]!.does).toBe('enters the game');
  });

  test('both sides of a Boss and of a lair count, and stages of one name are told apart', () => {
    const magtheridons = raidNamed('magtheridon')!.cards.filter(({ hero }) => hero);
    expect(magtheridons.map(titleOf)).toEqual(['Magtheridon (Boss 1)', 'Magtheridon (Boss 2)']);
    const lair = raidNamed('magtheridon')!.cards.find(({ types }) => types.includes('Lair'))!;
    expect(tasksOf(lair).filter(({ back }) => back)).toHaveLength(lair.back!.length);
  });
});

describe('exercising cards', () => {
  test('a sample of the catalogue shows nearly everything in a few games, without a fault', {
    timeout: 120_000,
  }, () => {
    const all = allCards();
    const cards = all.filter((_, n) => n % Math.ceil(all.length / 30) === 0);
    const report = exercise({ cards, seed: 1, games: 30 });
    expect(report.faults).toEqual([]);
    expect(report.done).toBeGreaterThan(report.tasks * 0.9);
    expect(report.whole + new Set(report.never.map(({ card }) => card)).size).toBe(cards.length);
  });

  test('stops as soon as everything was seen, and plays the same games from the same seed', () => {
    const cards = known('Footsoldier', 'Bonechill Adept', 'Fire Blast');
    const report = exercise({ cards, seed: 2, games: 50 });
    expect(report).toMatchObject({ whole: 3, never: [], faults: [] });
    expect(report.games).toBeLessThan(50);
    expect(exercise({ cards, seed: 2, games: 50 })).toEqual(report);
  });

  test('tells what was never done, and why', () => {
    const fireBlast = cardNamed('Fire Blast')!;
    const dear = { ...fireBlast, name: 'Dear Blast', cost: 99 };
    const { never } = exercise({ cards: [dear], seed: 1, games: 2 });
    expect(never).toEqual([
      { card: 'Dear Blast', what: 'is played', why: expect.stringMatching(/^cannot pay \(\d+ times\)$/) },
    ]);
    const footsoldier = cardNamed('Footsoldier')!;
    const drawsSeven: Effect[] = [{ do: 'draw', who: { player: 'you' }, count: 7 }];
    const trigger = (on: Watch): Power => ({ power: 'triggered', on, effects: drawsSeven });
    const powers = [
      trigger({ event: 'attack', card: { tag: ['Gnu'] } }),
      trigger({ event: 'destroy', card: { self: true } }),
    ];
    const cards = [{ ...footsoldier, name: 'Keeper', cost: 99, powers }];
    expect(exercise({ cards, seed: 1, games: 1 }).never.map(({ why }) => why)).toEqual([
      expect.stringContaining('cannot pay'),
      'no card here is Gnu',
      expect.stringMatching(/^its trigger needs "destroy" of itself/),
    ]);
    const none = exercise({ cards: [dear], seed: 1, games: 0 });
    expect(none.never[0]!.why).toBe('never drawn');
  });
});

describe('exercising a raid', () => {
  test.each(RAIDS.map((raid) => [raid.key, raid] as const))(
    '%s: a few random raids show much of it, without a fault',
    {
      timeout: 120_000,
    },
    (_, raid) => {
      const cards = cardsOfRaid(raid);
      const report = exercise({ cards, seed: 1, games: 4, tables: raidTables(raid) });
      expect(report.faults).toEqual([]);
      expect(report.games).toBe(4);
      expect(report.done).toBeGreaterThan(report.tasks * 0.25);
      expect(report.whole + new Set(report.never.map(({ card }) => card)).size).toBe(cards.length);
    },
  );

  test('the cards wanted lie where they can be used', { timeout: 60_000 }, () => {
    const raid = raidNamed('magtheridon')!;
    const cards = cardsOfRaid(raid).filter(({ types }) => types.includes('Lair') || types.includes('Cube'));
    const report = exercise({ cards, seed: 1, games: 20, tables: raidTables(raid) });
    expect(report).toMatchObject({ cards: 2, whole: 2, never: [], faults: [] });
  });
});

test('cards exercise --raid plays the cards of a raid, and the one that carries its rules', {
  timeout: 60_000,
}, async () => {
  const { out, code } = await command('cards', 'exercise', '--raid', 'onyxia', '--games', '1', '--json');
  const { cards, tasks, done, faults } = JSON.parse(out);
  expect(cards).toBe(raidNamed('onyxia')!.cards.length + 1);
  expect(faults).toEqual([]);
  expect(done).toBeLessThan(tasks);
  expect(code).toBe(1);
});

test('cards exercise is told to people and as JSON, and fails if something was never seen', async () => {
  const all = await command('cards', 'exercise', 'Footsoldier', '--json');
  expect(JSON.parse(all.out)).toMatchObject({ cards: 1, whole: 1, never: [], faults: [], seed: 1 });
  expect(all.code).toBe(0);
  const some = await command(
    'cards',
    'exercise',
    'Shield Bash',
    'Hearthstone',
    'Fire Blast',
    '--games',
    '1',
    '--seed',
    '3',
  );
  expect(some.out).toMatch(/1 games, \d+ decisions, 0 faults$/);
  expect((await command('cards', 'exercise', 'Footsolder')).err).toContain('Footsoldier');
});

test('cards exercise --from plays the cards of a file that are understood', async () => {
  const file = temporary('cards.txt', 'Old Bear, 4, Druid, Ally—Bear, 2 [Melee] / 4 Health\nProtector\n');
  const { out, code } = await command('cards', 'exercise', '--from', file, '--json');
  expect(JSON.parse(out)).toMatchObject({ cards: 1, whole: 1, tasks: 2, done: 2 });
  expect(code).toBe(0);
  expect((await command('cards', 'exercise', '--from', '/no/such.txt')).err).toContain('there is no such file');
});
