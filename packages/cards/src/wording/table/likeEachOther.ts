import type { Condition } from '@meetingstone/rules';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { group, nounMany } from './phrases.ts';

/** What cards have in common, or have not. */
export const likeEachOther = (): readonly Row<Condition>[] => [
  row(
    { noun: nounMany },
    'two or more {noun} have the same name',
    ({ noun }): Condition => ({ is: 'not', of: { is: 'different names', noun } }),
  ),
  row({ noun: group }, '{noun} have(has) different names', ({ noun }): Condition => ({ is: 'different names', noun })),
];
