import { powerText } from '@meetingstone/cards';
import type { CardType, CardView, Facts, Power, Seat, View } from '@meetingstone/rules';
import { viewGame } from '@meetingstone/rules';
import { ROWS } from './boss-seat.ts';
import type { Card, Physical } from './cast.ts';
import { cardAt, cardOf, eachCard, labelOf } from './cast.ts';
import type { Session } from './session.ts';
import { label, linkName } from './words.ts';

/** Everything that can be said of a card, wherever it is. Nothing is hidden from a scenario. */
export interface CardLook {
  readonly zone: 'play' | 'hand' | 'deck' | 'graveyard' | 'removed' | 'chain' | 'none';
  readonly controller: string;
  readonly owner: string;
  readonly name: string;
  /** It lies face down and has no name, however it is called (412.1b). */
  readonly isBlank: boolean;
  readonly atk: number | null;
  readonly health: number | null;
  readonly damage: number;
  readonly def: number | null;
  readonly cost: number | null;
  readonly exhausted: boolean;
  readonly faceUp: boolean;
  /** How the host is called; null without one. */
  readonly attachedTo: string | null;
  readonly host: Physical | null;
  readonly counters: Readonly<Record<string, number>>;
  readonly keywords: readonly string[];
  /** The keyword each of them is, as it is printed: "Fire Resistance", "Sabotage: Equipment". */
  readonly keywordsInFull: readonly KeywordInFull[];
  readonly types: readonly string[];
  readonly tags: readonly string[];
  /** The tags that only the rules know, if they are on its line (202.1). */
  readonly ruleTags: readonly string[];
  readonly damageTypes: readonly string[];
  /** The Boss that a rune names (R303.3b). */
  readonly boss: string | null;
  /** Its powers as the project words them. */
  readonly powers: readonly string[];
}

const GONE: CardLook = {
  zone: 'none',
  controller: '',
  owner: '',
  name: '',
  isBlank: false,
  atk: null,
  health: null,
  damage: 0,
  def: null,
  cost: null,
  exhausted: false,
  faceUp: false,
  attachedTo: null,
  host: null,
  counters: {},
  keywords: [],
  keywordsInFull: [],
  types: [],
  tags: [],
  ruleTags: [],
  damageTypes: [],
  boss: null,
  powers: [],
};

export function lookAt(session: Session, physical: Physical): CardLook {
  const { game, cast } = session;
  const card = cardOf(game.state, physical);
  if (!card) return GONE;
  const host = cardAt(game.state, card.host)?.physical ?? null;
  const is = characteristics(session, card);
  const isBlank = card.faceDown && is.types.length === 0;
  return {
    zone: card.zone,
    controller: cast.players[is.controller]!,
    owner: cast.players[card.owner]!,
    name: is.name ?? card.facts.name,
    isBlank,
    atk: is.atk,
    health: is.health,
    damage: card.damage,
    def: is.def,
    cost: (is.cost ?? 0) + chosenX(game.state, card), // 201.2, 201.3, 201.4
    exhausted: card.exhausted,
    faceUp: !card.faceDown,
    attachedTo: host === null ? null : labelOf(cast, game.state, host),
    host,
    counters: Object.fromEntries(Object.entries(card.counters ?? {}).filter(([, count]) => count > 0)),
    keywords: is.keywords,
    keywordsInFull: keywordsInFull(is.powers, card),
    types: is.types,
    tags: is.tags,
    ruleTags: isBlank ? [] : ruleTagsOf(card.facts),
    damageTypes: is.damageTypes,
    boss: runeOf(card),
    get powers() {
      return is.powers.map((power) => powerText(power, card.facts));
    },
  };
}

interface KeywordInFull {
  readonly keyword: string;
  readonly inFull: string;
}

const keywordsInFull = (powers: readonly Power[], { facts }: Card): readonly KeywordInFull[] =>
  powers.flatMap((power) =>
    power.power === 'keyword' ? [{ keyword: power.keyword, inFull: powerText(power, facts).replace(/\.$/, '') }] : [],
  );

/** Tags that have rules of their own (202.1, 202.2, 414.3a). */
const ruleTagsOf = ({ instant, unique, unlimited }: Facts): readonly string[] => [
  ...(instant ? ['Instant'] : []),
  ...(unique ? ['Unique'] : []),
  ...(unlimited ? ['Unlimited'] : []),
];

/** On the chain, the X of a cost is what was chosen (201.3). */
function chosenX({ chain }: Session['game']['state'], { facts, id, zone }: Card): number {
  if (!facts.plusX || zone !== 'chain') return 0;
  return chain.find(({ source, kind }) => source === id && kind === 'card')?.x ?? 0;
}

const runeOf = ({ facts }: Card): string | null => (facts.types.includes('Rune') ? (facts.tags[0] ?? null) : null);

/** As some player sees it; in a deck or on the chain, as it is printed. */
function characteristics(session: Session, card: Card): Omit<CardView, 'id' | 'zone'> {
  const view = viewGame(session.game, card.owner);
  const seen = cardsOf(view, card.owner).find(({ id }) => id === card.id);
  return seen ?? printed(card);
}

function cardsOf(view: View, owner: Seat): readonly CardView[] {
  const { hand, graveyards, removed } = view.players[owner]!;
  return [...view.play, ...(hand ?? []), ...graveyards.flat(), ...removed];
}

function printed({ facts, owner, controller, zone, ...card }: Card): Omit<CardView, 'id' | 'zone'> {
  return {
    known: true,
    name: facts.name,
    facts,
    owner,
    controller: zone === 'chain' ? controller : owner,
    row: card.row,
    types: facts.types,
    tags: facts.tags,
    icons: facts.icons,
    keywords: facts.powers.flatMap((power) => (power.power === 'keyword' ? power.keyword : [])),
    cost: facts.cost ?? null,
    atk: facts.atk ?? null,
    damageTypes: facts.damageType ? [facts.damageType] : [],
    health: facts.health ?? null,
    def: facts.def ?? null,
    strike: facts.strike ?? null,
    powers: facts.powers,
    exhausted: card.exhausted,
    faceDown: card.faceDown,
    damage: card.damage,
    counters: card.counters,
    host: card.host,
    fresh: false,
    plane: null,
  };
}

export const PILES = [
  'hand',
  'deck',
  'graveyard',
  'removed',
  'resources',
  'allies',
  'play',
  'runes',
  'bloods',
  'cubes',
  'heroes',
] as const;
export type Pile = (typeof PILES)[number];

/** The physical cards of one of a player's piles; a deck from the top. */
export function pileOf(session: Session, seat: Seat, pile: Pile): readonly Physical[] {
  const { state } = session.game;
  const { hand, decks, deck, graveyards, removed, hero } = state.players[seat]!;
  const physical = (ids: readonly number[]) => physicalsOf(session, ids);
  switch (pile) {
    case 'hand':
      return physical(hand);
    case 'deck':
      return physical(decks[deck] ?? []);
    case 'graveyard':
      return physical(graveyards.flat());
    case 'removed':
      return physical(removed);
    case 'heroes':
      return physical(decks.find((cards) => cards.some((id) => isBossCard(session, id))) ?? []);
    case 'runes':
    case 'bloods':
    case 'cubes':
      return physical(state.play.filter((id) => isOfRow(session, id, seat, ROWS[pile])));
    default: {
      const party = viewGame(session.game, seat).play.filter(({ controller }) => controller === seat);
      const fits = ({ id, row, types }: CardView): boolean => {
        if (pile === 'resources') return row === 'resource';
        if (pile === 'allies') return row !== 'resource' && types.includes('Ally');
        return row !== 'resource' && id !== hero && !liesApart(session, id);
      };
      return physical(party.filter(fits).map(({ id }) => id));
    }
  }
}

const physicalsOf = ({ game }: Session, ids: readonly number[]): readonly Physical[] =>
  ids.flatMap((id) => cardAt(game.state, id)?.physical ?? []);

const isBossCard = ({ game }: Session, id: number): boolean => cardAt(game.state, id)?.facts.hero?.boss !== undefined;

/** A face-down rune is still a rune; but a resource is nothing else. */
function isOfRow({ game }: Session, id: number, seat: Seat, type: CardType): boolean {
  const card = cardAt(game.state, id)!;
  return card.owner === seat && card.row !== 'resource' && card.facts.types.includes(type);
}

/** The rules of the raid, and what a scenario counts apart from the rest. */
function liesApart({ game }: Session, id: number): boolean {
  const { types } = cardAt(game.state, id)!.facts;
  return types.includes('Raid') || Object.values(ROWS).some((type) => types.includes(type));
}

/** The named decks or graveyards of a player, from the top. */
export function namedPiles(
  session: Session,
  seat: Seat,
  which: 'decks' | 'graveyards',
): ReadonlyMap<string, readonly Physical[]> {
  const player = session.game.state.players[seat]!;
  return new Map(player.deckNames.map((name, n) => [name, physicalsOf(session, player[which][n]!)]));
}

/** The number of the Boss in play: the stage (R203.1); null without one. */
export function stageOf({ game: { state } }: Session, seat: Seat): number | null {
  return cardAt(state, state.players[seat]!.hero)?.facts.hero?.boss?.number ?? null;
}

/** The player whose hero is MARKED. */
export function markedIn({ game: { state }, cast }: Session): string | null {
  const mark = cast.raid?.mark;
  if (mark === undefined) return null;
  const seat = state.players.findIndex(({ hero }) => (cardAt(state, hero)?.counters?.[mark] ?? 0) > 0);
  return cast.players[seat] ?? null;
}

export function namesOf({ game }: Session, cards: readonly Physical[]): string[] {
  return cards.map((physical) => cardOf(game.state, physical)!.facts.name);
}

/** The names of the links, topmost first; as a script may also call them. */
export function chainOf(session: Session): { readonly name: string; readonly called: string }[] {
  const links = [...session.game.state.chain].reverse();
  return links.map(({ id, source, kind }) => ({
    name: kind === 'proposal' ? 'combat' : nameNow(session, source),
    called: linkName(session, id),
  }));
}

function nameNow(session: Session, id: number): string {
  const physical = session.existences.get(id);
  return [...eachCard(session.game.state)].find((card) => card.physical === physical)?.facts.name ?? label(session, id);
}

/** The cards in combat, or proposed for it; 0 for a part that is empty. */
export function combatOf({ game: { state } }: Session): { readonly attacker: number; readonly defender: number } {
  const { combat, chain } = state;
  if (combat) return { attacker: combat.attacker, defender: combat.defender || combat.proposedDefender };
  const { attacker, defender } = chain.findLast(({ proposal }) => proposal !== null)?.proposal ?? {};
  return { attacker: attacker ?? 0, defender: defender ?? 0 };
}

/** Who holds priority, if anybody does. */
export function priorityOf({ game, cast }: Session): string | null {
  return game.decision?.question === 'priority' ? cast.players[game.decision.player]! : null;
}

/** Who won: the players, "draw", or nobody yet. */
export function winnersOf({ game, cast }: Session): readonly string[] | 'draw' | null {
  const { outcome } = game.state;
  if (!outcome) return null;
  return outcome.winners.length === 0 ? 'draw' : outcome.winners.map((seat) => cast.players[seat]!);
}
