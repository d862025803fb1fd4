import type { Keyword, Noun } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { figure } from './amounts.ts';
import { keywordName } from './vocabulary.ts';

/** "with Mend or Protector" */
export const keywordsOr: Phrase<readonly Noun[]> = seenAs(
  list(keywordName, 'or', 2),
  (all): readonly Noun[] => all.map((keyword) => ({ keyword })),
  (any) =>
    any.every((one) => same(Object.keys(one), ['keyword'])) ? any.map(({ keyword }) => keyword as Keyword) : undefined,
);

/** "with cost 1, 2, or 5" */
export const costsOr: Phrase<readonly Noun[]> = seenAs(
  list(figure, 'or', 2),
  (all): readonly Noun[] => all.map((n) => ({ cost: { is: 'exactly', than: n } })),
  (any) => {
    const numbers = any.map(({ cost, ...rest }) =>
      Object.keys(rest).length === 0 && cost?.is === 'exactly' ? cost.than : '',
    );
    return numbers.every((n) => typeof n === 'number') ? numbers : undefined;
  },
);
