import type { Effect, Facts } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const ability = (name: string, ...text: readonly Effect[]): Facts => ({
  name,
  types: ['Ability'],
  tags: [],
  icons: [],
  cost: 0,
  text,
  powers: [],
});

const heist = ability(
  'Heist',
  { do: 'put', what: { select: 'top', of: { player: 'each opponent' }, count: 1 }, where: { to: 'removed' } },
  { do: 'allow to play', what: { select: 'that' }, duration: 'this game' },
);
const peek = ability(
  'Peek',
  { do: 'reveal', what: { select: 'top', of: { player: 'you' }, count: 1 } },
  { do: 'allow to play', what: { select: 'revealed' }, free: true, duration: 'this turn' },
);

rule(
  '409.1, 401.2',
  'a card that somebody is allowed to play is played by him from where it is, and stays its owner’s',
  () => {
    const t = scenario({
      you: { hand: [heist], resources: 2 },
      foe: { deck: ['Footsoldier', 'Quarry Ogre'] },
    });
    t.you.plays('Heist');
    t.pass.all();
    expect(t.foe.removed).toEqual(['Footsoldier']);
    t.you.plays('Footsoldier');
    t.pass.all();
    expect([t.card('Footsoldier').controller, t.card('Footsoldier').owner]).toEqual(['you', 'foe']);
  },
);

rule('409.1, 415.9a', 'it is not allowed to its owner, nor after the card has been elsewhere', () => {
  const t = scenario({
    you: { hand: [heist], resources: 2 },
    foe: { deck: ['Footsoldier', 'Hootie', 'Hootie'], resources: 5 },
  });
  t.you.plays('Heist');
  t.pass.all();
  t.until({ turn: 'foe', step: 'action' });
  t.foe.cannot({ play: 'Footsoldier' }, '409.1');
});

rule('403.3, 415.3b', 'the top card of a deck may be played for nothing, as long as nobody shuffles it', () => {
  const shuffle = ability('Shuffle', { do: 'shuffle', who: { player: 'you' } });
  const begin = () => scenario({ you: { hand: [peek, shuffle], deck: ['Quarry Ogre', 'Footsoldier'] }, foe: {} });
  const free = begin();
  free.you.plays('Peek');
  free.pass.all();
  free.you.plays('Quarry Ogre');
  free.pass.all();
  expect(free.card('Quarry Ogre').zone).toBe('play');
  const lost = begin();
  lost.you.plays('Peek');
  lost.pass.all();
  lost.you.plays('Shuffle');
  lost.pass.all();
  lost.you.cannot({ play: 'Quarry Ogre' }, '409.1');
});
