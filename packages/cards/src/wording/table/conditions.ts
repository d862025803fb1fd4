import type { Condition, Phrase as Said, Selection } from '@meetingstone/rules';
import { says } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { named } from '../grammar/phrase.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { likenesses } from './amounts.ts';
import { existence } from './existence.ts';
import { dealtTo } from './history.ts';
import { likeEachOther } from './likeEachOther.ts';
import { ofTheCaverns } from './ofTheCaverns.ts';
import { past, pastCounts } from './past.ts';
import { did } from './pastDeeds.ts';
import { condition, noun, nounMany, possessor, someone, whileIt } from './phrases.ts';
import { planes } from './planes.ts';
import { aCard, having, state } from './postures.ts';
import { IT, THEY } from './pronouns.ts';
import { quantities } from './quantities.ts';
import { sharing } from './sharing.ts';
import { forSomebody } from './somebody.ts';
import { deedConditions, thisWayConditions } from './thisWay.ts';
import { faction, profession } from './vocabulary.ts';

/** One that was spoken of or is targeted; what this card or your hero did is told as an event. */
const particular: Phrase<Selection> = seenAs(someone, spokenOf, spokenOf);

function spokenOf(what: Selection): Selection | undefined {
  const { select } = what as { select: string };
  return select === 'pronoun' || select === 'target' ? what : undefined;
}

/** Cards that were just seen, or done something to. */
const they: Phrase<Selection> = {
  name: 'they',
  begins: () => ({ words: ['they'] }),
  read: (at, { words }) => (words[at]?.low === 'they' ? [{ value: THEY, end: at + 1 }] : []),
  say: ({ select }) => (select === 'revealed' || select === 'done' ? { words: ['they'] } : undefined),
};

/** What is so by itself: several of these are joined by "and", or by "or". */
const single = named<Condition>('condition');

single.is(
  choice('condition', () => [
    ...existence(),
    ...quantities(),
    ...past(),
    ...forSomebody(),
    row({ trait: profession }, 'your hero has {trait}', ({ trait }): Condition => ({ is: 'hero trait', trait })),
    ...ofTheCaverns(),
    fixed('you went first this game', { is: 'went first', whose: 'you' } as Condition),
    fixed('an opponent went first this game', { is: 'went first', whose: 'opposing' } as Condition),
    fixed(["it's your turn", 'it is your turn'], { is: 'turn of', whose: 'you' } as Condition),
    fixed("it's an opponent 's turn", {
      is: 'turn of',
      whose: 'opposing',
    } as Condition),
    fixed(["it's not your turn", "it isn't your turn"], {
      is: 'not',
      of: { is: 'turn of', whose: 'you' },
    } as Condition),
    ...(['odd', 'even'] as const).map((parity) =>
      row(
        { what: possessor },
        [`{what} cost is ${parity}`],
        ({ what }): Condition => ({ is: 'so', what, noun: { parity } }),
      ),
    ),
    row({ what: particular, noun: did }, '{what} {noun}', ({ what, noun }): Condition => ({ is: 'so', what, noun })),
    row(
      { what: someone, hosts: noun },
      '{what} have(has) no {hosts} attached',
      ({ what, hosts }): Condition => ({ is: 'so', what, noun: { not: { hosts } } }),
    ),
    ...likeEachOther(),
    ...dealtTo(particular),
    ...deedConditions(particular),
    row(
      { what: someone, noun: state },
      '{what} are(is) {noun}',
      ({ what, noun }): Condition => ({ is: 'so', what, noun }),
    ),
    row(
      { what: someone, noun: state },
      ["{what} isn't {noun}", '{what} is not {noun}'],
      ({ what, noun }): Condition => ({ is: 'not', of: { is: 'so', what, noun } }),
    ),
    ...ofEach(['highest', 'lowest'] as const, (most) => [
      row(
        { what: someone, of: nounMany },
        `{what} have(has) or share(s) the ${most} cost among {of}`,
        ({ what, of }): Condition => ({
          is: 'so',
          what,
          noun: { cost: { is: 'exactly', than: { amount: most, number: 'cost', of } } },
        }),
      ),
    ]),
    row(
      { what: someone, noun: having },
      '{what} have(has) {noun}',
      ({ what, noun }): Condition => ({ is: 'so', what, noun }),
    ),
    row(
      { what: someone, noun: having },
      ["{what} doesn't have {noun}", '{what} does not have {noun}'],
      ({ what, noun }): Condition => ({ is: 'not', of: { is: 'so', what, noun } }),
    ),
    row(
      { what: someone, noun: aCard },
      '{what} are(is) {noun}',
      ({ what, noun }): Condition => ({ is: 'so', what, noun }),
    ),
    row(
      { what: someone, noun: aCard },
      ["{what} isn't {noun}"],
      ({ what, noun }): Condition => ({ is: 'not', of: { is: 'so', what, noun } }),
    ),
    row(
      { what: someone, noun: state },
      ['{what} was {noun}', '{what} were {noun}'],
      ({ what, noun }): Condition => ({ is: 'so', what, noun }),
    ),
    row(
      { what: someone, noun: state },
      ["{what} wasn't {noun}", "{what} weren't {noun}"],
      ({ what, noun }): Condition => ({ is: 'not', of: { is: 'so', what, noun } }),
    ),
    row(
      { what: someone, faction },
      ['{what} was played by a {faction} player', '{what} was played by an {faction} player'],
      ({ what, faction }): Condition => ({ is: 'so', what, noun: { controls: { kind: ['Hero'], faction } } }),
    ),
    row(
      { what: someone },
      ['{what} share(s) the chosen kind', '{what} share(s) that kind'],
      ({ what }): Condition => ({ is: 'so', what, noun: { chosenTag: true } }),
    ),
    ...sharing(),
    row(
      { they, what: likenesses },
      '{they} have different {what}',
      ({ they: among, what }): Condition => ({
        is: 'there',
        noun: { among, differing: what },
        atLeast: { amount: 'count', of: { among } },
      }),
    ),
    ...thisWayConditions(),
    ...pastCounts(),
    row(
      { noun: state },
      ["it's {noun}", "he's {noun}", "she's {noun}"],
      ({ noun }): Condition => ({ is: 'so', what: IT, noun }),
    ),
    row(
      { noun: state },
      ["it isn't {noun}", "it's not {noun}"],
      ({ noun }): Condition => ({ is: 'not', of: { is: 'so', what: IT, noun } }),
    ),
    row({ noun: withArticle(noun) }, ['you targeted {noun}'], ({ noun }): Condition => ({ is: 'so', what: IT, noun })),
    ...planes(),
  ]),
);

/** Where others are compared with yours, "an opponent's party" is that of one opponent. */
const joinable: Phrase<Condition> = seenAs(single, unlessOfAll, (value) => value);

function unlessOfAll(value: Condition): Condition | undefined {
  return value.is === 'compared' && says('condition', value, isOpposing) ? undefined : value;
}

const isOpposing = ({ phrase }: Said): boolean =>
  typeof phrase === 'object' && 'whose' in phrase && phrase.whose === 'opposing';

condition.is(
  either('condition', () => [
    single,
    choice('conditions', () => [
      row({ of: list(joinable, 'and', 2) }, '{of}', ({ of }): Condition => ({ is: 'all', of })),
      row({ of: list(joinable, 'or', 2) }, '{of}', ({ of }): Condition => ({ is: 'any', of })),
    ]),
  ]),
);

/** "while attacking", "on your turn": when a modifier applies. */
whileIt.is(
  either('while', () => [
    choice('while', () => [
      fixed('on your turn', { is: 'turn of', whose: 'you' } as Condition),
      fixed(["on opponents ' turns", "on each opponent 's turn", 'on opposing turns'], {
        is: 'turn of',
        whose: 'opposing',
      } as Condition),
      fixed(["on their(its) controller 's turn", "on their controllers ' turns"], {
        is: 'turn of',
        whose: 'any',
        of: { player: 'controller', of: IT },
      } as Condition),
      row({ noun: state }, 'while {noun}', ({ noun }): Condition => ({ is: 'so', what: IT, noun })),
      row({ of: condition }, 'while {of}', ({ of }) => of),
    ]),
  ]),
);
