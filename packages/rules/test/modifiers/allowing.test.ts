import { ability, ally, anAlly, draw, have, inZone, item, yours } from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { body, one, quick } from '../keywords/kit.ts';

rule('704.1a', 'a card that is played only if something is so is not played otherwise', () => {
  const chorus = one(
    'Chorus',
    ability(quick, { power: 'play only', if: { is: 'there', noun: yours(anAlly) } }, draw()),
  );
  const alone = scenario({ you: { hand: [chorus], deck: ['Footsoldier'] }, foe: { play: ['Footsoldier'] } });
  alone.you.cannot({ play: 'Chorus' }, '704.1a');
  const led = scenario({ you: { hand: [chorus], play: ['Quarry Ogre'], deck: ['Footsoldier'] }, foe: {} });
  led.you.plays('Chorus');
  led.pass.all();
  expect(led.you.hand).toEqual(['Footsoldier']);
});

rule('409.1', 'a card that is instant in hand can be played on an opposing turn', () => {
  const haste = one('Hourglass', item({ cost: 0 }, have(inZone('hand', yours(anAlly)), { change: 'become instant' })));
  const recruit = one('Recruit', ally({ ...body, cost: 0 }));
  const t = scenario({ you: {}, foe: { play: [haste], hand: [recruit, one('Trinket', item({ cost: 0 }))] } });
  t.you.passes();
  t.foe.cannot({ play: 'Trinket' }, '409.1');
  t.foe.plays('Recruit');
  t.pass.all();
  expect(t.foe.allies).toEqual(['Recruit']);
});

rule('412.1', 'who can place an additional resource places two on his turn, and no third', () => {
  const sprout = one(
    'Sprout',
    item(
      { cost: 0 },
      {
        power: 'continuous',
        continuous: {
          players: 'you',
          changes: [{ change: 'permit', permission: { may: 'place additional', count: 1 } }],
        },
      },
    ),
  );
  const hand = ['first', 'second', 'third'].map((as) => ({ card: 'Footsoldier', as }));
  const t = scenario({ you: { play: [sprout], hand }, foe: {} });
  t.you.places('first');
  t.pass.all();
  t.you.places('second');
  t.pass.all();
  t.you.cannot({ place: 'third' }, '412.1');
});
