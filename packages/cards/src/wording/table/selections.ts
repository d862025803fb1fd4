import type { Selection } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { topCards, zones } from './cardsOfZones.ts';
import { chosen } from './chosenCards.ts';
import { all, ofSomebody } from './eachCard.ts';
import { oneExtreme } from './extremes.ts';
import { heroOf, host, thisCard } from './particular.ts';
import { bearer, bearerPossessive, known, nounMany, possessor, selection, someone, theirs } from './phrases.ts';
import { areThose, damageSource, IT, isIt, pronoun, SHE } from './pronouns.ts';
import { oneOfEach, together } from './severalCards.ts';
import { targets } from './targets.ts';

/** One whose controller or hero can be spoken of: these words begin no longer ones of the same kind. */
bearer.is(either('bearer', () => [thisCard, host, pronoun, targets, damageSource]));

/** A particular card that does something: "your hero", "this ally", "that ally", "target ally". */
someone.is(either('someone', () => [heroOf, bearer]));

/** A card that was spoken of, wherever it is now. */
known.is(seenAs(bearer, spokenOf, spokenOf));

function spokenOf(value: Selection): Selection | undefined {
  return ['this', 'host', 'pronoun'].includes(value.select as string) ? value : undefined;
}

/** Any cards that something is done to. */
selection.is(
  either('selection', () => [
    heroOf,
    bearer,
    all,
    ofSomebody,
    topCards,
    zones,
    chosen,
    oneExtreme,
    together,
    oneOfEach,
    remembered,
  ]),
);

/** What an effect speaks of that was added to the chain because of them (R302.2). */
const remembered: Phrase<Selection> = choice('remembered', () => [
  fixed('those removed cards', { select: 'flagged' } as Selection),
  fixed(['both of them', 'both', 'both allies', 'both characters'], {
    select: 'together',
    of: [
      { select: 'event', role: 'by' },
      { select: 'event', role: 'card' },
    ],
  } as Selection),
]);

/** "all other allies you control", as in "the combined ATK of". */
theirs.is(
  either('theirs', () => [
    all,
    someone,
    choice('all', () => [row({ noun: nounMany }, '{noun}', ({ noun }): Selection => ({ select: 'each', noun }))]),
  ]),
);

/** "it" has a possessive of its own. */
const named = (phrase: Phrase<Selection>): Phrase<Selection> => seenAs(phrase, unlessIt, unlessIt);

const unlessIt = (value: Selection): Selection | undefined =>
  isIt(value) || areThose(value) || (value.select === 'target' && value.count) ? undefined : value;

const possessive = (phrase: Phrase<Selection>): Phrase<Selection> =>
  choice('possessor', () => [
    row({ of: named(phrase) }, "{of} 's", ({ of }): Selection => of),
    fixed('its', IT),
    fixed(['his', 'her'], SHE),
  ]);

/** What ends with words about it has no 's behind them: "the cost of target ally you control". */
const withoutTail = (phrase: Phrase<Selection>): Phrase<Selection> => ({
  ...phrase,
  say: (value, saying) => {
    const said = phrase.say(value, saying);
    return said?.words.slice(1).some((word) => TAIL.has(word)) ? undefined : said;
  },
});
const TAIL: ReadonlySet<string> = new Set(['control', 'controls', 'in', 'with', 'that', 'attached', 'named']);

/** Before a number of it: "this ally's", "its", "that ally's". */
possessor.is(possessive(withoutTail(someone)));

bearerPossessive.is(possessive(bearer));
