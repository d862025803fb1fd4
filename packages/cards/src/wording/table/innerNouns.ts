import type { Noun, Selection } from '@meetingstone/rules';
import { choice, either, longest, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { anyCard, bearer, measure, nounMany, someone } from './phrases.ts';
import { isIt, pronoun } from './pronouns.ts';

/** One thing that is said of a card after its noun. */
export type Part = Row<Partial<Noun>>;

/** What follows an inner description belongs to it: "attacking an ally you control". */
export const innerCard: Phrase<Noun> = longest(either('inner card', () => [anyCard, nounMany, thoseOfYours]));

/** "one of your allies", "your heroes" */
const thoseOfYours: Phrase<Noun> = choice('yours', () => [row({ noun: yours }, 'your {noun}', ({ noun }) => noun)]);

const yours: Phrase<Noun> = seenAs(
  nounMany,
  (value) => (value.whose || value.zone || value.of ? undefined : { ...value, whose: 'you' as const }),
  () => undefined,
);

/** What they are compared with. */
export const innerOne = longest(someone);

export const innerMeasure = longest(measure);

export const innerMany = longest(nounMany);

/** "a Demon", "Orcs": what a card is. */
export const innerKind: Phrase<Noun> = seenAs(innerCard, kindOnly, kindOnly);

function kindOnly(value: Noun): Noun | undefined {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => key === 'kind' || key === 'tag') ? value : undefined;
}

/** "that ally", not "it". */
export const thatOne: Phrase<Selection> = seenAs(pronoun, named, named);

function named(value: Selection): Selection | undefined {
  return isIt(value) ? undefined : value;
}

/** Of what is named otherwise there are better words. */
export const unlikeThem: Phrase<Noun> = seenAs(
  innerMany,
  (value) => value,
  (value) => (value.kind || value.tag || value.any ? value : undefined),
);

/** "attached hero" */
export const hostOnly: Phrase<Selection> = seenAs(bearer, itsHost, itsHost);

function itsHost(value: Selection): Selection | undefined {
  return value.select === 'host' ? value : undefined;
}

/** "target hero or ally" */
export const innerTarget: Phrase<Selection> = longest(seenAs(bearer, targeted, targeted));

function targeted(value: Selection): Selection | undefined {
  return value.select === 'target' ? value : undefined;
}
