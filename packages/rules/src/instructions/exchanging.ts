import type { Resolution } from '../choosing/resolution.ts';
import { select, selectPlayers } from '../choosing/select.ts';
import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { restoreHero } from '../events/heroes.ts';
import { settle } from '../events/settling.ts';
import type { Effect } from '../language/effect.ts';
import type { Players } from '../language/selection.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import { pileOf } from '../zones/decks.ts';
import { changePile } from '../zones/zones.ts';
import { addModifier } from './modify.ts';

/** Two cards in play under different players change sides; otherwise nothing happens (415.8e). */
export function* exchangeControl(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'exchange control' }>,
): Rule<boolean> {
  const [one] = yield* select(table, r, effect.one);
  const [other] = yield* select(table, r, effect.other);
  if (one === undefined || other === undefined) return false;
  if (table.card(one)?.zone !== 'play' || table.card(other)?.zone !== 'play') return false;
  const [mine, theirs] = [table.derived.controllerOf(one), table.derived.controllerOf(other)];
  if (mine === theirs) return false;
  for (const [card, controller] of [
    [one, theirs],
    [other, mine],
  ] as const) {
    const changes = [{ change: 'control', by: { player: 'you' } }] as const;
    addModifier(table, r, [card], 'this game', { text: 'changes', changes, while: null }, controller);
  }
  yield* settle(table);
  return true;
}

/** The damage of two characters changes places; it is neither dealt nor healed (405.7). */
export function* switchDamage(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'switch damage' }>,
): Rule<boolean> {
  const [one] = yield* select(table, r, effect.one);
  const [other] = yield* select(table, r, effect.other);
  const first = one === undefined ? undefined : table.card(one);
  const second = other === undefined ? undefined : table.card(other);
  if (first?.zone !== 'play' || second?.zone !== 'play') return false;
  const [more, less] = first.damage > second.damage ? [first, second] : [second, first];
  const difference = more.damage - less.damage;
  if (difference === 0) return true;
  const room = Math.max(0, (table.derived.of(less.id).health ?? 0) - less.damage); // 405.3
  table.change(more.id, { damage: less.damage });
  yield* happen(table, [
    happening({ event: 'put damage', card: less.id, amount: Math.min(difference, room), player: r.controller }),
  ]);
  return true;
}

/** The deck lies face up from now on, or face down again (415.3d). */
export function* turnDeckOver(table: Table, r: Resolution, who: Players): Rule<boolean> {
  for (const seat of yield* selectPlayers(table, r, who)) {
    const player = table.player(seat);
    changePile(table, seat, 'deck', pileOf(player), (deck) => [...deck].reverse());
    table.changePlayer(seat, { deckFaceUp: !player.deckFaceUp });
  }
  return true;
}

export function* restoreStartingHero(table: Table, r: Resolution, who: Players): Rule<boolean> {
  let done = false;
  for (const seat of yield* selectPlayers(table, r, who)) if (yield* restoreHero(table, seat)) done = true;
  return done;
}
