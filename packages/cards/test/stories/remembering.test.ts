import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

/** What a text made lasts longer than the text: of whom it spoke is known as long as that (709.2d). */

const [pointer, taunt, pupil, brute] = written(
  'Keen Pointer, 1, Ally—Human, 1 [Melee] / 5 Health\nWhen this ally deals combat damage to a hero or ally, other allies you control have +3 ATK while attacking that character this turn.',
  'Sour Taunt, 1, Item—Trinket\nWhen your hero deals melee damage to a hero, allies in its party have -1 ATK this turn.\n1 >>> Your hero deals 1 melee damage to target hero.',
  'Small Pupil, 1, Ally—Human, 1 [Melee] / 5 Health',
  'Broad Brute, 1, Ally—Orc, 2 [Melee] / 9 Health',
);

rule('709.2d', 'allies are stronger only against the character that was hit, and only this turn', () => {
  const { you, foe, card, pass, resolve } = scenario({
    you: { play: [pointer!, pupil!] },
    foe: { play: [brute!] },
  });
  const fights = (ally: string) => {
    you.attacks(ally, foe.hero);
    for (let n = 0; n < 3; n++) pass.all();
    resolve.all();
  };
  fights('Keen Pointer');
  expect(foe.hero.damage).toBe(1);
  fights('Small Pupil');
  expect(foe.hero.damage).toBe(1 + 1 + 3);
  expect(card('Small Pupil').atk).toBe(1);
});

rule('709.2d', 'the party of the hero that was hit is weaker, and no other', () => {
  const { you, foe, card, resolve } = scenario({
    you: { play: [taunt!, pupil!], resources: 1 },
    foe: { play: [brute!] },
  });
  you.uses('Sour Taunt', { targets: foe.hero });
  resolve.all();
  resolve.all();
  expect([card('Broad Brute').atk, card('Small Pupil').atk]).toEqual([1, 1]);
});
