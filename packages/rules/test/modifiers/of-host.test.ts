import { ability, aHero, attachment, draw } from '@meetingstone/cards/language';
import type { Players, Power } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const OF_HOST: Players = { player: 'controller', of: { select: 'host' } };
const cheap = own('Cheap Trick', ability({ cost: 1, instant: true }, draw()));
const hexed = (power: Power) => own('Hex', attachment({ cost: 0 }, aHero, power));
const dearer = hexed({
  power: 'cost change',
  change: { cost: 'play', noun: { kind: ['Ability'] }, whose: 'any', of: OF_HOST, by: 1 },
});
const silencing = hexed({
  power: 'continuous',
  continuous: {
    players: 'any',
    of: OF_HOST,
    changes: [{ change: 'restrict', restriction: { cant: 'play', noun: {} } }],
  },
});

const table = (hex: ReturnType<typeof hexed>) =>
  scenario({
    you: { hand: [hex, { card: cheap, as: 'yours' }], resources: 1 },
    foe: { hand: [{ card: cheap, as: 'theirs' }], resources: 1 },
  });

rule('707.1e', 'what the controller of the host pays more, nobody else pays', () => {
  const { you, foe, pass } = table(dearer);
  you.plays('Hex', { targets: [foe.hero] });
  pass.all();
  you.plays('yours');
  you.passes();
  foe.cannot({ play: 'theirs' }, '403.1');
  pass.all();
  expect(you.graveyard).toEqual(['Cheap Trick']);
});

rule('714.3e', 'what the controller of the host cannot do, others can', () => {
  const { you, foe, pass } = table(silencing);
  you.plays('Hex', { targets: [foe.hero] });
  pass.all();
  you.plays('yours');
  you.passes();
  foe.cannot({ play: 'theirs' }, '707.1');
  pass.all();
  expect(you.graveyard).toEqual(['Cheap Trick']);
});
