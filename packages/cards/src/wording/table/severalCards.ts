import type { Noun, Selection } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { chosen } from './chosenCards.ts';
import { all } from './eachCard.ts';
import { eachOf } from './nouns.ts';
import { heroOf } from './particular.ts';
import { bearer } from './phrases.ts';

/** Where the last of several cards lies, there lie all of them: "target ability and target ally in your graveyard". */
function inOnePlace(of: readonly Selection[]): readonly Selection[] | undefined {
  const last = of.at(-1);
  if (last && 'noun' in last && last.noun.of?.player === 'target' && of.some(isAnybodys)) return undefined; // `together.ts`
  if (!last || !('noun' in last) || !last.noun.zone) return of;
  const { zone, whose, of: owner } = last.noun;
  const place: Noun = { zone, ...(whose ? { whose } : {}), ...(owner ? { of: owner } : {}) };
  return of.map((one) => {
    if (!('noun' in one) || one.noun.zone || one.noun.whose || one.noun.of) return one;
    return { ...one, noun: { ...one.noun, ...place } };
  });
}

const isAnybodys = (one: Selection): boolean => 'noun' in one && !one.noun.of && !one.noun.whose;

const several: Phrase<readonly Selection[]> = seenAs(
  list(
    either('particular', () => [heroOf, bearer, all, chosen]),
    'and',
    2,
  ),
  inOnePlace,
  (of) => of,
);

/** "target ally and each other ally", "itself and each ally you control": all of them at once. */
export const together: Phrase<Selection> = choice('together', () => [
  row({ of: several }, '{of}', ({ of }): Selection => ({ select: 'together', of })),
]);

/** "an ability, ally, and equipment you control": one of each. */
export const oneOfEach: Phrase<Selection> = seenAs(
  choice<Selection>('one of each', () => [
    row({ noun: withArticle(eachOf) }, '{noun}', ({ noun }): Selection => ({ select: 'choose', noun })),
    row(
      { noun: eachOf },
      'up to one {noun}',
      ({ noun }): Selection => ({ select: 'choose', noun, count: { upTo: 1 } }),
    ),
  ]),
  (value): Selection | undefined => {
    if (value.select !== 'choose' || !value.noun.any?.every(({ kind }) => kind)) return undefined;
    const { any, ...rest } = value.noun;
    if (rest.of?.player === 'target') return undefined; // He is one player; each of them would have its own.
    return { select: 'together', of: any.map((one) => ({ ...value, noun: { ...one, ...rest } })) };
  },
  () => undefined,
);
