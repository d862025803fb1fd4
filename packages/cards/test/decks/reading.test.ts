import { describe, expect, test } from 'vitest';
import { allDecks, catalogue } from '../../src/catalogue.ts';
import type { Deck } from '../../src/decks/deck.ts';
import { writeList } from '../../src/decks/list.ts';
import { readDeck } from '../../src/decks/reading.ts';

const read = (text: string) => readDeck(text, catalogue, 'untitled');

function deckOf(text: string): Deck {
  const result = read(text);
  if (!result.ok) throw new Error(result.mistakes.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  return result.deck;
}

function mistakesIn(text: string): string[] {
  const result = read(text);
  return result.ok ? [] : result.mistakes.map(({ line, message }) => `${line}: ${message}`);
}

describe('a list in plain text', () => {
  test('has a hero, cards, a side deck, and comments', () => {
    const text = `# For the spring tournament
      Name: Embers #2
      Hero: elwin ashgrove   # the hero may stand anywhere

      4 Fire Blast
      3x Ember Lash
      Footsoldier x 2
      Moss Colossus
      2 fire blast

      Side deck
      4 Storm Whistle # for slow games`;
    expect(deckOf(text)).toEqual({
      name: 'Embers #2',
      hero: 'Elwin Ashgrove',
      cards: { 'Fire Blast': 6, 'Ember Lash': 3, Footsoldier: 2, 'Moss Colossus': 1 },
      side: { 'Storm Whistle': 4 },
    });
  });

  test.each(allDecks())('$name is the same deck after writing and reading', ({ about: _, raids: __, ...deck }) => {
    expect(deckOf(writeList(deck))).toStrictEqual(deck);
    const beside: Deck = { ...deck, side: { Footsoldier: 10 } };
    expect(deckOf(writeList(beside))).toStrictEqual(beside);
    expect(writeList(deckOf(writeList(beside)))).toBe(writeList(beside));
  });

  test('may mark lines of the side deck, and have bullets and // comments', () => {
    const text =
      '// mine\nHero: Elwin Ashgrove\n- 4 Fire Blast // cheap\n* Ember Lash x3\nSB: 2 Storm Whistle\n1 Footsoldier';
    expect(deckOf(text)).toMatchObject({
      cards: { 'Fire Blast': 4, 'Ember Lash': 3, Footsoldier: 1 },
      side: { 'Storm Whistle': 2 },
    });
  });

  test('may name its hero in the first line, under a heading, or among the cards', () => {
    const hero = 'Grusk Halfhelm';
    const cards = { Charge: 4, Footsoldier: 1 };
    for (const text of [
      `${hero}\n4 Charge\nFootsoldier`,
      `1x ${hero}\nAbilities (4):\n4 Charge\nAllies\nFootsoldier`,
      `Hero\n${hero}\n4 Charge\n1 Footsoldier`,
      `4 Charge\r\nFootsoldier\r\n${hero}\r\n`,
      `\uFEFFHero: ${hero}\rMain deck:\r4 Charge\rFootsoldier`,
    ])
      expect(deckOf(text), text).toEqual({ name: 'untitled', hero, cards });
  });

  test('a curly apostrophe is an apostrophe', () => {
    expect(deckOf('Grusk Halfhelm\n3 Watcher Mal\u2019wi').cards).toEqual({ "Watcher Mal'wi": 3 });
  });

  test('with a name that no card has is not read, and every such name is told with those most like it', () => {
    expect(mistakesIn('Hero: Elwin Ashgrov\n4 Fire Blast\n4 Ember Lsah\n\n2 Zzzzzzzz')).toEqual([
      '1: no card is named "Elwin Ashgrov"; perhaps Elwin Ashgrove',
      '3: no card is named "Ember Lsah"; perhaps Ember Lash',
      '5: no card is named "Zzzzzzzz"',
    ]);
    expect(mistakesIn(`Hero: Elwin Ashgrove\n${'x'.repeat(5000)}`)).toEqual([
      `2: no card is named "${'x'.repeat(80)}..."`,
    ]);
  });

  test.each([
    ['4 Fire Blast', '1: it names no hero; write "Hero: NAME" in the first line'],
    ['', '1: it names no hero; write "Hero: NAME" in the first line'],
    ['Hero: Elwin Ashgrove\nHero: Grusk Halfhelm', '2: Grusk Halfhelm is a second hero'],
    ['Hero\n2 Elwin Ashgrove', '2: a deck is built around one hero, not 2'],
    ['Name:\nHero: Elwin Ashgrove', '1: "Name:" names nothing'],
    ['Hero: Elwin Ashgrove\n0 Fire Blast', '2: "0" copies; it must be a whole number from 1 to 999'],
    ['Hero: Elwin Ashgrove\n4000 Fire Blast', '2: "4000" copies; it must be a whole number from 1 to 999'],
    ['Hero: Elwin Ashgrove\nFire Blast x99999', '2: "99999" copies; it must be a whole number from 1 to 999'],
    ['#'.repeat(300_000), '1: it is too long for a deck'],
  ])('%.40j is refused', (text, message) => {
    expect(mistakesIn(text)).toEqual([message]);
  });
});

const o8d = (...lines: readonly string[]): string =>
  ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', '<deck game="1b2c">', ...lines, '</deck>'].join('\n');
const HERO = '<section name="Hero" shared="False"><card qty="1" id="a1">Elwin Ashgrove</card></section>';

describe('a deck file of OCTGN', () => {
  test('has sections of cards, with a quantity and the name as text', () => {
    const text = o8d(
      '  <section name="Hero" shared="False">',
      '    <card qty="1" id="a1">Kaelis Redquiver</card>',
      '    <card qty="1" id="a2">Kaelis Redquiver Back</card>',
      '  </section>',
      '  <!-- the rest -->',
      '  <section name="Main" shared="False">',
      '    <card qty="4" id="a3">Watcher Mal&apos;wi</card>',
      "    <card qty='2' id='a4'><![CDATA[Deuce]]></card>",
      '    <card id="a5" qty="1">Foot&#115;oldier</card>',
      '  </section>',
      '  <section name="Side"><card qty="3" id="a6">  Hootie  </card></section>',
      '  <section name="Quests"/>',
      '  <notes><![CDATA[<b>mine</b>]]></notes>',
    );
    expect(deckOf(text)).toEqual({
      name: 'untitled',
      hero: 'Kaelis Redquiver',
      cards: { "Watcher Mal'wi": 4, Deuce: 2, Footsoldier: 1 },
      side: { Hootie: 3 },
    });
    expect(deckOf(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(deckOf(text));
  });

  test.each([
    [
      ['<section name="Main">', '<card qty="4">Fire Blast</section>'],
      '5: </section> stands where </card> of line 5 should',
    ],
    [['<section name="Main">'], '5: </deck> stands where </section> of line 4 should'],
    [['<section name="Main"></section></section>'], '4: </section> stands where </deck> of line 2 should'],
    [['<section name=Main></section>'], '4: "<section name=Main></section>" is not XML'],
    [['<section name="Main" name="Side"/>'], '4: the attribute name is given twice'],
    [
      ['<section name="Main">', '<card qty="1">Fire & Blast</card></section>'],
      '5: "&" is no letter; write &amp; for &',
    ],
    [
      ['<section name="Main">', '<card qty="1">Fire&nbsp;Blast</card></section>'],
      '5: "&nbsp;" is no letter; write &amp; for &',
    ],
    [
      ['<section name="Main"><card qty="1">&#xFFFFFF;</card></section>'],
      '4: "&#xFFFFFF;" is no letter; write &amp; for &',
    ],
    [['<!-- open'], '4: a comment is not closed, or has -- inside'],
    [['<notes><![CDATA[ open </notes>'], '4: a CDATA part is not closed'],
    [['<section name="Maybe"/>'], '4: <section name="Maybe"> is no part of a deck'],
    [['<cards/>'], '4: <cards> is no part of a deck'],
    [['<section name="Main"><crad qty="1">Fire Blast</crad></section>'], '4: <crad> is no <card>'],
    [
      ['<section name="Main"><card>Fire Blast</card></section>'],
      '4: "" copies; it must be a whole number from 1 to 999',
    ],
    [
      ['<section name="Main"><card qty="-1">Fire Blast</card></section>'],
      '4: "-1" copies; it must be a whole number from 1 to 999',
    ],
    [['<section name="Main"><card qty="1"/></section>'], '4: a <card> without a name'],
    [
      ['<section name="Main"><card qty="1">Fire Blats</card></section>'],
      '4: no card is named "Fire Blats"; perhaps Fire Blast',
    ],
  ])('%j is refused with its line', (lines, message) => {
    expect(mistakesIn(o8d(HERO, ...lines))).toEqual([message]);
  });

  test.each([
    ['<!DOCTYPE deck [<!ENTITY a "aaaa">]>\n<deck>&a;</deck>', '1: document types are not read'],
    ['<deck>\n<section name="Main">\n', '3: the file ends before </section> of line 2'],
    ['<deck/>\n<deck/>', '2: <deck> is a second element at the top'],
    ['<deck/>\nmore', '2: "more" stands outside of any element'],
    ['<deck>\n\n  a & b\n</deck>', '3: "&" is no letter; write &amp; for &'],
    ['<deck/></deck>', '1: </deck> closes nothing'],
    ['<?xml version="1.0"?>', '1: the file has no element'],
    ['<html></html>', '1: <html> is no <deck>'],
    ['<deck/>', '1: it names no hero; write "Hero: NAME" in the first line'],
  ])('%j is refused with its line', (text, message) => {
    expect(mistakesIn(text)).toEqual([message]);
  });

  test('nested ever so deeply is still only a mistake', () => {
    expect(mistakesIn('<a>'.repeat(60_000))).toEqual(['1: the file ends before </a> of line 1']);
  });
});
