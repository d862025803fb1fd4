import type { Effect, Kind } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { measure } from './phrases.ts';
import { kind } from './vocabulary.ts';

/** A word of the game as such: "ally". */
const quoted = choice<Kind>('quoted', () => [row({ kind }, '" {kind} "', ({ kind }) => kind)]);
const oneOf = list(quoted, 'or', 2);

/** A word is chosen that the rest of the text speaks of (202.4, 300.1). */
export const choosing = (): readonly Row<Effect>[] => [
  row(
    { from: figure, upTo: measure },
    'choose a number from {from} to {upTo}',
    ({ from, upTo }): Effect => ({ do: 'choose number', from, upTo }),
  ),
  row({ oneOf }, ['choose {oneOf}', 'name {oneOf}'], ({ oneOf }): Effect => ({ do: 'choose word', what: { oneOf } })),
  fixed(['choose a race', 'name a race', 'name a standard race'], { do: 'choose word', what: 'race' } as Effect),
  fixed(['choose a class', 'name a class'], { do: 'choose word', what: 'class' } as Effect),
  fixed(['choose an ally type', 'name an ally type'], { do: 'choose word', what: 'ally type' } as Effect),
];
