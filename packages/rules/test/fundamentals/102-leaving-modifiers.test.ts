import {
  ability,
  anAlly,
  atk,
  cant,
  exchangeControl,
  give,
  giveTo,
  opposing,
  set,
  target,
  targetPlayer,
  yours,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;

const gift = one(
  'Gift',
  ability(
    { cost: 0 },
    {
      do: 'modify',
      what: target(opposing(anAlly)),
      changes: [{ change: 'control', by: { player: 'target' } }],
      duration: 'this game',
    },
  ),
);
const barter = one('Barter', ability({ cost: 0 }, exchangeControl(target(opposing(anAlly)), target(opposing(anAlly)))));
const gag = (until: 'this turn' | 'until your next turn') =>
  one('Gag', ability({ cost: 0 }, giveTo(targetPlayer(), [cant('play', { noun: {} })], until)));
const oversleep = one('Oversleep', ability({ cost: 0 }, { do: 'skip next turn', who: targetPlayer() }));
const rest = one('Rest', ability({ cost: 0, instant: true }, give(target(yours(anAlly)), [atk(1)])));

rule('102.2, 712.6', 'control that a player gave to another ends as the giver loses, not as the bystander does', () => {
  const given = () => {
    const table = scenario({ you: { hand: [gift] }, foe: {}, third: { play: ['Quarry Ogre'] }, fourth: {} });
    table.you.plays('Gift', { targets: ['foe', 'Quarry Ogre'] });
    table.pass.all();
    expect([table.foe.allies, table.third.allies]).toEqual([['Quarry Ogre'], []]);
    return table;
  };
  const giver = given();
  giver.you.concedes();
  expect([giver.foe.allies, giver.third.allies, giver.priority()]).toEqual([[], ['Quarry Ogre'], 'foe']);
  const bystander = given();
  bystander.fourth.concedes();
  expect([bystander.foe.allies, bystander.third.allies]).toEqual([['Quarry Ogre'], []]);
  const receiver = given();
  receiver.foe.concedes();
  expect([receiver.foe.removed.includes('Quarry Ogre'), receiver.third.allies]).toEqual([false, ['Quarry Ogre']]); // 401.3b
});

rule('102.2, 712.6', 'cards whose control a player exchanged go back as he loses', () => {
  const { you, foe, third, pass, priority } = scenario({
    you: { hand: [barter] },
    foe: { play: ['Footsoldier'] },
    third: { play: ['Quarry Ogre'] },
  });
  you.plays('Barter', { targets: ['Footsoldier', 'Quarry Ogre'] });
  pass.all();
  expect([foe.allies, third.allies]).toEqual([['Quarry Ogre'], ['Footsoldier']]);
  you.concedes();
  expect([foe.allies, third.allies, priority()]).toEqual([['Footsoldier'], ['Quarry Ogre'], 'foe']);
});

rule('102.2, 712.6', 'what a player forbade another is allowed again as he loses', () => {
  const { you, foe, pass, card } = scenario({
    you: { hand: [gag('this turn')] },
    foe: { hand: [rest], play: ['Footsoldier'] },
    third: {},
  });
  you.plays('Gag', { targets: ['foe'] });
  pass.all();
  you.passes();
  foe.mustChooseAmong(['pass']).cannot({ play: 'Rest' }, '707.1');
  you.concedes();
  foe.mustChooseAmong(['pass', { play: 'Rest' }]).plays('Rest');
  pass.all();
  expect(card('Footsoldier').atk).toBe(3);
});

rule('102.2, 712.6', 'a turn that a player told another to skip is taken if he loses before it', () => {
  const asleep = () => {
    const table = scenario({ you: { hand: [oversleep] }, foe: {}, third: {} });
    table.you.plays('Oversleep', { targets: ['foe'] });
    table.pass.all();
    return table;
  };
  const stays = asleep();
  stays.until({ turn: 'third', step: 'action' });
  const leaves = asleep();
  leaves.you.concedes();
  leaves.until({ step: 'end' });
  leaves.pass.all();
  expect([leaves.turn(), leaves.priority()]).toEqual(['foe', 'foe']);
});

rule('501.1a, 712.6', '"until your next turn" means the turn of who made the modifier, whomever it restricts', () => {
  const { you, foe, pass, until } = scenario({
    you: { hand: [gag('until your next turn')] },
    foe: { hand: [{ card: rest, as: 'rest' }], play: ['Footsoldier'] },
    third: {},
  });
  you.plays('Gag', { targets: ['foe'] });
  pass.all();
  until({ turn: 'foe', step: 'action' });
  foe.cannot({ play: 'rest' }, '707.1');
  until({ turn: 'you', step: 'ready' });
  you.passes();
  foe.mustChooseAmong(['pass', { play: 'rest' }]);
});
