import { ability } from '@meetingstone/cards/language';
import type { Effect, Noun, Quantity } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const removing = (select: 'target' | 'choose', noun: Noun, count: Quantity): Effect => ({
  do: 'put',
  what: { select, noun, count },
  where: { to: 'removed' },
});
const BURIED: Noun = { zone: 'graveyard', inOne: true };
const two: Quantity = { exactly: 2 };

rule('706.1', 'targets in one graveyard are all of one player: the first of them tells of whom', () => {
  const card = own('Exhume', ability({ cost: 0 }, removing('target', BURIED, two)));
  const t = scenario({
    you: { hand: [card], graveyard: ['Ember Lash'] },
    foe: { graveyard: ['Quarry Ogre', 'Militia Sword', 'Bridge Warden'] },
  });
  t.you.plays('Exhume').mustChooseAmong(['Quarry Ogre', 'Militia Sword', 'Bridge Warden']).chooses('Quarry Ogre');
  t.you.mustChooseAmong(['Militia Sword', 'Bridge Warden']).chooses('Militia Sword');
  t.pass.all();
  expect(t.foe.graveyard).toEqual(['Bridge Warden']);
});

rule('709.2b', 'cards with different names are chosen: of each name one, and no more than there are names', () => {
  const noun: Noun = { zone: 'graveyard', whose: 'you', differing: 'name' };
  const card = own('Recall', ability({ cost: 0 }, removing('choose', noun, two)));
  const t = scenario({
    you: {
      hand: [card],
      graveyard: [{ card: 'Ember Lash', as: 'one' }, { card: 'Ember Lash', as: 'other' }, 'Quarry Ogre'],
    },
    foe: {},
  });
  t.you.plays('Recall');
  t.pass.all();
  t.you.mustChooseAmong(['one', 'other', 'Quarry Ogre']).chooses('one');
  expect(t.you.graveyard).toEqual(['Ember Lash', 'Recall']);
});
