import type {
  Amount,
  Destination,
  Effect,
  Noun,
  Phrase as Said,
  Selection,
  TriggeredPower,
  Watch,
} from '@meetingstone/rules';
import { says } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { pronounIn } from '../unresolved.ts';
import { combatWord } from './damage.ts';
import { doneThisWay } from './modifying.ts';
import { firstTime, played } from './parties.ts';
import { anyCard, clause, duration, event, noun, sentence, someone } from './phrases.ts';

/** After "at": "the start of your next turn". */
const MOMENTS: readonly Row<Watch>[] = [
  fixed('the start of your next turn', { event: 'turn starts', whose: 'you' } as Watch),
  fixed('the start of the next turn', { event: 'turn starts', whose: 'any' } as Watch),
  fixed('the end of your next turn', { event: 'turn ends', whose: 'you', later: true } as Watch),
  fixed('the end of the next turn', { event: 'turn ends', later: true } as Watch),
  fixed("the end of the next opponent 's turn", { event: 'turn ends', whose: 'opposing' } as Watch),
  fixed(['the next end of turn', 'the end of this turn', 'the end of the turn'], { event: 'turn ends' } as Watch),
];
const nextMoment: Phrase<Watch> = choice('next moment', () => MOMENTS);
/** After what is done then, where it can be no trigger of the card's own: "destroy it at end of turn". */
export const lastMoment: Phrase<Watch> = choice('last moment', () => [
  fixed(['end of turn', 'the end of turn'], { event: 'turn ends' } as Watch),
  ...MOMENTS,
  fixed('the end of your turn', { event: 'turn ends', whose: 'you' } as Watch),
]);

/** At the head of a sentence "at end of turn" is the card's own trigger; after "you may" nothing stands before the deed. */
const leading: Phrase<Watch> = {
  ...lastMoment,
  begins: () => ({ phrases: [lastMoment] }),
  say: (value, saying) => (saying.told ? undefined : (nextMoment.say(value, saying) ?? lastMoment.say(value, saying))),
};

/** What was spoken of, which the trigger remembers: "it". */
const remembered: Phrase<Selection> = seenAs(someone, spoken, spoken);
function spoken(who: Selection): Selection | undefined {
  return pronounIn(who) ? who : undefined;
}

const several: Phrase<Selection> = seenAs(remembered, many, many);
function many(who: Selection): Selection | undefined {
  return 'plural' in who ? who : undefined;
}

const FLAGGED: Selection = { select: 'flagged' };
const flagged = (where: Destination, from?: 'graveyard' | 'play'): Effect =>
  from ? { do: 'put', what: FLAGGED, from, where } : { do: 'put', what: FLAGGED, where };
const DOINGS: readonly (readonly [readonly string[], Effect])[] = [
  [['destroy {about}'], { do: 'destroy', what: FLAGGED }],
  [['remove {about} from the game'], flagged({ to: 'removed' })],
  [
    ["put {about} into its~ owner 's hand", 'put {about} into your hand', 'put {about} into his hand'],
    flagged({ to: 'hand' }),
  ],
  [["put {about} into its~ owner 's graveyard"], flagged({ to: 'graveyard' })],
  [["put {about} on the bottom of its~ owner 's deck"], flagged({ to: 'deck', at: 'bottom' })],
  [["put {about} on top of its~ owner 's deck"], flagged({ to: 'deck', at: 'top' })],
  [
    [
      "put {about} from its~ owner 's graveyard into his hand",
      'put {about} from his graveyard into <his> hand',
      'put {about} from your graveyard into <your> hand',
      'its~ owner puts {about} from his graveyard into his hand',
    ],
    flagged({ to: 'hand' }, 'graveyard'),
  ],
  [
    ["put {about} from play into its~ owner 's hand", 'put {about} from play into your hand'],
    flagged({ to: 'hand' }, 'play'),
  ],
  [['put {about} into play'], { do: 'put into play', what: FLAGGED }],
  [
    [
      "put {about} into play under its~ owner 's control",
      'its~ owner puts {about} into play <under his control>',
      'its~ owner puts {about} into his party',
      "return {about} to play under its~ owner 's control",
    ],
    { do: 'put into play', what: FLAGGED, under: { player: 'owner', of: FLAGGED } },
  ],
  [['ready {about}'], { do: 'ready', what: FLAGGED }],
];

/** What happens once: "the next ally you control is destroyed". */
const nextEvent: Phrase<Watch> = choice('next event', () => [
  row({ card: noun }, 'the next {card} enters play', ({ card }): Watch => ({ event: 'enter play', card })),
  row({ card: noun }, 'the next {card} is destroyed', ({ card }): Watch => ({ event: 'destroy', card })),
  row({ card: noun }, 'the next {card} attacks', ({ card }): Watch => ({ event: 'attack', card })),
  row({ card: played(anyCard) }, 'you next play {card}', ({ card }): Watch => ({ event: 'play', card, whose: 'you' })),
  row(
    { card: played(noun) },
    'you play your next {card}',
    ({ card }): Watch => ({ event: 'play', card, whose: 'you' }),
  ),
  row(
    { by: anyCard, to: anyCard },
    '{by} next deals combat damage to {to}',
    ({ by, to }): Watch => ({ event: 'deal', by, card: to, combat: true }),
  ),
]);

/** Nothing is targeted by what happens later. */
const untargeted: Phrase<Effect> = seenAs(clause, withoutTarget, withoutTarget);
function withoutTarget(effect: Effect): Effect | undefined {
  return says('effect', effect, isTarget) ? undefined : effect;
}
function isTarget({ kind, phrase }: Said): boolean {
  if (kind === 'selection') return phrase.select === 'target';
  return kind === 'players' && phrase.player === 'target';
}

export const later = (on: Watch, effects: readonly Effect[], about?: Selection): Effect => {
  const trigger: TriggeredPower = { power: 'triggered', on, effects };
  return about
    ? { do: 'create', trigger, about, next: true, duration: 'this game' }
    : { do: 'create', trigger, next: true, duration: 'this game' };
};

/** What is done when the time comes; a condition would be one of now or of then. */
const then: Phrase<readonly Effect[]> = seenAs(sentence, unconditional, unconditional);
function unconditional(effects: readonly Effect[]): readonly Effect[] | undefined {
  const isAsked = (effect: Effect) => effect.do === 'if' || ('after' in effect && effect.do !== 'if you do');
  return effects.some(isAsked) ? undefined : effects;
}

/** What a trigger for a while watches: one that was spoken of, a target, or those of "this way". */
const watched: Phrase<Selection> = either('watched', () => [seenAs(someone, particular, particular), doneThisWay]);
function particular(who: Selection): Selection | undefined {
  return (who as { select: string }).select === 'target' ? who : spoken(who);
}
const WATCHED: Noun = { among: FLAGGED };
const costing = (is: 'less than' | 'more than'): Phrase<Noun> =>
  seenAs(
    withArticle(noun),
    (value) => (value.cost ? undefined : { ...value, cost: { is, than: ITS_COST } }),
    ({ cost, ...value }) => (cost?.is === is && same(cost.than, ITS_COST) ? value : undefined),
  );
const ITS_COST: Amount = { amount: 'cost', of: FLAGGED };
/** Compared with its own. */
const LOWER_OR_HIGHER = [
  ['less than', 'lower'],
  ['more than', 'higher'],
] as const;
const HAPPENINGS: readonly (readonly [string, Watch])[] = [
  ['are(is) destroyed', { event: 'destroy', card: WATCHED }],
  ['leave(s) play', { event: 'leave play', card: WATCHED }],
  ['attack(s)', { event: 'attack', card: WATCHED }],
  ['defend(s)', { event: 'defend', card: WATCHED }],
  ['become(s) exhausted', { event: 'exhaust', card: WATCHED }],
  ['exhaust(s)', { event: 'exhaust', card: WATCHED }],
  ['are(is) dealt damage', { event: 'deal', card: WATCHED }],
];

/** What can happen to a card only once: "if" it does is "when" it does. */
const OVER_ONCE: ReadonlySet<Watch['event']> = new Set(['destroy', 'leave play']);

/** Those of "this way" are remembered. */
const atAnyTime: Phrase<Watch> = seenAs(event, notThisWay, notThisWay);
function notThisWay(watch: Watch): Watch | undefined {
  return watch.card?.among || watch.by?.among ? undefined : watch;
}

/** Triggered modifiers: "At the start of your next turn, draw a card" (715.1). */
export const delaying: Phrase<Effect> = choice('delaying', () => [
  row({ on: nextMoment, about: several }, "at {on} , put {about} into their owners ' hands", ({ on, about }) =>
    later(on, [flagged({ to: 'hand' })], about),
  ),
  ...ofEach(DOINGS, ([words, effect]) => [
    row(
      { on: leading, about: remembered },
      words.map((one) => `at {on} , ${one}`),
      ({ on, about }) => later(on, [effect], about),
    ),
    row(
      { on: nextMoment, about: remembered, then: clause },
      words.map((one) => `at {on} , ${one} . if you do , {then}`),
      ({ on, about, then }) => later(on, [{ do: 'if you do', first: [effect], then: [then] }], about),
    ),
    row(
      { on: lastMoment, about: remembered },
      words.map((one) => `${one} at {on}`),
      ({ on, about }) => later(on, [effect], about),
    ),
  ]),
  row({ on: nextMoment, effects: then }, 'at {on} , {effects}', ({ on, effects }) => later(on, effects)),
  row({ on: lastMoment, effect: untargeted }, '{effect} at {on}', ({ on, effect }) => later(on, [effect])),
  row(
    { on: nextEvent, duration, effects: then },
    'when {on} {duration} , {effects}',
    ({ on, duration, effects }): Effect => ({
      do: 'create',
      trigger: { power: 'triggered', on, effects },
      next: true,
      duration,
    }),
  ),
  row(
    { on: firstTime(event), effects: then },
    'when {on} for the first time this turn , {effects}',
    ({ on, effects }): Effect => ({
      do: 'create',
      trigger: { power: 'triggered', on, effects },
      duration: 'this turn',
    }),
  ),
  row(
    { on: atAnyTime, duration, effects: then },
    ['when {on} {duration} , {effects}', '{duration} , when {on} , {effects}'],
    ({ on, duration, effects }): Effect => ({
      do: 'create',
      trigger: { power: 'triggered', on, effects },
      duration,
    }),
  ),
  ...ofEach(HAPPENINGS, ([words, on]) => [
    row(
      { about: watched, duration, effects: then },
      [
        `when {about} ${words} {duration} , {effects}`,
        `{duration} , when {about} ${words} , {effects}`,
        ...(OVER_ONCE.has(on.event) ? [`if {about} ${words} {duration} , {effects}`] : []),
      ],
      ({ about, duration, effects }): Effect => ({
        do: 'create',
        trigger: { power: 'triggered', on, effects },
        about,
        duration,
      }),
    ),
  ]),
  ...ofEach(HAPPENINGS.slice(0, 2), ([words, on]) => [
    row(
      { about: remembered, effects: then },
      `when {about} ${words} , {effects}`,
      ({ about, effects }): Effect => ({
        do: 'create',
        trigger: { power: 'triggered', on, effects },
        about,
        next: true,
        duration: 'this game',
      }),
    ),
  ]),
  row(
    { about: watched, combat: combatWord, duration, effects: then },
    'when {about} deal(s) {combat} damage {duration} , {effects}',
    ({ about, combat, duration, effects }): Effect => ({
      do: 'create',
      trigger: { power: 'triggered', on: { event: 'deal', by: WATCHED, combat: combat! }, effects },
      about,
      duration,
    }),
  ),
  ...ofEach(LOWER_OR_HIGHER, ([is, word]) => [
    row(
      { about: watched, to: costing(is), duration, effects: then },
      [`when {about} next deal(s) damage to {to} with ${word} cost {duration} , {effects}`],
      ({ about, to, duration, effects }): Effect => ({
        do: 'create',
        trigger: { power: 'triggered', on: { event: 'deal', by: WATCHED, card: to }, effects },
        about,
        next: true,
        duration,
      }),
    ),
  ]),
  row(
    { about: watched, to: anyCard, duration, effects: then },
    'when {about} next deal(s) damage to {to} {duration} , {effects}',
    ({ about, to, duration, effects }): Effect => ({
      do: 'create',
      trigger: { power: 'triggered', on: { event: 'deal', by: WATCHED, card: to }, effects },
      about,
      next: true,
      duration,
    }),
  ),
  row(
    { about: watched, combat: combatWord, to: anyCard, duration, effects: then },
    'when {about} deal(s) {combat} damage to {to} {duration} , {effects}',
    ({ about, combat, to, duration, effects }): Effect => ({
      do: 'create',
      trigger: { power: 'triggered', on: { event: 'deal', by: WATCHED, card: to, combat: combat! }, effects },
      about,
      duration,
    }),
  ),
]);
