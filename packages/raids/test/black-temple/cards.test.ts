import { ability, armor, heal, heroOrAlly, set, target } from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { bolt, errand, soldier, temple } from './temple.ts';

const [ONE, TWO, THREE] = [soldier('One', 1, 9), soldier('Two', 2, 9), soldier('Three', 3, 9)];
const salve: Facts = set({ Salve: ability({ cost: 0, instant: true }, heal(2, target(heroOrAlly))) })[0]!;
const shirt = (cost: number, name: string): Facts => set({ [name]: armor({ cost, limit: 'Chest (9)', def: 3 }) })[0]!;
const supremus = { boss: 'Supremus', resources: 5 };
const bossTurn = { turn: 'boss' };

rule('BT.20', 'Fel Geyser: to complete a quest, another is turned face down, one for each Geyser', () => {
  const second = { ...errand, name: 'Second Errand' };
  const { you, resolve } = temple(
    { ...supremus, play: ['Fel Geyser'] },
    { you: { resources: [errand, second], deck: 5 } },
  );
  you.completes('Errand');
  resolve.all();
  expect(you.hand).toHaveLength(1);
  you.cannot({ complete: 'Second Errand' }, '702.2');
});

rule('BT.20', 'Tidal Burst: the target, and every other opposing ally of the same cost', () => {
  const { boss, card, resolve } = temple(
    { ...supremus, hand: ['Tidal Burst'] },
    { you: { play: [ONE, TWO] }, friend: { play: [{ ...ONE, name: 'Same' }] } },
    bossTurn,
  );
  boss.plays('Tidal Burst', { targets: ['One'] });
  resolve.all();
  expect([card('One').damage, card('Two').damage, card('Same').damage]).toEqual([3, 0, 3]);
});

rule('BT.20', 'Hateful Strike finds a lonely ally', () => {
  const { boss, you, friend, resolve } = temple(
    { ...supremus, hand: ['Hateful Strike'] },
    { you: { play: [ONE] }, friend: { play: [TWO, THREE] } },
    bossTurn,
  );
  boss.plays('Hateful Strike', { targets: ['you'] });
  resolve.all();
  expect([you.play, friend.play]).toEqual([[], ['Two', 'Three']]);
});

rule('BT.20', 'Fel-Acid Breath: the victim sets the order in which his allies take three, two and one', () => {
  const { boss, you, card, pass } = temple(
    { ...supremus, hand: ['Fel-Acid Breath'] },
    { you: { play: [ONE, TWO, THREE] } },
    bossTurn,
  );
  boss.plays('Fel-Acid Breath', { targets: ['you'] });
  pass.all();
  you.mustChooseAmong(['One', 'Two', 'Three']);
  you.chooses('Two');
  you.chooses('Three');
  expect([card('One').damage, card('Two').damage, card('Three').damage]).toEqual([1, 3, 2]);
});

rule('BT.20', 'Crushing Shadows hurts each hero by the cost of the card that he lost', () => {
  const { boss, you, friend, resolve } = temple(
    { ...supremus, hand: ['Crushing Shadows'] },
    { you: { hand: [THREE] }, friend: { hand: [ONE] } },
    bossTurn,
  );
  boss.plays('Crushing Shadows');
  resolve.all();
  expect([you.hero.damage, friend.hero.damage]).toEqual([3, 1]);
});

rule('BT.20', 'Doom Blossom withers while it deals its damage', () => {
  const { boss, you, card, resolve, until } = temple(
    { boss: "High Warlord Naj'entus", hand: ['Doom Blossom'], resources: 1 },
    { you: {} },
    bossTurn,
  );
  boss.plays('Doom Blossom', { targets: [you.hero] });
  resolve.all();
  expect(card('Doom Blossom').counters).toEqual({ blossom: 3 });
  until({ turn: 'you' });
  until({ turn: 'boss', step: 'draw' });
  expect(card('Doom Blossom').counters).toEqual({ blossom: 2 });
});

rule('BT.20', 'Needle Spine answers what hurts the defending hero', () => {
  const { boss, you, pass, resolve, card, attacker } = temple(
    { boss: 'Supremus', hand: ['Needle Spine'], resources: 1 },
    { you: { play: [TWO] } },
  );
  you.attacks('Two', boss.hero);
  you.passes();
  boss.plays('Needle Spine', { targets: ['Two'] });
  resolve.all();
  while (attacker() !== null) pass.all();
  resolve.all();
  expect([boss.hero.damage, card('Two').damage]).toEqual([2, 2]);
});

rule('BT.20', 'Aura of Anger helps against the wounded', () => {
  const { boss, card, pass, attacker, leaves } = temple(
    { boss: 'Supremus', play: ['Aura of Anger'] },
    { you: { play: [{ card: ONE, damage: 1 }] } },
    bossTurn,
  );
  boss.attacks(boss.hero, 'One');
  pass.all();
  while (attacker() !== null && card('One').damage === 1) pass.all();
  expect(card('One').damage).toBe(4);
  leaves('target');
});

rule('BT.20', 'Sinful Beam and Wicked Beam look for the class and the race of their target', () => {
  const kin = soldier('Kin', 1, 9, 'Orc', 'Mage');
  const { boss, you, card, resolve } = temple(
    { boss: 'Supremus', hand: ['Sinful Beam', 'Wicked Beam'], resources: 3 },
    { you: { hero: { class: 'Mage', race: 'Troll' }, play: [kin, soldier('Orc', 1, 9, 'Orc', 'Rogue'), ONE] } },
    bossTurn,
  );
  boss.plays('Sinful Beam', { x: 1, targets: ['Kin'] });
  resolve.all();
  expect([card('Kin').damage, card('Orc').damage, you.hero.damage, card('One').damage]).toEqual([1, 0, 1, 0]);
  boss.plays('Wicked Beam', { x: 2, targets: ['Kin'] });
  resolve.all();
  expect([card('Kin').damage, card('Orc').damage, you.hero.damage, card('One').damage]).toEqual([3, 2, 1, 0]);
});

rule('BT.20', 'Prismatic Shield takes three from every packet of this turn', () => {
  const { boss, you, resolve } = temple(
    { boss: 'Supremus', hand: ['Prismatic Shield'], resources: 1 },
    { you: { hand: [bolt(4), bolt(5)] } },
    bossTurn,
  );
  boss.plays('Prismatic Shield');
  resolve.all();
  boss.passes();
  you.plays('Bolt of 4', { targets: [boss.hero] });
  resolve.all();
  boss.passes();
  you.plays('Bolt of 5', { targets: [boss.hero] });
  resolve.all();
  expect(boss.hero.damage).toBe(3);
});

rule('BT.20', 'Fel Rage: three cards, or the hand for five', () => {
  const { boss, resolve } = temple({ ...supremus, hand: ['Fel Rage', 'Fixate'] }, { you: {} }, bossTurn);
  boss.plays('Fel Rage', { modes: 2 });
  resolve.all();
  expect([boss.hand.length, boss.graveyards.Main]).toEqual([5, ['Fixate', 'Fel Rage']]);
});

rule('R504.1b', 'an Ashtongue serves a Traitor in one way and the loyal in another', () => {
  const { boss, you, card, resolve } = temple(
    { boss: { card: 'Supremus', damage: 5 }, resources: ['Ashtongue Battlelord'], play: ['Ashtongue Rogue'] },
    {
      you: {
        hand: [bolt(1), 'Mind Control'],
        hero: { class: 'Priest' },
        resources: 9,
        play: [ONE, { card: TWO, damage: 1 }],
      },
    },
  );
  expect(card('Ashtongue Rogue').keywords).toEqual(['Elusive', 'Ferocity']);
  you.plays('Mind Control', { x: 4, targets: ['Ashtongue Rogue'] });
  resolve.all();
  expect(card('Ashtongue Rogue').keywords).toEqual(['Long-Range', 'Stealth']);
  you.plays('Bolt of 1', { targets: [boss.hero] });
  resolve.all();
  boss.chooses('One');
  resolve.all();
  expect(you.allies).toEqual(expect.arrayContaining(['Two']));
  expect(you.allies).not.toContain('One');
});

rule('R504.1', 'Courtesan and Concubine are hard to hurt, each in her way', () => {
  const { boss, you, card, resolve } = temple(
    { boss: 'Supremus', play: ['Charming Courtesan', 'Temple Concubine'] },
    { you: { hand: [bolt(2), bolt(3), bolt(1)] } },
  );
  you.plays('Bolt of 2', { targets: ['Charming Courtesan'] });
  resolve.all();
  you.plays('Bolt of 3', { targets: ['Temple Concubine'] });
  resolve.all();
  expect([card('Charming Courtesan').damage, card('Temple Concubine').damage]).toEqual([0, 0]);
  expect(boss.allies).toEqual(['Charming Courtesan', 'Temple Concubine']);
  you.plays('Bolt of 1', { targets: ['Temple Concubine'] });
  resolve.all();
  expect(card('Temple Concubine').damage).toBe(1);
});

rule('BT.20', 'Arcing Smash: an equipment, and every other opposing one of the same cost', () => {
  const { boss, you, friend, resolve } = temple(
    { ...supremus, hand: ['Arcing Smash'] },
    { you: { play: [shirt(2, 'Mail'), shirt(3, 'Plate')] }, friend: { play: [shirt(2, 'Leather')] } },
    bossTurn,
  );
  boss.plays('Arcing Smash', { targets: ['Mail'] });
  resolve.all();
  expect([you.play, friend.play]).toEqual([['Plate'], []]);
});

rule(
  'BT.01',
  'Aura of Desire: one card hurts an ally, two destroy an ability or equipment, five all that opponents have',
  () => {
    const aura = (discarded: number, targets: readonly string[]) => {
      const table = temple(
        { ...supremus, hand: 6, play: ['Aura of Desire'] },
        { you: { play: [ONE, shirt(2, 'Mail')] }, friend: { play: [TWO] } },
        bossTurn,
      );
      const power = { 1: 1, 2: 2, 5: 3 }[discarded]!;
      table.boss.uses('Aura of Desire', targets.length > 0 ? { power, targets: [...targets] } : { power });
      while (table.waiting()?.for === 'boss' && table.waiting()?.question !== 'priority')
        table.boss.chooses(table.boss.hand[0]!);
      table.resolve.all();
      expect([table.boss.hand.length, table.card('Aura of Desire').exhausted]).toEqual([6 - discarded, true]);
      return table;
    };
    expect(aura(1, ['One']).card('One').damage).toBe(2);
    expect(aura(2, ['Mail']).you.play).toEqual(['One']);
    const all = aura(5, []);
    expect([all.you.play, all.friend.play, all.boss.play]).toEqual([
      [],
      [],
      expect.arrayContaining(['Aura of Desire']),
    ]);
  },
);

rule('BT.01', 'Aura of Suffering: opposing heroes and allies are not healed, others are', () => {
  const { boss, you, card, resolve } = temple(
    { boss: { card: 'Supremus', damage: 3 }, play: ['Aura of Suffering'] },
    {
      you: {
        hand: ['a', 'b', 'c'].map((as) => ({ card: salve, as })),
        hero: { damage: 5 },
        play: [{ card: ONE, damage: 4 }],
      },
    },
  );
  you.plays('a', { targets: [you.hero] });
  resolve.all();
  you.plays('b', { targets: ['One'] });
  resolve.all();
  you.plays('c', { targets: [boss.hero] });
  resolve.all();
  expect([you.hero.damage, card('One').damage, boss.hero.damage]).toEqual([5, 4, 1]);
});

rule('BT.01', 'Eye Blast gives itself for an ability, ally or equipment, at any time', () => {
  const { boss, you, resolve } = temple(
    { boss: 'Supremus', play: ['Eye Blast'] },
    { you: { play: [ONE, shirt(2, 'Mail')] } },
  );
  you.passes();
  boss.uses('Eye Blast', { targets: ['Mail'] });
  resolve.all();
  expect([you.play, boss.graveyards.Main]).toEqual([['One'], ['Eye Blast']]);
});

rule('BT.01', 'Fixate: three more for the Boss, and nothing prevents what it deals in combat', () => {
  const { boss, you, pass, resolve, attacker } = temple(
    { ...supremus, hand: ['Fixate'] },
    { you: { play: [shirt(2, 'Mail')] } },
    bossTurn,
  );
  boss.plays('Fixate');
  resolve.all();
  expect(boss.hero.atk).toBe(3);
  boss.attacks(boss.hero, you.hero);
  while (attacker() !== null) pass.all();
  expect([you.hero.damage, you.play]).toEqual([5, ['Mail']]);
});

rule('BT.01', 'Parasitic Shadowfiend interrupts an ability, ally or equipment', () => {
  const { boss, you, resolve } = temple(
    { boss: 'Supremus', hand: ['Parasitic Shadowfiend'], resources: 1 },
    { you: { hand: [TWO], resources: 2 } },
  );
  you.plays('Two');
  you.passes();
  boss.plays('Parasitic Shadowfiend', { targets: ['Two'] });
  resolve.all();
  expect([you.allies, you.graveyard]).toEqual([[], ['Two']]);
});
