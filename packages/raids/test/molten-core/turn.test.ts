import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { core, onBossTurn } from './kit.ts';

rule(
  'R301.1, MC101.1, MC203.1',
  'in the ready step runes ready like everything else; then one card of the Main deck',
  () => {
    const t = core({
      boss: { card: 'Magmadar', exhausted: true },
      runes: [{ card: 'Rune of Kress', exhausted: true }],
      play: [{ card: 'Flame Imps', exhausted: true }],
      decks: { Main: ['Lava Pool', 'Inspire'] },
    });
    t.until({ turn: 'boss', step: 'minion' });
    expect(t.card('Rune of Kress').exhausted).toBe(false);
    expect(t.card('Flame Imps').exhausted).toBe(false);
    expect(t.boss.hero.exhausted).toBe(false);
    expect(t.boss.hand).toEqual(['Lava Pool']);
  },
);

rule(
  'R301.2, R301.3, MC101.2, MC101.3, MC102.1',
  'with a Boss in play the Minion phase comes right after the draw step',
  () => {
    const t = core({ boss: 'Gehennas', decks: { Minion: ['Flame Imps', 'Firelord'] } });
    t.until({ turn: 'boss', step: 'draw' });
    t.pass.all();
    expect(t.step()).toBe('minion');
    expect(t.chain()).toEqual([]);
    expect(t.priority()).toBe('boss');
    expect(t.boss.decks.Minion).toEqual(['Firelord']);
    t.pass.all();
    expect(t.step()).toBe('action');
  },
);

rule(
  'R303.2, R303.2a, MC202.1, R100.3',
  'the minion is placed face down, and not even the Boss player may look at it',
  () => {
    const t = core({ boss: 'Gehennas', decks: { Minion: ['Flame Imps', 'Firelord'] } });
    t.until({ turn: 'boss', step: 'minion' });
    expect(t.boss.resources).toEqual(['Flame Imps']);
    expect(t.card('Flame Imps')).toMatchObject({ faceUp: false, exhausted: false });
    expect(t.boss.readyResources).toBe(1);
  },
);

rule('R301.4, MC101.4', 'in his action phase the Boss player does everything but place a resource', () => {
  const t = core({ boss: 'Magmadar', hand: ['Lava Pool'], resources: ['Flame Imps', 'Firelord'] }, {}, onBossTurn);
  t.boss.cannot({ place: 'Lava Pool' }, '103.2');
  t.boss.mustChooseAmong(['pass', { attack: 'Magmadar' }]);
  t.pass.all();
  expect(t.step()).toBe('end');
});

rule('R301.4, MC101.4', 'and that phase follows the Minion phase', () => {
  const t = core({ boss: 'Gehennas' });
  t.until({ turn: 'boss', step: 'minion' });
  t.pass.all();
  expect(t.step()).toBe('action');
});

rule('MC101.5', 'the Boss player keeps ten cards, a raiding player seven', () => {
  const t = core({ boss: 'Magmadar', hand: 12 }, { you: { hand: 8 } }, { turn: 'boss', step: 'end' });
  t.pass.all();
  expect(t.waiting()).toMatchObject({ for: 'boss', question: 'maximum hand size' });
  for (let n = 0; n < 2; n++) t.boss.chooses(t.boss.hand[0]!);
  expect(t.boss.hand).toHaveLength(10);
  expect(t.turn()).toBe('you');
  t.until({ turn: 'you', step: 'end' });
  t.pass.all();
  expect(t.waiting()).toMatchObject({ for: 'you', question: 'maximum hand size' });
  for (let n = 0; n < 2; n++) t.you.chooses(t.you.hand[0]!);
  expect(t.you.hand).toHaveLength(7);
});
