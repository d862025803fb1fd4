import {
  ability,
  ally,
  anAlly,
  atk,
  atkAndHealth,
  destroy,
  each,
  give,
  have,
  named,
  pay,
  power,
  set,
  target,
  thisCard,
  thisOne,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const twin = one(
  'Twin',
  ally(
    { cost: 1, atk: [1, 'melee'], health: 1 },
    have(thisOne, atk(1)),
    pay([0], give(thisCard, [...atkAndHealth(2)])),
  ),
);

rule('200.1', 'a card that names itself means itself, and no other card with its name', () => {
  const { you, pass, card, leaves } = scenario({
    you: {
      play: [
        { card: twin, as: 'left' },
        { card: twin, as: 'right' },
      ],
    },
    foe: { play: [{ card: twin, as: 'theirs' }] },
  });
  expect([card('left').atk, card('right').atk, card('theirs').atk]).toEqual([2, 2, 2]);
  you.uses('left');
  pass.all();
  expect([card('left').atk, card('right').atk, card('theirs').atk]).toEqual([4, 2, 2]);
  expect([card('left').health, card('right').health]).toEqual([3, 1]);
  leaves('loop');
});

rule('200.1', 'an effect that names its source means that card, though another with its name is there too', () => {
  const martyr = one('Martyr', ally({ cost: 1, atk: [1, 'melee'], health: 1 }, pay([0], destroy(thisCard))));
  const { you, pass, card } = scenario({
    you: {
      play: [
        { card: martyr, as: 'left' },
        { card: martyr, as: 'right' },
      ],
    },
    foe: {},
  });
  you.uses('right');
  pass.all();
  expect([card('left').zone, card('right').zone]).toEqual(['play', 'graveyard']);
});

rule('200.1a', 'a power that names its card and is added to another card means that one', () => {
  const gift = one('Gift', ability({ cost: 0 }, give(target(anAlly), [power(pay([0], destroy(thisCard)))])));
  const { you, pass, card } = scenario({
    you: { hand: [gift], play: ['Footsoldier', { card: twin, as: 'twin' }] },
    foe: {},
  });
  you.plays('Gift', { targets: ['Footsoldier'] });
  pass.all();
  you.refuses({ use: 'twin', power: 2 }, '701.2');
  you.uses('Footsoldier');
  pass.all();
  expect([card('Footsoldier').zone, card('twin').zone]).toEqual(['graveyard', 'play']);
});

example('200.1a#1', 'Skullchewer has the powers of Barim, and they speak of Skullchewer', () => {
  const { you, foe, pass, card } = scenario({
    you: {
      hand: ['Skullchewer'],
      resources: 5,
      play: ['Footsoldier'],
      graveyard: ['Quarry Ogre'],
    },
    foe: { graveyard: ['High Prophet Barim', 'Fire Blast'], play: [{ card: 'Hired Lance', as: 'lance' }] },
  });
  you.plays('Skullchewer');
  pass.all();
  you.mustChooseAmong(['yes', 'no']).chooses(true); // of the allies there, only Barim is opposing
  expect([foe.removed, foe.graveyard]).toEqual([['High Prophet Barim'], ['Fire Blast']]);
  expect([card('Footsoldier').atk, card('Footsoldier').health]).toEqual([2 + 5, 2 + 6]);
  expect([card('Skullchewer').atk, card('Skullchewer').health]).toEqual([5, 6]);
  expect([card('lance').atk, card('lance').health]).toEqual([3, 3]);
});

rule('200.2', 'text that speaks of cards with a name means every card with that name', () => {
  const hunt = one('Twin Hunt', ability({ cost: 0 }, destroy(each(named('Twin', anAlly)))));
  const { you, foe, pass } = scenario({
    you: { hand: [hunt], play: [{ card: twin, as: 'mine' }, 'Footsoldier'] },
    foe: { play: [{ card: twin, as: 'left' }, { card: twin, as: 'right' }, 'Hired Lance'] },
  });
  you.plays('Twin Hunt');
  pass.all();
  expect([you.allies, foe.allies]).toEqual([['Footsoldier'], ['Hired Lance']]);
});

rule('200.2', 'a card can mean all others with its own name that way', () => {
  const { card } = scenario({
    you: { play: [{ card: 'Ironforge Guards', as: 'a' }, { card: 'Ironforge Guards', as: 'b' }, 'Footsoldier'] },
    foe: { play: [{ card: 'Ironforge Guards', as: 'c' }] },
  });
  expect([card('a').health, card('b').health, card('c').health]).toEqual([2, 2, 1]);
});
