import { ability, armor, hero, losesPowers, set, weapon } from '@meetingstone/cards/language';
import type { Facts, Keyword, Power } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  ...Object.fromEntries(
    ['Axe', 'Sword', 'Mace', 'Dagger', 'Knife', 'Hook', 'Sickle'].map((name) => [
      name,
      weapon({ cost: 0, tags: ['1H'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 0 }),
    ]),
  ),
  ...Object.fromEntries(
    ['Greataxe', 'Greatsword', 'Maul'].map((name) => [
      name,
      weapon({ cost: 0, tags: ['2H'], limit: 'Melee (1)', atk: [3, 'melee'], strike: 0 }),
    ]),
  ),
  ...Object.fromEntries(
    ['Bow', 'Gun', 'Wand'].map((name) => [
      name,
      weapon({ cost: 0, limit: 'Ranged (1)', atk: [2, 'ranged'], strike: 0 }),
    ]),
  ),
  ...Object.fromEntries(
    ['Buckler', 'Bulwark', 'Aegis'].map((name) => [
      name,
      armor({ cost: 0, tags: ['Shield'], limit: 'Off-Hand (1)', def: 1 }),
    ]),
  ),
  Orb: armor({ cost: 0, limit: 'Off-Hand (1)', def: 1 }),
  Robe: armor({ cost: 0, limit: 'Chest (1)', def: 1 }),
  Forget: ability(
    { cost: 0, instant: true },
    { do: 'modify', what: { select: 'each', noun: { kind: ['Hero'] } }, changes: [losesPowers], duration: 'this turn' },
  ),
});

const has = (keyword: Keyword): Power => ({ power: 'keyword', keyword });

function wielder(...keywords: Keyword[]): Facts {
  return set({ Wielder: hero({ icon: ['Alliance', 'Warrior'], race: 'Human', health: 30 }, ...keywords.map(has)) })[0]!;
}

/** A party and a card that is played to it; a bystander in the party takes no part. */
function adding(keywords: readonly Keyword[], play: readonly string[], card: string) {
  const t = scenario(
    { you: { hero: wielder(...keywords), play: [...play, 'Robe'], hand: [card] }, foe: { play: ['Axe', 'Buckler'] } },
    { cards },
  );
  t.you.plays(card);
  t.pass.all();
  return t;
}

function fits(keywords: readonly Keyword[], play: readonly string[], card: string): void {
  const t = adding(keywords, play, card);
  expect([t.priority(), t.you.play]).toEqual(['you', [...play, 'Robe', card]]);
}

function violates(keywords: readonly Keyword[], play: readonly string[], card: string, ...among: string[]): void {
  const t = adding(keywords, play, card);
  t.you.mustChooseAmong(among).chooses(among[0]!);
  expect([t.priority(), t.you.graveyard]).toEqual(['you', [among[0]]]);
}

/** The hero loses all its ways of wielding. */
function forgetting(keywords: readonly Keyword[], play: readonly string[]) {
  const t = scenario(
    { you: { hero: wielder(...keywords), play: [...play, 'Robe'], hand: ['Forget'] }, foe: {} },
    { cards },
  );
  t.you.plays('Forget');
  t.pass.all();
  return t;
}

rule('406.1', 'without any way of wielding a hero has one Melee, one Ranged weapon and one Off-Hand', () => {
  fits([], ['Bow', 'Axe'], 'Buckler');
  violates([], ['Axe', 'Bow'], 'Sword', 'Axe', 'Sword');
  violates([], ['Bow', 'Axe'], 'Gun', 'Bow', 'Gun');
  violates([], ['Buckler', 'Axe'], 'Orb', 'Buckler', 'Orb');
});

rule('406.2, keyword Dual Wield', 'a hero with dual wield can have two One-Handed Melee weapons, nothing else', () => {
  fits(['Dual Wield'], ['Axe', 'Bow'], 'Sword');
  violates(['Dual Wield'], ['Axe'], 'Greataxe', 'Axe', 'Greataxe');
  violates(['Dual Wield'], ['Greatsword'], 'Buckler', 'Greatsword', 'Buckler');
});

rule(
  '406.2, keyword Two-Handed Dual Wield',
  'a hero with two-handed dual wield can have a Two-Handed weapon and any other, or an Off-Hand',
  () => {
    fits(['Two-Handed Dual Wield'], ['Greataxe'], 'Axe');
    fits(['Two-Handed Dual Wield'], ['Greataxe'], 'Greatsword');
    fits(['Two-Handed Dual Wield'], ['Greataxe'], 'Orb');
    fits(['Two-Handed Dual Wield'], ['Axe'], 'Sword');
    violates(['Two-Handed Dual Wield'], ['Buckler'], 'Orb', 'Buckler', 'Orb');
  },
);

rule(
  '406.2, keyword Dual Shield',
  'a hero with dual shield can have two Shields, not another pair of Off-Hands',
  () => {
    fits(['Dual Shield'], ['Buckler'], 'Bulwark');
    violates(['Dual Shield'], ['Buckler'], 'Orb', 'Buckler', 'Orb');
  },
);

rule('406.2a', 'another Melee weapon or Off-Hand is too much, and any one of the equipment repairs it', () => {
  violates(['Dual Wield'], ['Axe', 'Sword'], 'Mace', 'Axe', 'Sword', 'Mace');
  violates(['Two-Handed Dual Wield'], ['Greataxe', 'Axe'], 'Buckler', 'Axe', 'Greataxe', 'Buckler');
  violates(['Dual Shield'], ['Buckler', 'Bulwark'], 'Aegis', 'Buckler', 'Bulwark', 'Aegis');
  violates(['Dual Shield'], ['Buckler', 'Bulwark'], 'Axe', 'Axe', 'Buckler', 'Bulwark');
});

rule('406.2a', 'equipment that would be too much with nothing else is not among those that violate', () => {
  violates(['Dual Shield'], ['Axe', 'Buckler'], 'Sword', 'Axe', 'Sword');
});

example('406.2a#1', 'a second blade is welcome, an Off-Hand beside the two is not: one of the three goes', () => {
  const t = scenario(
    {
      you: { hero: wielder('Dual Wield'), play: ['Deathbringer'], hand: ['Sword of Zeal', 'Orb'], resources: 4 },
      foe: {},
    },
    { cards },
  );
  t.you.plays('Sword of Zeal');
  t.pass.all();
  expect([t.priority(), t.you.play]).toEqual(['you', ['Deathbringer', 'Sword of Zeal']]);
  t.you.plays('Orb');
  t.pass.all();
  t.you.mustChooseAmong(['Deathbringer', 'Sword of Zeal', 'Orb']).chooses('Orb');
  expect([t.priority(), t.you.play]).toEqual(['you', ['Deathbringer', 'Sword of Zeal']]);
});

rule('406.2b', 'losing the way of wielding makes the pair a violation', () => {
  for (const [keyword, first, second] of [
    ['Dual Wield', 'Axe', 'Sword'],
    ['Two-Handed Dual Wield', 'Greataxe', 'Buckler'],
    ['Dual Shield', 'Buckler', 'Bulwark'],
  ] as const) {
    const t = forgetting([keyword], [first, second]);
    t.you.mustChooseAmong([first, second]).chooses(second);
    expect([t.priority(), t.you.play]).toEqual(['you', [first, 'Robe']]);
  }
});

/** A hero has one keyword by itself and another from a card that goes; the party must bear it. */
function losing(own: Keyword, lent: Keyword, play: readonly string[]) {
  const lesson = set({
    Lesson: ability(
      { cost: 0 },
      {
        do: 'modify',
        what: { select: 'hero', of: { player: 'you' } },
        changes: [{ change: 'grant', power: has(lent) }],
        duration: 'this turn',
      },
    ),
  })[0]!;
  const [last, ...others] = [...play].reverse();
  const t = scenario(
    { you: { hero: wielder(own), play: others.reverse(), hand: [lesson, last!], deck: 2 }, foe: { deck: 2 } },
    { cards },
  );
  t.you.plays('Lesson');
  t.pass.all();
  t.you.plays(last!);
  t.pass.all();
  expect(t.priority()).toBe('you');
  t.pass.all();
  t.pass.all();
  return t;
}

rule('406.2b', 'two One-Handed weapons stay if the other of the two ways is left', () => {
  expect(losing('Dual Wield', 'Two-Handed Dual Wield', ['Axe', 'Sword']).you.play).toEqual(['Axe', 'Sword']);
  expect(losing('Two-Handed Dual Wield', 'Dual Wield', ['Axe', 'Sword']).you.play).toEqual(['Axe', 'Sword']);
});

rule('406.3, keyword Sextuple Wield', 'a hero with sextuple wield has six hands, a Two-Handed weapon takes two', () => {
  const six = ['Axe', 'Sword', 'Mace', 'Dagger', 'Knife'];
  fits(['Sextuple Wield'], six, 'Hook');
  fits(['Sextuple Wield'], ['Greataxe', 'Greatsword', 'Axe'], 'Sword');
  violates(['Sextuple Wield'], [...six, 'Hook'], 'Sickle', 'Axe', 'Sword', 'Mace', 'Dagger', 'Knife', 'Hook', 'Sickle');
  violates(
    ['Sextuple Wield', 'Dual Wield'],
    ['Greataxe', 'Greatsword', 'Axe'],
    'Maul',
    'Axe',
    'Greataxe',
    'Greatsword',
    'Maul',
  );
});

rule('406.3', 'losing sextuple wield leaves one weapon, or two One-Handed ones with dual wield', () => {
  const t = forgetting(['Sextuple Wield'], ['Axe', 'Sword', 'Mace']);
  t.you.mustChooseAmong(['Axe', 'Sword', 'Mace']).chooses('Axe');
  t.you.mustChooseAmong(['Sword', 'Mace']).chooses('Mace');
  expect([t.priority(), t.you.play]).toEqual(['you', ['Sword', 'Robe']]);
  expect(losing('Dual Wield', 'Sextuple Wield', ['Axe', 'Sword']).you.play).toEqual(['Axe', 'Sword']);
  expect(losing('Sextuple Wield', 'Dual Wield', ['Axe', 'Sword']).you.play).toEqual(['Axe', 'Sword']);
});

rule('406.3a', 'with sextuple wield an Off-Hand takes one hand, and goes with a Two-Handed weapon', () => {
  fits(['Sextuple Wield'], ['Greataxe', 'Greatsword', 'Axe'], 'Orb');
  violates(['Sextuple Wield'], ['Greataxe', 'Greatsword', 'Maul'], 'Orb', 'Greataxe', 'Greatsword', 'Maul', 'Orb');
  violates(['Sextuple Wield'], ['Axe', 'Buckler'], 'Orb', 'Buckler', 'Orb');
});

rule('406.4, keyword Ranged Dual Wield', 'a hero with ranged dual wield can have two Ranged weapons', () => {
  fits(['Ranged Dual Wield'], ['Bow', 'Axe'], 'Gun');
  violates(['Ranged Dual Wield'], ['Bow', 'Gun', 'Axe'], 'Wand', 'Bow', 'Gun', 'Wand');
  violates(['Ranged Dual Wield'], ['Bow', 'Axe'], 'Sword', 'Axe', 'Sword');
  const t = forgetting(['Ranged Dual Wield'], ['Bow', 'Gun']);
  t.you.mustChooseAmong(['Bow', 'Gun']).chooses('Bow');
  expect([t.priority(), t.you.play]).toEqual(['you', ['Gun', 'Robe']]);
});

rule('406.5, keyword Infinite Wield', 'a hero with infinite wield has any number of One-Handed Melee weapons', () => {
  fits(['Infinite Wield'], ['Axe', 'Sword', 'Mace', 'Dagger', 'Knife', 'Hook'], 'Sickle');
  fits(['Infinite Wield'], ['Axe', 'Sword', 'Mace'], 'Buckler');
  violates(['Infinite Wield'], ['Greataxe'], 'Greatsword', 'Greataxe', 'Greatsword');
  const t = forgetting(['Infinite Wield'], ['Axe', 'Sword']);
  t.you.mustChooseAmong(['Axe', 'Sword']).chooses('Axe');
  expect([t.priority(), t.you.play]).toEqual(['you', ['Sword', 'Robe']]);
});

rule('406.5', 'losing infinite wield with another way left, more than two are too many', () => {
  expect(losing('Dual Wield', 'Infinite Wield', ['Axe', 'Sword']).you.play).toEqual(['Axe', 'Sword']);
  expect(losing('Two-Handed Dual Wield', 'Infinite Wield', ['Axe', 'Sword']).you.play).toEqual(['Axe', 'Sword']);
  const t = losing('Dual Wield', 'Infinite Wield', ['Axe', 'Sword', 'Mace']);
  t.you.mustChooseAmong(['Axe', 'Sword', 'Mace']).chooses('Mace');
  expect(t.you.play).toEqual(['Axe', 'Sword']);
});

/** The hero attacks; the weapons that may be added to a strike, one after the other. */
function striking(keywords: readonly Keyword[], play: readonly string[]) {
  const t = scenario({ you: { hero: wielder(...keywords), play: [...play, 'Robe'] }, foe: {} }, { cards });
  t.you.attacks(t.you.hero, t.foe.hero);
  t.pass.all();
  return t;
}

rule(
  '406.6',
  'with dual wield or two-handed dual wield two Melee weapons strike in a combat, but no Ranged one too',
  () => {
    for (const keyword of ['Dual Wield', 'Two-Handed Dual Wield'] as const) {
      const t = striking([keyword], ['Axe', 'Sword', 'Bow']);
      t.you.mustChooseAmong(['Axe', 'Sword', 'Bow', 'none']).chooses('Axe');
      t.you.mustChooseAmong(['Sword', 'none']).chooses('Sword');
      expect([t.you.hero.atk, t.card('Bow').exhausted, t.priority()]).toEqual([2, false, 'you']);
      t.pass.all();
      t.pass.all();
      expect(t.foe.hero.damage).toBe(2);
    }
  },
);

rule('406.6', 'with sextuple wield six hands of Melee weapons strike', () => {
  const t = striking(['Sextuple Wield'], ['Greataxe', 'Greatsword', 'Axe', 'Sword', 'Bow']);
  t.you.strikes('Greataxe', 'Greatsword', 'Axe', 'Sword');
  expect(t.you.hero.atk).toBe(8);
  t.pass.all();
  t.pass.all();
  expect(t.foe.hero.damage).toBe(8);
});

rule('406.6', 'with ranged dual wield two Ranged weapons strike, but no Melee one too', () => {
  const t = striking(['Ranged Dual Wield'], ['Bow', 'Gun', 'Axe']);
  t.you.mustChooseAmong(['Bow', 'Gun', 'Axe', 'none']).chooses('Gun');
  t.you.mustChooseAmong(['Bow', 'none']).chooses('Bow');
  expect(t.you.hero.atk).toBe(4);
  t.pass.all();
  t.pass.all();
  expect(t.foe.hero.damage).toBe(4);
});

rule('406.6', 'with infinite wield any number of One-Handed weapons strike, and without all that only one', () => {
  const many = striking(['Infinite Wield'], ['Axe', 'Sword', 'Mace']);
  many.you.strikes('Axe', 'Sword', 'Mace');
  expect(many.you.hero.atk).toBe(3);
  many.pass.all();
  many.pass.all();
  expect(many.foe.hero.damage).toBe(3);
  const t = striking([], ['Axe', 'Bow']);
  t.you.mustChooseAmong(['Axe', 'Bow', 'none']).chooses('Axe');
  expect([t.you.hero.atk, t.priority()]).toEqual([1, 'you']);
});

example('406.6#1', 'both blades strike together, and the 4 damage triggers both', () => {
  const wall = set({
    Wall: {
      types: ['Ally'],
      tags: [],
      icons: [],
      cost: 1,
      atk: 0,
      damageType: 'melee',
      health: 9,
      text: [],
      powers: [],
    },
  })[0]!;
  const t = scenario(
    {
      you: {
        hero: wielder('Dual Wield'),
        play: ['Deathbringer', 'Sword of Zeal'],
        resources: ['a', 'b', 'c', 'd'].map((as) => ({ card: 'Footsoldier', as, faceDown: true })),
      },
      foe: { play: [wall] },
    },
    { cards },
  );
  t.you.attacks(t.you.hero, 'Wall');
  t.pass.all();
  t.you.strikes('Deathbringer', 'Sword of Zeal');
  expect([t.you.hero.atk, t.you.readyResources]).toEqual([4, 0]);
  t.pass.all();
  t.pass.all();
  expect([t.card('Wall').damage, t.waiting()?.question]).toEqual([4, 'order']);
  t.you.orders('Deathbringer', 'Sword of Zeal').chooses(t.you);
  expect(t.chain()).toEqual(['Sword of Zeal', 'Deathbringer']);
  t.pass.all();
  t.you.chooses(true).chooses(['a', 'b', 'c', 'd']);
  expect(t.you.readyResources).toBe(4);
  t.pass.all();
  expect(t.foe.hero.damage).toBe(4);
});
