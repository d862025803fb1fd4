import { describe, expect, test } from 'vitest';
import { cavernsTable } from './table.ts';

type Setup = Parameters<typeof cavernsTable>[0];
type Raiders = Parameters<typeof cavernsTable>[1];
type Table = ReturnType<typeof cavernsTable>;
const heroesDamage = ({ ann, bea, cy }: Table) => [ann, bea, cy].map(({ hero }) => hero.damage);

const flip = (card: string, raiders: Raiders = {}, more: Setup = {}, options: object = {}) => {
  const table = cavernsTable(
    { decks: { Caverns: [card, ...Array.from({ length: 9 }, () => 'Infinite Suppressor')] }, ...more },
    raiders,
    options,
  );
  table.until({ turn: 'boss', step: 'flip' });
  table.pass.all();
  return table;
};
/** The start of a Caverns turn with this ability attached to Ann's hero. */
const attachedTurn = (card: object, raiders: Raiders = {}, options: object = {}) => {
  const ann = { ...raiders.ann, hero: { attached: [{ by: 'boss', ...card } as never] } };
  const table = cavernsTable({}, { ...raiders, ann }, { turn: 'cy', step: 'end', ...options });
  table.until({ turn: 'boss', step: 'ready' });
  return table;
};

describe('abilities that stay until a hero is defeated', () => {
  const raiders: Raiders = { ann: { hand: ['Blast'], play: ['Veteran'] } };
  const defeat = (table: Table) => {
    table.until({ turn: 'ann', step: 'action' });
    table.ann.plays('Blast', { targets: ['boss.hero'] });
    table.resolve.all();
  };

  test("Carrion Swarm hurts every hero and ally, who then can't be healed", () => {
    const table = flip('Carrion Swarm', raiders);
    expect([heroesDamage(table), table.card('Veteran').damage]).toEqual([[4, 4, 4], 2]);
    expect(table.boss.play).toContain('Carrion Swarm');
    defeat(table);
    expect(table.boss.graveyards.Caverns).toContain('Carrion Swarm');
  });

  test('Felblade gives Assault 2 for the turn and spreads combat damage to the other heroes', () => {
    const table = flip('Felblade');
    expect(table.boss.hero.atk).toBe(5);
    table.until({ turn: 'ann', step: 'ready' });
    expect(heroesDamage(table)).toEqual([5, 5, 5]);
    table.until({ turn: 'boss', step: 'ready' });
    expect(table.boss.hero.atk).toBe(3);
  });

  test('Howl of Azgalor keeps raiders from playing abilities', () => {
    const table = cavernsTable(
      { play: ['Howl of Azgalor'] },
      { ann: { hand: ['Zap', 'Charger'] } },
      { turn: 'ann', step: 'action' },
    );
    table.ann.cannot({ play: 'Zap', targets: ['boss.hero'] }, '707.1');
    table.ann.plays('Charger');
  });
});

test('Distortion Bomb destroys all that has an even cost, or all that has an odd cost, as chance will', () => {
  const raiders: Raiders = { ann: { play: ['Banner', 'Torch', 'Recruit', 'Guard', 'Sword'] } };
  const left = (die: number) => [...flip('Distortion Bomb', raiders, {}, { dice: [die] }).ann.play].sort();
  expect([left(3), left(4)]).toEqual([
    ['Recruit', 'Sword', 'Torch'],
    ['Banner', 'Guard'],
  ]);
});

describe('abilities on the MARKED hero', () => {
  test('attach to it and stay there when another hero is MARKED', () => {
    const table = flip('Doom', {}, { marked: 'bea' });
    const host = table.game().state.players[2]!.hero;
    expect(table.card('Doom').host).toBe(host);
    table.until({ turn: 'boss', step: 'ready' });
    table.until({ turn: 'boss', step: 'ready' });
    expect(table.card('Doom').host).toBe(host);
  });

  test('Doom takes the top card of the deck, and for an ally a Doomguard comes', () => {
    const doomed = (deck: readonly string[]) => {
      const table = attachedTurn({ card: 'Doom' }, { ann: { deck } });
      table.resolve.all();
      return [table.ann.graveyard, table.boss.allies];
    };
    expect(doomed(['Recruit', 'Zap'])).toEqual([['Recruit'], ['Doomguard']]);
    expect(doomed(['Zap', 'Recruit'])).toEqual([['Zap'], []]);
  });

  test('Doomfire grows or burns, as chance will', () => {
    const burning = flip('Doomfire');
    expect(burning.card('Doomfire').counters).toEqual({ flame: 1 });
    const grown = attachedTurn({ card: 'Doomfire', counters: { flame: 4 } }, {}, { dice: [1, 1] });
    grown.resolve.all();
    expect([grown.card('Doomfire').counters, heroesDamage(grown)]).toEqual([{ flame: 5 }, [0, 0, 0]]);
    const burnt = attachedTurn({ card: 'Doomfire', counters: { flame: 4 } }, {}, { dice: [1, 6] });
    burnt.resolve.all();
    expect([burnt.card('Doomfire').counters, heroesDamage(burnt)]).toEqual([{ flame: 4 }, [4, 0, 0]]);
  });

  test("Mark of Kaz'rogal: its victim takes 6, or each other raiding hero takes 3", () => {
    const chosen = (mode: number) => {
      const table = attachedTurn({ card: "Mark of Kaz'rogal" });
      table.expects({ waiting: { for: 'ann' } });
      table.ann.chooses(mode);
      table.resolve.all();
      return heroesDamage(table);
    };
    expect([chosen(1), chosen(2)]).toEqual([
      [6, 0, 0],
      [0, 3, 3],
    ]);
  });
});
