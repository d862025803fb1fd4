import { powersOf } from '../characteristics/characteristics.ts';
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Cost } from '../language/cost.ts';
import type { ChosenWord, Effect } from '../language/effect.ts';
import type { Facts } from '../language/facts.ts';
import type { CostChange } from '../language/modifier.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Sourced } from '../modifiers/sourced.ts';
import { holds } from '../reading/conditions.ts';
import type { Perspective } from '../reading/perspective.ts';
import { perspective, readWith } from '../reading/perspective.ts';
import { textAsAdded } from '../reading/text.ts';
import type { Spoken } from '../state/happening.ts';
import type { LinkKind, Proposal } from '../state/link.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { Total } from './costs.ts';
import { totalOf } from './costs.ts';
import { isPlayedFree } from './playFrom.ts';
import type { Priced, PriceStep } from './prices.ts';
import { after, stepsFor } from './prices.ts';
import { hasX } from './variable.ts';

/** A link that somebody wants to add, or that waits to be added: all that is known before its choices. */
export interface Intent {
  readonly kind: LinkKind;
  readonly controller: Seat;
  /** The card to be played or placed, or the card whose power is used. */
  readonly source: CardId;
  readonly effects: readonly Effect[];
  readonly condition: Condition | null;
  /** The card itself, when it is what is played: its attach description is part of its text. */
  readonly facts: Facts | null;
  readonly cost: readonly Cost[];
  readonly alternates: readonly (readonly Cost[])[];
  readonly additional: readonly Cost[];
  /** The key of the power, for "once per turn". */
  readonly power: string | null;
  /** What kind of word is chosen as it is added, and the chosen one. */
  readonly wording: ChosenWord | null;
  readonly word: string | null;
  readonly event: Spoken | null;
  readonly faceUp: boolean;
  readonly exhausted: boolean;
  readonly flagged: readonly CardId[];
  readonly uninterruptible: boolean;
  readonly proposal: Proposal | null;
}

const NOTHING: readonly never[] = [];

/** The word that is chosen as a part of what is paid. */
function wordIn(costs: readonly Cost[] | undefined): ChosenWord | undefined {
  return costs?.find((cost) => cost.pay === 'choose word')?.what;
}

type IntentParts = { readonly [K in keyof Intent]?: Intent[K] | undefined };

export function intentOf(kind: LinkKind, controller: Seat, source: CardId, parts: IntentParts): Intent {
  return {
    kind,
    controller,
    source,
    effects: parts.effects ?? NOTHING,
    condition: parts.condition ?? null,
    facts: parts.facts ?? null,
    cost: parts.cost ?? NOTHING,
    alternates: parts.alternates ?? NOTHING,
    additional: parts.additional ?? NOTHING,
    power: parts.power ?? null,
    wording: parts.wording ?? wordIn(parts.cost) ?? wordIn(parts.additional) ?? null,
    word: parts.word ?? null,
    event: parts.event ?? null,
    faceUp: parts.faceUp ?? true,
    exhausted: parts.exhausted ?? false,
    flagged: parts.flagged ?? NOTHING,
    uninterruptible: parts.uninterruptible ?? false,
    proposal: parts.proposal ?? null,
  };
}

export function changedIntent(intent: Intent, changes: Partial<Intent>): Intent {
  return Object.assign(intentOf(intent.kind, intent.controller, intent.source, intent), changes);
}

/** To play a card: its play cost, its alternate costs, its additional costs (403.3, 403.6a). */
export function toPlay(on: Derived, seat: Seat, card: CardId): Intent {
  if (isPlayedFree(on, seat, card)) return withoutCost(plainlyPlayed(on, seat, card)); // 403.3
  return plainlyPlayed(on, seat, card);
}

/** "Without paying its cost" is an alternate cost of nothing; additional costs are paid (403.3, 403.6a). */
export const withoutCost = (intent: Intent): Intent => changedIntent(intent, { cost: [], alternates: [] });

function plainlyPlayed(on: Derived, seat: Seat, card: CardId): Intent {
  const { facts } = on.card(card)!;
  const is = on.of(card);
  const p = perspective(on, seat, card);
  const amount: Amount = facts.plusX ? { amount: 'sum', of: [facts.cost ?? 0, { amount: 'X' }] } : (facts.cost ?? 0);
  const plain = { effects: textAsAdded(facts.text, p), facts, cost: [{ pay: 'resources', amount }] as const };
  if (is.powers.length === 0) return intentOf('card', seat, card, plain);
  const alternates = powersOf(is, 'alternate cost').filter(({ it }) => !it.if || holds(it.if, p));
  const additional = powersOf(is, 'additional cost').filter(({ it }) => it.to === 'play');
  return intentOf('card', seat, card, {
    effects: plain.effects,
    facts,
    cost: plain.cost,
    alternates: alternates.map(({ it }) => it.cost),
    additional: additional.flatMap(({ it }) => it.cost),
    wording: powersOf(is, 'choose as played')[0]?.it.what,
  });
}

/** The whole cost of a link: base or alternate, plus additions, minus reductions (707.1e). */
export function totalCost(on: Derived, intent: Intent, source: CardId, x: number, alternate: number): Total {
  const p = asWorded(intent, perspective(on, intent.controller, source, x));
  const total = totalOf(paidIn(intent, alternate), p);
  let { resources } = total;
  for (const step of priceSteps(on, intent, source, alternate)) resources = after(resources, step);
  return { resources: Math.max(0, resources), others: total.others };
}

/** What is paid in the usual way, or in one of the others (403.3). */
function paidIn({ cost, alternates, additional }: Intent, alternate: number): readonly Cost[] {
  const base = alternate < 0 ? cost : (alternates[alternate] ?? NOTHING);
  return additional.length === 0 ? base : [...base, ...additional];
}

const UNCHANGED: readonly PriceStep[] = [];

/** What modifiers make of the cost of a link (707.1e). */
export function priceSteps(on: Derived, intent: Intent, source: CardId, alternate = -1): readonly PriceStep[] {
  const own = ownChanges(on, intent, source);
  const priced = on.costs.length + own.length === 0 ? undefined : pricedAs(intent, source, alternate);
  if (!priced) return UNCHANGED;
  return stepsFor(on, priced, own, (p) => wordedFor(intent, source, p));
}

/** What it is that is paid for, where modifiers can change that. */
export function pricedAs(intent: Intent, card: CardId, alternate: number): Priced | undefined {
  const cost = COST_KINDS[intent.kind];
  return cost && { cost, payer: intent.controller, card, withX: paidIn(intent, alternate).some(paysX) };
}

/** Only what stands there as X counts, not what is exhausted or discarded X times. */
const paysX = (cost: Cost): boolean => cost.pay === 'resources' && hasX(cost.amount);

/** What is paid may speak of the word that is chosen with it. */
export function asWorded({ word }: Intent, p: Perspective): Perspective {
  return word === null ? p : readWith(p, word);
}

/** A card's changes to its own cost may speak of the word that is chosen as it is played. */
function wordedFor({ word }: Intent, source: CardId, p: Perspective): Perspective {
  return word === null || p.source !== source ? p : readWith(p, word);
}

/** A card's changes to its own cost work wherever it is played from (704.1a). */
function ownChanges(on: Derived, { controller, kind }: Intent, source: CardId): readonly Sourced<CostChange>[] {
  if (kind !== 'card' || !on.card(source)?.facts.powers.length) return NOTHING;
  return powersOf(on.of(source), 'cost change')
    .filter(({ it }) => it.change.noun.self)
    .map(({ it, key }) => ({ it: it.change, source, controller, x: 0, key, timestamp: 0, modifier: 0, flagged: null }));
}

const COST_KINDS: { readonly [K in LinkKind]?: 'play' | 'use' | 'complete' } = {
  card: 'play',
  payment: 'use',
  reward: 'complete',
};
