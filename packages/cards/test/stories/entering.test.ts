import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

/** What a card's text did before it enters play tells with what it enters. */

const [hoard, spring, calling, brute, blade, cap] = written(
  'Hungry Hoard, 1, Item—Trinket\nAs this item enters play, destroy any number of allies you control.\nThis item enters play with a coin counter on it for each card destroyed this way.',
  'Slow Spring, 1, Ability—Restoration\nYour hero heals 5 damage from target hero or ally. Then, this ability enters play with a tide counter for each damage healed this way.\nOngoing: Your hero has Mend 1 for each tide counter on this ability.',
  'Late Calling, 1, Ability—Restoration\nSearch your deck for an ally. Put it into play with damage equal to its health minus 1.',
  'Broad Brute, 1, Ally—Orc, 4 [Melee] / 9 Health',
  'Old Rod, 1, Item—Trinket\n[Activate] >>> Put the third card from the top of your deck into your hand.',
  'Old Cap, 1, Item—Trinket\n[Activate] >>> Put the bottom card of your deck into your hand.',
);

rule('710.1b', 'it enters play with a counter for each that was destroyed as it entered', () => {
  const { you, card, resolve } = scenario({
    you: {
      hand: [hoard!],
      resources: 1,
      play: [
        { card: brute!, as: 'one' },
        { card: brute!, as: 'two' },
      ],
    },
    foe: {},
  });
  you.plays('Hungry Hoard');
  resolve.all();
  you.chooses(['one', 'two']);
  resolve.all();
  expect(card('Hungry Hoard').counters).toEqual({ coin: 2 });
});

rule('710.1b', 'an ongoing ability enters play with a counter for each damage that it healed', () => {
  const { you, card, resolve } = scenario({ you: { hand: [spring!], resources: 1, hero: { damage: 3 } }, foe: {} });
  you.plays('Slow Spring', { targets: you.hero });
  resolve.all();
  expect([you.hero.damage, card('Slow Spring').counters]).toEqual([0, { tide: 3 }]);
});

rule('710.1b', 'an ally enters play with all its damage but one', () => {
  const { you, card, resolve } = scenario({ you: { hand: [calling!], resources: 1, deck: [brute!] }, foe: {} });
  you.plays('Late Calling');
  resolve.all();
  you.chooses('Broad Brute');
  resolve.all();
  expect([card('Broad Brute').zone, card('Broad Brute').damage]).toEqual(['play', 8]);
});

rule('415.3', 'a card is counted from the top of a deck, or lies below all others', () => {
  const deck = [brute!, hoard!, spring!, calling!];
  const { you, card, resolve } = scenario({ you: { play: [blade!, cap!], deck }, foe: {} });
  you.uses('Old Rod');
  resolve.all();
  you.uses('Old Cap');
  resolve.all();
  expect(['Slow Spring', 'Late Calling', 'Broad Brute'].map((name) => card(name).zone)).toEqual([
    'hand',
    'hand',
    'deck',
  ]);
});
