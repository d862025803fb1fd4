import { attaches, isOngoing } from '../characteristics/attachDescription.ts';
import { startCombat } from '../combat/step.ts';
import { askCard } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { hosting } from '../decisions/purpose.ts';
import { happen } from '../events/happen.ts';
import type { DefiniteDeed } from '../instructions/definite.ts';
import { definitePowers, doDefinite } from '../instructions/definite.ts';
import { processEffects } from '../instructions/process.ts';
import { whyNotPropose } from '../legality/attacking.ts';
import { putIntoPlay } from '../links/entering.ts';
import { interrupt } from '../links/interrupting.ts';
import { holds } from '../reading/conditions.ts';
import { fits } from '../reading/described.ts';
import { all } from '../reading/nouns.ts';
import type { Perspective } from '../reading/perspective.ts';
import { changedMemory, perspective } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { changedResolution, follow, reading, resolutionOf } from '../reading/resolution.ts';
import type { Slot } from '../reading/slots.ts';
import { slotsOf } from '../reading/slots.ts';
import { whyNotTarget } from '../reading/targets.ts';
import { arriving } from '../state/arrival.ts';
import { happening } from '../state/happening.ts';
import type { Entity, Link } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';

/** The topmost link tries to resolve (709.1). A raid may have something done after that, without using the chain. */
export function* resolveTopmost(table: Table): Rule {
  const link = table.state.chain.at(-1)!;
  const deeds = deedsAfter(table, link);
  yield* tryToResolve(table, link);
  if (deeds.length > 0) yield* doDefinite(table, deeds);
}

/** What follows as a card of a Boss player has left the chain (R502.1c). */
function deedsAfter({ derived, state }: Table, { kind, source, controller }: Link): readonly DefiniteDeed[] {
  if (kind !== 'card' || !state.players[controller]!.boss) return [];
  return definitePowers(
    derived,
    ({ as, noun = {} }, seat) =>
      as === 'your card has left the chain' &&
      seat === controller &&
      fits(noun, source, perspective(derived, seat, source), 'chain'),
  );
}

function* tryToResolve(table: Table, link: Link): Rule {
  if (link.kind === 'proposal') return yield* resolveProposal(table, link);
  const facts = link.kind === 'card' ? table.card(link.source)?.facts : undefined;
  const slots = slotsOf(link.effects, link.modes, facts);
  const p = perspective(table.derived, link.controller, link.source, link.x, link.event);
  const targets = legalTargets(link, slots, p);
  const hadTargets = link.targets.some((slot) => slot.length > 0);
  if (hadTargets && targets.every((slot) => slot.length === 0)) return void (yield* interrupt(table, link.id, true)); // 709.2a
  if (link.condition && !holds(link.condition, p)) return void (yield* interrupt(table, link.id, true)); // 703.2
  yield* resolve(table, link, slots, targets); // 709.2b
}

/** The targets that are still legal; the others are not affected (709.2a, 709.2c). */
function legalTargets(link: Link, slots: readonly Slot[], p: Perspective): readonly (readonly Entity[])[] {
  return link.targets.map((chosen, n) => chosen.filter((entity) => whyNotTarget(slots[n]!, entity, p) === undefined));
}

/** Where the targets that are still legal stood when they were announced. */
function legalPlaces(link: Link, targets: readonly (readonly Entity[])[]): readonly (readonly number[])[] {
  return link.targets.map((chosen, n) => [...chosen.keys()].filter((k) => targets[n]!.includes(chosen[k]!)));
}

/** The shares of the targets that are still legal. */
function legalShares(link: Link, targets: readonly (readonly Entity[])[]): readonly (readonly number[])[] {
  return link.shares.map((shares, n) => shares.filter((_, k) => targets[n]!.includes(link.targets[n]![k]!)));
}

function* resolve(table: Table, link: Link, slots: readonly Slot[], targets: readonly (readonly Entity[])[]): Rule {
  const base = resolutionOf(link.controller, link.source, link.x, link.event);
  const nodes = slots.map(({ node }) => node);
  const memory = changedMemory(base.memory, {
    targets,
    places: legalPlaces(link, targets),
    slots: nodes,
    thatPlayer: link.chooser === null ? [] : [link.chooser],
    paid: link.paid,
    thatMuch: link.event ? base.memory.thatMuch : link.counters,
    flagged: link.flagged,
    word: link.word,
  });
  const r = changedResolution(base, {
    memory,
    slots,
    modes: link.modes,
    shares: legalShares(link, targets),
    lapsed: link.lapsed,
  });
  follow(table, r, link);
  table.happened.push(
    happening({ event: 'resolve', link: link.id, name: link.name, card: link.source, player: link.controller }),
  );
  if (link.kind === 'resource') return yield* resolveResource(table, link);
  if (link.kind !== 'card') {
    yield* processEffects(table, r, link.effects);
    removeEffect(table, link); // 709.2g
    return;
  }
  const { facts } = table.card(link.source)!;
  const isAbility = (facts.types.includes('Ability') || facts.raid?.resolves) && !facts.types.includes('Ally');
  const stays = facts.ongoing && isOngoing(table.state, table.card(link.source)!);
  if (attaches(facts, link.modes)) return yield* resolveAttachment(table, link, r);
  yield* processEffects(table, r, link.effects);
  const card = table.card(link.source);
  if (card?.zone !== 'chain') return;
  if (card.duplicate || facts.attach?.byText || (isAbility && !stays)) {
    yield* happen(table, [
      happening({
        event: 'move',
        card: link.source,
        player: link.controller,
        rule: '709.2g',
        arrival: arriving('graveyard'),
      }),
    ]); // 305.1
  } else
    yield* putIntoPlay(table, [
      { card: link.source, under: link.controller, word: r.memory.word, kept: r.memory.kept },
    ]);
}

/** An effect leaves the chain (709.2g). */
function removeEffect(table: Table, link: Link): void {
  table.set(
    'chain',
    table.state.chain.filter(({ id }) => id !== link.id),
  );
}

/** A resource enters play in its controller's resource row, the way up it was placed (412.1a, 710.1c). */
function* resolveResource(table: Table, link: Link): Rule {
  const { source: card, controller: under, faceUp, exhausted } = link;
  const entry = { card, under, row: 'resource', faceDown: !faceUp } as const;
  yield* putIntoPlay(table, [exhausted ? { ...entry, exhausted } : entry]);
}

/** An attachment enters play attached to its target, or to a card its controller chooses as it resolves (400.2, 400.3). */
function* resolveAttachment(table: Table, link: Link, r: Resolution): Rule {
  const attach = table.card(link.source)!.facts.attach!;
  let host: CardId = 0;
  if (attach.targeted) {
    const target = r.memory.targets[r.slots.findIndex(({ node }) => node === attach)]?.[0];
    if (target && 'card' in target) host = target.card;
  } else {
    const hosts = all(attach.noun, reading(table, r));
    if (hosts.length > 0) {
      const asking = hosting(table.card(link.source)!.facts, link.source);
      host = yield* askCard(table, link.controller, 'attach', hosts, link.source, { for: asking });
    }
  }
  r.memory.that = [host];
  yield* processEffects(table, r, link.effects);
  if (table.card(link.source)?.zone !== 'chain') return;
  if (table.card(host)?.zone !== 'play' || table.card(link.source)!.duplicate)
    yield* happen(table, [
      happening({
        event: 'move',
        card: link.source,
        player: link.controller,
        rule: '709.2g',
        arrival: arriving('graveyard'),
      }),
    ]);
  else
    yield* putIntoPlay(table, [
      { card: link.source, under: link.controller, host, word: r.memory.word, kept: r.memory.kept },
    ]);
}

/** A combat that is still legal starts; else the proposal is interrupted (601.3). */
function* resolveProposal(table: Table, link: Link): Rule {
  const { attacker, defender, sabotage } = link.proposal!;
  if (
    attacker === 0 ||
    defender === 0 ||
    whyNotPropose(table.derived, link.controller, attacker, defender, sabotage, true)
  ) {
    yield* interrupt(table, link.id, true);
    return;
  }
  removeEffect(table, link);
  yield* startCombat(table, { attacker, defender, sabotage });
}
