import type { CardView, Facts, Game, PlayerView, Seat, View } from '@meetingstone/rules';
import { aimsOf, viewGame } from '@meetingstone/rules';
import { endures, isHero, left } from '../greedy/table.ts';
import { forecastOf } from './forecast.ts';

/** What is counted of a party. Those of a Boss and of what waits behind it are weighed on their own. */
export const FEATURES = [
  'hand',
  'resources',
  'payableDraw',
  'health',
  'danger',
  'attack',
  'endurance',
  'allies',
  'abilities',
  'protectors',
  'weapons',
  'armor',
  'ongoing',
  'pressure',
  'forecast',
  'fallen',
  'bossHealth',
  'bosses',
  'bossShield',
  'bossHidden',
  'bossAttack',
  'bossAllies',
  'bossForecast',
  'bossMinions',
  'bossHand',
] as const;
export type Feature = (typeof FEATURES)[number];
export type Features = Readonly<Record<Feature, number>>;
type Counts = Record<Feature, number>;

const nothing = (): Counts => Object.fromEntries(FEATURES.map((feature) => [feature, 0])) as Counts;

/** More resources than this are of little use. */
const PLENTY = 8;
/** A hero with less health than this is in danger. */
const LOW = 10;
/** No more cards than this are drawn by quests soon. */
const SOON = 3;

/** A team's features less those of the other teams together, as the table looks to a seat. */
export function featuresOf(game: Game, seat: Seat): Features {
  const view = viewGame(game, seat);
  const { team } = view.players[seat]!;
  const all = nothing();
  for (const player of view.players) {
    const side = player.team === team ? 1 : -1;
    const counted = player.lost ? { ...nothing(), fallen: 1 } : countsOf(player, view, game);
    for (const feature of FEATURES) all[feature] += side * counted[feature];
  }
  return all;
}

function countsOf(player: PlayerView, view: View, game: Game): Counts {
  const counts = nothing();
  const cards = view.play.filter((card) => card.controller === player.seat);
  let resources = 0;
  let heroLeft = 0;
  let weapon = 0;
  for (const card of cards) {
    if (card.row === 'resource') {
      resources += 1;
      counts.payableDraw += drawOf(card);
    } else if (isHero(card)) heroLeft += Math.max(0, left(card));
    else if (card.types.includes('Ally')) ally(card, counts);
    else if (card.tags.includes('Weapon')) weapon = Math.max(weapon, card.atk ?? 0);
    else if (card.tags.includes('Armor')) counts.armor += 1 + (card.def ?? 0);
    else counts.ongoing += card.cost ?? 0;
    const { damage, destruction, cards: drawn } = forecastOf(card);
    counts.forecast += damage + 2 * destruction + 2 * drawn;
    counts.bossMinions += forecastOf(card).minions;
  }
  counts.hand = player.handCount;
  counts.resources = Math.min(resources, PLENTY);
  counts.payableDraw = Math.min(counts.payableDraw, SOON);
  counts.health = Math.sqrt(heroLeft);
  counts.danger = Math.max(0, LOW - heroLeft) / LOW;
  counts.weapons = weapon;
  counts.pressure = pressure(counts.attack + weapon, player, view);
  return player.boss ? asBoss(counts, player, cards, game) : counts;
}

function ally(card: CardView, counts: Counts): void {
  counts.allies += 1;
  counts.attack += Math.max(0, card.atk ?? 0);
  counts.endurance += Math.max(0, left(card));
  counts.abilities += card.powers.length;
  if (card.keywords.includes('Protector') && !card.exhausted) counts.protectors += 1;
}

/** The cards that a quest in play draws, if it can be completed with what a player has. */
function drawOf({ faceDown, types, powers }: CardView): number {
  if (faceDown || !types.includes('Quest')) return 0;
  const draws = powers.flatMap((power) => (power.power === 'reward' ? aimsOf(power.effects) : []));
  return draws.reduce((sum, { verb, who, amount }) => {
    if (verb !== 'draw' || who?.player !== 'you') return sum;
    return sum + (typeof amount === 'number' ? amount : 1);
  }, 0);
}

/** Which part of the nearest opposing hero's life one attack of everybody takes; a Boss is followed by the next one, who has all of his. */
function pressure(attack: number, { team }: PlayerView, { players, play }: View): number {
  if (players.some(({ boss }) => boss)) return 0;
  const heroes = play.filter((card) => isHero(card) && players[card.controller]!.team !== team);
  const weakest = Math.min(...heroes.map((card) => Math.max(1, left(card))));
  return Math.min(1.5, attack / weakest);
}

/**
 * The same counts of a Boss party, under their own names, with the Bosses that wait. Each point of their health has to be
 * dealt one day, the first as well as the last, so it is counted as it is.
 */
function asBoss(counts: Counts, player: PlayerView, cards: readonly CardView[], game: Game): Counts {
  const waiting = reserves(game, player.seat);
  const heroes = cards.filter(isHero);
  return {
    ...nothing(),
    bossHealth: sumOf(heroes, healthOf(cards)) + sumOf(waiting, printedHealth),
    bosses: heroes.length + waiting.length,
    bossShield: heroes.filter(endures).length,
    bossHidden: cards.some(bringsOut) ? cards.filter(({ row, faceDown }) => row === 'resource' && faceDown).length : 0,
    bossAttack: counts.attack,
    bossAllies: counts.allies + counts.endurance / 3,
    bossForecast: counts.forecast,
    bossMinions: counts.bossMinions,
    bossHand: counts.hand,
  };
}

const sumOf = <T>(all: readonly T[], value: (one: T) => number): number =>
  all.reduce((sum, one) => sum + value(one), 0);

/** What is left of a Boss; of one who is but the sum of his allies, what is left of them. */
const healthOf =
  (cards: readonly CardView[]) =>
  (hero: CardView): number =>
    hero.health ? Math.max(0, left(hero)) : sumOf(cards.filter(isOwnAlly(hero)), (ally) => Math.max(0, left(ally)));

const isOwnAlly =
  ({ facts }: CardView) =>
  ({ name }: CardView): boolean =>
    facts?.hero?.boss?.tokens?.some(({ token }) => token.name === name) ?? false;

const printedHealth = ({ health, hero }: Facts): number =>
  health || sumOf(hero?.boss?.tokens ?? [], ({ token, count }) => count * (token.health ?? 0));

/** Does what lies hidden in a Boss's resource row come out as he is destroyed? */
const bringsOut = ({ powers }: CardView): boolean =>
  powers.some(
    (power) =>
      power.power === 'definite' &&
      power.as === 'your Boss is destroyed' &&
      aimsOf(power.effects).some(({ where }) => where?.to === 'removed'),
  );

/** The heroes that wait in a deck to take the place of the one in play. */
function reserves({ state }: Game, seat: Seat): readonly Facts[] {
  if (state.players[seat]!.decks.length === 1) return [];
  return state.cards
    .flat()
    .flatMap((card) =>
      card?.zone === 'deck' && card.owner === seat && card.facts.hero && !card.facts.hero.master ? [card.facts] : [],
    );
}
