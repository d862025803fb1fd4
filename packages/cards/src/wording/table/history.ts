import type { Condition, Noun, Past, Selection } from '@meetingstone/rules';
import { longest, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { combatWord, tool, typeWords } from './damage.ts';
import { AFFIRMED, ATTACK, DEAL, did } from './pastDeeds.ts';
import { anyCard } from './phrases.ts';
import { pronoun } from './pronouns.ts';

const innerCard = longest(anyCard);

/** One property of those who did something this turn. */
const only = <K extends 'past' | 'any' | 'not' | 'fresh'>(key: K): Phrase<Required<Noun>[K]> =>
  seenAs(
    did,
    (value) => (value as Required<Noun>)[key],
    (value) => ({ [key]: value }) as Noun,
  );
const PAST = only('past');
const ANY = only('any');
const NOT = only('not');
const FRESH = only('fresh');

const DEALT_WITH: Past = { as: 'with', was: { event: 'deal' } };

/** "that attacked this turn", in a description. */
export const relative = (): readonly Row<Partial<Noun>>[] => [
  row({ past: PAST }, 'that {past}', ({ past }): Partial<Noun> => ({ past })),
  row({ any: ANY }, 'that {any}', ({ any }): Partial<Noun> => ({ any })),
  row({ not: NOT }, 'that {not}', ({ not }): Partial<Noun> => ({ not })),
  row({ fresh: FRESH }, 'that {fresh}', ({ fresh }): Partial<Noun> => ({ fresh })),
  fixed('that entered your party this turn', { fresh: true }),
  ...ofEach(AFFIRMED, ({ did: said }) => [
    row(
      { card: innerCard },
      `that {card} ${said(ATTACK)} this turn`,
      ({ card }): Partial<Noun> => ({ past: { as: 'to', was: { event: 'attack', card } } }),
    ),
    row(
      { by: innerCard, combat: combatWord, type: typeWords },
      `that {by} ${said(DEAL)} {combat} {type} damage to this turn`,
      ({ combat, type, by }): Partial<Noun> => ({
        past: { as: 'card', was: { event: 'deal', by, combat: combat!, damageType: type! } },
      }),
    ),
    row(
      { by: pronoun, combat: combatWord, type: typeWords },
      `<that> {by} ${said(DEAL)} {combat} {type} damage to this turn`,
      ({ by, combat, type }): Partial<Noun> => ({
        past: { as: 'card', was: { event: 'deal', by: { among: by }, combat: combat!, damageType: type! } },
      }),
    ),
  ]),
  row(
    { card: innerCard },
    ['that {card} has already attacked'],
    ({ card }): Partial<Noun> => ({ past: { as: 'to', was: { event: 'attack', card } } }),
  ),
  fixed(
    ['that damage was dealt with or dealt by this turn', 'that dealt damage or that damage was dealt with this turn'],
    { any: [{ past: DEALT_WITH }, { past: { as: 'by', was: { event: 'deal' } } }] },
  ),
  fixed('that damage was dealt with this turn', { past: DEALT_WITH }),
];

/** "Your hero dealt fire damage to that ally this turn", "damage was dealt with that weapon this turn" */
export const dealtTo = (whom: Phrase<Selection>): readonly Row<Condition>[] => [
  ...ofEach(AFFIRMED, ({ did: said }) => [
    row(
      { by: anyCard, combat: combatWord, type: typeWords, tool, what: whom },
      `{by} ${said(DEAL)} {combat} {type} damage {tool} to {what} this turn`,
      ({ by, combat, type, tool: means, what }): Condition => ({
        is: 'so',
        what,
        noun: {
          past: { as: 'card', was: { event: 'deal', by, combat: combat!, damageType: type!, with: means! } },
        },
      }),
    ),
  ]),
  row(
    { what: whom },
    'damage was dealt with {what} this turn',
    ({ what }): Condition => ({ is: 'so', what, noun: { past: DEALT_WITH } }),
  ),
];
