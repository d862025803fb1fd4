import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

/** "Everywhere" is in play, on the chain and in all zones: what is said of such cards holds wherever they are. */

const [hex, spark, gust, brand, banner, sage, other, mender, bolt, axe] = written(
  'Slow Hex, 0, Item—Trinket\nOpposing cards everywhere have "Death Rattle: Your hero deals 1 shadow damage to itself."\n1, [Activate] >>> Target opponent discards a card.',
  'Small Spark, 0, Ally—Elemental, 1 [Nature] / 1 Health',
  'Windy Gust, 0, Item—Trinket\n[Nature] allies you own everywhere have "Stash: Draw a card."',
  'Dark Brand, 0, Item—Trinket\nAlly cards in all zones are also Demon cards.',
  'Fel Banner, 0, Item—Trinket\n0, Remove a Demon card in your graveyard from the game >>> Draw a card.',
  "Shining Sage, 0, Ally—Human, Unique, 1 [Holy] / 1 Health\nUnique allies you own everywhere can't be targeted by opponents.",
  'Bright Sage, 0, Ally—Human, Unique, 1 [Holy] / 1 Health',
  'Grave Lifter, 0, Ability\nPut target ally from a graveyard into play.',
  'Broad Bolt, 0, Instant Ability\nDestroy target ally.',
  'Small Axe, 0, Ability\nDestroy target Human Mage ally.',
);

rule('703.3a', 'a card that was in hand as it was discarded has a power which works in the graveyard', () => {
  const { you, foe, resolve } = scenario({
    you: { play: [hex!], resources: 1, hand: ['Footsoldier'] },
    foe: { hand: ['Footsoldier'] },
  });
  you.uses('Slow Hex');
  resolve.all();
  expect([foe.hand.length, foe.hero.damage, you.hero.damage]).toEqual([0, 1, 0]);
});

rule('703.3a', 'an ally that is destroyed in play has it too, and yours does not', () => {
  const { you, foe, resolve } = scenario({
    you: {
      play: [hex!, { card: spark!, as: 'yours' }],
      hand: [
        { card: bolt!, as: 'first' },
        { card: bolt!, as: 'second' },
      ],
    },
    foe: { play: [{ card: spark!, as: 'theirs' }] },
  });
  you.plays('first', { targets: 'yours' });
  resolve.all();
  expect([you.hero.damage, foe.hero.damage]).toEqual([0, 0]);
  you.plays('second', { targets: 'theirs' });
  resolve.all();
  expect([you.hero.damage, foe.hero.damage]).toEqual([0, 1]);
});

rule('keyword Stash', 'a card that is given it in hand may be shown as it is placed', () => {
  const { you, pass, resolve, waiting } = scenario({ you: { play: [gust!], hand: [spark!], deck: 2 }, foe: {} });
  you.places('Small Spark');
  pass.all();
  expect(waiting()?.question).toBe('stash');
  you.chooses(true);
  resolve.all();
  expect([you.hand.length, you.resources.length]).toEqual([1, 1]);
});

rule('202.5', 'cards in a graveyard have the tag as well', () => {
  const { you, resolve } = scenario({
    you: { play: [brand!, banner!], graveyard: ['Footsoldier', bolt!], deck: 2 },
    foe: {},
  });
  you.uses('Fel Banner');
  resolve.all();
  expect([you.hand.length, you.graveyard]).toEqual([1, ['Broad Bolt']]);
});

rule('706.1', 'an opponent finds no target among them, in play or in a graveyard', () => {
  const { foe, until, resolve } = scenario({
    you: { play: [sage!], graveyard: [other!, spark!] },
    foe: { hand: [mender!, bolt!], play: [{ card: spark!, as: 'theirs' }] },
  });
  until({ turn: 'foe', step: 'action' });
  foe.plays('Broad Bolt', { targets: 'theirs' });
  resolve.all();
  foe.plays('Grave Lifter');
  foe.mustChooseAmong(['Small Spark', 'theirs']).chooses('theirs');
});

rule('706.1', 'their owner does', () => {
  const { you } = scenario({ you: { play: [sage!], graveyard: [other!], hand: [mender!] }, foe: {} });
  you.plays('Grave Lifter', { targets: 'Bright Sage' });
});

const [mage, warrior] = written(
  'Human Wizard, 0, Ally—Human Mage, 1 [Fire] / 1 Health',
  'Human Guard, 0, Ally—Human Warrior, 1 [Melee] / 1 Health',
);

rule('202.5', 'who is described by two tags has both of them', () => {
  const { you, resolve, foe } = scenario({ you: { hand: [axe!] }, foe: { play: [mage!, warrior!] } });
  you.plays('Small Axe', { targets: 'Human Wizard' });
  resolve.all();
  expect(foe.graveyard).toEqual(['Human Wizard']);
});
