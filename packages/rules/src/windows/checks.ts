import { hostFits } from '../attachments/hosts.ts';
import { watched } from '../characteristics/lists.ts';
import { isKind } from '../characteristics/typeLine.ts';
import { askCard } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { forgetSpent } from '../events/packets.ts';
import { settle } from '../events/settling.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { Player, State } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { changePile } from '../zones/zones.ts';
import { waveWatch } from './waves.ts';

/** Waves of simultaneous checks, until a wave results in nothing (410.6). */
export function* prePriorityChecks(table: Table): Rule {
  forgetSpent(table);
  yield* settle(table);
  let watch: ReturnType<typeof waveWatch> | undefined;
  for (;;) {
    const wave = yield* checks(table);
    const decked = deckedPlayers(table.state); // 410.6b
    const tidied = tidy(table);
    if (wave.length === 0 && decked.length === 0 && !tidied) return;
    const happened = yield* happenWithDecked(table, wave, decked);
    if (!happened && !tidied) return;
    watch ??= waveWatch();
    watch(table); // 803.5
  }
}

function deckedPlayers(state: State): readonly Seat[] {
  return state.players.some(isDecked) ? inTurnOrder(state).filter((seat) => isDecked(state.players[seat]!)) : NOBODY;
}

const NOBODY: readonly Seat[] = [];

function isDecked({ decked }: Player): boolean {
  return decked;
}

/** All that one wave results in takes place simultaneously: heroes are destroyed as players become decked (102.1a, 410.6). */
function* happenWithDecked(table: Table, wave: readonly Happening[], decked: readonly Seat[]): Rule<boolean> {
  const before = table.snapshot();
  yield* happen(table, wave, table.state.time, decked);
  return isChanged(before, table.state); // What it was replaced by counts too (716.1).
}

function isChanged(before: State, now: State): boolean {
  return before.cards !== now.cards || before.players !== now.players || before.modifiers !== now.modifiers;
}

function* checks(table: Table): Rule<readonly Happening[]> {
  const on = table.derived;
  const events: Happening[] = [];
  let locations = 0;
  for (const id of watched(on)) {
    const card = table.card(id)!;
    const is = on.of(id);
    if (isKind(card, is, 'Character')) {
      const health = Math.max(0, is.health ?? 0); // 104.2
      if (health === 0) events.push(happening({ event: 'destroy', card: id, rule: '410.6a' }));
      else if (card.damage >= health) events.push(happening({ event: 'destroy', card: id, fatal: true })); // 410.6a
    }
    if (card.row === 'resource' && is.types.includes('Location')) locations++;
    if (card.facts.attach || card.host !== 0) {
      if (!hostFits(table, id)) events.push(happening({ event: 'destroy', card: id, byGame: true, rule: '410.6c' }));
    }
  }
  if (locations > 1)
    for (const id of yield* surplusLocations(table))
      events.push(happening({ event: 'turn face down', card: id, byGame: true, rule: '410.6g' }));
  return events;
}

/** Who controls several locations keeps one of them face up (410.6g). */
function* surplusLocations(table: Table): Rule<readonly CardId[]> {
  const surplus: CardId[] = [];
  for (const seat of inTurnOrder(table.state)) {
    const locations = table.state.play.filter((id) => {
      const card = table.card(id)!;
      return (
        !card.faceDown &&
        card.row === 'resource' &&
        table.derived.of(id).types.includes('Location') &&
        table.derived.controllerOf(id) === seat
      );
    });
    if (locations.length < 2) continue;
    const kept = yield* askCard(table, seat, 'location', locations);
    surplus.push(...locations.filter((id) => id !== kept));
  }
  return surplus;
}

/** Tokens outside play cease to exist; damage on non-characters and counters on face-down resources go (410.6d-f). */
function tidy(table: Table): boolean {
  let tidied = false;
  for (const { became } of table.state.departed) {
    const token = table.card(became);
    if (!token?.facts.token || token.zone === 'play') continue;
    changePile(table, token.owner, token.zone, token.pile, (pile) => pile.filter((id) => id !== became));
    table.putCard(became, null);
    tidied = true;
  }
  for (const id of table.state.play) {
    const card = table.card(id)!;
    const damaged = card.damage > 0 && !isKind(card, table.derived.of(id), 'Character');
    const counted = card.counters !== null && card.faceDown && card.row === 'resource';
    if (damaged) table.change(id, { damage: 0 });
    if (counted) table.change(id, { counters: null, countedAt: null });
    if (damaged || counted) tidied = true;
  }
  return tidied;
}
