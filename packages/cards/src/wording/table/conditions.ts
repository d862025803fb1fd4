import type { Condition, Noun, Selection } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { named } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { existence } from './existence.ts';
import { did, pastCounts } from './history.ts';
import { name } from './names.ts';
import { ofTheCaverns } from './ofTheCaverns.ts';
import { notInThePast, past } from './past.ts';
import { anyCard, condition, group, noun, nounMany, someone, whileIt } from './phrases.ts';
import { planes } from './planes.ts';
import { IT } from './pronouns.ts';
import { quantities } from './quantities.ts';
import { forSomebody } from './somebody.ts';
import { FATAL, thisWayConditions } from './thisWay.ts';
import { plainKeyword } from './vocabulary.ts';

const FORMS = ['Bear Form', 'Cat Form'] as const;

/** How a card is for a while: "damaged", "attacking". */
const postures = (): readonly Row<Noun>[] => [
  fixed('damaged', { damaged: true } as Noun),
  fixed('undamaged', { damaged: false } as Noun),
  fixed('exhausted', { exhausted: true } as Noun),
  fixed('ready', { exhausted: false } as Noun),
  fixed('attacking', { attacking: true } as Noun),
  fixed('defending', { defending: true } as Noun),
  fixed('protecting', { protecting: true } as Noun),
  fixed('in combat', { inCombat: true } as Noun),
  fixed('face up', { faceDown: false } as Noun),
  ...FORMS.flatMap((keyword) => [
    fixed([`in ${keyword}`], { keyword } as Noun),
    ...(['attacking', 'defending', 'protecting'] as const).map((how) =>
      fixed(`${how} in ${keyword}`, { [how]: true, keyword } as Noun),
    ),
  ]),
  row({ noun: anyCard }, 'attacking {noun}', ({ noun }): Noun => ({ attacking: true, inCombatWith: noun })),
  row({ noun: nounMany }, 'attacking {noun}', ({ noun }): Noun => ({ attacking: true, inCombatWith: noun })),
  row({ noun: anyCard }, 'defending against {noun}', ({ noun }): Noun => ({ defending: true, inCombatWith: noun })),
  row({ noun: anyCard }, 'in combat with {noun}', ({ noun }): Noun => ({ inCombatWith: noun })),
];
export const posture: Phrase<Noun> = choice('posture', postures);

/** What something is said to be: "damaged", "an ally". */
const state: Phrase<Noun> = choice('state', () => [
  ...postures(),
  row({ noun: anyCard }, 'attached to {noun}', ({ noun }): Noun => ({ attachedTo: noun })),
  fixed('in play', { zone: 'play' } as Noun),
  fixed('in a deck', { zone: 'deck' } as Noun),
  row({ name }, 'named {name}', ({ name }): Noun => ({ name })),
  row({ name }, 'the face-up {name}', ({ name }): Noun => ({ name, faceDown: false })),
  row({ noun: withArticle(noun) }, '{noun}', ({ noun }) => noun),
]);

/** What something is said to have: "Protector", "fatal damage". */
const having: Phrase<Noun> = choice('having', () => [
  fixed(['the chosen type', 'that type', 'the chosen race', 'the chosen class', 'that class'], {
    chosenTag: true,
  } as Noun),
  row({ keyword: plainKeyword }, '{keyword}', ({ keyword }): Noun => ({ keyword })),
  fixed(['fatal damage', 'fatal damage on it'], { damage: FATAL } as Noun),
  fixed(['no damage on it', 'no damage on him', 'no damage on her', 'no damage'], { damaged: false } as Noun),
  fixed(['damage on it', 'damage on him', 'damage on her', 'damage'], { damaged: true } as Noun),
]);

/** One that was spoken of or is targeted; what this card or your hero did is told as an event. */
const particular: Phrase<Selection> = seenAs(someone, spokenOf, spokenOf);
function spokenOf(what: Selection): Selection | undefined {
  const { select } = what as { select: string };
  return select === 'pronoun' || select === 'target' ? what : undefined;
}

/** What is so by itself: several of these are joined by "and", or by "or". */
const single = named<Condition>('condition');
single.is(
  choice('condition', () => [
    ...existence(),
    ...quantities(),
    ...past(),
    ...notInThePast(),
    ...forSomebody(),
    row(
      { noun: group },
      '{noun} have(has) different names',
      ({ noun }): Condition => ({ is: 'different names', noun }),
    ),
    ...ofTheCaverns(),
    fixed(["it's your turn", 'it is your turn'], { is: 'turn of', whose: 'you' } as Condition),
    fixed("it's an opponent 's turn", {
      is: 'turn of',
      whose: 'opposing',
    } as Condition),
    fixed(["it's not your turn", "it isn't your turn"], {
      is: 'not',
      of: { is: 'turn of', whose: 'you' },
    } as Condition),
    row({ what: particular, noun: did }, '{what} {noun}', ({ what, noun }): Condition => ({ is: 'so', what, noun })),
    row(
      { what: someone, hosts: noun },
      '{what} have(has) no {hosts} attached',
      ({ what, hosts }): Condition => ({ is: 'so', what, noun: { not: { hosts } } }),
    ),
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
    row(
      { what: someone, noun: having },
      '{what} have(has) {noun}',
      ({ what, noun }): Condition => ({ is: 'so', what, noun }),
    ),
    row(
      { what: someone, noun: state },
      ['{what} was {noun}', '{what} were {noun}'],
      ({ what, noun }): Condition => ({ is: 'so', what, noun }),
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
    ...planes(),
  ]),
);

/** Where others are compared with yours, "an opponent's party" is that of one opponent. */
const joinable: Phrase<Condition> = seenAs(single, unlessOfAll, (value) => value);
function unlessOfAll(value: Condition): Condition | undefined {
  const { is } = value;
  return is === 'compared' && JSON.stringify(value).includes('"whose":"opposing"') ? undefined : value;
}

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
      fixed(
        [
          "on opponents ' turns",
          "during opponents ' turns",
          "on each opponent 's turn",
          "during each opponent 's turn",
          'on opposing turns',
        ],
        {
          is: 'turn of',
          whose: 'opposing',
        } as Condition,
      ),
      row({ noun: state }, 'while {noun}', ({ noun }): Condition => ({ is: 'so', what: IT, noun })),
      row({ of: condition }, 'while {of}', ({ of }) => of),
    ]),
  ]),
);
