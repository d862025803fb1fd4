import type { Destination } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, ofEach } from '../grammar/row.ts';
import type { Called } from '../unresolved.ts';

interface Place {
  readonly to: Destination;
  readonly words: string;
  /** Words that leave out whose it is, and older ones for yours. */
  readonly short?: readonly string[];
  readonly yours?: readonly string[];
}

const PLACES: readonly Place[] = [
  { to: { to: 'hand' }, words: 'into {whose} hand', short: ['into hand'], yours: ['in your hand'] },
  { to: { to: 'graveyard' }, words: 'into {whose} graveyard', short: ['into the graveyard'] },
  {
    to: { to: 'deck', at: 'top' },
    words: 'on top of {whose} deck',
    short: ['on top', 'on <the> top of that deck', "on top of that player 's deck"],
    yours: ['on <the> top of your deck <in any order>', 'back in any order'],
  },
  {
    to: { to: 'deck', at: 'bottom' },
    words: 'on the bottom of {whose} deck',
    yours: ['on the bottom of your deck in any order'],
    short: ['on the bottom <of the|that deck>', "on the bottom of that player 's deck"],
  },
  {
    to: { to: 'resource row', exhausted: true },
    words: 'into {whose} resource row face down and exhausted',
    yours: ['face down into your resource row <and> exhausted', 'into your resource row exhausted <and face down>'],
  },
  {
    to: { to: 'resource row', exhausted: true, faceUp: true },
    words: 'into {whose} resource row face up and exhausted',
  },
  { to: { to: 'resource row', faceUp: true }, words: 'into {whose} resource row face up' },
  {
    to: { to: 'resource row' },
    words: 'into {whose} resource row face down',
    yours: ['into your resource row face down and ready'],
  },
];
const SHUFFLED: readonly Place[] = [{ to: { to: 'deck', at: 'shuffled' }, words: 'into {whose} deck' }];

const OWNERS = ["its~ owner 's", "its~ owners '"];
const HIS = ['his <or her>'];

/** Read as what it is; written where the text calls it so. */
const called = (phrase: Phrase<Destination>, how?: Called['called']): Phrase<Destination> =>
  seenAs(
    phrase,
    (value) => value,
    ({ called: so, ...value }: Destination & Called) => (so === how ? (value as Destination) : undefined),
  );

const inWords = (
  places: readonly Place[],
  wordings: (place: Place) => readonly string[],
  how?: Called['called'],
): Phrase<Destination> =>
  called(
    choice('destination', () => ofEach(places, (place) => [fixed(wordings(place), place.to)])),
    how,
  );

const of =
  (...whose: readonly string[]) =>
  ({ words }: Place): readonly string[] =>
    whose.map((one) => words.replace('{whose}', one));
const severalOf = ({ words }: Place): readonly string[] =>
  ["their owners '", "their owner 's"].map((whose) =>
    words.replace('{whose}', whose).replace(/\b(hand|graveyard|deck|row)\b/, '$1s'),
  );

const yours = (places: readonly Place[]): Phrase<Destination> =>
  inWords(places, (place) => [...of('your')(place), ...(place.yours ?? [])], 'yours');
const anybodys = (places: readonly Place[]): Phrase<Destination> =>
  either('destination', () => [
    inWords(places, (place) => [...of(...OWNERS)(place), ...(place.short ?? [])]),
    inWords(places, severalOf, 'theirs'),
    inWords(places, of(...HIS), 'his'),
  ]);

/** Where a card of yours is put. */
export const yourDestination: Phrase<Destination> = yours(PLACES);

/** Where a card is put. */
export const destination: Phrase<Destination> = anybodys(PLACES);

/** Into which deck cards are shuffled. */
export const shuffledInto: Phrase<Destination> = either('shuffled into', () => [yours(SHUFFLED), anybodys(SHUFFLED)]);
