import { scenario } from '@meetingstone/scenario';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { written } from './written.ts';

/** What is said or done at the table costs nothing in the game, and is always really done. */

const [caller, howler] = written(
  'Loud Caller, 1, Ally—Gnome, 1 [Melee] / 2 Health\n1, Say "Here we go!" >>> This ally has Ferocity this turn.',
  'Night Howler, 1, Ally—Worgen, 1 [Melee] / 2 Health\nWhen this ally enters play, you may howl. If you do, draw a card.',
);

rule('403.1', 'words are paid by saying them', () => {
  const { you, card, resolve } = scenario({ you: { play: [caller!], resources: 1 }, foe: {} });
  you.uses('Loud Caller');
  resolve.all();
  expect(card('Loud Caller').keywords).toEqual(['Ferocity']);
});

rule('709.2f', 'who may howl and does has done all of it', () => {
  const { you, resolve } = scenario({ you: { hand: [howler!], resources: 1, deck: 3 }, foe: {} });
  you.plays('Night Howler');
  resolve.all();
  you.chooses(true);
  expect(you.hand.length).toBe(1);
});
