import { ask, askNumber, counted } from '../decisions/ask.ts';
import type { Offer, Option, Rule } from '../decisions/decision.ts';
import type { Asking } from '../decisions/purpose.ts';
import { hosting } from '../decisions/purpose.ts';
import type { Intent } from '../legality/intent.ts';
import { attracted } from '../legality/magnets.ts';
import { candidates, canFill, isSecondOf, range, taken } from '../legality/targets.ts';
import { amountOf } from '../reading/amounts.ts';
import type { Perspective } from '../reading/perspective.ts';
import { playersOf } from '../reading/selections.ts';
import type { Slot } from '../reading/slots.ts';
import { slotsOf } from '../reading/slots.ts';
import { whyNotTarget } from '../reading/targets.ts';
import type { Entity, Link } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import type { LinkId, Seat } from '../vocabulary.ts';
import { pickCard, pickNumber, pickPlayer } from '../zones/random.ts';
import { shareOut } from './division.ts';

import { changeLink, linkOf, read } from './linkBeingAdded.ts';

/** The targets of a link, in the order in which its text names them (707.1d). */
export function* chooseTargets(table: Table, intent: Intent, id: LinkId): Rule<boolean> {
  const { modes } = linkOf(table, id);
  const slots = slotsOf(intent.effects, modes, intent.facts ?? undefined);
  const targets: (readonly Entity[])[] = [];
  const shares: (readonly number[])[] = [];
  for (const slot of slots) {
    const chosen = yield* chooseFor(table, id, slots, slot, targets);
    if (!chosen) return false;
    targets.push(chosen);
    shares.push(yield* divide(table, id, slots, slot, chosen));
  }
  const p = read(table, id);
  const gone = targets.some((chosen, n) => chosen.some((entity) => whyNotTarget(slots[n]!, entity, p)));
  if (gone) return false; // Somebody conceded meanwhile.
  if (slots.length > 0) changeLink(table, id, { targets, shares });
  return true;
}

/** First how many, where that varies, then which (707.1d). */
function* chooseFor(
  table: Table,
  id: LinkId,
  slots: readonly Slot[],
  slot: Slot,
  before: readonly (readonly Entity[])[],
): Rule<readonly Entity[] | undefined> {
  const { controller, source } = linkOf(table, id);
  const p = read(table, id);
  const { min, max } = range(slot, p);
  const most = Math.min(max, freeFor(slot, p, before).length);
  const counts: number[] = [];
  for (let n = min; n <= most; n++) if (canFill(slots, p, before, [], n)) counts.push(n);
  if (counts.length === 0) return undefined;
  const asking = choosingFor(table, linkOf(table, id), slots, slot);
  const count = yield* askNumber(table, controller, 'number of targets', counts, source, { for: asking });
  const chosen: Entity[] = [];
  while (chosen.length < count) {
    const now = read(table, id);
    const possible = freeFor(slot, now, before)
      .filter((entity) => !('link' in entity && entity.link === id))
      .filter((entity) => !taken([chosen], entity) && !isSecondOf(slot, chosen, entity, now))
      .filter((entity) => canFill(slots, now, before, [...chosen, entity], count));
    const options = attracted(slots, now, before, chosen, count, possible); // 706.4
    if (options.length === 0) return undefined;
    if (slot.random)
      chosen.push(pickEntity(table, options)); // 706.5
    else {
      const how = { counted: counted(chosen.length, count), for: asking };
      chosen.push(entityOf(yield* ask(table, chooserOf(slot, now), 'target', options.map(optionFor), source, how)));
    }
  }
  return chosen;
}

/** What becomes of the targets for this place in the text of a link, and for whom they are chosen. */
export function choosingFor(
  table: Table,
  { controller, source, effects }: Link,
  slots: readonly Slot[],
  slot: Slot,
): Asking {
  const { node, by } = slot;
  if ('noun' in node && !('select' in node)) return hosting(table.card(source)!.facts, source);
  const against = by?.player === 'opponents together' ? controller : undefined;
  return { by: source, effects, place: node, slot: slots.indexOf(slot), against };
}

/** Its controller chooses a link's targets, unless the text says that another player does. */
function chooserOf({ by }: Slot, p: Perspective): Seat {
  return (by && playersOf(by, p)[0]) ?? p.you;
}

/** Chance chooses a target; a scenario may have fixed the card or the player. */
function pickEntity(table: Table, options: readonly Entity[]): Entity {
  const cards = options.flatMap((entity) => ('card' in entity ? [entity.card] : []));
  if (cards.length === options.length) return { card: pickCard(table, cards) };
  const players = options.flatMap((entity) => ('player' in entity ? [entity.player] : []));
  if (players.length === options.length) return { player: pickPlayer(table, players) };
  return options[pickNumber(table, options.length)]!;
}

function freeFor(slot: Slot, p: Perspective, before: readonly (readonly Entity[])[]): readonly Entity[] {
  return candidates(slot, p).filter((entity) => !slot.another || !taken(before, entity));
}

export function optionFor(entity: Entity): Offer {
  if ('card' in entity) return { choose: 'card', card: entity.card };
  return 'player' in entity ? { choose: 'player', player: entity.player } : { choose: 'link', link: entity.link };
}

export function entityOf(option: Option): Entity {
  if (option.choose === 'player') return { player: option.player };
  return option.choose === 'link' ? { link: option.link } : { card: option.choose === 'card' ? option.card : 0 };
}

/** Each target is assigned a positive share of what is divided, or the amount at its place (707.1d). */
function* divide(
  table: Table,
  id: LinkId,
  slots: readonly Slot[],
  slot: Slot,
  chosen: readonly Entity[],
): Rule<readonly number[]> {
  const { respectively } = slot;
  if (respectively) return chosen.map((_, n) => amountOf(respectively[n] ?? 0, read(table, id)));
  if (slot.divided === null) return [];
  const { controller, source } = linkOf(table, id);
  const cards = chosen.map((entity) => ('card' in entity ? entity.card : 0));
  const asking = choosingFor(table, linkOf(table, id), slots, slot);
  return yield* shareOut(table, controller, amountOf(slot.divided, read(table, id)), cards, source, asking);
}
