import type { Change, Effect, Noun, Power, Relation, Phrase as Said } from '@meetingstone/rules';
import { says } from '@meetingstone/rules';
import { choice, optional, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { unmeant } from '../grammar/unmeant.ts';
import { counted } from './amounts.ts';
import { others as somebodyElse } from './his.ts';
import { perEach } from './perEach.ts';
import { duration, group, known, noun, nounMany } from './phrases.ts';
import { andAgain, can, restricted, who } from './playersCan.ts';
import { less, more, soLong } from './prices.ts';
import { hostWord, OF_HOST, thisCard } from './self.ts';

const whenever = optional(soLong);

/** A card that can be played from there says so there. */
const fromGraveyard = (once?: true): readonly Change[] => [
  { change: 'permit', permission: { may: 'play from', zone: 'graveyard', noun: { self: true }, once: once! } },
];

const onceMore = unmeant(
  'once more',
  ['', 'from anywhere'].map((where) => `the next time it would enter a graveyard ${where}`),
);

/** Whose hands: "your", "each opponent's". */
const hands: Phrase<Relation> = choice('whose hand', () => [
  fixed('your', 'you' as Relation),
  fixed(["each opponent 's", "opponents '"], 'opposing' as Relation),
  fixed("each friendly player 's", 'friendly' as Relation),
  fixed("each player 's", 'any' as Relation),
]);

/** "is increased by two", "is reduced by one" */
const resized: Phrase<number> = choice('resized', () => [
  row({ n: more(counted) }, 'increased by {n}', ({ n }) => n),
  row({ n: less(counted) }, 'reduced by {n}', ({ n }) => n),
]);

/** "play abilities": those in hand, unless it says from where else (409.1). */
const inHand: Phrase<Noun> = seenAs(
  nounMany,
  (all) => (all.zone || all.whose || all.self ? undefined : { ...all, zone: 'hand' as const, whose: 'you' as const }),
  () => undefined,
);

/** "You can control an additional Pet." */
export const playersPower: Phrase<Power> = choice('players', () => [
  fixed(['play with the top card of your deck revealed .'], {
    power: 'continuous',
    continuous: { players: 'you', changes: [{ change: 'permit', permission: { may: 'show top card' } }] },
  } as Power),
  row(
    { self: thisCard },
    ["opponents can't target {self} ."],
    (): Power => ({ power: 'self', cant: { cant: 'be targeted', byOpponents: true } }),
  ),
  row(
    { noun: nounMany, self: thisCard },
    ["{noun} can't target {self} ."],
    ({ noun }): Power => ({ power: 'self', cant: { cant: 'be targeted', noun } }),
  ),
  row(
    { noun: nounMany, cards: group },
    ["{noun} can't target {cards} ."],
    ({ noun, cards }): Power => ({
      power: 'continuous',
      continuous: { cards, changes: [restricted({ cant: 'be targeted', noun })] },
    }),
  ),
  row(
    { cards: group },
    ["opponents can't target {cards} ."],
    ({ cards }): Power => ({
      power: 'continuous',
      continuous: { cards, changes: [restricted({ cant: 'be targeted', byOpponents: true })] },
    }),
  ),
  row(
    { self: thisCard, while: whenever },
    [
      'you can play {self} from your graveyard {while} .',
      'you may play {self} from your graveyard {while} .',
      '{while} , you can play {self} from your graveyard .',
      '{while} , you may play {self} from your graveyard .',
    ],
    ({ while: so }): Power => ({
      power: 'continuous',
      continuous: { players: 'you', changes: fromGraveyard(), while: so! },
      zone: 'graveyard',
    }),
  ),
  row(
    { self: thisCard, when: onceMore },
    ['may', 'can'].map(
      (may) => `you ${may} play {self} from your graveyard . If you do , {when} , remove it from the game instead .`,
    ),
    (): Power => ({
      power: 'continuous',
      continuous: { players: 'you', changes: fromGraveyard(true) },
      zone: 'graveyard',
    }),
  ),
  row(
    { who, changes: can, while: whenever },
    ['{who} {changes} {while} .', '{while} , {who} {changes} .'],
    ({ who, changes, while: so }): Power => ({
      power: 'continuous',
      continuous: { players: who, changes, while: so! },
    }),
  ),
  row(
    { changes: andAgain },
    'you {changes} .',
    ({ changes }): Power => ({ power: 'continuous', continuous: { players: 'you', changes } }),
  ),
  row(
    { noun: nounMany },
    "{noun} can't be played .",
    ({ noun }): Power => ({
      power: 'continuous',
      continuous: { players: 'any', changes: [restricted({ cant: 'play', noun })] },
    }),
  ),
  row(
    { host: hostWord, changes: can, while: whenever },
    ["{host} 's controller {changes} {while} ."],
    ({ changes, while: so }): Power => ({
      power: 'continuous',
      continuous: { players: 'any', of: OF_HOST, changes, while: so! },
    }),
  ),
  row(
    { host: hostWord, by: resized },
    "{host} 's controller 's maximum hand size is {by} .",
    ({ by }): Power => ({
      power: 'continuous',
      continuous: { players: 'any', of: OF_HOST, changes: [{ change: 'hand size', by }] },
    }),
  ),
  fixed(['you may play the top card of your deck .', 'you can play the top card of your deck .'], {
    power: 'continuous',
    continuous: {
      players: 'you',
      changes: [{ change: 'permit', permission: { may: 'play from', zone: 'deck', noun: {} } }],
    },
  } as Power),
  row(
    { noun: inHand },
    ['may', 'can'].flatMap((may) => [
      `you ${may} play {noun} without paying their cost .`,
      `you ${may} play {noun} without paying their costs .`,
    ]),
    ({ noun: cards }): Power => ({
      power: 'continuous',
      continuous: { cards, changes: [{ change: 'grant', power: { power: 'alternate cost', cost: [] } }] }, // 403.3
    }),
  ),
  row(
    { noun: inHand },
    ['may', 'can'].flatMap((may) => [
      `you ${may} play {noun} as though they were instant .`,
      `you ${may} play {noun} any time you could play an instant .`,
      `you ${may} play {noun} any time you have priority .`,
    ]),
    ({ noun: cards }): Power => ({
      power: 'continuous',
      continuous: { cards, changes: [{ change: 'become instant' }] },
    }),
  ),
  row(
    { noun },
    ["only one {noun} can attack on each opponent 's turn ."],
    ({ noun }): Power => ({
      power: 'continuous',
      continuous: { players: 'opposing', changes: [restricted({ cant: 'attack', noun, moreThan: 1 })] },
    }),
  ),
  row(
    { who: hands, by: resized },
    '{who} maximum hand size is {by} .',
    ({ who, by }): Power => ({
      power: 'continuous',
      continuous: { players: who, changes: [{ change: 'hand size', by }] },
    }),
  ),
  row(
    { who: hands, by: resized, n: perEach },
    '{who} maximum hand size is {by} {n} .',
    ({ who, by, n }): Power => ({
      power: 'continuous',
      continuous: { players: who, changes: [{ change: 'hand size', by: { amount: 'times', of: [by, n] } }] },
    }),
  ),
  row(
    { who, changes: can, self: thisCard },
    'while {self} is in your graveyard , {who} {changes} .',
    ({ who, changes }): Power => ({ power: 'continuous', continuous: { players: who, changes }, zone: 'graveyard' }),
  ),
]);

/** What one player can't do: his own cards are not spoken of. */
const cant: Phrase<readonly Change[]> = seenAs(can, ownerless, ownerless);

function ownerless(changes: readonly Change[]): readonly Change[] | undefined {
  const isPlain = changes.every((one) => one.change === 'restrict' && !says('change', one, isSomebodys));
  return isPlain ? changes : undefined;
}

const isSomebodys = ({ kind, phrase }: Said): boolean =>
  kind === 'noun' && [phrase.whose, phrase.of, phrase.owner].some((one) => one !== undefined);

/** Whose cards enter play exhausted: those of you or of your opponents. */
const newcomers: Phrase<{ readonly noun: Noun; readonly whose: Relation }> = seenAs(
  nounMany,
  ({ whose, ...noun }) => (whose && !noun.zone && !noun.of ? { noun, whose } : undefined),
  ({ noun, whose }): Noun => ({ ...noun, whose }),
);

const enteringExhausted: Phrase<Effect> = seenAs(
  choice('enter play exhausted', () => [
    row({ cards: newcomers, duration }, '{cards} enter(s) play exhausted {duration}', (all) => all),
  ]),
  ({ cards: { noun, whose }, duration: lasting }): Effect => ({
    do: 'create',
    continuous: { players: whose, changes: [restricted({ cant: 'enter play ready', noun })] },
    duration: lasting,
  }),
  (effect) => {
    if (effect.do !== 'create' || !('continuous' in effect)) return undefined;
    const { players: whose, changes, cards } = effect.continuous;
    const [only, ...more] = changes;
    if (!whose || cards || more.length > 0 || only?.change !== 'restrict') return undefined;
    const { cant, noun } = only.restriction;
    return cant === 'enter play ready' && noun ? { cards: { noun, whose }, duration: effect.duration } : undefined;
  },
);

/** One quest that was spoken of. */
const thatQuest: Phrase<Noun> = seenAs(
  known,
  (among): Noun => ({ among }),
  ({ among, ...rest }) => (among && Object.keys(rest).length === 0 ? among : undefined),
);

export const restrictingPlayers: Phrase<Effect> = choice('players', () => [
  row(
    { noun: thatQuest, duration },
    ['you may complete {noun} {duration}', 'you can complete {noun} {duration}'],
    ({ noun, duration }): Effect => ({
      do: 'create',
      continuous: { players: 'you', changes: [{ change: 'permit', permission: { may: 'complete', noun } }] },
      duration,
    }),
  ),
  row({ effect: enteringExhausted }, '{effect}', ({ effect }) => effect),
  row(
    { noun: inHand, duration },
    ['may', 'can'].map((may) => `you ${may} play {noun} as though they were instant {duration}`),
    ({ noun: cards, duration }): Effect => ({
      do: 'create',
      continuous: { cards, changes: [{ change: 'become instant' }] },
      duration,
    }),
  ),
  row(
    { who: somebodyElse, changes: cant },
    ['{who} {changes} this turn', 'this turn , {who} {changes}'],
    ({ who, changes }): Effect => ({
      do: 'create',
      who,
      continuous: { players: 'you', changes },
      duration: 'this turn',
    }),
  ),
  row(
    { who, changes: can, duration },
    '{who} {changes} {duration}',
    ({ who, changes, duration }): Effect => ({ do: 'create', continuous: { players: who, changes }, duration }),
  ),
]);
