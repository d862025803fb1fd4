import type { Noun, Past, Watch } from '@meetingstone/rules';
import { longest } from '../grammar/combine.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { type } from './past.ts';
import { anyCard } from './phrases.ts';

const inner = longest(anyCard);

/** "that attacked this turn", "that your hero dealt combat damage to this turn": what a card did, or what was done to it. */
export const pastNouns = (): readonly Row<Partial<Noun>>[] => [
  ...[
    row({}, 'attacked this turn', (): Past => ({ as: 'card', was: { event: 'attack' } })),
    row({}, 'defended this turn', (): Past => ({ as: 'card', was: { event: 'defend' } })),
    row({ type }, 'dealt {type} damage this turn', ({ type }): Past => by({ event: 'deal', damageType: type! })),
    row({}, 'dealt combat damage this turn', (): Past => by({ event: 'deal', combat: true })),
    row(
      { type, card: inner },
      'dealt {type} damage to {card} this turn',
      ({ type, card }): Past => by({ event: 'deal', card, damageType: type! }),
    ),
    row(
      { card: inner },
      'dealt combat damage to {card} this turn',
      ({ card }): Past => by({ event: 'deal', card, combat: true }),
    ),
    row(
      { type },
      'was(were) dealt {type} damage this turn',
      ({ type }): Past => to({ event: 'deal', damageType: type! }),
    ),
    row({}, 'was(were) dealt combat damage this turn', (): Past => to({ event: 'deal', combat: true })),
    row(
      { type, by: inner },
      ['{by} dealt {type} damage to this turn', 'was(were) dealt {type} damage by {by} this turn'],
      ({ type, by }): Past => to({ event: 'deal', by, damageType: type! }),
    ),
    row(
      { by: inner },
      ['{by} dealt combat damage to this turn', 'was(were) dealt combat damage by {by} this turn'],
      ({ by }): Past => to({ event: 'deal', by, combat: true }),
    ),
  ].map(relative),
  row(
    {},
    ["that hasn't attacked this turn", "that haven't attacked this turn", "that didn't attack this turn"],
    (): Partial<Noun> => ({ not: { past: { as: 'card', was: { event: 'attack' } } } }),
  ),
];

const by = (was: Watch): Past => ({ as: 'by', was });
const to = (was: Watch): Past => ({ as: 'card', was });

/** After the noun, with "that" before it. */
const relative = (past: Row<Past>): Row<Partial<Noun>> => ({
  ...past,
  wordings: past.wordings.map((words) => [{ word: 'that', low: 'that' }, ...words]),
  build: (parts: never): Partial<Noun> => ({ past: past.build(parts) }),
  pattern: { past: past.pattern },
});
