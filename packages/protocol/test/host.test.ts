import { randomBot } from '@meetingstone/bots';
import { RAIDS } from '@meetingstone/raids';
import { answer, bare, onlyAnswer, sameOption } from '@meetingstone/rules';
import type { Sitting, Terms } from '@meetingstone/sitting';
import { next } from '@meetingstone/sitting';
import { describe, expect, test } from 'vitest';
import { judgedFor, momentOf, optionFor, refusingOf } from '../src/host/index.ts';
import { acts, does, raidOf, tableOf } from './tables.ts';
import type { Watcher } from './watching.ts';
import { expectFresh, sizesOf, watched, watchersOf } from './watching.ts';

/** Follows a game for so many acts, and lets everybody look at every one of them. */
function follow(games: Iterable<Sitting>, limit: number, look: (watcher: Watcher, now: Sitting) => void): number {
  let watchers: readonly Watcher[] | null = null;
  let count = 0;
  for (const now of games) {
    watchers = watchers ? watchers.map((watcher) => watched(watcher, now)) : watchersOf(now);
    for (const watcher of watchers) look(watcher, now);
    count += 1;
    if (count >= limit) break;
  }
  return count;
}

const KINDS: readonly (readonly [string, Terms])[] = [
  ['a duel', tableOf(2)],
  ['a free-for-all of four', tableOf(4)],
  ['two teams of two', tableOf(4, 2)],
  ...RAIDS.map(({ key }) => [`${key} with three raiding players`, raidOf(key, 3)] as const),
];

describe('steps lead to the table that a fresh connection gets', () => {
  test.each(KINDS)('%s', (_, terms) => {
    expect(follow(acts(terms, 7, randomBot), 40, expectFresh)).toBe(40);
  });

  test('when something is taken back, wished, paused or conceded too', () => {
    const seen: Sitting[] = [...acts(tableOf(2), 3)].slice(0, 30);
    const last = seen.at(-1)!;
    const at = 100_000;
    const asked = last.game.decision!.player;
    const wished = does(last, {
      do: 'wish',
      at,
      seat: 0,
      wish: { wish: 'stop', stop: { step: 'start', of: 1 }, on: true },
    });
    const paused = does(does(wished, { do: 'pause', at, seat: 0 }), { do: 'pause', at, seat: 1 });
    const resumed = does(paused, { do: 'resume', at, seat: 0 });
    const undoing = does(resumed, { do: 'undo.ask', at, seat: asked });
    const undone = undoing.undo.asked ? does(undoing, { do: 'undo.say', at, seat: 1 - asked, agree: true }) : undoing;
    const over = does(undone, { do: 'concede', at, seat: 1 });
    expect(undone.game).not.toBe(last.game);
    expect(follow([...seen, wished, paused, resumed, undoing, undone, over], 100, expectFresh)).toBe(36);
  });
});

describe('what a step weighs', () => {
  test.each([
    ['a duel', tableOf(2)],
    ['a free-for-all of four', tableOf(4)],
    ['onyxia with five raiding players', raidOf('onyxia', 5)],
  ])('%s', (_, terms) => {
    const sizes = sizesOf(acts(terms, 1), 400);
    const sorted = sizes.toSorted((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(1024);
    expect(sorted[Math.floor(sorted.length * 0.99)]).toBeLessThanOrEqual(4096);
  });

  test('a forced pass is sent to nobody', () => {
    follow(acts(tableOf(2), 5), 100, (_, { game }) => {
      const only = onlyAnswer(game);
      expect(only?.choose === 'concede' || only === undefined || game.decision?.question !== 'priority').toBe(true);
    });
  });
});

test('a pass that waits for its time is asked of nobody', () => {
  let covered = 0;
  for (const sitting of acts({ ...tableOf(2), covered: true }, 7)) {
    const then = next(sitting);
    if (then.do === 'cover') {
      covered += 1;
      expect(momentOf(sitting, then.seat).view.decision).toBe(null);
    } else if (then.do === 'ask') expect(momentOf(sitting, then.seat).view.decision).not.toBe(null);
    if (sitting.acts.length > 150) break;
  }
  expect(covered).toBeGreaterThan(0);
});

describe('what is said about cards that a seat does not see', () => {
  /** The first question about priority. */
  const asked = [...acts(tableOf(2), 2)].find(({ game }) => game.decision?.question === 'priority')!;
  const { player } = asked.game.decision!;
  const hidden = asked.game.state.players[1 - player]!.hand;

  test('is the same whatever they are, and whether they exist', () => {
    for (const choose of ['play', 'card'] as const)
      for (const card of [...hidden, 9_999])
        expect(optionFor(asked, player, { choose, card })).toEqual(optionFor(asked, player, { choose, card: 8_888 }));
    const about = (card: number) => judgedFor(asked, player, { type: 'ask', game: 'g', key: 'k', about: { card } });
    for (const card of hidden) expect(about(card)).toEqual(about(9_999));
  });

  test('but those that it sees get the judge’s answer', () => {
    const [own] = asked.game.state.players[player]!.hand;
    expect(optionFor(asked, player, { choose: 'play', card: own! }).ok).toBe(true);
    const { head } = judgedFor(asked, player, { type: 'ask', game: 'g', key: 'k', about: { card: own! } });
    expect(head).not.toEqual(
      judgedFor(asked, player, { type: 'ask', game: 'g', key: 'k', about: { card: 9_999 } }).head,
    );
    const no = answer(asked.game, { player, choose: { choose: 'attack', card: own!, sabotage: false } });
    expect(no.ok).toBe(false);
    if (!no.ok) expect(refusingOf(asked, player, no)).toMatchObject({ rule: no.ruling.rule, reason: no.ruling.reason });
  });

  test('an option can be named by its number', () => {
    const { options } = asked.game.decision!;
    const read = optionFor(asked, player, 1);
    expect(read.ok && options.some((option) => sameOption(bare(option), read.option))).toBe(true);
    expect(optionFor(asked, player, 1000)).toMatchObject({ ok: false, refusing: { reason: 'not offered' } });
    expect(optionFor(asked, 1 - player, 1)).toMatchObject({ ok: false, refusing: { reason: 'not your decision' } });
  });
});
