import type { Amount, Condition, EventName, Noun, Role, Selection, Watch } from '@meetingstone/rules';
import { choice, either, longest, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { combatWord, tool, typeWords, withTool } from './damage.ts';
import { anyCard, count, nounMany } from './phrases.ts';
import { pronoun } from './pronouns.ts';
import { selfNoun, yourHeroNoun } from './self.ts';

type Part = Row<Partial<Noun>>;

const DEEDS: readonly (readonly [EventName, readonly string[]])[] = [
  ['attack', ['attacked', 'has attacked', 'have attacked']],
  ['defend', ['defended', 'has defended', 'have defended']],
  ['exhaust', ['became exhausted']],
  ['ready', ['readied']],
];

const innerCard = longest(anyCard);

/** What a card did or suffered this turn, after these words: "that", or who it is. */
const doings = (before: string): readonly Part[] => [
  ...DEEDS.map(
    ([event, verbs]): Part =>
      row(
        {},
        verbs.map((verb) => `${before} ${verb} this turn`),
        (): Partial<Noun> => ({ past: { as: 'card', was: { event } } }),
      ),
  ),
  row(
    { combat: combatWord, type: typeWords },
    [`${before} dealt {combat} {type} damage this turn`, `${before} has dealt {combat} {type} damage this turn`],
    ({ combat, type }): Partial<Noun> => ({
      past: { as: 'by', was: { event: 'deal', combat: combat!, damageType: type! } },
    }),
  ),
  row(
    { combat: combatWord, type: typeWords, tool: withTool },
    [`${before} dealt {combat} {type} damage {tool} this turn`],
    ({ combat, type, tool }): Partial<Noun> => ({
      past: { as: 'by', was: { event: 'deal', combat: combat!, damageType: type!, with: tool } },
    }),
  ),
  row(
    { combat: combatWord, type: typeWords, card: innerCard },
    [`${before} dealt {combat} {type} damage to {card} this turn`],
    ({ combat, type, card }): Partial<Noun> => ({
      past: { as: 'by', was: { event: 'deal', card, combat: combat!, damageType: type! } },
    }),
  ),
  row(
    { combat: combatWord, type: typeWords },
    [`${before} was dealt {combat} {type} damage this turn`, `${before} were dealt {combat} {type} damage this turn`],
    ({ combat, type }): Partial<Noun> => ({
      past: { as: 'card', was: { event: 'deal', combat: combat!, damageType: type! } },
    }),
  ),
  row(
    { n: figure, type: typeWords },
    [`${before} was dealt {n} or more {type} damage this turn`],
    ({ n, type }): Partial<Noun> => ({
      past: { as: 'card', was: { event: 'deal', damageType: type! }, atLeast: n },
    }),
  ),
  row(
    { combat: combatWord, type: typeWords, by: innerCard },
    [
      `${before} was dealt {combat} {type} damage by {by} this turn`,
      `${before} was dealt {combat} {type} damage this turn by {by}`,
      ...(before === 'that' ? ['that {by} dealt {combat} {type} damage to this turn'] : []),
    ],
    ({ combat, type, by }): Partial<Noun> => ({
      past: { as: 'card', was: { event: 'deal', by, combat: combat!, damageType: type! } },
    }),
  ),
  fixed([`${before} was healed this turn`, `${before} were healed this turn`], {
    past: { as: 'card', was: { event: 'heal' } },
  }),
  fixed(`${before} healed damage this turn`, { past: { as: 'by', was: { event: 'heal' } } }),
];

const ATTACKED: Noun = { past: { as: 'card', was: { event: 'attack' } } };

/** "that attacked this turn", in a description. */
export const relative = (): readonly Part[] => [
  ...doings('that'),
  row(
    { card: innerCard },
    ['that {card} has already attacked', 'that {card} attacked this turn'],
    ({ card }): Partial<Noun> => ({ past: { as: 'to', was: { event: 'attack', card } } }),
  ),
  fixed(["that haven't attacked this turn", "that hasn't attacked this turn", "that didn't attack this turn"], {
    not: ATTACKED,
  }),
  fixed('that neither attacked nor entered play this turn', { not: { any: [ATTACKED, { fresh: true }] } }),
  fixed(
    ['that damage was dealt with or dealt by this turn', 'that dealt damage or that damage was dealt with this turn'],
    {
      any: [{ past: { as: 'with', was: { event: 'deal' } } }, { past: { as: 'by', was: { event: 'deal' } } }],
    },
  ),
  row(
    { by: pronoun, combat: combatWord, type: typeWords },
    '{by} dealt {combat} {type} damage to this turn',
    ({ by, combat, type }): Partial<Noun> => ({
      past: { as: 'card', was: { event: 'deal', by: { among: by }, combat: combat!, damageType: type! } },
    }),
  ),
  fixed('that damage was dealt with this turn', { past: { as: 'with', was: { event: 'deal' } } }),
];

/** After "that ally": "attacked this turn", "entered play this turn". */
export const did: Phrase<Noun> = choice<Noun>('did', () => [
  ...doings(''),
  fixed('entered play this turn', { fresh: true } as Noun),
]);

/** "Your hero dealt fire damage to that ally this turn" */
export const dealtTo = (whom: Phrase<Selection>): readonly Row<Condition>[] => [
  row(
    { by: anyCard, combat: combatWord, type: typeWords, tool, what: whom },
    ['{by} dealt {combat} {type} damage {tool} to {what} this turn'],
    ({ by, combat, type, tool: means, what }): Condition => ({
      is: 'so',
      what,
      noun: {
        past: { as: 'card', was: { event: 'deal', by, combat: combat!, damageType: type!, with: means! } },
      },
    }),
  ),
];

const counted = (watch: Watch, counted: 'events' | 'amount' | Role, atLeast: Amount): Condition => ({
  is: 'compared',
  left: { amount: 'this turn', watch, counted },
  how: 'or more',
  right: atLeast,
});

/** "an opposing hero was dealt so much damage this turn": such a one is there. */
const dealtMuch: Phrase<Noun> = seenAs(
  choice('dealt much', () => [
    row(
      { card: anyCard, n: figure, type: typeWords },
      '{card} was dealt {n} or more {type} damage this turn',
      (all) => all,
    ),
  ]),
  ({ card, n, type }): Noun | undefined =>
    card.past || card.self || card.attached
      ? undefined
      : { ...card, past: { as: 'card', was: { event: 'deal', ...(type ? { damageType: type } : {}) }, atLeast: n } },
  ({ past, ...card }) =>
    past?.as === 'card' && past.was.event === 'deal' && past.atLeast !== undefined
      ? { card, n: past.atLeast, type: past.was.damageType }
      : undefined,
);

const never = (watch: Watch): Condition => ({ is: 'not', of: { is: 'happened', watch } });

/** How much has happened this turn. */
export const pastCounts = (): readonly Row<Condition>[] => [
  fixed('no damage was dealt this turn', never({ event: 'deal' })),
  row(
    { tool: anyCard },
    'no damage was dealt with {tool} this turn',
    ({ tool }): Condition => never({ event: 'deal', with: tool }),
  ),
  row({ by: anyCard }, '{by} dealt no damage this turn', ({ by }): Condition => never({ event: 'deal', by })),
  row(
    { n: count, by: nounMany },
    '{n} or more {by} dealt damage this turn',
    ({ n, by }): Condition => counted({ event: 'deal', by }, 'by', n),
  ),
  row(
    { n: count, card: nounMany },
    '{n} or more {card} attacked this turn',
    ({ n, card }): Condition => counted({ event: 'attack', card }, 'card', n),
  ),
  row(
    { n: count, card: nounMany },
    ['{n} or more {card} were destroyed this turn', '{n} or more {card} have been destroyed this turn'],
    ({ n, card }): Condition => counted({ event: 'destroy', card }, 'card', n),
  ),
  row(
    { n: figure, by: either('who', () => [selfNoun, yourHeroNoun, nounMany]), type: typeWords },
    ['{by} dealt {n} or more {type} damage this turn', '{by} has dealt {n} or more {type} damage this turn'],
    ({ n, by, type }): Condition => counted({ event: 'deal', by, damageType: type! }, 'amount', n),
  ),
  row({ noun: dealtMuch }, '{noun}', ({ noun }): Condition => ({ is: 'there', noun })),
  row(
    { n: count, card: nounMany },
    ['you played {n} or more {card} this turn', "you've played {n} or more {card} this turn"],
    ({ n, card }): Condition => counted({ event: 'play', card, whose: 'you' }, 'events', n),
  ),
];
