import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { begone, bolt, errand, event, hush, silence, temple } from './temple.ts';

/** One point of damage is enough. */
const dying = { card: 'Supremus', damage: 5 };
const slain = { card: 'Shade of Akama', flipped: true, damage: 6 };
const slayer = { hand: [bolt(1)] };
const MINIONS = ['Sister of Pain', 'Temple Concubine'];

rule('R502.1, R502.1a, R502.2a', 'a Boss that is destroyed is removed, and the next one comes undamaged', () => {
  const { boss, you, resolve } = temple({ boss: dying }, { you: slayer });
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  expect(boss.removed).toContain('Supremus');
  expect([boss.hero.name, boss.hero.damage]).toEqual(['Shade of Akama', 0]);
});

rule('R502.2c, BT.13', 'the next Boss comes with its tokens', () => {
  const { boss, you, resolve } = temple({ boss: dying }, { you: slayer });
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  expect(boss.allies).toEqual(Array.from({ length: 6 }, () => 'Ashtongue Channeler'));
});

rule('R502.2c, BT.13', 'three Fragments come with the Shrine, and one of each member with the Council', () => {
  const tokensOf = (next: string) => {
    const { boss, you, resolve } = temple({ boss: dying, heroes: [next] }, { you: slayer });
    you.plays('Bolt of 1', { targets: [boss.hero] });
    resolve.all();
    expect(boss.hero.name).toBe(next);
    return boss.allies;
  };
  expect(tokensOf('Shrine of Lost Souls')).toEqual(['Soul Fragment', 'Soul Fragment', 'Soul Fragment']);
  expect(tokensOf('The Illidari Council').toSorted()).toEqual([
    'Gathios the Shatterer',
    'High Nethermancer Zerevor',
    'Lady Malande',
    'Veras Darkshadow',
  ]);
  for (const alone of ['Teron Gorefiend', 'Gurtogg Bloodboil', 'Mother Shahraz', 'The Betrayer'])
    expect(tokensOf(alone)).toEqual([]);
});

rule('R502.2b', 'each Boss comes with events of its own number', () => {
  const EVENTS = { 'Shade of Akama': 2, 'Gurtogg Bloodboil': 3, 'The Illidari Council': 4, 'The Betrayer': 5 };
  for (const [next, count] of Object.entries(EVENTS)) {
    const { boss, you, resolve } = temple({ boss: dying, heroes: [next] }, { you: slayer });
    you.plays('Bolt of 1', { targets: [boss.hero] });
    resolve.all();
    expect([next, boss.resources.length]).toEqual([next, count]);
  }
});

rule(
  'R101.3c, R502.2b',
  'where the Event deck runs out in the middle, it is made anew and the rest comes from it',
  () => {
    const { boss, you, resolve } = temple(
      {
        boss: dying,
        heroes: ['The Betrayer'],
        decks: { Event: [event(43), event(43)] },
        graveyards: { Event: Array.from({ length: 4 }, () => event(43)) },
      },
      { you: slayer },
    );
    you.plays('Bolt of 1', { targets: [boss.hero] });
    resolve.all();
    expect([boss.hero.name, boss.resources.length]).toEqual(['The Betrayer', 5]);
    expect([boss.decks.Event!.length, boss.graveyards.Event]).toEqual([1, []]);
  },
);

rule('R502.2b', 'where there are no more events at all, those that there are come', () => {
  const { boss, you, resolve } = temple(
    { boss: dying, heroes: ['The Betrayer'], decks: { Event: [event(43)] }, graveyards: { Event: [event(43)] } },
    { you: slayer },
  );
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  expect([boss.resources.length, boss.decks.Event, boss.graveyards.Event]).toEqual([2, [], []]);
});

rule('R502.2b, BT.09', 'and with its events, face down and unseen', () => {
  const { boss, you, resolve } = temple({ boss: dying }, { you: slayer });
  const before = boss.decks.Event!.length;
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  expect([boss.resources.length, boss.decks.Event!.length]).toEqual([2, before - 2]);
});

rule('R502.1d, R502.2, R504.1b', 'the minions among the resources become allies, and nobody pays for them', () => {
  const { boss, you, resolve } = temple({ boss: dying, resources: MINIONS }, { you: slayer });
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  expect(boss.allies).toEqual(expect.arrayContaining(MINIONS));
});

rule('R502.2', "that effect is on the chain, players can respond to it, and can't interrupt it", () => {
  const { boss, you, pass, resolve, chain, priority } = temple(
    { boss: dying, resources: MINIONS },
    { you: { hand: [bolt(1), hush] } },
  );
  you.plays('Bolt of 1', { targets: [boss.hero] });
  pass.all();
  expect(chain()).toHaveLength(1);
  expect([priority(), boss.stage, boss.allies]).toEqual(['you', null, []]);
  you.plays('Hush', { targets: ['Black Temple'] });
  resolve.all();
  expect(boss.hero.name).toBe('Shade of Akama');
  expect(boss.allies).toEqual(expect.arrayContaining(MINIONS));
});

rule('R502.1c, BT.11', "players can't interrupt an event", () => {
  const { boss, you, pass, resolve } = temple(
    { boss: slain, resources: [event(59)] },
    { you: { hand: [bolt(1), silence] } },
  );
  you.plays('Bolt of 1', { targets: [boss.hero] });
  pass.all();
  you.plays('Silence', { targets: ['You Are Not Prepared!'] });
  resolve.all();
  expect(you.hero.damage).toBe(2);
});

rule('R502.1b', 'events that are face up are put into the event graveyard', () => {
  const { boss, you, resolve } = temple({ boss: dying, play: [event(50)] }, { you: slayer });
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  expect(boss.graveyards.Event).toEqual(['You Are Not Prepared!']);
});

rule('R502.1c, BT.11', 'face-down events are turned over one at a time, each resolving before the next', () => {
  const { boss, you, pass, chain } = temple({ boss: slain, resources: [event(59), event(59)] }, { you: slayer });
  you.plays('Bolt of 1', { targets: [boss.hero] });
  pass.all();
  expect(chain()).toEqual(['You Are Not Prepared!']);
  expect(boss.resources).toHaveLength(1);
  pass.all();
  expect(chain()).toEqual(['You Are Not Prepared!']);
  expect([boss.resources.length, you.hero.damage]).toEqual([0, 2]);
  pass.all();
  expect(you.hero.damage).toBe(4);
  pass.all();
  expect(boss.hero.name).toBe('Teron Gorefiend');
  expect(boss.graveyards.Event).toHaveLength(2);
});

rule('R502.1c', 'as an event waits on the chain, the turn player has priority first', () => {
  const { boss, you, pass, priority } = temple({ boss: slain, resources: [event(44)] }, { you: slayer });
  you.plays('Bolt of 1', { targets: [boss.hero] });
  pass.all();
  expect(priority()).toBe('you');
});

rule('R502.1c', 'an ongoing event comes back face up: it is no resource and stays until the next Boss falls', () => {
  const { boss, you, resolve } = temple({ boss: slain, resources: [event(56)] }, { you: slayer });
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  expect(boss.play).toContain('You Are Not Prepared!');
  expect(boss.resources).toHaveLength(2);
  expect(boss.graveyards.Event).toEqual([]);
});

rule('R502.1c', 'an event that has nothing to choose is over, and the raid goes on', () => {
  const { boss, you, resolve } = temple({ boss: slain, resources: [event(63)] }, { you: slayer });
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  expect(boss.graveyards.Event).toEqual(['You Are Not Prepared!']);
  expect(boss.hero.name).toBe('Teron Gorefiend');
});

rule('R502.1a', 'while no Boss is in play, your hero is the one that left it last', () => {
  const { boss, you, pass } = temple({ boss: slain, resources: [event(59)] }, { you: slayer });
  you.plays('Bolt of 1', { targets: [boss.hero] });
  pass.all();
  pass.all();
  expect(you.hero.damage).toBe(2);
});

rule('R101.2', 'allies and ongoing abilities of the Boss player stay', () => {
  const { boss, you, resolve } = temple(
    { boss: dying, play: ['Temple Concubine', 'Aura of Suffering'] },
    { you: slayer },
  );
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  expect(boss.play).toEqual(expect.arrayContaining(['Temple Concubine', 'Aura of Suffering']));
});

rule('R504.1a', 'a minion that is destroyed goes to the minion graveyard', () => {
  const { boss, you, resolve } = temple({ boss: 'Supremus', play: ['Sister of Pain'] }, { you: { hand: [bolt(2)] } });
  you.plays('Bolt of 2', { targets: ['Sister of Pain'] });
  resolve.all();
  expect(boss.graveyards.Minion).toEqual(['Sister of Pain']);
});

rule('R504.1a', 'and so does one that would leave play in another way', () => {
  const { boss, you, resolve } = temple({ boss: 'Supremus', play: ['Sister of Pain'] }, { you: { hand: [begone] } });
  you.plays('Begone', { targets: ['Sister of Pain'] });
  resolve.all();
  expect([boss.graveyards.Minion, boss.hand]).toEqual([['Sister of Pain'], []]);
});

rule('R504.2, R504.2a, BT.14', 'a raider with more resources than the threat level destroys what is too much', () => {
  const { you, pass, waiting } = temple({ boss: 'Supremus' }, { you: { resources: 6 } });
  while (waiting()?.question === 'priority') pass.all();
  you.chooses('Footsoldier');
  expect(you.resources).toHaveLength(5);
});

rule('R504.2, BT.14', 'the threat level is four at first, and one more with each of the next six', () => {
  const BOSSES = [
    "High Warlord Naj'entus",
    'Supremus',
    'Shade of Akama',
    'Teron Gorefiend',
    'Gurtogg Bloodboil',
    'Shrine of Lost Souls',
    'Mother Shahraz',
  ];
  for (const [n, boss] of BOSSES.entries())
    for (const more of [0, 1]) {
      const { you, pass, waiting, turn } = temple({ boss }, { you: { resources: 4 + n + more }, friend: {} });
      while (waiting()?.question === 'priority' && turn() === 'you') pass.all();
      if (more > 0) you.chooses('Footsoldier');
      expect([boss, you.resources.length, turn()]).toEqual([boss, 4 + n, 'friend']);
    }
});

rule('R504.2a', 'he chooses which', () => {
  const { you, pass, waiting } = temple(
    { boss: 'Supremus' },
    { you: { resources: [errand, 'Footsoldier', 'Footsoldier', 'Footsoldier', 'Footsoldier', 'Footsoldier'] } },
  );
  while (waiting()?.question === 'priority') pass.all();
  expect(waiting()?.for).toBe('you');
  you.chooses('Errand');
  expect(you.resources).not.toContain('Errand');
});

rule('R504.2b', 'the last two Bosses have no threat level', () => {
  const { you, until } = temple({ boss: 'The Betrayer' }, { you: { resources: 12 } });
  until({ turn: 'boss' });
  expect(you.resources).toHaveLength(12);
});

rule('BT.12', 'a new Boss can attack and use its powers at once', () => {
  for (const deed of ['attack', 'power'] as const) {
    const { boss, you, pass, resolve, attacker } = temple(
      { boss: { card: 'Mother Shahraz', damage: 19 }, heroes: ['The Betrayer'], hand: [bolt(1)] },
      { you: {} },
      { turn: 'boss' },
    );
    boss.plays('Bolt of 1', { targets: [boss.hero] });
    pass.all();
    boss.orders('Mother Shahraz', 'Black Temple');
    resolve.all();
    if (deed === 'power') boss.uses(boss.hero);
    else {
      boss.attacks(boss.hero, you.hero);
      pass.all();
      while (attacker() !== null) pass.all();
      expect(you.hero.damage).toBe(10);
    }
  }
});
