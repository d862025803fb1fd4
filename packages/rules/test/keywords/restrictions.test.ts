import {
  ability,
  ally,
  anAlly,
  anEquipment,
  draw,
  exhaust,
  heroOrAlly,
  item,
  pay,
  putIntoHand,
  target,
  weapon,
  when,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { body, champion, fight, firebolt, keyworded, one, quick } from './kit.ts';

const soldier = { card: 'Footsoldier', as: 'soldier' };

rule('keyword Conspicuous', 'while it attacks, every ready opposing hero and ally can protect', () => {
  const loud = one('Loud', ally(body, keyworded('Conspicuous')));
  const t = scenario({
    you: { play: [loud, soldier, one('Mine', ally(body))] },
    foe: { play: [one('Wall', ally(body)), { card: one('Tired', ally(body)), exhausted: true }, 'Quarry Ogre'] },
  });
  t.you.attacks('soldier', 'Quarry Ogre');
  fight(t, 2);
  expect(t.waiting()?.question).toBe('priority');
  t.pass.all();
  t.you.attacks('Loud', 'Quarry Ogre');
  fight(t, 2);
  t.foe.mustChooseAmong([t.foe.hero, 'Wall', 'none']).protects(t.foe.hero);
  t.pass.all();
  expect([t.foe.hero.damage, t.foe.hero.exhausted, t.card('Wall').exhausted]).toEqual([2, true, false]);
});

rule('keyword Conspicuous, 303.2b', 'a hero has it while associated with a weapon that has it', () => {
  const gong = one('Gong', weapon({ cost: 1, atk: [1, 'melee'], strike: 0 }, keyworded('Conspicuous')));
  const t = scenario({ you: { hero: champion(), play: [gong] }, foe: { play: [one('Wall', ally(body))] } });
  t.you.attacks(t.you.hero, t.foe.hero);
  t.pass.all();
  t.you.strikes('Gong');
  expect(t.you.hero.keywords).toEqual(['Conspicuous']);
  t.pass.all();
  t.foe.mustChooseAmong(['Wall', 'none']).protects('Wall');
  t.pass.all();
  expect([t.card('Wall').damage, t.foe.hero.damage, t.you.hero.keywords]).toEqual([1, 0, []]);
});

rule('keyword Invincible', 'it is no target, is dealt no damage and does not leave play', () => {
  const stone = one('Stone', ally({ ...body, health: 1 }, keyworded('Invincible')));
  const sweep = one('Sweep', ability(quick, putIntoHand({ select: 'each', noun: anAlly })));
  const t = scenario({
    you: { play: [soldier], hand: [firebolt, sweep] },
    foe: { play: [stone, one('Plain', ally(body))] },
  });
  t.you.cannot({ play: 'Firebolt', targets: 'Stone' }, '706.1');
  t.you.plays('Firebolt').mustChooseAmong([t.you.hero, t.foe.hero, 'soldier', 'Plain']).chooses('Plain');
  t.pass.all();
  t.you.attacks('soldier', 'Stone');
  fight(t);
  expect([t.card('Stone').damage, t.card('Plain').damage]).toEqual([0, 3]);
  t.you.plays('Sweep');
  t.pass.all();
  expect([t.foe.allies, t.foe.hand]).toEqual([['Stone'], ['Plain']]);
});

rule('keyword Shadowmeld', 'ready, it is elusive and untargetable; exhausted, neither', () => {
  const melded = one('Melded', ally(body, keyworded('Shadowmeld')));
  const t = scenario({
    you: { play: [soldier], hand: [firebolt] },
    foe: {
      play: [
        { card: melded, as: 'hidden' },
        { card: melded, as: 'seen', exhausted: true },
      ],
    },
  });
  t.you
    .cannot({ attack: 'soldier', defender: 'hidden' }, '601.2b')
    .cannot({ play: 'Firebolt', targets: 'hidden' }, '706.1');
  t.you.plays('Firebolt').mustChooseAmong([t.you.hero, t.foe.hero, 'soldier', 'seen']).chooses('seen');
  t.pass.all();
  t.you.attacks('soldier').mustChooseAmong([t.foe.hero, 'seen']).chooses('seen');
  fight(t);
  expect([t.card('seen').damage, t.card('hidden').damage]).toEqual([5, 0]);
});

rule('keyword Spellshield', 'opponents cannot target it; its controller and his friends can', () => {
  const shielded = one('Shielded', ally(body, keyworded('Spellshield')));
  const t = scenario({
    you: { team: 'one', play: [shielded], hand: [firebolt] },
    foe: { team: 'two', hand: [firebolt] },
    friend: { team: 'one', hand: [firebolt] },
    other: { team: 'two' },
  });
  t.you.plays('Firebolt').mustChooseAmong([t.you.hero, t.foe.hero, t.friend.hero, t.other.hero, 'Shielded']);
  t.you.chooses('Shielded').passes();
  t.foe.cannot({ play: 'Firebolt', targets: 'Shielded' }, '706.1');
  t.foe.plays('Firebolt').mustChooseAmong([t.you.hero, t.foe.hero, t.friend.hero, t.other.hero]).chooses(t.you.hero);
  t.resolve.all();
  expect([t.card('Shielded').damage, t.you.hero.damage]).toEqual([3, 3]);
  t.you.passes();
  t.foe.passes();
  t.friend.plays('Firebolt', { targets: 'Shielded' });
  t.pass.all();
  expect(t.card('Shielded').zone).toBe('graveyard');
});

rule('keyword Time is Money', 'its activated powers can be used at once, but it attacks only a turn later', () => {
  const broker = one('Broker', ally({ ...body, cost: 0 }, keyworded('Time is Money'), pay(['activate'], draw())));
  const clerk = one('Clerk', ally({ ...body, cost: 0 }, pay(['activate'], draw())));
  const t = scenario({ you: { hand: [broker, clerk], deck: 2 }, foe: {} });
  t.you.plays('Broker');
  t.pass.all();
  t.you.plays('Clerk');
  t.pass.all();
  t.you.cannot({ attack: 'Broker' }, '601.2a').cannot({ use: 'Clerk' }, '701.3');
  t.you.mustChooseAmong(['pass', { use: 'Broker' }, { attack: t.you.hero }]).uses('Broker');
  t.pass.all();
  expect([t.you.hand.length, t.card('Broker').exhausted]).toEqual([1, true]);
});

rule('keyword Sabotage', 'it attacks a character or sabotages a thing; a sabotage deals nothing and triggers', () => {
  const sneak = one(
    'Sneak',
    ally(
      { ...body, atk: [0, 'melee'] },
      keyworded('Sabotage', { nouns: [anEquipment] }),
      when({ event: 'sabotage', card: { self: true } }, draw()),
    ),
  );
  const t = scenario({
    you: { play: [sneak, soldier, 'Militia Sword'], deck: 2 },
    foe: {
      play: [one('Chest', item({ cost: 0 })), one('Crate', item({ cost: 0 })), { card: 'Footsoldier', as: 'theirs' }],
    },
  });
  t.you.mustChooseAmong([
    'pass',
    { attack: 'Sneak' },
    { attack: 'Sneak', sabotage: true },
    { attack: 'soldier' },
    { attack: t.you.hero },
  ]);
  t.you
    .cannot({ attack: 'soldier', sabotage: true }, '601.2b')
    .cannot({ attack: 'Sneak', defender: 'Chest' }, '601.2b');
  t.you.cannot({ attack: 'Sneak', defender: 'theirs', sabotage: true }, '601.2b');
  t.you.attacks('Sneak', undefined, { sabotage: true }).mustChooseAmong(['Chest', 'Crate']).chooses('Chest');
  fight(t, 3);
  t.resolve.all();
  expect([t.you.hand.length, t.card('Chest').zone, t.card('Sneak').damage]).toEqual([1, 'play', 0]);
});

rule('keyword Sabotage', 'if a character protects it is no sabotage any more', () => {
  const sneak = one(
    'Sneak',
    ally(
      body,
      keyworded('Sabotage', { nouns: [anEquipment] }),
      when({ event: 'sabotage', card: { self: true } }, draw()),
    ),
  );
  const t = scenario({
    you: { play: [sneak], deck: 2 },
    foe: { play: [one('Chest', item({ cost: 0 })), { card: 'Bridge Warden', as: 'guard' }] },
  });
  t.you.attacks('Sneak', 'Chest', { sabotage: true });
  fight(t, 2);
  t.foe.mustChooseAmong(['guard', 'none']).protects('guard');
  t.pass.all();
  expect([t.you.hand.length, t.card('guard').zone, t.card('Sneak').damage]).toEqual([0, 'graveyard', 1]);
  expect(t.chain()).toEqual([]);
});

rule('keyword Sentinel', 'it readies the first time each turn that it exhausts, and not the second', () => {
  const tire = one('Tire', ability(quick, exhaust(target(heroOrAlly))));
  const watcher = one('Watcher', ally(body, keyworded('Sentinel')));
  const t = scenario({
    you: {
      hand: [
        { card: tire, as: 'first' },
        { card: tire, as: 'second' },
        { card: tire, as: 'third' },
      ],
    },
    foe: { play: [watcher, one('Plain', ally(body))] },
  });
  t.you.plays('first', { targets: 'Watcher' });
  t.resolve.all();
  expect(t.card('Watcher').exhausted).toBe(false);
  t.you.plays('second', { targets: 'Plain' });
  t.resolve.all();
  expect(t.card('Plain').exhausted).toBe(true);
  t.you.plays('third', { targets: 'Watcher' });
  t.resolve.all();
  expect([t.card('Watcher').exhausted, t.chain()]).toEqual([true, []]);
});
