import {
  ability,
  ally,
  alsoDamageType,
  anAlly,
  atk,
  dealsDamage,
  destroy,
  draw,
  each,
  give,
  hero,
  ongoing,
  set,
  target,
  typed,
  when,
} from '@meetingstone/cards/language';
import type { DamageType, Facts } from '@meetingstone/rules';
import { DAMAGE_TYPES, witness } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const becoming = (type: DamageType) =>
  ability({ cost: 0 }, give(target(anAlly), [{ change: 'become damage type', type }]));
const fighter = (name: string, type: DamageType): Facts => one(name, ally({ cost: 1, atk: [1, type], health: 3 }));

rule('205.1', 'allies and weapons have an ATK, a hero has 0 unless another is printed', () => {
  const fierce = { ...one('Fierce', hero({ icon: ['Horde', 'Rogue'], race: 'Troll', health: 20 })), atk: 2 };
  const { you, foe, card } = scenario({
    you: { hero: fierce, play: ['Footsoldier', 'Militia Sword', 'Padded Robe'] },
    foe: {},
  });
  expect([you.hero.atk, foe.hero.atk]).toEqual([2, 0]);
  expect([card('Footsoldier').atk, card('Militia Sword').atk, card('Padded Robe').atk]).toEqual([2, 2, null]);
});

rule('205.1', 'a card can gain damage types beside its own', () => {
  const ignite = one('Ignite', ability({ cost: 0 }, give(target(anAlly), [alsoDamageType('fire')])));
  const count = (type: DamageType) => one(`Watch ${type}`, ongoing({ cost: 0 }, when(dealsDamage({ type }), draw())));
  const { you, foe, pass, resolve } = scenario({
    you: { hand: [ignite], play: [fighter('Frosty', 'frost'), count('fire'), count('frost'), count('holy')], deck: 3 },
    foe: {},
  });
  you.plays('Ignite', { targets: ['Frosty'] });
  pass.all();
  you.attacks('Frosty', foe.hero);
  pass.all();
  pass.all();
  pass.all();
  you.orders('Watch fire', 'Watch frost');
  resolve.all();
  expect([you.hand.length, foe.hero.damage]).toEqual([2, 1]);
});

rule('205.1', 'there are eight damage types', () => {
  expect(DAMAGE_TYPES).toEqual(['arcane', 'fire', 'frost', 'holy', 'melee', 'nature', 'ranged', 'shadow']);
});

rule('205.1a', 'as a combat concludes, both deal as much as their ATK to each other', () => {
  const watch = one('Watch', ongoing({ cost: 0 }, when(dealsDamage({ type: 'shadow' }), draw())));
  const { you, foe, pass, resolve, card } = scenario({
    you: { play: [one('Gloom', ally({ cost: 1, atk: [2, 'shadow'], health: 6 }))] },
    foe: { play: ['Quarry Ogre', watch], deck: 3 },
  });
  you.attacks('Gloom', 'Quarry Ogre');
  pass.all();
  pass.all();
  expect([card('Gloom').damage, card('Quarry Ogre').damage]).toEqual([0, 0]);
  pass.all();
  expect([card('Gloom').damage, card('Quarry Ogre').damage]).toEqual([5, 2]);
  resolve.all();
  expect(foe.hand).toHaveLength(1); // only Gloom's damage is of the shadow type
});

rule('205.1a', 'attacker and defender each deal as much as their own ATK, of all their own damage types', () => {
  const ignite = one('Ignite', ability({ cost: 0 }, give(target(anAlly), [alsoDamageType('fire'), atk(1)])));
  const { you, pass, game, card, priority } = scenario({
    you: { hand: [ignite], play: [one('Gloom', ally({ cost: 1, atk: [2, 'shadow'], health: 9 }))] },
    foe: { play: [one('Rime', ally({ cost: 1, atk: [4, 'frost'], health: 9 })), 'Quarry Ogre'] },
  });
  const dealt = () =>
    witness(game(), 0).flatMap(({ event, card: to, by, amount, types, combat }) =>
      event === 'deal' ? [{ to: to?.name, by: by?.name, amount, types, combat }] : [],
    );
  you.plays('Ignite', { targets: ['Rime'] });
  pass.all();
  you.attacks('Gloom', 'Rime');
  pass.all();
  pass.all();
  expect([card('Gloom').damage, card('Rime').damage]).toEqual([0, 0]);
  pass.all();
  expect(dealt()).toEqual([
    { to: 'Gloom', by: 'Rime', amount: 5, types: ['frost', 'fire'], combat: true },
    { to: 'Rime', by: 'Gloom', amount: 2, types: ['shadow'], combat: true },
  ]);
  expect([card('Gloom').damage, card('Rime').damage, card('Quarry Ogre').damage]).toEqual([5, 2, 0]);
  expect(priority()).toBe('you');
});

rule(
  '205.1a',
  'a hero without a weapon deals no damage as its combat concludes, and is dealt what its attacker deals',
  () => {
    const { you, foe, pass, game } = scenario({
      you: { play: [one('Gloom', ally({ cost: 1, atk: [2, 'shadow'], health: 1 }))] },
      foe: {},
    });
    you.attacks('Gloom', foe.hero);
    for (let n = 0; n < 3; n++) pass.all();
    const dealt = witness(game(), 0).filter(({ event }) => event === 'deal');
    expect(dealt.map(({ by, types, amount }) => [by?.name, types, amount])).toEqual([['Gloom', ['shadow'], 2]]);
    expect([foe.hero.damage, you.allies]).toEqual([2, ['Gloom']]);
  },
);

rule('205.1b', 'a card of a damage type is one that has it, printed or gained, beside others or alone', () => {
  const ignite = one('Ignite', ability({ cost: 0 }, give(target(anAlly), [alsoDamageType('fire')])));
  const douse = one('Douse', ability({ cost: 0 }, destroy(each(typed('fire', { kind: ['Ally', 'Weapon'] })))));
  const brand = one('Firebrand', {
    types: ['Equipment'],
    tags: ['Weapon'],
    icons: [],
    cost: 1,
    atk: 1,
    damageType: 'fire',
    strike: 1,
    text: [],
    powers: [],
  });
  const { you, foe, pass } = scenario({
    you: { hand: [ignite, douse] },
    foe: { play: [fighter('Ember', 'fire'), fighter('Icicle', 'frost'), fighter('Snow', 'frost'), brand] },
  });
  you.plays('Ignite', { targets: ['Icicle'] });
  pass.all();
  you.plays('Douse');
  pass.all();
  expect([foe.play, [...foe.graveyard].sort()]).toEqual([['Snow'], ['Ember', 'Firebrand', 'Icicle']]);
});

rule('205.1c', 'a card that becomes one of a damage type loses all its others', () => {
  const ignite = one('Ignite', ability({ cost: 0 }, give(target(anAlly), [alsoDamageType('fire')])));
  const strike = (type: DamageType) => one(`No ${type}`, ability({ cost: 0 }, destroy(target(typed(type, anAlly)))));
  const { you, foe, pass } = scenario({
    you: { hand: [ignite, one('Hallow', becoming('holy')), strike('fire'), strike('frost'), strike('holy')] },
    foe: { play: [fighter('Icicle', 'frost')] },
  });
  you.plays('Ignite', { targets: ['Icicle'] });
  pass.all();
  you.plays('Hallow', { targets: ['Icicle'] });
  pass.all();
  you.refuses({ play: 'No fire' }, '706.1');
  you.refuses({ play: 'No frost' }, '706.1');
  you.plays('No holy');
  pass.all();
  expect(foe.graveyard).toEqual(['Icicle']);
});
