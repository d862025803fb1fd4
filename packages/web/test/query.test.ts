import { describe, expect, test } from 'vitest';
import type { CatalogueFile, Entry } from '../src/gallery/entry.ts';
import { parseQuery } from '../src/gallery/query/parse.ts';
import { search } from '../src/gallery/query/search.ts';

const card = (title: string, more: Partial<Entry>): Entry => ({
  slug: title,
  title,
  name: title,
  set: 'one',
  typeLine: (more.types ?? ['Ability']).join(' '),
  types: ['Ability'],
  tags: [],
  icons: [],
  text: [],
  keywords: [],
  ...more,
});

const catalogue: CatalogueFile = {
  sets: [
    { code: 'one', name: 'Heroes of Azeroth' },
    { code: 'two', name: 'Through the Dark Portal' },
  ],
  decks: [{ name: 'Ashgrove Embers', hero: 'Elwin' }],
  cards: [
    card('Fire Blast', {
      icons: ['Mage'],
      cost: 1,
      text: ['Your hero deals 2 fire damage.'],
      typeLine: 'Instant Ability—Fire',
    }),
    card('Read the Stars', { icons: ['Mage'], cost: 3, text: ['Draw two cards.'], decks: [[0, 4]] }),
    card('Holy Fire', { icons: ['Priest'], cost: 4, set: 'two' }),
    card('Knight Karia', {
      types: ['Ally'],
      tags: ['Human', 'Death Knight'],
      icons: ['Alliance'],
      cost: 2,
      atk: 4,
      health: 1,
      damageType: 'melee',
      keywords: ['Protector', 'Assault 2'],
      unique: true,
      text: ['Protector', 'When this ally enters play, draw a card.'],
    }),
    card('Grunt', { types: ['Ally'], tags: ['Orc', 'Warrior'], icons: ['Horde'], cost: 2, atk: 2, health: 2 }),
    card('Meteor', { cost: 0, plusX: true }),
  ],
};

const found = (text: string): readonly string[] => {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return search(catalogue, parsed.query).cards.map(({ title }) => title);
};

const fault = (text: string): string => {
  const parsed = parseQuery(text);
  return parsed.ok ? 'understood' : `${parsed.fault.at}+${parsed.fault.length}: ${parsed.fault.message}`;
};

describe('a search', () => {
  test('without words finds everything', () => expect(found('  ')).toHaveLength(6));

  test('bare words stand in the name, in any order; names that begin so come first', () => {
    expect(found('fire')).toEqual(['Fire Blast', 'Holy Fire']);
    expect(found('fire holy')).toEqual(['Holy Fire']);
    expect(found('"the stars"')).toEqual(['Read the Stars']);
  });

  test('fields narrow it down, by what their words begin with', () => {
    expect(found('type:ally')).toEqual(['Knight Karia', 'Grunt']);
    expect(found('class:mage cost<3')).toEqual(['Fire Blast']);
    expect(found('class:knight')).toEqual(['Knight Karia']);
    expect(found('faction:horde t:al')).toEqual(['Grunt']);
    expect(found('keyword:assault')).toEqual(['Knight Karia']);
    expect(found('is:unique')).toEqual(['Knight Karia']);
    expect(found('is:instant')).toEqual(['Fire Blast']);
    expect(found('damage:melee')).toEqual(['Knight Karia']);
  });

  test('text is found as it is said', () => {
    expect(found('text:"draw a card"')).toEqual(['Knight Karia']);
    expect(found('o:draw')).toEqual(['Read the Stars', 'Knight Karia']);
  });

  test('numbers are compared; a card without the number is not found', () => {
    expect(found('atk>=2 health<=1')).toEqual(['Knight Karia']);
    expect(found('cost=2')).toEqual(['Knight Karia', 'Grunt']);
    expect(found('cost!=2 type:ability')).toEqual(['Fire Blast', 'Read the Stars', 'Holy Fire', 'Meteor']);
    expect(found('cost:x')).toEqual(['Meteor']);
  });

  test('sets are known by code or by a part of their name, decks by theirs', () => {
    expect(found('set:two')).toEqual(['Holy Fire']);
    expect(found('set:"dark portal"')).toEqual(['Holy Fire']);
    expect(found('deck:ember')).toEqual(['Read the Stars']);
  });

  test('"or", "not", a minus and brackets mean what they say', () => {
    expect(found('class:priest or faction:horde')).toEqual(['Holy Fire', 'Grunt']);
    expect(found('-type:ability -faction:horde')).toEqual(['Knight Karia']);
    expect(found('(class:priest | class:mage) cost>1 not text:draw')).toEqual(['Holy Fire']);
    expect(found('type:ally and cost:2 -unique')).toEqual(['Knight Karia', 'Grunt']);
  });
});

describe('what is not understood', () => {
  test('is told with its place and with what was perhaps meant', () => {
    expect(fault('fire colour:red')).toBe(
      '5+6: there is no field "colour"; fields are name, type, class, faction, cost, atk, health, text, keyword, tag, damage, set, raid, deck, def, strike, is',
    );
    expect(fault('clas:mage')).toBe('0+4: there is no field "clas"; perhaps "class"');
    expect(fault('cost<')).toBe('0+5: cost of what? Write cost<3');
    expect(fault('cost:cheap')).toBe('0+10: cost is a number: cost<3');
    expect(fault('class>mage')).toBe('0+10: class is no number, so ">" says nothing; write class:mage');
    expect(fault('text:"draw')).toBe('0+10: the quotation mark is not closed');
    expect(fault('(type:ally')).toBe('0+1: this bracket is not closed');
    expect(fault('type:ally)')).toBe('9+1: this bracket was never opened');
    expect(fault('fire or')).toBe('5+2: what else? Something must follow "or"');
  });

  test('a word that no card has is a hint, not a fault', () => {
    const parsed = parseQuery('class:pirest set:azeroht');
    expect(parsed.ok && search(catalogue, parsed.query).hints).toEqual([
      'no card has the class "pirest"; perhaps Priest',
      'no card has the set "azeroht"',
    ]);
  });

  test('every prefix of a search can be typed without a crash', () => {
    const whole = '(type:ally or -class:"death knight") cost<=3 text:"draw a card" | is:unique';
    for (let n = 0; n <= whole.length; n++) expect(() => parseQuery(whole.slice(0, n))).not.toThrow();
  });
});
