import {
  ability,
  ally,
  among,
  anAlly,
  atk,
  atkOf,
  attached,
  attachment,
  costOf,
  countOf,
  deal,
  destroy,
  destroying,
  destroyThis,
  discarding,
  draw,
  each,
  exhausting,
  have,
  heroOrAlly,
  inZone,
  item,
  opposing,
  paidCard,
  pay,
  removeFromGame,
  set,
  target,
  thisCard,
  yours,
} from '@meetingstone/cards/language';
import type { Amount, Cost, Facts, Power, Zone } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;

const might = one('Might', attachment({ cost: 0 }, anAlly, have(attached(anAlly), atk(3))));
const mercy = one('Mercy', ability({ cost: 0, instant: true }, destroy(each(opposing(anAlly)))));
const oblivion = one(
  'Oblivion',
  ability({ cost: 0, instant: true }, removeFromGame(each(inZone('graveyard', { of: { player: 'each opponent' } })))),
);
/** An ally of cost 3 with 2 ATK and 4 health that deals so much fire damage at this cost. */
const martyr = (costs: readonly Cost[], amount: Amount, zone?: Zone): Facts => {
  const power: Power = { ...pay(costs, deal(amount, 'fire', target(heroOrAlly))), ...(zone ? { zone } : {}) };
  return one('Martyr', ally({ cost: 3, atk: [2, 'melee'], health: 4 }, power));
};

rule('707.3, 709.2d', 'an ally that was destroyed to pay for its own power is read as it last was', () => {
  const { you, foe, pass, priority } = scenario({
    you: {
      play: [
        { card: martyr([destroying(yours(anAlly))], atkOf(paidCard)), attached: [{ card: might, by: 'you' }] },
        'Quarry Ogre',
      ],
    },
    foe: { play: ['Footsoldier'] },
  });
  you.uses('Martyr', { targets: [foe.hero] });
  you.mustChooseAmong(['Martyr', 'Quarry Ogre']).chooses('Martyr');
  expect([you.allies, you.graveyard]).toEqual([['Quarry Ogre'], ['Martyr', 'Might']]);
  pass.all();
  expect([foe.hero.damage, priority()]).toEqual([5, 'you']);
});

rule('707.3, 709.2d', 'what was destroyed this way is counted, the source of the power too', () => {
  const { you, foe, pass } = scenario({
    you: {
      play: [
        martyr([{ pay: 'destroy', noun: yours(anAlly), count: 2 }], countOf(among(paidCard, anAlly))),
        'Quarry Ogre',
      ],
    },
    foe: {},
  });
  you.uses('Martyr', { targets: [foe.hero] });
  pass.all();
  expect([foe.hero.damage, you.allies]).toEqual([2, []]);
});

rule(
  '707.3, 709.2d',
  'a card is read as it last was where it was destroyed, removed or returned as its own cost',
  () => {
    const costs: readonly Cost[] = [
      destroyThis,
      { pay: 'remove', noun: { self: true } },
      { pay: 'return', noun: { self: true } },
    ];
    for (const cost of costs)
      for (const [amount, much] of [
        [atkOf(thisCard), 5],
        [costOf(thisCard), 3],
      ] as const) {
        const { you, foe, pass } = scenario({
          you: { play: [{ card: martyr([cost], amount), attached: [{ card: might, by: 'you' }] }] },
          foe: {},
        });
        you.uses('Martyr', { targets: [foe.hero] });
        pass.all();
        expect([foe.hero.damage, you.allies]).toEqual([much, []]);
      }
  },
);

rule('707.3, 709.2d', 'an exhausted ally that paid is read as it last was if it has left play since', () => {
  const { you, foe, resolve, priority } = scenario({
    you: { play: [martyr([exhausting(yours(anAlly))], atkOf(paidCard))] },
    foe: { hand: [mercy] },
  });
  you.uses('Martyr', { targets: [foe.hero] });
  you.passes();
  foe.plays('Mercy');
  resolve.all();
  expect([foe.hero.damage, you.graveyard, priority()]).toEqual([2, ['Martyr'], 'you']);
});

rule('707.3, 709.2d', 'a card in a graveyard that pays with itself is read as it last was there', () => {
  const ghost = martyr([{ pay: 'remove', noun: { self: true, zone: 'graveyard' } }], costOf(thisCard), 'graveyard');
  const buried = scenario({ you: { graveyard: [ghost] }, foe: {} });
  buried.you.uses('Martyr', { targets: [buried.foe.hero] });
  buried.pass.all();
  expect([buried.foe.hero.damage, buried.you.removed]).toEqual([3, ['Martyr']]);
});

rule(
  '707.3, 709.2d',
  'a card that was discarded to pay is read as it last was though it has left the graveyard',
  () => {
    const pyre = one(
      'Pyre',
      item({ cost: 0 }, pay([discarding({})], deal(costOf(paidCard), 'fire', target(heroOrAlly)))),
    );
    const { you, foe, resolve, priority } = scenario({
      you: { play: [pyre], hand: ['Footsoldier', 'Quarry Ogre'] },
      foe: { hand: [oblivion] },
    });
    you.uses('Pyre', { targets: [foe.hero] });
    you.mustChooseAmong(['Footsoldier', 'Quarry Ogre']).chooses('Footsoldier');
    you.passes();
    foe.plays('Oblivion');
    resolve.all();
    expect([you.removed, you.graveyard]).toEqual([['Footsoldier'], []]);
    expect([foe.hero.damage, priority()]).toEqual([2, 'you']);
  },
);

rule('707.3, 709.2d', 'the classes and keyword numbers of cards that paid are read as they last were', () => {
  const squire = (name: string, ...tags: string[]) =>
    one(
      name,
      ally({ cost: 1, tags, atk: [1, 'melee'], health: 1 }, { power: 'keyword', keyword: 'Assault', number: 2 }),
    );
  const amounts: readonly (readonly [Amount, number])[] = [
    [{ amount: 'different', what: 'class', of: among(paidCard, {}) }, 2],
    [{ amount: 'keyword', keyword: 'Assault', of: among(paidCard, {}) }, 4],
  ];
  for (const [amount, much] of amounts) {
    const pit = one(
      'Pit',
      item(
        { cost: 0 },
        pay([{ pay: 'destroy', noun: yours(anAlly), count: 2 }], deal(amount, 'fire', target(heroOrAlly))),
      ),
    );
    const { you, foe, pass } = scenario({
      you: { play: [pit, squire('First', 'Mage'), squire('Second', 'Priest')] },
      foe: {},
    });
    you.uses('Pit', { targets: [foe.hero] });
    you.chooses('First');
    pass.all();
    expect([foe.hero.damage, you.allies]).toEqual([much, []]);
  }
});

rule('415.9b', 'a card that its own cost put into the graveyard is found there by the rest of its text', () => {
  const phoenix = one(
    'Phoenix',
    ally(
      { cost: 1, atk: [1, 'melee'], health: 1 },
      pay([destroyThis], draw(), { do: 'put', what: thisCard, where: { to: 'hand' } }),
    ),
  );
  const table = () => scenario({ you: { play: [phoenix], deck: ['Fury', 'Hootie'] }, foe: { hand: [oblivion] } });
  const stayed = table();
  stayed.you.uses('Phoenix');
  stayed.pass.all();
  expect([stayed.you.hand, stayed.you.graveyard]).toEqual([['Fury', 'Phoenix'], []]);
  const left = table();
  left.you.uses('Phoenix');
  left.you.passes();
  left.foe.plays('Oblivion');
  left.resolve.all();
  expect([left.you.hand, left.you.removed]).toEqual([['Fury'], ['Phoenix']]);
});

rule('415.9b', 'a card that was destroyed in response is not found by its own text', () => {
  const phoenix = one(
    'Phoenix',
    ally(
      { cost: 1, atk: [1, 'melee'], health: 1 },
      pay([0], draw(), { do: 'put', what: thisCard, where: { to: 'hand' } }),
    ),
  );
  const { you, foe, resolve } = scenario({
    you: { play: [phoenix], deck: ['Fury', 'Hootie'] },
    foe: { hand: [mercy] },
  });
  you.uses('Phoenix');
  you.passes();
  foe.plays('Mercy');
  resolve.all();
  expect([you.hand, you.graveyard]).toEqual([['Fury'], ['Phoenix']]);
});

rule('415.9b', 'a discarded card that has left the graveyard since is not found again by the link it paid for', () => {
  const salvage = one(
    'Salvage',
    item({ cost: 0 }, pay([discarding({})], { do: 'put', what: paidCard, where: { to: 'hand' } }, draw())),
  );
  const { you, foe, resolve } = scenario({
    you: { play: [salvage], hand: ['Footsoldier'], deck: ['Fury', 'Hootie'] },
    foe: { hand: [oblivion] },
  });
  you.uses('Salvage');
  you.passes();
  foe.plays('Oblivion');
  resolve.all();
  expect([you.hand, you.removed]).toEqual([['Fury'], ['Footsoldier']]);
});
