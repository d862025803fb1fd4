import type { Change } from '@meetingstone/rules';
import type { Row } from '../grammar/row.ts';
import { ofEach, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { damageIcon } from './vocabulary.ts';

type Changes = readonly Change[];

export const SET = [
  ['set atk', 'ATK'],
  ['set health', '[Health]'],
  ['set def', 'DEF'],
] as const;

/** Numbers that a card has, whatever is printed on it: "0 ATK". */
export const settled = (): readonly Row<Changes>[] => [
  row(
    { to: figure, type: damageIcon },
    '{to} {type} ATK',
    ({ to, type }): Changes => [
      { change: 'set atk', to },
      { change: 'become damage type', type },
    ],
  ),
  ...ofEach(SET, ([change, word]) => [row({ to: figure }, `{to} ${word}`, ({ to }): Changes => [{ change, to }])]),
];

/** Both at once, after "with" or "has": "1 ATK / 1 health". */
export const settledBoth = (): readonly Row<Changes>[] => [
  row(
    { atk: figure, health: figure },
    ['{atk} ATK / {health} [Health]', '{atk} ATK and {health} [Health]'],
    ({ atk, health }): Changes => [
      { change: 'set atk', to: atk },
      { change: 'set health', to: health },
    ],
  ),
];

/** Both at once: "becomes 1 / 1". */
export const becomingFighter = (): readonly Row<Changes>[] => [
  row(
    { atk: figure, health: figure },
    [
      'become(s) {atk} / {health}',
      'become(s) a {atk} / {health}',
      'have(has) {atk} / {health}',
      'are(is) {atk} / {health}',
    ],
    ({ atk, health }): Changes => [
      { change: 'set atk', to: atk },
      { change: 'set health', to: health },
    ],
  ),
];
