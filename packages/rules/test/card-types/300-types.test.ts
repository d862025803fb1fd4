import {
  ability,
  aCharacter,
  alsoType,
  anAlly,
  anEquipment,
  chosen,
  destroy,
  each,
  give,
  inYourGraveyard,
  item,
  opposing,
  putIntoPlayAs,
  set,
  target,
  targeted,
  withCost,
} from '@meetingstone/cards/language';
import type { CardType, Facts, Noun } from '@meetingstone/rules';
import { CARD_TYPES } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const strike = (name: string, noun: Noun): Facts => one(name, ability({ cost: 0 }, destroy(each(noun))));
const becoming = (type: CardType, noun: Noun) =>
  ability({ cost: 0 }, give(target(noun), [{ change: 'become type', type }], 'this game'));
const kinds = ['Ability', 'Ally', 'Equipment', 'Hero', 'Location', 'Quest'] as const;
const board = {
  play: ['Footsoldier', 'Searing Totem', 'Padded Robe', 'Storm Whistle', 'Militia Sword', 'Last Stand'],
  resources: ['Letters for the Front', 'Quiet Shrine', { card: 'Hired Lance', faceDown: true }],
};

rule('300.1', 'there are six card types', () => {
  expect([...CARD_TYPES].sort()).toEqual([...kinds]);
  const { you } = scenario({
    you: { hand: [one('Look', ability({ cost: 0 }, destroy(target({ kind: ['Ability', 'Location', 'Quest'] }))))] },
    foe: board,
  });
  you
    .plays('Look')
    .mustChooseAmong(['Searing Totem', 'Last Stand', 'Letters for the Front', 'Quiet Shrine'])
    .chooses('Last Stand');
});

rule('300.1', 'heroes, allies and Totems are characters', () => {
  const { you, pass } = scenario({
    you: { hand: [one('Look', ability({ cost: 0 }, destroy(target(opposing(aCharacter)))))] },
    foe: board,
  });
  you.plays('Look').mustChooseAmong(['foe.hero', 'Footsoldier', 'Searing Totem']).chooses('Searing Totem');
  pass.all();
});

rule('300.1', 'armor, items and weapons are equipment', () => {
  const { you, foe, pass } = scenario({ you: { hand: [strike('Disarm', anEquipment)] }, foe: board });
  you.plays('Disarm');
  pass.all();
  expect([[...foe.graveyard].sort(), foe.play]).toEqual([
    ['Militia Sword', 'Padded Robe', 'Storm Whistle'],
    ['Footsoldier', 'Searing Totem', 'Last Stand'],
  ]);
});

rule('300.1a', 'a card that becomes another type stops being what it was', () => {
  const { you, foe, pass, card } = scenario({
    you: { hand: [one('Petrify', becoming('Equipment', anAlly)), strike('Wipe', anAlly)] },
    foe: { play: ['Footsoldier', 'Hired Lance'] },
  });
  you.plays('Petrify', { targets: ['Footsoldier'] });
  pass.all();
  expect(card('Footsoldier').types).toEqual(['Equipment']);
  you.plays('Wipe');
  pass.all();
  expect([foe.play, foe.graveyard]).toEqual([['Footsoldier'], ['Hired Lance']]);
});

rule('300.1b', 'a type that is added takes none away', () => {
  const wake = one(
    'Wake',
    ability({ cost: 0 }, give(target(anEquipment), [alsoType('Ally'), { change: 'set health', to: 3 }], 'this game')),
  );
  const { you, pass, card } = scenario({
    you: {
      hand: [
        wake,
        one('Mend', ability({ cost: 0 }, destroy(target(anAlly)))),
        one('Rust', ability({ cost: 0 }, destroy(target(anEquipment)))),
      ],
    },
    foe: { play: ['Padded Robe', 'Storm Whistle'] },
  });
  you.plays('Wake', { targets: ['Padded Robe'] });
  pass.all();
  expect(card('Padded Robe')).toMatchObject({ types: ['Equipment', 'Ally'], def: 1, health: 3 });
  you.plays('Rust').mustChooseAmong(['Padded Robe', 'Storm Whistle']).chooses('Storm Whistle');
  pass.all();
  you.plays('Mend');
  pass.all();
  expect(card('Padded Robe').zone).toBe('graveyard');
});

rule('300.1c', 'cards have the same card type only if all their types match, and share one if one does', () => {
  const golem = one('Golem', {
    types: ['Equipment', 'Ally'],
    tags: ['Golem'],
    icons: [],
    cost: 1,
    atk: 1,
    damageType: 'melee',
    health: 2,
    text: [],
    powers: [],
  });
  const other = { ...golem, name: 'Other Golem', types: ['Ally', 'Equipment'] as const };
  const compare = (word: 'sameType' | 'sharesType') =>
    one(
      'Compare',
      ability({ cost: 0 }, { do: 'exhaust', what: target(anAlly) }, destroy(each(opposing({ [word]: targeted(0) })))),
    );
  const foe = { play: ['Footsoldier', 'Padded Robe', other, 'Searing Totem', 'Last Stand'] };
  const same = scenario({ you: { hand: [compare('sameType')], play: [golem] }, foe });
  same.you.plays('Compare', { targets: ['Golem'] });
  same.pass.all();
  expect(same.foe.graveyard).toEqual(['Other Golem']);
  const shared = scenario({ you: { hand: [compare('sharesType')], play: [golem] }, foe });
  shared.you.plays('Compare', { targets: ['Golem'] });
  shared.pass.all();
  expect([...shared.foe.graveyard].sort()).toEqual(['Footsoldier', 'Other Golem', 'Padded Robe', 'Searing Totem']);
  const plain = scenario({ you: { hand: [compare('sameType')], play: ['Hired Lance'] }, foe });
  plain.you.plays('Compare', { targets: ['Hired Lance'] });
  plain.pass.all();
  expect(plain.foe.graveyard).toEqual(['Footsoldier']);
});

rule(
  '300.1d',
  'a card put into play as another type is that type there, from the first moment, and nowhere else',
  () => {
    const embalm = one('Embalm', ability({ cost: 0 }, putIntoPlayAs('Equipment', chosen(inYourGraveyard(anAlly)))));
    const greeter = one('Greeter', {
      ...item({ cost: 1 }),
      powers: [
        {
          power: 'triggered',
          on: { event: 'enter play', card: { kind: ['Ally'] } },
          effects: [{ do: 'draw', who: { player: 'you' }, count: 1 }],
        },
      ],
    });
    const { you, pass, card, chain } = scenario({
      you: {
        hand: [embalm, strike('Wipe', anAlly), strike('Rust', withCost('exactly', 3, anEquipment))],
        graveyard: ['Hired Lance'],
        play: [greeter],
      },
      foe: {},
    });
    expect(card('Hired Lance').types).toEqual(['Ally']);
    you.plays('Embalm');
    pass.all();
    expect([card('Hired Lance').zone, card('Hired Lance').types]).toEqual(['play', ['Equipment']]);
    expect(chain()).toEqual([]); // it did not enter as an ally
    you.plays('Wipe');
    pass.all();
    expect(card('Hired Lance').zone).toBe('play');
    you.plays('Rust');
    pass.all();
    expect([card('Hired Lance').zone, card('Hired Lance').types]).toEqual(['graveyard', ['Ally']]);
  },
);

rule('300.1d', 'even an ability that would not stay can be put into play as an equipment, in the hero row', () => {
  const forge = one(
    'Forge',
    ability({ cost: 0 }, putIntoPlayAs('Equipment', chosen(inYourGraveyard({ kind: ['Ability'] })))),
  );
  const { you, pass, card, game } = scenario({ you: { hand: [forge], graveyard: ['Vanquish'] }, foe: {} });
  you.plays('Forge');
  pass.all();
  expect([card('Vanquish').zone, card('Vanquish').types]).toEqual(['play', ['Equipment']]);
  const entered = game()
    .state.cards.flat()
    .find((one) => one?.facts.name === 'Vanquish');
  expect(entered?.row).toBe('hero');
});
