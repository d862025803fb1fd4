import { ability, item } from '@meetingstone/cards/language';
import type { Effect, Facts, Noun } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from './own.ts';

const sweep = (noun: Noun) =>
  own('Sweep', ability({ cost: 0, instant: true }, { do: 'destroy', what: { select: 'each', noun } }));

rule('400.5', 'a card with an attachment is one to which such a card is attached', () => {
  const { you, foe, pass } = scenario({
    you: { hand: [sweep({ kind: ['Ally'], hosts: { tag: ['Frost'] } })] },
    foe: { play: ['Footsoldier', { card: 'Hired Lance', attached: ['Rime Veil'] }] },
  });
  you.plays('Sweep');
  pass.all();
  expect(foe.allies).toEqual(['Footsoldier']);
});

rule('712.4', 'a card that did something this turn is told from the one to which it was done', () => {
  const left = (past: NonNullable<Noun['past']>) => {
    const { you, foe, pass } = scenario({
      you: { hand: [sweep({ kind: ['Ally'], past })], play: ['Starward Exarch', 'Footsoldier'] },
      foe: { play: ['Quarry Ogre'] },
    });
    you.attacks('Starward Exarch', 'Quarry Ogre');
    pass.all();
    pass.all();
    pass.all();
    you.plays('Sweep');
    pass.all();
    return [you.allies, foe.allies];
  };
  expect(left({ as: 'card', was: { event: 'attack' } })).toEqual([['Footsoldier'], []]);
  expect(left({ as: 'by', was: { event: 'deal', card: { whose: 'you' } } })).toEqual([
    ['Starward Exarch', 'Footsoldier'],
    [],
  ]);
  expect(left({ as: 'card', was: { event: 'deal', by: { whose: 'opposing' } } })).toEqual([['Footsoldier'], []]);
});

rule('602.2', 'a defender is protecting if it exhausted to protect in this combat', () => {
  const left = (protects: boolean) => {
    const { you, foe, pass } = scenario({
      you: { hand: [sweep({ protecting: true })], play: ['Footsoldier'] },
      foe: { play: ['Bridge Warden', 'Hired Lance'] },
    });
    you.attacks('Footsoldier', 'Hired Lance');
    pass.all();
    pass.all();
    if (protects) foe.protects('Bridge Warden');
    else foe.chooses('none');
    you.plays('Sweep');
    pass.all();
    return foe.allies;
  };
  expect(left(true)).toEqual(['Hired Lance']);
  expect(left(false)).toEqual(['Bridge Warden', 'Hired Lance']);
});

rule('706.1', 'a description can ask for a number of the described card’s own controller', () => {
  const buried: Noun = {
    kind: ['Ally'],
    cost: {
      is: 'or less',
      than: { amount: 'count', of: { zone: 'graveyard', of: { player: 'controller', of: { select: 'it' } } } },
    },
  };
  const { you, foe, pass } = scenario({
    you: { hand: [sweep(buried)], play: ['Footsoldier'], graveyard: 1 },
    foe: { play: ['Footsoldier', 'Hired Lance'], graveyard: 2 },
  });
  you.plays('Sweep');
  pass.all();
  expect(you.allies).toEqual(['Footsoldier']);
  expect(foe.allies).toEqual(['Hired Lance']);
});

rule('405.4', 'each character is dealt a packet of its own: as much as is said of that one', () => {
  const rot: Effect = {
    do: 'deal',
    amount: { amount: 'cost', of: { select: 'it' } },
    types: ['shadow'],
    to: { select: 'each', noun: { kind: ['Ally'], whose: 'opposing' } },
  };
  const { you, card, pass } = scenario({
    you: { hand: [own('Rot', ability({ cost: 0 }, rot))] },
    foe: { play: ['Granite Shieldbearer', 'Banner Sergeant', 'Starward Exarch', 'Bridge Warden'] },
  });
  you.plays('Rot');
  pass.all();
  expect(card('Granite Shieldbearer').damage).toBe(3);
  expect(card('Bridge Warden').damage).toBe(1);
});

rule(
  '707.1b',
  'X in the description of what is destroyed to pay is chosen first, as the cost of a card that is there',
  () => {
    const cloak = own(
      'Cloak',
      item(
        { cost: 1 },
        {
          power: 'payment',
          cost: [
            { pay: 'destroy', noun: { kind: ['Ally'], whose: 'you', cost: { is: 'exactly', than: { amount: 'X' } } } },
          ],
          effects: [{ do: 'draw', who: { player: 'you' }, count: { amount: 'X' } }],
        },
      ),
    );
    const { you, pass } = scenario({ you: { play: [cloak, 'Footsoldier', 'Fen Lurker'], deck: 9 }, foe: {} });
    you.uses('Cloak', { x: 4 });
    pass.all();
    expect(you.allies).toEqual(['Footsoldier']);
    expect(you.hand.length).toBe(4);
  },
);

rule('706.1, 707.1d', 'the card to which others are attached can be the target: what happens, happens to those', () => {
  const strip: Facts = {
    name: 'Strip',
    types: ['Ability'],
    tags: [],
    icons: [],
    cost: 0,
    text: [
      {
        do: 'destroy',
        what: {
          select: 'each',
          noun: { kind: ['Ability'], attachedTo: { among: { select: 'target', noun: { kind: ['Ally'] } } } },
        },
      },
    ],
    powers: [],
  };
  const { you, foe, resolve } = scenario({
    you: { hand: [strip], play: [{ card: 'Quarry Ogre', attached: ['Entangling Roots'] }] },
    foe: { play: [{ card: 'Footsoldier', attached: [{ card: 'Entangling Roots', as: 'theirs' }] }] },
  });
  you.plays('Strip', { targets: 'Footsoldier' });
  resolve.all();
  expect([you.graveyard, foe.graveyard]).toEqual([['Strip'], ['Entangling Roots']]);
});
