import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

/** What is paid with cards that are shown, with those on top of a deck, and as often as one likes. */

const [boast, slide, seer, collector, gala, gnome, word, mail] = written(
  'Loud Boast, 1, Ability—Arms\nAs an additional cost to play, reveal another ability from your hand.\nYour hero deals fire damage to target hero or ally equal to the cost of that revealed ability.',
  'Landslide, 1, Ability—Fire\nAs an additional cost to play this ability, put the top two cards of your deck into your graveyard.\nYour hero deals nature damage to target hero or ally equal to the number of allies put into your graveyard this way.',
  'Old Seer, 1, Ally—Human, 1 [Melee] / 5 Health\nRemove the top X cards of your deck from the game >>> Your hero heals X damage from itself.',
  'The Collector, Quest\nFor each Gnome you control, you may pay 2 to complete this quest.\nReward: Draw a card for each 2 paid this way.',
  'Gala Night, Quest\nPay 2 or more to complete this quest.\nReward: Draw a card for each 2 paid this way.',
  'Bright Gnome, 1, Ally—Gnome, 1 [Melee] / 1 Health',
  'Quiet Word, 3, Ability—Arms\nDraw a card.',
  'Sorting the Mail, Quest\nReveal any number of cards from your hand and pay 1 to complete this quest.\nReward: If you revealed an ability, draw a card. If you revealed an ally, draw a card.',
);

const nine = Array.from({ length: 9 }, () => 'Footsoldier');

rule('403.1', 'a card that is revealed to pay stays in hand, and its cost is read', () => {
  const { you, foe, card, resolve } = scenario({ you: { hand: [boast!, word!], resources: 1 }, foe: {} });
  you.plays('Loud Boast', { targets: foe.hero });
  resolve.all();
  expect([foe.hero.damage, card('Quiet Word').zone]).toEqual([3, 'hand']);
});

rule('403.1', 'with nothing to reveal it cannot be played', () => {
  const { you } = scenario({ you: { hand: [boast!, gnome!], resources: 1 }, foe: {} });
  you.refuses({ play: 'Loud Boast' }, '403.1');
});

rule('403.1', 'the top cards of a deck pay where they lie, and are counted in the graveyard', () => {
  const { you, foe, resolve } = scenario({
    you: { hand: [slide!], resources: 1, deck: [gnome!, word!, gnome!] },
    foe: {},
  });
  you.plays('Landslide', { targets: foe.hero });
  resolve.all();
  expect([foe.hero.damage, you.deck.length, you.graveyard.length]).toEqual([1, 1, 3]);
});

rule('403.1', 'a deck of one card does not pay for two', () => {
  const { you } = scenario({ you: { hand: [slide!], resources: 1, deck: [gnome!] }, foe: {} });
  you.refuses({ play: 'Landslide' }, '403.1');
});

rule('707.1b', 'X cards of the deck can pay, as many as there are', () => {
  const { you, resolve } = scenario({ you: { play: [seer!], hero: { damage: 5 }, deck: 4 }, foe: {} });
  you.refuses({ use: 'Old Seer', x: 5 }, '707.1b');
  you.uses('Old Seer', { x: 3 });
  resolve.all();
  expect([you.hero.damage, you.deck.length, you.removed.length]).toEqual([2, 1, 3]);
});

rule('707.1b', 'for each of them it may be paid once, or not', () => {
  const table = () => scenario({ you: { play: [gnome!, gnome!], resources: [collector!, ...nine], deck: 4 }, foe: {} });
  const all = table();
  all.you.completes('The Collector', { x: 2 });
  all.resolve.all();
  expect(all.you.hand.length).toBe(2);
  const once = table();
  once.you.completes('The Collector', { x: 1 });
  once.resolve.all();
  expect(once.you.hand.length).toBe(1);
  table().you.refuses({ complete: 'The Collector', x: 3 }, '707.1b');
  const poor = scenario({
    you: { play: [gnome!, gnome!], resources: [collector!, ...nine.slice(7)], deck: 4 },
    foe: {},
  });
  poor.you.refuses({ complete: 'The Collector', x: 2 }, '707.1b');
});

rule('707.1b', 'so much or more: what was paid in all is counted', () => {
  const { you, resolve } = scenario({ you: { resources: [gala!, ...nine], deck: 4 }, foe: {} });
  you.completes('Gala Night', { x: 3 });
  resolve.all();
  expect(you.hand.length).toBe(2);
});

rule('403.1', 'a quest asks what was revealed to complete it', () => {
  const { you, resolve } = scenario({
    you: { resources: [mail!, 'Footsoldier'], hand: [{ card: gnome!, as: 'guest' }, word!], deck: 4 },
    foe: {},
  });
  you.completes('Sorting the Mail', { x: 2, pay: ['guest', 'Quiet Word'] });
  resolve.all();
  expect(you.hand.length).toBe(4);
});
