import type { Unnamed } from '@meetingstone/cards/language';
import {
  ability,
  addCounters,
  atEndOfTurn,
  atStartOfEachTurn,
  draw,
  ifYouDo,
  ongoing,
  set,
  targetPlayer,
  when,
  you,
} from '@meetingstone/cards/language';
import type { Step } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, facts: Unnamed) => set({ [name]: facts })[0]!;
const bell = (name: string, step: Step) =>
  one(name, ongoing({ cost: 0 }, when({ event: 'step starts', step }, addCounters(1, 'ring'))));

const borrowedHour = one('Borrowed Hour', ability({ cost: 0, instant: true }, { do: 'take an extra turn', who: you }));
const oversleep = one('Oversleep', ability({ cost: 0, instant: true }, { do: 'skip next turn', who: targetPlayer() }));
const nightfall = one('Nightfall', ability({ cost: 0, instant: true }, { do: 'end the turn' }));
const newSeat = one(
  'New Seat',
  ability({ cost: 0, instant: true }, { do: 'move right of', who: you, of: targetPlayer() }),
);

/** Whose action phases come next. */
function comingTurns(table: { until(when: { step: 'action' }): void; turn(): string }, count: number): string[] {
  return Array.from({ length: count }, () => {
    table.until({ step: 'action' });
    return table.turn();
  });
}

rule('500.1', 'turns go clockwise through four windows each, with none between phases or turns', () => {
  const { pass, turn, step, priority } = scenario({ a: {}, b: {}, c: {} }, { turn: 'b' });
  const windows: string[] = [];
  for (let n = 0; n < 11; n++) {
    windows.push(`${turn()} ${step()}`);
    expect(priority()).toBe(turn());
    pass.all();
  }
  expect(windows).toEqual([
    'b action',
    'b end',
    ...['c ready', 'c draw', 'c action', 'c end'],
    ...['a ready', 'a draw', 'a action', 'a end'],
    'b ready',
  ]);
});

rule('500.2', 'whatever watches for the start of a turn, phase or step triggers there and goes to the chain', () => {
  const dawn = one('Dawn Bell', ongoing({ cost: 0 }, atStartOfEachTurn(addCounters(1, 'ring'))));
  const dusk = one('Dusk Bell', ongoing({ cost: 0 }, atEndOfTurn(addCounters(1, 'ring'))));
  const bells = [dawn, bell('Ready Bell', 'ready'), bell('Draw Bell', 'draw'), bell('Action Bell', 'action'), dusk];
  const { pass, resolve, chain, foe, card, priority, turn, step } = scenario(
    { you: {}, foe: { play: bells } },
    { step: 'end' },
  );
  expect(chain()).toEqual([]);
  pass.all();
  foe.mustChooseAmong(['Dawn Bell', 'Ready Bell']).orders('Ready Bell', 'Dawn Bell');
  expect([turn(), step(), priority()]).toEqual(['foe', 'ready', 'foe']);
  expect(chain()).toEqual(['Dawn Bell', 'Ready Bell']);
  for (const name of ['Draw Bell', 'Action Bell', 'Dusk Bell']) {
    resolve.all();
    pass.all();
    expect(chain()).toEqual([name]);
  }
  expect(step()).toBe('end');
  resolve.all();
  for (const { name } of bells) expect(card(name).counters).toEqual({ ring: 1 });
  expect([turn(), step()]).toEqual(['foe', 'end']);
});

rule(
  '500.2',
  'what triggers at the end of a turn has triggered as the end phase starts, and not in the wrap-up',
  () => {
    const dusk = one('Dusk Bell', ongoing({ cost: 0 }, atEndOfTurn(draw())));
    const { you, pass, resolve, chain, step, turn } = scenario({ you: { play: [dusk] }, foe: {} });
    pass.all();
    expect([step(), chain()]).toEqual(['end', ['Dusk Bell']]);
    resolve.all();
    expect(you.hand).toHaveLength(1);
    pass.all();
    expect([turn(), step(), chain()]).toEqual(['foe', 'ready', []]);
    expect(you.hand).toHaveLength(1);
  },
);

rule('500.3', 'extra turns come right after this one, the latest first, and then the order goes on', () => {
  const table = scenario({ a: {}, b: { hand: [borrowedHour] }, c: { hand: [borrowedHour] } });
  const { a, b, c, pass } = table;
  a.passes();
  b.plays('Borrowed Hour');
  pass.all();
  a.passes();
  b.passes();
  c.plays('Borrowed Hour');
  pass.all();
  expect(comingTurns(table, 6)).toEqual(['c', 'b', 'b', 'c', 'a', 'b']);
});

rule('500.3', 'an extra turn of the turn player delays the others by one turn', () => {
  const table = scenario({ you: { hand: [borrowedHour] }, foe: {} });
  table.you.plays('Borrowed Hour');
  table.pass.all();
  expect(table.turn()).toBe('you');
  expect(comingTurns(table, 3)).toEqual(['you', 'foe', 'you']);
});

rule('500.4', 'a player who is told twice to skip his next turn skips two turns, which never start', () => {
  const dawn = one('Dawn Bell', ongoing({ cost: 0 }, atStartOfEachTurn(addCounters(1, 'ring'))));
  const table = scenario({
    a: { hand: ['first', 'second'].map((as) => ({ card: oversleep, as })) },
    b: { play: [{ card: 'Footsoldier', as: 'sleeper', exhausted: true }] },
    c: { play: [dawn] },
  });
  const { a, b, pass, card } = table;
  for (const order of ['first', 'second']) {
    a.plays(order, { targets: ['b'] });
    pass.all();
  }
  expect(comingTurns(table, 4)).toEqual(['c', 'a', 'c', 'a']);
  expect(card('sleeper').exhausted).toBe(true);
  expect(b.hand).toEqual([]);
  expect(card('Dawn Bell').counters).toEqual({ ring: 4 });
  expect(comingTurns(table, 2)).toEqual(['b', 'c']);
});

rule('500.4', 'an extra turn can be the one that is skipped', () => {
  const table = scenario({ you: { hand: [borrowedHour, oversleep] }, foe: {} });
  const { you, pass } = table;
  you.plays('Borrowed Hour');
  pass.all();
  you.plays('Oversleep', { targets: ['you'] });
  pass.all();
  expect(comingTurns(table, 3)).toEqual(['foe', 'you', 'foe']);
});

rule('500.5', 'ending the turn interrupts the other links and skips the rest of the turn without priority', () => {
  const dusk = one('Dusk Bell', ongoing({ cost: 0 }, atEndOfTurn(draw())));
  const { you, foe, pass, chain, turn, step, attacker, defender, card, priority } = scenario({
    you: {
      play: [{ card: 'Footsoldier', as: 'soldier' }, dusk],
      hand: ['Ember Lash', 'War Chorus', ...Array.from({ length: 9 }, () => 'Quarry Ogre')],
      resources: 4,
    },
    foe: { hand: [nightfall], play: [{ card: 'Bridge Warden', as: 'warden' }] },
  });
  you.plays('War Chorus');
  pass.all();
  expect(card('soldier').atk).toBe(3);
  you.attacks('soldier', foe.hero);
  pass.all();
  expect(attacker()).toBe('soldier');
  you.plays('Ember Lash', { targets: ['warden'] }).passes();
  foe.plays('Nightfall');
  expect(chain()).toEqual(['Nightfall', 'Ember Lash']);
  pass.all();
  expect([turn(), step(), priority()]).toEqual(['foe', 'ready', 'foe']);
  expect(chain()).toEqual([]);
  expect([attacker(), defender()]).toEqual([null, null]);
  expect(card('warden').damage).toBe(0);
  expect(foe.hero.damage).toBe(0);
  expect(card('soldier').exhausted).toBe(true);
  expect(card('soldier').atk).toBe(2);
  expect(you.graveyard).toEqual(['War Chorus', 'Ember Lash']);
  expect(foe.graveyard).toEqual(['Nightfall']);
  expect(you.hand).toHaveLength(9);
});

rule('500.5', 'a proposed combat is interrupted with the other links as the turn ends', () => {
  const { you, foe, pass, turn, step, attacker, card } = scenario({
    you: { play: [{ card: 'Footsoldier', as: 'soldier' }] },
    foe: { hand: [nightfall] },
  });
  you.attacks('soldier', foe.hero).passes();
  foe.plays('Nightfall');
  pass.all();
  expect([turn(), step(), attacker()]).toEqual(['foe', 'ready', null]);
  expect(card('soldier').exhausted).toBe(false);
});

rule('500.6', 'who moves to the right of a player plays right before him from now on', () => {
  const table = scenario({ a: { hand: [newSeat] }, b: {}, c: {}, d: {} });
  table.a.plays('New Seat', { targets: ['c'] });
  table.pass.all();
  expect([table.turn(), table.step()]).toEqual(['a', 'action']);
  expect(comingTurns(table, 6)).toEqual(['c', 'd', 'b', 'a', 'c', 'd']);
});

rule('500.6', 'who moves on the turn of another player plays next where his new seat says so', () => {
  const table = scenario({ a: {}, b: {}, c: {}, d: { hand: [newSeat] } });
  const { a, b, c, d, pass } = table;
  a.passes();
  b.passes();
  c.passes();
  d.plays('New Seat', { targets: ['b'] });
  pass.all();
  expect(comingTurns(table, 5)).toEqual(['d', 'b', 'c', 'a', 'd']);
});

rule('500.6', 'with only two players nothing happens', () => {
  const chairs = one(
    'Musical Chairs',
    ability({ cost: 0, instant: true }, ifYouDo({ do: 'move right of', who: you, of: targetPlayer() }, draw())),
  );
  const duel = scenario({ you: {}, foe: { hand: [chairs] } });
  duel.you.passes();
  duel.foe.plays('Musical Chairs', { targets: ['you'] });
  duel.pass.all();
  expect([duel.game().state.turn.order, duel.foe.hand]).toEqual([[0, 1], []]);
  expect(comingTurns(duel, 2)).toEqual(['foe', 'you']);
  const three = scenario({ a: {}, b: { hand: [chairs] }, c: {} });
  three.a.passes();
  three.b.plays('Musical Chairs', { targets: ['a'] });
  three.pass.all();
  expect(three.b.hand).toHaveLength(1);
  expect(comingTurns(three, 3)).toEqual(['c', 'b', 'a']);
});
