import {
  ability,
  anAlly,
  anEquipment,
  armor,
  cant,
  cost,
  deal,
  discarding,
  draw,
  exhausting,
  have,
  heroOrAlly,
  ifWould,
  instead,
  item,
  opposing,
  set,
  tagged,
  target,
  weapon,
} from '@meetingstone/cards/language';
import type { Cost, Facts } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;

const blade = one('Icebrand', weapon({ cost: 1, tags: ['Blade'], limit: 'Melee (1)', atk: [3, 'frost'], strike: 1 }));
const bow = one('Longbow', weapon({ cost: 1, tags: ['Bow'], limit: 'Ranged (1)', atk: [2, 'ranged'], strike: 0 }));
const shield = one('Bulwark', armor({ cost: 1, tags: ['Plate'], def: 2 }));
const cloak = one('Cloak', armor({ cost: 1, tags: ['Cloth'], def: 1 }));
const bolt = one('Bolt', ability({ cost: 0, instant: true }, deal(5, 'fire', target(heroOrAlly))));
/** What opponents of its controller can't exhaust, or only at a price. */
const rust = (...unless: Cost[]): Facts =>
  one('Rust', item({ cost: 1 }, have(opposing(anEquipment), cant('exhaust', unless.length > 0 ? { unless } : {}))));

const atAPrice = cant('exhaust', { unless: [cost(2)] });

/** A hero attacks with weapons that rust. */
const attack = (resources: number, rusting: Facts = rust(cost(2)), hand: string[] = []) => {
  const table = scenario({ you: { play: [blade, bow], resources, hand }, foe: { play: [rusting] } });
  table.you.attacks(table.you.hero, table.foe.hero);
  table.pass.all();
  return table;
};

rule(
  '600.3a, 303.2',
  'whoever strikes with a weapon that exhausts at a price pays the price as part of the strike',
  () => {
    const { you, foe, pass, card, waiting, priority } = attack(3);
    you.mustChooseAmong(['Icebrand', 'Longbow', 'none']).strikes('Icebrand');
    expect([card('Icebrand').exhausted, you.readyResources, you.hero.atk]).toEqual([true, 0, 3]);
    expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
    pass.all();
    pass.all();
    expect([foe.hero.damage, card('Longbow').exhausted, priority()]).toEqual([3, false, 'you']);
  },
);

rule(
  '600.3a, 303.2',
  'a weapon is offered for a strike exactly if its price and its strike cost can be paid together',
  () => {
    const two = attack(2);
    two.you.refuses({ strike: 'Icebrand' }, '303.2');
    two.you.mustChooseAmong(['Longbow', 'none']).strikes('Longbow');
    expect([two.card('Longbow').exhausted, two.you.readyResources, two.you.hero.atk]).toEqual([true, 0, 2]);
    const poor = attack(1);
    poor.you.cannot({ strike: 'Icebrand' }, '600.3a').cannot({ strike: 'Longbow' }, '600.3a');
    expect(poor.waiting()).toMatchObject({ for: 'you', question: 'priority' });
    expect([poor.you.hero.atk, poor.card('Longbow').exhausted, poor.you.readyResources]).toEqual([0, false, 1]);
  },
);

rule('600.3a', 'who does not strike pays nothing, and the weapon stays ready', () => {
  const { you, foe, pass, card } = attack(3);
  you.strikes('none');
  pass.all();
  pass.all();
  expect([card('Icebrand').exhausted, you.readyResources, foe.hero.damage]).toEqual([false, 3, 0]);
});

rule('600.3a, 403.1', 'a price need not be resources: who can discard for it may strike', () => {
  const discards = rust(discarding({}));
  const { you, card, waiting } = attack(1, discards, ['Footsoldier', 'Fury']);
  you.mustChooseAmong(['Icebrand', 'Longbow', 'none']).strikes('Longbow');
  you.mustChooseAmong(['Footsoldier', 'Fury']).chooses('Fury');
  expect([card('Longbow').exhausted, you.graveyard, you.hand, you.hero.atk]).toEqual([
    true,
    ['Fury'],
    ['Footsoldier'],
    2,
  ]);
  expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
  expect(attack(1, discards).waiting()).toMatchObject({ for: 'you', question: 'priority' });
});

rule('103.2, 303.2', 'nobody strikes with a weapon that can not exhaust', () => {
  const { you, foe, pass, card, waiting } = attack(3, rust());
  you.cannot({ strike: 'Icebrand' }, '103.2');
  expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
  pass.all();
  pass.all();
  expect([foe.hero.damage, card('Icebrand').exhausted, you.readyResources]).toEqual([0, false, 3]);
});

/** Five damage would be dealt to a hero whose armor rusts. */
const burn = (resources: number, rusting: Facts = rust(cost(2))) => {
  const table = scenario({
    you: { hand: [bolt], play: [rusting] },
    foe: { play: [shield, cloak], resources },
  });
  table.you.plays('Bolt', { targets: [table.foe.hero] });
  table.pass.all();
  return table;
};

rule('600.3a, 717.2c', 'whoever prevents damage with armor that exhausts at a price pays the price for it', () => {
  const { you, foe, card, priority } = burn(3);
  you.refuses({ prevent: 'Bulwark' }, '717.2c');
  foe.mustChooseAmong(['Bulwark', 'Cloak', 'none']).prevents('Bulwark');
  expect([card('Bulwark').exhausted, card('Cloak').exhausted]).toEqual([true, false]);
  expect([foe.hero.damage, foe.readyResources, priority()]).toEqual([3, 1, 'you']);
});

rule('600.3a, 717.2c', 'armor is offered as long as its price can be paid, one after the other', () => {
  const { foe, card, priority } = burn(4);
  foe.mustChooseAmong(['Bulwark', 'Cloak', 'none']).chooses('Bulwark');
  foe.mustChooseAmong(['Cloak', 'none']).chooses('Cloak');
  expect([card('Bulwark').exhausted, card('Cloak').exhausted]).toEqual([true, true]);
  expect([foe.hero.damage, foe.readyResources, priority()]).toEqual([2, 0, 'you']);
  const unwilling = burn(4);
  unwilling.foe.prevents('none');
  expect([unwilling.foe.hero.damage, unwilling.foe.readyResources, unwilling.priority()]).toEqual([5, 4, 'you']);
  expect([unwilling.card('Bulwark').exhausted, unwilling.card('Cloak').exhausted]).toEqual([false, false]);
});

rule('600.3a, 717.2c', 'armor whose price can not be paid prevents nothing, and nobody is asked about it', () => {
  const { foe, card, priority } = burn(1);
  expect([foe.hero.damage, foe.readyResources, priority()]).toEqual([5, 1, 'you']);
  expect([card('Bulwark').exhausted, card('Cloak').exhausted]).toEqual([false, false]);
  const plate = burn(1, one('Acid', item({ cost: 1 }, have(opposing(tagged('Plate')), atAPrice))));
  plate.foe.refuses({ prevent: 'Bulwark' }, '600.3a');
  plate.foe.mustChooseAmong(['Cloak', 'none']).prevents('Cloak');
  expect([plate.foe.hero.damage, plate.foe.readyResources, plate.priority()]).toEqual([4, 1, 'you']);
});

rule(
  '716.1e, 403.1',
  'armor whose price another player will not help to pay is not offered for the same packet again',
  () => {
    const table = scenario({
      you: { hand: [bolt], play: [rust(exhausting(anAlly)), 'Footsoldier'] },
      foe: { play: [shield] },
    });
    table.you.plays('Bolt', { targets: [table.foe.hero] });
    table.pass.all();
    table.foe.mustChooseAmong(['Bulwark', 'none']).chooses('Bulwark');
    table.you.mustChooseAmong(['yes', 'no']).chooses(false);
    expect([table.foe.hero.damage, table.card('Bulwark').exhausted, table.priority()]).toEqual([5, false, 'you']);
  },
);

rule('103.2, 717.2c', 'armor that can not exhaust prevents nothing', () => {
  const { foe, card, priority } = burn(4, rust());
  foe.cannot({ prevent: 'Bulwark' }, '103.2');
  expect([foe.hero.damage, foe.readyResources, priority()]).toEqual([5, 4, 'you']);
  expect(card('Bulwark').exhausted).toBe(false);
});

rule('403.1, 717.2c', 'armor whose exhausting would be replaced can not be exhausted to prevent damage', () => {
  const { foe, card, priority, you } = burn(
    0,
    one('Oil', item({ cost: 1 }, ifWould({ event: 'exhaust', card: opposing(anEquipment) }, instead(draw())))),
  );
  expect([foe.hero.damage, card('Bulwark').exhausted, priority()]).toEqual([5, false, 'you']);
  expect(you.hand).toEqual([]);
});
