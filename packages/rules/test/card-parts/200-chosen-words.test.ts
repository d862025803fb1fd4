import { cardNamed } from '@meetingstone/cards';
import type { Facts } from '@meetingstone/rules';
import { answer } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const naming: Facts = {
  name: 'Game of Names',
  types: ['Ability'],
  tags: [],
  icons: [],
  cost: 0,
  text: [{ do: 'choose word', what: 'made-up name' }],
  powers: [],
};

const banner: Facts = {
  name: 'Common Banner',
  types: ['Ability'],
  tags: [],
  icons: [],
  cost: 0,
  ongoing: true,
  text: [{ do: 'choose word', what: 'ally type' }],
  powers: [{ power: 'continuous', continuous: { cards: { kind: ['Ally'] }, changes: [{ change: 'add chosen tag' }] } }],
};

const say = (word: string) => ({ player: 0, choose: { choose: 'word', word } }) as const;

rule('200.3', 'a made-up name is one that no card has', () => {
  const { you, pass, game, waiting } = scenario({ you: { hand: [naming] }, foe: { play: ['Footsoldier'] } });
  you.plays('Game of Names');
  pass.all();
  expect(waiting()).toMatchObject({ for: 'you', question: 'name' });
  const refused = answer(game(), say('Footsoldier'));
  expect(refused).toMatchObject({ ok: false, ruling: { rule: '200.3', reason: 'a card has that name' } });
  expect(answer(game(), say(''))).toMatchObject({ ok: false, ruling: { rule: '200.3' } });
  expect(answer(game(), say('Footsoldier the Second'))).toMatchObject({ ok: true });
  you.chooses('Nobody');
});

example(
  '200.3#1',
  'the name of a token that a card would make is taken, a new name with an old word in it is not',
  () => {
    const { you, pass, game } = scenario({ you: { hand: [naming, cardNamed('Force of Nature')!] }, foe: {} });
    you.plays('Game of Names');
    pass.all();
    expect(answer(game(), say('Treant'))).toMatchObject({ ok: false, ruling: { rule: '200.3' } });
    expect(answer(game(), say('Treant the Bold'))).toMatchObject({ ok: true });
    you.chooses('Nobody');
  },
);

rule('202.4', 'an ally type is a tag on the left of an ally’s type line, not its restriction tag, nor Monster', () => {
  const { you, pass, waiting, card } = scenario({
    you: { hand: [banner], play: ['Footsoldier'], deck: ['Skullchewer', 'Militia Sword'] },
    foe: { play: ['Hootie', 'Fen Lurker'], deck: [] },
  });
  you.plays('Common Banner');
  pass.all();
  expect(waiting()?.options.toSorted()).toEqual(['Ghoul', 'Murloc', 'Owl', 'Vrykul']);
  you.chooses('Owl');
  expect(card('Footsoldier').tags).toEqual(['Owl']);
  expect(card('Fen Lurker').tags).toEqual(['Monster', 'Murloc', 'Owl']);
});

rule(
  '202.4, 415.3b, 415.4a',
  'the ally types to choose from tell nothing of what an opponent holds or has in his deck',
  () => {
    const { you, pass, waiting } = scenario({
      you: { hand: [banner, 'Skullchewer'], deck: ['Hootie'] },
      foe: { hand: ['Fen Lurker'], deck: ['Fen Lurker'], resources: [{ card: 'Fen Lurker', faceDown: true }] },
    });
    you.plays('Common Banner');
    pass.all();
    expect(waiting()?.options.toSorted()).toEqual(['Ghoul', 'Owl', 'Vrykul']);
    you.chooses('Owl');
  },
);

rule('202.4', 'the tags of an ally token are ally types too, but neither Arena nor Monster ever is one', () => {
  const body = { types: ['Ally'], icons: [], atk: 1, damageType: 'melee', health: 1, text: [], powers: [] } as const;
  const gladiator: Facts = { ...body, name: 'Gladiator', tags: ['Orc', 'Arena'], cost: 1 };
  const golem: Facts = { ...body, name: 'Golem', tags: ['Arena', 'Stone Golem', 'Monster'], token: true };
  const trinket: Facts = { ...naming, name: 'Trinket', types: ['Equipment'], tags: ['Item', 'Relic'], text: [] };
  const build: Facts = {
    ...naming,
    name: 'Build',
    text: [{ do: 'put token', token: golem, who: { player: 'you' } }],
  };
  const wake: Facts = {
    ...naming,
    name: 'Wake',
    text: [
      {
        do: 'modify',
        what: { select: 'each', noun: { kind: ['Equipment'] } },
        changes: [{ change: 'add type', type: 'Ally' }],
        duration: 'this game',
      },
    ],
  };
  const { you, pass, waiting, card, priority, game } = scenario({
    you: { hand: [build, wake, banner], play: [gladiator, trinket] },
    foe: { play: ['Hootie'], deck: [] },
  });
  you.plays('Build');
  pass.all();
  you.plays('Wake');
  pass.all();
  you.plays('Common Banner');
  pass.all();
  expect(waiting()?.options.toSorted()).toEqual(['Orc', 'Owl', 'Stone Golem']);
  for (const word of ['Arena', 'Monster', 'Relic', 'Pet'])
    expect(answer(game(), say(word))).toMatchObject({ ok: false, ruling: { reason: 'not offered' } });
  you.chooses('Stone Golem');
  expect([card('Gladiator').tags, priority()]).toEqual([['Orc', 'Arena', 'Stone Golem'], 'you']);
});

rule('300.1', 'a kind of card can be chosen, and a text speak of cards of that kind', () => {
  const purge: Facts = {
    ...naming,
    name: 'Purge',
    text: [
      { do: 'choose word', what: { oneOf: ['Ally', 'Equipment'] } },
      { do: 'destroy', what: { select: 'each', noun: { chosenTag: true } } },
    ],
  };
  const { you, foe, pass } = scenario({ you: { hand: [purge] }, foe: { play: ['Footsoldier', 'Militia Sword'] } });
  you.plays('Purge');
  pass.all();
  you.mustChooseAmong(['Ally', 'Equipment']).chooses('Equipment');
  expect(foe.graveyard).toEqual(['Militia Sword']);
});

rule('710.1a', 'a word that is chosen as a card enters play stays with it', () => {
  const mentor: Facts = {
    ...banner,
    name: 'Mentor',
    text: [],
    powers: [
      {
        power: 'definite',
        as: 'this enters play',
        effects: [{ do: 'choose word', what: { oneOf: ['Ally', 'Hero'] } }],
      },
      { power: 'continuous', continuous: { cards: { chosenTag: true }, changes: [{ change: 'atk', by: 2 }] } },
    ],
  };
  const { you, foe, pass, card } = scenario({ you: { hand: [mentor] }, foe: { play: ['Footsoldier'] } });
  const before = card('Footsoldier').atk ?? 0;
  you.plays('Mentor');
  pass.all();
  you.chooses('Ally');
  expect([card('Footsoldier').atk, foe.hero.atk]).toEqual([before + 2, 0]);
});

rule(
  '202.4',
  'Resistance of the damage type that was chosen is against that type alone, on every card that is given it',
  () => {
    const blast = (name: string, type: 'fire' | 'frost'): Facts => ({
      ...naming,
      name,
      text: [{ do: 'deal', amount: 1, types: [type], to: { select: 'each', noun: { kind: ['Ally'] } } }],
    });
    const ward: Facts = {
      ...banner,
      name: 'Ward',
      text: [],
      powers: [
        {
          power: 'definite',
          as: 'this enters play',
          effects: [{ do: 'choose word', what: { oneOf: ['fire', 'frost'] } }],
        },
        {
          power: 'continuous',
          continuous: {
            cards: { kind: ['Ally'], whose: 'you' },
            changes: [{ change: 'grant', power: { power: 'keyword', keyword: 'Resistance', type: 'chosen' } }],
          },
        },
      ],
    };
    const { you, pass, card } = scenario({
      you: { hand: [ward, blast('Flames', 'fire'), blast('Sleet', 'frost')], play: ['Footsoldier'] },
      foe: {},
    });
    you.plays('Ward');
    pass.all();
    you.chooses('frost');
    you.plays('Sleet');
    pass.all();
    expect(card('Footsoldier').damage).toBe(0);
    you.plays('Flames');
    pass.all();
    expect(card('Footsoldier').damage).toBe(1);
  },
);
