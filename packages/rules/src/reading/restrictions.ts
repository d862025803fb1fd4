import type { Held } from '../characteristics/characteristics.ts';
import type { Deed, Restriction } from '../language/modifier.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Happening } from '../state/happening.ts';
import { friendly } from '../state/teams.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { fits, fitsAnywhere } from './described.ts';
import type { Perspective } from './perspective.ts';
import { perspective } from './perspective.ts';

/** What else takes part in a deed that may be forbidden. */
export interface Circumstance {
  /** The other card: who would be attacked, with what it would be dealt, whose link would target. */
  readonly other?: CardId;
  /** The player who does it. */
  readonly by?: Seat | undefined;
  readonly types?: Happening['types'];
  readonly fatal?: boolean | undefined;
  /** The card is not in play: what it says of itself does not work there (700.2). */
  readonly elsewhere?: boolean;
}

/** The restriction that stops a card, if there is one without an "unless" (103.2). */
export function forbidden(
  on: Derived,
  id: CardId,
  deed: Deed,
  circumstance: Circumstance = {},
): Held<Restriction> | undefined {
  const { restrictions } = on.of(id);
  if (restrictions.length === 0) return undefined;
  return restrictions.find((held) => held.it.cant === deed && !held.it.unless && applies(on, id, held, circumstance));
}

/** The restrictions of a card that its controller can lift by paying (600.3). */
export function unlessPaid(
  on: Derived,
  id: CardId,
  deed: Deed,
  circumstance: Circumstance = {},
): readonly Held<Restriction>[] {
  return on
    .of(id)
    .restrictions.filter((held) => held.it.cant === deed && held.it.unless && applies(on, id, held, circumstance));
}

function applies(on: Derived, id: CardId, held: Held<Restriction>, circumstance: Circumstance): boolean {
  const { it } = held;
  const { other, by, types, fatal, elsewhere } = circumstance;
  if (elsewhere && held.source === 0) return false;
  const you = held.controller ?? on.controllerOf(id);
  if (it.during === 'ready step' && !(on.state.turn.step === 'ready' && on.state.turn.player === on.controllerOf(id)))
    return false;
  if (it.byOpponents && (by === undefined || friendly(on.state, you, by))) return false;
  if (it.byFatal && !fatal) return false;
  if (it.damageType && !it.damageType.some((type) => types?.includes(type))) return false;
  if (!it.noun) return true;
  const p = perspective(on, you, held.source || id);
  return other !== undefined && fits(it.noun, other, p, on.card(other)?.zone);
}

/** How often this player has done it this turn, with a card so described; of attacking, how many others have done it. */
function timesThisTurn(p: Perspective, seat: Seat, { cant, noun }: Restriction, now: CardId | undefined): number {
  const done = p.on.state.turn.history.filter(({ event, player }) => event === cant && player === seat);
  const cards = done.flatMap(({ card }) =>
    !noun || (card !== undefined && fitsAnywhere(noun, card, p)) ? [card] : [],
  );
  return cant === 'attack' ? new Set(cards.filter((card) => card !== now)).size : cards.length;
}

/** The restriction that stops a player. */
export function forbiddenPlayer(on: Derived, seat: Seat, deed: Deed, card?: CardId): Held<Restriction> | undefined {
  const { restrictions } = on.player(seat);
  if (restrictions.length === 0) return undefined;
  return restrictions.find((held) => {
    if (held.it.cant !== deed || (deed === 'draw' && held.it.unless)) return false; // 415.9f
    const p = perspective(on, held.controller ?? seat, held.source);
    if (held.it.moreThan !== undefined && timesThisTurn(p, seat, held.it, card) < held.it.moreThan) return false;
    if (!held.it.noun) return true;
    return card !== undefined && fits(held.it.noun, card, p, on.card(card)?.zone);
  });
}
