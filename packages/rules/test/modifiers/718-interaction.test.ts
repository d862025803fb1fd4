import {
  ability,
  addCounters,
  ally,
  anAbility,
  anAlly,
  asThisEntersPlay,
  atk,
  atkBecomes,
  attach,
  attached,
  attachment,
  destroy,
  each,
  give,
  giveAll,
  have,
  hero,
  inYourGraveyard,
  inZone,
  item,
  losesPowers,
  named,
  power,
  putIntoHand,
  putIntoPlay,
  putIntoPlayUnderOwners,
  set,
  tagged,
  target,
  yours,
} from '@meetingstone/cards/language';
import type { Power } from '@meetingstone/rules';
import { answer, explain } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const free = { cost: 0, instant: true } as const;
const body = { cost: 0, atk: [1, 'melee'], health: 3 } as const;
const levels = have(anAlly, atkBecomes(4));
const cheers = have(anAlly, atk(1));
const fromTheGrave: Power = {
  power: 'continuous',
  zone: 'graveyard',
  continuous: { cards: anAlly, changes: [atkBecomes(4)] },
};

/** Whoever levels last makes it 4, whoever cheers last makes it 5. */
const cards = set({
  Scales: item({ cost: 0 }, levels),
  Drum: item({ cost: 0 }, cheers),
  Leveller: ally(body, levels),
  Cheerer: ally(body, cheers),
  'Quiet One': ally(body),
  Ghost: ally(body, fromTheGrave),
  Fetch: ability(free, putIntoHand({ select: 'target', noun: yours({ kind: ['Equipment'] }) })),
  End: ability(free, destroy(target(anAlly))),
  Level: ability(free, give(target(anAlly), [atkBecomes(4)])),
  Boost: ability(free, give(target(anAlly), [atk(1)])),
  Polish: ability(free, addCounters(1, '+1 ATK', target(anAlly))),
  Hush: ability(free, give(target(anAlly), [losesPowers])),
  Teach: ability(free, give(target(anAlly), [power(levels)])),
  School: item({ cost: 0 }, have(tagged('Gnome', anAlly), power(levels))),
  Pupil: ally({ ...body, tags: ['Gnome'] }),
  Weight: attachment({ cost: 0 }, anAlly, have(attached(anAlly), atkBecomes(4))),
  Shift: ability(free, attach(each(named('Weight', anAbility)), target(anAlly))),
  Decree: ally(body, asThisEntersPlay(giveAll(anAlly, [atkBecomes(4)]))),
  Parade: ally(body, asThisEntersPlay(giveAll(anAlly, [atkBecomes(4)])), cheers),
  Muster: ability(free, putIntoPlay(each(inYourGraveyard(anAlly)))),
  'Muster All': ability(free, putIntoPlayUnderOwners(each(inZone('graveyard', anAlly)))),
});
const soldier = 'Footsoldier';

rule(
  '718.1',
  'what entered play later applies later, whoever controls it, and one-shot modifiers see the outcome',
  () => {
    for (const [first, second, becomes] of [
      ['Scales', 'Drum', 5],
      ['Drum', 'Scales', 4],
    ] as const) {
      const { you, foe, card, pass, until } = scenario(
        { you: { hand: [first], play: [soldier] }, foe: { hand: [second] } },
        { cards },
      );
      you.plays(first);
      pass.all();
      until({ turn: 'foe', step: 'action' });
      foe.plays(second);
      pass.all();
      expect(card(soldier).atk).toBe(becomes);
      until({ turn: 'you', step: 'action' });
      you.attacks(soldier, foe.hero);
      pass.all();
      pass.all();
      pass.all();
      expect(foe.hero.damage).toBe(becomes);
    }
  },
);

rule('718.2a, 718.2', 'a card has the time at which it entered play, and a new one if it enters again', () => {
  const { you, card, pass } = scenario(
    { you: { hand: ['Fetch'], play: [soldier, 'Drum', 'Scales'] }, foe: {} },
    { cards },
  );
  expect(card(soldier).atk).toBe(4);
  you.plays('Fetch', { targets: 'Drum' });
  pass.all();
  you.plays('Drum');
  pass.all();
  expect(card(soldier).atk).toBe(5);
});

rule('718.2a', 'a hero that started the game in play has the time of its start', () => {
  const [leader] = set({ Leader: hero({ icon: ['Horde', 'Mage'], race: 'Orc', health: 28 }, levels) });
  const { you, foe, card, pass, until } = scenario(
    { you: { play: [soldier] }, foe: { hero: leader!, hand: ['Drum'] } },
    { cards },
  );
  expect(card(soldier).atk).toBe(4);
  until({ turn: 'foe', step: 'action' });
  foe.plays('Drum');
  pass.all();
  expect([card(soldier).atk, you.hero.atk]).toEqual([5, 0]);
});

rule('718.2b', 'an attachment has the time at which it was last attached', () => {
  const { you, card, pass } = scenario(
    {
      you: { hand: ['Shift', 'Drum'], play: [{ card: soldier, as: 'first', attached: ['Weight'] }, 'Quiet One'] },
      foe: {},
    },
    { cards },
  );
  you.plays('Drum');
  pass.all();
  expect([card('first').atk, card('Quiet One').atk]).toEqual([5, 2]);
  you.plays('Shift', { targets: 'Quiet One' });
  pass.all();
  expect([card('first').atk, card('Quiet One').atk]).toEqual([3, 4]);
});

rule('718.2c', 'a card in another zone has the time at which it came there', () => {
  const { you, card, pass } = scenario(
    { you: { hand: ['Drum', 'End'], play: [soldier, 'Ghost'], graveyard: [] }, foe: {} },
    { cards },
  );
  expect(card(soldier).atk).toBe(2);
  you.plays('Drum');
  pass.all();
  expect(card(soldier).atk).toBe(3);
  you.plays('End', { targets: 'Ghost' });
  pass.all();
  expect(card(soldier).atk).toBe(4);
});

rule('718.2c', 'what has been there the whole game has the time of its start', () => {
  const { you, card, pass } = scenario(
    { you: { hand: ['Drum'], play: [soldier], graveyard: ['Ghost'] }, foe: {} },
    { cards },
  );
  you.plays('Drum');
  pass.all();
  expect(card(soldier).atk).toBe(5);
});

rule('718.2d', 'the modifier of a link has the time at which the link resolved, not when it was added', () => {
  for (const [added, then, becomes] of [
    ['Boost', 'Level', 5],
    ['Level', 'Boost', 4],
  ] as const) {
    const { you, card, pass } = scenario({ you: { hand: [added, then], play: [soldier] }, foe: {} }, { cards });
    you.plays(added, { targets: soldier });
    you.plays(then, { targets: soldier });
    pass.all();
    pass.all();
    expect(card(soldier).atk).toBe(becomes);
  }
});

rule('718.2e', 'what was created as a card entered has the time of its entering', () => {
  const { you, card, pass } = scenario(
    { you: { hand: ['Decree', 'Cheerer'], play: [soldier, 'Drum'] }, foe: {} },
    { cards },
  );
  you.plays('Decree');
  pass.all();
  expect([card(soldier).atk, card('Decree').atk]).toEqual([4, 4]);
  you.plays('Cheerer');
  pass.all();
  expect([card(soldier).atk, card('Decree').atk]).toEqual([5, 5]);
});

rule(
  '718.2e, 718.3',
  'it starts together with the modifiers of the card itself, and their controller orders them',
  () => {
    const { you, card, pass, waiting, game } = scenario(
      { you: { hand: ['Parade'], play: [soldier] }, foe: {} },
      { cards },
    );
    you.plays('Parade');
    pass.all();
    expect(waiting()).toMatchObject({ for: 'you', question: 'order modifiers', options: ['Parade', 'Parade'] });
    const outcomes = game().decision!.options.map((choose) => {
      const answered = answer(game(), { player: 0, choose });
      if (!answered.ok || choose.choose !== 'modifier') throw new Error('an offered order was refused');
      const { state } = answered.game;
      const found = state.cards.flat().find((one) => one?.zone === 'play' && one.facts.name === soldier);
      return [choose.key.startsWith('m'), explain(answered.game, found!.id, null)!.now.atk];
    });
    expect(outcomes).toEqual([
      [true, 5],
      [false, 4],
    ]);
    you.chooses('Parade');
    expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
    expect(card(soldier).atk).toBe(5);
  },
);

rule('718.2f', 'a power that is not printed has the time at which it was added to its card', () => {
  const { you, card, pass, until } = scenario(
    { you: { hand: ['Teach'], play: [soldier, 'Quiet One', 'Drum'] }, foe: {} },
    { cards },
  );
  you.plays('Teach', { targets: 'Quiet One' });
  pass.all();
  expect(card(soldier).atk).toBe(4);
  until({ turn: 'foe', step: 'action' });
  expect(card(soldier).atk).toBe(3);
});

rule('718.2f', 'and that is not the time of what adds it', () => {
  const { you, card, pass } = scenario(
    { you: { hand: ['Drum', 'Pupil', 'Cheerer'], play: [soldier, 'School'] }, foe: {} },
    { cards },
  );
  you.plays('Drum');
  pass.all();
  expect(card(soldier).atk).toBe(3);
  you.plays('Pupil');
  pass.all();
  expect(card(soldier).atk).toBe(4);
  you.plays('Cheerer');
  pass.all();
  expect(card(soldier).atk).toBe(5);
});

rule('718.2f, 700.3', 'a printed power that was lost and returns has a new time', () => {
  const { you, card, pass, until } = scenario(
    { you: { hand: ['Hush'], play: [soldier, 'Leveller', 'Drum'] }, foe: {} },
    { cards },
  );
  expect(card(soldier).atk).toBe(5);
  you.plays('Hush', { targets: 'Leveller' });
  pass.all();
  expect(card(soldier).atk).toBe(3);
  until({ turn: 'foe', step: 'action' });
  expect(card(soldier).atk).toBe(4);
});

rule('718.2g, 404.1c', 'each counter without a name has the time at which it was put on its card', () => {
  const { you, card, pass, until } = scenario(
    {
      you: {
        hand: [{ card: 'Polish', as: 'once' }, 'Level', { card: 'Polish', as: 'again' }],
        play: [soldier, 'Quiet One'],
      },
      foe: {},
    },
    { cards },
  );
  you.plays('once', { targets: soldier });
  pass.all();
  expect(card(soldier).atk).toBe(3);
  you.plays('Level', { targets: soldier });
  pass.all();
  expect(card(soldier).atk).toBe(4);
  you.plays('again', { targets: soldier });
  pass.all();
  expect([card(soldier).atk, card('Quiet One').atk]).toEqual([5, 1]);
  until({ turn: 'foe', step: 'action' });
  expect([card(soldier).atk, card(soldier).counters]).toEqual([4, { '+1 ATK': 2 }]);
});

rule('718.3', 'a player orders those of his modifiers that start to apply at once', () => {
  for (const [first, becomes] of [
    ['Leveller', 5],
    ['Cheerer', 4],
  ] as const) {
    const { you, card, pass, waiting } = scenario(
      { you: { hand: ['Muster'], play: [soldier], graveyard: ['Leveller', 'Quiet One', 'Cheerer'] }, foe: {} },
      { cards },
    );
    you.plays('Muster');
    pass.all();
    expect(waiting()).toMatchObject({ for: 'you', question: 'order modifiers' });
    you.mustChooseAmong(['Leveller', 'Cheerer']).chooses(first);
    expect([card(soldier).atk, card('Quiet One').atk]).toEqual([becomes, becomes]);
    expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
  }
});

rule('718.3', 'the turn player has his timestamped first, then the others clockwise, without being asked', () => {
  for (const [turns, others, becomes] of [
    ['Cheerer', 'Leveller', 4],
    ['Leveller', 'Cheerer', 5],
  ] as const) {
    const { foe, card, pass, waiting } = scenario(
      { you: { play: [soldier], graveyard: [others] }, foe: { hand: ['Muster All'], graveyard: [turns] } },
      { cards, turn: 'foe' },
    );
    foe.plays('Muster All');
    pass.all();
    expect(waiting()).toMatchObject({ for: 'foe', question: 'priority' });
    expect(card(soldier).atk).toBe(becomes);
  }
});

rule('718.3', 'nobody is asked where the order makes no difference', () => {
  const { you, card, pass, waiting } = scenario(
    { you: { hand: ['Muster'], play: [soldier], graveyard: ['Cheerer', 'Cheerer', 'Quiet One'] }, foe: {} },
    { cards },
  );
  you.plays('Muster');
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
  expect(card(soldier).atk).toBe(4);
});
