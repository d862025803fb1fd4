import { ability, ally } from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { body, one, quick } from '../keywords/kit.ts';

const prelude = one(
  'Prelude',
  ability(quick, {
    do: 'create',
    continuous: { cards: { kind: ['Ally'], zone: 'hand', whose: 'you' }, changes: [{ change: 'become instant' }] },
    duration: { until: { event: 'play', card: { kind: ['Ally'] }, whose: 'you' } },
  }),
);
const recruit = (name: string) => one(name, ally({ ...body, cost: 0 }));

rule('714.3', 'what lasts until such a card is played is over with the first one, and others do not end it', () => {
  const spark = one('Spark', ability(quick, { do: 'draw', who: { player: 'you' }, count: 0 }));
  const t = scenario({ you: {}, foe: { hand: [prelude, spark, recruit('First'), recruit('Second')] } });
  t.you.passes();
  t.foe.plays('Prelude');
  t.pass.all();
  t.you.passes();
  t.foe.plays('Spark');
  t.pass.all();
  t.you.passes();
  t.foe.plays('First');
  t.foe.cannot({ play: 'Second' }, '409.1');
  t.pass.all();
  expect(t.foe.allies).toEqual(['First']);
});
