import { ability, ally, dealtBy, heroOrAlly, ongoing, target, weapon, yourHero } from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { body, champion, fight, firebolt, frostbolt, keyworded, one, quick } from './kit.ts';

const ogre = { card: 'Quarry Ogre', as: 'ogre' };

rule('keyword Aberration', 'all damage outside of combat is prevented, combat damage is not', () => {
  const aberration = one('Aberration', ally(body, keyworded('Aberration')));
  const plain = one('Plain', ally(body));
  const t = scenario({
    you: {
      play: [{ card: 'Footsoldier', as: 'soldier' }],
      hand: [
        { card: firebolt, as: 'first' },
        { card: firebolt, as: 'second' },
      ],
    },
    foe: { play: [aberration, plain] },
  });
  t.you.plays('first', { targets: 'Aberration' });
  t.pass.all();
  t.you.plays('second', { targets: 'Plain' });
  t.pass.all();
  expect([t.card('Aberration').damage, t.card('Plain').damage]).toEqual([0, 3]);
  t.you.attacks('soldier', 'Aberration');
  fight(t);
  expect(t.card('Aberration').damage).toBe(2);
});

rule('keyword Hardiness', '1 of the damage that each packet would deal to it is prevented', () => {
  const hardy = one('Hardy', ally({ ...body, health: 9 }, keyworded('Hardiness')));
  const plain = one('Plain', ally(body));
  const t = scenario({
    you: {
      play: [ogre],
      hand: [
        { card: firebolt, as: 'first' },
        { card: firebolt, as: 'second' },
      ],
    },
    foe: { play: [hardy, plain] },
  });
  t.you.plays('first', { targets: 'Hardy' });
  t.pass.all();
  t.you.plays('second', { targets: 'Plain' });
  t.pass.all();
  expect([t.card('Hardy').damage, t.card('Plain').damage]).toEqual([2, 3]);
  t.you.attacks('ogre', 'Hardy');
  fight(t);
  expect([t.card('Hardy').damage, t.card('ogre').damage]).toEqual([6, 2]);
});

rule('keyword Resistance', 'damage of the named type is prevented, whatever other types it has', () => {
  const warded = one('Warded', ally(body, keyworded('Resistance', { type: 'fire' })));
  const mixed = one('Frostfire', ability(quick, dealtBy(yourHero, 2, ['fire', 'frost'], target(heroOrAlly))));
  const t = scenario({
    you: { hand: [{ card: firebolt, as: 'first' }, { card: firebolt, as: 'second' }, frostbolt, mixed] },
    foe: { play: [warded, one('Plain', ally(body))] },
  });
  t.you.plays('first', { targets: 'Warded' });
  t.pass.all();
  t.you.plays('Frostfire', { targets: 'Warded' });
  t.pass.all();
  t.you.plays('second', { targets: 'Plain' });
  t.pass.all();
  expect([t.card('Warded').damage, t.card('Plain').damage]).toEqual([0, 3]);
  t.you.plays('Frostbolt', { targets: 'Warded' });
  t.pass.all();
  expect(t.card('Warded').damage).toBe(3);
});

rule('keyword Inspiring Presence', 'heroes and allies of its controller deal 1 more outside of combat', () => {
  const banner = one('Banner', ongoing({ cost: 0 }, keyworded('Inspiring Presence')));
  const t = scenario({
    you: { play: [banner, { card: 'Footsoldier', as: 'soldier' }], hand: [firebolt] },
    foe: { play: [one('Wall', ally({ ...body, atk: [0, 'melee'] }))], hand: [frostbolt] },
  });
  t.you.plays('Firebolt', { targets: t.foe.hero });
  t.pass.all();
  expect(t.foe.hero.damage).toBe(4);
  t.you.attacks('soldier', 'Wall');
  fight(t);
  expect(t.card('Wall').damage).toBe(2);
  t.you.passes();
  t.foe.plays('Frostbolt', { targets: t.you.hero });
  t.pass.all();
  expect(t.you.hero.damage).toBe(3);
});

const giant = { cost: 6, atk: [8, 'melee'], health: 8 } as const;

rule('keyword Smash', 'more than fatal combat damage to a defending ally goes on to its hero', () => {
  const smasher = one('Smasher', ally(giant, keyworded('Smash')));
  const t = scenario({
    you: { play: [smasher] },
    foe: { play: [{ card: one('Wall', ally(body)), damage: 1 }, 'Footsoldier'] },
  });
  t.you.attacks('Smasher', 'Wall');
  fight(t);
  expect([t.card('Wall').zone, t.foe.hero.damage, t.card('Smasher').damage]).toEqual(['graveyard', 3, 2]);
  expect(t.foe.allies).toEqual(['Footsoldier']);
});

rule('keyword Smash', 'as a defender it smashes nothing, and without it nothing goes on', () => {
  const smasher = one('Smasher', ally(giant, keyworded('Smash')));
  const t = scenario({
    you: { play: [one('Raider', ally(body)), one('Giant', ally(giant))] },
    foe: { play: [smasher, 'Footsoldier'] },
  });
  t.you.attacks('Raider', 'Smasher');
  fight(t);
  t.you.attacks('Giant', 'Footsoldier');
  fight(t);
  expect([t.you.hero.damage, t.foe.hero.damage]).toEqual([0, 0]);
  expect([t.you.graveyard, t.foe.graveyard]).toEqual([['Raider'], ['Footsoldier']]);
});

rule('keyword Smash, 303.2b', 'a hero has it while associated with a weapon that has it', () => {
  const maul = one('Maul', weapon({ cost: 1, atk: [8, 'melee'], strike: 0 }, keyworded('Smash')));
  const t = scenario({ you: { hero: champion(), play: [maul] }, foe: { play: [one('Wall', ally(body))] } });
  expect(t.you.hero.keywords).toEqual([]);
  t.you.attacks(t.you.hero, 'Wall');
  t.pass.all();
  t.you.strikes('Maul');
  expect(t.you.hero.keywords).toEqual(['Smash']);
  fight(t, 2);
  expect([t.card('Wall').zone, t.foe.hero.damage, t.you.hero.keywords]).toEqual(['graveyard', 2, []]);
});

rule('keyword Will of the Forsaken', 'it does not leave play without fatal damage', () => {
  const undying = one('Undying', ally(body, keyworded('Will of the Forsaken')));
  const slay = one('Slay', ability(quick, { do: 'destroy', what: target(heroOrAlly) }));
  const t = scenario({
    you: {
      hand: [
        { card: slay, as: 'first' },
        { card: slay, as: 'second' },
        { card: firebolt, as: 'third' },
        { card: firebolt, as: 'last' },
      ],
    },
    foe: { play: [undying, one('Plain', ally(body))] },
  });
  t.you.plays('first', { targets: 'Undying' });
  t.pass.all();
  t.you.plays('second', { targets: 'Plain' });
  t.pass.all();
  expect([t.card('Undying').zone, t.card('Plain').zone]).toEqual(['play', 'graveyard']);
  t.you.plays('third', { targets: 'Undying' });
  t.pass.all();
  t.you.plays('last', { targets: 'Undying' });
  t.pass.all();
  expect(t.card('Undying').zone).toBe('graveyard');
});

rule('keyword Will of the Forsaken', 'with 0 health it leaves play', () => {
  const undying = one('Undying', ally(body, keyworded('Will of the Forsaken')));
  const wither = one(
    'Wither',
    ability(quick, {
      do: 'modify',
      what: target(heroOrAlly),
      changes: [{ change: 'health', by: -6 }],
      duration: 'this turn',
    }),
  );
  const t = scenario({ you: { hand: [wither] }, foe: { play: [undying] } });
  t.you.plays('Wither', { targets: 'Undying' });
  t.pass.all();
  expect(t.card('Undying').zone).toBe('graveyard');
});
