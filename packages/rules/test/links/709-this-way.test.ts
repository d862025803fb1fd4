import {
  ability,
  ally,
  anAlly,
  deal,
  destroy,
  discard,
  draw,
  heroOrAlly,
  ifSo,
  target,
  yourHero,
} from '@meetingstone/cards/language';
import type { Effect, Noun } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const free = { cost: 0, instant: true } as const;
const thisWay = (noun: Noun): Noun => ({ ...noun, among: { select: 'done' } });

rule('707.3', 'what was destroyed this way is counted as it last was', () => {
  const doom = own(
    'Doom',
    ability(free, destroy({ select: 'each', noun: anAlly }), draw({ amount: 'count', of: thisWay({ tag: ['Ogre'] }) })),
  );
  const { you, pass } = scenario({
    you: {
      hand: [doom],
      play: [{ card: 'Quarry Ogre', as: 'mine' }],
      deck: ['Fen Lurker', 'Moss Colossus', 'Mule Driver'],
    },
    foe: { play: ['Quarry Ogre', 'Hired Lance'] },
  });
  you.plays('Doom');
  pass.all();
  expect(you.hand).toEqual(['Fen Lurker', 'Moss Colossus']);
});

rule('709.2d', 'what was discarded this way is asked where it is now', () => {
  const loss = own('Loss', ability(free, discard(), ifSo({ is: 'there', noun: thisWay({ kind: ['Ally'] }) }, draw())));
  const after = (hand: string) => {
    const { you, pass } = scenario({ you: { hand: [loss, hand], deck: ['Fen Lurker'] }, foe: {} });
    you.plays('Loss');
    pass.all();
    return you.hand;
  };
  expect(after('Hired Lance')).toEqual(['Fen Lurker']);
  expect(after('Ember Lash')).toEqual([]);
});

rule('405.2', 'an ally that is dealt fatal damage this way has as much damage as health', () => {
  const fatal = thisWay({
    kind: ['Ally'],
    damage: { is: 'or more', than: { amount: 'health', of: { select: 'it' } } },
  });
  const blast = own(
    'Blast',
    ability(free, deal(3, 'fire', target(heroOrAlly)), ifSo({ is: 'there', noun: fatal }, draw())),
  );
  const after = (victim: string) => {
    const { you, pass } = scenario({
      you: { hand: [blast], deck: ['Fen Lurker'] },
      foe: { play: ['Quarry Ogre', 'Hired Lance'] },
    });
    you.plays('Blast', { targets: victim });
    pass.all();
    return you.hand;
  };
  expect(after('Hired Lance')).toEqual(['Fen Lurker']);
  expect(after('Quarry Ogre')).toEqual([]);
});

rule('707.3', 'a text asks what a card was that it has destroyed', () => {
  const end = own(
    'End',
    ability(
      free,
      destroy(target(anAlly)),
      ifSo({ is: 'so', what: { select: 'targeted', slot: 0 }, noun: { tag: ['Ogre'] } }, draw()),
    ),
  );
  const { you, pass } = scenario({ you: { hand: [end], deck: ['Fen Lurker'] }, foe: { play: ['Quarry Ogre'] } });
  you.plays('End');
  pass.all();
  expect(you.hand).toEqual(['Fen Lurker']);
});

rule('403.1', 'a player pays any number of times, and how often is known afterwards', () => {
  const pay: Effect = { do: 'pay', who: { player: 'you' }, cost: [{ pay: 'resources', amount: 1 }], anyNumber: true };
  const toll = own('Toll', ability({ cost: 0 }, pay, deal({ amount: 'that much' }, 'fire', yourHero)));
  const { you, pass } = scenario({ you: { hand: [toll], resources: 3 }, foe: {} });
  you.plays('Toll');
  pass.all();
  you.chooses('yes');
  you.chooses('yes');
  you.chooses('no');
  expect(you.hero.damage).toBe(2);
});

rule('709.2a', 'the second of several targets stays the second where the first is gone', () => {
  const strike = own(
    'Strike',
    ability(
      { cost: 0 },
      { ...deal(1, 'fire', target(anAlly, { upTo: 2 })), each: [1] } as Effect,
      deal(2, 'fire', { select: 'targeted', slot: 0, nth: 1 }),
    ),
  );
  const kill = own('Kill', ability(free, destroy(target(anAlly))));
  const { you, card, pass } = scenario({
    you: { hand: [strike, kill] },
    foe: { play: ['Hired Lance', 'Quarry Ogre'] },
  });
  you.plays('Strike', { targets: ['Hired Lance', 'Quarry Ogre'] });
  you.plays('Kill', { targets: 'Hired Lance' });
  pass.all();
  pass.all();
  expect(card('Quarry Ogre').damage).toBe(2);
});

rule('709.2d', 'that many is the number of cards that were moved', () => {
  const fresh = own(
    'Fresh Start',
    ability(
      free,
      { do: 'put', what: { select: 'zone', zone: 'hand', of: { player: 'you' } }, where: { to: 'removed' } },
      draw({ amount: 'count', of: thisWay({}) }),
    ),
  );
  const { you, pass } = scenario({
    you: { hand: [fresh, 'Hired Lance', 'Ember Lash'], deck: ['Fen Lurker', 'Moss Colossus', 'Mule Driver'] },
    foe: {},
  });
  you.plays('Fresh Start');
  pass.all();
  expect(you.hand).toEqual(['Fen Lurker', 'Moss Colossus']);
});

rule('709.2d', 'that much is what was removed last', () => {
  const mend = own(
    'Cauterize',
    ability(
      free,
      { do: 'remove damage', amount: 'all', from: target(anAlly) },
      { ...deal({ amount: 'that much' }, 'fire', yourHero), by: yourHero },
    ),
  );
  const { you, pass } = scenario({
    you: { hand: [mend], play: [{ card: 'Quarry Ogre', damage: 2 }] },
    foe: {},
  });
  you.plays('Cauterize');
  pass.all();
  expect(you.hero.damage).toBe(2);
});

rule('100.2d', 'a card of a Reputation is one that has it', () => {
  const summons = own('Summons', ability(free, draw({ amount: 'count', of: { reputation: ['Tidewatch'] } })));
  const guard = (name: string, reputation?: string) =>
    own(name, ally({ cost: 1, atk: [1, 'melee'], health: 1, ...(reputation ? { reputation } : {}) }));
  const { you, pass } = scenario({
    you: {
      hand: [summons],
      play: [guard('Tide Guard', 'Tidewatch'), guard('Gate Guard')],
      deck: ['Fen Lurker', 'Moss Colossus'],
    },
    foe: {},
  });
  you.plays('Summons');
  pass.all();
  expect(you.hand).toEqual(['Fen Lurker']);
});
