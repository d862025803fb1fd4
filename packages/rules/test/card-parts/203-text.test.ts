import { textOf } from '@meetingstone/cards';
import {
  ally,
  atk,
  draw,
  give,
  has,
  have,
  oncePerTurn,
  pay,
  set,
  thisCard,
  thisOne,
} from '@meetingstone/cards/language';
import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';

const [sage] = set({
  Sage: ally(
    { cost: 2, atk: [1, 'arcane'], health: 2 },
    has('Elusive'),
    has('Untargetable'),
    have(thisOne, atk(1)),
    oncePerTurn(pay([1], draw())),
    oncePerTurn(pay([1], give(thisCard, [atk(3)]))),
  ),
}) as [ReturnType<typeof set>[number]];

rule('203.2', 'each paragraph is a power of its own, used and worn out by itself', () => {
  const { you, pass, card } = scenario({ you: { play: [sage], resources: 3, deck: ['Bloodclaw'] }, foe: {} });
  you.mustChooseAmong([
    'pass',
    { use: 'Sage', power: 1 },
    { use: 'Sage', power: 2 },
    { attack: you.hero },
    { attack: 'Sage' },
  ]);
  you.uses('Sage', { power: 1 });
  pass.all();
  expect(you.hand).toEqual(['Bloodclaw']);
  you.refuses({ use: 'Sage', power: 1 }, '701.4');
  you.uses('Sage', { power: 2 });
  pass.all();
  expect(card('Sage').atk).toBe(5);
  expect([card('Sage').keywords, card('Sage').powers.length]).toEqual([['Elusive', 'Untargetable'], 5]);
});

rule('203.2', 'the shown text has a paragraph for each power', () => {
  expect(textOf(sage)).toHaveLength(5);
});
