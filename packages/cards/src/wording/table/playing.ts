import type { Change, Effect, Noun, Power, Relation, Restriction, Phrase as Said } from '@meetingstone/rules';
import { says } from '@meetingstone/rules';
import { choice, optional, seenAs, withArticle } from '../grammar/combine.ts';
import { flatList, list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { unmeant } from '../grammar/unmeant.ts';
import { counted, perEach } from './amounts.ts';
import { less, more, soLong } from './costChanges.ts';
import { others as somebodyElse } from './his.ts';
import { duration, group, noun, nounMany } from './phrases.ts';
import { hostWord, OF_HOST, thisCard } from './self.ts';
import { tag, tags } from './tags.ts';

const who: Phrase<Relation> = choice('players', () => [
  fixed('you', 'you' as Relation),
  fixed(['opponents', 'your opponents', 'each opponent'], 'opposing' as Relation),
  fixed(['players', 'all players', 'each player'], 'any' as Relation),
]);

/** "a card" is any: of that nothing is said. */
const anArticled: Phrase<Noun> = seenAs(
  withArticle(noun),
  (one) => one,
  (one) => (Object.keys(one).length > 0 ? one : undefined),
);

const restricted = (restriction: Restriction): Change => ({ change: 'restrict', restriction });

/** What a player can be stopped from doing. */
const deed: Phrase<Change> = choice('deed', () => [
  row({ noun: nounMany }, 'play {noun}', ({ noun }) => restricted({ cant: 'play', noun })),
  row({ noun: nounMany }, 'strike with {noun}', ({ noun }) => restricted({ cant: 'strike', noun })),
  fixed('discard cards', restricted({ cant: 'discard' })),
  fixed('place resources', restricted({ cant: 'place' })),
  row({ noun: nounMany }, 'place {noun} face up', ({ noun }) => restricted({ cant: 'place face up', noun })),
  row({ noun: nounMany }, 'complete {noun}', ({ noun }) => restricted({ cant: 'complete', noun })),
  fixed('have cards enter play ready', restricted({ cant: 'enter play ready' })),
  fixed('draw cards', restricted({ cant: 'draw' })),
  fixed(
    ['draw more than one card per turn', 'draw more than one card each turn'],
    restricted({ cant: 'draw', moreThan: 1 }),
  ),
  row({ n: counted }, ['draw more than {n} cards per turn', 'draw more than {n} cards each turn'], ({ n }) =>
    restricted({ cant: 'draw', moreThan: n }),
  ),
  row({ noun }, ['play more than one {noun} per turn', 'play more than one {noun} each turn'], ({ noun }) =>
    restricted({ cant: 'play', noun, moreThan: 1 }),
  ),
  row(
    { n: counted, noun: nounMany },
    ['play more than {n} {noun} per turn', 'play more than {n} {noun} each turn'],
    ({ n, noun }) => restricted({ cant: 'play', noun, moreThan: n }),
  ),
]);

/** What players can and can't do. */
const single: Phrase<readonly Change[]> = choice('can', (): readonly Row<readonly Change[]>[] => [
  row({ deeds: list(deed, 'or') }, "can't {deeds}", ({ deeds }) => deeds),
  fixed(
    [
      'can place an additional resource on each of your turns',
      'can place an additional resource each turn',
      'may place an additional resource on each of your turns',
      'may place an additional resource each turn',
      'can place an additional resource during his turn',
      'may place an additional resource during his turn',
      'can place an additional resource',
      'may place an additional resource',
    ],
    [{ change: 'permit', permission: { may: 'place additional', count: 1 } }] as readonly Change[],
  ),
  row(
    { n: counted },
    [
      'can place {n} additional resources each turn',
      'can place {n} additional resources on each of your turns',
      'can place up to {n} additional resources each turn',
      'may place up to {n} additional resources each turn',
    ],
    ({ n }): readonly Change[] => [{ change: 'permit', permission: { may: 'place additional', count: n } }],
  ),
  row(
    { tag },
    ['can control an additional {tag}', 'may control an additional {tag}', 'can have an additional {tag}'],
    ({ tag }): readonly Change[] => [{ change: 'permit', permission: { may: 'control additional', tag, count: 1 } }],
  ),
  row(
    { tag: tags },
    ['can control any number of {tag}', 'can have any number of {tag}', 'may control any number of {tag}'],
    ({ tag: word }): readonly Change[] => [{ change: 'permit', permission: { may: 'control any number', tag: word } }],
  ),
  row(
    { noun: nounMany },
    ['can play {noun} from your graveyard', 'may play {noun} from your graveyard'],
    ({ noun }): readonly Change[] => [{ change: 'permit', permission: { may: 'play from', zone: 'graveyard', noun } }],
  ),
  row(
    { noun: anArticled },
    ["may play the top card of your deck if it's {noun}", "can play the top card of your deck if it's {noun}"],
    ({ noun }): readonly Change[] => [{ change: 'permit', permission: { may: 'play from', zone: 'deck', noun } }],
  ),
  row({ noun: others }, ['can complete {noun}', 'may complete {noun}'], ({ noun }): readonly Change[] => [
    { change: 'permit', permission: { may: 'complete', noun } },
  ]),
  row(
    { whose: topCard },
    ['may look at {whose} at any time', 'can look at {whose} at any time'],
    ({ whose }): readonly Change[] => [{ change: 'permit', permission: { may: 'look at top card', whose } }],
  ),
  fixed(['play(s) with their hands revealed', 'play(s) with his hand revealed', 'play with your hand revealed'], [
    { change: 'permit', permission: { may: 'show hand' } },
  ] as readonly Change[]),
  fixed(['play with the top card of their decks revealed'], [
    { change: 'permit', permission: { may: 'show top card' } },
  ] as readonly Change[]),
  fixed(['play with the top card of your deck revealed', 'play with the top card of your deck face up'], [
    { change: 'permit', permission: { may: 'show top card' } },
  ] as readonly Change[]),
]);

/** All that is said of players: "play with their hands revealed and can't play cards". */
const can: Phrase<readonly Change[]> = flatList(single, 'and');

/** Quests of others: your own you can complete anyway. */
const others: Phrase<Noun> = seenAs(nounMany, opposing, opposing);
function opposing(noun: Noun): Noun | undefined {
  return noun.whose === 'opposing' ? noun : undefined;
}

const whenever = optional(soLong);

/** Whose deck is meant by its top card. */
const topCard: Phrase<'you' | 'opposing'> = choice('whose top card', () => [
  fixed('the top card of your deck', 'you' as const),
  fixed("the top card of any opponent 's deck", 'opposing' as const),
]);

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

export const restrictingPlayers: Phrase<Effect> = choice('players', () => [
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
