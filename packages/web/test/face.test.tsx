import type { FullCard } from '@meetingstone/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Card } from '../src/card/Card.tsx';
import { described } from '../src/card/describe.ts';
import { faceOf, hiddenFace, linesOf, printedFace } from '../src/card/face.ts';
import { frameOf } from '../src/card/frame.ts';
import type { Printed } from '../src/card/printed.ts';
import { tokensOf } from '../src/card/tokens.ts';

const warden: Printed = {
  name: 'Bridge Warden',
  typeLine: 'Ally—Human Warrior',
  types: ['Ally'],
  tags: ['Human', 'Warrior'],
  icons: ['Alliance'],
  text: ['Protector', 'When this ally enters play, draw a card.'],
  keywords: ['Protector'],
  cost: 1,
  atk: 1,
  damageType: 'melee',
  health: 2,
};

const boss: Printed = {
  ...warden,
  name: 'Garr',
  types: ['Hero'],
  icons: [],
  raid: 'molten-core',
  boss: 4,
  twoSided: true,
  text: ['[Front]: Untargetable', '[Back]: Flip this hero.'],
  keywords: ['Untargetable'],
};

const view = (now: Partial<FullCard>): FullCard => ({
  id: 7,
  known: true,
  name: 'Bridge Warden',
  definition: null,
  zone: 'play',
  owner: 0,
  controller: 0,
  row: 'ally',
  types: ['Ally'],
  tags: [],
  icons: [],
  keywords: ['Protector'],
  cost: 1,
  atk: 1,
  damageTypes: ['melee'],
  health: 2,
  def: null,
  strike: null,
  text: ['Protector'],
  exhausted: false,
  faceDown: false,
  damage: 0,
  counters: {},
  host: 0,
  fresh: false,
  plane: null,
  ...now,
});

describe('the face of a card', () => {
  test('the pattern of an ally is its class, on the ground of its faction', () => {
    expect(frameOf(warden)).toEqual({ edge: 'warrior', ground: 'alliance' });
    expect(frameOf({ ...warden, tags: ['Human'] })).toEqual({ edge: 'alliance', ground: 'alliance' });
    expect(frameOf({ ...warden, tags: [], icons: [] })).toEqual({ edge: 'neutral', ground: null });
  });

  test('a card of a raid has the edge of the raid, one for several classes that of many', () => {
    expect(frameOf(boss).edge).toBe('molten-core');
    expect(frameOf({ ...warden, icons: ['Mage', 'Priest'] }).edge).toBe('many');
    expect(frameOf({ ...warden, icons: ['Mage'] }).edge).toBe('mage');
  });

  test('one side is shown at a time, without what its keyword chips say already', () => {
    expect(linesOf(warden, false)).toEqual(['When this ally enters play, draw a card.']);
    expect(linesOf(boss, false)).toEqual([]);
    expect(linesOf(boss, true)).toEqual(['Flip this hero.']);
  });

  test('a face-down card shows its back, a two-sided one its other side', () => {
    expect(faceOf(view({ faceDown: true }), warden)).toMatchObject({ faceDown: true, flipped: false });
    expect(faceOf(view({ faceDown: true }), boss)).toMatchObject({ faceDown: false, flipped: true });
  });

  test('nothing is told about a card that the viewer may not know', () => {
    const html = renderToStaticMarkup(<Card face={hiddenFace} size="board" />);
    expect(html).toContain('aria-label="a face-down card"');
    expect(html).not.toContain('card-arms');
  });

  test('a line for those who do not see says numbers, keywords and states', () => {
    const face = faceOf(view({ damage: 1, exhausted: true, atk: 3, counters: { MARKED: 1, ice: 2 } }), warden);
    expect(described(face, { legal: true }, 2)).toBe(
      '2 times Bridge Warden, Ally, cost 1, 3 melee ATK, 1 of 2 health, Protector, MARKED, 2 ice counters, exhausted, can be chosen',
    );
  });

  test('a number that is not as printed has an arrow and can be asked why; the others cannot', () => {
    const face = faceOf(view({ atk: 3 }), warden);
    const asked = renderToStaticMarkup(<Card face={face} size="inspect" onWhy={() => undefined} />);
    expect(asked).toContain('aria-label="3 melee ATK, raised: why?"');
    expect(asked.match(/<button/g)).toHaveLength(1);
    const printed = renderToStaticMarkup(<Card face={printedFace(warden)} size="inspect" onWhy={() => undefined} />);
    expect(printed).not.toContain('<button');
  });

  test('a pressed card is one button with the whole line as its name', () => {
    const html = renderToStaticMarkup(<Card face={printedFace(warden)} size="board" onPress={() => undefined} />);
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Bridge Warden, Ally, cost 1, 1 melee ATK, 2 health, Protector"');
  });
});

describe('the text of a card', () => {
  test('costs, signs, damage and keywords are told apart from words', () => {
    expect(tokensOf('(3), [Activate] >>> Your hero deals 2 fire damage.')).toEqual([
      { is: 'price', text: '3' },
      { is: 'words', text: ', ' },
      { is: 'sign', sign: 'Activate', text: 'exhaust this card' },
      { is: 'words', text: ' ' },
      { is: 'then' },
      { is: 'words', text: ' Your hero deals ' },
      { is: 'damage', text: '2 fire damage', type: 'fire' },
      { is: 'words', text: '.' },
    ]);
    expect(tokensOf('Ongoing: Attached ally has Assault 2.')).toEqual([
      { is: 'lead', text: 'Ongoing' },
      { is: 'words', text: 'Attached ally has ' },
      { is: 'keyword', text: 'Assault 2', keyword: 'Assault' },
      { is: 'words', text: '.' },
    ]);
  });
});
