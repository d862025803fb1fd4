import {
  ability,
  addCounters,
  ally,
  anAlly,
  destroy,
  draw,
  each,
  exhaust,
  ifWould,
  instead,
  isDestroyed,
  may,
  named,
  opposing,
  pay,
  putTokens,
  ready,
  tagged,
  target,
  thisOne,
  token,
  when,
  yours,
} from '@meetingstone/cards/language';
import type { Effect } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const wisp = token('Wisp', { atk: [0, 'melee'], health: 1 });
const tyrande = 'High Priestess Tyrande Whisperwind';

/** Puts a new Wisp into play, one that can't live, for each that is destroyed, and does something besides. */
const widow = (...effects: readonly Effect[]) =>
  own(
    'Widow',
    ally(
      { cost: 1, atk: [1, 'shadow'], health: 5 },
      when(
        isDestroyed(yours(tagged('Wisp'))),
        ...effects,
        putTokens(1, token('Wisp', { atk: [0, 'melee'], health: 0 })),
      ),
    ),
  );
const snuff = own('Snuff', ability({ cost: 0, instant: true }, destroy(target(anAlly))));
const grief = addCounters(1, 'grief');
/** It gains a counter at no cost. */
const wheel = own('Wheel', ally({ cost: 1, atk: [1, 'holy'], health: 5 }, pay([], addCounters(1, 'turn'))));

example('803.3#1', 'two million Wisps come and go, and then Tyrande does nothing', () => {
  const t = scenario({
    you: { play: [tyrande, wisp], hand: ['PX-238 Winter Wondervolt'], resources: 3 },
    foe: { hero: { class: 'Warrior' }, hand: ['Withering Shout'], resources: 4, play: ['Footsoldier'] },
  });
  t.you.plays('PX-238 Winter Wondervolt');
  t.pass.all();
  t.you.chooses('Night Elf');
  t.you.passes();
  t.foe.plays('Withering Shout');
  t.pass.all();
  expect(t.chain()).toEqual([tyrande]);
  t.pass.all();
  expect(t.waiting()).toMatchObject({ for: 'you', question: 'loop', about: tyrande });
  t.you.chooses(2_000_000);
  expect(t.chain()).toEqual([]);
  expect(t.priority()).toBe('you');
  expect(t.you.allies).toEqual([tyrande]);
  expect(t.foe.play).toEqual(['Footsoldier', 'Withering Shout']);
});

rule('803.3', 'the controller of the triggered effect chooses how often a loop starts that nobody can leave', () => {
  const t = scenario({
    you: { play: ['Footsoldier'], hand: [snuff] },
    foe: { play: [widow(grief), wisp] },
  });
  t.you.plays('Snuff', { targets: 'Wisp' });
  t.pass.all();
  expect(t.card('Widow').counters).toEqual({});
  t.pass.all();
  expect(t.card('Widow').counters).toEqual({ grief: 1 }); // One full iteration comes first.
  expect(t.waiting()).toMatchObject({ for: 'foe', question: 'loop', about: 'Widow', options: ['1000001', '2000000'] });
  t.foe.refuses({ choose: 1_000_000 }, '803.3');
  t.foe.chooses(1_234_567);
  expect(t.card('Widow').counters).toEqual({ grief: 1_234_567 });
  expect(t.chain()).toEqual([]);
  expect(t.priority()).toBe('you');
  expect(t.foe.allies).toEqual(['Widow']);
});

rule('803.3', 'the effect that did not trigger once triggers the next time', () => {
  const t = scenario({
    you: { hand: [snuff, { card: snuff, as: 'second' }] },
    foe: { play: [widow(grief), { card: wisp, as: 'one' }, { card: wisp, as: 'two' }] },
  });
  t.you.plays('Snuff', { targets: 'one' });
  t.pass.all();
  t.you.passes();
  t.foe.passes();
  t.foe.chooses(2_000_000);
  t.you.mustChooseAmong(['none', 1, 2, 10, 100]).chooses('none');
  expect(t.chain()).toEqual([]);
  t.you.plays('second', { targets: 'two' });
  t.pass.all();
  expect(t.chain()).toEqual(['Widow']);
  t.pass.all();
  expect(t.waiting()).toMatchObject({ for: 'foe', question: 'loop' });
  t.foe.chooses(1_000_001);
  expect(t.card('Widow').counters).toEqual({ grief: 3_000_001 });
});

rule('803.1', 'what runs out can not be repeated without end: nobody is asked, and it takes its course', () => {
  const t = scenario({ you: { hand: [snuff] }, foe: { play: [widow(draw()), wisp], deck: 3 } });
  t.you.plays('Snuff', { targets: 'Wisp' });
  t.pass.all();
  for (const left of [2, 1, 0]) {
    t.pass.all();
    expect(t.foe.deck).toHaveLength(left);
    expect(t.priority()).toBe('you');
  }
  t.pass.all();
  expect(t.winner()).toEqual(['you']);
});

rule('803.1', 'the loop of two effects that make each other trigger is one loop', () => {
  const spark = (health: number) => token('Spark', { atk: [0, 'fire'], health });
  const maker = own(
    'Maker',
    ally({ cost: 1, atk: [1, 'fire'], health: 5 }, when(isDestroyed(tagged('Wisp')), grief, putTokens(1, spark(0)))),
  );
  const mender = own(
    'Mender',
    ally(
      { cost: 1, atk: [1, 'fire'], health: 5 },
      when(isDestroyed(tagged('Spark')), putTokens(1, token('Wisp', { atk: [0, 'melee'], health: 0 }))),
    ),
  );
  const t = scenario({ you: { hand: [snuff], play: [maker] }, foe: { play: [mender, wisp] } });
  t.you.plays('Snuff', { targets: 'Wisp' });
  t.pass.all();
  expect(t.chain()).toEqual(['Maker']);
  t.pass.all();
  expect(t.chain()).toEqual(['Mender']);
  expect(t.priority()).toBe('you');
  t.pass.all();
  t.you.chooses(2_000_000); // The Maker's effect was the first.
  expect(t.card('Maker').counters).toEqual({ grief: 2_000_000 });
  expect(t.chain()).toEqual([]);
});

rule('803.2', 'who repeats what he need not do says how often, gets priority, and does something else next', () => {
  const t = scenario({ you: { play: [wheel], hand: ['Footsoldier'], resources: 2 }, foe: {} });
  t.you.uses('Wheel');
  t.pass.all();
  expect(t.waiting()).toMatchObject({ for: 'you', question: 'loop', about: 'Wheel' });
  t.you.mustChooseAmong([1, 10, 100, 1000, 2_000_000]);
  t.you.refuses({ choose: 0 }, '803.2');
  t.you.chooses(25); // Just before the 25th additional time.
  expect(t.card('Wheel').counters).toEqual({ turn: 25 });
  expect(t.priority()).toBe('you');
  t.you.refuses({ use: 'Wheel' }, '803.2');
  t.you.plays('Footsoldier');
  t.you.uses('Wheel');
  expect(t.chain()).toEqual(['Wheel', 'Footsoldier']);
  t.resolve.all();
  expect(t.card('Wheel').counters).toEqual({ turn: 26 });
  t.leaves('loop');
});

rule('803.2', 'another player who acts in it may choose a smaller number, and it ends before his action', () => {
  const dimmer = own(
    'Dimmer',
    ally({ cost: 1, atk: [1, 'shadow'], health: 5 }, pay([], exhaust(each(named('Lamp', opposing(anAlly)))))),
  );
  const lamp = own(
    'Lamp',
    ally({ cost: 1, atk: [1, 'holy'], health: 5 }, pay([], ready(each(thisOne)), addCounters(1, 'light'))),
  );
  const t = scenario({ you: { play: [dimmer] }, foe: { play: [lamp] }, friend: { team: 'foe' } });
  t.you.uses('Dimmer');
  t.pass.all();
  expect(t.card('Lamp').exhausted).toBe(true);
  t.you.passes();
  t.foe.uses('Lamp');
  t.resolve.all();
  expect(t.waiting()).toMatchObject({ for: 'you', question: 'loop', about: 'Dimmer' });
  t.you.chooses(10);
  t.foe.mustChooseAmong(['none', 1, 2]).refuses({ choose: 10 }, '803.2').chooses(4);
  expect(t.card('Lamp')).toMatchObject({ exhausted: true, counters: { light: 4 } });
  expect(t.priority()).toBe('foe');
  t.foe.refuses({ use: 'Lamp' }, '803.2');
  t.foe.mustChooseAmong(['pass']);
});

rule('803.4', 'a player who is able to act may do so in an iteration that he names, and the loop stops there', () => {
  const t = scenario({
    you: { hand: [snuff] },
    foe: { play: [widow(grief), wisp], hand: [] },
    third: { hand: [{ card: snuff, as: 'his' }] },
  });
  t.you.plays('Snuff', { targets: 'Wisp' });
  t.pass.all();
  t.pass.all();
  t.foe.chooses(2_000_000);
  t.third.mustChooseAmong(['none', 1, 2, 10, 100]).refuses({ choose: 2_000_000 }, '803.4').chooses(5);
  expect(t.card('Widow').counters).toEqual({ grief: 5 });
  expect(t.chain()).toEqual(['Widow']);
  t.you.passes();
  t.foe.passes();
  t.third.plays('his', { targets: 'Widow' });
  t.pass.all();
  expect(t.card('Widow').zone).toBe('graveyard');
  t.pass.all();
  expect(t.chain()).toEqual([]);
  expect(t.priority()).toBe('you');
});

rule('803.4', 'if he lets it pass after all, the loop goes on as often as was chosen', () => {
  const t = scenario({
    you: { hand: [snuff] },
    foe: { play: [widow(grief), wisp] },
    third: { hand: [{ card: snuff, as: 'his' }] },
  });
  t.you.plays('Snuff', { targets: 'Wisp' });
  t.pass.all();
  t.pass.all();
  t.foe.chooses(2_000_000);
  t.third.chooses(5);
  t.pass.all();
  expect(t.card('Widow').counters).toEqual({ grief: 6 });
  t.third.chooses('none');
  expect(t.card('Widow').counters).toEqual({ grief: 2_000_000 });
  expect(t.chain()).toEqual([]);
});

rule('803.2', 'where the optional action is a "may", it ends with its being left undone', () => {
  const t = scenario({ you: { hand: [snuff] }, foe: { play: [widow(may(grief)), wisp] } });
  t.you.plays('Snuff', { targets: 'Wisp' });
  t.pass.all();
  t.pass.all();
  t.foe.chooses(true);
  expect(t.waiting()).toMatchObject({ for: 'foe', question: 'loop', about: null });
  t.foe.chooses(7);
  expect(t.card('Widow').counters).toEqual({ grief: 7 });
  expect(t.priority()).toBe('foe');
});

rule('803.5', 'a game in which checks find the same again and again is a draw', () => {
  const undying = (effect: Effect) =>
    own('Undying', ally({ cost: 1, atk: [1, 'shadow'], health: 1 }, ifWould(isDestroyed(thisOne), instead(effect))));
  const doom = own('Doom', ability({ cost: 0 }, { do: 'put damage', amount: 1, on: target(anAlly) }));
  const endless = scenario({ you: { hand: [doom] }, foe: { play: [undying(addCounters(1, 'scar'))] } });
  endless.you.plays('Doom');
  endless.pass.all();
  expect(endless.winner()).toBe('draw');
  const healed = scenario({
    you: { hand: [doom] },
    foe: { play: [undying({ do: 'remove damage', amount: 'all', from: each(thisOne) })] },
  });
  healed.you.plays('Doom');
  healed.pass.all();
  expect(healed.winner()).toBeNull();
  expect(healed.card('Undying').damage).toBe(0);
});
