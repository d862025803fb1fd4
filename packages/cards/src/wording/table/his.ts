import type { Noun, Players } from '@meetingstone/rules';
import { seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { several } from './amounts.ts';
import { noun, nounMany, players } from './phrases.ts';

const besides: Phrase<Players> = seenAs(players, besidesYou, besidesYou);

/** Somebody else than you, who does something: for you there are words of their own. */
export const others: Phrase<Players> = {
  ...besides,
  say: (value, saying) => (saying.told ? undefined : besides.say(value, saying)),
};
function besidesYou(value: Players): Players | undefined {
  return value.player === 'you' ? undefined : value;
}

/** A card of the one who is spoken to, or of: "an ally you control", "one of his resources". */
export const controlled = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.whose || value.zone || value.of ? undefined : { ...value, whose: 'you' as const }),
    ({ whose, ...value }) => (whose === 'you' && !value.zone ? value : undefined),
  );
const inHis = (phrase: Phrase<Noun>, zone: 'hand' | 'graveyard'): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.whose || value.zone || value.of ? undefined : { ...value, whose: 'you' as const, zone }),
    ({ whose, zone: where, ...value }) => (whose === 'you' && where === zone ? value : undefined),
  );

interface His {
  readonly words: readonly string[];
  readonly parts: Readonly<Record<string, Phrase<unknown>>>;
}

/** How that player's cards are described: the words, and what they mean. */
export const HIS = (): readonly His[] => [
  {
    words: [
      '{noun} he controls',
      '{noun} in his party',
      '{noun} from his party',
      '{noun} they control',
      '{noun} that he controls',
    ],
    parts: { noun: controlled(withArticle(noun)) },
  },
  { words: ['one of his {noun}', 'one of his or her {noun}'], parts: { noun: controlled(nounMany) } },
  {
    words: ['{n} {noun} he controls', '{n} of his {noun}', '{n} {noun} in his party', '{n} {noun} from his party'],
    parts: { n: several, noun: controlled(nounMany) },
  },
  { words: ['{noun} from his hand', '{noun} in his hand'], parts: { noun: inHis(withArticle(noun), 'hand') } },
  {
    words: ['{noun} from his graveyard', '{noun} in his graveyard'],
    parts: { noun: inHis(withArticle(noun), 'graveyard') },
  },
];
