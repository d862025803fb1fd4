import { worksElsewhere } from '../characteristics/powersOutsidePlay.ts';
import type { Effect } from '../language/effect.ts';
import type { TriggeredPower } from '../language/power.ts';
import { fallsSilent } from '../loops/silence.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Sourced } from '../modifiers/sourced.ts';
import { holds } from '../reading/conditions.ts';
import type { Perspective } from '../reading/perspective.ts';
import { perspective, remembering } from '../reading/perspective.ts';
import { isRepeated, matches } from '../reading/watching.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Waiting } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';

/** Powers and modifiers trigger off what happened; their effects wait for pre-priority processing (703.1, 708.1). */
export function notice(table: Table, before: Derived, happened: readonly Happening[]): void {
  const after = table.derived;
  const watching = withRevealed(watchers(before, after), after, happened);
  if (watching.length === 0) return;
  const waiting: Waiting[] = [];
  const usedUp: number[] = [];
  for (const [n, event] of happened.entries()) {
    for (const trigger of watching) {
      const { it, source, controller } = trigger;
      const on = comesIntoParty(event) || event.became === source ? after : before; // 703.4
      const p = remembering(perspective(on, controller, source, trigger.x, event), trigger.flagged);
      if (!matches(it.on, event, p) || saysNothing(it.effects, p)) continue;
      if (it.on.later && isOfThisTurn(before, trigger.modifier)) continue;
      if (isRepeated(it.on, event, p, before.state)) continue;
      if (it.on.last && happened.slice(n + 1).some((later) => matches(it.on, later, p))) continue;
      if (it.while && !holds(it.while, p)) continue;
      if (it.if && !holds(it.if, perspective(after, controller, source, trigger.x, event))) continue; // 703.2
      if (table.state.loops.silent && fallsSilent(table, trigger)) continue; // 803.3
      const flagged = trigger.flagged ?? [];
      const { effects, if: condition = null, uninterruptible } = it;
      waiting.push({ controller, source, effects, condition, event, flagged, uninterruptible });
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

/** What a card revealed as it entered play, and the state before that. */
export interface Seen {
  readonly card: CardId;
  readonly before: Derived;
  readonly revealed: readonly CardId[];
}

/** Its own powers trigger off that, too: they became active with the same event (703.3c; glossary: Enrage). */
export function noticeEntered(table: Table, entered: readonly Happening[], seen: readonly Seen[]): void {
  const waiting: Waiting[] = [];
  for (const { card, before, revealed } of seen) {
    const source = entered.find((event) => event.card === card)?.became;
    if (revealed.length === 0 || source === undefined) continue;
    for (const trigger of table.derived.triggers.filter((one) => one.source === source)) {
      const { it, controller } = trigger;
      for (const shown of revealed) {
        const event: Happening = happening({ event: 'reveal', card: shown, player: controller, by: card });
        if (!matches(it.on, event, perspective(before, controller, card, 0, event))) continue;
        const { effects, if: condition = null } = it;
        waiting.push({ controller, source, effects, condition, event, flagged: [], uninterruptible: undefined });
      }
    }
  }
  if (waiting.length > 0) table.set('waiting', [...table.state.waiting, ...waiting]);
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

/** While a card is revealed from a hidden zone, its powers that work there are active (703.3a). */
function withRevealed(
  watching: readonly Sourced<TriggeredPower>[],
  on: Derived,
  happened: readonly Happening[],
): readonly Sourced<TriggeredPower>[] {
  if (!happened.some(isReveal)) return watching;
  const shown = happened.flatMap(({ event, card }) => (event === 'reveal' && card !== undefined ? [card] : []));
  const revealed = shown.filter((id) => isHidden(on, id) && worksElsewhere(on.card(id)!.facts));
  return revealed.length === 0 ? watching : [...watching, ...revealed.flatMap((id) => on.triggersOf(id))];
}

function isReveal({ event }: Happening): boolean {
  return event === 'reveal';
}

function isHidden(on: Derived, id: CardId): boolean {
  const zone = on.card(id)?.zone;
  return zone === 'deck' || zone === 'hand';
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

function isOfThisTurn({ state }: Derived, id: number): boolean {
  return state.modifiers.some((modifier) => modifier.id === id && modifier.turn === state.turn.number);
}

function comesIntoParty(event: Happening): boolean {
  return event.event === 'enter play' || event.event === 'change control';
}
