import { textOf } from '@meetingstone/cards';
import {
  ability,
  ally,
  anAlly,
  atk,
  destroy,
  draw,
  empower,
  entersPlay,
  give,
  haveWhile,
  keyword,
  tagged,
  tagWord,
  target,
  thisOne,
  when,
  youControlAtLeast,
  yourHeroIsLessDamaged,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { body, firebolt, one, quick } from './kit.ts';

const tauren = (name: string, cost = 0) => one(name, ally({ ...body, cost, tags: ['Tauren', 'Druid'] }));
const slay = one('Slay', ability(quick, destroy(target(anAlly))));

rule(
  'tag word Bloodrush',
  'the power after it works while an opposing hero is damaged more; the word does nothing',
  () => {
    const power = haveWhile(yourHeroIsLessDamaged, thisOne, keyword('Ferocity'));
    const marked = one('Marked', ally(body, tagWord('Bloodrush', power)));
    const plain = one('Plain', ally(body, power));
    const t = scenario({
      you: { hero: { damage: 4 }, play: [marked, plain], hand: [{ card: firebolt, as: 'bolt' }] },
      foe: { hero: { damage: 2 } },
    });
    const keywords = () => [t.card('Marked').keywords, t.card('Plain').keywords];
    expect(keywords()).toEqual([[], []]);
    t.you.plays('bolt', { targets: t.foe.hero });
    t.pass.all();
    expect([t.foe.hero.damage, ...keywords()]).toEqual([5, ['Ferocity'], ['Ferocity']]);
    expect(textOf(marked)).toEqual(textOf(plain).map((line) => `Bloodrush: ${line}`));
  },
);

rule(
  'tag word Tribe',
  'the power after it triggers for this or another Tauren of its controller; the word does nothing',
  () => {
    const power = when(entersPlay({ any: [thisOne, yours(tagged('Tauren', anAlly))] }), draw());
    const marked = one('Marked', ally({ ...body, cost: 0, tags: ['Tauren'] }, tagWord('Tribe', power)));
    const plain = one('Plain', ally({ ...body, cost: 0 }, power));
    const t = scenario({
      you: { hand: [marked, plain, tauren('Kin'), one('Stranger', ally({ ...body, cost: 0 }))], deck: 6 },
      foe: { hand: [one('Foreign', ally({ ...body, cost: 0, tags: ['Tauren'] }))], deck: 1 },
    });
    for (const [name, chain] of [
      ['Marked', ['Marked']],
      ['Plain', ['Plain']],
      ['Kin', ['Plain', 'Marked']],
      ['Stranger', []],
    ] as const) {
      t.you.plays(name);
      t.pass.all();
      if (name === 'Kin') t.you.orders('Marked', 'Plain');
      expect([name, t.chain()]).toEqual([name, chain]);
      if (chain.length > 0) t.resolve.all();
    }
    expect(t.you.deck.length).toBe(2);
    t.until({ turn: 'foe', step: 'action' });
    t.foe.plays('Foreign');
    t.pass.all();
    expect([t.chain(), textOf(marked)]).toEqual([[], textOf(plain).map((line) => `Tribe: ${line}`)]);
  },
);

rule('tag word Unity', 'the power after it needs three Humans on its side of the table; the word does nothing', () => {
  const power = haveWhile(youControlAtLeast(3, tagged('Human', anAlly)), thisOne, atk(2));
  const marked = one('Marked', ally({ ...body, tags: ['Human'] }, tagWord('Unity', power)));
  const plain = one('Plain', ally({ ...body, tags: ['Human'] }, power));
  const human = one('Townsman', ally({ ...body, cost: 0, tags: ['Human'] }));
  const t = scenario({ you: { play: [marked, plain], hand: [human] }, foe: { play: [{ card: human, as: 'theirs' }] } });
  expect([t.card('Marked').atk, t.card('Plain').atk]).toEqual([2, 2]);
  t.you.plays('Townsman');
  t.pass.all();
  expect([t.card('Marked').atk, t.card('Plain').atk]).toEqual([4, 4]);
  expect(textOf(marked)).toEqual(textOf(plain).map((line) => `Unity: ${line}`));
});

rule(
  'tag word Empower',
  'on an ability, a part whose thing is missing is ignored; with all missing nothing happens',
  () => {
    const text = empower('Mage', draw());
    const both = one('Both', ability(quick, text, empower('Rogue', give(target(anAlly), [atk(1)]))));
    const t = scenario({
      you: { hero: { class: 'Mage' }, hand: ['first', 'second'].map((as) => ({ card: both, as })), deck: 3 },
      foe: { hero: { class: 'Rogue' }, hand: [{ card: both, as: 'theirs' }], deck: 3 },
    });
    t.you.plays('first');
    t.pass.all();
    expect([t.you.deck.length, t.waiting()?.question]).toEqual([2, 'priority']);
    t.you.passes();
    t.foe.cannot({ play: 'theirs' }, '706.1');
    const bare = scenario({ you: { hero: { class: 'Druid' }, hand: [both], deck: 3 }, foe: { play: ['Footsoldier'] } });
    bare.you.plays('Both');
    bare.pass.all();
    expect([bare.you.deck.length, bare.you.graveyard, bare.card('Footsoldier').atk]).toEqual([3, ['Both'], 2]);
    expect(textOf(both)[0]).toContain('Empower Mage: If you control a Mage hero or ally, draw a card. Empower Rogue:');
  },
);

example(
  'glossary Empower [thing]#1',
  'Amano needs another Paladin as he enters play, and still as his power resolves',
  () => {
    const paladin = one('Squire', ally({ cost: 2, tags: ['Human', 'Paladin'], atk: [3, 'holy'], health: 3 }));
    const play = (...party: readonly object[]) =>
      scenario({
        you: { hero: { class: 'Warrior' }, hand: ['Amano, Herald of the Sun'], play: party as never[], resources: 4 },
        foe: { hand: [slay], play: [{ card: paladin, as: 'theirs' }] },
      });
    const amano = 'Amano, Herald of the Sun';
    const alone = play();
    alone.you.plays(amano);
    alone.pass.all();
    expect([alone.chain(), alone.you.allies]).toEqual([[], [amano]]);

    const held = play({ card: paladin, as: 'squire' });
    held.you.plays(amano);
    held.pass.all();
    expect(held.chain()).toEqual([amano]);
    held.pass.all();
    expect([held.card('squire').atk, held.card(amano).atk, held.card('theirs').atk]).toEqual([6, 4, 3]);

    const lost = play({ card: paladin, as: 'squire' }, 'Footsoldier' as never);
    lost.you.plays(amano);
    lost.pass.all();
    lost.you.passes();
    lost.foe.plays('Slay', { targets: 'squire' });
    lost.pass.all();
    expect([lost.chain(), lost.you.allies.length]).toEqual([[amano], 2]);
    lost.pass.all();
    expect([lost.chain(), lost.card('Footsoldier').atk]).toEqual([[], 2]);
  },
);

example(
  'glossary Empower [thing]#2',
  'a Warlock alone returns an ally that has been there long, and no second target is asked for',
  () => {
    const t = scenario({
      you: { hero: { class: 'Warlock' }, hand: ['Fear and Loathing'], play: ['Footsoldier'], resources: 3 },
      foe: {
        play: [
          { card: 'Quarry Ogre', as: 'ogre' },
          { card: 'Quarry Ogre', as: 'other' },
        ],
      },
    });
    t.you.cannot({ play: 'Fear and Loathing', targets: 'Footsoldier' }, '706.1');
    t.you.plays('Fear and Loathing').mustChooseAmong(['ogre', 'other']).chooses('ogre');
    expect([t.chain(), t.waiting()?.question]).toEqual([['Fear and Loathing'], 'priority']);
    t.pass.all();
    expect([t.foe.hand, t.card('other').zone, t.you.graveyard]).toEqual([
      ['Quarry Ogre'],
      'play',
      ['Fear and Loathing'],
    ]);
  },
);

example(
  'glossary Empower [thing]#3',
  'a Shaman without a Mage targets only the hero, and a Mage who comes later changes nothing',
  () => {
    const mage = one('Late Mage', { ...ally({ ...body, cost: 0, tags: ['Gnome', 'Mage'] }), instant: true });
    const t = scenario({
      you: { hero: { class: 'Shaman' }, hand: ["Rime and Freezin'", mage], resources: 2 },
      foe: { play: [{ card: 'Quarry Ogre', as: 'ogre' }] },
    });
    t.you.cannot({ play: "Rime and Freezin'", targets: ['ogre', t.foe.hero] }, '706.1');
    t.you.plays("Rime and Freezin'", { targets: t.foe.hero });
    t.you.plays('Late Mage');
    t.pass.all();
    expect([t.chain(), t.you.allies, t.waiting()?.question]).toEqual([
      ["Rime and Freezin'"],
      ['Late Mage'],
      'priority',
    ]);
    t.pass.all();
    expect([t.foe.hero.damage, t.card('ogre').damage, t.chain()]).toEqual([4, 0, []]);
  },
);

example(
  'glossary Empower [thing]#4',
  'a Mage who is destroyed in response takes the damage to the ally with her',
  () => {
    const t = scenario({
      you: {
        hero: { class: 'Warrior' },
        hand: ["Rime and Freezin'"],
        play: [
          one('Mage', ally({ ...body, tags: ['Gnome', 'Mage'] })),
          one('Shaman', ally({ ...body, tags: ['Dwarf', 'Shaman'] })),
        ],
        resources: 2,
      },
      foe: { play: [{ card: 'Thunderhoof Champion', as: 'champion' }], hand: [slay] },
    });
    t.you.plays("Rime and Freezin'", { targets: ['champion', t.foe.hero] }).passes();
    t.foe.plays('Slay', { targets: 'Mage' });
    t.pass.all();
    expect([t.chain(), t.you.allies]).toEqual([["Rime and Freezin'"], ['Shaman']]);
    t.pass.all();
    expect([t.foe.hero.damage, t.card('champion').damage, t.chain()]).toEqual([4, 0, []]);
  },
);

rule('tag word Empower', 'on an ability, both parts happen where both things are there at both times', () => {
  const t = scenario({
    you: {
      hero: { class: 'Shaman' },
      hand: ["Rime and Freezin'"],
      play: [one('Mage', ally({ ...body, tags: ['Gnome', 'Mage'] }))],
      resources: 2,
    },
    foe: { play: [{ card: 'Thunderhoof Champion', as: 'champion' }] },
  });
  t.you.plays("Rime and Freezin'", { targets: ['champion', t.foe.hero] });
  t.pass.all();
  expect([t.foe.hero.damage, t.card('champion').damage, t.card(t.you.hero.ref).damage]).toEqual([4, 4, 0]);
});
