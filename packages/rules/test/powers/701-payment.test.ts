import {
  ability,
  ally,
  anAbility,
  anAlly,
  basic,
  controlledByYou,
  destroy,
  draw,
  give,
  have,
  item,
  losesPowers,
  oncePerTurn,
  ongoing,
  onYourTurn,
  pay,
  putIntoPlay,
  ready,
  removeFromGame,
  target,
  that,
  thisCard,
  whileIn,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { kinds, own } from '../links/own.ts';

const body = { cost: 1, atk: [1, 'melee'], health: 5 } as const;

rule('701.1', 'what stands left of the arrow is paid, and what stands right of it goes on the chain', () => {
  const sage = own('Sage', ally(body, pay([2], draw())));
  const { you, chain, game, priority, pass } = scenario({ you: { play: [sage], resources: 3 }, foe: {} });
  you.uses('Sage');
  expect([you.readyResources, you.hand, chain()]).toEqual([1, [], ['Sage']]);
  expect([kinds(game()), priority()]).toEqual([['payment'], 'you']);
  you.refuses({ use: 'Sage' }, '403.1');
  pass.all();
  expect([you.hand.length, chain()]).toEqual([1, []]);
});

rule('701.1', 'the words before a colon say when a power can be used', () => {
  const sage = own('Sage', ally(body, onYourTurn(pay([1], draw())), pay([1], ready(thisCard))));
  const { you, foe, chain, until, pass } = scenario({
    you: { play: [sage], resources: 3 },
    foe: { hand: ['Fire Blast'], resources: 1 },
  });
  you.uses('Sage', { power: 1 }).uses('Sage', { power: 2 });
  expect(chain()).toEqual(['Sage', 'Sage']);
  pass.all();
  pass.all();
  until({ turn: 'foe', step: 'action' });
  foe.plays('Fire Blast', { targets: [you.hero] }).passes();
  you.mustChooseAmong(['pass', { use: 'Sage', power: 2 }]).refuses({ use: 'Sage', power: 1 }, '701.1');
  you.passes();
  expect(you.hero.damage).toBe(2);
});

rule('701.1a', 'a Basic power is used only in your non-combat action phase on an empty chain', () => {
  const sage = own('Sage', ally(body, basic(pay([], draw()))));
  const { you, foe, step, until, pass } = scenario(
    { you: { play: [sage, 'Footsoldier'] }, foe: { play: [{ card: sage, as: 'other' }] } },
    { step: 'draw' },
  );
  expect(step()).toBe('draw');
  you.refuses({ use: 'Sage' }, '701.1a');
  until({ step: 'action' });
  you.uses('Sage').refuses({ use: 'Sage' }, '701.1a');
  you.passes();
  foe.refuses({ use: 'other' }, '701.1a').passes();
  expect(you.hand).toHaveLength(1);
  you.attacks('Footsoldier', foe.hero);
  pass.all();
  you.mustChooseAmong(['pass']).refuses({ use: 'Sage' }, '701.1a');
  pass.all();
  pass.all();
  expect(foe.hero.damage).toBe(2);
});

rule('701.2', 'a payment power can be used any time you have priority, as often as it can be paid for', () => {
  const sage = own('Sage', ally(body, pay([1], draw())));
  const { you, foe, chain, resolve, pass } = scenario({
    you: { hand: ['Fire Blast'], resources: 1 },
    foe: { play: [sage], resources: 2 },
  });
  you.plays('Fire Blast', { targets: [foe.hero] }).passes();
  foe.uses('Sage').uses('Sage');
  foe.mustChooseAmong(['pass']).refuses({ use: 'Sage' }, '403.1');
  expect(chain()).toEqual(['Sage', 'Sage', 'Fire Blast']);
  pass.all();
  resolve.all();
  expect([foe.hand.length, foe.hero.damage]).toEqual([2, 2]);
});

rule('701.2', "only a card's controller can use its payment powers, or its owner where it has none", () => {
  const sage = own('Sage', ally(body, pay([], draw())));
  const steal = own('Steal', ability({ cost: 0 }, give(target(anAlly), [controlledByYou])));
  const relic = own('Relic', item({ cost: 9 }, whileIn('graveyard', pay([1], removeFromGame(thisCard), draw()))));
  const { you, foe, pass, card } = scenario({
    you: { hand: [steal], graveyard: [{ card: relic, as: 'mine' }], resources: 1 },
    foe: { play: [sage], graveyard: [{ card: relic, as: 'theirs' }], resources: 1 },
  });
  you.refuses({ use: 'Sage' }, '701.2');
  you.plays('Steal', { targets: 'Sage' });
  pass.all();
  you.mustChooseAmong(['pass', { use: 'Sage' }, { use: 'mine' }, { attack: you.hero }]);
  you.refuses({ use: 'theirs' }, '701.2').uses('Sage').passes();
  foe.mustChooseAmong(['pass', { use: 'theirs' }]).refuses({ use: 'Sage' }, '701.2');
  foe.passes();
  you.uses('mine');
  pass.all();
  expect([card('mine').zone, card('theirs').zone]).toEqual(['removed', 'graveyard']);
  expect([you.hand.length, foe.hand.length, you.readyResources]).toEqual([2, 0, 0]);
});

rule('701.3', 'an activated power exhausts its card, which must be ready', () => {
  const power = pay(['activate'], draw());
  const { you, card, pass } = scenario({
    you: {
      play: [own('Sage', ally(body, power)), { card: own('Tired', ally(body, power)), exhausted: true }],
    },
    foe: {},
  });
  you.refuses({ use: 'Tired' }, '701.3').uses('Sage');
  expect(card('Sage').exhausted).toBe(true);
  you.refuses({ use: 'Sage' }, '701.3');
  pass.all();
  expect(you.hand).toHaveLength(1);
});

rule(
  '701.3',
  'an ally must have been in its party since its controller’s latest turn began; other cards need not',
  () => {
    const power = pay(['activate'], draw());
    const sage = own('Sage', ally(body, power, pay([], draw(0))));
    const { you, until, pass } = scenario({
      you: {
        play: [
          { card: sage, fresh: true },
          { card: own('Orb', item({ cost: 1 }, power)), fresh: true },
        ],
      },
      foe: {},
    });
    you.mustChooseAmong(['pass', { use: 'Sage', power: 2 }, { use: 'Orb' }, { attack: you.hero }]);
    you.refuses({ use: 'Sage', power: 1 }, '701.3').uses('Orb');
    pass.all();
    until({ turn: 'foe', step: 'action' });
    until({ turn: 'you', step: 'action' });
    you.uses('Sage', { power: 1 });
    pass.all();
    expect(you.hand).toHaveLength(3);
  },
);

rule('701.4', 'once per turn counts for this card and this power alone, and begins anew each turn', () => {
  const sage = own('Sage', ally(body, oncePerTurn(pay([], draw())), oncePerTurn(pay([], ready(thisCard)))));
  const { you, until, pass } = scenario({
    you: {
      play: [
        { card: sage, as: 'a' },
        { card: sage, as: 'b' },
      ],
    },
    foe: {},
  });
  you.uses('a', { power: 1 });
  you
    .mustChooseAmong(['pass', { use: 'a', power: 2 }, { use: 'b' }, { use: 'b', power: 2 }])
    .refuses({ use: 'a', power: 1 }, '701.4');
  pass.all();
  until({ turn: 'foe', step: 'action' });
  until({ turn: 'you', step: 'action' });
  you.uses('a', { power: 1 });
  pass.all();
  expect(you.hand).toHaveLength(3);
});

example('701.4#1', 'Moorf has been used though his effect was interrupted; a second Moorf has not', () => {
  const { you, foe, card, chain, pass } = scenario({
    you: {
      hand: [{ card: 'Elder Moorf', as: 'second' }],
      play: [{ card: 'Elder Moorf', as: 'first' }, 'Footsoldier'],
      resources: 5,
    },
    foe: { hand: ['Ember Lash'], resources: 2, play: ['Hired Lance'] },
  });
  you.uses('first').mustChooseAmong(['first', 'Footsoldier', 'Hired Lance']).chooses('Footsoldier').passes();
  foe.plays('Ember Lash', { targets: 'Footsoldier' });
  pass.all();
  expect(card('Footsoldier').zone).toBe('graveyard');
  pass.all();
  expect([chain(), you.readyResources]).toEqual([[], 4]);
  you.refuses({ use: 'first' }, '701.4');
  you.plays('second');
  pass.all();
  you.refuses({ use: 'first' }, '701.4').uses('second', { targets: 'second' });
  pass.all();
  expect(card('second').atk).toBe(3);
  you.refuses({ use: 'second' }, '701.4');
});

rule('701.4', 'a card that left play and came back is a different card, and its power has not been used', () => {
  const blink = own('Blink', ability({ cost: 0 }, removeFromGame(target(anAlly)), putIntoPlay(that)));
  const { you, pass } = scenario({ you: { hand: [blink], play: ['Elder Moorf'], resources: 3 }, foe: {} });
  you.uses('Elder Moorf', { targets: 'Elder Moorf' });
  pass.all();
  you.refuses({ use: 'Elder Moorf' }, '701.4').plays('Blink', { targets: 'Elder Moorf' });
  pass.all();
  you.uses('Elder Moorf', { targets: 'Elder Moorf' });
  pass.all();
  expect(you.readyResources).toBe(1);
});

rule('701.4a', 'a power that was lost and returns is the same power as before, used or not', () => {
  const quiet = own('Quiet', ongoing({ cost: 0 }, have(anAlly, losesPowers)));
  const dispel = own('Dispel', ability({ cost: 0 }, destroy(target(anAbility))));
  const { you, card, pass } = scenario({
    you: {
      hand: [quiet, dispel],
      play: [
        { card: 'Elder Moorf', as: 'used' },
        { card: 'Elder Moorf', as: 'unused' },
      ],
      resources: 3,
    },
    foe: {},
  });
  you.uses('used', { targets: 'used' });
  pass.all();
  you.plays('Quiet');
  pass.all();
  you.refuses({ use: 'used' }, '701.2').refuses({ use: 'unused' }, '701.2').plays('Dispel', { targets: 'Quiet' });
  pass.all();
  you.refuses({ use: 'used' }, '701.4').uses('unused', { targets: 'used' });
  pass.all();
  expect(card('used').atk).toBe(5);
});

example('701.4a#1', 'Moorf gets his power back from Polymorph, but he has used it this turn', () => {
  const dispel = own('Dispel', ability({ cost: 0, instant: true }, destroy(target(anAbility))));
  const { you, foe, card, pass } = scenario(
    {
      you: {
        play: [
          { card: 'Elder Moorf', as: 'moorf' },
          { card: 'Elder Moorf', as: 'other' },
        ],
        hand: [dispel],
        resources: 4,
      },
      foe: { hand: ['Fire Blast', 'Polymorph', 'Ember Lash'], resources: 5 },
    },
    { turn: 'foe' },
  );
  foe.plays('Fire Blast', { targets: [you.hero] }).passes();
  you.uses('moorf', { targets: 'moorf' }).refuses({ use: 'moorf' }, '701.4');
  pass.all();
  pass.all();
  foe.plays('Polymorph', { targets: 'moorf' });
  pass.all();
  expect([card('moorf').powers, card('moorf').atk]).toEqual([[], 3]);
  foe.plays('Ember Lash', { targets: [you.hero] }).passes();
  you.refuses({ use: 'moorf' }, '701.2').plays('Dispel', { targets: 'Polymorph' });
  pass.all();
  expect([card('Polymorph').zone, card('moorf').powers.length]).toEqual(['graveyard', 1]);
  foe.passes();
  you.mustChooseAmong(['pass', { use: 'other' }]).refuses({ use: 'moorf' }, '701.4');
  you.uses('other', { targets: 'moorf' });
  pass.all();
  pass.all();
  expect(card('moorf').atk).toBe(5);
});
