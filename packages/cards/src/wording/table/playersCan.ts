import type { Change, Noun, Relation, Restriction } from '@meetingstone/rules';
import { choice, seenAs, withArticle } from '../grammar/combine.ts';
import { flatList, list } from '../grammar/lists.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { counted } from './amounts.ts';
import { noun, nounMany } from './phrases.ts';
import { selfNoun } from './self.ts';
import { tag, tags } from './tags.ts';

/** Which players: you, your opponents, all. */
const anyOfThem: Phrase<Relation> = choice('players', () => [
  fixed('you', 'you' as Relation),
  fixed(['opponents', 'your opponents', 'each opponent'], 'opposing' as Relation),
  fixed(['players', 'all players', 'each player'], 'any' as Relation),
]);
export const who: Phrase<Relation> = {
  ...anyOfThem,
  say: (value, saying) => {
    const said = anyOfThem.say(value, saying);
    return said && { ...said, number: value === 'you' ? 'you' : 'many' };
  },
};

/** "a card" is any: of that nothing is said. */
const anArticled: Phrase<Noun> = seenAs(
  withArticle(noun),
  (one) => one,
  (one) => (Object.keys(one).length > 0 ? one : undefined),
);

/** As a change of what somebody can do. */
export const restricted = (restriction: Restriction): Change => ({ change: 'restrict', restriction });

/** What a player can be stopped from doing. */
const deed: Phrase<Change> = choice('deed', () => [
  row({ noun: nounMany }, 'play {noun}', ({ noun }) => restricted({ cant: 'play', noun })),
  row({ noun: nounMany }, 'strike with {noun}', ({ noun }) => restricted({ cant: 'strike', noun })),
  row({ noun: selfNoun }, 'strike with {noun}', ({ noun }) => restricted({ cant: 'strike', noun })),
  fixed('discard cards', restricted({ cant: 'discard' })),
  fixed('place resources', restricted({ cant: 'place' })),
  row({ noun }, 'attack with more than one {noun} each turn', ({ noun }) =>
    restricted({ cant: 'attack', noun, moreThan: 1 }),
  ),
  row({ n: counted, noun: nounMany }, 'attack with more than {n} {noun} each turn', ({ n, noun }) =>
    restricted({ cant: 'attack', noun, moreThan: n }),
  ),
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

/** Cards of anybody but you. */
const ofOthers: Phrase<Noun> = seenAs(
  nounMany,
  (value) => (value.not || value.owner ? undefined : { ...value, not: { owner: 'you' as const } }),
  ({ not, ...value }) => (same(not, { owner: 'you' }) ? value : undefined),
);

/** From where cards can be played besides one's own graveyard. */
const OTHER_ZONES = [
  ['graveyard', 'opposing', ["from opponents ' graveyards", 'from opposing graveyards']],
  ['graveyard', 'any', ["from all players ' graveyards", 'from any graveyard']],
  ['hand', 'opposing', ['in opposing hands', 'from opposing hands', "from opponents ' hands"]],
  ['removed', undefined, ['you own that are removed from the game']],
  ['removed', 'any', ['that are removed from the game']],
] as const;

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
    [
      'can control any number of {tag}',
      'can|may have any number of {tag} <in your party>',
      'may control any number of {tag}',
    ],
    ({ tag: word }): readonly Change[] => [{ change: 'permit', permission: { may: 'control any number', tag: word } }],
  ),
  row(
    { noun: nounMany },
    ['can play {noun} from your graveyard', 'may play {noun} from your graveyard'],
    ({ noun }): readonly Change[] => [{ change: 'permit', permission: { may: 'play from', zone: 'graveyard', noun } }],
  ),
  row(
    { noun: ofOthers },
    ["can play {noun} from other players ' graveyards", "may play {noun} from other players ' graveyards"],
    ({ noun }): readonly Change[] => [
      { change: 'permit', permission: { may: 'play from', zone: 'graveyard', whose: 'any', noun } },
    ],
  ),
  ...ofEach(OTHER_ZONES, ([zone, whose, words]) => [
    row(
      { noun: nounMany },
      words.flatMap((where) => [`can play {noun} ${where}`, `may play {noun} ${where}`]),
      ({ noun }): readonly Change[] => [
        {
          change: 'permit',
          permission: whose ? { may: 'play from', zone, whose, noun } : { may: 'play from', zone, noun },
        },
      ],
    ),
  ]),
  row(
    { noun: anArticled },
    ["may play the top card of your deck if it's {noun}", "can play the top card of your deck if it's {noun}"],
    ({ noun }): readonly Change[] => [{ change: 'permit', permission: { may: 'play from', zone: 'deck', noun } }],
  ),
  row(
    { noun: nounMany },
    ['may play {noun} from the top of your deck', 'can play {noun} from the top of your deck'],
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
  fixed('have(has) no maximum hand size', [{ change: 'no maximum hand size' }] as readonly Change[]),
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

/** "You can't play cards, and you can't complete quests": who it is stands there twice. */
export const andAgain: Phrase<readonly Change[]> = seenAs(
  choice('and again', () => [row({ first: single, more: single }, '{first} , and you {more}', (all) => all)]),
  ({ first, more }) => [...first, ...more],
  (): undefined => undefined,
);

/** All that is said of players: "play with their hands revealed and can't play cards". */
export const can: Phrase<readonly Change[]> = flatList(single, 'and');

/** Quests of others: your own you can complete anyway. */
const others: Phrase<Noun> = seenAs(nounMany, opposing, opposing);

function opposing(noun: Noun): Noun | undefined {
  return noun.whose === 'opposing' ? noun : undefined;
}

/** Whose deck is meant by its top card. */
const topCard: Phrase<'you' | 'opposing'> = choice('whose top card', () => [
  fixed('the top card of your deck', 'you' as const),
  fixed("the top card of any opponent 's deck", 'opposing' as const),
]);
