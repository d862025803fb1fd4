import type { Condition, Cost, Power } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { costsAnd } from './costs.ts';
import { condition } from './phrases.ts';
import { thisCard } from './self.ts';

/** When a card can be played: "if you control a Totem", "on your turn". */
const time: Phrase<Condition> = choice('time', () => [
  row({ if: condition }, ['if {if}', 'while {if}'], ({ if: so }) => so),
  fixed('on your turn', { is: 'turn of', whose: 'you' } as Condition),
  fixed("on an opponent 's turn", { is: 'turn of', whose: 'opposing' } as Condition),
]);

const NOTHING: readonly Cost[] = [];

/** What a card says of how it is played: costs besides or instead of its own, and when (704.1a). */
export const playedHow = (): readonly Row<Power>[] => [
  row(
    { cost: costsAnd, self: thisCard },
    ['as an additional cost to play {self} , {cost} .', 'as an additional cost to play , {cost} .'],
    ({ cost }): Power => ({
      power: 'additional cost',
      to: 'play',
      cost,
    }),
  ),
  row(
    { cost: costsAnd, self: thisCard },
    ['as an additional cost to complete {self} , {cost} .', 'as an additional cost to complete , {cost} .'],
    ({ cost }): Power => ({ power: 'additional cost', to: 'complete', cost }),
  ),
  row(
    { cost: costsAnd, self: thisCard },
    "you may {cost} rather than pay {self} 's cost .",
    ({ cost }): Power => ({
      power: 'alternate cost',
      cost,
    }),
  ),
  row(
    { cost: costsAnd, self: thisCard },
    ['as a cost to place {self} face up , {cost} .'],
    ({ cost }): Power => ({ power: 'additional cost', to: 'place face up', cost }),
  ),
  row(
    { if: condition, cost: costsAnd, self: thisCard },
    "if {if} , you may {cost} rather than pay {self} 's cost .",
    ({ if: so, cost }): Power => ({ power: 'alternate cost', cost, if: so }),
  ),
  row(
    { self: thisCard },
    'you may play {self} without paying its cost .',
    (): Power => ({ power: 'alternate cost', cost: NOTHING }),
  ),
  row(
    { if: time, self: thisCard },
    ['play {self} only {if} .', 'play only {if} .'],
    ({ if: so }): Power => ({ power: 'play only', if: so }),
  ),
  row(
    { if: condition, self: thisCard },
    ['play {self} only if {if} .', 'play only if {if} .'],
    ({ if: so }): Power => ({ power: 'play only', if: so }),
  ),
  row(
    { if: condition, self: thisCard },
    [
      'you may play {self} without paying its cost if {if} .',
      'if {if} , you may play {self} without paying its cost .',
    ],
    ({ if: so }): Power => ({ power: 'alternate cost', cost: NOTHING, if: so }),
  ),
];
