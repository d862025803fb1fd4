import { describe, expect, test } from 'vitest';
import { catalogueEntries } from '../catalogue/entries.ts';
import { drawArms } from '../src/arms/arms.ts';
import { blazon } from '../src/arms/blazon.ts';
import { CHARGE_NAMES, partsOf } from '../src/arms/charges/charges.ts';
import { contrast } from '../src/arms/tinctures.ts';
import type { Printed } from '../src/card/printed.ts';

const everyName = new Map<string, Printed>();
for (const card of catalogueEntries().file.cards) if (!everyName.has(card.name)) everyName.set(card.name, card);
const cards = [...everyName.values()];

const counted = (words: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

describe('coats of arms', () => {
  test('no two names of the catalogue have the same blazon', () => {
    const alike = counted(cards.map((card) => JSON.stringify(blazon(card))));
    expect([...alike.values()].filter((count) => count > 1)).toEqual([]);
    expect(alike.size).toBe(cards.length);
  });

  test('nearly every name has a drawing of its own', () => {
    const drawings = new Set(cards.map((card) => drawArms(card, 1)));
    expect(drawings.size / cards.length).toBeGreaterThan(0.995);
  });

  test('no charge is the first on more than three of a hundred names, and every charge is on some', () => {
    const first = counted(cards.map((card) => blazon(card).charges[0]!));
    expect(Math.max(...first.values()) / cards.length).toBeLessThan(0.03);
    expect(CHARGE_NAMES.filter((charge) => !first.has(charge))).toEqual([]);
  });

  test('the same card has the same arms, whatever was drawn before', () => {
    const some = cards.filter((_, n) => n % 97 === 0);
    const once = some.map((card) => drawArms(card, 2));
    const again = [...some].reverse().map((card) => drawArms({ ...card }, 2));
    expect(again.reverse()).toEqual(once);
  });

  test('a known card keeps its face', () => {
    const { outline, layout, field, metal, charges } = blazon(everyName.get('Granite Shieldbearer')!);
    expect({ outline, layout, field, metal, charges }).toMatchInlineSnapshot(`
      {
        "charges": [
          "mountain",
          "shield",
          "mug",
        ],
        "field": "umber",
        "layout": "chief",
        "metal": "or",
        "outline": "heater",
      }
    `);
  });

  test('the metal of the charges stands out from the field', () => {
    const pale = cards.filter((card) => {
      const { metal, field } = blazon(card);
      return contrast(metal, field) < 2;
    });
    expect(pale.map(({ name }) => name)).toEqual([]);
  });

  test('a chip has less to draw than a card that is looked at', () => {
    const card = everyName.get('Ragnaros')!;
    expect(drawArms(card, 0).length).toBeLessThan(drawArms(card, 1).length);
    expect(drawArms(card, 1).length).toBeLessThan(drawArms(card, 2).length);
  });

  test('every charge is well formed and has a body', () => {
    const broken = CHARGE_NAMES.filter((charge) => {
      const parts = partsOf(charge);
      return (
        !parts.some(({ role }) => role === 'f' || role === 'l') || parts.some(({ svg }) => /NaN|undefined/.test(svg))
      );
    });
    expect(broken).toEqual([]);
  });
});
