import { choosingFor, entityOf, optionFor } from '../choosing/targeting.ts';
import { ask, counted } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';

import { candidates, sameEntity, taken } from '../legality/targets.ts';
import type { Perspective } from '../reading/perspective.ts';
import { perspective } from '../reading/perspective.ts';
import type { Slot } from '../reading/slots.ts';
import { slotsOf } from '../reading/slots.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Entity, Link } from '../state/link.ts';
import { changedLink } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import type { Seat } from '../vocabulary.ts';
import { newDuplicate } from '../zones/copying.ts';

/**
 * A player adds a duplicate of a card on the chain. It is not played: nothing is paid, and all that was chosen for the
 * original is chosen for it too (402.1, 402.1b). Its controller and its source are new (402.1a).
 */
export function* addDuplicate(table: Table, original: Link, controller: Seat): Rule {
  const { facts } = table.card(original.source)!;
  const source = newDuplicate(table, facts, controller, 'chain');
  const link: Link = changedLink(original, { id: table.nextId(), controller, source });
  table.set('chain', [...table.state.chain, link]);
  const targets = yield* newTargets(table, link); // 402.1c
  const aimed = changedLink(link, { targets });
  table.set(
    'chain',
    table.state.chain.map((each) => (each.id === link.id ? aimed : each)),
  );
  const events: Happening[] = [
    happening({ event: 'copy', card: source, player: controller, link: link.id, name: link.name }),
  ];
  for (const entity of targets.flat())
    if ('card' in entity)
      events.push(
        happening({ event: 'become targeted', card: entity.card, by: source, player: controller, link: link.id }),
      );
  yield* happen(table, events);
}

/** For each target another legal one or the present one, even if that is not legal any more (402.1c). */
function* newTargets(table: Table, link: Link): Rule<Link['targets']> {
  const { controller, source, x, event, modes, effects } = link;
  const slots = slotsOf(effects, modes, table.card(source)!.facts);
  const targets: (readonly Entity[])[] = [];
  for (const [n, present] of link.targets.entries()) {
    const chosen: Entity[] = [];
    for (const [at, now] of present.entries()) {
      const p = perspective(table.derived, controller, source, x, event);
      const free = freeFor(slots[n]!, p, targets, chosen);
      const how = { counted: counted(at, present.length), for: choosingFor(table, link, slots, slots[n]!) };
      const options = withPresent(now, chosen, free).filter((next) =>
        canGoOn(next, chosen, present.slice(at + 1), free),
      );
      chosen.push(entityOf(yield* ask(table, controller, 'new target', options.map(optionFor), source, how)));
    }
    targets.push(chosen);
  }
  return targets;
}

function freeFor(slot: Slot, p: Perspective, before: Link['targets'], chosen: readonly Entity[]): readonly Entity[] {
  return candidates(slot, p).filter((entity) => !taken([chosen], entity) && !(slot.another && taken(before, entity)));
}

function withPresent(now: Entity, chosen: readonly Entity[], free: readonly Entity[]): readonly Entity[] {
  return taken([[...chosen, ...free]], now) ? free : [now, ...free];
}

/** Is something left for those later places whose present target would be taken? */
function canGoOn(next: Entity, chosen: readonly Entity[], later: readonly Entity[], free: readonly Entity[]): boolean {
  const homeless = later.filter((entity) => taken([[...chosen, next]], entity)).length;
  const left = free.filter((entity) => !sameEntity(entity, next) && !taken([later], entity)).length;
  return homeless <= left;
}
