import type { Amount, Effect, Noun, Selection } from '@meetingstone/rules';
import { choice, either, seenAs, unwritten, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { unmeant } from '../grammar/unmeant.ts';
import { counted, figure } from './amounts.ts';
import { choosing } from './choosing.ts';
import { chosenTokens } from './chosenTokens.ts';
import { costPaid, costsAnd } from './costs.ts';
import { counting } from './counters.ts';
import { types, unpreventable } from './damageTypes.ts';
import { acting } from './deeds.ts';
import { forEachPlayer } from './eachPlayer.ts';
import { extremes } from './extremes.ts';
import { attachingTo } from './hosts.ts';
import { doneToItself } from './itself.ts';
import { lasting } from './lasting.ts';
import { modifying } from './modifying.ts';
import { moving } from './moving.ts';
import { mutual } from './mutually.ts';
import { deciding } from './opponents.ts';
import { perEach } from './perEach.ts';
import {
  amount,
  anyCard,
  clause,
  known,
  measure,
  noun,
  nounMany,
  players,
  selection,
  sentence,
  someone,
} from './phrases.ts';
import { doer } from './players.ts';
import { less } from './prices.ts';
import { puttingTokens } from './puttingTokens.ts';
import { raiding } from './raiding.ts';
import { damageBecomes } from './remaining.ts';
import { rolling } from './rolling.ts';
import { discardingThat } from './seen.ts';
import { thisCard } from './self.ts';
import { specials } from './specials.ts';
import { destroyingTogether } from './together.ts';

/** Those cards are revealed in any case. */
const bothReveal = unmeant('revealing', 'then , both players reveal the top card of their deck');

const VERBS = ['destroy', 'exhaust', 'ready', 'flip'] as const;

/** X of them are told by their number: "destroy X allies". */
const eachOfSomething: Phrase<Amount> = seenAs(
  perEach,
  (n) => n,
  (n) => (typeof n === 'object' && n.amount === 'X' ? undefined : n),
);

/** What lies face down is turned over. */
const faceDown: Phrase<Selection> = seenAs(selection, lyingSo, lyingSo);

function lyingSo(what: Selection): Selection | undefined {
  return 'noun' in what && what.noun.faceDown === true ? what : undefined;
}

/** Cards of a deck are flipped in another sense: they are played. */
const lying: Phrase<Selection> = seenAs(selection, outsideDecks, outsideDecks);

function outsideDecks(what: Selection): Selection | undefined {
  return what.select === 'top' ? undefined : what;
}

/** Only what is on the chain can be interrupted (711.1): "target ability" is one that is being played. */
const onTheChain: Phrase<Selection> = seenAs(
  selection,
  (value) => {
    if (!('noun' in value)) return value;
    if (value.noun.zone && value.noun.zone !== 'chain') return undefined;
    return { ...value, noun: { ...value.noun, zone: 'chain' as const } };
  },
  (value) => {
    if (!('noun' in value)) return value;
    const { zone, ...noun } = value.noun;
    if (zone !== 'chain') return undefined;
    return noun.of || noun.whose === 'you' ? value : { ...value, noun };
  },
);

/** "a resource you control", "one of your resources": so many of them for each of something. */
const oneOfThem: Phrase<Noun> = either('one of them', () => [
  withArticle(noun),
  choice('one of', () => [row({ noun: yours }, 'one of your {noun}', ({ noun }) => noun)]),
]);

const yours: Phrase<Noun> = seenAs(
  nounMany,
  (value) => (value.whose || value.zone || value.of ? undefined : { ...value, whose: 'you' as const }),
  ({ whose, ...value }) => (whose === 'you' && !value.zone ? value : undefined),
);

/** One instruction. */
clause.is(
  choice('clause', () => [
    row({ effect: lasting }, '{effect}', ({ effect }) => effect),
    row({ effect: acting }, '{effect}', ({ effect }) => effect),
    row(
      { amount, on: selection },
      'put {amount} damage on {on}',
      ({ amount, on }): Effect => ({ do: 'put damage', amount, on }),
    ),
    row(
      { n: counted, on: selection },
      ['put {n} damage on {on}', 'add {n} damage to {on}'],
      ({ n, on }): Effect => ({ do: 'put damage', amount: n, on }),
    ),
    row(
      { who: players, n: figure },
      ['{who} lose(s) {n} [Health]', '{who} lose(s) {n} life'],
      ({ who, n }): Effect => ({ do: 'put damage', amount: n, on: { select: 'hero', of: who } }),
    ),
    row(
      { to: selection, amount, u: unpreventable, types, by: someone },
      '{to} are(is) dealt {amount} {u} {types} damage by {by}',
      ({ to, amount, u, types, by }): Effect => ({ do: 'deal', by, amount, types, to, unpreventable: u as true }),
    ),
    ...(['ready', 'exhaust'] as const).map((verb) =>
      row(
        { what: unwritten(someone) },
        verb === 'ready' ? '{what} ready(readies)' : '{what} exhaust(s)',
        ({ what }): Effect => ({ do: verb, what }),
      ),
    ),
    row(
      { on: selection },
      ['<also> put that much on {on}', 'also put that much damage on {on}'],
      ({ on }): Effect => ({ do: 'put damage', amount: { amount: 'that much' }, on }),
    ),
    row({ on: selection }, 'put a damage on {on}', ({ on }): Effect => ({ do: 'put damage', amount: 1, on })),
    row(
      { amount: measure, on: selection },
      ['put damage on {on} equal to {amount}', 'put damage equal to {amount} on {on}'],
      ({ amount, on }): Effect => ({ do: 'put damage', amount, on }),
    ),
    row(
      { on: selection, n: perEach },
      'put 1 damage on {on} {n}',
      ({ on, n }): Effect => ({ do: 'put damage', amount: n, on }),
    ),
    ...ofEach(VERBS, (verb) => [
      row(
        { noun: oneOfThem, n: eachOfSomething },
        `<choose and> ${verb} {noun} {n}`,
        ({ noun, n }): Effect => ({ do: verb, what: { select: 'choose', noun, count: { exactly: n } } }),
      ),
    ]),
    row(
      { amount, from: selection },
      'remove {amount} damage from {from}',
      ({ amount, from }): Effect => ({ do: 'remove damage', amount, from }),
    ),
    row(
      { from: selection },
      'remove all damage from {from}',
      ({ from }): Effect => ({ do: 'remove damage', amount: 'all', from }),
    ),
    row(
      { n: less(figure), of: someone },
      'remove all but {n} damage from {of}',
      ({ n, of }): Effect => ({
        do: 'remove damage',
        amount: { amount: 'sum', of: [{ amount: 'damage', of }, n] },
        from: of,
      }),
    ),
    fixed(['turn your hero face up', 'flip your hero face up'], {
      do: 'flip',
      what: { select: 'each', noun: { kind: ['Hero'], whose: 'you', faceDown: true } },
    } as Effect),
    ...ofEach(VERBS, (verb) => [
      row({ what: lying }, `<choose and> ${verb} {what}`, ({ what }): Effect => ({ do: verb, what }) as Effect),
    ]),
    ...VERBS.slice(0, 3).map((verb) =>
      row(
        { noun: withArticle(noun), n: eachOfSomething },
        `${verb} {noun} {n}`,
        ({ noun, n }): Effect => ({ do: verb, what: { select: 'choose', noun, count: { exactly: n } } }) as Effect,
      ),
    ),
    row(
      { what: selection },
      ['{what} become(s) the defender', '{what} become(s) a defender'],
      ({ what }): Effect => ({ do: 'become defender', what }),
    ),
    row({ what: selection }, 'remove {what} from combat', ({ what }): Effect => ({ do: 'remove from combat', what })),
    row(
      { self: thisCard },
      ['flip {self} face down'],
      (): Effect => ({
        do: 'if',
        if: { is: 'so', what: { select: 'this' }, noun: { faceDown: false } },
        then: [{ do: 'flip', what: { select: 'this' } }],
      }),
    ),
    row({ what: faceDown }, 'turn {what} face up', ({ what }): Effect => ({ do: 'flip', what })),
    row(
      { what: known },
      ['turn {what} face up', 'flip {what} face up'],
      ({ what }): Effect => ({
        do: 'if',
        if: { is: 'so', what, noun: { faceDown: true } },
        then: [{ do: 'flip', what }],
      }),
    ),
    row({ what: selection }, 'turn {what} face down', ({ what }): Effect => ({ do: 'turn face down', what })),
    row({ what: onTheChain }, 'interrupt {what}', ({ what }): Effect => ({ do: 'interrupt', what })),
    row(
      { what: onTheChain },
      ['copy', 'put a copy of'].flatMap((copy) => {
        const said = copy === 'copy' ? 'copy {what}' : 'put a copy of {what} on the chain';
        return [said, `${said} . you may choose new targets for the copy`];
      }), // 402.1c: that is always so.
      ({ what }): Effect => ({ do: 'copy', what }),
    ),
    row(
      { of: selection, than: selection, revealing: bothReveal, then: sentence },
      [
        'guess whether {of} costs more or less than {than} , reveal both , and if you are right , {then}',
        'guess whether {of} has a higher or lower cost than {than} . {revealing} . if you guessed correctly , {then}',
      ],
      ({ of, than, then }): Effect => ({ do: 'guess', number: 'cost', of, than, then }),
    ),
    ...moving(),
    ...raiding(),
    ...puttingTokens(),
    ...counting(),
    row(
      { self: thisCard, to: selection },
      ['attach {self} to {to}', 'attach this to {to}', 'reattach {self} to {to}'],
      ({ to }): Effect => ({ do: 'attach', to }),
    ),
    fixed(['turn your deck over', 'turn over your deck'], { do: 'turn deck over', who: { player: 'you' } } as Effect),
    row(
      { who: players },
      ["turn {who} 's deck over", "turn over {who} 's deck"],
      ({ who }): Effect => ({
        do: 'turn deck over',
        who,
      }),
    ),
    fixed('Delve', { do: 'perform', keyword: 'Delve' } as Effect),
    fixed('Portal', { do: 'perform', keyword: 'Portal' } as Effect),
    row(
      { who: players, cost: costsAnd },
      '{who} may {cost} any number of times',
      ({ who, cost }): Effect => ({ do: 'pay', who, cost, anyNumber: true }),
    ),
    row({ who: doer, cost: costPaid }, '{who} pay(s) {cost}', ({ who, cost }): Effect => ({ do: 'pay', who, cost })),
    ...modifying(),
    ...specials(),
    ...attachingTo(),
    row({ effect: damageBecomes }, '{effect}', ({ effect }) => effect),
    row(
      { on: selection },
      'double the damage on {on}',
      ({ on }): Effect => ({ do: 'put damage', amount: { amount: 'damage', of: { select: 'it' } }, on }),
    ),
    row(
      { damage: amount, what: someone },
      'put {damage} damage on {what} as it enters play',
      ({ damage, what }): Effect => ({
        do: 'modify',
        what,
        changes: [{ change: 'grant', power: { power: 'enters', damage } }],
        duration: 'this game',
      }),
    ),
    row(
      { only: anyCard },
      ['an ability', 'an ability card'].map(
        (one) => `if ${one} is targeting only {only} , change its target to its controller 's hero`, // 706.2
      ),
      ({ only }): Effect => ({
        do: 'change target',
        of: { select: 'choose', noun: { kind: ['Ability'], zone: 'chain', targetingOnly: only } },
        to: { select: 'hero', of: { player: 'controller', of: { select: 'that' } } },
      }),
    ),
    fixed('change the proposed defender', { do: 'change the proposed defender' } as Effect),
    row(
      { of: onTheChain, to: selection },
      'change the target of {of} to {to}',
      ({ of, to }): Effect => ({ do: 'change target', of, to }),
    ),
    ...doneToItself(),
    row({ effect: mutual }, '{effect}', ({ effect }) => effect),
    ...choosing(),
    ...chosenTokens(),
    ...discardingThat(),
    ...forEachPlayer(),
    ...deciding(),
    ...destroyingTogether(),
    ...extremes(),
    ...rolling(),
  ]),
);
