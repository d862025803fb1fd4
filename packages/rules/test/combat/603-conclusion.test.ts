import type { Unnamed } from '@meetingstone/cards/language';
import {
  ability,
  addCounters,
  ally,
  anAlly,
  anEquipment,
  attacking,
  dealsCombatDamage,
  draw,
  give,
  health,
  item,
  set,
  target,
  thisCan,
  thisOne,
  when,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, facts: Unnamed) => set({ [name]: facts })[0]!;
const quick = { cost: 0, instant: true } as const;
const soldier = { card: 'Footsoldier', as: 'soldier' };
const hits = one('Tally', item({ cost: 0 }, when(dealsCombatDamage({ by: attacking(anAlly) }), addCounters(1, 'hit'))));
const saboteur = one(
  'Saboteur',
  ally(
    { cost: 2, atk: [0, 'melee'], health: 2 },
    thisCan({ may: 'sabotage', noun: anEquipment }),
    when({ event: 'sabotage', card: thisOne }, draw()),
  ),
);

rule('603.1', 'attacker and defender deal combat damage equal to their ATK at the same time, without priority', () => {
  const { you, foe, pass, card, priority, attacker } = scenario({
    you: { play: [soldier] },
    foe: {
      play: [
        { card: 'Footsoldier', as: 'rival' },
        { card: 'Quarry Ogre', as: 'ogre' },
      ],
    },
  });
  you.attacks('soldier', 'rival');
  for (let n = 0; n < 2; n++) pass.all();
  expect([attacker(), card('soldier').damage, card('rival').damage]).toEqual(['soldier', 0, 0]);
  pass.all();
  expect([card('soldier').zone, card('rival').zone, card('ogre').damage]).toEqual(['graveyard', 'graveyard', 0]);
  expect([foe.hero.damage, you.hero.damage, priority(), attacker()]).toEqual([0, 0, 'you', null]);
});

rule('603.1', 'a sabotage deals no damage, and what watches for it triggers even with 0 ATK', () => {
  const { you, foe, pass, chain, card, attacker } = scenario({
    you: { play: [saboteur] },
    foe: { play: ['Militia Sword', hits] },
  });
  you.attacks('Saboteur', 'Militia Sword', { sabotage: true });
  for (let n = 0; n < 2; n++) pass.all();
  expect([chain(), attacker()]).toEqual([[], 'Saboteur']);
  pass.all();
  expect([chain(), attacker(), card('Militia Sword').zone]).toEqual([['Saboteur'], null, 'play']);
  pass.all();
  expect([you.hand.length, foe.hero.damage, card('Tally').counters]).toEqual([1, 0, {}]);
});

rule('603.1', 'a normal combat of a character that could sabotage does not trigger its sabotage power', () => {
  const { you, foe, pass, chain } = scenario({ you: { play: [saboteur] }, foe: { play: ['Militia Sword'] } });
  you.attacks('Saboteur', foe.hero);
  for (let n = 0; n < 2; n++) pass.all();
  foe.strikes('none');
  pass.all();
  expect([chain(), you.hand]).toEqual([[], []]);
});

rule('603.1a', 'a defender against Long-Range deals no combat damage, and one with it still is dealt some', () => {
  const { you, foe, pass, card } = scenario({
    you: { play: [{ card: 'Moonlit Scout', as: 'scout' }, soldier] },
    foe: {
      play: [
        { card: 'Quarry Ogre', as: 'ogre' },
        { card: 'Moonlit Scout', as: 'archer' },
      ],
    },
  });
  you.attacks('scout', 'ogre');
  for (let n = 0; n < 3; n++) pass.all();
  expect([card('scout').damage, card('ogre').damage]).toEqual([0, 2]);
  you.attacks('soldier', 'archer');
  for (let n = 0; n < 3; n++) pass.all();
  expect([you.graveyard, foe.graveyard]).toEqual([['Footsoldier'], ['Moonlit Scout']]);
});

rule('603.1b', 'an attacker without a defender deals nothing, triggers nothing and stays exhausted', () => {
  const slipAway = one('Slip Away', ability(quick, { do: 'remove from combat', what: target(anAlly) }));
  const { you, foe, pass, card, chain, attacker } = scenario({
    you: { play: [soldier, hits] },
    foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }], hand: [slipAway] },
  });
  you.attacks('soldier', 'ogre');
  for (let n = 0; n < 2; n++) pass.all();
  you.passes();
  foe.plays('Slip Away', { targets: ['ogre'] });
  pass.all();
  expect(attacker()).toBe('soldier');
  pass.all();
  expect([chain(), card('Tally').counters, card('soldier').exhausted]).toEqual([[], {}, true]);
  expect([card('soldier').damage, card('ogre').damage, foe.hero.damage]).toEqual([0, 0, 0]);
});

rule('603.1b', 'a sabotage without an attacker triggers nothing', () => {
  const { you, foe, pass, chain } = scenario({
    you: { play: [saboteur] },
    foe: { play: ['Militia Sword'], hand: ['Ember Lash'], resources: 2 },
  });
  you.attacks('Saboteur', 'Militia Sword', { sabotage: true });
  for (let n = 0; n < 2; n++) pass.all();
  you.passes();
  foe.plays('Ember Lash', { targets: ['Saboteur'] });
  pass.all();
  pass.all();
  expect([chain(), you.hand, you.graveyard]).toEqual([[], [], ['Saboteur']]);
});

rule('603.2', 'checks come while the fighters are still in combat, and no effect goes to the chain yet', () => {
  const requiem = one('Requiem', item({ cost: 0 }, when({ event: 'destroy', card: attacking(anAlly) }, draw())));
  const { you, pass, chain, attacker, defender, priority, card } = scenario({
    you: { play: [soldier, requiem] },
    foe: { play: [{ card: 'Footsoldier', as: 'rival' }, hits] },
  });
  you.attacks('soldier', 'rival');
  for (let n = 0; n < 3; n++) pass.all();
  expect([card('soldier').zone, card('rival').zone]).toEqual(['graveyard', 'graveyard']);
  expect([attacker(), defender(), priority()]).toEqual([null, null, 'you']);
  expect(chain()).toEqual(['Tally', 'Requiem']);
  for (let n = 0; n < 2; n++) pass.all();
  expect([you.hand.length, card('Tally').counters]).toEqual([1, { hit: 1 }]);
});

rule('603.3', 'after the checks combat is over, then what lasts this combat ends, and a window opens', () => {
  const brace = one('Brace', ability(quick, give(target(anAlly), [health(2)], 'this combat')));
  const { you, pass, chain, attacker, priority, step, card, foe } = scenario({
    you: { play: [{ card: 'Footsoldier', as: 'soldier' }, hits], hand: [brace] },
    foe: {
      play: [
        { card: 'Footsoldier', as: 'rival' },
        { card: 'Quarry Ogre', as: 'ogre' },
      ],
    },
  });
  you.attacks('soldier', 'rival');
  pass.all();
  you.plays('Brace', { targets: ['soldier'] });
  pass.all();
  expect(card('soldier').health).toBe(4);
  pass.all();
  expect(card('soldier').health).toBe(4);
  pass.all();
  expect([attacker(), priority(), step(), chain()]).toEqual([null, 'you', 'action', ['Tally']]);
  expect([card('rival').zone, card('soldier').zone]).toEqual(['graveyard', 'graveyard']);
  pass.all();
  you.attacks(you.hero, foe.hero);
});
