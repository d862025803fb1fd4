import { ability, ally, anAlly, draw, ongoing, pay, weapon } from '@meetingstone/cards/language';
import type { Effect, Power } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const body = { cost: 3, atk: [1, 'melee'], health: 2 } as const;
const nextAlly: Effect = {
  do: 'create',
  cost: { cost: 'play', noun: anAlly, whose: 'you', by: -2, next: true },
  duration: 'this turn',
};
const cheaperStrikes: Power = {
  power: 'cost change',
  change: { cost: 'strike', noun: { kind: ['Weapon'] }, whose: 'you', by: -2 },
};

rule('707.1e', 'a change for your next ally is used up by the next ally and by nothing else', () => {
  const offer = own('Offer', ability({ cost: 0 }, nextAlly));
  const spark = own('Spark', ability({ cost: 1 }, draw()));
  const recruit = own('Recruit', ally(body));
  const { you, pass } = scenario({
    you: { hand: [offer, spark, { card: recruit, as: 'first' }, { card: recruit, as: 'second' }], resources: 8 },
    foe: {},
  });
  you.plays('Offer');
  pass.all();
  you.plays('Spark');
  pass.all();
  expect(you.readyResources).toBe(7);
  you.plays('first');
  pass.all();
  expect(you.readyResources).toBe(6);
  you.plays('second');
  expect(you.readyResources).toBe(3);
});

rule('303.2, 707.1e', 'a strike costs what modifiers leave of the strike cost', () => {
  const pike = own('Pike', weapon({ cost: 1, atk: [2, 'melee'], strike: 3 }));
  const drill = own('Drill', ongoing({ cost: 1 }, cheaperStrikes));
  const { you, foe, pass } = scenario({ you: { play: [pike, drill], resources: 1 }, foe: { play: [] } });
  you.attacks(you.hero, foe.hero);
  pass.all();
  you.strikes('Pike');
  expect(you.readyResources).toBe(0);
});

rule('701.4', 'what can be used once per game stays used on later turns', () => {
  const sage = own('Sage', ally({ ...body, cost: 1 }, { ...pay([], draw()), oncePerGame: true }));
  const { you, pass, until } = scenario({ you: { play: [sage] }, foe: {} });
  you.uses('Sage');
  pass.all();
  you.refuses({ use: 'Sage' }, '701.4');
  until({ turn: 'foe', step: 'action' });
  until({ turn: 'you', step: 'action' });
  you.refuses({ use: 'Sage' }, '701.4');
});

rule('717.2a', 'all but so much of a packet is prevented, and nothing of a smaller one', () => {
  const wall: Power = {
    power: 'replacement',
    replacement: {
      event: { event: 'deal', card: { kind: ['Hero'], whose: 'you' } },
      instead: { instead: 'prevent', amount: { amount: 'sum', of: [{ amount: 'that much' }, -3] } },
    },
  };
  const bolt = (amount: number): Effect => ({
    do: 'deal',
    amount,
    types: ['fire'],
    to: { select: 'target', noun: { kind: ['Hero'] } },
    by: { select: 'hero', of: { player: 'you' } },
  });
  const { you, foe, pass } = scenario({
    you: { hand: [own('Big Bolt', ability({ cost: 0 }, bolt(5))), own('Small Bolt', ability({ cost: 0 }, bolt(2)))] },
    foe: { play: [own('Wall', ongoing({ cost: 1 }, wall))] },
  });
  you.plays('Big Bolt', { targets: [foe.hero] });
  pass.all();
  expect(foe.hero.damage).toBe(3);
  you.plays('Small Bolt', { targets: [foe.hero] });
  pass.all();
  expect(foe.hero.damage).toBe(5);
});
