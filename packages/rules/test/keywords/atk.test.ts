import { ability, ally, anAlly, destroy, give, have, item, power, target } from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { body, firebolt, keyworded, one, quick } from './kit.ts';

rule('keyword Assault', 'it has that much more ATK on its own turn, and only then', () => {
  const raider = one('Raider', ally(body, keyworded('Assault', { number: 2 })));
  const t = scenario({
    you: {
      play: [{ card: raider, as: 'mine' }, one('Scout', ally(body, keyworded('Assault'))), one('Plain', ally(body))],
    },
    foe: { play: [{ card: raider, as: 'theirs' }] },
  });
  const all = () => ['mine', 'Scout', 'Plain', 'theirs'].map((name) => t.card(name).atk);
  expect([all(), t.you.hero.atk]).toEqual([[4, 3, 2, 2], 0]);
  t.until({ turn: 'foe', step: 'action' });
  expect(all()).toEqual([2, 2, 2, 4]);
});

const orcs = { amount: 'count', of: { tag: ['Orc'] } } as const;
const orc = one('Orc', ally({ ...body, tags: ['Orc'] }));

rule('keyword Assault', 'a link that grants Assault X counts X once, and of 0 grants nothing', () => {
  const rally = one('Rally', ability(quick, give(target(anAlly), [power(keyworded('Assault', { number: orcs }))])));
  const slay = one('Slay', ability(quick, destroy(target(anAlly))));
  const t = scenario({
    you: {
      play: [one('Early', ally(body)), one('Late', ally(body))],
      hand: [{ card: rally, as: 'first' }, { card: rally, as: 'second' }, slay],
    },
    foe: { play: [orc] },
  });
  t.you.plays('first', { targets: 'Early' });
  t.pass.all();
  t.you.plays('Slay', { targets: 'Orc' });
  t.pass.all();
  t.you.plays('second', { targets: 'Late' });
  t.pass.all();
  expect([t.card('Early').keywords, t.card('Early').atk]).toEqual([['Assault'], 3]);
  expect([t.card('Late').keywords, t.card('Late').atk]).toEqual([[], 2]);
});

rule('keyword Assault', 'a card that grants Assault X follows X', () => {
  const drum = one(
    'Drum',
    item({ cost: 0 }, have({ kind: ['Hero'], whose: 'you' }, power(keyworded('Assault', { number: orcs })))),
  );
  const free = one('Free Orc', ally({ ...body, cost: 0, tags: ['Orc'] }));
  const t = scenario({
    you: {
      play: [drum],
      hand: [
        { card: free, as: 'a' },
        { card: free, as: 'b' },
      ],
    },
    foe: {},
  });
  expect([t.you.hero.keywords, t.you.hero.atk]).toEqual([[], 0]);
  t.you.plays('a');
  t.pass.all();
  t.you.plays('b');
  t.pass.all();
  expect([t.you.hero.keywords, t.you.hero.atk, t.foe.hero.atk]).toEqual([['Assault'], 2, 0]);
});

rule('keyword Berserking', 'it has 1 more ATK for each damage on it', () => {
  const troll = one('Troll', ally(body, keyworded('Berserking')));
  const t = scenario({
    you: { hand: [firebolt] },
    foe: { play: [troll, { card: one('Plain', ally(body)), damage: 2 }] },
  });
  expect([t.card('Troll').atk, t.card('Plain').atk]).toEqual([2, 2]);
  t.you.plays('Firebolt', { targets: 'Troll' });
  t.pass.all();
  expect([t.card('Troll').atk, t.card('Plain').atk]).toEqual([5, 2]);
});
