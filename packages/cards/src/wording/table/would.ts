import type { Noun, Watch } from '@meetingstone/rules';
import { choice, either, optional, seenAs, withArticle } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { combatWord, fatalWord, howMuch, tool, typeWords } from './damage.ts';
import { party, whileSo } from './parties.ts';
import { byFatal, GRAVEYARDS, WHO } from './partsOfEvents.ts';
import { anyCard, noun, subject } from './phrases.ts';

/** A card in a sentence about many: "attacking allies", "your hero", "an ally". */
export const anyone: Phrase<Noun> = either('cards', () => [subject, anyCard]);

/** After "prevent all": "fire damage that would be dealt to opposing weapons". */
const packetsOf: Phrase<Watch> = choice('packets', () => [
  row(
    { combat: combatWord, types: typeWords, tool },
    ['{combat} {types} damage that would be dealt {tool}', '{combat} {types} damage'],
    ({ combat, types, tool }): Watch => ({ event: 'deal', combat: combat!, damageType: types!, with: tool! }),
  ),
  row(
    { combat: combatWord, types: typeWords, tool, to: anyone },
    [
      '{combat} {types} damage that would be dealt to {to} {tool}',
      '{combat} {types} damage that would be dealt {tool} to {to}',
      '{combat} {types} damage that {to} would be dealt {tool}',
    ],
    ({ combat, types, tool, to }): Watch => ({
      event: 'deal',
      card: to,
      combat: combat!,
      damageType: types!,
      with: tool!,
    }),
  ),
  row(
    { combat: combatWord, types: typeWords, to: anyone, by: anyone },
    [
      '{combat} {types} damage that {by} would deal to {to}',
      '{combat} {types} damage that would be dealt to {to} by {by}',
      '{combat} {types} damage that {to} would be dealt by {by}',
    ],
    ({ combat, types, to, by }): Watch => ({ event: 'deal', by, card: to, combat: combat!, damageType: types! }),
  ),
  row(
    { combat: combatWord, types: typeWords, tool, by: anyone },
    [
      '{combat} {types} damage <that!> {by} would deal {tool}',
      '{combat} {types} damage that would be dealt by {by} {tool}',
    ],
    ({ combat, types, tool, by }): Watch => ({ event: 'deal', by, combat: combat!, damageType: types!, with: tool! }),
  ),
]);

/** "... while defending" */
export const packets: Phrase<Watch> = either('packets', () => [packetsOf, whileSo(packetsOf, 'card')]);

export const anyType = optional(choice('any type', () => [fixed('any type of', undefined)])) as Phrase<undefined>;
export const toWhom = optional(choice('to whom', () => [row({ noun: anyCard }, 'to {noun}', ({ noun }) => noun)]));
export const byWhom = optional(choice('by whom', () => [row({ noun: anyCard }, 'by {noun}', ({ noun }) => noun)]));

const dealing: Phrase<Watch> = choice('would deal', () => [
  row(
    {
      by: party,
      any: anyType,
      much: howMuch,
      fatal: fatalWord,
      combat: combatWord,
      types: typeWords,
      tool,
      to: toWhom,
    },
    [
      '{by} would deal {much} {fatal} {combat} {types} damage {tool} {to}',
      '{by} would deal {any} damage {tool} {to}',
      '{by} would deal {much} {fatal} {combat} {types} damage {to} {tool}',
    ],
    ({ by, much, fatal, combat, types, tool, to }): Watch => ({
      event: 'deal',
      by,
      card: to!,
      combat: combat!,
      damageType: types!,
      with: tool!,
      fatal: fatal!,
      amount: much!,
    }),
  ),
]);

/** "your hero would deal fire damage with an ability" */
export const wouldDeal: Phrase<Watch> = either('would deal', () => [dealing, whileSo(dealing, 'by')]);

const beingDealt: Phrase<Watch> = choice('would be dealt', () => [
  row(
    { combat: combatWord, types: typeWords, tool: anyCard },
    '{combat} {types} damage would be dealt with {tool}',
    ({ combat, types, tool }): Watch => ({ event: 'deal', combat: combat!, damageType: types!, with: tool }),
  ),
  row(
    { to: party, much: howMuch, fatal: fatalWord, combat: combatWord, types: typeWords, tool, by: byWhom },
    [
      '{to} would be dealt {much} {fatal} {combat} {types} damage {by} {tool}',
      '{much} {fatal} {combat} {types} damage would be dealt to {to} {by} {tool}',
      '{much} {fatal} {combat} {types} damage would be dealt {tool} to {to}',
    ],
    ({ to, much, fatal, combat, types, tool, by }): Watch => ({
      event: 'deal',
      card: to,
      by: by!,
      combat: combat!,
      damageType: types!,
      with: tool!,
      fatal: fatal!,
      amount: much!,
    }),
  ),
]);

/** "attached ally would be dealt damage" */
export const wouldBeDealt: Phrase<Watch> = either('would be dealt', () => [beingDealt, whileSo(beingDealt, 'card')]);

export const wouldHeal: Phrase<Watch> = choice('would heal', () => [
  row(
    {
      by: party,
      tool,
      from: optional(choice('from', () => [row({ noun: anyCard }, 'from {noun}', ({ noun }) => noun)])),
    },
    ['{by} would heal damage {tool} {from}', '{by} would heal damage {from} {tool}'],
    ({ by, tool, from }): Watch => ({ event: 'heal', by, card: from!, with: tool! }),
  ),
]);

export const wouldBeHealed: Phrase<Watch> = choice('would be healed', () => [
  row({ from: anyCard }, 'damage would be healed from {from}', ({ from }): Watch => ({ event: 'heal', card: from })),
]);

/** What goes to your graveyard is yours (415.5). */
const ownedBy = (relation: 'you' | 'opposing'): Phrase<Noun> =>
  seenAs(
    anyCard,
    (value) => (value.owner ? undefined : { ...value, owner: relation }),
    ({ owner, ...value }) => (owner === relation ? value : undefined),
  );

const GOING = ['be put into', 'enter'] as const;

const ZONES = ['hand', 'deck', 'graveyard'] as const;

/** What would happen besides damage. */
export const would: Phrase<Watch> = choice('would', () => [
  row(
    { card: party, fatal: byFatal },
    '{card} would be destroyed {fatal}',
    ({ card, fatal }): Watch => ({ event: 'destroy', card, fatal: fatal! }),
  ),
  ...ofEach(GOING, (goes) => [
    ...ofEach(GRAVEYARDS, ([whose, into]) => [
      row(
        { card: ownedBy(whose) },
        `{card} would ${goes} ${into} from play`,
        ({ card }): Watch => ({ event: 'enter graveyard', card, from: 'play' }),
      ),
      row(
        { card: ownedBy(whose) },
        `{card} would ${goes} ${into} <from anywhere>`,
        ({ card }): Watch => ({ event: 'enter graveyard', card }),
      ),
    ]),
    row(
      { card: anyCard },
      `{card} would ${goes} a graveyard from play`,
      ({ card }): Watch => ({ event: 'enter graveyard', card, from: 'play' }),
    ),
    ...ofEach(ZONES, (into) => [
      row(
        { card: anyCard },
        `{card} would ${goes} a ${into} <from anywhere>`,
        ({ card }): Watch => ({ event: 'move', card, into }),
      ),
    ]),
  ]),
  ...ofEach(ZONES, (into) => [
    row(
      { card: anyCard },
      `{card} would be put from the chain into a ${into}`,
      ({ card }): Watch => ({ event: 'move', card, from: 'chain', into }),
    ),
  ]),
  row(
    { card: withArticle(noun) },
    '{card} would enter play in your resource row',
    ({ card }): Watch => ({ event: 'enter play', card, whose: 'you', row: 'resource' }),
  ),
  row({ card: anyCard }, '{card} would leave play', ({ card }): Watch => ({ event: 'move', card, from: 'play' })),
  ...ofEach(WHO, ([whose, who]) => [fixed(`${who} would draw a card`, { event: 'draw', whose } as Watch)]),
]);
