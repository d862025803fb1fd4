import { anAlly, atk, attached, attachment, has, have, masterHero, set } from '@meetingstone/cards/language';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { bolt, soldier, temple } from './temple.ts';

const GUARD = { ...soldier('Guard', 1, 9), powers: [has('Protector')] };
const [lord, blessing] = set({
  'Lord of Outland': masterHero({ cost: 3, tags: ['Demon', 'Traitor'], atk: [5, 'melee'], health: 35 }),
  Blessing: attachment({ cost: 0 }, anAlly, have(attached(anAlly), atk(2))),
});

rule('BT.06', 'a protector protects any friendly character, whoever controls it', () => {
  const { boss, you, friend, pass, waiting } = temple(
    { boss: 'Supremus' },
    { you: {}, friend: { play: [GUARD] } },
    { turn: 'boss' },
  );
  boss.attacks(boss.hero, you.hero);
  while (waiting()?.question === 'priority') pass.all();
  friend.protects('Guard');
});

rule('BT.07', 'with a raider all his cards leave the game, also those attached to others', () => {
  const { boss, you, friend, card, resolve } = temple(
    { boss: 'Supremus', hand: [bolt(40)] },
    {
      you: { play: [GUARD] },
      friend: { play: [{ card: soldier('Squire', 1, 9), attached: [{ card: blessing!, by: 'you' }] }] },
    },
    { turn: 'boss' },
  );
  expect(card('Squire').atk).toBe(3);
  boss.plays('Bolt of 40', { targets: [you.hero] });
  resolve.all();
  expect([you.lost, you.play, friend.play, card('Squire').atk]).toEqual([true, [], ['Squire'], 1]);
});

rule('BT.21', 'a Master hero takes the place of a raider as he was, and can attack at once', () => {
  const { boss, you, resolve } = temple(
    { boss: 'Supremus' },
    { you: { hero: { damage: 4, counters: { rune: 1 } }, hand: [lord!], resources: 3 } },
  );
  you.plays('Lord of Outland');
  resolve.all();
  expect([you.hero.name, you.hero.damage, you.hero.counters, you.hero.health]).toEqual([
    'Lord of Outland',
    4,
    { rune: 1 },
    35,
  ]);
  you.attacks(you.hero, boss.hero);
});
