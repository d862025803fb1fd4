import {
  ability,
  anAlly,
  anEquipment,
  armor,
  atk,
  attached,
  destroy,
  draw,
  have,
  item,
  pay,
  set,
  target,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const gear = one('Gear', {
  ...item({ cost: 0 }, have(attached(anAlly), atk(2))),
  attach: { noun: anAlly, targeted: true },
});
const golem: Facts = {
  name: 'Tin Golem',
  types: ['Equipment', 'Ally'],
  tags: ['Golem', 'Item'],
  icons: [],
  cost: 0,
  atk: 2,
  damageType: 'melee',
  health: 3,
  text: [],
  powers: [pay(['activate'], draw())],
};

rule('304.1', 'armor and items enter the hero row; an item that attaches is under its host', () => {
  const { you, pass, game, card } = scenario({
    you: { hand: ['Padded Robe', 'Storm Whistle', gear], resources: 4, play: ['Footsoldier'] },
    foe: {},
  });
  you.plays('Padded Robe');
  pass.all();
  you.plays('Storm Whistle');
  pass.all();
  you.plays('Gear');
  pass.all();
  const rows = Object.fromEntries(viewGame(game(), 0).play.map(({ name, row }) => [name, row]));
  expect(rows).toMatchObject({ 'Padded Robe': 'hero', 'Storm Whistle': 'hero', Gear: null, Footsoldier: 'ally' });
  expect([card('Gear').attachedTo, card('Footsoldier').atk]).toEqual(['Footsoldier', 4]);
});

rule('304.2', 'armor has a DEF and so have some items; others prevent nothing', () => {
  const ward = one('Ward', { ...item({ cost: 1 }), def: 2 });
  const { you, foe, pass, card } = scenario({
    you: { play: ['Quarry Ogre'] },
    foe: { play: [ward, 'Storm Whistle', 'Chromatic Cloak', 'Padded Robe'] },
  });
  expect(['Ward', 'Storm Whistle', 'Chromatic Cloak', 'Padded Robe'].map((name) => card(name).def)).toEqual([
    2,
    null,
    0,
    1,
  ]);
  you.attacks('Quarry Ogre', foe.hero);
  pass.all();
  pass.all();
  pass.all();
  foe.refuses({ prevent: 'Storm Whistle' }, '717.2c');
  foe.refuses({ prevent: 'Chromatic Cloak' }, '717.2c');
  foe.mustChooseAmong(['Ward', 'Padded Robe', 'none']).prevents('Ward', 'Padded Robe');
  expect(foe.hero.damage).toBe(5 - 2 - 1);
});

rule('304.3', 'armor and items are activated and prevent damage from their first moment in play', () => {
  const charm = one('Charm', armor({ cost: 0, def: 1 }, pay(['activate'], draw())));
  const { you, foe, pass } = scenario({
    you: { play: ['Footsoldier'], hand: [one('Jolt', ability({ cost: 0 }, draw()))] },
    foe: {
      play: [
        { card: charm, fresh: true },
        { card: 'Padded Robe', fresh: true },
      ],
      deck: ['Bloodclaw'],
    },
  });
  you.passes();
  foe.mustChooseAmong(['pass', { use: 'Charm' }]);
  foe.uses('Charm');
  pass.all();
  expect(foe.hand).toEqual(['Bloodclaw']);
  you.attacks('Footsoldier', foe.hero);
  pass.all();
  pass.all();
  pass.all();
  foe.mustChooseAmong(['Padded Robe', 'none']).prevents('Padded Robe');
  expect(foe.hero.damage).toBe(1);
});

rule('304.4, 304.4a', 'a Golem is an equipment and an ally in every zone', () => {
  const scrap = one('Scrap', ability({ cost: 0 }, destroy(target(anEquipment))));
  const lift = (name: string, kind: 'Ally' | 'Equipment') =>
    one(
      name,
      ability(
        { cost: 0 },
        { do: 'put', what: target({ kind: [kind], zone: 'graveyard', whose: 'you' }), where: { to: 'hand' } },
      ),
    );
  const { you, pass, card } = scenario({
    you: {
      hand: [scrap, lift('Lift ally', 'Ally'), lift('Lift tool', 'Equipment'), { card: scrap, as: 'scrap again' }],
      play: [golem],
    },
    foe: {},
  });
  expect(card('Tin Golem')).toMatchObject({ types: ['Equipment', 'Ally'], atk: 2, health: 3 });
  you.plays('scrap again');
  pass.all();
  expect(you.graveyard).toContain('Tin Golem');
  you.plays('Lift ally');
  pass.all();
  expect(you.hand).toContain('Tin Golem');
  you.plays('Tin Golem');
  pass.all();
  you.plays('Scrap');
  pass.all();
  you.plays('Lift tool');
  pass.all();
  expect(you.hand).toContain('Tin Golem');
});

rule('304.4a', 'a Golem fights like an ally, and waits like one', () => {
  const { you, foe, pass } = scenario({
    you: { play: [golem, { card: golem, as: 'new', fresh: true }] },
    foe: { hero: { damage: 1 } },
  });
  you.refuses({ attack: 'new' }, '601.2a');
  you.refuses({ use: 'new' }, '701.3');
  you.mustChooseAmong(['pass', { use: 'Tin Golem' }, { attack: 'Tin Golem' }, { attack: you.hero }]);
  you.attacks('Tin Golem', foe.hero);
  pass.all();
  pass.all();
  pass.all();
  expect(foe.hero.damage).toBe(3);
});
