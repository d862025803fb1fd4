import type { EventName, Noun, Past } from '@meetingstone/rules';
import { choice, longest, seenAs } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { combatWord, fatalWord, tool, typeWords } from './damage.ts';
import { anyCard } from './phrases.ts';

/** A verb as it is, as it was, and as it has been: "draw", "drew", "drawn". */
export type Verb = readonly [now: string, then: string, done?: string];

/** How a verb is said of this turn: of who did it, and of who suffered it. */
export interface Tense {
  readonly did: (verb: Verb) => string;
  readonly was: (done: string) => string;
}

/** "attacked", "has attacked"; "was healed", "has been healed" */
export const AFFIRMED: readonly Tense[] = [
  { did: ([, then]) => then, was: (done) => `were(was) ${done}` },
  { did: ([, then, done = then]) => `have(has) ${done}`, was: (done) => `have(has) been ${done}` },
];

/** "didn't attack", "hasn't attacked"; "wasn't healed", "hasn't been healed" */
const DENIED: readonly Tense[] = [
  { did: ([now]) => `didn't ${now}`, was: (done) => `weren't(wasn't) ${done}` },
  { did: ([, then, done = then]) => `haven't(hasn't) ${done}`, was: (done) => `haven't(hasn't) been ${done}` },
];

export const ATTACK: Verb = ['attack', 'attacked'];
export const DEAL: Verb = ['deal', 'dealt'];
const HEAL: Verb = ['heal', 'healed'];

/** What a card does. */
const DOING: readonly (readonly [EventName, Verb])[] = [
  ['attack', ATTACK],
  ['defend', ['defend', 'defended']],
  ['protect', ['protect', 'protected']],
  ['ready', ['ready', 'readied']],
  ['exhaust', ['become exhausted', 'became exhausted', 'become exhausted']],
  ['enter combat', ['enter combat', 'entered combat']],
  ['enter play', ['enter play', 'entered play']],
  ['leave play', ['leave play', 'left play']],
  ['enter graveyard', ['enter a graveyard', 'entered a graveyard']],
  ['destroy', ['die', 'died']],
];

/** What is done to a card. */
const SUFFERING: readonly (readonly [EventName, string])[] = [
  ['heal', 'healed'],
  ['destroy', 'destroyed'],
  ['interrupt', 'interrupted'],
  ['become targeted', 'targeted'],
];

/** It is gone from there. */
const REMOVED: Past = { as: 'card', was: { event: 'move', into: 'removed' } };

const innerCard = longest(anyCard);
const damage = { fatal: fatalWord, combat: combatWord, type: typeWords };

/** What a card did or suffered this turn. */
const deeds = ({ did, was }: Tense): readonly Row<Past>[] => [
  ...ofEach(SUFFERING, ([event, done]) => [fixed(was(done), { as: 'card', was: { event } } as Past)]),
  fixed(was('removed from the game'), REMOVED),
  ...ofEach(DOING, ([event, verb]) => [fixed(did(verb), { as: 'card', was: { event } } as Past)]),
  row({ to: innerCard }, `${did(ATTACK)} {to}`, ({ to }): Past => ({ as: 'card', was: { event: 'attack', to } })),
  fixed(`${did(HEAL)} damage`, { as: 'by', was: { event: 'heal' } } as Past),
  row(
    { ...damage, tool },
    `${did(DEAL)} {fatal} {combat} {type} damage {tool}`,
    ({ fatal, combat, type, tool }): Past => ({
      as: 'by',
      was: { event: 'deal', fatal: fatal!, combat: combat!, damageType: type!, with: tool! },
    }),
  ),
  row(
    { ...damage, tool, card: innerCard },
    `${did(DEAL)} {fatal} {combat} {type} damage {tool} to {card}`,
    ({ fatal, combat, type, tool, card }): Past => ({
      as: 'by',
      was: { event: 'deal', card, fatal: fatal!, combat: combat!, damageType: type!, with: tool! },
    }),
  ),
  row(
    damage,
    was('dealt {fatal} {combat} {type} damage'),
    ({ fatal, combat, type }): Past => ({
      as: 'card',
      was: { event: 'deal', fatal: fatal!, combat: combat!, damageType: type! },
    }),
  ),
  row(
    { ...damage, by: innerCard },
    was('dealt {fatal} {combat} {type} damage by {by}'),
    ({ fatal, combat, type, by }): Past => ({
      as: 'card',
      was: { event: 'deal', by, fatal: fatal!, combat: combat!, damageType: type! },
    }),
  ),
  row(
    { ...damage, n: figure },
    was('dealt {n} or more {fatal} {combat} {type} damage'),
    ({ fatal, combat, type, n }): Past => ({
      as: 'card',
      was: { event: 'deal', fatal: fatal!, combat: combat!, damageType: type! },
      atLeast: n,
    }),
  ),
  row(
    { ...damage, n: figure },
    `${did(DEAL)} {n} or more {fatal} {combat} {type} damage`,
    ({ fatal, combat, type, n }): Past => ({
      as: 'by',
      was: { event: 'deal', fatal: fatal!, combat: combat!, damageType: type! },
      atLeast: n,
    }),
  ),
];

/** The same deeds in these tenses. */
const deedsIn = (name: string, tenses: readonly Tense[]): Phrase<Past> => choice(name, () => ofEach(tenses, deeds));

export const done: Phrase<Past> = deedsIn('did', AFFIRMED);
export const notDone: Phrase<Past> = deedsIn('did not', DENIED);

const FRESH: Past = { as: 'card', was: { event: 'enter play' } };

/** Whoever is gone is another card by now (415.9a): only of those that are there can it be told. */
const GONE: ReadonlySet<EventName> = new Set<EventName>(['leave play', 'enter graveyard', 'destroy', 'move']);

/** What a card did, as a property of it. */
const property = (deed: Phrase<Past>): Phrase<Noun> =>
  seenAs(
    deed,
    (past): Noun | undefined => (same(past, FRESH) ? { fresh: true } : GONE.has(past.was.event) ? undefined : { past }),
    ({ past, fresh, ...rest }) => (Object.keys(rest).length > 0 ? undefined : fresh ? FRESH : past),
  );

/** "attacked this turn", "hasn't attacked this turn", "neither attacked nor entered play this turn" */
export const did: Phrase<Noun> = choice('did this turn', () => [
  row({ deed: property(done) }, '{deed} this turn', ({ deed }): Noun => deed),
  row({ deed: property(notDone) }, '{deed} this turn', ({ deed }): Noun => ({ not: deed })),
  row({ any: list(property(done), 'or', 2) }, '{any} this turn', ({ any }): Noun => ({ any })),
  row(
    { one: property(done), other: property(done) },
    'neither {one} nor {other} this turn',
    ({ one, other }): Noun => ({ not: { any: [one, other] } }),
  ),
  row(
    { ...damage, by: innerCard },
    ['were(was) dealt {fatal} {combat} {type} damage this turn by {by}'],
    ({ fatal, combat, type, by }): Noun => ({
      past: { as: 'card', was: { event: 'deal', by, fatal: fatal!, combat: combat!, damageType: type! } },
    }),
  ),
]);
