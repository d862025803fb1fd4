import type { Effect } from '@meetingstone/rules';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { selection, sentence } from './phrases.ts';

const FOR_EACH = 'roll a die for {what}';
const each = { what: selection, effects: sentence };

/** Dice, whose results are "that much" in what is done with them. */
export const rolling = (): readonly Row<Effect>[] => [
  row(
    { effects: sentence },
    ['roll a die , then {effects}', 'roll a die and {effects}', 'roll a die . {effects}'],
    ({ effects }): Effect => ({ do: 'roll', then: [{ from: 1, upTo: 6, effects }] }),
  ),
  row(each, `${FOR_EACH} , then {effects}`, ({ what, effects }): Effect => ({ do: 'roll for each', what, effects })),
  row(
    each,
    `${FOR_EACH} , one after the other in an order you choose , and {effects}`,
    ({ what, effects }): Effect => ({ do: 'roll for each', what, effects, inAnyOrder: true }),
  ),
  row(
    each,
    `${FOR_EACH} . choose one of the dice for each , and {effects}`,
    ({ what, effects }): Effect => ({ do: 'roll for each', what, effects, assigned: true }),
  ),
  row(
    each,
    `${FOR_EACH} . for each odd result , {effects} . repeat this until no result is odd`,
    ({ what, effects }): Effect => ({ do: 'roll for each', what, effects, untilEven: true }),
  ),
];
