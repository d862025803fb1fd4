import { ability, anAlly, deal, destroy, each, heroOrAlly, target } from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { core } from './kit.ts';

const instant = (name: string, ...text: Parameters<typeof ability>[1][]): Facts => ({
  name,
  ...ability({ cost: 0, instant: true }, ...text),
});
const bolt = instant('Bolt', deal(30, 'frost', target(heroOrAlly)));
const flood = instant('Flood', destroy(each(anAlly)));
const spark = instant('Spark', deal(5, 'fire', target(heroOrAlly)));
const cards = [bolt, flood, spark];
const hand = cards.map(({ name }) => name);

const executus = {
  boss: 'Majordomo Executus',
  runes: [{ card: 'Rune of Kress', faceDown: true }],
  play: ['Flamewaker Elite', { card: 'Ashes to Ashes', as: 'ashes' }],
  hand: ['Lava Pool', 'Inspire'],
  resources: ['Flame Imps', 'Molten Giants'],
  decks: { Main: ['Lava Spit', 'Hotter than Goo'] },
  graveyards: { Main: ['Tight Quarters'] },
} as const;

rule('R303.1, R303.1a, MC104.1', "Majordomo Executus can't be destroyed, and stays while one ally is left", () => {
  const t = core(executus, { you: { hand } }, { cards });
  t.you.plays('Bolt', { targets: [t.boss.hero] });
  t.resolve.all();
  expect(t.boss.hero).toMatchObject({ name: 'Majordomo Executus', damage: 30 });
  t.until({ turn: 'friend', step: 'action' });
  expect(t.boss.hero).toMatchObject({ name: 'Majordomo Executus', faceUp: true });
});

rule(
  'R303.1a, R303.1b, MC104.1, MC104.2, MC104.3',
  'without allies he flips at the end of any turn, and Ragnaros awakens in two steps',
  () => {
    const t = core(executus, { you: { hand } }, { cards });
    t.you.plays('Flood');
    t.resolve.all();
    expect(t.boss.removed).toEqual([]);
    t.until({ turn: 'you', step: 'end' });
    expect(t.chain()).toEqual(['Majordomo Executus']);
    t.pass.all();
    expect(t.boss.hero.faceUp).toBe(false);
    expect(t.chain()).toEqual(['Majordomo Executus']);
    t.pass.all();
    expect(t.boss.removed.toSorted()).toEqual([
      'Flame Imps',
      'Hotter than Goo',
      'Inspire',
      'Lava Pool',
      'Lava Spit',
      'Majordomo Executus',
      'Molten Giants',
      'Tight Quarters',
    ]);
    expect(t.card('Flame Imps').faceUp).toBe(true);
    expect(t.chain()).toHaveLength(1);
    expect(t.priority()).toBe('you');
    t.pass.all();
    expect(t.boss.allies.toSorted()).toEqual(['Flame Imps', 'Molten Giants']);
    expect(t.boss.hero).toMatchObject({ name: 'Ragnaros', faceUp: true });
    expect(t.boss.hand).toHaveLength(7);
    expect(t.boss.decks.Ragnaros).toHaveLength(18);
    expect(t.boss.play).toContain('Ashes to Ashes');
    t.until({ turn: 'boss', step: 'draw' });
    expect(t.boss.hand).toHaveLength(8);
    expect(t.boss.decks.Ragnaros).toHaveLength(17);
  },
);

rule('R303.1a', 'allies that came meanwhile are removed as well, tokens and minions alike', () => {
  const t = core(
    { ...executus, play: ['Flame Imps', 'Lava Spawn'], hand: ['Inspire'], resources: 4 },
    {},
    { turn: 'boss' },
  );
  t.boss.plays('Inspire');
  t.pass.all();
  t.boss.chooses(true);
  t.pass.all();
  expect(t.boss.allies).toEqual([]);
  expect(t.boss.hero.zone).not.toBe('play');
  t.pass.all();
  expect(t.boss.hero.name).toBe('Ragnaros');
});

rule(
  'R303.1b',
  "Submerged, Ragnaros can't be targeted or dealt damage, and his player neither plays nor discards",
  () => {
    const t = core(
      { boss: 'Ragnaros', hand: ['Flaming Assault', ...Array.from({ length: 11 }, () => 'Magma Blast')], resources: 4 },
      { you: { hand } },
      { cards, turn: 'boss', step: 'action' },
    );
    t.boss.mustChooseAmong(['pass', { attack: 'Ragnaros' }]);
    t.until({ turn: 'you', step: 'action' });
    expect(t.boss.hand).toHaveLength(12);
    t.you.cannot({ play: 'Bolt', targets: [t.boss.hero] }, '706.1');
    t.until({ turn: 'boss', step: 'ready' });
    t.resolve.all();
    expect(t.boss.hero.faceUp).toBe(false);
  },
);

rule(
  'R303.1b, MC104.3',
  'emerged, no fire burns him; with exactly three resources he submerges among eight Sons of Flame',
  () => {
    const t = core(
      { boss: { card: 'Ragnaros', flipped: true }, resources: ['Flame Imps', 'Flame Imps', 'Flame Imps'] },
      { you: { hand } },
      { cards, turn: 'boss', step: 'action' },
    );
    t.until({ turn: 'boss', step: 'end' });
    t.resolve.all();
    expect(t.boss.hero.faceUp).toBe(true);
    expect(t.boss.allies).toEqual(Array.from({ length: 8 }, () => 'Son of Flame'));
    t.until({ turn: 'boss', step: 'ready' });
    t.resolve.all();
    t.until({ turn: 'boss', step: 'action' });
    t.until({ turn: 'you', step: 'action' });
    t.you.plays('Spark', { targets: [t.boss.hero] });
    t.resolve.all();
    expect(t.boss.hero.damage).toBe(0);
  },
);

rule('R303.1b', 'when the last Son of Flame leaves play, Ragnaros rises; no fire burns the Sons', () => {
  const sons = [
    { card: 'Son of Flame', as: 'one' },
    { card: 'Son of Flame', as: 'other' },
  ];
  const t = core(
    { boss: 'Ragnaros', play: sons },
    { you: { hand: ['Bolt', 'Spark'] }, friend: { hand: ['Bolt'] } },
    { cards },
  );
  t.you.plays('Spark', { targets: ['one'] });
  t.resolve.all();
  expect(t.card('one').damage).toBe(0);
  t.you.plays('Bolt', { targets: ['one'] });
  t.resolve.all();
  expect(t.boss.hero.faceUp).toBe(true);
  t.until({ turn: 'friend', step: 'action' });
  t.friend.plays('Bolt', { targets: ['other'] });
  t.resolve.all();
  expect(t.boss.hero.faceUp).toBe(false);
});
