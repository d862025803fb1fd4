import type { Comparison, Noun, Players } from '@meetingstone/rules';
import type { Described } from '../grammar/combine.ts';
import { description, seenAs } from '../grammar/combine.ts';
import type { Phrase, Plurality } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { name } from './names.ts';
import { anyCard, noun, nounEach, nounMany, players, playersPossessive, someone } from './phrases.ts';
import {
  damageIcon,
  faction,
  kindsAnd,
  kindsEach,
  kindsOr,
  plainKeyword,
  pluralTagsAsList,
  tagsAsList,
} from './vocabulary.ts';

type Part = Row<Partial<Noun>>;

const BEFORE = (): readonly Part[] => [
  fixed('other', { other: true }),
  fixed('opposing', { whose: 'opposing' }),
  fixed('friendly', { whose: 'friendly' }),
  fixed('damaged', { damaged: true }),
  fixed('undamaged', { damaged: false }),
  fixed('exhausted', { exhausted: true }),
  fixed('ready', { exhausted: false }),
  fixed('attacking', { attacking: true }),
  fixed('defending', { defending: true }),
  fixed('non-token', { token: false }),
  fixed('face-down', { faceDown: true }),
  fixed('face-up', { faceDown: false }),
  fixed('ongoing', { ongoing: true }),
  fixed('instant', { instant: true }),
  row({ faction }, '{faction}', ({ faction }): Partial<Noun> => ({ faction })),
  row({ tag: tagsAsList }, 'non- {tag}', ({ tag }): Partial<Noun> => ({ not: { tag } })),
  row({ tag: tagsAsList }, '{tag}', ({ tag }): Partial<Noun> => ({ tag })),
];

const isCard: Partial<Noun> = {};

function heads(number: Plurality, each = false): readonly Part[] {
  const many = number === 'many';
  return [
    row({ kind: many ? kindsAnd : each ? kindsEach : kindsOr }, '{kind}', ({ kind }): Partial<Noun> => ({ kind })),
    row({ kind: kindsOr }, '{kind} card/cards', ({ kind }): Partial<Noun> => ({ kind })),
    row({ tag: many ? pluralTagsAsList : tagsAsList }, '{tag}', ({ tag }): Partial<Noun> => ({ tag })),
    fixed('token/tokens', { token: true }),
    fixed('ally token/tokens', { kind: ['Ally'], token: true }),
    fixed('card/cards', isCard),
  ];
}

const COMPARISONS: readonly (readonly [Comparison, string])[] = [
  ['or less', '{n} or less'],
  ['or more', '{n} or more'],
  ['or more', '{n} or greater'],
  ['exactly', '{n}'],
];

const compared = (key: 'cost' | 'atk' | 'health', word: string): readonly Part[] =>
  COMPARISONS.flatMap(([is, how]) => [
    row(
      { n: figure },
      [`with ${how.startsWith('{n} ') || key === 'cost' ? `${word} ${how}` : `${word} ${how}`}`, `with ${how} ${word}`],
      ({ n }): Partial<Noun> => ({
        [key]: { is, than: n },
      }),
    ),
  ]);

/** Players besides you: for you there are words of their own. */
const notYou = (phrase: Phrase<Players>): Phrase<Players> => seenAs(phrase, besidesYou, besidesYou);
const besidesYou = (value: Players): Players | undefined => (value.player === 'you' ? undefined : value);
const others = notYou(players);
const othersPossessive = notYou(playersPossessive);

const AFTER = (): readonly Part[] => [
  fixed('in your graveyard', { zone: 'graveyard', whose: 'you' }),
  fixed(["in an opponent 's graveyard", "in opponents ' graveyards"], { zone: 'graveyard', whose: 'opposing' }),
  fixed(['in a graveyard', 'in any graveyard', "in any player 's graveyard", 'in all graveyards'], {
    zone: 'graveyard',
  }),
  fixed('in your hand', { zone: 'hand', whose: 'you' }),
  fixed('from your graveyard', { zone: 'graveyard', whose: 'you' }),
  fixed('from your hand', { zone: 'hand', whose: 'you' }),
  fixed('in your deck', { zone: 'deck', whose: 'you' }),
  fixed(['in your removed from game zone', 'you own that is removed from the game'], { zone: 'removed', whose: 'you' }),
  fixed(['you control', 'in your party', 'under your control', 'you have'], { whose: 'you' }),
  row({ of: othersPossessive }, ['in {of} party'], ({ of }): Partial<Noun> => ({ of })),
  row({ of: others }, ['{of} control(s)'], ({ of }): Partial<Noun> => ({ of })),
  row({ to: anyCard }, ['attached to {to}'], ({ to }): Partial<Noun> => ({ attachedTo: to })),
  fixed(['an opponent controls', 'controlled by an opponent', "in an opponent 's party"], { whose: 'opposing' }),
  ...compared('cost', 'cost'),
  ...compared('atk', 'ATK'),
  ...compared('health', '[Health]'),
  row(
    { keyword: plainKeyword },
    ['with {keyword}', 'that has {keyword}'],
    ({ keyword }): Partial<Noun> => ({ keyword }),
  ),
  row({ type: damageIcon }, ['with {type} ATK', 'with {type}'], ({ type }): Partial<Noun> => ({ damageType: [type] })),
  row({ name }, 'named {name}', ({ name }): Partial<Noun> => ({ name })),
  row({ of: someone }, 'with the same name as {of}', ({ of }): Partial<Noun> => ({ sameName: of })),
  fixed(['that entered play this turn', 'that entered your party this turn'], { fresh: true }),
  fixed('in combat', { inCombat: true }),
  fixed('that was dealt damage this turn', { dealtDamageThisTurn: {} }),
  fixed('that was dealt combat damage this turn', { dealtDamageThisTurn: { combat: true } }),
  fixed('that was dealt combat damage by your hero this turn', {
    dealtDamageThisTurn: { by: { kind: ['Hero'], whose: 'you' }, combat: true },
  }),
  fixed('in play', isCard),
];

const rows =
  (number: Plurality, each = false) =>
  (): Described<Noun> => ({
    before: BEFORE(),
    head: heads(number, each),
    after: AFTER(),
  });

/** One card, described: "damaged opposing ally". */
noun.is(description('noun', rows('one'), 'one'));
nounEach.is(description('each noun', rows('one', true), 'one'));
/** Several: "damaged opposing allies". */
nounMany.is(description('nouns', rows('many'), 'many'));
