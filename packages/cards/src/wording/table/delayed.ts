import type { Effect, Selection, Watch } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { clause, duration, event, someone } from './phrases.ts';

/** After "at": "the start of your next turn". */
const nextMoment: Phrase<Watch> = choice('next moment', () => [
  fixed('the start of your next turn', { event: 'turn starts', whose: 'you' } as Watch),
  fixed('the start of the next turn', { event: 'turn starts', whose: 'any' } as Watch),
  fixed('the end of your next turn', { event: 'turn ends', whose: 'you' } as Watch),
  fixed(['the next end of turn', 'the end of this turn', 'the end of the turn'], { event: 'turn ends' } as Watch),
]);

/** What was spoken of, which the trigger remembers: "it". */
const remembered: Phrase<Selection> = seenAs(someone, spoken, spoken);
function spoken(who: Selection): Selection | undefined {
  return (who as { select: string }).select === 'pronoun' ? who : undefined;
}

const FLAGGED: Selection = { select: 'flagged' };
const DOINGS: readonly (readonly [string | readonly string[], Effect])[] = [
  ['destroy {about}', { do: 'destroy', what: FLAGGED }],
  ['remove {about} from the game', { do: 'put', what: FLAGGED, where: { to: 'removed' } }],
  ["put {about} into its owner 's hand", { do: 'put', what: FLAGGED, where: { to: 'hand' } }],
  ["put {about} into its owner 's graveyard", { do: 'put', what: FLAGGED, where: { to: 'graveyard' } }],
  ['ready {about}', { do: 'ready', what: FLAGGED }],
];

/** Triggered modifiers: "At the start of your next turn, draw a card" (715.1). */
export const delaying: Phrase<Effect> = choice('delaying', () => [
  ...DOINGS.map(([words, effect]) =>
    row(
      { on: nextMoment, about: remembered },
      `at {on} , ${words}`,
      ({ on, about }): Effect => ({
        do: 'create',
        trigger: { power: 'triggered', on, effects: [effect] },
        about,
        next: true,
        duration: 'this game',
      }),
    ),
  ),
  row(
    { on: nextMoment, effect: clause },
    'at {on} , {effect}',
    ({ on, effect }): Effect => ({
      do: 'create',
      trigger: { power: 'triggered', on, effects: [effect] },
      next: true,
      duration: 'this game',
    }),
  ),
  row(
    { on: event, duration, effect: clause },
    ['when {on} {duration} , {effect}', '{duration} , when {on} , {effect}'],
    ({ on, duration, effect }): Effect => ({
      do: 'create',
      trigger: { power: 'triggered', on, effects: [effect] },
      duration,
    }),
  ),
]);
