import { ability, anEffect, interrupt, inZone, target } from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { core } from './kit.ts';

const counter: Facts = {
  name: 'No Effect',
  ...ability({ cost: 1, instant: true }, interrupt(target(inZone('chain', anEffect(['triggered']))))),
};

rule(
  'R301.5a, MC102.1a, MC102.1c, R303.3b, MC203.2',
  'without a Boss the next rune is shown, and an effect brings Boss, rune and tokens together',
  () => {
    const t = core({ boss: 'none', heroes: ['Gehennas', 'Garr'], decks: { Rune: ['Rune of Mohn', 'Rune of Blaz'] } });
    t.until({ turn: 'boss', step: 'new boss' });
    expect(t.chain()).toHaveLength(1);
    expect(t.priority()).toBe('boss');
    expect(t.boss.runes).toEqual([]);
    t.pass.all();
    expect(t.boss.hero.name).toBe('Gehennas');
    expect(t.boss.runes).toEqual(['Rune of Mohn']);
    expect(t.card('Rune of Mohn').faceUp).toBe(true);
    expect(t.boss.allies).toEqual(['Flamewaker', 'Flamewaker']);
    expect(t.boss.heroes).toEqual(['Garr']);
    t.pass.all();
    expect(t.step()).toBe('minion');
  },
);

rule('R301.5, R301.5a, MC102.1a', 'when no rune is left, Majordomo Executus comes with his eight guards', () => {
  const t = core({ boss: 'none', heroes: ['Majordomo Executus', 'Ragnaros'], decks: { Rune: [] } });
  t.until({ turn: 'boss', step: 'new boss' });
  t.pass.all();
  expect(t.boss.hero.name).toBe('Majordomo Executus');
  expect(t.boss.allies.filter((name) => name === 'Flamewaker Elite')).toHaveLength(4);
  expect(t.boss.allies.filter((name) => name === 'Flamewaker Healer')).toHaveLength(4);
  expect(t.boss.runes).toEqual([]);
});

rule('R301.5a', "what brings the next Boss can't be interrupted", () => {
  const t = core(
    { boss: 'none', heroes: ['Gehennas'], decks: { Rune: ['Rune of Mohn'] } },
    { you: { hand: [counter], resources: 3 } },
    { cards: [counter] },
  );
  t.until({ turn: 'boss', step: 'new boss' });
  t.boss.passes();
  t.you.plays('No Effect', { targets: ['Molten Core'] });
  t.resolve.all();
  expect(t.boss.hero.name).toBe('Gehennas');
});

rule('MC102.1d', 'a new Boss attacks and uses its activated powers at once', () => {
  const t = core({ boss: 'none', heroes: ['Sulfuron Harbinger'], decks: { Rune: ['Rune of Koro'] } });
  t.until({ turn: 'boss', step: 'action' });
  t.boss.mustChooseAmong(['pass', { use: 'Sulfuron Harbinger' }, { attack: 'Sulfuron Harbinger' }]);
});
