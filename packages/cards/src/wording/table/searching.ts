import type { Effect, Players } from '@meetingstone/rules';
import { seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { clause, count, noun, nounMany, playersPossessive } from './phrases.ts';

const ZONES = [
  ['your deck', undefined],
  ['your deck and / or graveyard', ['deck', 'graveyard']],
  ['your deck and / or hand', ['deck', 'hand']],
  ['your hand and / or deck', ['hand', 'deck']],
] as const;

export const one = withArticle(noun);

/** Another player's deck. */
const others: Phrase<Players> = seenAs(playersPossessive, besidesYours, besidesYours);
function besidesYours(of: Players): Players | undefined {
  return of.player === 'you' ? undefined : of;
}

/** Looking for cards, and what is done with those found. */
export const searching = (): readonly Row<Effect>[] => [
  row(
    { of: others, noun: one, then: clause },
    'search {of} deck for {noun} and {then}',
    ({ of, noun, then }): Effect => ({ do: 'search', who: { player: 'you' }, of, noun, then: [then] }),
  ),
  ...ZONES.flatMap(([words, zones]) =>
    ([undefined, true] as const).flatMap((reveal): readonly Row<Effect>[] => {
      const seen = reveal
        ? [', reveal it , <and!>', ', reveal that card , <and>', ', reveal it and', '. Reveal it and']
        : ['and', '.'];
      const allSeen = reveal ? [', reveal them , <and!>', ', reveal them and'] : ['and'];
      const found = { do: 'search', who: { player: 'you' }, zones } as const;
      return [
        row(
          { noun: one, then: clause },
          seen.map((how) => `search ${words} for {noun} ${how} {then}`),
          ({ noun, then }) => ({ ...found, noun, reveal, then: [then] }) as Effect,
        ),
        row(
          { n: count, noun: nounMany, then: clause },
          allSeen.map((how) => `search ${words} for up to {n} {noun} ${how} {then}`),
          ({ n, noun, then }) => ({ ...found, noun, count: n, reveal, then: [then] }) as Effect,
        ),
      ];
    }),
  ),
];
