import { releaseCubes } from '../attachments/releasing.ts';
import { isKind } from '../characteristics/typeLine.ts';
import type { Rule } from '../decisions/decision.ts';
import { noteLapses } from '../modifiers/remaining.ts';
import { noteReturns } from '../modifiers/returning.ts';
import { arriving } from '../state/arrival.ts';
import type { Of } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Player, State } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';
import { takeForms } from '../zones/copying.ts';
import { replenishDecks } from '../zones/replenishing.ts';
import { removeFromCombat } from '../zones/zones.ts';
import { happenNow } from './happen.ts';
import { haveStarted, noteAdded, orderSimultaneous } from './simultaneous.ts';
import { repairUniqueness } from './uniqueness.ts';

/**
 * What the rules check continuously: cards go over to whoever controls them now (401.3), and violations of
 * uniqueness are repaired before the game continues (414.1). Whatever ends a permission or a restriction can cause either:
 * a modifier, damage that is healed, a turn that begins, a card that flips.
 */
export function* settle(table: Table, since: number = table.state.time): Rule {
  if (table.state.players.some(isBossPlayer)) settleRaid(table);
  noteLapses(table); // 714.3b
  if (!table.isNoted()) {
    noteReturns(table); // 700.3
    noteAdded(table); // 718.2f
  }
  if (haveStarted(table, since)) yield* orderSimultaneous(table, since); // 718.3
  while (!table.derived.isSettled) {
    if (!(yield* goOver(table))) table.derived.setSettled();
  }
  leaveCombat(table);
  yield* repairUniqueness(table);
}

/** Forms are taken, and cards go over to whoever controls them now (401.3, 402.3). True if anything did. */
function* goOver(table: Table): Rule<boolean> {
  const before = table.derived;
  takeForms(table); // 402.3
  const moved: Of<'change control'>[] = [];
  const stranded: Of<'move'>[] = [];
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
  for (const { card } of moved) removeFromCombat(table, card); // 602.4
  if (moved.length > 0) yield* happenNow(table, moved);
  if (stranded.length > 0) yield* happenNow(table, stranded);
  return table.derived !== before;
}

/** What stops being a character is removed from combat (602.4), and what stops being a weapon strikes no more (303.2a). */
function leaveCombat(table: Table): void {
  const { combat, chain } = table.state;
  if (!combat && chain.length === 0) return;
  for (const id of fighters(table.state)) {
    const card = table.card(id);
    if (card && !isKind(card, table.derived.of(id), 'Character')) removeFromCombat(table, id);
  }
  for (const { weapon } of combat?.strikes ?? [])
    if (!isKind(table.card(weapon)!, table.derived.of(weapon), 'Weapon')) removeFromCombat(table, weapon);
}

function isBossPlayer({ boss }: Player): boolean {
  return boss;
}

function settleRaid(table: Table): void {
  replenishDecks(table); // R101.3c
  releaseCubes(table); // R402.3a
}

/** All that attack, defend or are proposed for it as characters: a sabotaged thing needs not be one. */
function fighters({ combat, chain }: State): readonly CardId[] {
  const found: CardId[] = [];
  if (combat) found.push(combat.attacker, ...(combat.sabotage ? [] : [combat.defender, combat.proposedDefender]));
  for (const { proposal } of chain)
    if (proposal) found.push(proposal.attacker, ...(proposal.sabotage ? [] : [proposal.defender]));
  return found;
}
