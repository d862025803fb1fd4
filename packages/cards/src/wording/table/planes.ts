import type { Condition, Effect, Players } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { others } from './his.ts';
import { duration } from './phrases.ts';

const THAT: Players = { player: 'that' };

/** What somebody is on another plane (R503.1b). */
const being: Phrase<string> = choice('plane', () => [fixed('a ghost', 'ghost')]);
const beings: Phrase<string> = choice('plane', () => [fixed('ghosts', 'ghost')]);

export const planes = (): readonly Row<Condition>[] => [
  row(
    { plane: beings },
    'all opponents are {plane}',
    ({ plane }): Condition => ({
      is: 'not',
      of: { is: 'some player', whose: 'opposing', so: { is: 'not', of: { is: 'on plane', of: THAT, plane } } },
    }),
  ),
];

export const changingPlanes = (): readonly Row<Effect>[] => [
  row(
    { who: others, plane: being, duration },
    '{who} become(s) {plane} {duration}',
    ({ who, plane, duration }): Effect => ({
      do: 'create',
      who,
      continuous: { players: 'you', changes: [{ change: 'plane', plane }] },
      duration,
    }),
  ),
];
