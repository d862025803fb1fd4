import type { Noun, Players } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import { bits } from '../grammar/description.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { likenesses } from './amounts.ts';
import { costsOr, keywordsOr } from './anyOfThese.ts';
import { attached, attachedTo } from './attached.ts';
import { ofDecks } from './decks.ts';
import { FATAL } from './fatal.ts';
import { relative } from './history.ts';
import type { Part } from './innerNouns.ts';
import { hostOnly, innerCard, innerKind, innerMany, innerOne, thatOne, unlikeThem } from './innerNouns.ts';
import { likeOthers } from './likened.ts';
import { name } from './names.ts';
import { bearerPossessive, nounEach, players, playersPossessive } from './phrases.ts';
import { thisCard } from './self.ts';
import { withNumbers } from './sizes.ts';
import { thisWay } from './thisWay.ts';
import { damageIcon, keywordName } from './vocabulary.ts';
import { zones } from './zones.ts';

/** "An ally you controlled dealt damage": it was yours then; of those that are there now it would say something else. */
const thenOnly: Phrase<undefined> = {
  name: 'at that time',
  mute: true,
  mayBeEmpty: true,
  read: (at, { words }) => (words[at]?.low === 'that' ? [] : [{ value: undefined, end: at }]),
  say: () => undefined,
};

/** Players besides you and those for whom there are words of their own. */
const others = (phrase: Phrase<Players>): Phrase<Players> => seenAs(phrase, particular, particular);

const particular = (value: Players): Players | undefined =>
  PARTICULAR.has(value.player) || isPicked(value) ? value : undefined;

const PARTICULAR: ReadonlySet<Players['player']> = new Set(['that', 'controller', 'owner', 'target']);

/** By chance: what is "in an opponent's party" is any opponent's. */
const isPicked = (value: Players): boolean => value.player === 'chosen' && value.random === true;

const theirs = others(playersPossessive);

const isCard: Partial<Noun> = {};

const named = (): readonly Part[] => [row({ name }, 'named {name}', ({ name }): Partial<Noun> => ({ name }))];

const CHOSEN = ['the chosen', 'that', 'the named'];
const HAVING = ['with', 'that has|have', 'that share(s)'];

/** "of the chosen race", "with that class" */
const ofChosen = (): readonly Part[] => [
  ...ofEach(CHOSEN, (that) =>
    ofEach(['of', ...HAVING], (having): readonly Part[] => [
      fixed(`${having} ${that} type|kind|race|class`, { chosenTag: true }),
    ]),
  ),
  fixed('of the kind chosen this turn', { chosenTag: true }),
];

/** "not named so", "not of that race" */
const negated: Phrase<Noun> = choice<Noun>('negated', () => [...named(), ...ofChosen(), attachedTo] as Row<Noun>[]);

/** What follows a noun: "in your graveyard", "with cost 3 or less". */
export const afterNoun = bits<Noun>('after a noun', (): readonly Part[] => [
  ...zones(theirs),
  row({ differing: likenesses }, ['with different {differing}'], ({ differing }): Partial<Noun> => ({ differing })),
  ...ofDecks(),
  fixed(['in~ your removed from game zone', 'you own that is removed from the game'], {
    zone: 'removed',
    whose: 'you',
  }),
  fixed(['<that are|is> removed from the game', "that's removed from the game"], { zone: 'removed' }),
  fixed(['in~ opposing removed from game zones'], { zone: 'removed', whose: 'opposing' }),
  fixed('you play', { zone: 'chain', whose: 'you' }),
  fixed('played by an opponent', { zone: 'chain', whose: 'opposing' }),
  row(
    { of: others(players) },
    ['<that was> played by {of}', '<that> {of} played'],
    ({ of }): Partial<Noun> => ({ zone: 'chain', of }),
  ),
  fixed(['you control', 'in your party', 'from your party', 'under your control', 'you have'], {
    whose: 'you',
  }),
  row({ thenOnly }, 'you controlled {thenOnly}', (): Partial<Noun> => ({ whose: 'you' })),
  fixed('in a party of your choice', { of: { player: 'chosen' } }),
  row(
    { of: nounEach },
    'in the party of each {of}',
    ({ of }): Partial<Noun> => ({ of: { player: 'controller', of: { select: 'each', noun: of } } }),
  ),
  row({ of: theirs }, ['in {of} party'], ({ of }): Partial<Noun> => ({ of })),
  row({ of: bearerPossessive }, ['in {of} party'], ({ of }): Partial<Noun> => ({ of: { player: 'controller', of } })),
  row(
    { of: others(players) },
    ['<that> {of} control(s)', 'controlled by {of}', '{of} have(has)'],
    ({ of }): Partial<Noun> => ({ of }),
  ),
  row({ not: negated }, 'not {not}', ({ not }): Partial<Noun> => ({ not })),
  ...attached(),
  ...ofEach(['an opponent', '<your> opponents'], (who): readonly Part[] => [
    fixed(`<that> ${who} control(s)`, { whose: 'opposing' }),
    fixed(`controlled by ${who}`, { whose: 'opposing' }),
  ]),
  fixed(["in an opponent 's party", "in opponents ' parties"], { whose: 'opposing' }),
  fixed('you own', { owner: 'you' }),
  fixed(['everywhere', 'in all zones', 'in any zone'], { everywhere: true }),
  ...withNumbers(),
  row(
    { controls: innerMany },
    'whose controller controls no {controls}',
    ({ controls }): Partial<Noun> => ({ not: { controls } }),
  ),
  row({ any: costsOr }, ['with cost {any}'], ({ any }): Partial<Noun> => ({ any })),
  fixed('with fatal damage', { damage: FATAL }),
  fixed('without fatal damage', { damage: { is: 'less than', than: FATAL.than } }),
  fixed(['without damage <on it~>', 'with no damage <on it~>'], { damaged: false }),
  fixed('with damage <on it~>', { damaged: true }),
  ...ofEach(['with', 'that has|have'], (having) => [
    row({ keyword: keywordName }, `${having} {keyword}`, ({ keyword }): Partial<Noun> => ({ keyword })),
  ]),
  ...ofEach(['with', 'that has|have'], (having) => [
    row({ any: keywordsOr }, `${having} {any}`, ({ any }): Partial<Noun> => ({ any })),
  ]),
  row({ type: damageIcon }, 'with {type} <ATK!>', ({ type }): Partial<Noun> => ({ damageType: [type] })),
  row({ type: damageIcon }, 'without {type} ATK', ({ type }): Partial<Noun> => ({ not: { damageType: [type] } })),
  row({ of: innerOne }, 'with a different name than {of}', ({ of }): Partial<Noun> => ({ not: { sameName: of } })),
  ...named(),
  fixed(
    ['you and other friendly players control', 'you or a friendly player controls', 'you and friendly players control'],
    {
      whose: 'friendly',
    },
  ),
  row(
    { nameHas: name },
    ['with {nameHas} in its/their name/names', 'with {nameHas} in its~ name|names'],
    ({ nameHas }): Partial<Noun> => ({ nameHas }),
  ),
  ...likeOthers(),
  row(
    { with: innerCard },
    ['<that is|are!> attacking {with}', "that's attacking {with}"],
    ({ with: noun }): Partial<Noun> => ({ attacking: true, inCombatWith: noun }),
  ),
  row(
    { with: innerCard },
    ['<that is|are!> defending against {with}', "that's defending against {with}"],
    ({ with: noun }): Partial<Noun> => ({ defending: true, inCombatWith: noun }),
  ),
  row({ with: innerCard }, 'in combat with {with}', ({ with: noun }): Partial<Noun> => ({ inCombatWith: noun })),
  fixed("that's attacking", { attacking: true }),
  ...relative(),
  row({ self: thisCard }, 'other than {self}', (): Partial<Noun> => ({ other: true })),
  row({ of: hostOnly }, 'other than {of}', ({ of }): Partial<Noun> => ({ except: of })),
  row({ of: thatOne }, 'other than {of}', ({ of }): Partial<Noun> => ({ except: of })),
  row({ not: unlikeThem }, ['other than {not}', 'except {not}'], ({ not }): Partial<Noun> => ({ not })),
  row(
    { only: innerCard },
    ['targeting only {only}', "that's targeting only {only}"],
    ({ only }): Partial<Noun> => ({ targetingOnly: only }),
  ),
  row(
    { targeting: innerCard },
    ["that's targeting {targeting}", '<that is|are> targeting {targeting}'],
    ({ targeting }): Partial<Noun> => ({ targeting }),
  ),
  row(
    { self: thisCard },
    ['removed by {self}', 'you removed'],
    (): Partial<Noun> => ({ zone: 'removed', among: { select: 'kept' } }),
  ),
  fixed('in combat', { inCombat: true }),
  row(
    { not: innerKind },
    ["that aren't(isn't) {not}", "that's not {not}", 'that are(is) not {not}'],
    ({ not }): Partial<Noun> => ({ not }),
  ),
  fixed('on the chain', { zone: 'chain' }),
  ...thisWay(),
  fixed('in play', isCard),
  ...ofChosen(),
  ...ofEach(CHOSEN, (that): readonly Part[] => [
    ...ofEach(HAVING, (having): readonly Part[] => [fixed(`${having} ${that} name`, { chosenName: true })]),
    fixed(`with ATK of ${that} type`, { chosenDamageType: true }),
  ]),
]);
