import type { Effect, Facts } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { tag } from './tags.ts';
import type { Stats } from './tokens.ts';
import { stats } from './tokens.ts';

/** A token before a word is chosen for it. */
interface Unnamed {
  readonly numbers: Stats;
  readonly tag?: string;
}

const body = ({ numbers, tag: word }: Unnamed): Facts => ({
  name: '',
  types: ['Ally'],
  tags: word === undefined ? [] : [word],
  icons: [],
  text: [],
  powers: [],
  ...numbers,
  ...(word === undefined ? {} : { unique: true }),
  token: true,
});

const unnamed = (phrase: Phrase<Unnamed>): Phrase<Facts> =>
  seenAs(phrase, body, (facts) => {
    const { atk = 0, damageType = 'melee', health = 0, tags } = facts;
    const parts: Unnamed = { numbers: { atk, damageType, health }, ...(tags[0] ? { tag: tags[0] } : {}) };
    return same(facts, body(parts)) ? parts : undefined;
  });

const bare = unnamed(
  choice<Unnamed>('numbers', () => [row({ numbers: stats }, '{numbers}', ({ numbers }): Unnamed => ({ numbers }))]),
);
const nameless = unnamed(
  choice<Unnamed>('unique token', () => [
    row(
      { tag, numbers: stats },
      'unique {tag} ally token with that name and {numbers}',
      ({ tag: word, numbers }): Unnamed => ({ numbers, tag: word }),
    ),
  ]),
);

/** Tokens that are what was chosen, or are called so (404.2). */
export const chosenTokens = (): readonly Row<Effect>[] => [
  row(
    { token: bare },
    [
      'put a {token} ally token of the chosen class into play',
      'put a {token} ally token into play with the chosen class',
    ],
    ({ token }): Effect => ({ do: 'put token', token, chosen: 'tag' }),
  ),
  row(
    { token: nameless },
    'put a {token} into play',
    ({ token }): Effect => ({ do: 'put token', token, chosen: 'name' }),
  ),
];
