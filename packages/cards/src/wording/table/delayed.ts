import type { Destination, Effect, Selection, TriggeredPower, Watch } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { clause, duration, event, someone } from './phrases.ts';

/** After "at": "the start of your next turn". */
const MOMENTS: readonly Row<Watch>[] = [
  fixed('the start of your next turn', { event: 'turn starts', whose: 'you' } as Watch),
  fixed('the start of the next turn', { event: 'turn starts', whose: 'any' } as Watch),
  fixed('the end of your next turn', { event: 'turn ends', whose: 'you' } as Watch),
  fixed(['the next end of turn', 'the end of this turn', 'the end of the turn'], { event: 'turn ends' } as Watch),
];
const nextMoment: Phrase<Watch> = choice('next moment', () => MOMENTS);
/** After what is done then, where it can be no trigger of the card's own: "destroy it at end of turn". */
const lastMoment: Phrase<Watch> = choice('last moment', () => [
  ...MOMENTS,
  fixed(['end of turn', 'the end of turn'], { event: 'turn ends' } as Watch),
]);

/** What was spoken of, which the trigger remembers: "it". */
const remembered: Phrase<Selection> = seenAs(someone, spoken, spoken);
function spoken(who: Selection): Selection | undefined {
  return (who as { select: string }).select === 'pronoun' ? who : undefined;
}

const FLAGGED: Selection = { select: 'flagged' };
const flagged = (where: Destination, from?: 'graveyard' | 'play'): Effect =>
  from ? { do: 'put', what: FLAGGED, from, where } : { do: 'put', what: FLAGGED, where };
const DOINGS: readonly (readonly [readonly string[], Effect])[] = [
  [['destroy {about}'], { do: 'destroy', what: FLAGGED }],
  [['remove {about} from the game'], flagged({ to: 'removed' })],
  [
    ["put {about} into its owner 's hand", 'put {about} into your hand', 'put {about} into his hand'],
    flagged({ to: 'hand' }),
  ],
  [["put {about} into its owner 's graveyard"], flagged({ to: 'graveyard' })],
  [["put {about} on the bottom of its owner 's deck"], flagged({ to: 'deck', at: 'bottom' })],
  [["put {about} on top of its owner 's deck"], flagged({ to: 'deck', at: 'top' })],
  [
    [
      "put {about} from its owner 's graveyard into his hand",
      'put {about} from his graveyard into his hand',
      'put {about} from his graveyard into hand',
      'put {about} from your graveyard into your hand',
      'put {about} from your graveyard into hand',
    ],
    flagged({ to: 'hand' }, 'graveyard'),
  ],
  [
    ["put {about} from play into its owner 's hand", 'put {about} from play into your hand'],
    flagged({ to: 'hand' }, 'play'),
  ],
  [['put {about} into play', 'put {about} into play under your control'], { do: 'put into play', what: FLAGGED }],
  [
    ["put {about} into play under its owner 's control"],
    { do: 'put into play', what: FLAGGED, under: { player: 'owner', of: { select: 'that' } } },
  ],
  [['ready {about}'], { do: 'ready', what: FLAGGED }],
];

/** Nothing is targeted by what happens later. */
const untargeted: Phrase<Effect> = seenAs(clause, withoutTarget, withoutTarget);
function withoutTarget(effect: Effect): Effect | undefined {
  return /"(select|player)":"target"/.test(JSON.stringify(effect)) ? undefined : effect;
}

const later = (on: Watch, effect: Effect, about?: Selection): Effect => {
  const trigger: TriggeredPower = { power: 'triggered', on, effects: [effect] };
  return about
    ? { do: 'create', trigger, about, next: true, duration: 'this game' }
    : { do: 'create', trigger, next: true, duration: 'this game' };
};

/** Triggered modifiers: "At the start of your next turn, draw a card" (715.1). */
export const delaying: Phrase<Effect> = choice('delaying', () => [
  ...DOINGS.flatMap(([words, effect]) => [
    row(
      { on: nextMoment, about: remembered },
      words.map((one) => `at {on} , ${one}`),
      ({ on, about }) => later(on, effect, about),
    ),
    row(
      { on: nextMoment, about: remembered, then: clause },
      words.map((one) => `at {on} , ${one} . if you do , {then}`),
      ({ on, about, then }) => later(on, { do: 'if you do', first: [effect], then: [then] }, about),
    ),
    row(
      { on: lastMoment, about: remembered },
      words.map((one) => `${one} at {on}`),
      ({ on, about }) => later(on, effect, about),
    ),
  ]),
  row({ on: nextMoment, effect: clause }, 'at {on} , {effect}', ({ on, effect }) => later(on, effect)),
  row({ on: lastMoment, effect: untargeted }, '{effect} at {on}', ({ on, effect }) => later(on, effect)),
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
