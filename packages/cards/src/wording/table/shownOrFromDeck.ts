import type { Amount, Cost, Noun } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { several } from './amounts.ts';
import { noun as aNoun, anyCard, nounMany } from './phrases.ts';

/** A card of your hand, of which the words around it tell that it is there. */
export const inHand = (noun: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    noun,
    (value) => ({ ...value, zone: 'hand' as const, whose: 'you' as const }),
    ({ zone, whose, ...value }) => (zone === 'hand' && whose === 'you' ? value : undefined),
  );

const others: Phrase<Noun> = seenAs(
  aNoun,
  (value) => (value.other ? undefined : { ...value, other: true as const }),
  ({ other, ...value }) => (other ? value : undefined),
);

const X: Amount = { amount: 'X' };

/** What is paid with cards of your hand that stay there, or with those on top of your deck. */
export const shownOrFromDeck = (): readonly Row<Cost>[] => [
  row(
    { noun: inHand(anyCard) },
    'reveal {noun} from your hand',
    ({ noun }): Cost => ({ pay: 'reveal', noun, count: 1 }),
  ),
  row(
    { noun: inHand(others) },
    'reveal another {noun} from your hand',
    ({ noun }): Cost => ({ pay: 'reveal', noun, count: 1 }),
  ),
  row(
    { n: several, noun: inHand(nounMany) },
    'reveal {n} {noun} from your hand',
    ({ n, noun }): Cost => ({ pay: 'reveal', noun, count: n }),
  ),
  row(
    { noun: inHand(nounMany) },
    'reveal any number of {noun} from your hand',
    ({ noun }): Cost => ({ pay: 'reveal', noun, count: X }),
  ),
  fixed('discard your hand', {
    pay: 'discard',
    noun: { zone: 'hand', whose: 'you' },
    count: { amount: 'cards in hand', of: { player: 'you' } },
  } as Cost),
  fixed('put the top card of your deck into your graveyard', { pay: 'top cards', to: 'graveyard', count: 1 } as Cost),
  row(
    { n: several },
    'put the top {n} cards of your deck into your graveyard',
    ({ n }): Cost => ({ pay: 'top cards', to: 'graveyard', count: n }),
  ),
  fixed('remove the top card of your deck from the game', { pay: 'top cards', to: 'removed', count: 1 } as Cost),
  row(
    { n: several },
    'remove the top {n} cards of your deck from the game',
    ({ n }): Cost => ({ pay: 'top cards', to: 'removed', count: n }),
  ),
];
