import type { Condition, Power } from '@meetingstone/rules';
import { choice, either, optional } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { unmeant } from '../grammar/unmeant.ts';
import { costList } from './costs.ts';
import { condition, text } from './phrases.ts';
import { thisCard } from './self.ts';
import { whereItWorks } from './working.ts';

export const YOUR_TURN: Condition = { is: 'turn of', whose: 'you' };
export const OPPOSING_TURN: Condition = { is: 'turn of', whose: 'opposing' };

const basic = optional(choice('basic', () => [fixed('[Basic]', true as const)]));
const once = optional(choice('once', () => [fixed(['once per turn :', 'use only once per turn :'], true as const)]));
const onceForAll = optional(choice('once', () => [fixed('once per game :', true as const)]));
/** "On your turn:", "If you control a Pet:": when a power can be used (701.1). */
const whenUsed: Phrase<Condition | undefined> = optional(
  choice('when used', () => [
    fixed(['on your turn :', 'on your turn ,'], YOUR_TURN),
    fixed("on an opponent 's turn :", OPPOSING_TURN),
    row({ if: condition }, 'on your turn , if {if} :', ({ if: so }): Condition => ({ is: 'all', of: [YOUR_TURN, so] })),
    row({ if: condition }, ['if {if} :', 'while {if} :'], ({ if: so }) => so),
  ]),
);
const useOnly: Phrase<Condition> = choice('use only', () => [
  fixed('on your turn', YOUR_TURN),
  fixed(["on an opponent 's turn", "on opponents ' turns"], OPPOSING_TURN),
  row({ if: condition }, ['if {if}', 'while {if}'], ({ if: so }) => so),
]);

/** What is paid leads to what happens; many write a colon there. */
const leadsTo = unmeant('leads to', ['>>>', ':']);

/** A power that says where its card must be works there alone (700.2). */
const fromThere = (): readonly Row<Power>[] =>
  (
    [
      ['hand', ['in your hand']],
      ['removed', ['removed from the game']],
      ['graveyard', ['in your graveyard']],
    ] as const
  ).flatMap(([zone, words]): readonly Row<Power>[] => [
    row(
      { self: thisCard, basic, cost: costList, leadsTo, effects: text },
      words.map((where) => `on your turn , if {self} is ${where} : {basic} {cost} {leadsTo} {effects}`),
      ({ basic, cost, effects }): Power => ({ power: 'payment', cost, effects, basic: basic!, if: YOUR_TURN, zone }),
    ),
    row(
      { self: thisCard, basic, cost: costList, leadsTo, effects: text },
      words.flatMap((where) => [
        `if {self} is ${where} : {basic} {cost} {leadsTo} {effects}`,
        `{basic} {cost} {leadsTo} {effects} use only if {self} is ${where} .`,
        `{basic} {cost} {leadsTo} {effects} use only while {self} is ${where} .`,
      ]),
      ({ basic, cost, effects }): Power => ({ power: 'payment', cost, effects, basic: basic!, zone }),
    ),
  ]);

/** Cards in play are no question: "if this hero is removed from the game" is where its power works. */
export const payment: Phrase<Power> = either('payment', () => [
  choice<Power>('payment elsewhere', fromThere),
  ordinary,
]);

const ordinary: Phrase<Power> = whereItWorks(
  choice<Power>('payment', () => [
    row(
      { cost: costList, effects: text },
      [
        '{cost} >>> {effects} any player can use this power on his turn .',
        "{cost} >>> {effects} any player may use this power during that player 's turn .",
      ],
      ({ cost, effects }): Power => ({ power: 'payment', cost, effects, users: 'any', if: YOUR_TURN }),
    ),
    row(
      { cost: costList, effects: text },
      ['{cost} >>> {effects} any opponent can use this power .'],
      ({ cost, effects }): Power => ({ power: 'payment', cost, effects, users: 'opposing' }),
    ),
    row(
      { cost: costList, effects: text },
      ['any', 'each'].flatMap((who) =>
        ['can', 'may'].map((may) => `{cost} >>> {effects} ${who} player ${may} use this power .`),
      ),
      ({ cost, effects }): Power => ({ power: 'payment', cost, effects, users: 'any' }),
    ),
    row(
      { cost: costList, effects: text },
      ['{cost} >>> {effects} only opponents can use this power , each on his own turn .'],
      ({ cost, effects }): Power => ({ power: 'payment', cost, effects, users: 'opposing', if: YOUR_TURN }),
    ),
    row(
      { basic, once, game: onceForAll, if: whenUsed, cost: costList, leadsTo, effects: text },
      ['{once} {game} {if} {basic} {cost} {leadsTo} {effects}'],
      ({ basic, once, game, if: so, cost, effects }): Power => ({
        power: 'payment',
        cost,
        effects,
        basic: basic!,
        oncePerTurn: once!,
        oncePerGame: game!,
        if: so!,
      }),
    ),
    row(
      { basic, cost: costList, leadsTo, effects: text, if: useOnly },
      [
        '{basic} {cost} {leadsTo} {effects} use <this power> only {if} .',
        '{basic} {cost} {leadsTo} {effects} activate <this power> only {if} .',
      ],
      ({ basic, cost, effects, if: so }): Power => ({ power: 'payment', cost, effects, basic: basic!, if: so }),
    ),
    row(
      { cost: costList, leadsTo, effects: text },
      ['once per turn : {cost} >>> {effects}', '{cost} {leadsTo} {effects} use <this power> only once per|each turn .'],
      ({ cost, effects }): Power => ({ power: 'payment', cost, effects, oncePerTurn: true }),
    ),
    row(
      { cost: costList, effects: text },
      [
        'once per turn : on your turn : {cost} >>> {effects}',
        'once per turn on your turn : {cost} >>> {effects}',
        'once per turn , on your turn : {cost} >>> {effects}',
        'once on each of your turns : {cost} >>> {effects}',
        '{cost} >>> {effects} use only once per turn on your turn .',
        '{cost} >>> {effects} use only on your turn and only once per turn .',
      ],
      ({ cost, effects }): Power => ({ power: 'payment', cost, effects, oncePerTurn: true, if: YOUR_TURN }),
    ),
  ]),
);
