import type { Noun, Selection } from '@meetingstone/rules';
import { choice, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { several as moreThanOne } from './amounts.ts';
import { exactly, upTo } from './howMany.ts';
import { count, noun, nounMany } from './phrases.ts';

/** Besides this card. */
const others = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.other ? undefined : { ...value, other: true as const }),
    ({ other, ...value }) => (other ? value : undefined),
  );

const otherNoun: Phrase<Noun> = others(noun);

export const oneNoun = withArticle(noun);

/** Cards that somebody chooses as the effect resolves: "an ally you control", "up to two of your allies". */
export const chosen: Phrase<Selection> = choice('choice', () => [
  row({ noun: otherNoun }, 'another {noun}', ({ noun }): Selection => ({ select: 'choose', noun })),
  row({ noun: oneNoun }, '{noun} <of your choice>', ({ noun }): Selection => ({ select: 'choose', noun })),
  row({ noun }, 'a random {noun}', ({ noun }): Selection => ({ select: 'choose', noun, random: true })),
  row(
    { noun: oneNoun },
    '{noun} chosen by a die',
    ({ noun }): Selection => ({ select: 'choose', noun, random: 'die' }),
  ),
  row({ noun: yours }, 'one of your {noun}', ({ noun }): Selection => ({ select: 'choose', noun })),
  row(
    { noun: others(yours) },
    ['another one of your {noun}', 'another of your {noun}'],
    ({ noun }): Selection => ({ select: 'choose', noun }),
  ),
  row({ noun }, 'up to one {noun}', ({ noun }): Selection => ({ select: 'choose', noun, count: { upTo: 1 } })),
  row(
    { noun: onHisSide },
    '{noun} of his choice that is friendly to him',
    ({ noun }): Selection => ({ select: 'choose', noun, by: { player: 'that' } }),
  ),
  row(
    { noun: his },
    "{noun} in each opponent 's party",
    ({ noun }): Selection => ({ select: 'choose', noun, forEach: { player: 'each opponent' } }),
  ),
  row(
    { n: count, noun: nounMany },
    'up to {n} {noun}',
    ({ n, noun }): Selection => ({ select: 'choose', noun, count: upTo(n) }),
  ),
  row(
    { n: moreThanOne, noun: nounMany },
    '{n} {noun}',
    ({ n, noun }): Selection => ({ select: 'choose', noun, count: exactly(n) }),
  ),
  row(
    { n: moreThanOne, noun: yours },
    ['{n} of your {noun}'],
    ({ n, noun }): Selection => ({ select: 'choose', noun, count: exactly(n) }),
  ),
  row(
    { n: count, noun: yours },
    ['up to {n} of your {noun}'],
    ({ n, noun }): Selection => ({ select: 'choose', noun, count: upTo(n) }),
  ),
  row(
    { noun: nounMany },
    'any number of {noun}',
    ({ noun }): Selection => ({ select: 'choose', noun, count: { anyNumber: true } }),
  ),
]);

/** Friends of the one who chooses. */
const onHisSide: Phrase<Noun> = seenAs(
  oneNoun,
  (value) => (value.whose || value.zone || value.of ? undefined : { ...value, whose: 'friendly' as const }),
  ({ whose, ...value }) => (whose === 'friendly' ? value : undefined),
);

/** Of each of several players in turn. */
const his: Phrase<Noun> = seenAs(
  oneNoun,
  (value) => (value.whose || value.zone || value.of ? undefined : { ...value, of: { player: 'that' as const } }),
  ({ of, ...value }) => (of?.player === 'that' && !value.zone ? value : undefined),
);

/** "your Shields": a description of what you control. */
export const yours: Phrase<Noun> = seenAs(
  nounMany,
  (value) => (value.whose || value.zone ? undefined : { ...value, whose: 'you' as const }),
  ({ whose, ...value }) => (whose === 'you' && !value.zone ? value : undefined),
);
