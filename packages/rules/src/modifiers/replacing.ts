import { processEffects } from '../effects/process.ts';
import { resolutionOf } from '../effects/resolution.ts';
import { matches } from '../events/triggers.ts';
import { ask } from '../game/ask.ts';
import type { Option, Rule } from '../game/decision.ts';
import type { Replacement } from '../language/modifier.ts';
import type { EventName } from '../language/trigger.ts';
import { holds } from '../powers/conditions.ts';
import { perspective } from '../powers/perspective.ts';
import type { Happening } from '../state/happening.ts';
import type { Table } from '../state/table.ts';
import type { Seat } from '../vocabulary.ts';
import type { Derived, Sourced } from './derive.ts';

export type Competing = Sourced<Replacement>;

/** The replacement modifiers that would replace this event, without those that already did (716.1c, 716.1e). */
export function competing(on: Derived, event: Happening, affected: ReadonlySet<string>): Competing[] {
  if (on.replacements.length === 0) return [];
  return on.replacements.filter((one) => {
    if (affected.has(nameOf(one))) return false;
    if (one.flagged && !one.flagged.includes(event.card ?? 0)) return false;
    const p = perspective(on, one.controller, one.source, one.x, event);
    return matches(one.it.event, event, p) && (!one.it.while || holds(one.it.while, p));
  });
}

export function nameOf(one: Competing): string {
  return `${one.source}/${one.key}`;
}

/** Would any modifier replace this event? A cost that would be replaced can't be paid (403.1). */
export function wouldBeReplaced(on: Derived, event: Happening): boolean {
  return event.event !== 'put damage' && competing(on, event, new Set()).length > 0; // 405.3
}

/** Packets have their own procedure (717.4); damage that is put can't be replaced (405.3). */
const LEFT_ALONE: ReadonlySet<EventName> = new Set(['deal', 'heal', 'put damage']);

/** Each event that is not a packet: its affected player chooses among competing modifiers, one by one (716.1b). */
export function* replaceEvents(table: Table, events: readonly Happening[]): Rule<readonly Happening[]> {
  if (table.derived.replacements.length === 0) return events;
  const remaining: Happening[] = [];
  for (const event of events) {
    if (event.byGame || LEFT_ALONE.has(event.event))
      remaining.push(event); // 103.3
    else remaining.push(...(yield* replaceEvent(table, event)));
  }
  return remaining;
}

function* replaceEvent(table: Table, event: Happening): Rule<readonly Happening[]> {
  const affected = new Set<string>();
  for (;;) {
    const rivals = competing(table.derived, event, affected);
    if (rivals.length === 0) return [event];
    const chosen = yield* chooseReplacement(table, affectedPlayer(table, event), rivals, [], event);
    if (!chosen) return [event];
    affected.add(nameOf(chosen));
    useUp(table, chosen);
    const { instead } = chosen.it;
    if (instead.instead === 'nothing') return [];
    if (instead.instead === 'effects') {
      const resolution = resolutionOf(chosen.controller, chosen.source, chosen.x, event);
      yield* processEffects(table, resolution, instead.effects);
      return [];
    }
  }
}

/** The player to whom it would happen, or the controller of the card to which it would (716.1b). */
function affectedPlayer(table: Table, event: Happening): Seat {
  if (event.card !== undefined && table.card(event.card)) return table.derived.holderOf(table.card(event.card)!);
  return event.player ?? table.state.turn.player;
}

/** One of the competing modifiers; with only optional ones, none may be chosen. */
export function* chooseReplacement(
  table: Table,
  chooser: Seat,
  rivals: readonly Competing[],
  armor: readonly number[],
  event: Happening,
): Rule<Competing | undefined> {
  const options: Option[] = rivals.map(({ source, key }) => ({ choose: 'modifier', card: source, key }));
  for (const card of armor) options.push({ choose: 'modifier', card, key: 'def' });
  if (rivals.every(({ it }) => it.optional)) options.push({ choose: 'none' });
  const packet =
    event.amount === undefined ? undefined : { by: event.by ?? 0, amount: event.amount, types: event.types ?? [] };
  const answer = yield* ask(table, chooser, 'replacement', options, event.card, packet);
  if (answer.choose !== 'modifier') return undefined;
  return (
    rivals.find(({ source, key }) => source === answer.card && key === answer.key) ?? armorOption(answer.card, chooser)
  );
}

/** A ready equipment with DEF offers an optional prevention modifier (717.2c). */
function armorOption(source: number, controller: Seat): Competing {
  const it: Replacement = { event: { event: 'deal' }, optional: true, instead: { instead: 'prevent', amount: 'all' } };
  return { it, source, controller, x: 0, key: 'def', timestamp: 0, modifier: 0, flagged: null };
}

/** "The next time" is over once it has been used (717.5). */
export function useUp(table: Table, one: Competing): void {
  if (one.modifier !== 0 && one.it.next)
    table.set(
      'modifiers',
      table.state.modifiers.filter(({ id }) => id !== one.modifier),
    );
}
