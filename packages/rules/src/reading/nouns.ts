import type { Compared, Noun } from '../language/noun.ts';
import type { State } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';
import { deckOf } from '../zones/decks.ts';
import { amountOf } from './amounts.ts';
import { fits, fitsAnywhere } from './described.ts';
import { fitting } from './fitting.ts';
import type { Perspective } from './perspective.ts';
import { cardsOf } from './selections.ts';

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

/** All cards that fit, in a fixed order. Those of some that are known already are found wherever they went (707.3). */
export function all(noun: Noun, p: Perspective): readonly CardId[] {
  if (noun.among && !noun.zone) return cardsOf(noun.among, p).filter((id) => fitsAnywhere(noun, id, p));
  if (!noun.everywhere && (noun.zone === undefined || noun.zone === 'play')) return fitting(noun, p);
  return lookedThrough(noun, p).filter((id) => fits(noun, id, p));
}

/** The cards among which a description is looked for: those of its zone. */
export function lookedThrough(noun: Noun, p: Perspective): readonly CardId[] {
  const { state } = p.on;
  if (noun.everywhere) return [...state.cards.flat()].flatMap((card) => card?.id ?? []);
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
