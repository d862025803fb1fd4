import type { Noun, Watch } from '@meetingstone/rules';
import type { Row } from '../grammar/row.ts';
import { ofEach, row } from '../grammar/row.ts';
import { byWhom } from './fighting.ts';
import { party as one } from './parties.ts';
import { anyCard } from './phrases.ts';
import { thisCard } from './self.ts';

const SELF: Noun = { self: true };

/** What befalls a card: it exhausts or readies, is targeted, interrupted, inspired, turned over. */
export const befalling = (): readonly Row<Watch>[] => [
  row(
    { card: one },
    ['{card} become(s) exhausted', '{card} exhaust(s)', '{card} are(is) exhausted'],
    ({ card }): Watch => ({ event: 'exhaust', card }),
  ),
  row(
    { card: one },
    ['{card} ready(readies)', '{card} become(s) ready'],
    ({ card }): Watch => ({ event: 'ready', card }),
  ),
  row(
    { card: one, by: byWhom },
    ['{card} become(s) targeted {by}', '{card} are(is) targeted {by}'],
    ({ card, by }): Watch => ({ event: 'become targeted', card, by: by! }),
  ),
  row({ card: one }, '{card} are(is) interrupted', ({ card }): Watch => ({ event: 'interrupt', card })),
  row(
    { card: one, by: byWhom },
    '{card} are(is) inspired {by}',
    ({ card, by }): Watch => ({ event: 'inspire', card, by: by! }),
  ),
  row(
    { card: anyCard, by: one },
    ['{by} inspire(s) {card}'],
    ({ card, by }): Watch => ({ event: 'inspire', card, by }),
  ),
  ...ofEach(
    [
      ['inspire', 'inspired'],
      ['exhaust', 'exhausted'],
      ['ready', 'readied'],
      ['destroy', 'destroyed'],
    ] as const,
    ([event, done]) => [
      row({ card: one }, `{card} are(is) ${done} this way`, ({ card }): Watch => ({ event, card, by: SELF })),
    ],
  ),
  row(
    { card: one },
    ['{card} are(is) turned face down', '{card} turn(s) face down'],
    ({ card }): Watch => ({ event: 'turn face down', card }),
  ),
  row(
    { self: thisCard },
    '{self} flips to its back',
    (): Watch => ({
      event: 'flip',
      card: { ...SELF, faceDown: false },
    }),
  ),
  row(
    { self: thisCard },
    '{self} flips to its front',
    (): Watch => ({
      event: 'flip',
      card: { ...SELF, faceDown: true },
    }),
  ),
];
