import type { Amount, Effect, Players, Selection } from '@meetingstone/rules';
import { seenAs, unwritten, withArticle } from '../grammar/combine.ts';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { pronounIn } from '../unresolved.ts';
import { being } from './being.ts';
import { perEach } from './perEach.ts';
import {
  condition,
  count,
  duration,
  known,
  playersPossessive,
  possessions,
  predicate,
  selection,
  someone,
  whileIt,
} from './phrases.ts';
import { exhaustedToken, exhaustedTokens, listedToken, token, tokens, variableToken } from './tokens.ts';
import { totemAmong } from './totems.ts';

/** Into whose party: yours is not said. */
const theirControl: Phrase<Players> = unwritten(seenAs(playersPossessive, besidesYours, besidesYours));
function besidesYours(who: Players): Players | undefined {
  return who.player === 'you' ? undefined : who;
}

/** One that was spoken of has for good what is said of it without a time (714.3). */
const justSpokenOf: Phrase<Selection> = unwritten(seenAs(known, byPronoun, byPronoun));
function byPronoun(what: Selection): Selection | undefined {
  return pronounIn(what) ? what : undefined;
}

const X: Amount = { amount: 'X' };

/** A copy of a token is one, too. */
const ofToken: Phrase<Selection> = seenAs(selection, isToken, () => undefined);

function isToken(of: Selection): Selection | undefined {
  return ('noun' in of && of.noun.token) || pronounIn(of)?.part === 'token' ? of : undefined;
}

/** Tokens and copies are put into play; a card becomes a copy. */
export const puttingTokens = (): readonly Row<Effect>[] => [
  row({ effect: totemAmong }, 'put a {effect} into play', ({ effect }) => effect),
  row({ token }, '<you> put a {token}', ({ token }): Effect => ({ do: 'put token', token })),
  row(
    { token, who: theirControl },
    'put a {token} under {who} control',
    ({ token, who }): Effect => ({ do: 'put token', token, who }),
  ),
  row(
    { n: count, token: tokens, who: theirControl },
    'put {n} {token} under {who} control',
    ({ n, token, who }): Effect => ({ do: 'put token', token, count: n, who }),
  ),
  row(
    { token: variableToken },
    'put a {token}',
    ({ token }): Effect => ({ do: 'put token', token, atk: X, health: X }),
  ),
  row({ n: count, token: tokens }, 'put {n} {token}', ({ n, token }): Effect => ({ do: 'put token', token, count: n })),
  row(
    { token, n: count, if: condition },
    'put a {token} , or {n} <instead> if {if}',
    ({ token, n, if: so }): Effect => ({
      do: 'put token',
      token,
      count: { amount: 'if', if: so, then: n, else: 1 },
    }),
  ),
  row(
    { less: count, token: tokens, n: count, if: condition },
    'put {less} {token} , or {n} <instead> if {if}',
    ({ less, token, n, if: so }): Effect => ({
      do: 'put token',
      token,
      count: { amount: 'if', if: so, then: n, else: less },
    }),
  ),
  row({ token, n: perEach }, 'put a {token} {n}', ({ token, n }): Effect => ({ do: 'put token', token, count: n })),
  row({ token: exhaustedToken }, 'put a {token}', ({ token }): Effect => ({ do: 'put token', token, exhausted: true })),
  row(
    { n: count, token: exhaustedTokens },
    'put {n} {token}',
    ({ n, token }): Effect => ({ do: 'put token', token, count: n, exhausted: true }),
  ),
  row(
    { of: selection },
    [
      'put a token copy of {of} into play <under your control>',
      "put a ally token into play that's a copy of {of}",
      "put a token into play that's a copy of {of}",
    ],
    ({ of }): Effect => ({ do: 'put token copy', of }),
  ),
  row({ of: ofToken }, ['put a copy of {of} into play'], ({ of }): Effect => ({ do: 'put token copy', of })),
  row(
    { of: ofToken },
    ['put a copy of {of} into play exhausted'],
    ({ of }): Effect => ({ do: 'put token copy', of, exhausted: true }),
  ),
  row(
    { what: someone, of: selection },
    '{what} become(s) a copy of {of}', // 714.3: without a duration, for good
    ({ what, of }): Effect => ({ do: 'become copy', what, of, duration: 'this game' }),
  ),
  row(
    { what: someone, of: selection, duration },
    '{what} become(s) a copy of {of} {duration}',
    ({ what, of, duration }): Effect => ({ do: 'become copy', what, of, duration }),
  ),
  row(
    { what: known, is: being },
    '{what} {is}',
    ({ what, is }): Effect => ({ do: 'modify', what, changes: is, duration: 'this game' }),
  ),
  row(
    { what: known, has: possessions },
    '{what} also have(has) {has}',
    ({ what, has }): Effect => ({ do: 'modify', what, changes: has, duration: 'this game' }),
  ),
  row(
    { what: justSpokenOf, changes: predicate },
    '{what} {changes}',
    ({ what, changes }): Effect => ({ do: 'modify', what, changes, duration: 'this game' }),
  ),
  row(
    { what: justSpokenOf, changes: predicate, while: whileIt },
    '{what} {changes} {while}',
    ({ what, changes, while: so }): Effect => ({ do: 'modify', what, changes, while: so, duration: 'this game' }),
  ),
  row(
    { of: selection },
    'put a token copy of {of} into play exhausted',
    ({ of }): Effect => ({ do: 'put token copy', of, exhausted: true }),
  ),
];

/** "put a Wolf ally token and a Bear ally token into play": each is put there, one after the other. */
export const severalTokens: Phrase<readonly Effect[]> = {
  name: 'several tokens',
  begins: () => ({ words: ['put'] }),
  read: (at, reading) => {
    if (reading.words[at]?.low !== 'put') return [];
    const whole: Found<readonly Effect[]>[] = [];
    const grow = (done: readonly Effect[], from: number) => {
      for (const { value, end } of done.length > 0 ? readAt(lastOne, from, reading) : [])
        whole.push({ value: [...done, { do: 'put token', token: value }], end });
      for (const { value, end } of readAt(oneOfList, from, reading))
        for (const next of joints(end, reading)) grow([...done, { do: 'put token', token: value }], next);
    };
    grow([], at + 1);
    return whole;
  },
  say: () => undefined,
};
const oneOfList = withArticle(listedToken);
const lastOne = withArticle(token);

/** Where a list goes on. */
function joints(end: number, { words }: Reading): readonly number[] {
  const comma = words[end]?.low === ',' ? end + 1 : end;
  if (words[comma]?.low === 'and') return [comma + 1];
  return comma > end ? [comma] : [];
}
