import type { Noun, Watch } from '@meetingstone/rules';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { combatWord, fatalWord, howMuch, tool, typeWords, withTool } from './damage.ts';
import { party, whileSo } from './parties.ts';
import { anyCard } from './phrases.ts';

const toWhom = optional(choice('to whom', () => [row({ noun: anyCard }, 'to {noun}', ({ noun }) => noun)]));
const fromWhom = optional(choice('from whom', () => [row({ noun: anyCard }, 'from {noun}', ({ noun }) => noun)]));

const kind = { much: howMuch, fatal: fatalWord, combat: combatWord, type: typeWords };
const DAMAGE = '{much} {fatal} {combat} {type} damage';

/** Who would have dealt what is prevented (717.2d). */
const source: Phrase<Noun> = choice('source', () => [
  row({ by: anyCard }, ['that would be dealt by {by}', 'that {by} would deal'], ({ by }) => by),
]);

/** Of one who deals or heals. */
const doing: Phrase<Watch> = choice('deals', () => [
  row(
    { by: party, ...kind, tool, to: toWhom },
    [`{by} deal(s) ${DAMAGE} {tool} {to}`, `{by} deal(s) ${DAMAGE} {to} {tool}`],
    ({ by, much, fatal, combat, type, tool, to }): Watch => ({
      event: 'deal',
      by,
      card: to!,
      with: tool!,
      damageType: type!,
      combat: combat!,
      fatal: fatal!,
      amount: much!,
    }),
  ),
  row(
    { ...kind, tool: withTool, to: toWhom },
    [`you deal ${DAMAGE} {tool} {to}`, `you deal ${DAMAGE} {to} {tool}`],
    ({ much, fatal, combat, type, tool, to }): Watch => ({
      event: 'deal',
      whose: 'you',
      card: to!,
      with: tool,
      damageType: type!,
      combat: combat!,
      fatal: fatal!,
      amount: much!,
    }),
  ),
  row(
    { by: party, much: howMuch, tool, from: fromWhom },
    ['{by} heal(s) {much} damage {tool} {from}'],
    ({ by, much, tool, from }): Watch => ({ event: 'heal', by, card: from!, with: tool!, amount: much! }),
  ),
  row(
    { by: party, source: optional(source) },
    ['{by} prevent(s) damage {source}', 'damage {source} is prevented with {by}'],
    ({ by, source }): Watch => ({ event: 'prevent', by, to: source! }),
  ),
]);

/** Of one to whom it happens. */
const happening: Phrase<Watch> = choice('is dealt', () => [
  row(
    { to: party, ...kind, tool },
    [`{to} are(is) dealt ${DAMAGE} {tool}`, `${DAMAGE} is dealt {tool} to {to}`, `${DAMAGE} is dealt to {to} {tool}`],
    ({ to, much, fatal, combat, type, tool }): Watch => ({
      event: 'deal',
      card: to,
      combat: combat!,
      damageType: type!,
      with: tool!,
      fatal: fatal!,
      amount: much!,
    }),
  ),
  row(
    { to: party, by: anyCard, ...kind, tool },
    [`{to} are(is) dealt ${DAMAGE} by {by} {tool}`],
    ({ to, by, much, fatal, combat, type, tool }): Watch => ({
      event: 'deal',
      by,
      card: to,
      with: tool!,
      damageType: type!,
      combat: combat!,
      fatal: fatal!,
      amount: much!,
    }),
  ),
  row(
    { from: party, much: howMuch },
    '{much} damage is healed from {from}',
    ({ from, much }): Watch => ({ event: 'heal', card: from, amount: much! }),
  ),
]);

const withWhat: Phrase<Watch> = choice('is dealt with', () => [
  fixed(['damage is prevented this way'], { event: 'prevent', by: { self: true } } as Watch),
  row(
    { source },
    'damage {source} is prevented this way',
    ({ source }): Watch => ({ event: 'prevent', by: { self: true }, to: source }),
  ),
  row(
    { card: anyCard },
    ['damage that would be dealt to {card} is prevented', 'damage that {card} would be dealt is prevented'],
    ({ card }): Watch => ({ event: 'prevent', card }),
  ),
  row(
    { card: anyCard, by: anyCard },
    [
      'damage that would be dealt to {card} by {by} is prevented',
      'damage that {by} would deal to {card} is prevented',
      'damage that would be dealt by {by} to {card} is prevented',
    ],
    ({ card, by }): Watch => ({ event: 'prevent', card, to: by }),
  ),
  row({ source }, 'damage {source} is prevented', ({ source }): Watch => ({ event: 'prevent', to: source })),
  row(
    { fatal: fatalWord, combat: combatWord, type: typeWords, tool: anyCard },
    '{fatal} {combat} {type} damage is dealt with {tool}',
    ({ fatal, combat, type, tool }): Watch => ({
      event: 'deal',
      combat: combat!,
      damageType: type!,
      with: tool,
      fatal: fatal!,
    }),
  ),
]);

/** By what one is destroyed: "combat damage dealt by your hero". */
export const dealtSo: Phrase<Watch> = choice('dealt', () => [
  row(
    { combat: combatWord, type: typeWords, tool: withTool },
    '{combat} {type} damage dealt {tool}',
    ({ combat, type, tool }): Watch => ({ event: 'deal', combat: combat!, damageType: type!, with: tool }),
  ),
  row(
    { combat: combatWord, type: typeWords, by: anyCard, tool },
    ['{combat} {type} damage dealt by {by} {tool}', '{combat} {type} damage that {by} dealt {tool}'],
    ({ combat, type, by, tool }): Watch => ({ event: 'deal', by, combat: combat!, damageType: type!, with: tool! }),
  ),
]);

const isHero = ({ kind }: Noun): boolean => kind?.includes('Hero') ?? false;
const isYourHero = (noun: Noun | undefined): boolean => noun !== undefined && isHero(noun) && noun.whose === 'you';
const ITS_VICTIM: Noun['except'] = { select: 'event', role: 'card' };

/** "another hero ... from your hero": another than that one, not than the card that says so. */
const others: Phrase<Watch> = seenAs(
  doing,
  (watch) => {
    const { by, card } = watch;
    if (!by?.other || !isHero(by) || !isYourHero(card)) return watch;
    const { other: _, ...one } = by;
    return { ...watch, by: { ...one, except: ITS_VICTIM } };
  },
  (watch) => {
    const { by, card } = watch;
    if (by?.except?.select !== 'event' || !isHero(by) || !isYourHero(card)) return watch;
    const { except: _, ...one } = by;
    return { ...watch, by: { ...one, other: true as const } };
  },
);

/** Damage that is dealt, healed or prevented. */
export const damaging: Phrase<Watch> = either('damaging', () => [
  others,
  happening,
  withWhat,
  whileSo(doing, 'by'),
  whileSo(happening, 'card'),
]);
