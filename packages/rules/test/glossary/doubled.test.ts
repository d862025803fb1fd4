import { scenario } from '@meetingstone/scenario';
import { example } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const inGraveyard = (count: number) => Array<string>(count).fill('Concussive Barrage');

const barrage = (mine: number, theirs: number): number => {
  const { you, foe, pass } = scenario({
    you: { hand: ['Concussive Barrage'], resources: 1, graveyard: ['Footsoldier', ...inGraveyard(mine)] },
    foe: { graveyard: inGraveyard(theirs) },
  });
  you.plays('Concussive Barrage', { targets: foe.hero });
  pass.all();
  expect(you.hero.damage).toBe(0);
  return foe.hero.damage;
};

example('glossary Doubled#1', 'with three others in your graveyard, 2 is doubled three times', () => {
  expect(barrage(3, 0)).toBe(16);
  expect(barrage(0, 3)).toBe(2);
  expect(barrage(1, 1)).toBe(4);
});
