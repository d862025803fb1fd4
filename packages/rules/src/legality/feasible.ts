import type { Ruling } from '../decisions/decision.ts';
import type { Cost } from '../language/cost.ts';
import type { Derived } from '../modifiers/derive.ts';
import { amountOf } from '../reading/amounts.ts';
import { modalOf } from '../reading/modes.ts';
import type { Perspective } from '../reading/perspective.ts';
import { perspective } from '../reading/perspective.ts';
import { slotsOf } from '../reading/slots.ts';
import type { CardId } from '../vocabulary.ts';
import { deckOf } from '../zones/decks.ts';
import { canPay, readyResources } from './costs.ts';
import type { Intent } from './intent.ts';
import { asWorded, changedIntent, totalCost } from './intent.ts';
import { canChooseAll } from './targets.ts';
import { hasX } from './variable.ts';
import { wordsFor } from './wordsToChoose.ts';

/** Why a link could not be finished, whatever its controller chose; undefined if it could (707.1). */
export function whyNotFinish(on: Derived, intent: Intent): Ruling | undefined {
  const { source } = intent;
  if (!usesX(intent.cost) && !usesX(intent.additional)) {
    if (!someModesWork(on, intent, source, 0)) return { rule: '706.1', reason: 'no legal target', card: source };
    if (payableWays(on, intent, source, 0).length > 0) return undefined;
    return { rule: '403.1', reason: 'cannot pay', card: source };
  }
  const targetable = possibleXs(on, intent, source).filter((x) => someModesWork(on, intent, source, x));
  if (targetable.length === 0) return { rule: '706.1', reason: 'no legal target', card: source };
  if (targetable.some((x) => payableWays(on, intent, source, x).length > 0)) return undefined;
  return { rule: '403.1', reason: 'cannot pay', card: source };
}

/** The values of X for which targets can be chosen and the cost be paid (707.1b). */
export function feasibleXs(on: Derived, intent: Intent, source: CardId): readonly number[] {
  return possibleXs(on, intent, source).filter(
    (x) => someModesWork(on, intent, source, x) && payableWays(on, intent, source, x).length > 0,
  );
}

export function usesX(costs: readonly Cost[]): boolean {
  return costs.some(
    (cost) =>
      ('amount' in cost && hasX(cost.amount)) ||
      ('count' in cost && hasX(cost.count)) ||
      ('noun' in cost && [cost.noun.cost, cost.noun.atk, cost.noun.health].some((to) => hasX(to?.than))),
  );
}

/** X can be raised as long as resources or cards could pay for it. */
function possibleXs(on: Derived, intent: Intent, source: CardId): readonly number[] {
  if (!usesX(intent.cost) && !usesX(intent.additional)) return [0];
  const player = on.state.players[intent.controller]!;
  const { hand, graveyards } = player;
  const isPaid = [...intent.cost, ...intent.additional].some(({ pay }) => pay === 'top cards');
  const fromDeck = isPaid ? deckOf(player).length : 0;
  const cards = on.state.play.length + hand.length + fromDeck + graveyards.reduce((sum, pile) => sum + pile.length, 0);
  const costs = on.state.play.map((id) => on.of(id).cost); // "with cost X"
  const counters = Object.values(on.card(source)?.counters ?? {});
  const payable = Math.max(readyResources(on, intent.controller).length + cards, ...costs, ...counters);
  const most = Math.min(
    payable,
    limitOfX([...intent.cost, ...intent.additional], perspective(on, intent.controller, source)),
  );
  const xs = [0];
  for (let x = 1; x <= most; x++)
    if (canPay(perspective(on, intent.controller, source, x), totalCost(on, intent, source, x, -1))) xs.push(x);
  return xs;
}

/** "Where X is 5 or less." */
function limitOfX(costs: readonly Cost[], p: Perspective): number {
  return Math.min(
    ...costs.map((cost) => ('atMost' in cost && cost.atMost !== undefined ? amountOf(cost.atMost, p) : Infinity)),
  );
}

/** The ways to pay: -1 for the printed cost, else the number of an alternate cost (403.3). */
export function payableWays(on: Derived, intent: Intent, source: CardId, x: number): readonly number[] {
  if (intent.wording === null || intent.word !== null) return waysWith(on, intent, source, x);
  return [
    ...new Set(
      wordsToTry(on, intent, source, x).flatMap((word) => waysWith(on, changedIntent(intent, { word }), source, x)),
    ),
  ].sort((a, b) => a - b);
}

/** The words that can be chosen so that the cost can be paid (707.1e). */
export function payableWords(on: Derived, intent: Intent, source: CardId, x: number): readonly string[] {
  return wordsToTry(on, intent, source, x).filter(
    (word) => waysWith(on, changedIntent(intent, { word }), source, x).length > 0,
  );
}

function wordsToTry(on: Derived, { wording, controller }: Intent, source: CardId, x: number): readonly string[] {
  return wording === null ? NO_WORDS : wordsFor(perspective(on, controller, source, x), wording);
}
const NO_WORDS: readonly string[] = [];

const ORDINARY: readonly number[] = [-1];
const NONE: readonly number[] = [];

function waysWith(on: Derived, intent: Intent, source: CardId, x: number): readonly number[] {
  const p = asWorded(intent, perspective(on, intent.controller, source, x));
  if (intent.alternates.length === 0) return canPay(p, totalCost(on, intent, source, x, -1)) ? ORDINARY : NONE;
  const ways = [-1, ...(x === 0 ? intent.alternates.keys() : [])]; // 707.1b
  return ways.filter((way) => canPay(p, totalCost(on, intent, source, x, way)));
}

function someModesWork(on: Derived, intent: Intent, source: CardId, x: number): boolean {
  const modal = modalOf(intent.effects);
  return modal ? modesToChoose(on, intent, source, x, []).length > 0 : targetsExist(on, intent, source, x, []);
}

/** The modes that can be chosen next so that the choice can be completed (707.1c). */
export function modesToChoose(
  on: Derived,
  intent: Intent,
  source: CardId,
  x: number,
  chosen: readonly number[],
): readonly number[] {
  const modal = modalOf(intent.effects)!;
  const completes = (modes: readonly number[]): boolean =>
    modes.length >= modal.count
      ? targetsExist(on, intent, source, x, modes)
      : modal.modes.some((_, n) => !modes.includes(n) && completes([...modes, n]));
  return modal.modes.map((_, n) => n).filter((n) => !chosen.includes(n) && completes([...chosen, n]));
}

function targetsExist(on: Derived, intent: Intent, source: CardId, x: number, modes: readonly number[]): boolean {
  const slots = slotsOf(intent.effects, modes, intent.facts ?? undefined);
  if (slots.length === 0) return true;
  const p = perspective(on, intent.controller, source, x, intent.event);
  return canChooseAll(slots, p);
}
