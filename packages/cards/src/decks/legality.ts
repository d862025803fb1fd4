import type { Deckbuilding, Facts, RuleNumber } from '@meetingstone/rules';
import { CLASSES, hasTrait } from '@meetingstone/rules';
import type { Catalogue, Copies, Deck, Play } from './deck.ts';
import { deckSize, unknownName, withOwnCards } from './deck.ts';
import { isDescribed, requiredTraits, talentOf } from './restrictions.ts';

/** Something that the rules of deck building do not allow. */
export interface Violation {
  readonly rule: RuleNumber;
  readonly reason: string;
  readonly card?: string;
}

interface Included {
  readonly card: Facts;
  readonly count: number;
}

export const LEAST: Readonly<Record<Play, number>> = { Constructed: 60, Limited: 30 }; // 100.1
export const SIDE_DECK = 10; // 100.3
const MOST_COPIES = 4; // 100.4

const isClass = (icon: string): boolean => CLASSES.some((name) => name === icon);

/** Everything that the rules of deck building do not allow in a deck; nothing if it is legal (100). */
export function checkDeck(deck: Deck, from: Catalogue, play: Play = 'Constructed'): Violation[] {
  const catalogue = withOwnCards(from, deck.own);
  const names = [deck.hero, ...Object.keys(deck.cards), ...Object.keys(deck.side ?? {})];
  const unknown = [...new Set(names)].filter((name) => !catalogue.cardNamed(name));
  const hero = catalogue.heroNamed(deck.hero);
  const main = included(deck.cards, catalogue);
  const side = play === 'Limited' ? [] : included(deck.side ?? {}, catalogue); // 100.3: whatever else is in the pool
  return [
    ...unknown.map((name): Violation => ({ rule: '100.2', reason: unknownName(name, catalogue), card: name })),
    ...(hero ? whyNoHero(hero) : []),
    ...sizes(deck, play),
    ...(hero ? [...main, ...side].flatMap(({ card }) => whyNotLegal(hero, card)) : []).filter(isFirst),
    ...(hero
      ? mixtures(
          hero,
          [...main, ...side].map(({ card }) => card),
        )
      : []),
    ...tooMany([...main, ...side], play, hero?.building?.deckbuilding?.copies),
  ];
}

/** Why this card is not a legal one for a player with that hero; nothing if it is (100.2). */
export function whyNotLegal(hero: Facts, card: Facts): Violation[] {
  const wrong = (rule: RuleNumber, reason: string): Violation => ({ rule, reason, card: card.name });
  const { only, either, never = [] }: Deckbuilding = hero.building?.deckbuilding ?? {};
  if (card.token) return [wrong('100.2', 'is a token, which no deck contains')];
  if (card.types.includes('Hero') && !card.hero?.master) return [wrong('100.1', 'is a hero, but no Master Hero')];
  if (never.some((noun) => isDescribed(noun, card))) return [wrong('100.2e', `is excluded by ${hero.name}`)];
  if (!only && !either) return usualReasons(hero, card).map(([rule, reason]) => wrong(rule, reason));
  const isIncluded = [...(only ?? []), ...(either ?? [])].some((noun) => isDescribed(noun, card));
  return isIncluded ? [] : [wrong('100.2e', `is not among the cards that ${hero.name} includes`)];
}

function usualReasons(hero: Facts, card: Facts): (readonly [rule: RuleNumber, reason: string])[] {
  const found: (readonly [RuleNumber, string])[] = [];
  for (const icons of [card.icons.filter(isClass), card.icons.filter((icon) => !isClass(icon))])
    if (icons.length > 0 && !icons.some((icon) => hero.icons.includes(icon)))
      found.push(['100.2a', `shares no icon of ${icons.join(', ')} with ${hero.name}`]);
  const required = requiredTraits(card);
  if (required.length > 0 && !required.some((trait) => hasTrait(hero.tags, hero.icons, hero.hero ?? {}, trait)))
    found.push(['100.2b', `requires a hero that is ${required.join(' or ')}`]);
  const talent = talentOf(card);
  const spec = hero.hero?.talent;
  if (talent !== undefined && hero.hero?.traitor) found.push(['100.2c', 'is a Talent, and a traitor has none']);
  else if (talent !== undefined && spec !== undefined && spec !== talent)
    found.push(['100.2c', `is a ${talent} Talent; the talent spec of ${hero.name} is ${spec}`]);
  return found;
}

function whyNoHero(hero: Facts): Violation[] {
  if (!hero.types.includes('Hero')) return [{ rule: '100.1', reason: 'is no hero', card: hero.name }];
  return hero.hero?.master
    ? [{ rule: '301.4', reason: 'is a Master Hero, which starts in a deck', card: hero.name }]
    : [];
}

function sizes({ cards, side }: Deck, play: Play): Violation[] {
  const [main, beside, least] = [deckSize(cards), deckSize(side ?? {}), LEAST[play]];
  const found: Violation[] = [];
  if (main < least) found.push({ rule: '100.1', reason: `the deck has ${main} cards; ${least} is the least` });
  if (play === 'Constructed' && beside > 0 && beside !== SIDE_DECK)
    found.push({ rule: '100.3', reason: `the side deck has ${beside} cards; it is ${SIDE_DECK} or none` });
  return found;
}

/** Words of which the cards of one deck may have only one: talent specs, Reputations, and what a hero lets choose. */
function mixtures(hero: Facts, cards: readonly Facts[]): Violation[] {
  const found: Violation[] = [];
  const talents = new Set(cards.flatMap((card) => talentOf(card) ?? []));
  const isFree = hero.hero?.talent === undefined && !hero.hero?.traitor;
  if (isFree && talents.size > 1)
    found.push({ rule: '100.2c', reason: `there are Talents of several specs: ${[...talents].join(', ')}` });
  const reputations = new Set(cards.flatMap(({ building }) => building?.reputation ?? []));
  if (reputations.size > 1)
    found.push({ rule: '100.2d', reason: `there are several Reputations: ${[...reputations].join(', ')}` });
  const { either = [], never = [] }: Deckbuilding = hero.building?.deckbuilding ?? {};
  const chosen = cards.filter(
    (card) => either.some((noun) => isDescribed(noun, card)) && !never.some((noun) => isDescribed(noun, card)),
  );
  if (chosen.length > 0 && !either.some((noun) => chosen.every((card) => isDescribed(noun, card))))
    found.push({ rule: '100.2e', reason: `there are cards of several kinds of which ${hero.name} includes only one` });
  return found;
}

/** Copies are counted by name, in the deck and beside it (100.4). */
function tooMany(cards: readonly Included[], play: Play, heroAllows?: number): Violation[] {
  const total = new Map<string, Included>();
  for (const { card, count } of cards)
    total.set(card.name, { card, count: (total.get(card.name)?.count ?? 0) + count });
  return [...total.values()].flatMap(({ card, count }): Violation[] => {
    const usually = play === 'Limited' || card.unlimited ? Number.POSITIVE_INFINITY : MOST_COPIES;
    const most = heroAllows ?? usually;
    const rule = heroAllows === undefined ? '100.4' : '100.2e';
    return count > most ? [{ rule, reason: `${count} copies; ${most} is the most`, card: card.name }] : [];
  });
}

/** A card that is in the deck and beside it is complained of once. */
const isFirst = ({ rule, card, reason }: Violation, n: number, all: readonly Violation[]): boolean =>
  all.findIndex((one) => one.rule === rule && one.card === card && one.reason === reason) === n;

const included = (counted: Copies, catalogue: Catalogue): Included[] =>
  Object.entries(counted).flatMap(([name, count]) => {
    const card = catalogue.cardNamed(name);
    return card ? [{ card, count }] : [];
  });
