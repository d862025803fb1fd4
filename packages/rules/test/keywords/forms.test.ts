import type { Unnamed } from '@meetingstone/cards/language';
import { ability, draw, have, keyword, ongoing, set, yourHeroAs } from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, facts: Unnamed) => set({ [name]: facts })[0]!;
const quick = { cost: 0, instant: true } as const;
const bear = one(
  'Bear Shape',
  ongoing({ ...quick, tags: ['Feral', 'Bear Form'], limit: 'Form (1)' }, have(yourHeroAs, keyword('Bear Form'))),
);
const cat = one(
  'Cat Shape',
  ongoing({ ...quick, tags: ['Feral', 'Cat Form'], limit: 'Form (1)' }, have(yourHeroAs, keyword('Cat Form'))),
);
/** Another ability that grants the form, without its tags and limits. */
const echo = one('Moon Echo', ongoing(quick, have(yourHeroAs, keyword('Cat Form'))));
const growl = one('Growl', ability({ ...quick, tags: ['Feral'] }, draw()));
const chant = one('Chant', ability({ ...quick, tags: ['Balance'] }, draw()));
const soldier = { card: 'Footsoldier', as: 'soldier' };

rule('keyword Bear Form', 'a hero in bear form can protect', () => {
  const { you, foe, pass } = scenario({
    you: { play: [soldier] },
    foe: { play: [bear, { card: 'Quarry Ogre', as: 'ogre' }] },
  });
  you.attacks('soldier', 'ogre');
  for (let n = 0; n < 2; n++) pass.all();
  foe.mustChooseAmong([foe.hero, 'none']).protects(foe.hero);
  expect(foe.hero.exhausted).toBe(true);
  pass.all();
  expect(foe.hero.damage).toBe(2);
});

rule('keyword Cat Form', 'a hero in cat form has +1 ATK while attacking, and cannot protect', () => {
  const { you, foe, pass, until, defender } = scenario({
    you: { play: [cat, { card: 'Quarry Ogre', as: 'ogre' }] },
    foe: { play: [soldier] },
  });
  expect(you.hero.atk).toBe(0);
  you.attacks(you.hero, foe.hero);
  expect(you.hero.atk).toBe(0);
  pass.all();
  expect(you.hero.atk).toBe(1);
  for (let n = 0; n < 2; n++) pass.all();
  expect([foe.hero.damage, you.hero.atk]).toEqual([1, 0]);
  until({ turn: 'foe', step: 'action' });
  foe.attacks('soldier', you.hero);
  for (let n = 0; n < 2; n++) pass.all();
  expect([defender(), you.hero.atk]).toEqual(['you.hero', 0]);
  pass.all();
});

const forms = [
  ['Bear Form', bear],
  ['Cat Form', cat],
] as const;

rule('keyword Bear Form, keyword Cat Form', 'playing an ability that is not Feral ends the form', () => {
  for (const [form, shape] of forms) {
    const blessing = one('Wild Blessing', ongoing(quick, have(yourHeroAs, keyword('Elusive'))));
    const { you, foe, pass, resolve, chain } = scenario({
      you: { play: [shape, blessing], hand: [growl, chant] },
      foe: { play: [shape] },
    });
    you.plays('Growl');
    expect(chain()).toEqual(['Growl']);
    pass.all();
    expect(you.hero.keywords).toEqual([form, 'Elusive']);
    you.plays('Chant');
    expect(chain()).toEqual(['Hero of you', 'Chant']);
    resolve.all();
    expect([you.hero.keywords, foe.hero.keywords]).toEqual([['Elusive'], [form]]);
    expect([you.play, foe.play]).toEqual([['Wild Blessing'], [shape.name]]);
  }
});

rule('keyword Bear Form, keyword Cat Form', 'striking with a weapon ends every form', () => {
  for (const [, shape] of forms) {
    const { you, foe, pass, resolve, chain } = scenario({
      you: { play: [shape, echo, 'Militia Sword', 'Padded Robe'], resources: 1 },
      foe: {},
    });
    you.attacks(you.hero, foe.hero);
    pass.all();
    you.strikes('Militia Sword');
    expect(chain()).toEqual(['Hero of you', 'Hero of you']);
    resolve.all();
    expect(you.play).toEqual(['Militia Sword', 'Padded Robe']);
    expect(you.hero.keywords).toEqual([]);
    for (let n = 0; n < 2; n++) pass.all();
    expect(foe.hero.damage).toBe(2);
  }
});
