import type { Noun, Relation, Watch } from '@meetingstone/rules';
import { choice, withArticle } from '../grammar/combine.ts';
import type { Phrase, Plurality } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { anotherResource } from './parties.ts';
import type { Verb } from './pastDeeds.ts';
import { anyCard, noun } from './phrases.ts';

/** Who did it, and the verb as it is said of him. */
type Doer = readonly [whose: Relation, said: (verb: Verb) => string];

const has = (who: string, whose: Relation): readonly Doer[] => [
  [whose, ([, then]) => `${who} ${then}`],
  [whose, ([, then, done = then]) => `${who} ${whose === 'you' ? 'have' : 'has'} ${done}`],
];
const hasNot = (who: string, whose: Relation): readonly Doer[] => [
  [whose, ([now]) => `${who} didn't ${now}`],
  [whose, ([, then, done = then]) => `${who} ${whose === 'you' ? "haven't" : "hasn't"} ${done}`],
];

const WHO: readonly (readonly [string, Relation])[] = [
  ['you', 'you'],
  ['an opponent', 'opposing'],
  ['a player', 'any'],
];
const YOUVE: Doer = ['you', ([, then, done = then]) => `you've ${done}`];
const DID: readonly Doer[] = [...WHO.flatMap(([who, whose]) => has(who, whose)), YOUVE];
const DID_NOT: readonly Doer[] = WHO.flatMap(([who, whose]) => hasNot(who, whose));

const PLAY: Verb = ['play', 'played'];
const COMPLETE: Verb = ['complete', 'completed'];
const PLACE: Verb = ['place', 'placed'];
const DRAW: Verb = ['draw', 'drew', 'drawn'];
const DISCARD: Verb = ['discard', 'discarded'];
const STRIKE: Verb = ['strike with', 'struck with'];

/** What a player did. */
const deeds = ([whose, said]: Doer): readonly Row<Watch>[] => [
  row({ card: anyCard }, `${said(PLAY)} {card}`, ({ card }): Watch => ({ event: 'play', card, whose })),
  row({ card: anyCard }, `${said(COMPLETE)} {card}`, ({ card }): Watch => ({ event: 'complete', card, whose })),
  fixed(`${said(PLACE)} a resource`, { event: 'place', whose } as Watch),
  row(
    { card: anotherResource(withArticle(noun)) },
    `${said(PLACE)} {card}`,
    ({ card }): Watch => ({ event: 'place', card, whose }),
  ),
  fixed(`${said(DRAW)} a card`, { event: 'draw', whose } as Watch),
  fixed(`${said(DISCARD)} a card`, { event: 'discard', whose } as Watch),
  row({ card: anyCard }, `${said(STRIKE)} {card}`, ({ card }): Watch => ({ event: 'strike', card, whose })),
];

/** "you played an ally", "you've completed a quest", "an opponent has drawn a card" */
export const playersDid: Phrase<Watch> = choice('a player did', () => ofEach(DID, deeds));

/** "you didn't place a resource" */
export const playersDidNot: Phrase<Watch> = choice('a player did not', () => ofEach(DID_NOT, deeds));

/** "other ally you've played this turn", "cards that an opponent has drawn this turn" */
export const doneByPlayers = (phrase: Phrase<Noun>, number: Plurality): Phrase<Watch> =>
  choice(
    'done by a player',
    () =>
      ofEach([YOUVE, ...DID], ([whose, said]) => [
        ...ofEach(
          [
            ['play', PLAY],
            ['complete', COMPLETE],
            ['discard', DISCARD],
          ] as const,
          ([event, verb]) => [
            row(
              { card: phrase },
              `{card} <that> ${said(verb)} this turn`,
              ({ card }): Watch => ({ event, card, whose }),
            ),
          ],
        ),
        fixed(`card/cards <that> ${said(DRAW)} this turn`, { event: 'draw', whose } as Watch),
      ]),
    number,
  );
