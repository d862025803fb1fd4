import type { Option } from '@meetingstone/rules';
import { STANDING } from '@meetingstone/words';
import { describe, expect, test } from 'vitest';
import type { Act, Sitting, Wish } from '../src/index.ts';
import { act, next, passLeadsTo } from '../src/index.ts';
import {
  BOT,
  card,
  chooses,
  does,
  footmen,
  PERSON,
  position,
  raidOf,
  randomBot,
  rounds,
  started,
  tableOf,
} from './support.ts';

const wishes = (sitting: Sitting, seat: number, wish: Wish) => does(sitting, { do: 'wish', seat, wish, at: 0 });
const asked = (sitting: Sitting) => {
  const todo = next(sitting);
  return todo.do === 'ask' ? { seat: todo.seat, because: todo.why.because } : todo.do;
};
const PASS: Option = { choose: 'pass' };
const passes = (sitting: Sitting, seat: number, until?: Extract<Act, { do: 'answer' }>['until']) =>
  does(sitting, { do: 'answer', seat, choose: PASS, at: 0, ...(until ? { until } : {}) });

/** Ann can play Fire Blast at Ben's Bridge Warden; Ben could interrupt it. */
const duel = () =>
  position(
    { hand: [card('Fire Blast'), card('Fire Blast')], resources: footmen(2), play: [card('Vespers Acolyte')] },
    { hand: [card('Last Word')], resources: footmen(3), play: [card('Bridge Warden')] },
  );
/** The same once Ann has played it. */
const played = (at = 'Bridge Warden') => chooses(chooses(duel(), 0, 'play'), 0, 'card', at);

describe('what is passed for a seat', () => {
  test('what it put on the chain itself resolves, though it could respond', () => {
    expect(asked(played())).toEqual({ seat: 1, because: 'target' });
  });

  test('unless it wants to be asked about that, too', () => {
    const careful = wishes(duel(), 0, { wish: 'standing', yield: 'own links', on: false });
    const sitting = chooses(chooses(careful, 0, 'play'), 0, 'card', 'Bridge Warden');
    expect(asked(sitting)).toEqual({ seat: 0, because: 'open' });
  });

  test('where a pass is the only answer it is given, but not for whoever wants to hold everything', () => {
    const nothing = position({ hand: [card('Fire Blast')], resources: footmen(1) }, {});
    const gone = chooses(chooses(nothing, 0, 'play'), 0, 'card', 'Grusk Halfhelm');
    expect(asked(gone)).toEqual({ seat: 0, because: 'action' });
    const held = wishes(nothing, 1, { wish: 'hold', on: true });
    const waits = chooses(chooses(held, 0, 'play'), 0, 'card', 'Grusk Halfhelm');
    expect(asked(waits)).toEqual({ seat: 1, because: 'hold' });
    expect(waits.game.decision!.options).toEqual([PASS]);
  });

  test('who said so of a card is not asked about its links again', () => {
    const sitting = wishes(duel(), 1, { wish: 'always', source: 'Fire Blast', on: true });
    const resolved = chooses(chooses(sitting, 0, 'play'), 0, 'card', 'Bridge Warden');
    expect(asked(resolved)).toEqual({ seat: 0, because: 'action' });
    expect(resolved.game.state.chain).toEqual([]);
  });
});

describe('passing until something', () => {
  const MY_TURN = { until: 'step', step: 'start', of: 0 } as const;

  test('goes through the rest of the turn and the turns of others', () => {
    const sitting = position({ hand: [card('Fire Blast')], resources: footmen(1) }, {});
    const later = passes(sitting, 0, MY_TURN);
    expect(later.game.state.turn).toMatchObject({ number: sitting.game.state.turn.number + 1, player: 1 });
    expect(asked(later)).toEqual({ seat: 1, because: 'action' });
    const back = passes(later, 1);
    expect(back.game.state.turn).toMatchObject({ player: 0, step: 'action' });
    expect(asked(back)).toEqual({ seat: 0, because: 'action' });
    expect(back.wishes[0]!.yielding).toBeNull();
  });

  test('is broken by what targets something of his, and goes on after another pass', () => {
    const sitting = position(
      { hand: [card('Flash Heal')], resources: footmen(1), play: [card('Bridge Warden')] },
      { hand: [card('Fire Blast')], resources: footmen(1) },
    );
    const theirs = passes(sitting, 0, MY_TURN);
    const shot = chooses(chooses(theirs, 1, 'play'), 1, 'card', 'Bridge Warden');
    expect(asked(shot)).toEqual({ seat: 0, because: 'target' });
    expect(asked(passes(shot, 0))).toEqual({ seat: 1, because: 'action' });
    expect(passes(shot, 0).wishes[0]!.yielding).not.toBeNull();
  });

  test('is broken by an attack on what is his', () => {
    const sitting = position(
      { hand: [card('Flash Heal')], resources: footmen(1) },
      { play: [card('Snaggletooth Runner')] },
    );
    const theirs = passes(sitting, 0, { until: 'concerned' });
    const attacked = chooses(theirs, 1, 'attack', 'Snaggletooth Runner');
    expect(asked(attacked)).toEqual({ seat: 0, because: 'attack' });
  });

  test('is broken by something new that he could do', () => {
    const sitting = position({ hand: [card('Fireball')], resources: footmen(4), deck: 'Fire Blast' }, {});
    const theirs = passes(sitting, 0, { until: 'concerned' });
    const mine = passes(theirs, 1);
    expect(mine.game.state.turn.player).toBe(0);
    expect(asked(mine)).toEqual({ seat: 0, because: 'new' });
  });

  test('ends at the step it was for, and not in the turn in which it was given', () => {
    const sitting = position(
      { hand: [card('Fire Blast')], resources: footmen(1) },
      { hand: [card('Fire Blast')], resources: footmen(1) },
    );
    const theirs = passes(sitting, 0, { until: 'step', step: 'end', of: 1 });
    expect(asked(theirs)).toEqual({ seat: 1, because: 'open' });
    const end = passes(passes(theirs, 1), 1);
    expect(end.game.state.turn).toMatchObject({ player: 1, step: 'end' });
    expect(asked(end)).toEqual({ seat: 0, because: 'open' });
  });
});

describe('passing until combat ends', () => {
  /** Ben attacks the hero of Ann, who could heal in each window; he has more to attack with, and a Fire Blast. */
  const fight = () =>
    position(
      { hand: [card('Flash Heal'), card('Flash Heal')], resources: footmen(2), deck: 'Footsoldier' },
      {
        hand: [card('Fire Blast')],
        resources: footmen(1),
        play: [card('Snaggletooth Runner'), card('Snaggletooth Runner')],
      },
    );
  const attacked = () => {
    const theirs = passes(passes(fight(), 0), 1);
    return chooses(theirs, 1, 'attack', 'Snaggletooth Runner');
  };
  const until = { wish: 'until', until: { until: 'combat' } } as const;

  test('goes through all windows of it, though it is against him, and no further', () => {
    const sitting = attacked();
    expect(asked(sitting)).toEqual({ seat: 0, because: 'attack' });
    const over = wishes(sitting, 0, until);
    expect(over.game.state.combat).toBeNull();
    expect(asked(over)).toEqual({ seat: 1, because: 'action' });
    const again = chooses(over, 1, 'attack', 'Snaggletooth Runner');
    expect(asked(again)).toEqual({ seat: 0, because: 'attack' });
    expect(again.wishes[0]!.yielding).toBeNull();
  });

  test('is broken by a link of an opponent', () => {
    const held = wishes(attacked(), 1, { wish: 'hold', on: true });
    const theirs = wishes(held, 0, until);
    expect(asked(theirs)).toEqual({ seat: 1, because: 'hold' });
    const shot = passes(chooses(chooses(theirs, 1, 'play'), 1, 'card', 'Elwin Ashgrove'), 1);
    expect(asked(shot)).toEqual({ seat: 0, because: 'target' });
  });

  test('is over at once where nobody fights', () => {
    const sitting = wishes(fight(), 0, until);
    expect(asked(sitting)).toEqual({ seat: 0, because: 'action' });
    expect(sitting.wishes[0]!.yielding).toBeNull();
  });
});

describe('a wish to pass from here on', () => {
  test('passes what he is asked now, though it concerns him', () => {
    const sitting = played();
    expect(asked(sitting)).toEqual({ seat: 1, because: 'target' });
    const resolved = wishes(sitting, 1, { wish: 'until', until: { until: 'concerned' } });
    expect(asked(resolved)).toEqual({ seat: 0, because: 'action' });
    expect(resolved.game.state.chain).toEqual([]);
  });
});

describe('stops', () => {
  test('ask at the start of an opponent’s turn, though a pass is the only answer', () => {
    const sitting = wishes(position({}, {}), 0, { wish: 'stop', stop: { step: 'start', of: 1 }, on: true });
    const stopped = passes(sitting, 0);
    expect(next(stopped)).toMatchObject({ do: 'ask', seat: 0, why: { because: 'stop', step: 'start', of: 1 } });
    expect(stopped.game.state.turn).toMatchObject({ player: 1, step: 'ready' });
    expect(stopped.game.decision!.options).toEqual([PASS]);
  });

  test('hold until they are taken away', () => {
    const stop = { step: 'draw', of: 1 } as const;
    const on = wishes(position({}, {}), 0, { wish: 'stop', stop, on: true });
    expect(passes(on, 0).game.state.turn.step).toBe('draw');
    expect(passes(wishes(on, 0, { wish: 'stop', stop, on: false }), 0).game.state.turn.step).toBe('action');
  });
});

describe('where a pass leads', () => {
  test('the topmost link resolves', () => {
    const sitting = played();
    expect(passLeadsTo(sitting, 1)).toEqual({ to: 'resolve', link: sitting.game.state.chain.at(-1)!.id });
  });

  test('to the next step at which one would be asked, else to the next turn', () => {
    expect(passLeadsTo(duel(), 0)).toEqual({ to: 'turn', of: 1 });
    const stopping = wishes(duel(), 0, { wish: 'stop', stop: { step: 'end', of: 0 }, on: true });
    expect(passLeadsTo(stopping, 0)).toEqual({ to: 'step', step: 'end', of: 0 });
    const careful = wishes(duel(), 0, { wish: 'standing', yield: 'steps', on: false });
    expect(passLeadsTo(careful, 0)).toEqual({ to: 'step', step: 'end', of: 0 });
  });
});

/** With every standing yield off nothing is passed for somebody who could do something. */
function carefully(start: Sitting, seat: number): Sitting {
  return STANDING.reduce((now, one) => wishes(now, seat, { wish: 'standing', yield: one, on: false }), start);
}

describe.each([
  ['a duel', tableOf([PERSON, PERSON]), [0, 1], 400],
  ['a raid', raidOf([PERSON, PERSON, BOT]), [0, 1], 250],
] as const)('in %s', (_, terms, people, acts) => {
  test('no window in which somebody could act is passed for him unless he said so', () => {
    const start = people.reduce(carefully, started(terms, 2));
    let [n, given] = [0, 0];
    let { game } = start;
    for (const { steps, sitting } of rounds(start, 4, randomBot)) {
      for (const { seat, by, choose, game: after } of steps) {
        if (by !== 'seat' && people.some((one) => one === seat) && choose !== 'concede') {
          given += 1;
          const { options, question } = game.decision!;
          expect(options.length === 1 || (question === 'resource' && choose.choose === 'automatic')).toBe(true);
        }
        game = after;
      }
      expect(sitting.game).toBe(game);
      if (++n >= acts) break;
    }
    expect(given).toBeGreaterThan(50);
  });
});

test('an answer to an older question, and one of somebody who is not asked, change nothing', () => {
  const sitting = duel();
  const { number } = sitting.game.decision!;
  expect(act(sitting, { do: 'answer', seat: 0, decision: number - 1, choose: PASS, at: 0 })).toMatchObject({
    ok: false,
    ruling: { reason: 'not the present decision' },
  });
  expect(act(sitting, { do: 'answer', seat: 1, choose: PASS, at: 0 })).toMatchObject({
    ok: false,
    ruling: { rule: '410.1' },
  });
  expect(act(sitting, { do: 'answer', seat: 7, choose: PASS, at: 0 })).toMatchObject({
    ok: false,
    refusal: { reason: 'no such seat' },
  });
});
