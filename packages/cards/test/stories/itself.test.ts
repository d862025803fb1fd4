import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

/** What each of several does to itself, it does alone. */

const [doubt, rest, brute, gnome, drum] = written(
  'Gnawing Doubt, 1, Ability—Shadow\nEach ally deals shadow damage to itself equal to its ATK.',
  'Long Rest, 1, Ability—Holy\nEach hero heals 3 damage from itself.',
  'Broad Brute, 1, Ally—Orc, 4 [Melee] / 9 Health',
  'Bright Gnome, 1, Ally—Gnome, 1 [Melee] / 5 Health',
  'Sour Drum, 1, Item—Trinket\nWhen a Gnome deals damage, draw a card.\nWhen an opposing hero heals damage, draw a card.',
);

rule('408.2', 'each ally is the source of the damage that it deals to itself', () => {
  const { you, card, resolve } = scenario({
    you: { hand: [doubt!], resources: 1, deck: 3, play: [drum!, gnome!] },
    foe: { play: [brute!] },
  });
  you.plays('Gnawing Doubt');
  resolve.all();
  expect([card('Broad Brute').damage, card('Bright Gnome').damage, you.hand.length]).toEqual([4, 1, 1]);
});

rule('407.1', 'each hero heals itself', () => {
  const { you, foe, resolve } = scenario({
    you: { hand: [rest!], resources: 1, deck: 3, play: [drum!], hero: { damage: 5 } },
    foe: { hero: { damage: 4 } },
  });
  you.plays('Long Rest');
  resolve.all();
  expect([you.hero.damage, foe.hero.damage, you.hand.length]).toEqual([2, 1, 1]);
});
