import { diceFrom, greedyBot, randomBot } from '@meetingstone/bots';
import { raidNamed } from '@meetingstone/raids';
import { scenario } from '@meetingstone/scenario';
import { raidDecks, raidersOf, raidFor } from '@meetingstone/sitting';
import { isJoint } from '@meetingstone/words';
import { describe, expect, test } from 'vitest';
import { recordingAt } from '../src/files.ts';
import { plain } from '../src/paint.ts';
import { playAtTerminal } from '../src/play/loop.ts';
import { playOnce, resumeSession, startSession } from '../src/play/session.ts';
import { setUpRaid, sittersOf } from '../src/play/setup.ts';
import { sitDown } from '../src/play/sitting.ts';
import { listen } from '../src/play/watching.ts';
import { matLines } from '../src/table/mat.ts';
import { tableLines } from '../src/table/table.ts';
import { command, interrupting, tellerFor, temporary, typing } from './support.ts';

const onyxia = raidNamed('onyxia')!;
const decks = raidDecks(onyxia, [], 2);
const opening = raidFor(onyxia, 'standard', raidersOf(decks, ['Ann', 'Ben']))(5);
const started = () => startSession(opening, 5, plain);
const table = (...bots: readonly (string | null)[]) => ({
  seats: bots.map((bot) => (bot === null ? null : bot === 'greedy' ? greedyBot() : randomBot())),
  random: diceFrom(1),
  paint: plain,
  bots,
});

describe('who raids', () => {
  const options = { bots: 'greedy', raid: 'onyxia' };

  test('you are the first raiding player, unless told otherwise', () => {
    expect(sittersOf(options)).toEqual([
      { bot: 'greedy' },
      { person: 'Player 2' },
      { bot: 'greedy' },
      { bot: 'greedy' },
    ]);
    expect(sittersOf({ ...options, players: 'you,random' })).toEqual([{ person: 'Player 1' }, { bot: 'random' }]);
  });

  test('the Boss player has no deck of yours', () => {
    const sitters = [{ person: 'Onny' }, { person: 'Ann' }, { bot: 'greedy' }];
    const { opening: raid, bots } = setUpRaid(sitters, decks, { raid: onyxia, mode: 'standard', seed: 1 });
    expect(raid.seats.map(({ name }) => name)).toEqual(['Onny', 'Ann', decks[1]!.name]);
    expect(bots).toEqual([null, null, 'greedy']);
  });
});

describe('a raid at the terminal', () => {
  test('shows the Boss with number and side, the phases, and the decks by name', async () => {
    const terminal = typing('2', 'quit');
    await playAtTerminal(started(), table(null, 'greedy', 'greedy'), terminal);
    const shown = terminal.shown.join('\n');
    expect(shown).toMatch(/phases {5}ready · draw · (\[event\] · action|event · \[action\]) · end/);
    expect(shown).toMatch(/You {2}Onyxia.*♥ 20\/20 \(Boss 1, front side\)/);
    expect(shown).toMatch(/Main \d+ · Event \d+ · Stage 2/);
    expect(shown).not.toContain("Onyxia's Lair");
  });

  test('a seat passes to a bot and back, and is saved as it is', async () => {
    const file = temporary('raid.json');
    const terminal = typing('2', 'take boss', 'bot random', `save ${file}`, 'quit');
    const { left, session } = await playAtTerminal(started(), table('greedy', null, 'greedy'), terminal);
    const shown = terminal.shown.join('\n');
    expect(shown).toContain('You play boss from now on.');
    expect(shown).toContain('The random bot plays for Ann from now on.');
    expect(left).toMatchObject({ how: 'quit', player: 0 });
    const { bots, ...recording } = recordingAt(file);
    expect(bots).toEqual([null, 'random', 'greedy']);
    expect(recording.opening).toEqual(opening);
    expect(resumeSession(recording, table(...bots)).game.state).toEqual(session.game.state);
    expect((await command('replay', file)).code).toBe(0);
  });

  test('bots play on alone until somebody takes a seat', async () => {
    const terminal = typing('bot', '', 'take nobody', 'take 2', 'quit');
    const { left } = await playAtTerminal(started(), table('greedy', null, 'greedy'), terminal);
    const shown = terminal.shown.join('\n');
    expect(shown).toContain('Nobody is called "nobody": boss, Ann, Ben.');
    expect(shown).toContain('You play Ann from now on.');
    expect(left).toMatchObject({ how: 'quit', player: 1 });
  });
});

describe('a seat passes at any decision', () => {
  const bots = table('random', 'random', 'random');

  test('somebody who types take while bots play decides before the next answer of that seat', async () => {
    let session = started();
    for (let n = 0; n < 60; n++) {
      const { player } = session.game.decision!;
      const sitting = sitDown(session, bots);
      expect(await listen(sitting, interrupting(0, `take ${player + 1}`))).toBeUndefined();
      expect(playOnce(sitting.session, sitting.table, false)).toBeNull();
      session = playOnce(session, bots, false)!;
    }
  });

  test('take alone takes back the seat that was given away', async () => {
    const terminal = interrupting(2, 'take', 'bot', '', 'quit');
    const { left } = await playAtTerminal(started(), table('random', null, 'random'), terminal);
    expect(terminal.shown).toContain('You play Ann from now on.');
    expect(left).toMatchObject({ player: 1 });
  });

  test('what answers a question is left for the question', async () => {
    const sitting = sitDown(started(), table('random', null, 'random'));
    await listen(sitting, interrupting(0, '2'));
    expect(sitting.table.seats[1]).toBeNull();
    expect(await listen(sitting, interrupting(0, 'quit'))).toBe('quit');
  });

  test('any line makes bots wait that play alone; step lets them decide once', async () => {
    const terminal = interrupting(0, '', 'step', 'step', 'quit');
    const { session } = await playAtTerminal(started(), bots, terminal);
    expect(session.answers).toHaveLength(2);
    expect(terminal.shown.join('\n')).toContain('Before the first turn');
  });

  test('handing a seat over repeats nothing that was told', async () => {
    const terminal = typing('1', 'bot', 'quit');
    await playAtTerminal(started(), table('greedy', null, 'greedy'), terminal);
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
  const lines = matLines(t.view.dropped!, t);
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
  expect(isJoint(now.decision!, tellerFor(now, now.decision!.player))).toBe(true);
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
