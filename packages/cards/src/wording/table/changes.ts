import type { Change, Keyword, Noun } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import { flatList, list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { signed } from './amounts.ts';
import { being } from './being.ts';
import { cants, whom } from './cants.ts';
import { bearerPossessive, possessions, predicate } from './phrases.ts';
import type { Changes } from './possessions.ts';
import { BOTH } from './possessions.ts';
import { scaled } from './scaling.ts';
import { becomingFighter } from './settled.ts';
import { shields } from './shields.ts';
import { damageIcon, kind } from './vocabulary.ts';

/** Keywords that older texts name with another verb. */
const STATES: readonly (readonly [Keyword, readonly string[]])[] = [
  ['Untargetable', ['Untargetable']],
  ['Elusive', ['Elusive']],
  ['Protector', ['Protectors', 'a Protector']],
  ['Bear Form', ['in Bear Form']],
  ['Cat Form', ['in Cat Form']],
  ['Stealth', ['stealthed']],
];

export const stateName: Phrase<Change> = choice('state', () =>
  STATES.map(([keyword, words]) =>
    fixed(words.toReversed(), { change: 'grant', power: { power: 'keyword', keyword } } as Change),
  ),
);

/** "is Elusive and Untargetable"; it is written with "has". */
const states: Phrase<Changes> = seenAs(
  list(stateName, 'and', 2),
  (all) => all,
  (): Changes | undefined => undefined,
);

/** Those that nobody else could attack: friends, and what is elusive. */
const hidden: Phrase<Noun> = seenAs(whom, unattackable, unattackable);
function unattackable(noun: Noun): Noun | undefined {
  const { whose, keyword } = noun;
  return whose === 'friendly' || whose === 'you' || keyword === 'Elusive' ? noun : undefined;
}

/** What is said of a card: "has +2 ATK", "can't attack or protect", "is also a Sheep". */
export const said: Phrase<Changes> = choice('said of it', () => [
  ...shields(),
  ...becomingFighter(),
  row({ has: scaled }, 'have(has) {has}', ({ has }) => has),
  row({ has: possessions }, ['have(has) {has}', 'gain(s) {has}'], ({ has }) => has),
  ...ofEach(BOTH, ([change, word]) => [
    row({ by: signed }, `have(has) an additional {by} ${word}`, ({ by }): Changes => [{ change, by }]),
  ]),
  ...cants(),
  row({ is: being }, '{is}', ({ is }) => is),
  fixed('also have(has) that type', [{ change: 'add chosen tag' }] as Changes),
  fixed('have(has) that class and lose(s) all other classes', [{ change: 'become class' }] as Changes),
  row(
    { of: bearerPossessive },
    'have(has) {of} printed powers',
    ({ of }): Changes => [{ change: 'printed powers', of }],
  ),
  row(
    { type: kind },
    ['become(s) a {type}', 'become(s) an {type}'],
    ({ type }): Changes => [{ change: 'become type', type: type as 'Ally' }],
  ),
  row(
    { type: damageIcon, kind },
    'become(s) a {type} {kind}',
    ({ type }): Changes => [{ change: 'become damage type', type }],
  ),
  row(
    { type: damageIcon, kind },
    ['are(is) also a {type} {kind}', 'are(is) also an {type} {kind}'],
    ({ type }): Changes => [{ change: 'add damage type', type }], // 205.1
  ),
  row({ type: damageIcon }, 'are(is) also {type}', ({ type }): Changes => [{ change: 'add damage type', type }]),
  row({ type: damageIcon }, 'become(s) {type}', ({ type }): Changes => [{ change: 'become damage type', type }]),
  fixed(
    ['can use activated powers from the turn they(it) enter(s) your party', 'can use [Activate] powers'],
    [{ change: 'permit', permission: { may: 'activate at once' } }] as Changes, // 302.2
  ),
  row({}, 'can protect', (): Changes => [{ change: 'permit', permission: { may: 'protect' } }]),
  row(
    { noun: whom },
    'can protect {noun}',
    ({ noun }): Changes => [{ change: 'permit', permission: { may: 'protect', noun } }],
  ),
  row(
    { against: whom },
    'can protect against {against}',
    ({ against }): Changes => [{ change: 'permit', permission: { may: 'protect', against } }],
  ),
  row(
    { noun: hidden },
    'can attack {noun}',
    ({ noun }): Changes => [{ change: 'permit', permission: { may: 'attack', noun } }],
  ),
  row({ noun: whom }, 'can attack only {noun}', ({ noun }): Changes => [{ change: 'attack only', noun }]),
  row(
    { noun: whom },
    'can attack only {noun} if able',
    ({ noun }): Changes => [{ change: 'attack only', noun, ifAble: true }],
  ),
  row(
    { noun: whom },
    'must attack {noun} and nothing else if able',
    ({ noun }): Changes => [
      { change: 'attack only', noun, ifAble: true },
      { change: 'must attack', noun },
    ],
  ),
  row({ noun: whom }, 'must attack {noun} if able', ({ noun }): Changes => [{ change: 'must attack', noun }]),
  ...ofEach(STATES, ([keyword, words]) => [
    row(
      {},
      words.map((one) => `are(is) <also> ${one}`),
      (): Changes => [{ change: 'grant', power: { power: 'keyword', keyword } }],
    ),
  ]),
  fixed(['are(is) instant'], [{ change: 'become instant' }] as Changes),
  row({ states }, 'are(is) {states}', ({ states }) => states),
  fixed(['must attack if able', 'must attack each turn if able'], [{ change: 'must attack' }] as Changes),
]);

/** "is also a Cat with 1 ATK and Stealth": what it becomes has that. */
const having: Phrase<Changes> = {
  name: 'having',
  begins: () => ({ phrases: [said] }),
  read: (at, reading) =>
    readAt(said, at, reading)
      .filter(({ value, end }) => {
        const { change } = value.at(-1)!;
        return (change === 'add type' || change === 'become type') && reading.words[end]?.low === 'with';
      })
      .flatMap(({ value, end }) =>
        readAt(possessions, end + 1, reading).map((has) => ({ value: [...value, ...armed(has.value)], end: has.end })),
      ),
  say: () => undefined,
};

/** What gets its ATK so has a damage type with it, as a token has. */
function armed(has: Changes): Changes {
  const [atk, health, type, ...rest] = has;
  if (atk?.change !== 'set atk' || health?.change !== 'set health' || type?.change === 'become damage type') return has;
  return [atk, health, { change: 'become damage type', type: 'melee' }, ...(type ? [type, ...rest] : [])];
}

/** "It also has Ferocity": the word adds nothing. */
const alsoSaid: Phrase<Changes> = {
  name: 'also',
  begins: () => ({ words: ['also'] }),
  read: (at, reading) => (reading.words[at]?.low === 'also' ? readAt(said, at + 1, reading) : []),
  say: () => undefined,
};

/** Everything that is said of one subject. */
predicate.is(
  flatList(
    either('said of it', () => [said, having, alsoSaid]),
    'and',
  ),
);
