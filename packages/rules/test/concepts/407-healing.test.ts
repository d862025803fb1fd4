import {
  ability,
  ally,
  anAlly,
  cant,
  countOf,
  draw,
  each,
  friendly,
  have,
  heal,
  healsDamage,
  heroOrAlly,
  ifWould,
  item,
  nextTime,
  ongoing,
  replace,
  set,
  tagged,
  target,
  thatMuchPlus,
  when,
  yourHeroAs,
  yours,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const cards = set({
  Mend: ability({ cost: 0, instant: true }, heal(4, target(heroOrAlly))),
  'Mend All': ability({ cost: 0 }, heal(4, each(friendly(heroOrAlly)))),
  'Shared Strength': ability({ cost: 0 }, heal(countOf(yours(anAlly)), target(heroOrAlly))),
  Promise: ability({ cost: 0 }, replace(nextTime(healsDamage({ by: yourHeroAs }), thatMuchPlus(3)))),
  Nurse: item({ cost: 0 }, when(healsDamage({}), draw())),
  Balm: item({ cost: 0 }, ifWould(healsDamage({ by: yourHeroAs }), thatMuchPlus(1))),
  Blight: ongoing({ cost: 0 }, have(tagged('Undead'), cant('be healed'))),
  Dwarf: ally({ cost: 1, tags: ['Dwarf'], atk: [1, 'melee'], health: 9 }),
  Undead: ally({ cost: 1, tags: ['Undead'], atk: [1, 'melee'], health: 9 }),
});

rule('407.1', 'healing takes off as much damage as it says, and what is too much is wasted', () => {
  const { you, foe, pass, card } = scenario(
    {
      you: { hand: ['Mend', 'Flash Heal'], resources: 1, hero: { damage: 3 }, play: [{ card: 'Dwarf', damage: 7 }] },
      foe: { hero: { damage: 3 } },
    },
    { cards },
  );
  you.plays('Mend', { targets: 'Dwarf' });
  pass.all();
  expect(card('Dwarf').damage).toBe(3);
  you.plays('Flash Heal', { targets: you.hero });
  pass.all();
  expect([you.hero.damage, foe.hero.damage]).toEqual([0, 3]);
});

rule('407.1', 'only the damage that was really removed was healed', () => {
  const { you, pass, game } = scenario({ you: { hand: ['Mend'], hero: { damage: 3 } }, foe: {} }, { cards });
  you.plays('Mend', { targets: you.hero });
  pass.all();
  const healed = game().happened.filter(({ event }) => event === 'heal');
  expect(healed.map(({ amount }) => amount)).toEqual([3]);
});

example('407.1#1', 'a wounded ally of 5 health is healed of 1 and survives the 4 of the bolt', () => {
  const { you, foe, pass, card } = scenario(
    {
      you: { hand: ['Lightning Bolt'], resources: 3 },
      foe: { hand: ['Flash Heal'], resources: 1, play: [{ card: 'Quarry Ogre', damage: 1 }, 'Footsoldier'] },
    },
    { cards },
  );
  you.plays('Lightning Bolt', { targets: 'Quarry Ogre' });
  you.passes();
  foe.plays('Flash Heal', { targets: 'Quarry Ogre' });
  pass.all();
  expect(card('Quarry Ogre').damage).toBe(0);
  pass.all();
  expect(card('Quarry Ogre')).toMatchObject({ zone: 'play', damage: 4 });
  expect(card('Footsoldier').damage).toBe(0);
});

rule('407.2', 'each character is healed by a packet of its own, and a packet for each thing is one packet', () => {
  const t = scenario(
    {
      you: {
        team: 'A',
        hand: ['Mend All', 'Shared Strength'],
        play: ['Balm', { card: 'Footsoldier', as: 'one' }, { card: 'Footsoldier', as: 'two' }],
        hero: { damage: 9 },
      },
      foe: { team: 'B', hero: { damage: 9 } },
      friend: { team: 'A', hero: { damage: 9 } },
    },
    { cards },
  );
  const { you, foe, friend, pass } = t;
  you.plays('Mend All');
  pass.all();
  expect([you.hero.damage, foe.hero.damage, friend.hero.damage]).toEqual([4, 9, 4]);
  you.plays('Shared Strength', { targets: you.hero });
  pass.all();
  expect(you.hero.damage).toBe(1);
});

example('407.2#1', 'Shelter the Flock heals 12 from each friendly hero, a flip for 0 heals nothing', () => {
  const t = scenario({
    boris: {
      team: 'A',
      hero: { card: 'Boris Brightbeard', damage: 20 },
      hand: ['Shelter the Flock'],
      play: ['Hide of the Wild'],
      resources: 4,
    },
    foe: { team: 'B', hero: { damage: 20 } },
    friend: { team: 'A', hero: { damage: 20 } },
  });
  const { boris, foe, friend, pass, game } = t;
  boris.plays('Shelter the Flock');
  pass.all();
  const packets = game().happened.filter(({ event }) => event === 'heal');
  const hero = game().state.players[0]!.hero;
  expect(packets.map(({ amount, by }) => ({ amount, by }))).toEqual(Array(2).fill({ amount: 12, by: hero }));
  expect(packets.map(({ with: tools }) => tools?.length)).toEqual([1, 1]);
  expect([boris.hero.damage, foe.hero.damage, friend.hero.damage]).toEqual([8, 20, 8]);
  boris.uses('Boris Brightbeard', { x: 0, targets: friend.hero });
  pass.all();
  expect(boris.hero.faceUp).toBe(false);
  expect(friend.hero.damage).toBe(8);
});

rule(
  '407.3',
  'a link may heal one who has no damage or can not be healed; it does nothing and triggers nothing',
  () => {
    const { you, pass, card, chain } = scenario(
      {
        you: {
          hand: [
            { card: 'Mend', as: 'first' },
            { card: 'Mend', as: 'second' },
            { card: 'Mend', as: 'third' },
          ],
          play: ['Nurse', 'Balm', 'Dwarf', { card: 'Undead', damage: 5 }],
          hero: { damage: 5 },
        },
        foe: { play: ['Blight'] },
      },
      { cards },
    );
    you.plays('first', { targets: 'Dwarf' });
    pass.all();
    expect(chain()).toEqual([]);
    you.plays('second', { targets: 'Undead' });
    pass.all();
    expect(chain()).toEqual([]);
    expect(card('Undead').damage).toBe(5);
    you.plays('third', { targets: you.hero });
    pass.all();
    expect(chain()).toEqual(['Nurse']);
    expect(you.hero.damage).toBe(0);
    pass.all();
    expect(you.hand).toEqual(['Footsoldier']);
  },
);

rule('407.3', 'what waits for the next healing goes on waiting, for there was no packet', () => {
  const { you, pass, card } = scenario(
    {
      you: {
        hand: ['Promise', { card: 'Mend', as: 'first' }, { card: 'Mend', as: 'second' }],
        play: ['Dwarf'],
        hero: { damage: 9 },
      },
      foe: {},
    },
    { cards },
  );
  you.plays('Promise');
  pass.all();
  you.plays('first', { targets: 'Dwarf' });
  pass.all();
  expect(card('Dwarf').damage).toBe(0);
  you.plays('second', { targets: you.hero });
  pass.all();
  expect(you.hero.damage).toBe(2);
});

example('407.3#1', 'an unwounded ally of 4 health is healed of nothing and destroyed by the bolt', () => {
  const { you, foe, pass, card, priority } = scenario(
    {
      you: { hand: ['Lightning Bolt'], resources: 3 },
      foe: { hand: ['Flash Heal'], resources: 1, play: ['Bluff Watcher', 'Nurse'] },
    },
    { cards },
  );
  you.plays('Lightning Bolt', { targets: 'Bluff Watcher' });
  you.passes();
  foe.plays('Flash Heal', { targets: 'Bluff Watcher' });
  pass.all();
  expect(card('Bluff Watcher').damage).toBe(0);
  expect(foe.hand).toEqual([]);
  pass.all();
  expect(card('Bluff Watcher').zone).toBe('graveyard');
  expect(priority()).toBe('you');
});
