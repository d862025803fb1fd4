import type { Noun, Watch } from '@meetingstone/rules';
import { choice, optional } from '../grammar/combine.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { party as one } from './parties.ts';
import { anyCard, noun } from './phrases.ts';

/** By whomever it is done, where that is said. */
export const byWhom = optional(
  choice('by whom', () => [
    row({ noun: anyCard }, 'by {noun}', ({ noun }) => noun),
    fixed(['by an opponent', 'by opponents'], { whose: 'opposing' } as Noun),
  ]),
);

/** What happens in combat: who attacks whom, defends, protects, sabotages. */
export const fighting = (): readonly Row<Watch>[] => [
  row({ card: one }, '{card} attack(s)', ({ card }): Watch => ({ event: 'attack', card })),
  row({ card: one, to: anyCard }, '{card} attack(s) {to}', ({ card, to }): Watch => ({ event: 'attack', card, to })),
  row(
    { to: one, card: byWhom },
    '{to} are(is) attacked {card}',
    ({ to, card }): Watch => ({
      event: 'attack',
      card: card!,
      to,
    }),
  ),
  row({ card: one }, '{card} defend(s)', ({ card }): Watch => ({ event: 'defend', card })),
  row(
    { card: one, by: anyCard },
    '{card} defend(s) against {by}',
    ({ card, by }): Watch => ({ event: 'defend', card, by }),
  ),
  row({ card: one }, '{card} protect(s)', ({ card }): Watch => ({ event: 'protect', card })),
  row({ card: one }, '{card} enter(s) combat', ({ card }): Watch => ({ event: 'enter combat', card })),
  row(
    { card: one, to: anyCard },
    '{card} enter(s) combat with {to}',
    ({ card, to }): Watch => ({ event: 'enter combat', card, to }),
  ),
  row(
    { card: one, to: anyCard },
    '{card} sabotage(s) {to}',
    ({ card, to }): Watch => ({ event: 'sabotage', card, to }),
  ),
  row({ card: one }, '{card} sabotage(s)', ({ card }): Watch => ({ event: 'sabotage', card })),
  row(
    { card: one, to: noun },
    ["{card} sabotage(s) a player 's {to}", "{card} sabotage(s) an opponent 's {to}"],
    ({ card, to }): Watch => ({ event: 'sabotage', card, to }),
  ),
];
