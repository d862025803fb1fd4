import { rule } from '@meetingstone/scenario/vitest';
import { describe, expect, test } from 'vitest';
import { cavernsTable } from './table.ts';

type Table = ReturnType<typeof cavernsTable>;
const heroesDamage = ({ ann, bea, cy }: Table) => [ann, bea, cy].map(({ hero }) => hero.damage);
/** Ann destroys the hero in play on her turn, and the next one is revealed. */
const revealing = (
  next: string,
  raiders: Parameters<typeof cavernsTable>[1] = {},
  more: object = {},
  options: object = {},
) => {
  const { ann, ...others } = raiders;
  const table = cavernsTable(
    { heroes: [next], ...more },
    { ann: { ...ann, hand: ['Blast', ...((ann?.hand as string[] | undefined) ?? [])] }, ...others },
    { turn: 'ann', step: 'action', ...options },
  );
  table.ann.plays('Blast', { targets: ['boss.hero'] });
  table.resolve.all();
  return table;
};

describe('Aeonus', () => {
  rule('COT.10', 'as he is revealed a random raider skips his next turn', () => {
    const turns = (seed: number) => {
      const table = revealing('Aeonus', {}, { decks: { Caverns: [] } }, { seed });
      const before = table.game().state.players.map((player) => player.turns);
      table.until({ turn: 'boss', step: 'ready' });
      table.until({ turn: 'boss', step: 'ready' });
      return table.game().state.players.map((player, n) => player.turns - before[n]!);
    };
    const found = [1, 2, 3, 4, 5].map(turns);
    for (const [caverns, ann, bea, cy] of found) expect([caverns, ann! + bea! + cy!]).toEqual([2, 4]);
    expect(new Set(found.map(String)).size).toBeGreaterThan(1);
  });

  test('flips a third card where the second is of another type than the first', () => {
    const flipped = (...deck: string[]) => {
      const table = cavernsTable({ boss: 'Aeonus', heroes: [], decks: { Caverns: deck } });
      table.until({ turn: 'boss', step: 'action' });
      return deck.length - table.boss.decks.Caverns!.length;
    };
    const rest = ['Fel Stalker', 'Fel Stalker', 'Fel Stalker'];
    expect(flipped('Fel Stalker', 'Dread Force', ...rest)).toBe(3);
    expect(flipped('Fel Stalker', 'Fel Stalker', ...rest)).toBe(2);
  });
});

describe('Archimonde the Defiler', () => {
  const boss = { boss: 'Archimonde the Defiler', heroes: [] };

  test('a flipped ally: each raider destroys an ally of his', () => {
    const table = cavernsTable(
      { ...boss, decks: { Caverns: ['Fel Stalker', 'Fel Stalker'] } },
      { ann: { play: ['Recruit', 'Veteran'] }, bea: { play: ['Giant'] } },
    );
    table.until({ turn: 'boss', step: 'flip' });
    expect(table.chain()).toEqual(['Archimonde the Defiler', 'Fel Stalker']);
    table.pass.all();
    table.ann.mustChooseAmong(['Recruit', 'Veteran']).chooses('Veteran');
    expect([table.ann.allies, table.bea.allies]).toEqual([['Recruit'], []]);
  });

  test('a flipped ability: each raider discards a card', () => {
    const table = cavernsTable(
      { ...boss, decks: { Caverns: ['Howl of Azgalor', 'Fel Stalker'] } },
      { ann: { hand: ['Zap', 'Slay'] } },
    );
    table.until({ turn: 'boss', step: 'flip' });
    table.pass.all();
    table.ann.chooses('Zap');
    expect([table.ann.hand, table.ann.graveyard]).toEqual([['Slay'], ['Zap']]);
  });

  test('a flipped event: each raider turns two face-up resources face down', () => {
    const resources = ['Quest A', 'Quest B', 'Quest C'].map((as) => ({ card: 'Errand', as, faceDown: false }));
    const table = cavernsTable({ ...boss, decks: { Caverns: ['Dread Force', 'Fel Stalker'] } }, { ann: { resources } });
    table.until({ turn: 'boss', step: 'flip' });
    table.pass.all();
    table.ann.chooses(['Quest A', 'Quest C']);
    expect(['Quest A', 'Quest B', 'Quest C'].map((quest) => table.card(quest).faceUp)).toEqual([false, true, false]);
  });

  rule('COT.10', 'as he is revealed a card is flipped for each defeated hero', () => {
    const table = revealing('Archimonde the Defiler', {}, { removed: ['Aeonus'] });
    table.resolve.all();
    expect([table.boss.allies, table.boss.decks.Caverns]).toEqual([
      ['Infinite Warden', 'Infinite Warden'],
      ['Infinite Warden'],
    ]);
  });
});

describe('Echo of Sylvanas', () => {
  test('puts a Ghoul into play on each of her turns; five of them hurt every hero', () => {
    const damage = (ghouls: number) => {
      const play = Array.from({ length: ghouls }, (_, n) => ({ card: 'Ghoul', as: `ghoul ${n}` }));
      const table = cavernsTable({ boss: 'Echo of Sylvanas', heroes: [], play }, {}, { turn: 'cy', step: 'end' });
      table.until({ turn: 'boss', step: 'ready' });
      table.resolve.all();
      expect(table.boss.allies.length).toBe(ghouls + 1);
      return heroesDamage(table);
    };
    expect([damage(3), damage(4)]).toEqual([
      [0, 0, 0],
      [10, 10, 10],
    ]);
  });

  rule('COT.10', 'as she is revealed a Ghoul comes for each defeated hero', () => {
    expect(revealing('Echo of Sylvanas', {}, { removed: ['Aeonus', 'Murozond'] }).boss.allies).toEqual([
      'Ghoul',
      'Ghoul',
      'Ghoul',
    ]);
  });
});

describe('Echo of Tyrande', () => {
  rule('COT.10', 'as she is revealed each raiding hero is dealt 3 for each defeated hero', () => {
    expect(heroesDamage(revealing('Echo of Tyrande', {}, { removed: ['Aeonus'] }))).toEqual([6, 6, 6]);
  });

  test('10 damage to a hero in a turn brings the first Boss ally of the deck, once for each hero', () => {
    const table = cavernsTable({
      boss: { card: 'Echo of Tyrande' },
      heroes: [],
      decks: { Caverns: ['Moonstrike', 'Fel Stalker', 'Felguard', 'Anetheron', 'Meathook'] },
    });
    table.until({ turn: 'boss', step: 'flip' });
    table.pass.all();
    table.ann.chooses(12);
    table.ann.chooses(12);
    expect(heroesDamage(table)).toEqual([12, 12, 6]);
    expect(table.chain()).toEqual(['Echo of Tyrande', 'Echo of Tyrande']);
    table.resolve.all();
    expect(table.boss.allies).toEqual(expect.arrayContaining(['Anetheron', 'Meathook']));
    table.until({ turn: 'ann', step: 'ready' });
    expect(table.boss.allies.filter((name) => name === 'Anetheron' || name === 'Meathook').length).toBe(2);
  });
});

describe("Mal'Ganis", () => {
  rule('COT.10', 'as he is revealed every raiding hero and ally is dealt 1 for each defeated hero', () => {
    const table = revealing("Mal'Ganis", { bea: { play: ['Veteran'] } }, { boss: 'Aeonus' });
    expect([heroesDamage(table), table.card('Veteran').damage]).toEqual([[1, 1, 1], 1]);
  });

  test('hits a hero that is less damaged than he is with 5 more', () => {
    const dealt = (own: number, annHas: number) => {
      const table = cavernsTable(
        {
          boss: { card: "Mal'Ganis", damage: own },
          decks: { Caverns: ['Dread Force', 'Lord of the Pit'] },
          heroes: [],
        },
        { ann: { hero: { damage: annHas } } },
        { step: 'action' },
      );
      table.until({ turn: 'boss', step: 'end' });
      return table.ann.hero.damage - annHas;
    };
    expect([dealt(2, 1), dealt(2, 2)]).toEqual([8, 3]);
  });
});

describe('Mannoroth the Destructor', () => {
  test('attacks the ally with the least health left, and what is too much goes to its hero', () => {
    const table = cavernsTable(
      { boss: 'Mannoroth the Destructor', heroes: [], decks: { Caverns: ['Dread Force'] } },
      { ann: { play: ['Veteran'] }, bea: { play: [{ card: 'Giant', damage: 6 }] } },
      { step: 'action' },
    );
    table.until({ turn: 'boss', step: 'end' });
    expect(heroesDamage(table)).toEqual([0, 5, 0]);
    expect(table.bea.graveyard).toEqual(['Giant']);
  });

  test('without an ally to attack he attacks the MARKED hero; he grows with each defeated hero', () => {
    const table = cavernsTable(
      { boss: 'Mannoroth the Destructor', heroes: [], removed: ['Aeonus', 'Murozond'] },
      {},
      { step: 'action' },
    );
    const alone = cavernsTable({ boss: 'Mannoroth the Destructor', heroes: [] });
    expect(table.boss.hero.health! - alone.boss.hero.health!).toBe(10);
    table.until({ turn: 'boss', step: 'end' });
    expect(heroesDamage(table)).toEqual([12, 0, 0]);
  });
});

describe('Murozond', () => {
  test('each turn brings a time counter, and with it one more card and one more damage', () => {
    const table = cavernsTable(
      {
        boss: { card: 'Murozond', counters: { time: 1 } },
        heroes: [],
        decks: { Caverns: ['Infinite Suppressor', 'Infinite Suppressor', 'Infinite Suppressor'] },
      },
      {},
      { turn: 'cy', step: 'end', picks: ['ann.hero'] },
    );
    table.until({ turn: 'boss', step: 'action' });
    expect([table.boss.hero.counters, table.boss.allies.length]).toEqual([{ time: 2 }, 2]);
    table.until({ turn: 'boss', step: 'end' });
    expect(heroesDamage(table)).toEqual([2, 0, 0]);
  });

  rule('COT.10', 'as he is revealed he gets a time counter for each defeated hero', () => {
    expect(revealing('Murozond', {}, { removed: ['Aeonus'] }).boss.hero.counters).toEqual({ time: 2 });
  });
});

describe('Queen Azshara', () => {
  const boss = (guard: number) => ({ boss: { card: 'Queen Azshara', counters: { guard } }, heroes: [] as string[] });

  rule('COT.10', 'enters play with six guard counters, and damage takes one of them instead', () => {
    const table = revealing('Queen Azshara', { ann: { hand: ['Bolt'] } });
    expect(table.boss.hero.counters).toEqual({ guard: 6 });
    table.ann.plays('Bolt', { targets: ['boss.hero'] });
    table.resolve.all();
    expect([table.boss.hero.counters, table.boss.hero.damage]).toEqual([{ guard: 5 }, 0]);
  });

  rule('COT.11', 'without guard counters she is defeated', () => {
    const table = cavernsTable(boss(1), { ann: { hand: ['Zap'] } }, { turn: 'ann', step: 'action' });
    table.ann.plays('Zap', { targets: ['boss.hero'] });
    table.resolve.all();
    expect(table.winner()).toEqual(['ann', 'bea', 'cy']);
  });

  test('each raider loses two cards; costs of 8 together give her a guard', () => {
    const table = cavernsTable(
      boss(3),
      {
        ann: { deck: ['Giant', 'Giant', 'Recruit'] },
        bea: { deck: ['Giant', 'Veteran', 'Recruit'] },
        cy: { deck: ['Zap'] },
      },
      { turn: 'cy', step: 'end' },
    );
    table.until({ turn: 'boss', step: 'ready' });
    table.resolve.all();
    expect([table.ann.graveyard, table.bea.graveyard, table.cy.graveyard]).toEqual([
      ['Giant', 'Giant'],
      ['Giant', 'Veteran'],
      ['Zap'],
    ]);
    expect(table.boss.hero.counters).toEqual({ guard: 4 });
  });

  test('with twelve guards she flips four cards, and her allies hit harder', () => {
    const suppressors = Array.from({ length: 5 }, () => 'Infinite Suppressor');
    const flipped = (guard: number) => {
      const table = cavernsTable({ ...boss(guard), decks: { Caverns: suppressors } });
      table.until({ turn: 'boss', step: 'action' });
      return [table.boss.allies.length, table.game().state.play.length > 0];
    };
    expect([flipped(11)[0], flipped(12)[0]]).toEqual([2, 4]);
    const atk = (guard: number) => cavernsTable({ ...boss(guard), play: ['Felguard'] }).card('Felguard').atk!;
    expect(atk(12) - atk(11)).toBe(2);
  });
});
