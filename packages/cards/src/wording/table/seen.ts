import type { Effect, Noun, Selection } from '@meetingstone/rules';
import { choice, seenAs, withArticle } from '../grammar/combine.ts';
import type { Found, Phrase, Reading, Said, Saying } from '../grammar/phrase.ts';
import { ifAhead, readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { asSelection } from '../unresolved.ts';
import { afterwards } from './announcing.ts';
import { clause, known, noun, sentence } from './phrases.ts';

type Seeing = Extract<Effect, { do: 'look at' | 'reveal' }>;
const seesHand = (effect: Effect | undefined): effect is Seeing =>
  (effect?.do === 'look at' || effect?.do === 'reveal') && effect.what.select === 'zone' && effect.what.zone === 'hand';

/** A card of the hand that was just seen. */
const inIt: Phrase<Noun> = seenAs(
  withArticle(noun),
  (value) => (value.zone || value.whose || value.of || value.among ? undefined : { ...value, ...IN_IT }),
  ({ zone, among, ...value }) => (zone === 'hand' && among?.select === 'revealed' ? value : undefined),
);
const IN_IT: Noun = { zone: 'hand', among: { select: 'revealed' } };

const chosen: Phrase<Selection> = choice('chosen', () => [
  row(
    { noun: inIt },
    ['choose {noun}', 'choose {noun} in it', 'choose {noun} from it', 'you choose {noun}'],
    ({ noun }): Selection => ({ select: 'choose', noun }),
  ),
]);

/** "He discards that card": it goes from his hand into his graveyard (415.9e). */
export const discardingThat = (): readonly Row<Effect>[] => [
  row(
    { what: known },
    ['that player discards {what}', 'he discards {what}', 'that opponent discards {what}', 'he or she discards {what}'],
    ({ what }): Effect => ({ do: 'put', what, from: 'hand', where: { to: 'graveyard' } }),
  ),
];

const BEFORE = [['and'], [',', 'and'], [',', 'then'], [',', 'and', 'then'], ['.'], ['.', 'then', ',']];
const AFTER = [['.'], [',', 'and'], [',', 'then'], [',', 'and', 'then'], ['and']];

const past = (joints: readonly (readonly string[])[], end: number, { words }: Reading): readonly number[] =>
  joints.filter((joint) => joint.every((word, n) => words[end + n]?.low === word)).map((joint) => end + joint.length);

/** "Look at his hand and choose a Pet. He discards that card." */
export const seeing: Phrase<readonly Effect[]> = {
  name: 'seeing',
  begins: () => ({ phrases: [clause] }),
  canEnd: ifAhead('choose', 'chooses'),
  read: (at, reading) =>
    readAt(clause, at, reading)
      .filter(({ value }) => seesHand(value))
      .flatMap(({ value: seen, end }) =>
        past(BEFORE, end, reading)
          .flatMap((next) => readAt(chosen, next, reading))
          .flatMap((found): readonly Found<readonly Effect[]>[] =>
            past(AFTER, found.end, reading).flatMap((next) => afterwards(found.value, next, reading)),
          )
          .map((found) => ({ value: [seen, ...found.value], end: found.end })),
      ),
  say: () => undefined,
};

/** The other way round, for an instruction and the one after it. */
export function saySeen(effect: Effect, next: Effect | undefined, saying: Saying): readonly Said[] | undefined {
  if (!seesHand(effect) || next?.do !== 'put') return undefined;
  const { what } = next;
  if (what.select !== 'choose' || what.noun.zone !== 'hand' || what.noun.among?.select !== 'revealed') return undefined;
  const seen = clause.say(effect, saying);
  const picked = chosen.say(what, saying);
  const done = sentence.say([{ ...next, what: asSelection({ select: 'pronoun', word: 'card' }) }], saying);
  return seen && picked && done && [{ words: [...seen.words, 'and', ...picked.words] }, done];
}
