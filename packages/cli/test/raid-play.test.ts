import { raidNamed } from '@meetingstone/raids';
import { hasLanded } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { answersOf, next, raidDecks, sitAgain, sitDown } from '@meetingstone/sitting';
import { describe, expect, test } from 'vitest';
import { recordingAt } from '../src/files.ts';
import { plain } from '../src/paint.ts';
import { aroundAlone } from '../src/play/alone.ts';
import { playAtTerminal } from '../src/play/loop.ts';
import { screenFor, thinkFor } from '../src/play/screen.ts';
import { playersOf, setUpRaid } from '../src/play/setup.ts';
import { listen } from '../src/play/watching.ts';
import { matLines } from '../src/table/mat.ts';
import { tableLines } from '../src/table/table.ts';
import { command, interrupting, tellerFor, temporary, typing } from './support.ts';

const onyxia = raidNamed('onyxia')!;
const decks = raidDecks(onyxia, [], 2);
const NAMES = ['boss', 'Ann', 'Ben'];
/** Onyxia against two; where there is no bot, a person plays. */
const started = (...bots: readonly (string | null)[]) => {
  const players = bots.map((bot, n) => (bot === null ? { person: NAMES[n]! } : { bot }));
  const terms = setUpRaid(players, decks, { raid: onyxia, mode: 'standard' });
  const seats = terms.seats.map((seat, n) => ({ ...seat, name: NAMES[n]! }));
  return sitDown({ ...terms, seats }, 5, 0);
};
type Typed = ReturnType<typeof typing>;
const around = (terminal: Typed) => aroundAlone({ folder: null }, terminal);
const playing = (start: ReturnType<typeof started>, terminal: Typed) =>
  playAtTerminal(start, { paint: plain }, terminal, around(terminal));
const screened = (start: ReturnType<typeof started>) => screenFor(start, { paint: plain });

describe('who raids', () => {
  const options = { bots: 'greedy', raid: 'magtheridon' };

  test('you are the first raiding player, unless told otherwise', () => {
    expect(playersOf(options)).toEqual([
      { bot: 'greedy' },
      { person: 'Player 2' },
      { bot: 'greedy' },
      { bot: 'greedy' },
    ]);
    expect(playersOf({ ...options, players: 'you,random' })).toEqual([{ person: 'Player 1' }, { bot: 'random' }]);
  });

  test('the Boss player has no deck of yours', () => {
    const sitters = [{ person: 'Onny' }, { person: 'Ann' }, { bot: 'greedy' }];
    const { seats } = setUpRaid(sitters, decks, { raid: onyxia, mode: 'standard' });
    expect(seats.map(({ name }) => name)).toEqual(['Onny', 'Ann', decks[1]!.name]);
    expect(seats.map(({ sitter }) => sitter.is)).toEqual(['person', 'person', 'bot']);
  });
});

describe('a raid at the terminal', () => {
  test('shows the Boss with number and side, the phases, and the decks by name', async () => {
    const terminal = typing('2', 'quit', 'yes');
    await playing(started(null, 'greedy', 'greedy'), terminal);
    const shown = terminal.shown.join('\n');
    expect(shown).toMatch(/phases {5}ready · draw · (\[event\] · action|event · \[action\]) · end/);
    expect(shown).toMatch(/You {2}Onyxia.*♥ 20\/20 \(Boss 1, front side\)/);
    expect(shown).toMatch(/Main \d+ · Event \d+ · Stage 2/);
    expect(shown).not.toContain("Onyxia's Lair");
  });

  test('a seat passes to a bot and back, and is saved as it is', async () => {
    const file = temporary('raid.json');
    const terminal = typing('2', 'take boss', 'bot random', `save ${file}`, 'quit', 'yes');
    const { left, sitting } = await playing(started('greedy', null, 'greedy'), terminal);
    const shown = terminal.shown.join('\n');
    expect(shown).toContain('You play boss from now on.');
    expect(shown).toContain('The random bot plays for Ann from now on.');
    expect(left).toMatchObject({ how: 'quit', player: 0 });
    const recording = recordingAt(file);
    expect(recording.opening).toEqual(sitting.opening);
    expect(recording.answers).toEqual(answersOf(sitting));
    const again = sitAgain(recording.terms, recording, recording.acts);
    expect(again.sitters).toEqual(sitting.sitters);
    expect(again.game.state).toEqual(sitting.game.state);
    expect((await command('replay', file)).code).toBe(0);
  });

  test('bots play on alone until somebody takes a seat', async () => {
    const terminal = typing('bot', '', 'take nobody', 'take 2', 'quit', 'yes');
    const { left } = await playing(started('greedy', null, 'greedy'), terminal);
    const shown = terminal.shown.join('\n');
    expect(shown).toContain('Nobody is called "nobody": boss, Ann, Ben.');
    expect(shown).toContain('You play Ann from now on.');
    expect(left).toMatchObject({ how: 'quit', player: 1 });
  });
});

describe('a seat passes at any decision', () => {
  test('somebody who types take while bots play decides before the next answer of that seat', async () => {
    const screen = screened(started('random', 'random', 'random'));
    for (let n = 0; n < 60; n++) {
      const { sitting } = screen;
      const { player } = sitting.game.decision!;
      const terminal = interrupting(0, `take ${player + 1}`);
      expect(await listen(screen, terminal, around(terminal))).toBeUndefined();
      expect(next(screen.sitting)).not.toMatchObject({ do: 'think', seat: player });
      screen.sitting = sitting;
      thinkFor(screen, player, 'random');
    }
  });

  test('take alone takes back the seat that was given away', async () => {
    const terminal = interrupting(2, 'take', 'bot', '', 'quit', 'yes');
    const { left } = await playing(started('random', null, 'random'), terminal);
    expect(terminal.shown).toContain('You play Ann from now on.');
    expect(left).toMatchObject({ player: 1 });
  });

  test('what answers a question is left for the question', async () => {
    const screen = screened(started('random', null, 'random'));
    const answering = interrupting(0, '2');
    await listen(screen, answering, around(answering));
    expect(screen.sitting.sitters[1]).toEqual({ is: 'person' });
    const leaving = interrupting(0, 'quit', 'yes');
    expect(await listen(screen, leaving, around(leaving))).toBe('quit');
  });

  test('any line makes bots wait that play alone; step lets them decide once', async () => {
    const terminal = interrupting(0, '', 'step', 'step', 'quit', 'yes');
    const { sitting } = await playing(started('random', 'random', 'random'), terminal);
    expect(sitting.acts.filter(({ act }) => act.do === 'answer')).toHaveLength(2);
    expect(terminal.shown.join('\n')).toContain('Before the first turn');
  });

  test('handing a seat over repeats nothing that was told', async () => {
    const terminal = typing('1', 'bot', 'quit', 'yes');
    await playing(started('greedy', null, 'greedy'), terminal);
    const told = terminal.shown.filter((line) => line.includes('boss plays'));
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told).size).toBe(told.length);
  });
});

test('nobody raids alone against nobody', async () => {
  const { err } = await command('play', '--raid', 'onyxia', '--players', 'you', '--seed', '1');
  expect(err).toContain("Onyxia's Lair is for one to five raiding players, not none (R100.1)");
  expect(() => scenario({ boss: {} }, { raid: 'onyxia' })).toThrow('not none (R100.1)');
});

test('where a card is dropped, a picture shows whom it touches', () => {
  const { boss, you, pass, game } = scenario(
    {
      boss: { boss: 'Shazzrah', resources: 1 },
      you: { play: ['Footsoldier', { card: 'Bluff Watcher', exhausted: true }] },
    },
    { raid: 'molten-core', turn: 'boss', dice: [1, 1, 1, 1, 1] },
  );
  boss.uses('Shazzrah');
  pass.all();
  pass.all();
  you.chooses('close together');
  boss.chooses('Footsoldier');
  const t = tellerFor(game(), 1);
  const { dropped } = t.view;
  const lines = hasLanded(dropped) ? matLines(dropped, t) : [];
  expect(lines[0]).toBe('Shazzrah lands on the table (╔═╗):');
  expect(lines[2]).toBe('  ┌──────║┌──────┐ ║');
  expect(lines.at(-1)).toMatch(/1 .* touched · 2 Footsoldier \(you\) touched · 3 Bluff Watcher/);
});

test('where the raiding players choose together, one of them answers for all', () => {
  const { until, resolve, game } = scenario(
    {
      boss: { decks: { event: ['Chink in Her Armor'] }, play: ['Burnished Resolve'] },
      you: {},
      friend: {},
    },
    { raid: 'onyxia', turn: 'friend', cards: [ongoing] },
  );
  until({ turn: 'boss', step: 'event' });
  resolve.all();
  const now = game();
  expect(now.decision).toMatchObject({ player: 1 });
  expect(now.decision!.purpose.together).toEqual([1, 2]);
  expect(tableLines(tellerFor(now, 1), 100).join('\n')).toContain('[event]');
});

const ongoing = {
  name: 'Burnished Resolve',
  types: ['Ability'],
  tags: [],
  icons: [],
  cost: 1,
  ongoing: true,
  text: [],
  powers: [],
} as const;
