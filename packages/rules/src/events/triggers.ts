import type { Effect } from '../language/effect.ts';
import type { Noun } from '../language/noun.ts';
import type { TriggeredPower } from '../language/power.ts';
import type { Watch } from '../language/trigger.ts';
import type { Derived, Sourced } from '../modifiers/derive.ts';
import { holds } from '../powers/conditions.ts';
import { fits, fitted } from '../powers/described.ts';
import { related } from '../powers/nouns.ts';
import type { Perspective } from '../powers/perspective.ts';
import { perspective } from '../powers/perspective.ts';
import type { Happening } from '../state/happening.ts';
import type { Waiting } from '../state/link.ts';
import type { Table } from '../state/table.ts';
import type { CardId, Zone } from '../vocabulary.ts';

/** Powers and modifiers trigger off what happened; their effects wait for pre-priority processing (703.1, 708.1). */
export function notice(table: Table, before: Derived, happened: readonly Happening[]): void {
  const after = table.derived;
  const watching = watchers(before, after);
  if (watching.length === 0) return;
  const waiting: Waiting[] = [];
  const usedUp: number[] = [];
  for (const event of happened) {
    for (const trigger of watching) {
      const { it, source, controller } = trigger;
      const on = comesIntoParty(event) || event.became === source ? after : before; // 703.4
      const p = perspective(on, controller, source, trigger.x, event);
      if (!matches(it.on, event, p) || saysNothing(it.effects, p)) continue;
      if (it.on.first && before.state.turn.history.some((past) => matches(it.on, past, p))) continue;
      if (it.if && !holds(it.if, perspective(after, controller, source, trigger.x, event))) continue; // 703.2
      const flagged = trigger.flagged ?? [];
      waiting.push({ controller, source, effects: it.effects, condition: it.if ?? null, event, flagged });
      if (trigger.modifier !== 0 && isNext(before, trigger.modifier)) usedUp.push(trigger.modifier);
    }
  }
  if (waiting.length === 0) return;
  table.set('waiting', [...table.state.waiting, ...waiting]);
  if (usedUp.length > 0)
    table.set(
      'modifiers',
      table.state.modifiers.filter(({ id }) => !usedUp.includes(id)),
    );
}

/** A text that is there only for heroes with another trait is not there: such a power can't trigger (206.1c). */
function saysNothing(effects: readonly Effect[], p: Perspective): boolean {
  return effects.every(
    (effect) => effect.do === 'if' && effect.if.is === 'hero trait' && !effect.else && !holds(effect.if, p),
  );
}

/** A power that becomes active or inactive at the same time as its event still triggers (703.3c). */
function watchers(before: Derived, after: Derived): readonly Sourced<TriggeredPower>[] {
  const earlier = before.triggers;
  const later = after.triggers;
  if (earlier.length === 0 || isSame(earlier, later)) return later;
  const known = new Set(earlier.map((one) => `${one.source}/${one.key}`));
  const added = later.filter((one) => !known.has(`${one.source}/${one.key}`));
  return added.length === 0 ? earlier : [...earlier, ...added];
}

/** Most events leave all watchers where they are. */
function isSame(earlier: readonly Sourced<unknown>[], later: readonly Sourced<unknown>[]): boolean {
  if (earlier === later) return true;
  return (
    earlier.length === later.length &&
    earlier.every(({ source, key }, n) => later[n]!.source === source && later[n]!.key === key)
  );
}

function isNext(on: Derived, id: number): boolean {
  const does = on.state.modifiers.find((modifier) => modifier.id === id)?.does;
  return does?.text === 'trigger' && does.next;
}

function comesIntoParty(event: Happening): boolean {
  return event.event === 'enter play' || event.event === 'change control';
}

/** Does this event match what is watched for, in the state given by the perspective? */
export function matches(watch: Watch, event: Happening, p: Perspective): boolean {
  if (watch.event === 'leave play') {
    if (event.from !== 'play' || event.zone === 'play') return false;
  } else if (watch.event === 'enter graveyard') {
    if (destinationOf(event) !== 'graveyard') return false;
  } else if (watch.event !== event.event) return false;
  if (watch.from && (event.from ?? (event.card === undefined ? undefined : p.on.card(event.card)?.zone)) !== watch.from)
    return false;
  if (watch.into && destinationOf(event) !== watch.into) return false;
  if (watch.whose && !(event.player !== undefined && related(p.on.state, p.you, event.player, watch.whose)))
    return false;
  if (watch.combat !== undefined && (event.combat ?? false) !== watch.combat) return false;
  if (watch.step !== undefined && event.step !== watch.step) return false;
  if (watch.counter !== undefined && event.counter !== watch.counter) return false;
  if (watch.damageType && !watch.damageType.some((type) => event.types?.includes(type))) return false;
  if (watch.card && !describedCard(watch.card, event, p)) return false;
  if (watch.by && !described(watch.by, event.by, p)) return false;
  if (watch.to && !described(watch.to, event.to, p)) return false;
  if (watch.with && !(event.with ?? []).some((id) => described(watch.with!, id, p))) return false;
  return true;
}

/** Where an event puts its card, before it happens as well as after. */
function destinationOf(event: Happening): Zone | undefined {
  if (event.event === 'destroy' || event.event === 'discard') return 'graveyard';
  return event.zone ?? event.arrival?.zone;
}

/** The card to which it happened; a power that is active where that card went speaks of it there (703.3a). */
function describedCard(noun: Noun, event: Happening, p: Perspective): boolean {
  const arrived = event.became !== undefined && event.became === p.source && noun.self === true;
  return described(noun, event.event === 'enter play' || arrived ? event.became : event.card, p);
}

/** A card in an event is described wherever it is, and as it last was if it has left play (707.3). */
function described(noun: Noun, id: CardId | undefined, p: Perspective): boolean {
  if (id === undefined) return false;
  const card = p.on.card(id);
  return card ? fits(noun, id, p, card.zone) : fitted(noun, id, p);
}
