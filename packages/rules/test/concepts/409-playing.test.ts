import { ability, ally, deal, draw, has, heroOrAlly, ongoing, set, target, youCan } from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  Spark: ability({ cost: 0, instant: true }, deal(1, 'fire', target(heroOrAlly))),
  Study: ability({ cost: 0 }, draw()),
  Squire: ally({ cost: 0, atk: [1, 'melee'], health: 1 }),
  Runner: ally({ cost: 0, atk: [1, 'melee'], health: 1 }, has('Ferocity')),
  'Open Grave': ongoing({ cost: 0 }, youCan({ may: 'play from', zone: 'graveyard', noun: {} })),
});

rule('409.1', 'playing a card adds it to the chain from where it was', () => {
  const { you, foe, chain, card, resolve } = scenario({ you: { hand: ['Spark', 'Study'] }, foe: {} }, { cards });
  you.plays('Spark', { targets: foe.hero });
  expect(chain()).toEqual(['Spark']);
  expect(card('Spark').zone).toBe('chain');
  expect(you.hand).toEqual(['Study']);
  resolve.all();
  expect(you.graveyard).toEqual(['Spark']);
});

rule('409.1', 'an instant card is played any time its player has priority', () => {
  const t = scenario(
    {
      you: { play: ['Runner'], hand: ['Study'] },
      foe: {
        hand: [
          { card: 'Spark', as: 's1' },
          { card: 'Spark', as: 's2' },
          { card: 'Spark', as: 's3' },
          { card: 'Spark', as: 's4' },
        ],
      },
    },
    { cards },
  );
  const { you, foe, pass } = t;
  foe.refuses({ play: 's1', targets: you.hero }, '410.1');
  you.plays('Study');
  you.passes();
  foe.mustChooseAmong(['pass', { play: 's1' }, { play: 's2' }, { play: 's3' }, { play: 's4' }]);
  foe.plays('s1', { targets: you.hero });
  t.resolve.all();
  you.attacks('Runner', foe.hero);
  pass.all();
  you.passes();
  foe.plays('s2', { targets: you.hero });
  t.resolve.all();
  t.until({ step: 'end' });
  you.passes();
  foe.plays('s3', { targets: you.hero });
  t.resolve.all();
  t.until({ turn: 'foe', step: 'ready' });
  foe.plays('s4', { targets: you.hero });
  t.resolve.all();
  expect(you.hero.damage).toBe(4);
});

rule('409.1', 'what is Basic is not played at any time, though something makes it instant', () => {
  const drill = { ...ability({ cost: 0 }, draw()), name: 'Drill', tags: ['Basic'] };
  const haste = ongoing(
    { cost: 0 },
    {
      power: 'continuous',
      continuous: { cards: { kind: ['Ability'], zone: 'hand' }, changes: [{ change: 'become instant' }] },
    },
  );
  const t = scenario(
    { you: { hand: ['Spark'] }, foe: { play: [{ ...haste, name: 'Haste' }], hand: [drill, 'Study'] } },
    { cards },
  );
  t.you.plays('Spark', { targets: t.foe.hero });
  t.you.passes();
  t.foe.mustChooseAmong(['pass', { play: 'Study' }]);
  t.foe.refuses({ play: 'Drill' }, '409.1');
});

rule('409.1', "a card that is not instant needs its player's action phase, no combat, and an empty chain", () => {
  const t = scenario(
    {
      you: { play: ['Runner'], hand: ['Squire', 'Study', 'Spark'] },
      foe: { hand: [{ card: 'Squire', as: 'theirs' }] },
    },
    { cards },
  );
  const { you, foe, pass, resolve } = t;
  you.plays('Spark', { targets: foe.hero });
  you.refuses({ play: 'Squire' }, '409.1');
  you.refuses({ play: 'Study' }, '409.1');
  you.passes();
  foe.refuses({ play: 'theirs' }, '409.1');
  foe.passes();
  you.attacks('Runner', foe.hero);
  pass.all();
  expect(t.attacker()).toBe('Runner');
  you.refuses({ play: 'Squire' }, '409.1');
  pass.all();
  pass.all();
  expect(t.step()).toBe('action');
  you.plays('Squire');
  resolve.all();
  expect(you.allies).toEqual(['Runner', 'Squire']);
  you.passes();
  foe.refuses({ play: 'theirs' }, '409.1');
  foe.passes();
  expect(t.step()).toBe('end');
  you.refuses({ play: 'Study' }, '409.1');
});

rule('409.1', 'the same holds wherever a card is played from', () => {
  const t = scenario(
    {
      you: {
        play: ['Open Grave'],
        graveyard: ['Study', { card: 'Spark', as: 'buried' }],
        hand: [{ card: 'Spark', as: 'held' }],
      },
      foe: { graveyard: [{ card: 'Spark', as: 'theirs' }] },
    },
    { cards },
  );
  const { you, foe, resolve } = t;
  you.refuses({ play: 'theirs', targets: foe.hero }, '409.1');
  you.plays('held', { targets: foe.hero });
  you.refuses({ play: 'Study' }, '409.1');
  you.plays('buried', { targets: foe.hero });
  resolve.all();
  you.plays('Study');
  resolve.all();
  expect(foe.hero.damage).toBe(2);
  expect(you.hand).toEqual(['Footsoldier']);
});

rule('409.1', 'cards are played from hand, unless something says otherwise', () => {
  const { you, foe } = scenario(
    {
      you: {
        hero: { exhausted: true },
        graveyard: [{ card: 'Squire', as: 'buried' }],
        removed: ['Study'],
        deck: ['Spark'],
        hand: ['Runner'],
      },
      foe: { hand: [{ card: 'Squire', as: 'theirs' }] },
    },
    { cards },
  );
  you.refuses({ play: 'buried' }, '409.1');
  you.refuses({ play: 'Study' }, '409.1');
  you.refuses({ play: 'Spark', targets: foe.hero }, '409.1');
  you.refuses({ play: 'theirs' }, '409.1');
  you.mustChooseAmong(['pass', { play: 'Runner' }, { place: 'Runner', face: 'down' }]);
});

rule('409.2', 'quests and locations are not played, only placed as resources', () => {
  const t = scenario(
    { you: { hero: { exhausted: true }, hand: ['Letters for the Front', 'Crossways Inn', 'Squire'] }, foe: {} },
    { cards },
  );
  const { you, resolve } = t;
  you.refuses({ play: 'Letters for the Front' }, '409.2');
  you.refuses({ play: 'Crossways Inn' }, '409.2');
  you.mustChooseAmong([
    'pass',
    { play: 'Squire' },
    { place: 'Letters for the Front', face: 'up' },
    { place: 'Letters for the Front', face: 'down' },
    { place: 'Crossways Inn', face: 'up' },
    { place: 'Crossways Inn', face: 'down' },
    { place: 'Squire', face: 'down' },
  ]);
  you.places('Letters for the Front', { face: 'up' });
  expect(t.chain()).toEqual(['Letters for the Front']);
  resolve.all();
  expect(you.resources).toEqual(['Letters for the Front']);
  expect(t.card('Letters for the Front').faceUp).toBe(true);
});

rule('409.2', 'placing a resource is not playing it, though both go to the chain', () => {
  const { you, resolve, chain } = scenario(
    { you: { hand: ['Squire', 'Study'], play: ['Herald'] }, foe: {} },
    {
      cards: [
        ...cards,
        ...set({
          Herald: ally(
            { cost: 1, atk: [1, 'melee'], health: 1 },
            { power: 'triggered', on: { event: 'play', whose: 'you' }, effects: [draw()] },
          ),
        }),
      ],
    },
  );
  you.places('Squire', { face: 'down' });
  expect(chain()).toHaveLength(1);
  resolve.all();
  expect(you.hand).toEqual(['Study']);
  you.plays('Study');
  expect(chain()).toEqual(['Herald', 'Study']);
  resolve.all();
  expect(you.hand).toEqual(['Footsoldier', 'Footsoldier']);
});

rule('409.1', 'a card that can be played once from the graveyard is removed from the game afterwards', () => {
  const echo = ability(
    { cost: 0 },
    draw(),
    youCan({ may: 'play from', zone: 'graveyard', noun: { self: true }, once: true }, 'graveyard'),
  );
  const { you, resolve, card } = scenario(
    { you: { hand: ['Echo'] }, foe: {} },
    { cards: [...cards, ...set({ Echo: echo })] },
  );
  you.plays('Echo');
  resolve.all();
  expect(card('Echo').zone).toBe('graveyard');
  you.plays('Echo');
  resolve.all();
  expect(card('Echo').zone).toBe('removed');
});
