import { describe, expect, test } from 'vitest';
import { command, temporary } from './support.ts';

const read = async (...cards: readonly object[]) =>
  JSON.parse((await command('cards', 'read', temporary('cards.json', JSON.stringify(cards)), '--json')).out);

const spark = (name: string, text: string, pool?: string) => ({
  name,
  type: 'Ability',
  cost: '1',
  classIcons: ['Mage'],
  textFront: [text],
  ...(pool === undefined ? {} : { pool }),
});

describe('cards read --json', () => {
  test('tells of each card whether it is understood, and what is not', async () => {
    const { cards } = await read(spark('Spark', 'Draw a card.'), spark('Hat', 'Eat your hat.'));
    expect(cards).toEqual([
      { name: 'Spark', understood: true, text: ['Draw a card.'], unread: [], readings: 1 },
      { name: 'Hat', understood: false, text: [], unread: ['Eat your hat.'], readings: 0 },
    ]);
  });

  test('counts them, and as a share those which lean on no wording that they alone need', async () => {
    const { totals } = await read(
      spark('Spark', 'Draw a card.'),
      spark('Glow', 'Draw a card.', 'main'),
      spark('Gust', 'Destroy target ally.', 'raid:onyxia'),
      spark('Hat', 'Eat your hat.'),
    );
    expect(totals).toMatchObject({
      cards: 4,
      understood: 3,
      leaveOneOut: 0.5,
      ambiguous: 0,
      verbs: 2,
      verbsUsedOnce: 1,
      players: { cards: 3, understood: 2, leaveOneOut: 2 / 3 },
    });
    expect(totals.wordings).toBeGreaterThan(totals.wordingsUsedOnce);
    expect(totals.wordingsUsedOnce).toBeGreaterThan(0);
  });
});

describe('cards read --json of several sets', () => {
  const rushing = (name: string, set: string, text: string) => ({
    name,
    set: { code: set, name: set },
    type: 'Ally',
    cost: '1',
    atk: { value: 1, damage: 'Melee' },
    health: 1,
    textFront: [text],
  });

  test('tells which share would be understood if nobody had seen their set', async () => {
    const { totals, singleSet } = await read(
      rushing('Ant', 'Hills', 'Ferocity'),
      rushing('Bee', 'Hills', 'At the start of your turn, draw a card.'),
      rushing('Cow', 'Hills', 'At the start of your turn, draw a card.'),
      rushing('Doe', 'Woods', 'Ferocity'),
    );
    expect(totals).toMatchObject({ understood: 4, leaveOneOut: 1, leaveOneSetOut: 0.5 });
    expect(new Set(singleSet.map(({ set }: { set: string }) => set))).toEqual(new Set(['Hills']));
  });
});

describe('cards words --json', () => {
  test('counts the cards of the catalogue in the same way', async () => {
    const { totals } = JSON.parse((await command('cards', 'words', '--json')).out);
    expect(Object.values(totals).every((number) => typeof number === 'number')).toBe(true);
    expect(totals).toMatchObject({ cards: expect.any(Number), wordings: expect.any(Number) });
    expect(totals.leaveOneOut).toBeGreaterThan(0.5);
    expect(totals.leaveOneOut).toBeLessThanOrEqual(1);
    expect(totals.wordingsUsedOnce).toBeLessThan(totals.wordings);
    expect(totals.verbsUsedOnce).toBeLessThan(totals.verbs);
  });
});
