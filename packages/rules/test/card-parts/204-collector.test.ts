import { ability, ally, anAlly, destroy, loot, set, target } from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;
const numbered = (name: string, collector: string): Facts =>
  one(name, ally({ cost: 1, collector, atk: [1, 'melee'], health: 1 }));

rule('204.3', 'a loot card is one with the word Loot in its collector number', () => {
  const covet = one('Covet', ability({ cost: 0 }, destroy(target(loot(anAlly)))));
  const { you, foe, pass } = scenario({
    you: { hand: [covet] },
    foe: { play: [numbered('Turtle', 'Azeroth Loot 2'), numbered('Plain Turtle', 'Azeroth 2'), 'Footsoldier'] },
  });
  you.plays('Covet');
  pass.all();
  expect([foe.graveyard, foe.allies]).toEqual([['Turtle'], ['Plain Turtle', 'Footsoldier']]);
});
