import { nameOnSide } from '../characteristics/characteristics.ts';
import { select, selectPlayers } from '../choosing/select.ts';
import { askCard } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { happenNow } from '../events/happen.ts';
import type { Effect } from '../language/effect.ts';
import type { Players } from '../language/selection.ts';
import type { Resolution } from '../reading/resolution.ts';
import { present } from '../reading/resolution.ts';
import type { Arrival } from '../state/arrival.ts';
import { arriving, changedArrival } from '../state/arrival.ts';
import type { Card } from '../state/card.ts';
import type { Happening, Of } from '../state/happening.ts';
import { changedHappening, happening } from '../state/happening.ts';
import type { Entity } from '../state/link.ts';
import { changedLink } from '../state/link.ts';
import { changedModifier } from '../state/modifier.ts';
import { changedCombat } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { removeFromCombat } from '../zones/zones.ts';

/**
 * A Master Hero takes the place of its party's hero: attachments, counters, damage and readiness go over to it,
 * as do links that target the hero, modifiers to it and its place in combat (301.4a, 301.4b).
 */
export function* becomeMaster(table: Table, entries: readonly Of<'enter play'>[]): Rule<readonly Happening[]> {
  const left = [...entries];
  const done: Happening[] = [];
  while (left.length > 0) {
    const seat = left[0]!.player;
    const mine = left.filter(({ player }) => player === seat).map(({ card }) => card);
    const next = yield* askCard(table, seat, 'Master Hero', mine); // 301.4e
    const entry = left.splice(
      left.findIndex(({ card }) => card === next),
      1,
    )[0]!;
    done.push(...(yield* replaceHero(table, entry)));
  }
  return done;
}

/** The starting hero, removed by a Master Hero, takes its place back, flipped the way it was (301.4d). */
function* restoreHero(table: Table, seat: Seat): Rule<boolean> {
  const { removed, startingHero, hero } = table.player(seat);
  const id = removed.find((other) => table.card(other)?.physical === startingHero);
  if (id === undefined || !table.card(hero)) return false;
  const { faceDown } = table.card(id)!;
  const arrival = arriving('play', { controller: seat, row: 'hero', faceDown });
  return (yield* replaceHero(table, happening({ event: 'enter play', card: id, player: seat, arrival }))).length > 0;
}

/** The new hero arrives as the old one was, or as it is said here (R101.4). */
function* replaceHero(
  table: Table,
  entry: Of<'enter play'>,
  inherited: Partial<Arrival> = likeness(table.card(table.player(entry.player).hero)),
): Rule<readonly Happening[]> {
  const seat = entry.player;
  const old = table.card(table.player(seat).hero);
  const formerName = old && nameOnSide(old);
  const { combat } = table.state;
  const arrival = changedArrival(changedArrival(entry.arrival, inherited), { row: 'hero' });
  const arrived = yield* happenNow(table, [changedHappening(entry, { arrival })]);
  const hero = arrived[0]?.became;
  if (hero === undefined) return [];
  table.changePlayer(seat, { hero });
  if (old) {
    inherit(table, old.id, hero, combat);
    const [gone] = yield* happenNow(table, [
      happening({
        event: 'move',
        card: old.id,
        player: seat,
        byGame: true,
        rule: '301.4a',
        arrival: arriving('removed', { faceDown: old.faceDown }),
      }),
    ]);
    const replacedHeroes = [...table.player(seat).replacedHeroes, ...(gone?.became === undefined ? [] : [gone.became])];
    table.changePlayer(seat, { hero, replacedHeroes });
  }
  if (nameOnSide(table.card(hero)!) !== formerName)
    yield* happenNow(table, [happening({ event: 'become hero', card: hero, player: seat })]); // 301.4c
  return arrived;
}

function likeness(old: Card | undefined): Partial<Arrival> {
  return old ? { exhausted: old.exhausted, damage: old.damage, counters: old.counters } : {};
}

function inherit(table: Table, from: CardId, to: CardId, combat: Table['state']['combat']): void {
  for (const id of table.state.play) if (table.card(id)?.host === from) table.change(id, { host: to });
  const swap = (id: CardId) => (id === from ? to : id);
  const swapEntity = (entity: Entity): Entity => ('card' in entity ? { card: swap(entity.card) } : entity);
  table.set(
    'chain',
    table.state.chain.map((link) =>
      changedLink(link, {
        targets: link.targets.map((slot) => slot.map(swapEntity)),
        proposal: link.proposal && {
          attacker: swap(link.proposal.attacker),
          defender: swap(link.proposal.defender),
          sabotage: link.proposal.sabotage,
        },
      }),
    ),
  );
  table.set(
    'modifiers',
    table.state.modifiers.map((modifier) =>
      changedModifier(modifier, { flagged: modifier.flagged?.map(swap) ?? null }),
    ),
  );
  table.changeTurn({ history: table.state.turn.history.map((past) => retold(past, from, to)) });
  if (combat) {
    removeFromCombat(table, from);
    const inherited = changedCombat(combat, {
      attacker: swap(combat.attacker),
      defender: swap(combat.defender),
      proposedDefender: swap(combat.proposedDefender),
      strikes: combat.strikes.map(({ weapon, wielder }) => ({ weapon, wielder: swap(wielder) })),
    });
    table.set('combat', inherited);
  }
}

/** What the old hero did and what was done to it was done by the new one, and to it (301.4b). */
function retold(past: Happening, from: CardId, to: CardId): Happening {
  if (past.card !== from && past.by !== from && past.to !== from) return past;
  return changedHappening(past, {
    ...(past.card === from ? { card: to } : {}),
    ...(past.by === from ? { by: to } : {}),
    ...(past.to === from ? { to } : {}),
  });
}

/** Another card of the same Boss takes its place (R101.4). */
export function* swapBoss(table: Table, r: Resolution, effect: Extract<Effect, { do: 'swap' }>): Rule<boolean> {
  const [named] = yield* select(table, r, effect.with);
  const old = table.card(table.player(r.controller).hero);
  const card = named === undefined ? 0 : present(table, r, named);
  if (!old || !table.card(card)) return false;
  const arrival = arriving('play', {
    controller: r.controller,
    exhausted: effect.sameReadiness === true && old.exhausted,
    damage: 0,
    counters: old.counters,
  });
  const arrived = yield* replaceHero(
    table,
    happening({ event: 'enter play', card, player: r.controller, arrival }),
    arrival,
  );
  return arrived.length > 0;
}

export function* restoreStartingHero(table: Table, r: Resolution, who: Players): Rule<boolean> {
  let done = false;
  for (const seat of yield* selectPlayers(table, r, who)) if (yield* restoreHero(table, seat)) done = true;
  return done;
}
