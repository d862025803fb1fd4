import { expect, test } from 'vitest';
import { readOwnCards } from '../src/workshop/reading.ts';

const KEEPER = 'Lantern Keeper, 2, Neutral, Ally—Human Priest, 1 [Holy] / 3 Health\nProtector';

test('each card is read for itself: one that is not understood does not take the others with it', () => {
  const read = readOwnCards(
    `${KEEPER}\n\nOdd Bird, 1, Neutral, Ally—Bird, 1 [Melee] / 1 Health\nThis ally whistles a tune.\n\nJust a name`,
  );
  expect(read.map(({ name }) => name)).toEqual(['Lantern Keeper', 'Odd Bird', 'Just a name']);
  expect(read[0]).toMatchObject({
    definition: { typeLine: 'Ally—Human Priest', atk: 1, health: 3, keywords: ['Protector'] },
  });
  expect(read[1]).toMatchObject({ faults: [{ paragraph: 'This ally whistles a tune.' }] });
  expect(read[2]).toMatchObject({ faults: [{ message: expect.stringContaining('no type line') }] });
});

test('the words from which on nothing is understood are words of the paragraph', () => {
  const [bird] = readOwnCards('Odd Bird, 1, Neutral, Ally—Bird, 1 [Melee] / 1 Health\nThis ally whistles a tune.');
  const [fault] = 'faults' in bird! ? bird.faults : [];
  expect(fault!.paragraph).toContain(fault!.words);
});

test('nothing written is no card', () => {
  expect(readOwnCards(' \n\n ')).toEqual([]);
});

test('what is not understood comes with texts that are, and are like it', () => {
  const [card] = readOwnCards('Doze, 1, Mage, Instant Ability\nTap target creature.');
  const [fault] = 'faults' in card! ? card.faults : [];
  expect(fault!.nearest).toContain('Exhaust target ally.');
});
