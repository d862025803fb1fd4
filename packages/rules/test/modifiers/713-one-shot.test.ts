import {
  ability,
  ally,
  asThisEntersPlay,
  cardsInHandOf,
  chosen,
  compared,
  deal,
  draw,
  draws,
  heal,
  heroOrAlly,
  ifWould,
  instead,
  inZone,
  ongoing,
  putIntoHand,
  target,
  until,
  you,
  yourHero,
  yours,
} from '@meetingstone/cards/language';
import type { Condition, Replacement } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const cards = (count: number): Condition => compared(cardsInHandOf(you), 'or more', count);
const study = own('Study', ability({ cost: 0 }, until(cards(4), draw())));

rule(
  '713.1',
  'one-shot modifiers come from links and definite powers, and nothing of them lasts but what was done',
  () => {
    const mage = own('Mage', ally({ cost: 1, atk: [1, 'fire'], health: 5 }, asThisEntersPlay(draw())));
    const burn = own('Burn', ability({ cost: 0 }, deal(2, 'fire', target(heroOrAlly)), heal(3, yourHero)));
    const t = scenario({ you: { hand: [mage, burn], hero: { damage: 4 }, resources: 1 }, foe: {} });
    t.you.plays('Mage');
    t.pass.all();
    expect([t.you.hand.length, t.chain()]).toEqual([2, []]);
    t.you.plays('Burn', { targets: [t.foe.hero] });
    t.pass.all();
    expect(t.game().state.modifiers).toEqual([]);
    expect([t.foe.hero.damage, t.you.hero.damage]).toEqual([2, 1]);
    t.until({ turn: 'foe', step: 'action' });
    expect([t.foe.hero.damage, t.you.hero.damage]).toEqual([2, 1]);
  },
);

rule('713.2', 'something is done "until" a limit as often as it takes, and not at all if the limit is reached', () => {
  const drawn = (held: number, text = study) => {
    const t = scenario({ you: { hand: [text, ...Array.from({ length: held }, () => 'Charge')], deck: 9 }, foe: {} });
    t.you.plays('Study');
    t.pass.all();
    return t.you.hand.length;
  };
  expect([drawn(0), drawn(2), drawn(4), drawn(6)]).toEqual([4, 4, 4, 6]);
  const pairs = own('Study', ability({ cost: 0 }, until(cards(4), draw(2))));
  expect([drawn(1, pairs), drawn(3, pairs)]).toEqual([5, 5]);
});

rule('713.2', 'where the limit can never be reached, it ends when nothing more can be done', () => {
  const t = scenario({ you: { hand: [study], deck: 2 }, foe: {} });
  t.you.plays('Study');
  t.pass.all();
  expect([t.you.hand.length, t.you.lost, t.winner()]).toEqual([2, true, ['foe']]);
});

const replaced = (name: string, replacement: Replacement) =>
  own(name, ongoing({ cost: 1 }, { power: 'replacement', replacement }));

rule('713.2a', 'who may skip drawing chooses any number of draws to skip, and then draws until the limit', () => {
  const lazy = replaced('Lazy', { event: draws('you'), optional: true, instead: { instead: 'nothing' } });
  const t = scenario({ you: { hand: [study, 'Charge', 'Charge'], play: [lazy], deck: 9 }, foe: {} });
  t.you.plays('Study');
  t.pass.all();
  for (let n = 0; n < 3; n++) {
    t.you.mustChooseAmong(['Lazy', 'none']).chooses('Lazy');
    expect([t.you.hand.length, t.you.deck.length, t.chain()]).toEqual([2, 9, ['Study']]);
  }
  t.you.chooses('none').chooses('Lazy').chooses('none');
  expect([t.you.hand.length, t.you.deck.length, t.chain()]).toEqual([4, 7, []]);
});

rule('713.2a', 'who gets cards from another zone instead gets them until the limit, or until there are no more', () => {
  const memory = replaced('Memory', {
    event: draws('you'),
    instead: instead(putIntoHand(chosen(yours(inZone('graveyard', {}))))),
  });
  const drawn = (...graveyard: string[]) => {
    const t = scenario({ you: { hand: [study], graveyard, play: [memory], deck: 9 }, foe: {} });
    t.you.plays('Study');
    t.pass.all();
    return t;
  };
  const many = drawn('Charge', 'Vanquish', 'Footsoldier', 'Hired Lance', 'Quarry Ogre');
  many.you.mustChooseAmong(['Charge', 'Vanquish', 'Footsoldier', 'Hired Lance', 'Quarry Ogre']).chooses('Charge');
  many.you.chooses('Vanquish').chooses('Footsoldier').chooses('Hired Lance');
  expect([many.you.hand, many.you.graveyard]).toEqual([
    ['Charge', 'Vanquish', 'Footsoldier', 'Hired Lance'],
    ['Quarry Ogre', 'Study'],
  ]);
  const few = drawn('Charge', 'Vanquish');
  few.you.chooses('Charge');
  expect([few.you.hand, few.you.graveyard, few.you.deck.length]).toEqual([['Charge', 'Vanquish'], ['Study'], 9]);
  expect(few.you.lost).toBe(false);
});

rule('713.2a', 'where another player draws instead, he draws until he is decked', () => {
  const greed = own('Greed', ongoing({ cost: 1 }, ifWould(draws('opposing'), instead(draw()))));
  const t = scenario({ you: { hand: [study], deck: 9 }, foe: { play: [greed], deck: 5 } });
  t.you.plays('Study');
  t.pass.all();
  expect([t.you.hand, t.you.deck.length, t.foe.hand.length, t.foe.deck]).toEqual([[], 9, 5, []]);
  expect([t.foe.lost, t.winner()]).toEqual([true, ['you']]);
});
