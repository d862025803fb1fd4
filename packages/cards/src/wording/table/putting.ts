import type { Effect, Players, Selection } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { bearing } from './burdens.ts';
import { destination, yourDestination } from './destinations.ts';
import { known, selection } from './phrases.ts';
import { areThose, THEY } from './pronouns.ts';
import { what } from './revealedCards.ts';

/** Only cards of yours go into your zones; another's would become yours (415.2). */
export function ofYours(value: Selection): Selection | undefined {
  if (value.select === 'top' || value.select === 'zone') return value.of.player === 'you' ? value : undefined;
  if (!('noun' in value)) return value;
  const { whose, owner, among } = value.noun;
  return whose === 'you' || owner === 'you' || among ? value : undefined;
}

/** Where something goes after "put": into a zone, or into play. */
const putting = (): readonly Row<Effect>[] => [
  row(
    { what: seenAs(what, ofYours, ofYours), where: yourDestination },
    '{what} {where}',
    ({ what, where }): Effect => ({ do: 'put', what, where }),
  ),
  row({ what, where: destination }, '{what} {where}', ({ what, where }): Effect => ({ do: 'put', what, where })),
  row({ what }, ['{what} into play', '{what} into your party'], ({ what }): Effect => ({ do: 'put into play', what })),
  row(
    { what, of: theirOwners },
    '{what} into play under {of} control',
    ({ what, of }): Effect => ({ do: 'put into play', what, under: { player: 'owner', of } }),
  ),
  ...bearing('{what} into play with').map(({ words, parts, bears }) =>
    row(
      { what, ...parts },
      words,
      ({ what, ...values }): Effect => ({ do: 'put into play', what, ...bears(values as never) }),
    ),
  ),
  row(
    { what: ofHand, to: selection },
    '{what} into play attached to {to}',
    ({ what, to }): Effect => ({ do: 'attach', what, from: 'hand', to }),
  ),
  row(
    { what },
    ['{what} into play exhausted', '{what} into play face up and exhausted'],
    ({ what }): Effect => ({ do: 'put into play', what, exhausted: true }),
  ),
  row(
    { what },
    [
      "{what} into play under its owner 's control",
      "{what} into its owner 's party",
      "{what} into play under his owner 's control",
      "{what} into play under her owner 's control",
      "{what} into play under their owners ' control",
    ],
    ({ what }): Effect => ({ do: 'put into play', what, under: OWNERS }),
  ),
  ...LEAVING.flatMap(([from, words]) => [
    row(
      { what: known, where: yourDestination },
      words.map((whence) => `{what} ${whence.replace(ITS_OWNERS, 'your')} {where}`),
      ({ what, where }): Effect => ({ do: 'put', what, from, where }),
    ),
    row(
      { what: known, where: destination },
      words.map((whence) => `{what} ${whence} {where}`),
      ({ what, where }): Effect => ({ do: 'put', what, from, where }),
    ),
    row(
      { what: known },
      words.flatMap((whence) => [`{what} ${whence} into play`, `{what} ${whence} into your party`]),
      ({ what }): Effect => ({ do: 'put into play', what, from }),
    ),
    row(
      { what: known },
      words.map((whence) => `{what} ${whence} into play exhausted`),
      ({ what }): Effect => ({ do: 'put into play', what, from, exhausted: true }),
    ),
    ...bearing('').map(({ words: burden, parts, bears }) =>
      row(
        { what: known, ...parts },
        words.flatMap((whence) =>
          ['play', 'your party'].flatMap((to) => burden.map((one) => `{what} ${whence} into ${to} with ${one}`)),
        ),
        ({ what, ...values }): Effect => ({ do: 'put into play', what, from, ...bears(values as never) }),
      ),
    ),
    row(
      { what: known, to: selection },
      words.map((whence) => `{what} ${whence} into play attached to {to}`),
      ({ what, to }): Effect => ({ do: 'attach', what, from, to }),
    ),
  ]),
];

/** "a Poison from your hand" */
const ofHand: Phrase<Selection> = seenAs(selection, inHand, inHand);
function inHand(value: Selection): Selection | undefined {
  return 'noun' in value && value.noun.zone === 'hand' ? value : undefined;
}

/** Whoever owns it. */
const OWNERS: Players = { player: 'owner', of: { select: 'that' } };

const ITS_OWNERS = "its owner 's";

/** Where a card that was spoken of lies before it is put somewhere. */
const LEAVING = [
  [
    'graveyard',
    [
      "from its owner 's graveyard",
      'from your graveyard',
      'from his graveyard',
      'from her graveyard',
      'from the graveyard',
      'from a graveyard',
      'from that graveyard',
      "from his owner 's graveyard",
      "from her owner 's graveyard",
    ],
  ],
  ['play', ['from play']],
] as const;

/** Of the cards that were just named. */
const theirOwners: Phrase<Selection> = {
  name: 'their owners',
  begins: () => ({ words: ['their'] }),
  read: (at, { words }) =>
    ['their', 'owners', "'"].every((word, n) => words[at + n]?.low === word) ? [{ value: THEY, end: at + 3 }] : [],
  say: (value) => (areThose(value) ? { words: ['their', 'owners', "'"] } : undefined),
};

export const put: Phrase<Effect> = choice('put', putting);

const puts: Phrase<readonly Effect[]> = list(put, 'and', 2);

/** "Put two into your hand and the others into your graveyard": the verb is there once. */
export const puttingBoth: Phrase<readonly Effect[]> = {
  name: 'put both',
  begins: () => ({ words: ['put'] }),
  read: (at, reading) => (reading.words[at]?.low === 'put' ? readAt(puts, at + 1, reading) : []),
  say: () => undefined,
};
