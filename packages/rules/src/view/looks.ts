import type { Characteristics } from '../characteristics/characteristics.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Card } from '../state/card.ts';
import type { State } from '../state/state.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { CardView } from './view.ts';

/** All from which a view of a card is made, besides whether its face is known. */
export interface Look {
  readonly card: Card;
  readonly is: Characteristics;
  readonly controller: Seat;
  readonly fresh: boolean;
  readonly plane: string | null;
}

interface Looked {
  readonly look: Look;
  /** The view of whoever knows its face, and of whoever does not. */
  known: CardView | undefined;
  hidden: CardView | undefined;
}

/** The cards of a game as they were looked at in one state, and in another before it. */
interface Looks {
  state: State;
  now: Map<CardId, Looked>;
  before: ReadonlyMap<CardId, Looked>;
}

const looksOf = new WeakMap<object, Looks>();

/** Most cards look as they did a moment ago, and to everybody alike: the same look is one view for all. */
export function viewedOnce(on: Derived, look: Look, known: boolean, make: (look: Look) => CardView): CardView {
  const looked = lookedAt(looksIn(on), look);
  const made = (known ? looked.known : looked.hidden) ?? make(look);
  if (known) looked.known = made;
  else looked.hidden = made;
  return made;
}

function lookedAt({ now, before }: Looks, look: Look): Looked {
  const { id } = look.card;
  const here = now.get(id);
  if (here && isSame(here.look, look)) return here;
  const last = here ?? before.get(id);
  const looked = last && isSame(last.look, look) ? last : { look, known: undefined, hidden: undefined };
  now.set(id, looked);
  return looked;
}

const isSame = (one: Look, other: Look): boolean =>
  one.card === other.card &&
  one.is === other.is &&
  one.controller === other.controller &&
  one.fresh === other.fresh &&
  one.plane === other.plane;

function looksIn({ state, game }: Derived): Looks {
  const looks = looksOf.get(game);
  if (looks?.state === state) return looks;
  const next: Looks = { state, now: new Map(), before: looks?.now ?? new Map() };
  looksOf.set(game, next);
  return next;
}
