import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

const [eater, doom, retreat, nest, gift, page, ward] = written(
  'Slow Eater, 1, Ally—Ogre, 3 [Melee] / 9 Health\nWhen this ally deals combat damage to an ally, gain control of that ally at end of turn.',
  "Sure Doom, 1, Mage, Ability—Fire\nYour hero deals 5 fire damage to target ally. If that ally would be destroyed this turn, put it on top of its owner's deck instead.",
  'Quick Retreat, 0, Mage, Ability\nRemove each Human you control from the game. Put all cards removed this way into play at the end of the next turn.',
  'Sly Nest, 1, Item—Trinket\nWhen an opposing ally enters play on his turn, you may draw a card.',
  'Odd Gift, 0, Mage, Ability\nTarget player puts a 1 [Melee] / 1 [Health] Pup ally token into play.',
  'Stout Page, 1, Ally—Human, 1 [Melee] / 5 Health',
  'Heavy Ward, 1, Item—Trinket\nDamage that would be dealt to your hero is increased by 1.',
);

rule('715.1', 'what is done to a card at the end of the turn is done to the one that was spoken of', () => {
  const t = scenario({ you: { play: [eater!] }, foe: { play: [page!] } });
  t.you.attacks('Slow Eater', 'Stout Page');
  for (let n = 0; n < 3; n++) t.pass.all();
  t.resolve.all();
  expect(t.card('Stout Page').controller).toBe('foe');
  t.until({ step: 'end' });
  t.resolve.all();
  expect(t.card('Stout Page').controller).toBe('you');
});

rule('716.1', 'one that was spoken of does something else than being destroyed for the rest of the turn', () => {
  const t = scenario({ you: { hand: [doom!], resources: 1 }, foe: { play: [page!], deck: 0 } });
  t.you.plays('Sure Doom', { targets: 'Stout Page' });
  t.resolve.all();
  expect([t.foe.deck.length, t.foe.graveyard]).toEqual([1, []]);
});

rule('717.4', 'damage is increased as it is said of it, whoever deals it', () => {
  const t = scenario({ you: { play: [ward!] }, foe: { play: [page!] } }, { turn: 'foe' });
  t.foe.attacks('Stout Page', t.you.hero);
  for (let n = 0; n < 3; n++) t.pass.all();
  expect(t.you.hero.damage).toBe(2);
});

rule('709.2d, 715.1', 'the cards that were removed come back, and no others', () => {
  const t = scenario({ you: { hand: [retreat!], play: [page!], deck: 9 }, foe: { deck: 9 } });
  t.you.plays('Quick Retreat');
  t.resolve.all();
  expect([t.you.removed, t.card('Stout Page').zone]).toEqual([['Stout Page'], 'removed']);
  t.until({ turn: 'foe', step: 'end' });
  t.resolve.all();
  expect([t.you.removed, t.card('Stout Page').zone]).toEqual([[], 'play']);
});

rule('703.2', 'on whose turn an ally enters play is asked of the player into whose party it comes', () => {
  const drawn = (whom: 'foe' | 'rival') => {
    const t = scenario(
      {
        you: { team: 'A', play: [nest!], deck: 9 },
        foe: { team: 'B', hand: [gift!], deck: 9 },
        rival: { team: 'C', deck: 9 },
      },
      { turn: 'foe' },
    );
    t.foe.plays('Odd Gift', { targets: t[whom] });
    t.resolve.all();
    if (whom === 'foe') t.you.chooses(true);
    t.resolve.all();
    return t.you.hand.length;
  };
  expect([drawn('foe'), drawn('rival')]).toEqual([1, 0]);
});
