import { catalogue, readDeck } from '@meetingstone/cards';
import { expect, test } from 'vitest';
import { withOwnCards } from '../src/workshop/list.ts';

test('cards of one’s own come to the others before the side deck, and stand below a line', () => {
  const list = withOwnCards(
    'Name: Embers\nHero: Elwin Ashgrove\n\n4 Fire Blast\n\nSide deck\n1 Ember Lash\n',
    ['Scorch'],
    'text',
  );
  const [above, below] = list.split(/^---$/m);
  expect(below!.trim()).toBe('text');
  const read = readDeck(above!, catalogue, 'x');
  expect(read).toMatchObject({ ok: true, deck: { cards: { 'Fire Blast': 4, Scorch: 4 }, side: { 'Ember Lash': 1 } } });
});
