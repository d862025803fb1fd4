import {
  ability,
  aHero,
  atk,
  attachment,
  boss as bossCard,
  deal,
  draw,
  each,
  flip,
  give,
  has,
  have,
  heroOrAlly,
  hosting,
  opposing,
  pay,
  prevented,
  putDamage,
  replace,
  set,
  swapWith,
  target,
  thisOne,
  topOf,
  yourHero,
  yourHeroAs,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const free = { cost: 0, instant: true } as const;
const twoFaces = bossCard(
  { race: 'Black Dragon', atk: [3, 'shadow'], health: 20, boss: { number: 1 } },
  [has('Ferocity'), pay([], draw())],
  [has('Elusive'), pay([], deal(1, 'fire', target(opposing(aHero))))],
);
const cards = set({
  'Great Bolt': ability(free, deal(25, 'fire', target(heroOrAlly))),
  Bolt: ability(free, deal(3, 'fire', target(heroOrAlly))),
  'Turn Over': ability(free, flip(yourHero)),
  Changeling: ability(free, swapWith(topOf('Stage'))),
  Sharpened: ability(free, give(target(aHero), [atk(4)])),
  Shielded: ability(free, replace({ event: { event: 'deal', card: yourHeroAs }, instead: prevented(2) })),
  Brand: attachment({ cost: 0 }, aHero, have(hosting(thisOne, aHero), atk(1))),
  'Two Faces': twoFaces,
  Untouched: bossCard({ race: 'Naga', health: 5, boss: { number: 1 } }, [has('Immune')], []),
  Storm: ability(free, deal(3, 'nature', each(heroOrAlly))),
  Curse: ability(free, putDamage(1, each(aHero))),
});
const raid = { raid: 'onyxia', cards } as const;

rule('R101.1, MC201.1', 'a Boss has powers on both sides, and those of the visible side count', () => {
  const t = scenario({ boss: { boss: 'Two Faces', hand: ['Turn Over'] }, you: {} }, { ...raid, turn: 'boss' });
  expect(t.boss.hero.keywords).toEqual(['Ferocity']);
  t.boss.uses(t.boss.hero);
  t.pass.all();
  expect(t.boss.hand).toHaveLength(2);
  t.boss.plays('Turn Over');
  t.pass.all();
  expect(t.boss.hero.keywords).toEqual(['Elusive']);
  t.boss.uses(t.boss.hero);
  t.pass.all();
  expect([t.you.hero.damage, t.boss.hand.length]).toEqual([1, 1]);
});

rule(
  'R101.1a, MC201.2',
  'it enters play with its front up, and has its type line and damage type on either side',
  () => {
    const t = scenario({ boss: { boss: 'Two Faces', hand: ['Turn Over'] }, you: {} }, { ...raid, turn: 'boss' });
    const printed = () => {
      const { types, tags, health, atk: number } = t.boss.hero;
      return { types, tags, health, number };
    };
    const front = printed();
    expect(front).toMatchObject({ types: ['Hero'], tags: ['Black Dragon'], health: 20, number: 3 });
    t.boss.plays('Turn Over');
    t.pass.all();
    expect(printed()).toEqual(front);
    t.boss.attacks(t.boss.hero, t.you.hero);
    t.pass.all();
    t.pass.all();
    t.pass.all();
    expect(t.game().happened.filter(({ event }) => event === 'deal')).toMatchObject([{ amount: 3, types: ['shadow'] }]);
  },
);

rule('R101.1b, MC201.3', 'what flips a Boss turns it over, whichever side is up', () => {
  const t = scenario(
    { boss: { boss: 'Two Faces', hand: ['Turn Over', { card: 'Turn Over', as: 'back' }] }, you: {} },
    { ...raid, turn: 'boss' },
  );
  t.boss.plays('Turn Over');
  t.pass.all();
  expect(t.boss.hero.faceUp).toBe(false);
  t.boss.plays('back');
  t.pass.all();
  expect(t.boss.hero.faceUp).toBe(true);
});

rule('R101.2', 'the allies and ongoing abilities of a destroyed Boss stay in play', () => {
  const t = scenario(
    { boss: { play: ['Footsoldier', 'Dragon Hide'], boss: { card: 'Onyxia', damage: 19 } }, you: { hand: ['Bolt'] } },
    { ...raid, turn: 'you' },
  );
  t.you.plays('Bolt', { targets: t.boss.hero });
  t.pass.all();
  expect(t.boss.stage).toBe(2);
  expect(t.boss.play).toEqual(['Footsoldier', 'Dragon Hide']);
});

rule('R101.2, R100.2', 'a raid goes on without a Boss until the next one comes', () => {
  const core = scenario(
    { boss: { boss: { card: 'Lucifron', damage: 1 }, play: ['Flamewaker Protector'] }, you: { hand: ['Great Bolt'] } },
    { raid: 'molten-core', cards, turn: 'you' },
  );
  core.you.plays('Great Bolt', { targets: core.boss.hero });
  core.pass.all();
  expect(core.boss).toMatchObject({ stage: null, lost: false, allies: ['Flamewaker Protector'] });
});

const swapping = (boss: object, extra: object = {}) =>
  scenario(
    {
      boss: { boss: { card: 'Onyxia', ...boss }, hand: ['Changeling', 'Sharpened', 'Shielded'], ...extra },
      you: { hand: ['Bolt'], play: [{ card: 'Footsoldier', as: 'soldier' }] },
      friend: {},
    },
    { ...raid, turn: 'boss' },
  );

rule(
  'R101.4',
  'the new card of a Boss enters play face up, ready and undamaged, and the old one leaves the game',
  () => {
    const t = swapping({ damage: 12, exhausted: true, flipped: true });
    t.boss.plays('Changeling');
    t.pass.all();
    expect(t.boss).toMatchObject({ stage: 2, removed: ['Onyxia'] });
    expect(t.boss.hero).toMatchObject({ damage: 0, exhausted: false, faceUp: true, health: 30 });
    expect(t.card('you.hero').damage).toBe(0);
  },
);

rule('R101.4, R202.1', 'damage beyond what was fatal does not carry over', () => {
  const t = scenario(
    { boss: { boss: { card: 'Onyxia', damage: 10 } }, you: { hand: ['Great Bolt'] } },
    { ...raid, turn: 'you' },
  );
  t.you.plays('Great Bolt', { targets: t.boss.hero });
  t.pass.all();
  expect(t.boss.stage).toBe(2);
  expect(t.boss.hero.damage).toBe(0);
  expect(t.chain()).toEqual([]); // None of it used the chain.
  expect(t.priority()).toBe('you');
});

rule('R101.4', 'attachments and counters stay with it, and modifiers go on affecting it within their durations', () => {
  const t = swapping({ counters: { gem: 3 }, attached: [{ card: 'Brand', by: 'you' }] });
  expect(t.boss.hero.atk).toBe(1);
  t.boss.plays('Sharpened', { targets: t.boss.hero });
  t.pass.all();
  t.boss.plays('Shielded');
  t.pass.all();
  t.boss.plays('Changeling');
  t.pass.all();
  expect(t.boss.hero).toMatchObject({ counters: { gem: 3 }, atk: 5 });
  expect(t.card('Brand')).toMatchObject({ zone: 'play', attachedTo: 'Onyxia' });
  t.until({ turn: 'you', step: 'action' });
  expect(t.boss.hero.atk).toBe(1);
  t.you.plays('Bolt', { targets: t.boss.hero });
  t.pass.all();
  expect(t.boss.hero.damage).toBe(3); // The shield was for one turn.
});

rule('R101.4', 'a shield goes over to the new card too, and so does its place in combat', () => {
  const t = swapping({});
  t.boss.plays('Shielded');
  t.pass.all();
  t.boss.attacks(t.boss.hero, 'soldier');
  t.boss.plays('Changeling');
  t.pass.all();
  expect(t.boss.stage).toBe(2);
  expect(t.attacker()).toBe('Onyxia');
  for (let n = 0; n < 4 && t.card('soldier').zone === 'play'; n++) t.pass.all();
  expect(t.card('soldier').zone).toBe('graveyard'); // +2 while attacking, in her second stage.
  expect(t.boss.hero.damage).toBe(0);
});

rule('R101.3d', 'an immune Boss is not attacked, damaged or targeted', () => {
  const t = scenario(
    {
      boss: { boss: 'Untouched' },
      you: { hand: ['Bolt', 'Storm', 'Curse'], play: [{ card: 'Footsoldier', as: 'soldier' }] },
    },
    { ...raid, turn: 'you' },
  );
  t.you.cannot({ attack: 'soldier', defender: t.boss.hero }, '601.2b');
  t.you.cannot({ play: 'Bolt', targets: t.boss.hero }, '706.1');
  t.you.plays('Storm');
  t.pass.all();
  t.you.plays('Curse');
  t.pass.all();
  expect([t.boss.hero.damage, t.you.hero.damage]).toEqual([0, 4]);
});
