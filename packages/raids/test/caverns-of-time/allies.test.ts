import { describe, expect, test } from 'vitest';
import { cavernsTable } from './table.ts';

type Setup = Parameters<typeof cavernsTable>[0];
type Raiders = Parameters<typeof cavernsTable>[1];
type Table = ReturnType<typeof cavernsTable>;
const heroesDamage = ({ ann, bea, cy }: Table) => [ann, bea, cy].map(({ hero }) => hero.damage);

/** A Caverns turn from its action phase on, with the hero exhausted: only the allies attack. */
const attack = (play: NonNullable<Setup['play']>, raiders: Raiders = {}, more: Setup = {}) => {
  const table = cavernsTable({ boss: { card: "Mal'Ganis", exhausted: true }, play, ...more }, raiders, {
    step: 'action',
  });
  table.until({ turn: 'boss', step: 'end' });
  return table;
};
/** The flipped card has resolved. */
const flip = (card: string, raiders: Raiders = {}, more: Setup = {}) => {
  const table = cavernsTable({ decks: { Caverns: [card, 'Infinite Warden'] }, ...more }, raiders);
  table.until({ turn: 'boss', step: 'flip' });
  table.pass.all();
  return table;
};
/** The flipped ally has come, and what it does as it comes is done. */
const entered = (card: string, raiders: Raiders = {}, more: Setup = {}) => {
  const table = flip(card, raiders, more);
  table.pass.all();
  return table;
};
const SECOND: Setup = { removed: ['Aeonus'] };

describe('Boss allies', () => {
  test('Anetheron heals the Caverns hero by the combat damage it deals to a hero', () => {
    const table = attack(['Anetheron'], {}, { boss: { card: "Mal'Ganis", exhausted: true, damage: 9 } });
    const dealt = table.ann.hero.damage;
    expect(dealt).toBeGreaterThan(0);
    expect(table.boss.hero.damage).toBe(9 - dealt);
  });

  test('Epoch Hunter gives the hero 3 ATK for the turn', () => {
    expect(entered('Epoch Hunter').boss.hero.atk).toBe(6);
  });

  test('Epoch Hunter lets attached abilities trigger once more, from the second hero on', () => {
    const flames = (more: Setup) => {
      const hero = { attached: [{ card: "Mark of Kaz'rogal", by: 'boss' }] };
      const table = cavernsTable({ play: ['Epoch Hunter'], ...more }, { ann: { hero } }, { turn: 'cy', step: 'end' });
      table.until({ turn: 'boss', step: 'ready' });
      for (let n = 0; n < 4 && table.waiting()?.question === 'mode'; n++) table.ann.chooses(1);
      for (let n = 0; n < 4 && table.chain().length > 0; n++) {
        if (table.waiting()?.question === 'mode') table.ann.chooses(1);
        else table.pass.all();
      }
      return table.ann.hero.damage;
    };
    expect([flames({}), flames(SECOND)]).toEqual([6, 12]);
  });

  test("Kaz'rogal hurts the heroes of raiders without a ready resource", () => {
    const table = entered("Kaz'rogal", {
      ann: { resources: 1 },
      bea: { resources: [{ card: 'Recruit', exhausted: true }] },
    });
    expect(heroesDamage(table)).toEqual([0, 4, 4]);
  });

  test("Kaz'rogal hits harder for each exhausted resource of the MARKED hero, from the second hero on", () => {
    const resources = [1, 2, 3].map((n) => ({ card: 'Recruit', as: `resource ${n}`, exhausted: n < 3 }));
    const atk = (more: Setup) =>
      cavernsTable({ play: ["Kaz'rogal"], ...more }, { ann: { resources }, bea: { resources: 2 } }).card("Kaz'rogal")
        .atk!;
    expect(atk(SECOND) - atk({})).toBe(2);
  });

  test('Meathook exhausts all raiders, and from the second hero on their allies must attack it', () => {
    const table = entered('Meathook', { ann: { play: ['Recruit'] } });
    expect([table.ann.hero.exhausted, table.cy.hero.exhausted, table.card('Recruit').exhausted]).toEqual([
      true,
      true,
      true,
    ]);
    const later = cavernsTable(
      { play: ['Meathook', 'Felguard'], ...SECOND },
      { ann: { play: ['Recruit'] } },
      { turn: 'ann', step: 'action' },
    );
    later.ann.cannot('pass', '600.2a');
    later.ann.cannot({ attack: 'Recruit', defender: 'Felguard' }, '600.2a');
    later.ann.attacks('Recruit', 'Meathook');
  });

  test("Peroth'arn makes all damage to raiding heroes one more, and from the second hero on one more card is flipped", () => {
    const table = cavernsTable(
      { play: ["Peroth'arn"] },
      { ann: { hand: ['Zap'], play: ['Giant'] } },
      { turn: 'ann', step: 'action' },
    );
    table.ann.plays('Zap', { targets: ['bea.hero'] });
    table.resolve.all();
    expect(heroesDamage(table)).toEqual([0, 2, 0]);
    const flipped = (more: Setup) => {
      const played = cavernsTable({ play: ["Peroth'arn"], ...more });
      played.until({ turn: 'boss', step: 'action' });
      return played.boss.allies.length - 1;
    };
    expect([flipped({}), flipped(SECOND)]).toEqual([2, 3]);
  });

  test('Salramm goes for the ally with the least health left, and from the second hero on makes Ghouls', () => {
    const raiders: Raiders = { ann: { play: ['Giant'] }, bea: { play: [{ card: 'Recruit', damage: 1 }] } };
    const table = attack(['Salramm the Fleshcrafter'], raiders, SECOND);
    expect([table.bea.graveyard, table.boss.allies]).toEqual([['Recruit'], ['Salramm the Fleshcrafter', 'Ghoul']]);
    expect(attack(['Salramm the Fleshcrafter'], raiders).boss.allies).toEqual(['Salramm the Fleshcrafter']);
  });
});

describe('other allies', () => {
  test('Doomguard Devastator exhausts those who could protect', () => {
    const table = entered('Doomguard Devastator', { ann: { play: ['Guard', 'Recruit'] } });
    expect([table.card('Guard').exhausted, table.card('Recruit').exhausted, table.ann.hero.exhausted]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('Fel Stalker hits a hero without ready resources with 3 more', () => {
    const base = attack(['Fel Stalker'], { ann: { resources: 1 } }).ann.hero.damage;
    expect(attack(['Fel Stalker'], { bea: { resources: 1 } }).ann.hero.damage).toBe(base + 3);
  });

  test('Felguard goes for the ally with the most health left, Infinite Warden for the one with the least', () => {
    const raiders: Raiders = { ann: { play: ['Veteran'] }, cy: { play: [{ card: 'Giant', damage: 1 }] } };
    const felguard = attack(['Felguard'], raiders);
    expect([felguard.card('Giant').damage > 1, felguard.card('Veteran').damage, heroesDamage(felguard)]).toEqual([
      true,
      0,
      [0, 0, 0],
    ]);
    const warden = attack(['Infinite Warden'], raiders);
    expect([warden.card('Giant').damage, warden.card('Veteran').damage > 0]).toEqual([1, true]);
    expect(heroesDamage(attack(['Felguard']))[0]).toBeGreaterThan(0);
  });

  test('Giant Infernal burns the MARKED hero at the start of the turn', () => {
    const table = cavernsTable({ play: ['Giant Infernal'] }, {}, { turn: 'cy', step: 'end', picks: ['bea.hero'] });
    table.until({ turn: 'boss', step: 'ready' });
    table.resolve.all();
    expect(heroesDamage(table)).toEqual([0, 10, 0]);
  });

  test('Infinite Suppressor takes the powers of raiding allies', () => {
    const table = cavernsTable({ play: ['Infinite Suppressor'] }, { ann: { play: ['Guard'] } });
    expect(table.card('Guard').keywords).toEqual([]);
    expect(cavernsTable({}, { ann: { play: ['Guard'] } }).card('Guard').keywords).toEqual(['Protector']);
  });

  test('Time-Twisted Footman is not hurt by allies of an odd cost, the Huntress not by those of an even cost', () => {
    const hurt = (defender: string, attacker: string) => {
      const table = cavernsTable({ play: [defender] }, { ann: { play: [attacker] } }, { turn: 'ann', step: 'action' });
      table.ann.attacks(attacker, defender);
      for (let n = 0; n < 3; n++) table.pass.all();
      return table.boss.allies.length === 0;
    };
    expect([hurt('Time-Twisted Footman', 'Veteran'), hurt('Time-Twisted Footman', 'Giant')]).toEqual([false, true]);
    expect([hurt('Time-Twisted Huntress', 'Veteran'), hurt('Time-Twisted Huntress', 'Giant')]).toEqual([true, false]);
  });
});
