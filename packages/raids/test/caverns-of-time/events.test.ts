import { rule } from '@meetingstone/scenario/vitest';
import { describe, expect, test } from 'vitest';
import { cavernsTable } from './table.ts';

type Setup = Parameters<typeof cavernsTable>[0];
type Raiders = Parameters<typeof cavernsTable>[1];
type Table = ReturnType<typeof cavernsTable>;
const heroesDamage = ({ ann, bea, cy }: Table) => [ann, bea, cy].map(({ hero }) => hero.damage);

const flip = (card: string, raiders: Raiders = {}, more: Setup = {}) => {
  const table = cavernsTable(
    { decks: { Caverns: [card, ...Array.from({ length: 6 }, () => 'Infinite Suppressor')] }, heroes: [], ...more },
    raiders,
  );
  table.until({ turn: 'boss', step: 'flip' });
  table.pass.all();
  return table;
};
const flippedInAll = (table: Table) => {
  table.until({ turn: 'boss', step: 'action' });
  return 7 - table.boss.decks.Caverns!.length;
};

test('Call of the Legion: two cards from each hand, and two more cards for Archimonde', () => {
  const raiders: Raiders = { ann: { hand: ['Zap', 'Slay', 'Deny'] }, bea: { hand: ['Zap'] } };
  const table = flip('Call of the Legion', raiders);
  table.ann.chooses(['Zap', 'Deny']);
  expect([table.ann.hand, table.bea.hand]).toEqual([['Slay'], []]);
  expect(flippedInAll(table)).toBe(2);
  const his = cavernsTable({
    boss: 'Archimonde the Defiler',
    heroes: [],
    decks: { Caverns: ['Call of the Legion', ...Array.from({ length: 6 }, () => 'Infinite Suppressor')] },
  });
  expect(flippedInAll(his)).toBe(3);
});

test('Devourer of Time: an ability, an ally and an equipment of each raider go home, all of them for Aeonus', () => {
  const raiders: Raiders = { ann: { play: ['Torch', 'Banner', 'Recruit', 'Sword'] } };
  const table = flip('Devourer of Time', raiders);
  table.ann.mustChooseAmong(['Torch', 'Banner']).chooses('Banner');
  expect([table.ann.play, [...table.ann.hand].sort()]).toEqual([['Torch'], ['Banner', 'Recruit', 'Sword']]);
  const his = flip('Devourer of Time', raiders, { boss: 'Aeonus' });
  his.ann.chooses('Banner');
  expect([his.ann.play, his.ann.hand.length]).toEqual([[], 4]);
});

test("Dread Force exhausts all raiders and doubles the ATK of Mal'Ganis", () => {
  const table = flip('Dread Force', { ann: { play: ['Recruit'] } });
  expect([table.card('Recruit').exhausted, table.bea.hero.exhausted, table.boss.hero.atk]).toEqual([true, true, 6]);
  expect(flip('Dread Force', {}, { boss: 'Aeonus' }).boss.hero.atk).toBe(3);
});

test('Echo of Death: two Ghouls, for Sylvanas four', () => {
  expect(flip('Echo of Death').boss.allies).toEqual(['Ghoul', 'Ghoul']);
  expect(flip('Echo of Death', {}, { boss: 'Echo of Sylvanas' }).boss.allies.length).toBe(4);
});

test('Lord of the Pit: the hero attacks twice, and Mannoroth brings a Doomguard each time he hits a hero', () => {
  const once = flip('Lord of the Pit', {}, { boss: 'Aeonus' });
  once.until({ turn: 'ann', step: 'ready' });
  expect(heroesDamage(once)[0]).toBe(6);
  const his = flip('Lord of the Pit', {}, { boss: 'Mannoroth the Destructor' });
  his.until({ turn: 'ann', step: 'ready' });
  expect([heroesDamage(his)[0], his.boss.allies]).toEqual([16, ['Doomguard', 'Doomguard']]);
});

test('Moonstrike: the raiders divide 10 damage among their heroes, 30 for Tyrande', () => {
  const table = flip('Moonstrike');
  table.expects({ waiting: { for: 'ann', options: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } });
  table.ann.chooses(0);
  table.ann.chooses(4);
  expect(heroesDamage(table)).toEqual([0, 4, 6]);
  const hers = flip('Moonstrike', {}, { boss: 'Echo of Tyrande' });
  hers.ann.chooses(9);
  hers.ann.chooses(9);
  expect(heroesDamage(hers)).toEqual([9, 9, 12]);
});

test('Queen of Madness: a card more for each defeated hero, and four guards for Azshara', () => {
  expect(flippedInAll(flip('Queen of Madness', {}, { removed: ['Aeonus', 'Murozond'] }))).toBe(4);
  const hers = flip('Queen of Madness', {}, { boss: { card: 'Queen Azshara', counters: { guard: 2 } } });
  expect(hers.boss.hero.counters).toEqual({ guard: 6 });
});

test('Time Fracture switches ATK and health of raiding allies, and doubles the time of Murozond', () => {
  const table = flip(
    'Time Fracture',
    { ann: { play: ['Guard'] } },
    { boss: { card: 'Murozond', counters: { time: 3 } } },
  );
  expect([table.card('Guard').atk, table.card('Guard').health, table.boss.hero.counters]).toEqual([6, 1, { time: 6 }]);
});

describe('raid warnings', () => {
  const warned = (card: string, raiders: Raiders = {}, options: object = {}) =>
    cavernsTable(
      { play: [card], decks: { Caverns: Array.from({ length: 6 }, () => 'Infinite Suppressor') }, heroes: [] },
      raiders,
      { turn: 'cy', step: 'action', ...options },
    );

  test('Annihilation takes everything from one raider at random, once', () => {
    const play = ['Torch', 'Recruit', 'Sword'];
    const table = warned('Raid Warning: Annihilation', {
      ann: { play },
      bea: { play: ['Banner'] },
      cy: { play: ['Veteran'] },
    });
    table.until({ turn: 'boss', step: 'ready' });
    table.resolve.all();
    const left = [table.ann.play.length, table.bea.play.length, table.cy.play.length];
    expect(left.filter((count) => count === 0).length).toBe(1);
    expect(table.boss.removed).toEqual(['Raid Warning: Annihilation']);
  });

  test('Dark Summoning flips two cards more on the next turn', () => {
    const table = warned('Raid Warning: Dark Summoning');
    table.until({ turn: 'boss', step: 'action' });
    expect([table.boss.allies.length, table.boss.removed]).toEqual([4, ['Raid Warning: Dark Summoning']]);
  });

  rule(
    'COT.07',
    "any raider can be rid of one with two friendly allies of one race, a friend's with his consent",
    () => {
      const table = warned('Raid Warning: Dark Summoning', {
        ann: { play: [{ card: 'Recruit', as: 'ours' }] },
        cy: { play: [{ card: 'Guard', as: 'mine' }, 'Veteran'] },
      });
      table.cy.uses('Raid Warning: Dark Summoning');
      table.ann.chooses(true);
      table.resolve.all();
      expect([table.boss.play, table.boss.graveyards.Caverns]).toEqual([[], ['Raid Warning: Dark Summoning']]);
      expect([table.card('mine').exhausted, table.card('ours').exhausted]).toEqual([true, true]);
    },
  );

  test('two allies of different races are of no use', () => {
    const table = warned('Raid Warning: Dark Summoning', { cy: { play: ['Recruit', 'Veteran'] } });
    table.cy.cannot({ use: 'Raid Warning: Dark Summoning' }, '403.1');
  });
});
