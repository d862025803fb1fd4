import type { Candidate } from '../legality/candidates.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { CardId } from '../vocabulary.ts';
import { powersOf } from './characteristics.ts';

type List = readonly CardId[] | undefined;

/** Cards in play that matter for a question, found once for what is derived: most cards never do. */
export interface Lists {
  powered: List;
  usable: List;
  driven: List;
  watched: List;
  restricted: List;
  /** By player. */
  readonly paying: List[];
  readonly exposed: List[];
  readonly candidates: (readonly Candidate[] | undefined)[];
}

export function noLists(): Lists {
  return {
    powered: undefined,
    usable: undefined,
    driven: undefined,
    watched: undefined,
    restricted: undefined,
    paying: [],
    exposed: [],
    candidates: [],
  };
}

/** The cards in play that could have powers. */
export function powered(on: Derived): readonly CardId[] {
  on.lists.powered ??= on.state.play.filter((id) => on.hasPowers(on.card(id)!));
  return on.lists.powered;
}

/** The cards in play with powers that players use or complete (701, 702). */
export function usable(on: Derived): readonly CardId[] {
  on.lists.usable ??= powered(on).filter((id) => {
    const is = on.of(id);
    return powersOf(is, 'payment').length > 0 || powersOf(is, 'reward').length > 0;
  });
  return on.lists.usable;
}

/** The cards in play that must attack, if they can (600.2). */
export function driven(on: Derived): readonly CardId[] {
  on.lists.driven ??= on.state.play.filter((id) => on.of(id).mustAttack.length > 0);
  return on.lists.driven;
}

/** The cards in play but for face-down resources that are nothing else (412.1b). */
export function watched(on: Derived): readonly CardId[] {
  on.lists.watched ??= on.state.play.filter((id) => {
    const card = on.card(id)!;
    return card.row !== 'resource' || !card.faceDown || on.hasPowers(card);
  });
  return on.lists.watched;
}

/** The cards in play that limit what else their controller can have (414.3). */
export function restricted(on: Derived): readonly CardId[] {
  on.lists.restricted ??= on.state.play.filter((id) => {
    const { facts, faceDown } = on.card(id)!;
    return !faceDown && (facts.unique === true || on.of(id).limits.length > 0);
  });
  return on.lists.restricted;
}
