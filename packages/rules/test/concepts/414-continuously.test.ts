import {
  ability,
  ally,
  becomesType,
  controlledByYou,
  haveWhile,
  heal,
  hero,
  is,
  item,
  keyword,
  set,
  target,
  weapon,
  youCanWhile,
  yourTurn,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

/** What ends without a card coming or going, and without any modifier ending: the checks notice it all the same. */

const oneHanded = { cost: 0, tags: ['1H'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 0 } as const;
const pet = { cost: 1, tags: ['Pet'], limit: 'Pet (1)', atk: [1, 'melee'], health: 4 } as const;
const isDamaged = is({ select: 'this' }, { damaged: true });
const yourHeroIsDamaged = is({ select: 'hero', of: { player: 'you' } }, { damaged: true });

const cards = set({
  Axe: weapon(oneHanded),
  Sword: weapon(oneHanded),
  Bandage: ability({ cost: 0, instant: true }, heal('all', target({ kind: ['Ally', 'Hero'] }))),
  Berserker: hero(
    { icon: ['Horde', 'Warrior'], race: 'Orc', health: 30 },
    haveWhile(isDamaged, { self: true }, keyword('Dual Wield')),
  ),
  Wolf: ally(pet),
  Boar: ally(pet),
  Kennel: item({ cost: 1 }, youCanWhile(yourTurn, { may: 'control additional', tag: 'Pet', count: 1 })),
  Idol: ally(
    { cost: 1, atk: [3, 'melee'], health: 9 },
    haveWhile(yourHeroIsDamaged, { self: true }, becomesType('Equipment')),
  ),
  Spark: ability(
    { cost: 0, instant: true },
    {
      do: 'deal',
      amount: 1,
      types: ['fire'],
      to: target({ kind: ['Ally', 'Hero'] }),
      by: { select: 'hero', of: { player: 'you' } },
    },
  ),
  Siren: ally({ cost: 1, atk: [1, 'melee'], health: 9 }, haveWhile(isDamaged, { name: 'Sailor' }, controlledByYou)),
  Sailor: ally({ cost: 1, atk: [1, 'melee'], health: 2 }),
});

rule('414.1, 406.2b', 'two swords are one too many as soon as the damage is healed that let a hero have both', () => {
  const t = scenario(
    {
      you: { hero: { card: 'Berserker', damage: 3 }, play: ['Axe', 'Sword'], hand: ['Bandage'] },
      foe: { play: ['Axe'] },
    },
    { cards },
  );
  expect(t.priority()).toBe('you');
  t.you.plays('Bandage', { targets: ['you.hero'] });
  t.pass.all();
  t.you.mustChooseAmong(['Axe', 'Sword']).chooses('Sword');
  expect([t.you.play, t.foe.play, t.priority()]).toEqual([['Axe'], ['Axe'], 'you']);
});

rule(
  '414.1, 414.3b',
  "a second Pet that may be there on its player's turn goes as soon as the next turn begins",
  () => {
    const t = scenario(
      { you: { play: ['Kennel', 'Wolf', 'Boar', 'Sailor'] }, foe: { play: [{ card: 'Wolf', as: 'stray' }] } },
      { cards },
    );
    expect([t.you.allies, t.priority()]).toEqual([['Wolf', 'Boar', 'Sailor'], 'you']);
    t.pass.all();
    t.pass.all();
    t.you.mustChooseAmong(['Wolf', 'Boar']).chooses('Wolf');
    expect([t.you.allies, t.foe.allies, t.turn()]).toEqual([['Boar', 'Sailor'], ['Wolf'], 'foe']);
  },
);

rule('602.4', 'an attacker that stops being a character while it attacks is removed from combat', () => {
  const t = scenario({ you: { play: ['Idol'] }, foe: { hand: ['Spark'], play: ['Sailor'] } }, { cards });
  t.you.attacks('Idol', 'Sailor');
  t.pass.all();
  expect(t.attacker()).toBe('Idol');
  t.you.passes();
  t.foe.plays('Spark', { targets: ['you.hero'] });
  t.pass.all();
  expect([t.attacker(), t.card('Idol').types]).toEqual([null, ['Equipment']]);
  t.resolve.all();
  expect([t.card('Sailor').zone, t.card('Sailor').damage]).toEqual(['play', 0]);
});

rule('401.3, 602.4', 'a card goes over, and out of combat, as soon as the damage is healed that held it', () => {
  const t = scenario(
    { you: { play: [{ card: 'Siren', damage: 2 }] }, foe: { play: ['Sailor', 'Idol'], hand: ['Bandage'] } },
    { cards },
  );
  expect([t.you.allies, t.foe.allies]).toEqual([['Siren', 'Sailor'], ['Idol']]);
  t.until({ turn: 'foe', step: 'action' });
  t.until({ turn: 'you', step: 'action' });
  t.you.attacks('Sailor', 'Idol');
  t.pass.all();
  expect(t.attacker()).toBe('Sailor');
  t.you.passes();
  t.foe.plays('Bandage', { targets: ['Siren'] });
  t.pass.all();
  expect([t.you.allies, t.foe.allies, t.attacker()]).toEqual([['Siren'], ['Sailor', 'Idol'], null]);
});
