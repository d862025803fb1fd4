import { ability, anAlly, opposing, target, targetPlayer, yours } from '@meetingstone/cards/language';
import type { Effect } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const ogre = (as: string, more: object = {}) => ({ card: 'Quarry Ogre', as, ...more });

rule('706.1', 'targets are numbered as the sentence names them, whatever the order of the data', () => {
  const bite: Effect = {
    do: 'deal',
    amount: { amount: 'atk', of: { select: 'targeted', slot: 0 } },
    types: ['melee'],
    to: target(opposing(anAlly)),
    by: target(yours(anAlly)),
  };
  const { you, card, pass } = scenario({
    you: { hand: [own('Bite', ability({ cost: 0 }, bite))], play: [{ card: 'Footsoldier', as: 'biter' }] },
    foe: { play: [ogre('bitten')] },
  });
  const { atk } = card('biter');
  you.plays('Bite', { targets: ['biter', 'bitten'] });
  pass.all();
  expect(card('bitten')).toMatchObject({ damage: atk });
});

rule('706.1', 'a target can be named in an amount or in a condition', () => {
  const weighed: Effect = {
    do: 'deal',
    amount: { amount: 'cost', of: target(yours(anAlly)) },
    types: ['fire'],
    to: target(opposing(anAlly)),
  };
  const checked: Effect = {
    do: 'if',
    if: { is: 'so', what: target(opposing(anAlly)), noun: { damaged: true } },
    then: [{ do: 'destroy', what: { select: 'targeted', slot: 0 } }],
  };
  const play = (name: string, effect: Effect, targets: readonly string[], damage: number) => {
    const table = scenario({
      you: { hand: [own(name, ability({ cost: 0 }, effect))], play: [{ card: 'Footsoldier', as: 'mine' }] },
      foe: { play: [ogre('theirs', { damage })] },
    });
    table.you.plays(name, { targets });
    table.pass.all();
    return table;
  };
  expect(play('Weigh', weighed, ['mine', 'theirs'], 0).card('theirs').damage).toBe(2);
  expect(play('Check', checked, ['theirs'], 1).foe.allies).toEqual([]);
  expect(play('Check', checked, ['theirs'], 0).foe.allies).toEqual(['Quarry Ogre']);
});

rule('712.3a', 'a card that was discarded is spoken of where it is now', () => {
  const burn: readonly Effect[] = [
    { do: 'discard', who: targetPlayer(), count: 1 },
    { do: 'deal', amount: { amount: 'cost', of: { select: 'done' } }, types: ['fire'], to: target(opposing(anAlly)) },
  ];
  const { you, foe, card, pass } = scenario({
    you: { hand: [own('Burn', ability({ cost: 0 }, ...burn))] },
    foe: { hand: ['Fen Lurker'], play: [ogre('singed')] },
  });
  you.plays('Burn', { targets: ['foe', 'singed'] });
  pass.all();
  expect(foe.hand).toEqual([]);
  expect(card('singed').damage).toBe(4);
});

rule('414.1', 'a description can ask for unique cards', () => {
  const strike: Effect = { do: 'destroy', what: target({ kind: ['Ally'], unique: true }) };
  const queen = own('The Queen', {
    ...ability({ cost: 0 }),
    types: ['Ally'],
    atk: 1,
    damageType: 'melee',
    health: 2,
    unique: true,
  } as never);
  const { you, foe, pass } = scenario({
    you: { hand: [own('Regicide', ability({ cost: 0 }, strike))] },
    foe: { play: [queen, ogre('guard')] },
  });
  you.plays('Regicide');
  pass.all();
  expect(foe.allies).toEqual(['Quarry Ogre']);
});
