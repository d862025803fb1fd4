import {
  ability,
  ally,
  anAlly,
  atk,
  aWeapon,
  can,
  dealsDamage,
  destroy,
  draw,
  give,
  has,
  have,
  ifWould,
  instead,
  item,
  ongoing,
  pay,
  set,
  tagged,
  target,
  thisCan,
  weapon,
  when,
  yours,
} from '@meetingstone/cards/language';
import type { Facts, Keyword } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const blade = (name: string, damage: number, strike: number, ...words: Keyword[]): Facts =>
  one(name, weapon({ cost: 1, tags: ['Blade'], atk: [damage, 'frost'], strike }, ...words.map(has)));

rule('303.1', "a weapon enters its controller's hero row, with an ATK and a strike cost", () => {
  const { you, pass, game } = scenario({ you: { hand: ['Militia Sword'], resources: 2 }, foe: {} });
  you.plays('Militia Sword');
  pass.all();
  const sword = viewGame(game(), 0).play.find(({ name }) => name === 'Militia Sword');
  expect(sword).toMatchObject({ row: 'hero', controller: 0, atk: 2, strike: 1, health: null });
});

rule(
  '303.2',
  'as a hero becomes an attacker its player may strike: he exhausts the weapon and resources for it',
  () => {
    const { you, foe, pass, card } = scenario({
      you: {
        play: [blade('Icebrand', 3, 2), { card: blade('Spent', 1, 0), exhausted: true }, blade('Costly', 5, 4)],
        resources: 3,
      },
      foe: { play: [blade('Theirs', 1, 0)] },
    });
    you.attacks(you.hero, foe.hero);
    pass.all();
    you.refuses({ strike: 'Spent' }, '303.2');
    you.refuses({ strike: 'Costly' }, '303.2');
    you.refuses({ strike: 'Theirs' }, '303.2');
    you.mustChooseAmong(['Icebrand', 'none']).strikes('Icebrand');
    expect([card('Icebrand').exhausted, you.readyResources, you.hero.atk]).toEqual([true, 1, 3]);
    pass.all();
    foe.mustChooseAmong(['Theirs', 'none']).strikes('none');
    pass.all();
    expect([foe.hero.damage, you.hero.damage]).toEqual([3, 0]);
  },
);

rule('303.2', 'a strike may be declined, and the weapon stays ready', () => {
  const { you, foe, pass, card } = scenario({ you: { play: [blade('Icebrand', 3, 0)] }, foe: {} });
  you.attacks(you.hero, foe.hero);
  pass.all();
  you.strikes('none');
  pass.all();
  pass.all();
  expect([card('Icebrand').exhausted, foe.hero.damage]).toEqual([false, 0]);
});

rule('303.2', 'a hero that becomes a defender may strike, ready or exhausted', () => {
  const { you, foe, pass } = scenario({
    you: { play: ['Footsoldier'] },
    foe: { hero: { exhausted: true }, play: [blade('Icebrand', 3, 1)], resources: 1 },
  });
  you.attacks('Footsoldier', foe.hero);
  pass.all();
  pass.all();
  foe.mustChooseAmong(['Icebrand', 'none']).strikes('Icebrand');
  pass.all();
  expect([foe.hero.damage, you.graveyard]).toEqual([2, ['Footsoldier']]);
});

rule('303.2', 'only heroes are wielders, and only as they become attacker or defender', () => {
  const { you, foe, pass, waiting } = scenario({
    you: { play: ['Footsoldier', blade('Icebrand', 3, 0)] },
    foe: { play: ['Hired Lance', blade('Theirs', 1, 0)] },
  });
  you.attacks('Footsoldier', 'Hired Lance');
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
  you.refuses({ strike: 'Icebrand' }, '303.2');
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
  foe.refuses({ strike: 'Theirs' }, '303.2');
  pass.all();
  expect([you.graveyard, foe.graveyard]).toEqual([['Footsoldier'], []]);
});

rule('303.2a', 'a strike does not use the chain, and it lasts to the end of the combat', () => {
  const { you, foe, pass, chain, step } = scenario({ you: { play: [blade('Icebrand', 3, 0)] }, foe: {} });
  you.attacks(you.hero, foe.hero);
  pass.all();
  you.strikes('Icebrand');
  expect([chain(), you.hero.atk]).toEqual([[], 3]);
  pass.all();
  expect(you.hero.atk).toBe(3);
  pass.all();
  expect([you.hero.atk, foe.hero.damage, step()]).toEqual([0, 3, 'action']);
});

rule('303.2a', 'a weapon that is destroyed, changes controllers or stops being one no longer counts', () => {
  const ways: readonly [string, Facts][] = [
    ['destroyed', one('Way', ability({ cost: 0, instant: true }, destroy(target(aWeapon))))],
    [
      'stolen',
      one(
        'Way',
        ability({ cost: 0, instant: true }, give(target(aWeapon), [{ change: 'control', by: { player: 'you' } }])),
      ),
    ],
    [
      'no weapon',
      one(
        'Way',
        ability({ cost: 0, instant: true }, give(target(aWeapon), [{ change: 'become type', type: 'Ability' }])),
      ),
    ],
  ];
  for (const [, way] of ways) {
    const { you, foe, pass } = scenario({ you: { play: [blade('Icebrand', 3, 0)] }, foe: { hand: [way] } });
    you.attacks(you.hero, foe.hero);
    pass.all();
    you.strikes('Icebrand').passes();
    expect(you.hero.atk).toBe(3);
    foe.plays('Way', { targets: ['Icebrand'] });
    pass.all();
    expect(you.hero.atk).toBe(0);
    pass.all();
    pass.all();
    expect(foe.hero.damage).toBe(0);
  }
});

rule('303.2a', 'a wielder removed from combat keeps no weapon', () => {
  const flee = one(
    'Flee',
    ability({ cost: 0, instant: true }, { do: 'remove from combat', what: target({ kind: ['Hero'] }) }),
  );
  const { you, foe, pass } = scenario({ you: { play: [blade('Icebrand', 3, 0)], hand: [flee] }, foe: {} });
  you.attacks(you.hero, foe.hero);
  pass.all();
  you.strikes('Icebrand').plays('Flee', { targets: [you.hero] });
  pass.all();
  expect(you.hero.atk).toBe(0);
});

rule('303.2b', 'a strike gives the wielder the ATK, the damage type and the shared keywords of the weapon', () => {
  const fan = one('Fan', ongoing({ cost: 0 }, when(dealsDamage({ type: 'frost' }), draw())));
  const { you, foe, pass, resolve } = scenario({
    you: { play: [blade('Longbow', 3, 0, 'Long-Range', 'Stealth', 'Untargetable'), fan], deck: ['Bloodclaw'] },
    foe: { play: ['Quarry Ogre', 'Mule Driver'] },
  });
  you.attacks(you.hero, 'Quarry Ogre');
  pass.all();
  you.strikes('Longbow');
  expect([you.hero.atk, you.hero.keywords]).toEqual([3, ['Long-Range', 'Stealth']]);
  pass.all(); // Mule Driver may not protect against Stealth
  pass.all();
  expect([you.hero.damage, foe.hero.damage]).toEqual([0, 0]);
  resolve.all();
  expect(you.hand).toEqual(['Bloodclaw']);
  expect(you.hero.keywords).toEqual([]);
});

rule('303.2b', 'the damage type comes to those the wielder has', () => {
  const fan = one('Fan', ongoing({ cost: 0 }, when(dealsDamage({ type: 'melee' }), draw())));
  const { you, foe, pass, chain } = scenario({
    you: {
      hero: {
        card: {
          name: 'Bruiser',
          types: ['Hero'],
          tags: [],
          icons: [],
          health: 30,
          atk: 1,
          damageType: 'melee',
          text: [],
          powers: [],
          hero: {},
        },
      },
      play: [blade('Icebrand', 3, 0), fan],
    },
    foe: {},
  });
  you.attacks(you.hero, foe.hero);
  pass.all();
  you.strikes('Icebrand');
  pass.all();
  pass.all();
  expect([foe.hero.damage, chain()]).toEqual([4, ['Fan']]);
});

rule('303.2b', 'it always looks at the weapon as it is now', () => {
  const hone = one(
    'Hone',
    ability({ cost: 0, instant: true }, give(target(aWeapon), [atk(2), { change: 'lose powers' }])),
  );
  const { you, foe, pass } = scenario({ you: { play: [blade('Shiv', 1, 0, 'Stealth')], hand: [hone] }, foe: {} });
  you.attacks(you.hero, foe.hero);
  pass.all();
  you.strikes('Shiv');
  expect([you.hero.atk, you.hero.keywords]).toEqual([1, ['Stealth']]);
  you.plays('Hone');
  pass.all();
  expect([you.hero.atk, you.hero.keywords]).toEqual([3, []]);
  pass.all();
  pass.all();
  expect(foe.hero.damage).toBe(3);
});

rule('303.2c', 'one weapon per combat, whatever lies ready', () => {
  const { you, foe, pass, card, waiting } = scenario({
    you: { play: [blade('Left', 1, 0), blade('Right', 2, 0)] },
    foe: {},
  });
  you.attacks(you.hero, foe.hero);
  pass.all();
  you.mustChooseAmong(['Left', 'Right', 'none']).chooses('Right');
  expect(waiting()).toMatchObject({ question: 'priority' });
  pass.all();
  pass.all();
  expect([foe.hero.damage, card('Left').exhausted]).toEqual([2, false]);
});

rule('303.2d', 'an ally that may strike is a wielder, and others are not', () => {
  const squire = one('Squire', ally({ cost: 1, atk: [1, 'melee'], health: 1 }, thisCan({ may: 'wield' })));
  const { you, foe, pass, waiting } = scenario({
    you: { play: [squire, 'Footsoldier', blade('Icebrand', 3, 0)] },
    foe: {},
  });
  you.attacks('Footsoldier', foe.hero);
  pass.all();
  expect(waiting()).toMatchObject({ question: 'priority' });
  pass.all();
  pass.all();
  expect(foe.hero.damage).toBe(2);
  you.attacks('Squire', foe.hero);
  pass.all();
  you.mustChooseAmong(['Icebrand', 'none']).strikes('Icebrand');
  pass.all();
  pass.all();
  expect(foe.hero.damage).toBe(2 + 4);
});

rule('303.2d', "a weapon that allies may strike with makes its controller's allies wielders", () => {
  const spear = one(
    'Shared Spear',
    weapon({ cost: 1, atk: [2, 'melee'], strike: 0 }, have(yours(anAlly), can({ may: 'wield' }))),
  );
  const { you, foe, pass } = scenario({
    you: { play: ['Footsoldier'] },
    foe: { play: ['Hired Lance', spear] },
  });
  you.attacks('Footsoldier', 'Hired Lance');
  pass.all();
  pass.all();
  foe.mustChooseAmong(['Shared Spear', 'none']).strikes('Shared Spear');
  pass.all();
  expect([you.graveyard, foe.hero.damage]).toEqual([['Footsoldier'], 0]);
});

rule('303.3', 'a weapon strikes and is activated from its first moment in play', () => {
  const wand = one('Wand', weapon({ cost: 0, atk: [1, 'fire'], strike: 0 }, pay(['activate'], draw())));
  const { you, foe, pass } = scenario({
    you: { hand: [wand, { card: wand, as: 'second' }], deck: ['Bloodclaw'] },
    foe: {},
  });
  you.plays('second');
  pass.all();
  you.attacks(you.hero, foe.hero);
  pass.all();
  you.mustChooseAmong(['second', 'none']).strikes('none');
  you.uses('second');
  pass.all();
  expect(you.hand).toEqual(['Wand', 'Bloodclaw']);
});

rule('303.2, 403.1', 'a weapon that would not simply exhaust for it can not be struck with', () => {
  const blade = one('Blade', weapon({ cost: 0, atk: [2, 'melee'], strike: 0, tags: ['Sword'] }));
  const dagger = one('Dagger', weapon({ cost: 0, atk: [1, 'melee'], strike: 0, tags: ['Dagger'] }));
  const sheath = one(
    'Sheath',
    item({ cost: 0 }, ifWould({ event: 'exhaust', card: tagged('Sword') }, instead(draw()))),
  );
  const t = scenario({ you: { play: [blade, dagger, sheath], deck: 2 }, foe: {} });
  t.you.attacks(t.you.hero, t.foe.hero);
  t.pass.all();
  t.you.mustChooseAmong(['Dagger', 'none']).refuses({ strike: 'Blade' }, '303.2').strikes('none');
  t.pass.all();
  t.pass.all();
  expect([t.foe.hero.damage, t.you.deck.length, t.card('Blade').exhausted]).toEqual([0, 2, false]);
});
