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
  expect(waiting()).toMatchObject({ for: 'you', question: 'word' });
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
