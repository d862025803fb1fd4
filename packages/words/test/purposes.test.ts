import { answer } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { choicesOf, plain } from '../src/index.ts';
import { card, idOf, position, tellerFor } from './support.ts';

/** Elwin plays a card from his hand; the game stands at the first question. */
function played(name: string) {
  const game = position(
    {
      hand: [card(name)],
      play: [card('Quarry Ogre')],
      resources: Array.from({ length: 4 }, () => card('Footsoldier')),
    },
    { play: [card('Footsoldier')] },
  );
  const result = answer(game, { player: 0, choose: { choose: 'play', card: idOf(game, name) } });
  if (!result.ok) throw new Error(result.ruling.reason);
  return result.game;
}

test('a question says which card asks and what becomes of what is chosen', () => {
  const game = played('Ember Lash');
  const { question, purpose } = game.decision!;
  expect(question).toBe('target');
  expect(purpose).toMatchObject({ rule: '707.1d', tone: 'harm', does: [{ verb: 'deal', amount: 3, types: ['fire'] }] });
  expect(plain(choicesOf(game.decision!, tellerFor(game)).question)).toBe(
    'Choose a target for Ember Lash: it is dealt 3 fire damage',
  );
});

test('whoever may respond is told to what, and what happens if he does not', () => {
  let game = played('Ember Lash');
  while (game.decision!.question !== 'priority') {
    const result = answer(game, { player: 0, choose: game.decision!.options[0]! });
    if (!result.ok) throw new Error(result.ruling.reason);
    game = result.game;
  }
  expect(game.decision).toMatchObject({ question: 'priority', player: 0 });
  const asked = (viewer: number) => plain(choicesOf(game.decision!, tellerFor(game, viewer)).question);
  expect(asked(0)).toBe('Add to the chain, or let Ember Lash resolve?');
  expect(asked(1)).toBe('Respond to Ember Lash, or let it resolve?');
});

test('what does harm is offered with the opposing cards first', () => {
  const game = played('Ember Lash');
  const t = tellerFor(game);
  const sides = choicesOf(game.decision!, t).choices.map(
    ({ option }) => 'card' in option && t.find(option.card)?.controller,
  );
  expect(sides).toEqual(sides.toSorted((a, b) => Number(b) - Number(a)));
  expect(new Set(sides)).toEqual(new Set([1, 0]));
});

test('an offer carries its power, and may be given back whole; what is kept is the answer alone', () => {
  const game = position({ play: [card('Vespers Acolyte', {})] }, {});
  const offer = game.decision!.options.find(({ choose }) => choose === 'use')!;
  expect(offer).toMatchObject({ choose: 'use', power: 0, means: { power: 'payment' } });
  const result = answer(game, { player: 0, choose: JSON.parse(JSON.stringify(offer)) });
  if (!result.ok) throw new Error(result.ruling.reason);
  expect(JSON.stringify(result.game.replies)).not.toContain('means');
});
