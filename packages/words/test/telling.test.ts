import type { Witnessed } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { plain, tell } from '../src/index.ts';
import { card, idOf, position, tellerFor } from './support.ts';

const game = position({ play: [card('Quarry Ogre')] }, {});
const ogre = { id: idOf(game, 'Quarry Ogre'), name: 'Quarry Ogre' };

const event = (parts: Partial<Witnessed> & Pick<Witnessed, 'event'>): Witnessed => ({
  rule: '',
  player: null,
  card: null,
  by: null,
  to: null,
  amount: null,
  types: [],
  combat: false,
  from: null,
  zone: null,
  step: null,
  counter: null,
  fatal: false,
  faceDown: false,
  ...parts,
});

const told = (events: readonly Witnessed[], viewer: number | null = 0) =>
  tell(events, tellerFor(game, viewer)).map(({ sentence }) => plain(sentence));

test('draws of one player are one sentence; what a viewer may not know is counted', () => {
  const draws = [event({ event: 'draw', player: 0, card: ogre }), event({ event: 'draw', player: 0 })];
  expect(told(draws)).toEqual(['You draw Quarry Ogre and a card']);
  expect(told(draws, 1)).toEqual(['Elwin draws Quarry Ogre and a card']);
});

test('a link is told with its targets', () => {
  const fireball = { id: 99, name: 'Fireball' };
  const played = event({ event: 'play', player: 1, card: fireball });
  const targeted = event({ event: 'become targeted', card: ogre, by: fireball });
  expect(told([played, targeted])).toEqual(['Grusk plays Fireball, targeting Quarry Ogre']);
});

test('an attack tells why the attacker exhausts', () => {
  const attack = event({ event: 'attack', card: ogre, to: { id: 0, name: 'Grusk Halfhelm' } });
  expect(told([event({ event: 'exhaust', card: ogre }), attack])).toEqual(['Quarry Ogre attacks Grusk Halfhelm']);
});

test('damage without a type is told without one', () => {
  expect(told([event({ event: 'deal', card: ogre, by: ogre, amount: 2 })])).toEqual([
    'Quarry Ogre deals 2 damage to Quarry Ogre',
  ]);
});
