import { ability, ally, deal, draw, heroOrAlly, item, ongoing, target, X } from '@meetingstone/cards/language';
import { answer, startGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { body, champion, fight, firebolt, keyworded, one, quick } from './kit.ts';

rule('keyword Artifact', 'it can be played from its graveyard by its owner, and nothing else can', () => {
  const relic = one('Relic', item({ cost: 2 }, keyworded('Artifact')));
  const t = scenario({
    you: { graveyard: [relic, one('Junk', item({ cost: 0 }))], resources: 2 },
    foe: { graveyard: [{ card: relic, as: 'theirs' }], resources: 2 },
  });
  t.you.cannot({ play: 'Junk' }, '409.1').cannot({ play: 'theirs' }, '409.1');
  t.you.mustChooseAmong(['pass', { play: 'Relic' }, { attack: t.you.hero }]).plays('Relic');
  t.pass.all();
  expect([t.you.play, t.you.graveyard, t.you.readyResources]).toEqual([['Relic'], ['Junk'], 0]);
});

rule('keyword Diplomacy', 'allies so described cost 1 less, but no less than 1', () => {
  const envoy = one('Envoy', ongoing({ cost: 0 }, keyworded('Diplomacy', { nouns: [{ tag: ['Human'] }] })));
  const human = (name: string, cost: number) => one(name, ally({ ...body, cost, tags: ['Human'] }));
  const t = scenario({
    you: {
      play: [envoy],
      hand: [
        human('Knight', 3),
        human('Page', 1),
        one('Dwarf', ally({ ...body, cost: 3, tags: ['Dwarf'] })),
        one('Sword', item({ cost: 2, tags: ['Human'] })),
      ],
      resources: 3,
    },
    foe: {},
  });
  t.you.plays('Knight');
  t.pass.all();
  expect(t.you.readyResources).toBe(1);
  t.you.cannot({ play: 'Dwarf' }, '403.1').cannot({ play: 'Sword' }, '403.1');
  t.you.plays('Page');
  t.pass.all();
  expect([t.you.readyResources, t.you.allies]).toEqual([0, ['Knight', 'Page']]);
});

rule('keyword Harmonize', 'allies with printed cost 4 or more cost 1 less', () => {
  const chimes = one('Chimes', ongoing({ cost: 0 }, keyworded('Harmonize')));
  const t = scenario({
    you: {
      play: [chimes],
      hand: [
        one('Big', ally({ ...body, cost: 4 })),
        one('Small', ally({ ...body, cost: 3 })),
        one('Spell', ability({ cost: 4 }, draw())),
      ],
      resources: 5,
    },
    foe: { hand: [one('Theirs', ally({ ...body, cost: 4 }))], resources: 3 },
  });
  t.you.plays('Big');
  t.pass.all();
  expect(t.you.readyResources).toBe(2);
  t.you.cannot({ play: 'Small' }, '403.1').cannot({ play: 'Spell' }, '403.1');
  t.until({ turn: 'foe', step: 'action' });
  t.foe.cannot({ play: 'Theirs' }, '403.1');
});

rule('keyword Haste', 'it costs less once an ally of its player has dealt damage to an opposing hero this turn', () => {
  const rider = one('Rider', ally({ ...body, cost: 3 }, keyworded('Haste', { number: 2 })));
  const t = scenario({
    you: {
      hand: [rider, firebolt],
      play: [
        { card: 'Footsoldier', as: 'first' },
        { card: 'Footsoldier', as: 'second' },
      ],
      resources: 2,
    },
    foe: { play: [one('Wall', ally(body))] },
  });
  t.you.cannot({ play: 'Rider' }, '403.1').plays('Firebolt', { targets: t.foe.hero });
  t.pass.all();
  t.you.cannot({ play: 'Rider' }, '403.1').attacks('first', 'Wall');
  fight(t);
  t.you.cannot({ play: 'Rider' }, '403.1').attacks('second', t.foe.hero);
  fight(t);
  t.you.plays('Rider');
  t.pass.all();
  expect([t.you.readyResources, t.card('Rider').zone]).toEqual([1, 'play']);
});

rule('keyword Haste', 'the damage of an earlier turn does not count', () => {
  const rider = one('Rider', ally({ ...body, cost: 2 }, keyworded('Haste')));
  const t = scenario({ you: { hand: [rider], play: ['Footsoldier'], resources: 1 }, foe: {} });
  t.you.attacks('Footsoldier', t.foe.hero);
  fight(t);
  t.you.mustChooseAmong(['pass', { play: 'Rider' }, { place: 'Rider', face: 'down' }, { attack: t.you.hero }]);
  t.until({ turn: 'foe', step: 'action' });
  t.until({ turn: 'you', step: 'action' });
  t.you.cannot({ play: 'Rider' }, '403.1');
});

rule('keyword Haste', 'nor does damage that an opposing ally deals to the hero of its player', () => {
  const rider = one('Rider', ally({ ...body, cost: 2 }, keyworded('Haste')));
  const t = scenario({ you: { hand: [rider], resources: 1 }, foe: { play: [one('Wall', ally(body))] } });
  t.you.attacks(t.you.hero, 'Wall');
  fight(t);
  expect(t.you.hero.damage).toBe(2);
  t.you.cannot({ play: 'Rider' }, '403.1');
});

const finisher = (...nouns: readonly object[]) =>
  one(
    'Finisher',
    ability(
      { cost: 0 },
      keyworded('Finishing Move', nouns.length > 0 ? { nouns } : {}),
      deal(X, 'melee', target(heroOrAlly)),
    ),
  );
const comboCard = one('Combo Card', ability({ cost: 0, tags: ['Combo'] }, draw()));
const combo = (as: string) => ({ card: comboCard, as });

rule(
  'keyword Finishing Move',
  'X Combo cards of its player leave his graveyard for the game, X being 5 or less',
  () => {
    const t = scenario({
      you: {
        hand: [finisher()],
        graveyard: ['a', 'b', 'c', 'd', 'e', 'f'].map(combo).concat([{ card: firebolt, as: 'bystander' }]),
      },
      foe: { graveyard: [combo('theirs')] },
    });
    t.you.cannot({ play: 'Finisher', x: 6 }, '707.1b');
    t.you.plays('Finisher').mustChooseAmong([0, 1, 2, 3, 4, 5]).chooses(2);
    t.you.mustChooseAmong([t.you.hero, t.foe.hero]).chooses(t.foe.hero);
    t.you.mustChooseAmong(['a', 'b', 'c', 'd', 'e', 'f']).chooses('a');
    t.you.mustChooseAmong(['b', 'c', 'd', 'e', 'f']).chooses('d');
    t.pass.all();
    expect([t.foe.hero.damage, t.card('a').zone, t.card('d').zone, t.card('b').zone]).toEqual([
      2,
      'removed',
      'removed',
      'graveyard',
    ]);
  },
);

rule('keyword Finishing Move', 'another description says other cards, and X is at most how many there are', () => {
  const t = scenario({
    you: {
      hand: [finisher({ tag: ['Holy'] })],
      graveyard: [combo('a'), one('Prayer', ability({ cost: 0, tags: ['Holy'] }))],
    },
    foe: {},
  });
  t.you.plays('Finisher').mustChooseAmong([0, 1]).chooses(1);
  t.you.chooses(t.foe.hero);
  t.pass.all();
  expect([t.foe.hero.damage, t.you.removed, t.card('a').zone]).toEqual([1, ['Prayer'], 'graveyard']);
});

rule('keyword Preparation', 'on the first turn of its player it can be played for nothing, at no other time', () => {
  const plan = one('Plan', ability({ ...quick, cost: 1 }, keyworded('Preparation'), draw()));
  const seats = ['a', 'b'].map((name) => ({ name, hero: champion(), decks: [Array.from({ length: 30 }, () => plan)] }));
  let game = startGame({ seats }, 7);
  const able = new Set<string>();
  while (game.state.turn.number < 5) {
    const { player, question, options } = game.decision!;
    const plays = question === 'priority' && options.some(({ choose }) => choose === 'play');
    if (plays) able.add(`${seats[player]!.name} on turn ${game.state.turn.number}`);
    const choose = options.find(({ choose }) => choose === 'pass' || choose === 'no') ?? options[0]!;
    const answered = answer(game, { player, choose });
    if (!answered.ok) throw new Error(answered.ruling.reason);
    game = answered.game;
  }
  const [first, second] = game.state.players[0]!.turns === 2 ? ['a', 'b'] : ['b', 'a'];
  expect([...able].map((one) => one.slice(2))).toEqual(['on turn 1', 'on turn 2']);
  expect(new Set([...able].map((one) => one[0]))).toEqual(new Set([first, second]));
});

rule('keyword Trap', 'exhausting the defending hero of its player can pay for it', () => {
  const snare = one('Snare', ability({ ...quick, cost: 4 }, keyworded('Trap'), deal(1, 'nature', target(heroOrAlly))));
  const t = scenario({
    you: { play: [{ card: 'Footsoldier', as: 'soldier' }], hand: [snare] },
    foe: { hand: [{ card: snare, as: 'theirs' }] },
  });
  t.you.cannot({ play: 'Snare' }, '403.1').attacks('soldier', t.foe.hero);
  t.pass.all();
  t.you.passes();
  t.foe.cannot({ play: 'theirs' }, '403.1').passes();
  t.you.passes();
  t.foe.plays('theirs', { targets: 'soldier', cost: 'alternate' });
  t.pass.all();
  expect([t.foe.hero.exhausted, t.card('soldier').damage]).toEqual([true, 1]);
  t.pass.all();
});
