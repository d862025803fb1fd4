import type { Copies, Deck } from '@meetingstone/cards';
import { allCards, titleOf, whyNotLegal } from '@meetingstone/cards';
import type { CardType, Facts } from '@meetingstone/rules';
import { meritOf } from './merit.ts';

/** How many cards of which kind a deck of sixty has. */
interface Shape {
  readonly quests: number;
  readonly abilities: number;
  readonly equipment: number;
  readonly allies: number;
}

const SHAPE: Shape = { quests: 12, abilities: 4, equipment: 4, allies: 40 };
const SIZE = 60; // 100.1
const COPIES = 4; // 100.2
/** An ability is paid for beside an ally. */
const CHEAP = 4;
/** Of a card of which only one can be in play. */
const OF_UNIQUE = 2;
/** Cards of the hero's own class and race are taken before others that are as good. */
const KIN = 0.4;

/** Shares of the cards that are not quests, by what they cost. */
const CURVE: readonly { readonly upTo: number; readonly share: number }[] = [
  { upTo: 1, share: 0.12 },
  { upTo: 2, share: 0.24 },
  { upTo: 3, share: 0.24 },
  { upTo: 4, share: 0.18 },
  { upTo: 5, share: 0.12 },
  { upTo: 99, share: 0.1 },
];

/** A legal deck of sixty around a hero: of each kind those cards that do most for what they cost, dear and cheap ones mixed. */
export function buildDeck(hero: Facts, name: string): Deck {
  const usable = allCards().filter(
    (card) => !card.hero && !card.token && !card.raid && whyNotLegal(hero, card).length === 0,
  );
  const deck: Growing = { cards: {}, kin: new Set([hero.hero?.class ?? [], hero.tags].flat()) };
  const of = (type: CardType) => usable.filter(({ types }) => types.includes(type));
  const cheap = (kind: readonly Facts[]) => kind.filter(({ cost = 0 }) => cost <= CHEAP);
  addBest(deck, of('Quest'), SHAPE.quests);
  addBest(deck, cheap(of('Ability')), SHAPE.abilities);
  addBest(deck, cheap(of('Equipment')), SHAPE.equipment);
  addByCurve(deck, of('Ally'), SHAPE.allies);
  addBest(deck, of('Ally'), SIZE - Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0));
  return { name, hero: titleOf(hero), cards: sorted(deck.cards) };
}

/** A deck that is being built. */
interface Growing {
  readonly cards: Record<string, number>;
  readonly kin: ReadonlySet<string>;
}

function addByCurve(deck: Growing, kind: readonly Facts[], count: number): void {
  let from = -1;
  let missing = 0;
  for (const { upTo, share } of CURVE) {
    const cost = (card: Facts) => card.cost ?? 0;
    const fitting = kind.filter((card) => cost(card) > from && cost(card) <= upTo);
    missing = addBest(deck, fitting, inPlaysets(count * share + missing));
    from = upTo;
  }
}

/** Whole sets of copies: a card of which there is one is seldom drawn. */
const inPlaysets = (count: number): number => COPIES * Math.round(count / COPIES);

/** Adds the best of these that are not there yet, and tells how many were not to be had. */
function addBest({ cards, kin }: Growing, kind: readonly Facts[], count: number): number {
  let left = count;
  const best = kind
    .map((card) => ({ card, merit: meritOf(card) + (card.tags.some((tag) => kin.has(tag)) ? KIN : 0) }))
    .sort((a, b) => b.merit - a.merit || (titleOf(a.card) < titleOf(b.card) ? -1 : 1));
  for (const { card } of best) {
    if (left <= 0) break;
    const title = titleOf(card);
    if (cards[title] !== undefined) continue;
    const copies = Math.min(left, card.unique || card.limits ? OF_UNIQUE : COPIES);
    cards[title] = copies;
    left -= copies;
  }
  return Math.max(0, left);
}

const sorted = (cards: Record<string, number>): Copies =>
  Object.fromEntries(Object.entries(cards).sort(([a], [b]) => (a < b ? -1 : 1)));
