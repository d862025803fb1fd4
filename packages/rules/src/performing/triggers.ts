import { worksElsewhere } from '../characteristics/powersOutsidePlay.ts';
import type { Effect } from '../language/effect.ts';
import type { Noun } from '../language/noun.ts';
import type { TriggeredPower } from '../language/power.ts';
import type { Watch } from '../language/trigger.ts';
import { fallsSilent } from '../loops/silence.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Sourced } from '../modifiers/sourced.ts';
import { holds } from '../reading/conditions.ts';
import { fitsAnywhere, fitsFaceUp } from '../reading/described.ts';
import { related } from '../reading/nouns.ts';
import type { Perspective } from '../reading/perspective.ts';
import { perspective, remembering } from '../reading/perspective.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Waiting } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Zone } from '../vocabulary.ts';

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
      if (it.on.first && before.state.turn.history.some((past) => matches(it.on, past, p))) continue;
      if (it.on.last && happened.slice(n + 1).some((later) => matches(it.on, later, p))) continue;
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

/** Does this event match what is watched for, in the state given by the perspective? */
export function matches(watch: Watch, event: Happening, p: Perspective): boolean {
  if (watch.event === 'leave play') {
    if (event.from !== 'play' || event.zone === 'play') return false;
  } else if (watch.event === 'enter graveyard') {
    if (destinationOf(event) !== 'graveyard') return false;
  } else if (watch.event === 'attach' && event.event === 'enter play') {
    if (event.to === undefined) return false; // 400.4
  } else if (watch.event !== event.event) return false;
  if (watch.from && (event.from ?? (event.card === undefined ? undefined : p.on.card(event.card)?.zone)) !== watch.from)
    return false;
  if (watch.into && destinationOf(event) !== watch.into) return false;
  if (watch.row && event.arrival?.row !== watch.row) return false;
  if (watch.whose && !(event.player !== undefined && related(p.on.state, p.you, event.player, watch.whose)))
    return false;
  if (watch.combat !== undefined && (event.combat ?? false) !== watch.combat) return false;
  if (watch.fatal !== undefined && isFatal(event, p) !== watch.fatal) return false;
  if (watch.step !== undefined && event.step !== watch.step) return false;
  if (watch.counter !== undefined && event.counter !== watch.counter) return false;
  if (watch.damageType && !watch.damageType.some((type) => event.types?.includes(type))) return false;
  if (watch.card && !describedCard(watch.card, event, p)) return false;
  if (watch.by && !describedDoer(watch.by, event.by, p)) return false;
  if (watch.to && !described(watch.to, event.to, p)) return false;
  if (watch.with && !(event.with ?? []).some((id) => described(watch.with!, id, p))) return false;
  return true;
}

/** Of damage that was dealt it is known; of a packet it depends on the damage that is there already (405.2). */
function isFatal({ event, fatal, card = 0, amount = 0 }: Happening, p: Perspective): boolean {
  if (fatal !== undefined || event !== 'deal') return fatal ?? false;
  const character = p.on.card(card);
  return character !== undefined && character.damage + amount >= (p.on.of(card).health ?? 0);
}

/** Where an event puts its card, before it happens as well as after. */
function destinationOf(event: Happening): Zone | undefined {
  if (event.event === 'destroy' || event.event === 'discard') return 'graveyard';
  return event.zone ?? event.arrival?.zone;
}

/** The card to which it happened; a power that is active where that card went speaks of it there (703.3a). */
function describedCard(noun: Noun, event: Happening, p: Perspective): boolean {
  if (event.event === 'complete') return fitsFaceUp(noun, event.card!, p); // 702.2: it may lie face down by now
  const arrived = event.became !== undefined && event.became === p.source && noun.self === true;
  return described(noun, event.event === 'enter play' || arrived ? (event.became ?? event.card) : event.card, p);
}

/** A quest that was completed does what its reward says as the quest it was, though it is face down now (702.2). */
function describedDoer(noun: Noun, id: CardId | undefined, p: Perspective): boolean {
  const completed = p.on.state.chain.some(({ kind, source }) => kind === 'reward' && source === id);
  return completed ? fitsFaceUp(noun, id!, p) : described(noun, id, p);
}

/** A card in an event is described wherever it is, and as it last was if it has left play (707.3). */
function described(noun: Noun, id: CardId | undefined, p: Perspective): boolean {
  return id !== undefined && fitsAnywhere(noun, id, p);
}
