import {
  ability,
  ally,
  anAbility,
  anAlly,
  atk,
  atkBecomes,
  attachment,
  aWeapon,
  cant,
  countOf,
  each,
  exhaust,
  giveAll,
  giveTo,
  have,
  hosting,
  item,
  keyword,
  losesKeywords,
  opposing,
  targetPlayer,
  thisCan,
  weapon,
  yourHeroAs,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { body, champion, fight, firebolt, keyworded, one, quick } from '../keywords/kit.ts';

const lantern = one('Lantern', item({ cost: 0 }, have(opposing(anAlly), ...losesKeywords('Elusive', 'Assault'))));
const veil = one('Veil', item({ cost: 0 }, have(yours(anAlly), keyword('Elusive'))));

rule('700.3', 'a card that loses some keywords loses what they mean, and keeps its other powers', () => {
  const lurker = one(
    'Lurker',
    ally(body, keyworded('Elusive'), keyworded('Assault', { number: 3 }), keyworded('Ferocity')),
  );
  const t = scenario({ you: { play: [lantern] }, foe: { play: [lurker] } });
  expect([t.card('Lurker').keywords, t.card('Lurker').atk]).toEqual([['Ferocity'], 2]);
});

rule('700.3', 'a character without the keyword can be attacked again', () => {
  const lurker = one('Lurker', ally(body, keyworded('Elusive')));
  const t = scenario({ you: { play: [lantern, 'Footsoldier'] }, foe: { play: [lurker] } });
  t.you.attacks('Footsoldier', 'Lurker');
  fight(t);
  expect(t.card('Lurker').damage).toBeGreaterThan(0);
});

rule('103.2, 719.1', "a keyword that a card can't have is not given to it, whichever modifier came first", () => {
  const late = one('Late Veil', ability(quick, giveAll(yours(anAlly), [keyword('Elusive')])));
  const t = scenario({ you: { play: [lantern] }, foe: { play: [veil, 'Footsoldier'], hand: [late] } });
  expect(t.card('Footsoldier').keywords).toEqual([]);
  t.you.passes();
  t.foe.plays('Late Veil');
  t.pass.all();
  expect(t.card('Footsoldier').keywords).toEqual([]);
});

rule('602.2', 'a character that can protect only some protects no others', () => {
  const hound = one('Hound', ally(body, thisCan({ may: 'protect', noun: yourHeroAs })));
  const t = scenario({
    you: { play: ['Footsoldier', { card: 'Footsoldier', as: 'second' }] },
    foe: { play: [hound, 'Quarry Ogre'] },
  });
  t.you.attacks('Footsoldier', 'Quarry Ogre');
  fight(t, 2);
  expect(t.waiting()?.question).toBe('priority');
  t.pass.all();
  t.you.attacks('second', t.foe.hero);
  fight(t, 2);
  t.foe.mustChooseAmong(['Hound', 'none']).protects('Hound');
});

rule('602.2', 'a character that can protect only against some does not against others', () => {
  const hound = one('Hound', ally(body, thisCan({ may: 'protect', against: { kind: ['Hero'] } })));
  const t = scenario({ you: { play: ['Footsoldier'] }, foe: { play: [hound] } });
  t.you.attacks('Footsoldier', t.foe.hero);
  fight(t, 2);
  expect(t.waiting()?.question).toBe('priority');
});

rule('303.2', "who can't strike with weapons is not asked", () => {
  const blade = one('Blade', weapon({ cost: 1, atk: [3, 'melee'], strike: 0 }));
  const ban = one(
    'Ban',
    item(
      { cost: 0 },
      { power: 'continuous', continuous: { players: 'opposing', changes: [cant('strike', { noun: aWeapon })] } },
    ),
  );
  const t = scenario({ you: { hero: champion(), play: [blade] }, foe: { play: [ban] } });
  t.you.attacks(t.you.hero, t.foe.hero);
  t.pass.all();
  expect(t.waiting()?.question).not.toBe('strike');
});

rule('719.1', "what can't gain or lose ATK keeps the ATK it was given, whichever modifier came first", () => {
  const drum = one('Drum', item({ cost: 0 }, have(anAlly, atk(3))));
  const scales = one(
    'Scales',
    item({ cost: 0 }, have(anAlly, atkBecomes(4), cant('gain or lose', { numbers: ['atk'] }))),
  );
  for (const play of [
    [drum, scales, 'Footsoldier'],
    [scales, drum, 'Footsoldier'],
  ])
    expect(scenario({ you: { play }, foe: {} }).card('Footsoldier').atk).toBe(4);
});

rule('400.5', 'a card with another attached to it is known by that', () => {
  const brand = one('Brand', attachment({ cost: 0 }, anAlly));
  const choir = one('Choir', item({ cost: 0 }, have(hosting(anAbility, anAlly), atk(2))));
  const t = scenario({ you: { play: [choir, 'Footsoldier', 'Quarry Ogre'], hand: [brand] }, foe: {} });
  const before = t.card('Footsoldier').atk!;
  const other = t.card('Quarry Ogre').atk;
  t.you.plays('Brand', { targets: ['Footsoldier'] });
  t.pass.all();
  expect([t.card('Footsoldier').atk, t.card('Quarry Ogre').atk]).toEqual([before + 2, other]);
});

rule('709.2d', 'how much a modifier on whatever fits changes is read as it is created', () => {
  const rally = one('Rally', ability(quick, giveAll(yours(anAlly), [atk(countOf(yours(anAlly)))])));
  const t = scenario({
    you: {
      play: ['Footsoldier', 'Quarry Ogre'],
      hand: [rally, { card: firebolt, as: 'bolt' }, { card: firebolt, as: 'another' }],
    },
    foe: {},
  });
  const before = t.card('Footsoldier').atk!;
  t.you.plays('Rally');
  t.pass.all();
  t.you.plays('bolt', { targets: ['Quarry Ogre'] });
  t.pass.all();
  t.you.plays('another', { targets: ['Quarry Ogre'] });
  t.pass.all();
  expect([t.you.allies, t.card('Footsoldier').atk]).toEqual([['Footsoldier'], before + 2]);
});

rule('103.2', 'what one player is forbidden, the others may still do', () => {
  const gag = one('Gag', ability(quick, giveTo(targetPlayer(), [cant('play', { noun: {} })])));
  const t = scenario({ you: { hand: [gag, firebolt] }, foe: { hand: [firebolt] } });
  t.you.plays('Gag', { targets: ['foe'] });
  t.pass.all();
  t.you.plays('Firebolt', { targets: [t.foe.hero] });
  t.you.passes();
  t.foe.cannot({ play: 'Firebolt' }, '707.1');
});

rule('706.1', 'the player whose cards are meant is targeted', () => {
  const hush = one('Hush', ability(quick, exhaust(each({ ...anAlly, of: targetPlayer() }))));
  const t = scenario({
    you: { play: [{ card: 'Footsoldier', as: 'mine' }], hand: [hush] },
    foe: { play: [{ card: 'Footsoldier', as: 'his' }] },
  });
  t.you.plays('Hush', { targets: ['foe'] });
  t.pass.all();
  expect([t.card('mine').exhausted, t.card('his').exhausted]).toEqual([false, true]);
});
