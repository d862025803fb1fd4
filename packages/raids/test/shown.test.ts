import { isDeepStrictEqual } from 'node:util';
import { asRead, faultsIn, modeTexts, textOf } from '@meetingstone/cards';
import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { RAIDS, raidSeat } from '../src/index.ts';

/** Every card in the box, and what lies on the table from the start: the raid itself. */
const shown: readonly (readonly [string, Facts])[] = RAIDS.flatMap((raid) => {
  const seats = raid.modes.map((mode) => raidSeat(raid, mode, 1));
  const lying = seats.flatMap(({ hero, decks, boss }) => [hero, ...decks.flat(), ...(boss?.play ?? [])]);
  const cards = new Set<Facts>([...raid.cards, ...lying]);
  return [...cards].map((card) => [`${raid.name}: ${card.name}`, card] as const);
});

test.each(shown)('%s shows a text that an editor would print', (_, card) => {
  for (const line of [...textOf(card), ...modeTexts(card)]) expect([line, faultsIn(line)]).toEqual([line, []]);
});

/** Cards whose text as it is shown is not read, or not as what it means. May only shrink. */
const UNREAD: ReadonlySet<string> = new Set([
  "Onyxia's Lair: Chink in Her Armor",
  "Onyxia's Lair: Hidden Reserves",
  'Molten Core: Majordomo Executus',
  'Molten Core: Ragnaros',
  'Molten Core: Molten Core',
  "Magtheridon's Lair: Swath of Destruction",
  "Magtheridon's Lair: Manticron Cube",
  "Magtheridon's Lair: Magtheridon's Lair",
  'Black Temple: Teron Gorefiend',
  'Black Temple: The Illidari Council',
  'Black Temple: Shadowy Construct',
  "Caverns of Time: Mark of Kaz'rogal",
  'Caverns of Time: Queen Azshara',
  'Caverns of Time: Caverns of Time',
]);

const unread = new Set(shown.filter(([, card]) => !isDeepStrictEqual(asRead(card), card)).map(([name]) => name));

test('the text of every card of a raid is read back as the same powers', () => {
  expect([...unread].filter((name) => !UNREAD.has(name))).toEqual([]);
});

test('what can be read by now is not listed as unread', () => {
  expect([...UNREAD].filter((name) => !unread.has(name))).toEqual([]);
});
