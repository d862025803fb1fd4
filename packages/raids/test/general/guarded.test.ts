import {
  ability,
  aCard,
  aHero,
  anAlly,
  aResource,
  armor,
  boss as bossCard,
  destroy,
  flip,
  give,
  giveAll,
  has,
  intoResourceRow,
  inZone,
  losesKeywords,
  losesPowers,
  opposing,
  pay,
  put,
  putIntoHand,
  removeFromGame,
  set,
  shuffle,
  target,
  targetOpponent,
  topOfDeckOf,
  turnFaceDown,
  weapon,
  yourHero,
  zoneOf,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const free = { cost: 0, instant: true } as const;
const cards = set({
  Regicide: ability(free, destroy(target(aHero))),
  'Into the Graveyard': ability(free, put(target(aHero), { to: 'graveyard' })),
  'Turn Over': ability(free, flip(target(aHero))),
  'Face Down': ability(free, turnFaceDown(target(aHero))),
  Silence: ability(free, give(target(aHero), [losesPowers])),
  'All Silent': ability(free, giveAll(aHero, [losesPowers])),
  Grounded: ability(free, give(target(aHero), losesKeywords('Long-Range'))),
  'Own Flip': ability(free, flip(yourHero)),
  'Own Silence': ability(free, give(yourHero, [losesPowers])),
  Sunder: ability(free, destroy(target(aResource))),
  Recall: ability(free, putIntoHand(target(opposing(aResource)))),
  'Face the Music': ability(free, { do: 'put', what: target(opposing(anAlly)), where: { to: 'resource row' } }),
  'Give Them One': ability(free, intoResourceRow(topOfDeckOf(targetOpponent()))),
  'Grind Down': ability(free, put(topOfDeckOf(targetOpponent(), 2), { to: 'graveyard' })),
  'Spoil the Dead': ability(free, removeFromGame(zoneOf('graveyard', targetOpponent()))),
  'Steal the Dead': ability(free, removeFromGame(target(inZone('graveyard', aCard)))),
  Whirl: ability(free, shuffle(targetOpponent())),
  'Curious Dragon': bossCard(
    { race: 'Black Dragon', health: 20, boss: { number: 1 } },
    [has('Long-Range'), pay([], give(target(aHero), [losesPowers])), pay([], destroy(yourHero))],
    [],
  ),
  Plate: armor({ cost: 1, def: 3, tags: ['Chest'] }),
  Axe: weapon({ cost: 1, atk: [25, 'melee'], strike: 0 }),
});

const at = (boss: object, hand: readonly string[], turn = 'you') =>
  scenario({ boss, you: { hand }, friend: {} }, { raid: 'onyxia', cards, turn });

rule('R101.3, R101.3a, MC200.1', 'nothing but fatal damage destroys a Boss', () => {
  for (const card of ['Regicide', 'Into the Graveyard']) {
    const t = at({}, [card]);
    t.you.plays(card, { targets: t.boss.hero });
    t.pass.all();
    expect(t.boss).toMatchObject({ stage: 1, lost: false });
    expect(t.boss.hero).toMatchObject({ zone: 'play', damage: 0 });
  }
  const own = at({ boss: { card: 'Curious Dragon' }, hand: ['Regicide'] }, [], 'boss');
  own.boss.plays('Regicide', { targets: own.boss.hero }); // Not even what its own player does.
  own.pass.all();
  expect(own.boss.hero.zone).toBe('play');
});

rule('R101.3a', 'but other heroes are destroyed as ever', () => {
  const t = at({ hand: ['Regicide'] }, [], 'boss');
  t.boss.plays('Regicide', { targets: t.you.hero });
  t.pass.all();
  expect([t.you.lost, t.friend.lost, t.winner()]).toEqual([true, false, null]);
});

rule('R101.3a, MC200.1', 'opposing modifiers do not turn a Boss over', () => {
  for (const card of ['Turn Over', 'Face Down']) {
    const t = at({}, [card]);
    t.you.plays(card, { targets: t.boss.hero });
    t.pass.all();
    expect(t.boss.hero.faceUp).toBe(true);
  }
});

rule('R101.3a, MC200.1', 'opposing modifiers do not remove its powers, all or some of them', () => {
  for (const [card, saying] of [
    ['Silence', { targets: 'boss.hero' }],
    ['All Silent', {}],
    ['Grounded', { targets: 'boss.hero' }],
  ] as const) {
    const t = at({ stage: 2 }, [card]);
    t.you.plays(card, saying);
    t.pass.all();
    expect(t.boss.hero.keywords).toEqual(['Long-Range']);
    expect(t.boss.hero.powers).toHaveLength(3);
  }
});

rule('R101.3a, MC200.1', 'its own player and its own powers do', () => {
  const t = at({ stage: 2, hand: ['Own Flip', 'Own Silence'] }, [], 'boss');
  t.boss.plays('Own Flip');
  t.pass.all();
  expect(t.boss.hero.faceUp).toBe(false);
  t.boss.plays('Own Silence');
  t.pass.all();
  expect(t.boss.hero.keywords).toEqual([]);
  const self = at({ boss: { card: 'Curious Dragon' } }, [], 'boss');
  self.boss.uses(self.boss.hero, { power: 1, targets: self.boss.hero });
  self.pass.all();
  expect(self.boss.hero.powers).toEqual([]);
});

rule('R101.3b, MC200.2', 'opposing modifiers neither add to the resource row nor take from it', () => {
  for (const card of ['Sunder', 'Recall']) {
    const t = at({ resources: ['Crush'] }, [card]);
    t.you.plays(card, { targets: 'Crush' });
    t.pass.all();
    expect(t.boss).toMatchObject({ resources: ['Crush'], hand: [], graveyard: [] });
  }
  const given = at({ decks: { main: ['Crush'] } }, ['Give Them One']);
  given.you.plays('Give Them One', { targets: 'boss' });
  given.pass.all();
  expect(given.boss.resources).toEqual([]);
  const ally = at({ play: ['Footsoldier'] }, ['Face the Music']);
  ally.you.plays('Face the Music', { targets: 'Footsoldier' });
  ally.pass.all();
  expect(ally.boss).toMatchObject({ resources: [], allies: ['Footsoldier'] });
});

rule('R101.3b', 'the rows of raiding players are not guarded, nor what else the Boss player controls', () => {
  const t = scenario(
    { boss: { hand: ['Sunder'], play: ['Dragon Hide'] }, you: { resources: ['Footsoldier'] } },
    { raid: 'onyxia', cards, turn: 'boss' },
  );
  t.boss.plays('Sunder', { targets: 'Footsoldier' });
  t.pass.all();
  expect(t.you).toMatchObject({ resources: [], graveyard: ['Footsoldier'] });
  const other = scenario(
    { boss: { play: ['Dragon Hide'] }, you: { hand: ['Tail Swipe'], resources: 2 } },
    { raid: 'onyxia', cards, turn: 'you' },
  );
  other.you.plays('Tail Swipe', { targets: 'Dragon Hide' });
  other.pass.all();
  expect(other.boss).toMatchObject({ play: [], graveyard: ['Dragon Hide'] });
});

rule('R101.3c, MC200.3', 'opposing modifiers take nothing from his decks and graveyards', () => {
  const t = at({ decks: { main: ['Crush', 'Trample', 'Thrash'] }, graveyards: { main: ['Burninate'] } }, [
    'Grind Down',
    'Spoil the Dead',
    'Steal the Dead',
  ]);
  t.you.plays('Grind Down', { targets: 'boss' });
  t.pass.all();
  t.you.plays('Spoil the Dead', { targets: 'boss' });
  t.pass.all();
  t.you.plays('Steal the Dead', { targets: 'Burninate' });
  t.pass.all();
  expect(t.boss.decks.Main).toEqual(['Crush', 'Trample', 'Thrash']);
  expect(t.boss.graveyards.Main).toEqual(['Burninate']);
  expect(t.boss.removed).toEqual([]);
});
