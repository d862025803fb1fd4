import { withAttachments } from '../attachments/orphans.ts';
import { isLastOf } from '../characteristics/bosses.ts';
import type { Rule } from '../decisions/decision.ts';
import { afterBoss } from '../instructions/definite.ts';
import { cantHappen } from '../legality/restrictions.ts';
import { expireUntil } from '../performing/ending.ts';
import { leaveGame } from '../performing/losing.ts';
import { perform } from '../performing/perform.ts';
import { notice } from '../performing/triggers.ts';
import type { Happening, Of } from '../state/happening.ts';
import { changedHappening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { Seat } from '../vocabulary.ts';
import { isPriced, lifted } from './priceToExhaust.ts';
import { performInstead, replaceEvents } from './replacing.ts';
import { settle } from './settling.ts';

/** What cards may ask about later in the turn. */
const REMEMBERED: ReadonlySet<string> = new Set([
  'deal',
  'heal',
  'prevent',
  'play',
  'complete',
  'place',
  'discard',
  'draw',
  'attack',
  'defend',
  'protect',
  'strike',
  'destroy',
  'enter play',
]);

/** Events that change nothing by themselves: where nobody watches, there is nothing else to do. */
const ANNOUNCED: ReadonlySet<string> = new Set([
  'step starts',
  'turn starts',
  'turn ends',
  'propose',
  'use',
  'trigger',
  'become targeted',
]);

const NOBODY: readonly Seat[] = [];

/**
 * Events happen simultaneously (802.1): what can't happen doesn't (103.2), the rest may be replaced (716.1),
 * then all of it happens, powers trigger off it, and the game settles. Who is decked in this moment loses with it. Returns what really happened.
 */
export function* happen(
  table: Table,
  events: readonly Happening[],
  since: number = table.state.time,
  decked: readonly Seat[] = NOBODY,
): Rule<readonly Happening[]> {
  let possible: readonly Happening[] = events.filter((event) => event.byGame || !cantHappen(table.derived, event));
  if (possible.some((event) => isPriced(table, event))) possible = yield* lifted(table, possible); // 600.3a
  if (possible.length === 0 && decked.length === 0) return [];
  const { events: left, deeds } = yield* replaceEvents(table, possible);
  const happened = yield* happenNow(table, left, since, decked);
  for (const deed of deeds) yield* performInstead(table, deed);
  return happened.some(({ instead }) => instead) ? happened.filter(({ instead }) => !instead) : happened; // 709.2f
}

/** The same for events that nothing can stop or replace any more, such as packets after 717.4; some players may be decked just then. */
export function* happenNow(
  table: Table,
  events: readonly Happening[],
  since: number = table.state.time,
  decked: readonly Seat[] = NOBODY,
): Rule<readonly Happening[]> {
  if (events.length === 0 && decked.length === 0) return [];
  const before = table.derived; // 703.4
  if (before.triggers.length === 0 && decked.length === 0 && events.every(({ event }) => ANNOUNCED.has(event))) {
    table.happened.push(...events);
    if (!before.isSettled) yield* settle(table, since);
    return events;
  }
  table.snapshot();
  const performed: Happening[] = [];
  for (const event of withAttachments(table, events)) {
    const done = perform(table, event, before);
    if (done) performed.push(done);
  }
  const happened = performed.map((event) => (event.event === 'deal' ? withFatal(table, event) : event));
  if (happened.length === 0 && decked.length === 0) return happened;
  table.happened.push(...happened);
  const remembered = happened.filter((event) => REMEMBERED.has(event.event) || isTurned(table, event));
  if (remembered.length > 0) table.changeTurn({ history: [...table.state.turn.history, ...remembered] });
  notice(table, before, happened);
  expireUntil(table, happened);
  const destroyed = happened.filter((event) => event.event === 'destroy');
  const heroless = destroyed.flatMap(({ card }) => ownerOfHero(table, card));
  const losing = decked.length > 0 ? [...new Set([...decked, ...heroless])] : heroless;
  if (losing.length > 0) leaveGame(table, losing, heroless.length > 0 ? '102.1a' : '410.6b');
  if (destroyed.length > 0) yield* afterBoss(table, before, destroyed);
  yield* settle(table, since);
  return happened;
}

/** Fatal is what leaves a character with as much damage as it has health, all of this moment together (405.2). */
function withFatal(table: Table, event: Of<'deal'>): Happening {
  const { damage } = table.card(event.card)!;
  return changedHappening(event, { fatal: damage >= (table.derived.of(event.card).health ?? 0) });
}

/** Resources exhaust and ready all the time, and nobody asks about them. */
function isTurned(table: Table, { event, card }: Happening): boolean {
  return (event === 'exhaust' || event === 'ready') && table.card(card)?.row !== 'resource';
}

/** The player whose hero this was, if a hero was destroyed. */
function ownerOfHero(table: Table, card: number): number[] {
  const departed = table.state.departed.findLast((left) => left.card.id === card);
  if (!departed?.characteristics.types.includes('Hero')) return [];
  const { facts, controller } = departed.card;
  return isLastOf(table.state, facts, table.player(controller)) ? [controller] : [];
}
