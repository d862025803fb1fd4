import type { Noun, Players, Selection } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { yours } from './chosenCards.ts';
import { noun, nounEach, nounMany, playersPossessive } from './phrases.ts';

/** "your defending hero": there is only one. */
const yoursInCombat: Phrase<Noun> = seenAs(
  noun,
  (value) =>
    (value.attacking || value.defending) && !value.whose && !value.zone && !value.of
      ? { ...value, whose: 'you' as const }
      : undefined,
  ({ whose, ...value }) =>
    whose === 'you' && value.kind?.join() === 'Hero' && (value.attacking || value.defending) ? value : undefined,
);

/** "the card you removed this way": all of them, where it is read; "each" is written. */
const done = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.among?.select === 'done' ? value : undefined),
    () => undefined,
  );

/** All cards of a description: "each opposing ally", "your allies". */
export const all: Phrase<Selection> = choice('each', () => [
  row({ noun: yoursInCombat }, ['your {noun}'], ({ noun }): Selection => ({ select: 'each', noun })),
  row(
    { noun: nounEach },
    ['each {noun}', 'this and each other {noun}'],
    ({ noun }): Selection => ({ select: 'each', noun }),
  ),
  row({ noun: nounMany }, ['this and other {noun}'], ({ noun }): Selection => ({ select: 'each', noun })),
  row({ noun: nounMany }, 'all {noun}', ({ noun }): Selection => ({ select: 'each', noun })),
  row({ noun: done(noun) }, 'the {noun}', ({ noun }): Selection => ({ select: 'each', noun })),
  row({ noun: done(nounMany) }, 'the {noun}', ({ noun }): Selection => ({ select: 'each', noun })),
  fixed(['the attacker', 'the attacking character'], { select: 'each', noun: { attacking: true } } as Selection),
  fixed(['the defender', 'the defending character'], { select: 'each', noun: { defending: true } } as Selection),
  row(
    { noun: yours },
    ['your {noun}', 'all your {noun}', 'all of your {noun}', 'each of your {noun}'],
    ({ noun }): Selection => ({ select: 'each', noun }),
  ),
]);

/** "all of target player's weapons", "one of that hero's controller's weapons" */
export const ofSomebody: Phrase<Selection> = seenAs(
  choice<{ readonly select: 'each' | 'choose'; readonly of: Players; readonly noun: Noun }>('of somebody', () => [
    row(
      { of: someonesOwn, noun: nounMany },
      ['all of {of} {noun}', 'all {of} {noun}', 'each of {of} {noun}'],
      ({ of, noun }) => ({ select: 'each', of, noun }),
    ),
    row({ of: someonesOwn, noun: nounMany }, 'one of {of} {noun}', ({ of, noun }) => ({
      select: 'choose',
      of,
      noun,
    })),
  ]),
  ({ select, of, noun }): Selection | undefined =>
    noun.whose || noun.zone || noun.of ? undefined : { select, noun: { ...noun, of } },
  () => undefined,
);

const someonesOwn: Phrase<Players> = seenAs(
  playersPossessive,
  (of) => (of.player === 'you' ? undefined : of),
  (of) => of,
);
