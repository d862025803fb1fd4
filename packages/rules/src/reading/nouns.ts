import type { Characteristics } from '../characteristics/characteristics.ts';
import type { Compared, Noun, Relation } from '../language/noun.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Card } from '../state/card.ts';
import type { State } from '../state/state.ts';
import type { CardId, Kind, Seat } from '../vocabulary.ts';
import { TAGS_NAMED_BY_LAST_WORD } from '../vocabulary.ts';
import { deckOf } from '../zones/decks.ts';
import { amountOf } from './amounts.ts';
import { fits, fitsAnywhere } from './described.ts';
import { fitting } from './fitting.ts';
import type { Perspective } from './perspective.ts';
import { cardsOf } from './selections.ts';

/** The printed cost; X counts only while the card is on the chain or resolving (201.1, 201.3). */
export function costOf(on: Derived, card: Card, is: Characteristics): number {
  if (!card.facts.plusX || card.zone !== 'chain') return is.cost;
  return is.cost + (on.state.chain.find(({ source, kind }) => source === card.id && kind === 'card')?.x ?? 0);
}

export function enteredThisTurn(state: State, card: Card): boolean {
  return card.since >= state.players[state.turn.player]!.turnStarted;
}

type TypeLine = Pick<Characteristics, 'types' | 'tags'>;

type Place = Pick<Card, 'zone' | 'row'> & Partial<Pick<Card, 'facts'>>;

export function isKind(card: Place, is: TypeLine, kind: Kind): boolean {
  switch (kind) {
    case 'Character':
      return is.types.includes('Ally') || is.types.includes('Hero'); // 300.1
    case 'Resource':
      return card.zone === 'play' && card.row === 'resource';
    case 'Weapon':
    case 'Armor':
    case 'Item':
      return is.types.includes('Equipment') && is.tags.includes(kind);
    case 'Totem':
      return hasTag(is, 'Totem'); // 305.3a
    default:
      return is.types.includes(kind) || (card.row === 'raid' && card.facts?.types.includes(kind) === true); // R303.3c
  }
}

/** Some tags of several words answer to their last word (202.1a); an Archdruid is a Druid (202.4a). */
const ALSO_CALLED: ReadonlyMap<string, string> = new Map([
  ...[...TAGS_NAMED_BY_LAST_WORD].map((tag) => [tag, tag.slice(tag.lastIndexOf(' ') + 1)] as const),
  ['Archdruid', 'Druid'],
]);

/** The other name of a tag. */
export const alsoCalled = (tag: string): string | undefined => ALSO_CALLED.get(tag);

export function hasTag({ tags }: Pick<Characteristics, 'tags'>, tag: string): boolean {
  for (const own of tags) if (own === tag || ALSO_CALLED.get(own) === tag) return true;
  return false;
}

export function compared(value: number, to: Compared, p: Perspective): boolean {
  const other = amountOf(to.than, p);
  switch (to.is) {
    case 'or less':
      return value <= other;
    case 'or more':
      return value >= other;
    case 'exactly':
      return value === other;
    case 'less than':
      return value < other;
    case 'more than':
      return value > other;
  }
}

export function friendly(state: State, a: Seat, b: Seat): boolean {
  return state.players[a]!.team === state.players[b]!.team;
}

export function related(state: State, you: Seat, other: Seat, relation: Relation): boolean {
  switch (relation) {
    case 'you':
      return you === other;
    case 'friendly':
      return friendly(state, you, other);
    case 'opposing':
      return !friendly(state, you, other);
    case 'any':
      return true;
  }
}

/** All cards that fit, in a fixed order. Those of some that are known already are found wherever they went (707.3). */
export function all(noun: Noun, p: Perspective): readonly CardId[] {
  if (noun.among && !noun.zone) return cardsOf(noun.among, p).filter((id) => fitsAnywhere(noun, id, p));
  if (noun.zone === undefined || noun.zone === 'play') return fitting(noun, p);
  return lookedThrough(noun, p).filter((id) => fits(noun, id, p));
}

/** The cards among which a description is looked for: those of its zone. */
export function lookedThrough(noun: Noun, p: Perspective): readonly CardId[] {
  const { state } = p.on;
  switch (noun.zone ?? 'play') {
    case 'play':
      return noun.self ? [p.source] : state.play;
    case 'chain':
      return state.chain.flatMap(({ kind, source }) => (kind === 'card' ? [source] : []));
    default:
      return state.players.flatMap((player) => pile(player, noun.zone!));
  }
}

function pile(player: State['players'][number], zone: string): readonly CardId[] {
  switch (zone) {
    case 'hand':
      return player.hand;
    case 'deck':
      return deckOf(player);
    case 'graveyard':
      return player.graveyards.flat();
    default:
      return player.removed;
  }
}
