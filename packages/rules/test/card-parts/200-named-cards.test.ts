import type { Facts } from '@meetingstone/rules';
import { answer } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const plain = { tags: [], icons: [], cost: 0, text: [], powers: [] } as const;

const taboo: Facts = {
  ...plain,
  name: 'Taboo',
  types: ['Equipment'],
  tags: ['Item'],
  powers: [
    { power: 'definite', as: 'this enters play', effects: [{ do: 'choose word', what: { name: {} } }] },
    {
      power: 'continuous',
      continuous: {
        players: 'opposing',
        changes: [{ change: 'restrict', restriction: { cant: 'play', noun: { chosenName: true, zone: 'hand' } } }],
      },
    },
  ],
};

rule('200.2', 'any card can be named, but what an opponent holds is not offered', () => {
  const { you, foe, pass, waiting, game, until } = scenario({
    you: { hand: [taboo], deck: ['Hootie'] },
    foe: { hand: ['Footsoldier', 'Fen Lurker'], play: ['Militia Sword'], resources: 5 },
  });
  you.plays('Taboo');
  pass.all();
  const offered = waiting()?.options ?? [];
  expect(offered).toContain('Hootie');
  expect(offered).toContain('Militia Sword');
  expect(offered).not.toContain('Footsoldier');
  const say = (word: string) => answer(game(), { player: 0, choose: { choose: 'word', word } });
  expect(say('')).toMatchObject({ ok: false });
  expect(say('Fen Lurker')).toMatchObject({ ok: true });
  you.chooses('Footsoldier');
  until({ turn: 'foe', step: 'action' });
  foe.cannot({ play: 'Footsoldier' }, '707.1');
  foe.plays('Fen Lurker');
  pass.all();
});

rule(
  '707.1e, 202.4',
  'a word that is a part of what is paid is chosen so that the rest can be paid, which speaks of it',
  () => {
    const ruin: Facts = {
      ...plain,
      name: 'Ruin',
      types: ['Ability'],
      text: [{ do: 'destroy', what: { select: 'each', noun: { whose: 'opposing', chosenTag: true } } }],
      powers: [
        {
          power: 'additional cost',
          to: 'play',
          cost: [
            { pay: 'choose word', what: { oneOf: ['Ability', 'Ally', 'Equipment'] } },
            { pay: 'destroy', noun: { whose: 'you', chosenTag: true } },
          ],
        },
      ],
    };
    const { you, foe, pass } = scenario({
      you: { hand: [ruin], play: ['Hootie', 'Militia Sword'] },
      foe: { play: ['Footsoldier', 'Militia Sword'] },
    });
    you.plays('Ruin');
    you.mustChooseAmong(['Ally', 'Equipment']).chooses('Ally');
    pass.all();
    expect([you.graveyard.toSorted(), foe.graveyard]).toEqual([['Hootie', 'Ruin'], ['Footsoldier']]);
  },
);

rule('205.1, 710.1a', 'a damage type is chosen for a card, and damage dealt with it is of that type', () => {
  const prism: Facts = {
    ...plain,
    name: 'Prism',
    types: ['Equipment'],
    tags: ['Item'],
    powers: [
      {
        power: 'definite',
        as: 'this enters play',
        effects: [{ do: 'choose word', what: { oneOf: ['arcane', 'fire', 'frost'] } }],
      },
      {
        power: 'payment',
        cost: [],
        oncePerTurn: true,
        effects: [
          {
            do: 'deal',
            amount: 2,
            types: [],
            chosenType: true,
            to: { select: 'each', noun: { kind: ['Ally'], whose: 'opposing' } },
          },
        ],
      },
    ],
  };
  const asbestos: Facts = {
    ...plain,
    name: 'Asbestos',
    types: ['Ally'],
    atk: 1,
    damageType: 'melee',
    health: 5,
    powers: [{ power: 'keyword', keyword: 'Resistance', type: 'fire' }],
  };
  const { you, pass, card } = scenario({ you: { hand: [prism] }, foe: { play: [asbestos, 'Quarry Ogre'] } });
  you.plays('Prism');
  pass.all();
  you.mustChooseAmong(['arcane', 'fire', 'frost']).chooses('fire');
  you.uses('Prism');
  pass.all();
  expect([card('Asbestos').damage, card('Quarry Ogre').damage]).toEqual([0, 2]);
});

rule(
  '206.1a, 709.2d',
  'a class that is chosen with a cost takes the place of all others, though its card is gone',
  () => {
    const dye: Facts = {
      ...plain,
      name: 'Dye',
      types: ['Equipment'],
      tags: ['Item'],
      powers: [
        {
          power: 'payment',
          cost: [
            { pay: 'choose word', what: 'class' },
            { pay: 'destroy', noun: { self: true } },
          ],
          effects: [
            {
              do: 'modify',
              what: { select: 'target', noun: { kind: ['Ally'] } },
              changes: [{ change: 'become class' }],
              duration: 'this turn',
            },
          ],
        },
      ],
    };
    const monk: Facts = {
      ...plain,
      name: 'Learned',
      types: ['Ally'],
      tags: ['Troll', 'Mage', 'Priest'],
      atk: 1,
      damageType: 'melee',
      health: 1,
    };
    const { you, pass, card } = scenario({ you: { play: [dye, monk] }, foe: {} });
    you.uses('Dye', { targets: ['Learned'] });
    you.chooses('Hunter');
    pass.all();
    expect(card('Learned').tags).toEqual(['Troll', 'Hunter']);
  },
);

rule('404.2', 'a token gets the word that was chosen, and without a name of its own is called by it', () => {
  const school: Facts = {
    ...plain,
    name: 'School',
    types: ['Ability'],
    text: [
      { do: 'choose word', what: 'class' },
      {
        do: 'put token',
        chosen: 'tag',
        token: { ...plain, name: '', types: ['Ally'], atk: 1, damageType: 'melee', health: 1, token: true },
      },
    ],
  };
  const { you, pass, card } = scenario({ you: { hand: [school] }, foe: {} });
  you.plays('School');
  pass.all();
  you.chooses('Druid');
  expect(card('Druid').tags).toEqual(['Druid']);
});

rule('202.4', 'a race is one of eighteen, of which twelve are standard', () => {
  const kin = (what: 'race' | 'standard race'): Facts => ({
    ...plain,
    name: `Kin of ${what}`,
    types: ['Ability'],
    text: [{ do: 'choose word', what }],
  });
  const { you, pass, waiting } = scenario({ you: { hand: [kin('race'), kin('standard race')] }, foe: {} });
  you.plays('Kin of race');
  pass.all();
  expect(waiting()?.options).toHaveLength(18);
  you.chooses('Murloc');
  you.plays('Kin of standard race');
  pass.all();
  expect(waiting()?.options).toHaveLength(12);
  expect(waiting()?.options).not.toContain('Murloc');
  you.chooses('Tauren');
});
