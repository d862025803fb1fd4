import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

const [eater, doom, page, ward] = written(
  'Slow Eater, 1, Ally—Ogre, 3 [Melee] / 9 Health\nWhen this ally deals combat damage to an ally, gain control of that ally at end of turn.',
  "Sure Doom, 1, Mage, Ability—Fire\nYour hero deals 5 fire damage to target ally. If that ally would be destroyed this turn, put it on top of its owner's deck instead.",
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
