import { armor, set } from '@meetingstone/cards/language';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { bolt, errand, soldier, temple } from './temple.ts';

const [ONE, TWO] = [soldier('One', 1, 9), soldier('Two', 2, 9)];
const [mail] = set({ Mail: armor({ cost: 2, limit: 'Chest (1)', def: 3 }) });
const bossTurn = { turn: 'boss' };

/** Supremus falls, and these minions come out of his resource row with the next Boss. */
function comeOut(minions: readonly string[], yours: object = {}, friends: object = {}) {
  const table = temple(
    { boss: { card: 'Supremus', damage: 5 }, resources: minions },
    { you: { hand: [bolt(1)], ...yours }, friend: friends },
  );
  table.you.plays('Bolt of 1', { targets: [table.boss.hero] });
  table.pass.all();
  table.pass.all();
  return table;
}

/** An attack is seen through to its end. */
function fight(table: ReturnType<typeof temple>): void {
  while (table.attacker() !== null || table.chain().length > 0) table.pass.all();
}

rule('R504.1', 'Ashtongue Battlelord destroys one who is unhurt, for a Traitor', () => {
  const { boss, you, resolve } = comeOut(['Ashtongue Battlelord'], {
    play: [ONE, { card: TWO, damage: 1 }, soldier('Three', 3, 9)],
  });
  boss.mustChooseAmong(['One', 'Three']).chooses('One');
  resolve.all();
  expect(you.allies).toEqual(['Two', 'Three']);
});

rule('R504.1', 'Bonechewer Behemoth burns any hero as it comes', () => {
  const { boss, you, friend, resolve } = comeOut(['Bonechewer Behemoth']);
  boss.mustChooseAmong([boss.hero, you.hero, friend.hero].slice(1)).chooses(friend.hero);
  resolve.all();
  expect([you.hero.damage, friend.hero.damage]).toEqual([0, 4]);
});

rule('R504.1', 'Bonechewer Shield Disciple protects the Boss', () => {
  const table = temple({ boss: 'Supremus', play: ['Bonechewer Shield Disciple'] }, { you: { play: [TWO] } });
  table.you.attacks('Two', table.boss.hero);
  while (table.waiting()?.question === 'priority') table.pass.all();
  table.boss.protects('Bonechewer Shield Disciple');
  fight(table);
  expect([table.boss.hero.damage, table.card('Bonechewer Shield Disciple').damage]).toEqual([0, 2]);
});

rule('R504.1', 'Coilskar General brings three Nagas', () => {
  const { boss, resolve } = comeOut(['Coilskar General']);
  resolve.all();
  expect(boss.allies.filter((name) => name === 'Naga')).toHaveLength(3);
});

rule('R504.1', 'Coilskar Wrangler: for an ally of the Boss each opponent gives one of his choice', () => {
  const { boss, you, friend, pass } = temple(
    { boss: 'Supremus', play: ['Coilskar Wrangler', 'Temple Concubine'], resources: 2 },
    { you: { play: [ONE, TWO] }, friend: { play: [soldier('Other', 3, 3)] } },
    bossTurn,
  );
  boss.uses('Coilskar Wrangler', { pay: ['Temple Concubine'] });
  pass.all();
  you.mustChooseAmong(['One', 'Two']).chooses('One');
  expect([you.allies, friend.allies]).toEqual([['Two'], []]);
  expect(boss.graveyards.Minion).toEqual(['Temple Concubine']);
});

rule('R504.1', 'Priestess of Dementia does the same to abilities and equipment', () => {
  const { boss, you, pass } = temple(
    { boss: 'Supremus', play: ['Priestess of Dementia', 'Temple Concubine'], resources: 2 },
    { you: { play: [ONE, mail!] } },
    bossTurn,
  );
  boss.uses('Priestess of Dementia', { pay: ['Temple Concubine'] });
  pass.all();
  expect(you.play).toEqual(['One']);
});

rule('R504.1', 'Illidari Archon readies a resource as he attacks, if his player wants it', () => {
  for (const wants of [true, false]) {
    const table = temple(
      { boss: 'Supremus', play: ['Illidari Archon'], resources: [{ card: 'Sister of Pain', exhausted: true }] },
      { you: {} },
      bossTurn,
    );
    table.boss.attacks('Illidari Archon', table.you.hero);
    while (table.waiting()?.question === 'priority') table.pass.all();
    table.boss.chooses(wants);
    expect(table.boss.readyResources).toBe(wants ? 1 : 0);
  }
});

rule('R504.1', 'Illidari Blood Lord: every player turns a resource of his choice face down', () => {
  const second = { ...errand, name: 'Second Errand' };
  const { you, card, pass } = comeOut(['Illidari Blood Lord'], { resources: [errand, second] });
  pass.all();
  you.mustChooseAmong(['Errand', 'Second Errand']).chooses('Second Errand');
  expect([card('Errand').faceUp, card('Second Errand').faceUp]).toEqual([true, false]);
});

rule('R504.1', 'Promenade Sentinel strikes up to three as it comes', () => {
  const { boss, you, card, friend, resolve } = comeOut(['Promenade Sentinel'], { play: [ONE, TWO] });
  boss.chooses(['One', you.hero, friend.hero]);
  resolve.all();
  expect([card('One').damage, you.hero.damage, friend.hero.damage, card('Two').damage]).toEqual([2, 2, 2, 0]);
});

rule('R504.1', 'Sister of Pain hurts a hero as she attacks', () => {
  const table = temple({ boss: 'Supremus', play: ['Sister of Pain'] }, { you: { play: [ONE] }, friend: {} }, bossTurn);
  table.boss.attacks('Sister of Pain', 'One');
  while (table.waiting()?.question === 'priority') table.pass.all();
  table.boss.mustChooseAmong([table.you.hero, table.friend.hero]).chooses(table.friend.hero);
  fight(table);
  expect([table.friend.hero.damage, table.card('One').damage]).toEqual([1, 1]);
});

rule('R504.1', 'Sister of Pleasure protects, and heals as she defends', () => {
  const table = temple(
    { boss: { card: 'Supremus', damage: 3 }, play: ['Sister of Pleasure'] },
    { you: { play: [ONE] } },
  );
  table.you.attacks('One', table.boss.hero);
  while (table.waiting()?.question === 'priority') table.pass.all();
  table.boss.protects('Sister of Pleasure');
  while (table.waiting()?.question === 'priority') table.pass.all();
  table.boss.chooses(table.boss.hero);
  fight(table);
  expect([table.boss.hero.damage, table.card('Sister of Pleasure').damage]).toEqual([2, 1]);
});
