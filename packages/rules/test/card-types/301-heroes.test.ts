import {
  ability,
  aHero,
  ally,
  anAlly,
  atk,
  atkAndHealth,
  attached,
  attachment,
  becomesHero,
  cant,
  deal,
  destroy,
  draw,
  each,
  flip,
  give,
  have,
  hero,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  masterHero,
  pay,
  putIntoHand,
  putIntoPlay,
  putIntoPlayUnderOwners,
  removeFromGame,
  restoreStartingHero,
  set,
  target,
  thisCard,
  thisOne,
  when,
  withBack,
  yourHero,
  yours,
} from '@meetingstone/cards/language';
import type { Facts, Noun, Past } from '@meetingstone/rules';
import { faults, startGame, viewGame } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const plain = hero({ icon: ['Horde', 'Shaman'], race: 'Tauren', health: 28 });
const king = one('Frost King', masterHero({ cost: 3, health: 35 }));
const queen = one('Frost Queen', masterHero({ cost: 2, health: 40 }));
const bolt = one('Bolt', ability({ cost: 0, instant: true }, deal(3, 'fire', target(heroOrAlly))));

rule('301.1', 'each player starts with a ready hero in play that has an ATK and a health value', () => {
  const game = startGame({ seats: ['a', 'b'].map((name) => ({ name, hero: one('Bull', plain), decks: [[]] })) }, 1);
  for (const { exhausted, atk, health, zone, types, icons } of viewGame(game, null).play)
    expect({ exhausted, atk, health, zone, types, icons }).toEqual({
      exhausted: false,
      atk: 0,
      health: 28,
      zone: 'play',
      types: ['Hero'],
      icons: ['Horde', 'Shaman'],
    });
  expect(viewGame(game, null).play).toHaveLength(2);
});

rule('301.2', 'a hero starts face up, and a flip power is used up with its face', () => {
  const { you, foe, pass } = scenario({
    you: {
      hero: one('Flipper', hero({ icon: ['Horde', 'Mage'], race: 'Troll', health: 25 }, pay([1, 'flip'], draw()))),
      resources: 2,
      deck: ['Bloodclaw'],
    },
    foe: {},
  });
  expect([you.hero.faceUp, foe.hero.faceUp]).toEqual([true, true]);
  you.uses(you.hero);
  expect(you.hero.faceUp).toBe(false);
  pass.all();
  expect(you.hand).toEqual(['Bloodclaw']);
  you.refuses({ use: you.hero }, '701.2');
});

rule('301.2a', 'only the powers on the visible side function', () => {
  const janus = one(
    'Janus',
    withBack(
      hero(
        { icon: ['Horde', 'Mage'], race: 'Troll', health: 25 },
        pay([0], flip(thisCard)),
        have(yours(anAlly), atk(1)),
      ),
      have(yours(anAlly), atk(4)),
    ),
  );
  const { you, pass, card } = scenario({ you: { hero: janus, play: ['Footsoldier'] }, foe: { play: ['Hired Lance'] } });
  expect(card('Footsoldier').atk).toBe(3);
  you.uses(you.hero);
  pass.all();
  expect([card('Footsoldier').atk, card('Hired Lance').atk, you.hero.faceUp]).toEqual([6, 3, false]);
  you.refuses({ use: you.hero }, '701.2');
});

rule('301.2b', 'the other side may have another ATK and health', () => {
  const base = one('Beast', hero({ icon: ['Horde', 'Druid'], race: 'Tauren', health: 25 }, pay([0], flip(thisCard))));
  const beast: Facts = { ...base, hero: { ...base.hero, back: { powers: [], atk: 3, health: 30 } } };
  const { you, pass } = scenario({ you: { hero: beast }, foe: {} });
  expect([you.hero.atk, you.hero.health]).toEqual([0, 25]);
  you.uses(you.hero);
  pass.all();
  expect([you.hero.atk, you.hero.health]).toEqual([3, 30]);
});

rule('301.2c', 'a face-down hero is the same hero in all other ways', () => {
  const bull = one('Bull', hero({ icon: ['Horde', 'Shaman'], race: 'Tauren', health: 28 }, pay([0], flip(thisCard))));
  const { you, foe, pass } = scenario({
    you: { hero: { card: bull, damage: 4, exhausted: true }, hand: ['Vanquish', bolt], resources: 4 },
    foe: { play: ['Footsoldier'] },
  });
  const before = { ...you.hero };
  you.uses(you.hero);
  pass.all();
  const { faceUp, ...now } = { ...you.hero };
  const { faceUp: wasUp, ...then } = before;
  expect([wasUp, faceUp]).toEqual([true, false]);
  expect(now).toEqual(then);
  you.plays('Bolt').mustChooseAmong(['you.hero', 'foe.hero', 'Footsoldier']).chooses('you.hero');
  pass.all();
  expect([you.hero.damage, foe.hero.damage]).toEqual([7, 0]);
});

rule('301.3', 'a hero can attack and activate from its first moment in a party', () => {
  const { you, foe, pass } = scenario({
    you: {
      hero: one('Quick', hero({ icon: ['Horde', 'Mage'], race: 'Troll', health: 25 }, pay(['activate'], draw()))),
      deck: ['Bloodclaw'],
    },
    foe: {},
  });
  you.mustChooseAmong(['pass', { use: you.hero }, { attack: you.hero }]);
  you.uses(you.hero);
  pass.all();
  expect([you.hand, you.hero.exhausted, foe.hero.damage]).toEqual([['Bloodclaw'], true, 0]);
  const quick = one('Quick King', masterHero({ cost: 0, health: 30 }, pay(['activate'], draw())));
  const fresh = scenario({ you: { hand: [quick] }, foe: {} });
  fresh.you.plays('Quick King');
  fresh.pass.all();
  fresh.you.mustChooseAmong(['pass', { use: 'Quick King' }, { attack: 'Quick King' }]);
});

rule('301.4', 'a Master Hero starts in the deck and is played; it is never the hero at the start', () => {
  const seat = { name: 'a', hero: one('Bull', plain), decks: [[king]] };
  expect(faults({ seats: [seat, { ...seat, name: 'b' }] })).toEqual([]);
  expect(faults({ seats: [seat, { ...seat, name: 'b', hero: king }] })).toEqual([
    "b can't start with the Master Hero Frost King (301.4)",
  ]);
  const { you, pass, chain } = scenario({ you: { hand: ['Vanquish', king], resources: 3 }, foe: {} });
  you.plays('Frost King');
  expect([chain(), you.readyResources]).toEqual([['Frost King'], 0]);
  pass.all();
  expect(you.hero.name).toBe('Frost King');
});

rule('301.4', "a hero that is no Master Hero can't be played", () => {
  const { you } = scenario({ you: { hand: [one('Bull', plain)], resources: 3 }, foe: {} });
  you.refuses({ play: 'Bull' }, '301.4');
});

rule(
  '301.4a, BT.21',
  'a Master Hero takes over attachments, counters, damage and exhaustion; the old hero is removed',
  () => {
    const mark = one('Mark', attachment({ cost: 0 }, heroOrAlly, have(attached(aHero), atk(2))));
    const { you, foe, card, pass, chain } = scenario({
      you: {
        hero: {
          name: 'Old',
          damage: 7,
          exhausted: true,
          counters: { frost: 2 },
          attached: [{ card: mark, by: 'foe' }],
        },
        hand: [king],
        resources: 3,
      },
      foe: {},
    });
    you.plays('Frost King');
    pass.all();
    expect(chain()).toEqual([]);
    expect(you.hero).toMatchObject({
      name: 'Frost King',
      damage: 7,
      exhausted: true,
      counters: { frost: 2 },
      health: 35,
      atk: 2,
      faceUp: true,
    });
    expect(card('Mark')).toMatchObject({ zone: 'play', attachedTo: 'Frost King', controller: 'foe' });
    expect([you.removed, you.lost, foe.graveyard]).toEqual([['Old'], false, []]);
  },
);

rule('301.4a', 'it enters face up though the old hero was face down, which is removed that way', () => {
  const { you, card, pass } = scenario({
    you: { hero: { card: one('Bull', plain), flipped: true, as: 'old' }, hand: [king], resources: 3 },
    foe: {},
  });
  you.plays('Frost King');
  pass.all();
  expect([you.hero.faceUp, card('old').zone, card('old').faceUp]).toEqual([true, 'removed', false]);
});

rule('301.4a', "a Master Hero can't be flipped, neither by an effect nor as a cost", () => {
  const turn = one('Turn', ability({ cost: 0 }, flip(target(aHero))));
  const proud = one('Proud King', masterHero({ cost: 0, health: 35 }, pay(['flip'], draw())));
  const { you, foe, pass } = scenario({
    you: { hand: [proud, { card: turn, as: 'turn one' }, { card: turn, as: 'turn too' }] },
    foe: {},
  });
  you.plays('Proud King');
  pass.all();
  you.refuses({ use: 'Proud King' }, '403.1');
  you.plays('turn one', { targets: ['Proud King'] });
  pass.all();
  you.plays('turn too', { targets: [foe.hero] });
  pass.all();
  expect([you.hero.faceUp, foe.hero.faceUp]).toEqual([true, false]);
});

rule('301.4a', "a Master Hero can't be turned face down either", () => {
  const turn = one('Turn', ability({ cost: 0 }, { do: 'turn face down', what: target(aHero) }));
  const { you, foe, pass } = scenario({
    you: { hand: [king, { card: turn, as: 'turn one' }, { card: turn, as: 'turn too' }], resources: 3 },
    foe: {},
  });
  you.plays('Frost King');
  pass.all();
  you.plays('turn one', { targets: ['Frost King'] });
  pass.all();
  you.plays('turn too', { targets: [foe.hero] });
  pass.all();
  expect([you.hero.faceUp, foe.hero.faceUp]).toEqual([true, false]);
});

rule('301.4a', "that the hero can't leave play does not keep the old one, and losing it is no defeat", () => {
  const chain = one('Chain', attachment({ cost: 0 }, heroOrAlly, have(attached(aHero), cant('leave play'))));
  const { you, pass, winner } = scenario({
    you: { hero: { name: 'Old', attached: [chain] }, hand: [king], resources: 3 },
    foe: {},
  });
  you.plays('Frost King');
  pass.all();
  expect([you.hero.name, you.removed, winner()]).toEqual(['Frost King', ['Old'], null]);
});

rule('301.4a', "a hero that a Master Hero replaced can't leave the removed zone", () => {
  const recall = one('Recall', ability({ cost: 0 }, putIntoHand(each(inZone('removed', {})))));
  const exile = one(
    'Exile',
    ability({ cost: 0 }, removeFromGame(yourHero), putIntoPlayUnderOwners(each(inZone('removed', aHero)))),
  );
  const { you, pass } = scenario({
    you: { hero: { name: 'Old' }, hand: [king, recall, exile], resources: 3, removed: ['Footsoldier'] },
    foe: {},
  });
  you.plays('Frost King');
  pass.all();
  you.plays('Recall');
  pass.all();
  expect([you.removed, you.hand.includes('Footsoldier')]).toEqual([['Old'], true]);
  you.plays('Exile');
  pass.all();
  expect([you.hero.name, you.removed]).toEqual(['Frost King', ['Old']]); // only the king came back
});

rule('301.4b', 'links that target the old hero target the Master Hero, and modifiers go over to it', () => {
  const oil = one('Oil', ability({ cost: 0, instant: true }, give(target(heroOrAlly), [...atkAndHealth(2)])));
  const hasty = one('Hasty King', { ...masterHero({ cost: 0, health: 35 }), instant: true });
  const { you, foe, pass, until, game } = scenario(
    { you: { hand: [hasty] }, foe: { hand: [bolt, oil] } },
    { turn: 'foe' },
  );
  foe.plays('Oil', { targets: ['you.hero'] });
  pass.all();
  expect(you.hero).toMatchObject({ atk: 2, health: 32 });
  foe.plays('Bolt', { targets: ['you.hero'] });
  foe.passes();
  you.plays('Hasty King');
  pass.all();
  expect(you.hero).toMatchObject({ name: 'Hasty King', atk: 2, health: 37, damage: 0 });
  pass.all();
  expect([you.hero.damage, foe.graveyard]).toEqual([3, ['Oil', 'Bolt']]);
  until({ turn: 'you', step: 'action' });
  expect(you.hero).toMatchObject({ atk: 0, health: 35 });
  expect(game().state.turn.player).toBe(0);
});

rule('301.4b', 'a Master Hero goes on with the combat of the old hero, and with its weapon', () => {
  const hasty = one('Hasty King', { ...masterHero({ cost: 0, health: 35 }), instant: true });
  const { you, foe, pass, attacker, defender } = scenario({
    you: { hand: [hasty], play: ['Militia Sword'], resources: 1 },
    foe: {},
  });
  you.attacks(you.hero, foe.hero);
  pass.all();
  you.strikes('Militia Sword');
  you.plays('Hasty King');
  pass.all();
  expect([attacker(), defender(), you.hero.atk]).toEqual(['Hasty King', 'foe.hero', 2]);
  pass.all();
  pass.all();
  expect(foe.hero.damage).toBe(2);
});

rule('301.4b', 'a hero proposed as attacker is followed by the Master Hero', () => {
  const hasty = one('Hasty King', { ...masterHero({ cost: 0, health: 35 }), instant: true });
  const { you, foe, pass, attacker } = scenario({ you: { hand: [hasty] }, foe: { play: ['Footsoldier'] } });
  you.attacks(you.hero, 'Footsoldier');
  you.plays('Hasty King');
  pass.all();
  pass.all();
  expect(attacker()).toBe('Hasty King');
  pass.all();
  pass.all();
  expect([you.hero.damage, you.hero.exhausted, foe.hero.damage]).toEqual([2, true, 0]);
});

rule('301.4b', 'damage that was dealt to the old hero was dealt to the Master Hero', () => {
  const poison = one(
    'Poison',
    ability({ cost: 0 }, destroy(target({ kind: ['Hero', 'Ally'], past: { as: 'card', was: { event: 'deal' } } }))),
  );
  const { you, foe, pass, winner } = scenario({
    you: { hand: [king, bolt, poison], resources: 3 },
    foe: { play: ['Footsoldier'] },
  });
  you.plays('Bolt', { targets: ['you.hero'] });
  pass.all();
  you.plays('Frost King');
  pass.all();
  expect(you.hero.damage).toBe(3);
  you.plays('Poison');
  pass.all();
  expect([winner(), foe.lost]).toEqual([['foe'], false]); // the king was the only one dealt damage
});

rule('301.4b', 'what the old hero did the Master Hero did; whom it attacked stays who that was', () => {
  const hasty = one('Hasty King', { ...masterHero({ cost: 0, health: 35 }), instant: true });
  const oil = (name: string, past: Past) =>
    one(name, ability({ cost: 0 }, give(each({ kind: ['Hero', 'Ally'], past }), [atk(1)])));
  const { you, foe, pass, card } = scenario({
    you: {
      hand: [
        hasty,
        oil('Dealers', { as: 'by', was: { event: 'deal' } }),
        oil('Attackers', { as: 'card', was: { event: 'attack' } }),
        oil('Attacked', { as: 'to', was: { event: 'attack' } }),
      ],
      play: ['Militia Sword'],
      resources: 1,
    },
    foe: { play: [one('Steelhide Bear', ally({ cost: 3, atk: [3, 'melee'], health: 9 }))] },
  });
  const strength = () => [you.hero.atk, card('Steelhide Bear').atk, foe.hero.atk];
  you.attacks(you.hero, 'Steelhide Bear');
  pass.all();
  you.strikes('Militia Sword');
  pass.all();
  pass.all();
  you.plays('Hasty King');
  pass.all();
  expect([you.hero.name, strength()]).toEqual(['Hasty King', [0, 3, 0]]);
  you.plays('Attackers');
  pass.all();
  expect(strength()).toEqual([1, 3, 0]);
  you.plays('Attacked');
  pass.all();
  expect(strength()).toEqual([1, 4, 0]);
  you.plays('Dealers');
  pass.all();
  expect(strength()).toEqual([2, 5, 0]);
});

rule('301.4b', 'whoever attacked the old hero attacked the Master Hero', () => {
  const hasty = one('Hasty King', { ...masterHero({ cost: 0, health: 35 }), instant: true });
  const attacked: Noun = { kind: ['Hero', 'Ally'], past: { as: 'to', was: { event: 'attack' } } };
  const { you, foe, pass } = scenario(
    {
      you: { hand: [hasty] },
      foe: { play: ['Footsoldier'], hand: [one('Oil', ability({ cost: 0 }, give(each(attacked), [atk(1)])))] },
    },
    { turn: 'foe' },
  );
  foe.attacks('Footsoldier', you.hero);
  pass.all();
  foe.passes();
  you.plays('Hasty King');
  pass.all();
  pass.all();
  pass.all();
  foe.plays('Oil');
  pass.all();
  expect([you.hero.name, you.hero.atk]).toEqual(['Hasty King', 1]);
});

rule('301.4c', '"when your hero becomes" triggers only if your hero was not called so before', () => {
  const lich = one('Lich', masterHero({ cost: 0, health: 30 }, when(becomesHero(thisOne), draw())));
  const { you, pass, chain, resolve } = scenario({
    you: {
      hand: [{ card: lich, as: 'first' }, { card: lich, as: 'second' }, king],
      resources: 3,
      deck: ['Bloodclaw', 'Fury'],
    },
    foe: {},
  });
  you.plays('Frost King');
  pass.all();
  expect(chain()).toEqual([]);
  you.plays('first');
  pass.all();
  expect(chain()).toEqual(['Lich']);
  resolve.all();
  expect(you.hand).toEqual(['Lich', 'Bloodclaw']);
  you.plays('second');
  pass.all();
  expect([chain(), you.hero.name, you.removed]).toEqual([[], 'Lich', ['Hero of you', 'Frost King', 'Lich']]);
});

rule('301.4d', 'a starting hero comes back the way it was flipped, in the place of the Master Hero', () => {
  const mark = one('Mark', attachment({ cost: 0 }, heroOrAlly, have(attached(aHero), atk(2))));
  const home = one('Home', ability({ cost: 0 }, restoreStartingHero()));
  const { you, card, pass, game } = scenario({
    you: {
      hero: { card: one('Bull', plain), flipped: true, damage: 5 },
      hand: [king, { card: home, as: 'home' }, { card: home, as: 'home again' }, bolt],
      resources: 3,
    },
    foe: { hand: [mark] },
  });
  you.plays('Frost King');
  pass.all();
  you.plays('Bolt', { targets: ['Frost King'] });
  pass.all();
  expect(you.hero).toMatchObject({ name: 'Frost King', faceUp: true, damage: 8 });
  you.plays('home');
  pass.all();
  expect(you.hero).toMatchObject({ name: 'Bull', faceUp: false, damage: 8, zone: 'play', health: 28 });
  expect([you.removed, card('Frost King').zone]).toEqual([['Frost King'], 'removed']);
  you.plays('home again');
  pass.all();
  expect([you.hero.name, you.removed]).toEqual(['Bull', ['Frost King']]); // it is there already
  expect(game().state.players[0]!.hero).not.toBe(0);
});

rule(
  '301.4d',
  'attachments, modifiers and links go over to the starting hero, and the Master Hero stays removed',
  () => {
    const mark = one('Mark', attachment({ cost: 0, instant: true }, heroOrAlly, have(attached(aHero), atk(2))));
    const home = one(
      'Home',
      ability({ cost: 0, instant: true }, restoreStartingHero(), putIntoHand(each(inZone('removed', {})))),
    );
    const { you, foe, card, pass } = scenario({
      you: { hero: { name: 'Old' }, hand: [king, home], resources: 3 },
      foe: { hand: [mark, bolt] },
    });
    you.plays('Frost King');
    pass.all();
    you.passes();
    foe.plays('Mark', { targets: ['Frost King'] });
    pass.all();
    you.passes();
    foe.plays('Bolt', { targets: ['Frost King'] });
    foe.passes();
    you.plays('Home');
    pass.all();
    expect([you.hero.name, you.hero.atk, card('Mark').attachedTo]).toEqual(['Old', 2, 'you.hero']);
    expect([you.removed, you.hand]).toEqual([['Frost King'], []]);
    pass.all();
    expect(you.hero.damage).toBe(3);
  },
);

rule('301.4e', 'of several Master Heroes that enter at once their player chooses the order', () => {
  const parade = one('Parade', ability({ cost: 0 }, putIntoPlay(each(inYourGraveyard({ kind: ['Hero', 'Ally'] })))));
  const { you, pass } = scenario({
    you: { hand: [parade], graveyard: [king, queen, 'Footsoldier'] },
    foe: { graveyard: [{ card: queen, as: 'their queen' }] },
  });
  you.plays('Parade');
  pass.all();
  you.mustChooseAmong(['Frost King', 'Frost Queen']).chooses('Frost Queen');
  expect(you.hero).toMatchObject({ name: 'Frost King', health: 35 });
  expect([you.removed, you.allies]).toEqual([['Hero of you', 'Frost Queen'], ['Footsoldier']]);
});

const banish = one(
  'Banish',
  ability(
    { cost: 0, instant: true },
    { do: 'put', what: target(aHero), where: { to: 'removed' } },
    {
      do: 'create',
      trigger: {
        power: 'triggered',
        on: { event: 'turn ends' },
        effects: [putIntoPlayUnderOwners({ select: 'flagged' })],
      },
      about: { select: 'that' },
      next: true,
      duration: 'this game',
    },
  ),
);

rule(
  '301.5',
  "while no hero is in his party, a player has not lost but can't play cards; he can place and use powers",
  () => {
    const well = one('Well', {
      types: ['Equipment'],
      tags: ['Item'],
      icons: [],
      cost: 1,
      text: [],
      powers: [pay([0], draw())],
    });
    const { you, pass, winner, until } = scenario({
      you: { hero: { name: 'Old', damage: 9 }, hand: [banish, bolt, 'Footsoldier'], play: [well], resources: 3 },
      foe: {},
    });
    you.plays('Banish', { targets: [you.hero] });
    pass.all();
    expect([winner(), you.removed]).toEqual([null, ['Old']]);
    you.refuses({ play: 'Bolt' }, '301.5');
    you.refuses({ play: 'Footsoldier' }, '301.5');
    you.mustChooseAmong([
      'pass',
      { place: 'Bolt', face: 'down' },
      { place: 'Footsoldier', face: 'down' },
      { use: 'Well' },
    ]);
    until({ turn: 'foe', step: 'action' });
    expect(you.hero).toMatchObject({ name: 'Old', zone: 'play', damage: 0 });
  },
);

rule('301.5', 'what looks for a hero that is away sees it as it last was, and its damage stays as it was', () => {
  const tally = one('Tally', {
    types: ['Equipment'],
    tags: ['Item'],
    icons: [],
    cost: 1,
    text: [],
    powers: [
      pay([1], draw({ amount: 'damage', of: yourHero })),
      pay([1], deal(2, 'fire', yourHero), { do: 'heal', amount: 5, from: yourHero }),
    ],
  });
  const { you, pass } = scenario({
    you: {
      hero: { name: 'Old', damage: 3 },
      hand: [banish],
      resources: 2,
      play: [tally],
      deck: ['Bloodclaw', 'Fury', 'Hootie', 'Deuce', 'Footsoldier', 'Vanquish'],
    },
    foe: {},
  });
  you.plays('Banish', { targets: [you.hero] });
  pass.all();
  you.uses('Tally', { power: 2 });
  pass.all();
  you.uses('Tally', { power: 1 });
  pass.all();
  expect(you.hand).toEqual(['Bloodclaw', 'Fury', 'Hootie']);
});

rule(
  '301.5',
  'a hero that comes back is a different card: an attachment to it is gone, a link to it has no target',
  () => {
    const mark = one('Mark', attachment({ cost: 0 }, heroOrAlly, have(attached(aHero), atk(2))));
    const blink = one(
      'Blink',
      ability({ cost: 0, instant: true }, removeFromGame(yourHero), putIntoPlayUnderOwners({ select: 'that' })),
    );
    const { you, foe, pass } = scenario(
      { you: { hero: { name: 'Old', damage: 4, attached: [mark] }, hand: [blink] }, foe: { hand: [bolt] } },
      { turn: 'foe' },
    );
    foe.plays('Bolt', { targets: ['you.hero'] });
    foe.passes();
    you.plays('Blink');
    pass.all();
    expect(you.hero).toMatchObject({ zone: 'play', damage: 0, atk: 0 });
    expect([...you.graveyard].sort()).toEqual(['Blink', 'Mark']);
    pass.all();
    expect([you.hero.damage, foe.graveyard]).toEqual([0, ['Bolt']]);
  },
);

rule('301.5', "a hero can't enter a party in which there is one", () => {
  const call = one('Call', ability({ cost: 0 }, putIntoPlayUnderOwners(each(inZone('removed', aHero)))));
  const { you, pass } = scenario({
    you: { hero: { name: 'Present' }, hand: [call], removed: [one('Absent', plain)] },
    foe: {},
  });
  you.plays('Call');
  pass.all();
  expect([you.hero.name, you.removed]).toEqual(['Present', ['Absent']]);
});

rule('301.5', 'the traits of a hero that is away are still looked for', () => {
  const envoy = one('Envoy', {
    types: ['Ally'],
    tags: [],
    icons: [],
    cost: 1,
    atk: 1,
    damageType: 'melee',
    health: 1,
    text: [],
    powers: [
      {
        power: 'continuous',
        continuous: { cards: { self: true }, changes: [atk(4)], while: { is: 'hero trait', trait: 'Horde' } },
      },
    ],
  });
  const { you, pass, card } = scenario({
    you: { hero: { faction: 'Horde' }, hand: [banish], play: [{ card: envoy, as: 'mine' }] },
    foe: { play: [{ card: envoy, as: 'theirs' }] },
  });
  you.plays('Banish', { targets: [you.hero] });
  pass.all();
  expect([card('mine').atk, card('theirs').atk]).toEqual([5, 1]);
});
