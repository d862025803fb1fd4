import { cardNamed, readNotation } from '@meetingstone/cards';
import type { Facts, LinkView } from '@meetingstone/rules';
import { cardTexts } from '@meetingstone/sitting';
import { expect, test } from 'vitest';
import { linkOf } from '../src/host/links.ts';

const BEAR = readNotation(
  'Old Bear, 4, Druid, Ally—Bear, 2 [Melee] / 4 Health\n[Activate] >>> This ally heals 1 damage from itself.',
).facts[0]!;
const [power] = BEAR.powers;
const effects = 'effects' in power! ? (power.effects as LinkView['effects']) : [];
const HERO = cardNamed('Elwin Ashgrove')!;

/** What the link says to somebody who sees this of its source. */
const said = (source: Facts | null, name: string | null = 'Old Bear'): string | undefined => {
  const link: LinkView = {
    id: 1,
    kind: 'payment',
    controller: 0,
    source: 7,
    name,
    facts: null,
    effects,
    targets: [],
    x: 0,
    modes: [],
    proposal: null,
  };
  return linkOf(link, () => source, cardTexts).text;
};

test('a link speaks of its own card, whoever was told of the same effects before', () => {
  expect(said(BEAR)).toBe('This ally heals 1 damage from itself.');
  expect(said(HERO)).toBe('This hero heals 1 damage from itself.');
  expect(said(BEAR)).toBe('This ally heals 1 damage from itself.');
});

test('a link whose card went out of sight says what the card of that name says', () => {
  expect(said(null, 'Elwin Ashgrove')).toBe('This hero heals 1 damage from itself.');
});

test('a link without a name tells nothing of its card', () => {
  expect(said(null, null)).toBe('This card heals 1 damage from itself.');
});
