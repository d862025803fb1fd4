import { scenario } from '@meetingstone/scenario';
import { example } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const poisoned = (resources: number) =>
  scenario({
    you: { resources: 5 },
    foe: {
      play: [{ card: 'Footsoldier', attached: [{ card: 'Crippling Poison', by: 'you' }] }, 'Quarry Ogre'],
      resources,
    },
  });

/** The start of the next turn, with the poison's effect on the chain, resolves. */
const startTurn = ({ until, resolve, chain }: ReturnType<typeof poisoned>) => {
  until({ turn: 'foe', step: 'ready' });
  expect(chain()).toEqual(['Crippling Poison']);
  resolve.all();
};

example('glossary Unless#1', 'whoever has the poisoned character may pay 3; who does not has it exhausted', () => {
  const pays = poisoned(3);
  startTurn(pays);
  pays.foe.mustChooseAmong(['yes', 'no']).chooses('yes');
  expect([pays.card('Footsoldier').exhausted, pays.foe.readyResources, pays.you.readyResources]).toEqual([false, 0, 5]);
  const refuses = poisoned(3);
  startTurn(refuses);
  refuses.foe.mustChooseAmong(['yes', 'no']).chooses('no');
  expect([refuses.card('Footsoldier').exhausted, refuses.foe.readyResources]).toEqual([true, 3]);
  expect(refuses.card('Quarry Ogre').exhausted).toBe(false);
  const poor = poisoned(2);
  startTurn(poor);
  expect([poor.card('Footsoldier').exhausted, poor.foe.readyResources]).toEqual([true, 2]);
});
