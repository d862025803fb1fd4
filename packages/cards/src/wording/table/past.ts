import type { Amount, Condition, Noun, Past, Role, Watch } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { ofEach, row } from '../grammar/row.ts';
import { combatWord, tool, typeWords } from './damage.ts';
import { controlled } from './his.ts';
import { done, notDone } from './pastDeeds.ts';
import { playersDid, playersDidNot } from './pastOfPlayers.ts';
import { anyCard, count, noun, nounMany } from './phrases.ts';
import { selfNoun, yourHeroNoun } from './self.ts';

interface Told {
  readonly who: Noun;
  readonly past: Past;
}

/** The event with all that take part in it; much damage is added up elsewhere. */
const eventOf = ({ who, past: { as, was, atLeast } }: Told): Watch | undefined =>
  was[as] === undefined && atLeast === undefined ? { ...was, [as]: who } : undefined;

/** Of which of its parts an event is told. */
function toldOf(watch: Watch): Told | undefined {
  const as: Role = watch.by ? 'by' : 'card';
  const { [as]: who, ...was } = watch;
  return who && { who, past: { as, was } };
}

/** Whose it was is told of that time: "an ally you controlled was destroyed this turn". */
const atThatTime: Phrase<Noun> = {
  ...anyCard,
  begins: () => ({ phrases: [anyCard] }),
  read: (at, reading) => readAt(anyCard, at, reading),
  say: (value, saying) => {
    const said = anyCard.say(value, saying);
    return said && { ...said, words: said.words.map((word) => (/^controls?$/.test(word) ? 'controlled' : word)) };
  },
};

/** "an ally was destroyed this turn" */
const told = (deed: Phrase<Past>): Phrase<Watch> =>
  seenAs(
    choice('told', () => [row({ who: atThatTime, past: deed }, '{who} {past} this turn', (both): Told => both)]),
    eventOf,
    toldOf,
  );

/** The same with the time before who did it. */
const timedFirst: Phrase<Watch> = choice('told', () => [
  row(
    { card: anyCard, combat: combatWord, types: typeWords, by: anyCard },
    ['{card} were(was) dealt {combat} {types} damage this turn by {by}'],
    ({ card, combat, types, by }): Watch => ({ event: 'deal', by, card, combat: combat!, damageType: types! }),
  ),
]);

/** Without "this turn", which stands behind several of them. */
const untimed: Phrase<Watch> = seenAs(
  choice('told', () => [row({ who: anyCard, past: done }, '{who} {past}', (both): Told => both)]),
  eventOf,
  toldOf,
);

/** "an ally you control entered play": of yours now, whoever controlled it then. */
const underControl = controlled(withArticle(noun));

const never = (watch: Watch): Condition => ({ is: 'not', of: { is: 'happened', watch } });

const counted = (watch: Watch, counted: 'events' | 'amount' | Role, atLeast: Amount): Condition => ({
  is: 'compared',
  left: { amount: 'this turn', watch, counted },
  how: 'or more',
  right: atLeast,
});

/** What has happened this turn, and what has not. */
export const past = (): readonly Row<Condition>[] => [
  row({ watch: told(done) }, '{watch}', ({ watch }): Condition => ({ is: 'happened', watch })),
  row({ watch: timedFirst }, '{watch}', ({ watch }): Condition => ({ is: 'happened', watch })),
  row({ watch: told(notDone) }, '{watch}', ({ watch }): Condition => never(watch)),
  row({ watch: playersDid }, '{watch} this turn', ({ watch }): Condition => ({ is: 'happened', watch })),
  row({ watch: playersDidNot }, '{watch} this turn', ({ watch }): Condition => never(watch)),
  row({ all: allOf }, '{all} this turn', ({ all }): Condition => ({ is: 'all', of: all })),
  row(
    { card: underControl },
    ['{card} entered play under your control this turn', '{card} entered your party this turn'],
    ({ card }): Condition => ({ is: 'happened', watch: { event: 'enter play', card } }),
  ),
  row(
    { combat: combatWord, type: typeWords, tool },
    'no {combat} {type} damage was dealt {tool} this turn',
    ({ combat, type, tool }): Condition => never({ event: 'deal', combat: combat!, damageType: type!, with: tool! }),
  ),
  row(
    { by: anyCard, combat: combatWord, type: typeWords },
    '{by} dealt no {combat} {type} damage this turn',
    ({ by, combat, type }): Condition => never({ event: 'deal', by, combat: combat!, damageType: type! }),
  ),
];

/** "an ally entered play and a weapon left play": each of these has happened. */
const allOf: Phrase<readonly Condition[]> = seenAs(
  list(untimed, 'and', 2),
  (all) => all.map((watch): Condition => ({ is: 'happened', watch })),
  () => undefined,
);

/** "an opposing hero was dealt so much damage this turn": such a one is there. */
const dealtMuch: Phrase<Noun> = seenAs(
  choice('dealt much', () => [row({ who: anyCard, past: done }, '{who} {past} this turn', (both): Told => both)]),
  ({ who, past }): Noun | undefined =>
    who.past || past.atLeast === undefined || past.as !== 'card' ? undefined : { ...who, past },
  ({ past, ...who }) => (past?.atLeast !== undefined && past.as === 'card' ? { who, past } : undefined),
);

/** All that they dealt together: "your hero has dealt 5 or more damage". */
const dealingMuch: Phrase<Told> = seenAs(
  choice('dealing much', () => [
    row(
      { who: either('who', () => [selfNoun, yourHeroNoun, nounMany]), past: done },
      '{who} {past} this turn',
      (both): Told => both,
    ),
  ]),
  isDealingMuch,
  isDealingMuch,
);
function isDealingMuch(all: Told): Told | undefined {
  return all.past.as === 'by' && all.past.atLeast !== undefined ? all : undefined;
}
const dealtTogether: Phrase<Condition> = seenAs(
  dealingMuch,
  ({ who, past: { was, atLeast } }) => counted({ ...was, by: who }, 'amount', atLeast!),
  (value): Told | undefined => {
    if (value.is !== 'compared' || value.how !== 'or more' || typeof value.right !== 'number') return undefined;
    const { left, right: atLeast } = value;
    if (typeof left !== 'object' || left.amount !== 'this turn' || left.counted !== 'amount') return undefined;
    const { by: who, ...was } = left.watch;
    return who && { who, past: { as: 'by', was, atLeast } };
  },
);

/** So many of them did it: "two or more allies attacked". */
const byMany: Phrase<Condition> = seenAs(
  choice('by many', () => [
    row({ n: count, who: nounMany, past: done }, '{n} or more {who} {past} this turn', (all) => all),
  ]),
  ({ n, who, past }) => {
    const watch = eventOf({ who, past });
    return watch && counted(watch, past.as, n);
  },
  (value) => {
    if (value.is !== 'compared' || value.how !== 'or more') return undefined;
    const { left, right: n } = value;
    if (typeof left !== 'object' || left.amount !== 'this turn') return undefined;
    const as = left.counted;
    if (as === 'events' || as === 'amount') return undefined;
    const { [as]: who, ...was } = left.watch;
    return who && { n, who, past: { as, was } };
  },
);

/** How much has happened this turn. */
export const pastCounts = (): readonly Row<Condition>[] => [
  row({ noun: dealtMuch }, '{noun}', ({ noun }): Condition => ({ is: 'there', noun })),
  row({ so: dealtTogether }, '{so}', ({ so }) => so),
  row({ so: byMany }, '{so}', ({ so }) => so),
  ...ofEach(['you', "you've", 'you have'], (you) => [
    row(
      { n: count, card: nounMany },
      `${you} played {n} or more {card} this turn`,
      ({ n, card }): Condition => counted({ event: 'play', card, whose: 'you' }, 'events', n),
    ),
  ]),
];
