import { happenNow } from '../events/happen.ts';
import type { Rule } from '../game/decision.ts';
import { noteLapses } from '../modifiers/remaining.ts';
import { noteReturns } from '../modifiers/returning.ts';
import { haveStarted, noteAdded, orderSimultaneous } from '../modifiers/simultaneous.ts';
import { isKind } from '../powers/nouns.ts';
import { arriving } from '../state/arrival.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Player, State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import type { CardId } from '../vocabulary.ts';
import { replenishDecks } from './bosses.ts';
import { takeForms } from './copying.ts';
import { releaseCubes } from './cubes.ts';
import { repairUniqueness } from './uniqueness.ts';
import { removeFromCombat } from './zones.ts';

/**
 * What the rules check continuously: cards go over to whoever controls them now (401.3), and violations of
 * uniqueness are repaired before the game continues (414.1). Only the play zone, modifiers and attaching can cause either.
 */
export function* settle(table: Table, since: number = table.state.time): Rule {
  if (table.state.players.some(isBossPlayer)) settleRaid(table);
  noteLapses(table); // 714.3b
  if (!table.isNoted()) {
    noteReturns(table); // 700.3
    noteAdded(table); // 718.2f
  }
  if (haveStarted(table, since)) yield* orderSimultaneous(table, since); // 718.3
  if (table.settled(table.state.play, table.state.modifiers)) return;
  takeForms(table); // 402.3
  const moved: Happening[] = [];
  const stranded: Happening[] = [];
  for (const id of table.state.play) {
    const controller = table.derived.controllerOf(id);
    const card = table.card(id)!;
    if (controller === card.controller) continue;
    if (!table.player(controller).lost)
      moved.push(happening({ event: 'change control', card: id, player: controller }));
    else
      stranded.push(
        happening({
          event: 'move',
          card: id,
          player: controller,
          byGame: true,
          rule: '401.3b',
          arrival: arriving('removed'),
        }),
      );
  }
  if (moved.length > 0) {
    for (const { card } of moved) removeFromCombat(table, card!); // 602.4
    yield* happenNow(table, moved);
  }
  if (stranded.length > 0) yield* happenNow(table, stranded);
  leaveAsNonCharacters(table);
  for (const { weapon } of table.state.combat?.strikes ?? [])
    if (!isKind(table.card(weapon)!, table.derived.of(weapon), 'Weapon')) removeFromCombat(table, weapon); // 303.2a
  yield* repairUniqueness(table);
}

function isBossPlayer({ boss }: Player): boolean {
  return boss;
}

function settleRaid(table: Table): void {
  replenishDecks(table); // R101.3c
  releaseCubes(table); // R402.3a
}

/** What stops being a character is removed from combat (602.4). */
function leaveAsNonCharacters(table: Table): void {
  for (const id of fighters(table.state)) {
    const card = table.card(id);
    if (card && !isKind(card, table.derived.of(id), 'Character')) removeFromCombat(table, id);
  }
}

/** All that attack, defend or are proposed for it as characters: a sabotaged thing needs not be one. */
function fighters({ combat, chain }: State): readonly CardId[] {
  const found: CardId[] = [];
  if (combat) found.push(combat.attacker, ...(combat.sabotage ? [] : [combat.defender, combat.proposedDefender]));
  for (const { proposal } of chain)
    if (proposal) found.push(proposal.attacker, ...(proposal.sabotage ? [] : [proposal.defender]));
  return found;
}
