import { diceFrom, greedyBot, randomBot } from '@meetingstone/bots';
import { raidNamed } from '@meetingstone/raids';
import { scenario } from '@meetingstone/scenario';
import { describe, expect, test } from 'vitest';
import { raidersOf } from '../src/opening.ts';
import { plain } from '../src/paint.ts';
import { playAtTerminal } from '../src/play/loop.ts';
import { resumeSession, startSession } from '../src/play/session.ts';
import { setUpRaid, sittersOf } from '../src/play/setup.ts';
import { raidDecks, raidFor } from '../src/raid.ts';
import { readRecording } from '../src/recording.ts';
import { tableLines } from '../src/table/table.ts';
import { isJoint } from '../src/words/together.ts';
import { command, tellerFor, temporary, typing } from './support.ts';

const onyxia = raidNamed('onyxia')!;
const decks = raidDecks(onyxia, undefined, 'Constructed', 2);
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
    const { bots, ...recording } = readRecording(file);
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
  expect(isJoint(now, now.decision!)).toBe(true);
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
