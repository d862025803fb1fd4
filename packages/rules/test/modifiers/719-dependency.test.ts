import {
  ally,
  alsoTag,
  anAlly,
  atk,
  atkBecomes,
  atkOf,
  each,
  have,
  item,
  losesPowers,
  opposing,
  other,
  set,
  tagged,
  thisOne,
  yours,
} from '@meetingstone/cards/language';
import type { Change } from '@meetingstone/rules';
import { explain } from '@meetingstone/rules';
import type { Table } from '@meetingstone/scenario';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const body = { cost: 0, atk: [1, 'melee'], health: 3 } as const;
const doubleAtk: Change = { change: 'double', what: 'atk' };

const cards = set({
  Scales: item({ cost: 0 }, have(anAlly, atkBecomes(4))),
  Drum: item({ cost: 0 }, have(anAlly, atk(1))),
  Mirror: item({ cost: 0 }, have(yours(anAlly), doubleAtk)),
  Cub: ally({ ...body, tags: ['Beast'] }),
  Imp: ally({ ...body, tags: ['Demon'] }),
  'Beast Horn': item({ cost: 0 }, have(tagged('Beast', anAlly), atk(1))),
  'Beast Mask': item({ cost: 0 }, have(anAlly, alsoTag('Beast'))),
  'Dragon Mask': item({ cost: 0 }, have(anAlly, alsoTag('Dragonkin'))),
  'Wild Rune': item({ cost: 0 }, have(tagged('Beast', anAlly), alsoTag('Demon'), atk(1))),
  'Fel Rune': item({ cost: 0 }, have(tagged('Demon', anAlly), alsoTag('Beast'), atk(2))),
  Silencer: ally(body, have(opposing(anAlly), losesPowers)),
  Gatherer: ally(body, have(thisOne, atk(atkOf(each(other(yours(anAlly))))))),
});

/** The names of the cards whose modifiers made a card what it is, in the order in which they applied. */
function madeBy(table: Table, name: string): readonly (string | null)[] {
  const game = table.game();
  const found = game.state.cards.flat().find((card) => card?.zone === 'play' && card.facts.name === name);
  return [...new Set(explain(game, found!.id, null)!.reasons.map(({ sourceName }) => sourceName))];
}

example('719.1#1', 'what lowers ATK waits for what gives the ATK, whichever came first', () => {
  const early = scenario({
    you: { play: ['Arcanite Dragonling', 'Footsoldier'], resources: 2 },
    foe: { play: ['Breen Toestubber'] },
  });
  expect([early.card('Arcanite Dragonling').atk, early.card('Footsoldier').atk]).toEqual([null, 1]);
  for (let times = 0; times < 2; times++) {
    early.you.uses('Arcanite Dragonling');
    early.pass.all();
    expect(early.card('Arcanite Dragonling')).toMatchObject({ atk: 1, health: 2, types: ['Equipment', 'Ally'] });
  }
  expect(madeBy(early, 'Arcanite Dragonling')).toEqual(['Arcanite Dragonling', 'Breen Toestubber']);
  expect([early.card('Breen Toestubber').atk, early.you.hero.atk]).toEqual([4, 0]);

  const late = scenario(
    { you: { play: ['Arcanite Dragonling'], resources: 1 }, foe: { hand: ['Breen Toestubber'], resources: 5 } },
    { turn: 'foe', step: 'draw' },
  );
  late.foe.passes();
  late.you.uses('Arcanite Dragonling');
  late.pass.all();
  expect(late.card('Arcanite Dragonling').atk).toBe(2);
  late.until({ turn: 'foe', step: 'action' });
  late.foe.plays('Breen Toestubber');
  late.pass.all();
  expect(late.card('Arcanite Dragonling').atk).toBe(1);
});

rule('719.1', 'an ally that has ATK already does not wait: setting it and raising it go by their times', () => {
  const { you, card, pass } = scenario({ you: { hand: ['Scales'], play: ['Cub', 'Drum'] }, foe: {} }, { cards });
  expect(card('Cub').atk).toBe(2);
  you.plays('Scales');
  pass.all();
  expect([card('Cub').atk, card('Drum').atk]).toEqual([4, null]);
});

rule('719.1', 'only a change of what a modifier asks for makes it wait', () => {
  for (const [mask, becomes] of [
    ['Beast Mask', 5],
    ['Dragon Mask', 4],
  ] as const) {
    const { card } = scenario({ you: { play: ['Cub', 'Beast Horn', 'Scales', mask] }, foe: {} }, { cards });
    expect(card('Cub').atk).toBe(becomes);
  }
});

example('719.2#1', 'the sum of what the others have is taken after they were lowered, whichever came first', () => {
  const early = scenario({
    you: { hand: ['Thundering Footsteps', 'Silas Darkmoon'], resources: 14 },
    foe: { play: ['Deafening Shout', 'Footsoldier'] },
  });
  early.you.plays('Thundering Footsteps');
  early.pass.all();
  expect(early.card('Fel Reaver')).toMatchObject({ atk: 7, health: 7, tags: ['Mechanical'] });
  early.you.plays('Silas Darkmoon');
  early.pass.all();
  expect(early.card('Silas Darkmoon')).toMatchObject({ atk: 4, health: 4 });
  expect(madeBy(early, 'Silas Darkmoon')).toEqual(['Deafening Shout', 'Silas Darkmoon']);
  expect(early.card('Footsoldier').atk).toBe(2);

  const late = scenario({
    you: { hand: ['Thundering Footsteps', 'Silas Darkmoon'], resources: 14 },
    foe: { hand: ['Deafening Shout'], resources: 7 },
  });
  late.you.plays('Thundering Footsteps');
  late.pass.all();
  late.you.plays('Silas Darkmoon');
  late.pass.all();
  expect(late.card('Silas Darkmoon')).toMatchObject({ atk: 10, health: 10 });
  late.until({ turn: 'foe', step: 'action' });
  late.foe.plays('Deafening Shout');
  late.pass.all();
  expect(late.card('Silas Darkmoon')).toMatchObject({ atk: 4, health: 4 });
  expect(madeBy(late, 'Silas Darkmoon')).toEqual(['Deafening Shout', 'Silas Darkmoon']);
});

rule(
  '719.2',
  'a modifier that waits comes right after the latest one for which it waits, before those after it',
  () => {
    const t = scenario(
      { you: { hand: ['Scales'], play: ['Cub', 'Imp', 'Beast Horn', 'Drum', 'Beast Mask'] }, foe: {} },
      { cards },
    );
    const { you, card, pass } = t;
    expect([card('Cub').atk, card('Imp').atk]).toEqual([3, 3]);
    you.plays('Scales');
    pass.all();
    expect([card('Cub').atk, card('Imp').atk]).toEqual([4, 4]);
    expect(madeBy(t, 'Imp')).toEqual(['Drum', 'Beast Mask', 'Beast Horn', 'Scales']);
  },
);

rule('719.2', 'a modifier that is later than the one it depends on stays where its own time puts it', () => {
  const t = scenario({ you: { play: ['Imp', 'Beast Mask', 'Scales', 'Beast Horn'] }, foe: {} }, { cards });
  expect(t.card('Imp').atk).toBe(5);
  expect(madeBy(t, 'Imp')).toEqual(['Beast Mask', 'Scales', 'Beast Horn']);
});

rule('719.3', 'modifiers that wait for each other go by their times, once each', () => {
  for (const [first, second, cub, imp] of [
    ['Wild Rune', 'Fel Rune', 4, 3],
    ['Fel Rune', 'Wild Rune', 2, 4],
  ] as const) {
    const { card } = scenario({ you: { play: ['Cub', 'Imp', first, second] }, foe: {} }, { cards });
    expect([card('Cub').atk, card('Imp').atk]).toEqual([cub, imp]);
  }
});

rule('719.3', 'they come after all that any of them waits for', () => {
  const { card } = scenario(
    { you: { play: ['Footsoldier', 'Wild Rune', 'Fel Rune', 'Scales', 'Beast Mask'] }, foe: {} },
    { cards },
  );
  expect(card('Footsoldier')).toMatchObject({ atk: 7, tags: expect.arrayContaining(['Beast', 'Demon']) });
});

rule('719.3, 700.3', 'of two that would take each other away the earlier one stays', () => {
  const { foe, card, pass, until } = scenario(
    {
      you: { play: ['Silencer', 'Gatherer', 'Cub'] },
      foe: { hand: [{ card: 'Silencer', as: 'late' }], play: ['Imp'] },
    },
    { cards },
  );
  expect(card('Gatherer').atk).toBe(3);
  until({ turn: 'foe', step: 'action' });
  foe.plays('late');
  pass.all();
  expect(card('Gatherer').atk).toBe(3);
  expect([card('Silencer').powers.length, card('late').powers.length]).toEqual([1, 0]);
});

rule('719.4', 'doubling comes last, whatever entered play after it', () => {
  const t = scenario({ you: { hand: ['Drum', 'Scales'], play: ['Cub', 'Mirror'] }, foe: { play: ['Imp'] } }, { cards });
  const { you, card, pass } = t;
  expect(card('Cub')).toMatchObject({ atk: 2, health: 3 });
  you.plays('Drum');
  pass.all();
  expect([card('Cub').atk, card('Imp').atk]).toEqual([4, 2]);
  you.plays('Scales');
  pass.all();
  expect([card('Cub').atk, card('Imp').atk]).toEqual([8, 4]);
  expect(madeBy(t, 'Cub')).toEqual(['Drum', 'Scales', 'Mirror']);
});

rule('719.4', 'even after what asks for the doubled number to change the same one', () => {
  const { card } = scenario({ you: { play: ['Cub', 'Mirror', 'Gatherer'] }, foe: {} }, { cards });
  expect([card('Cub').atk, card('Gatherer').atk]).toEqual([2, 4]);
});
