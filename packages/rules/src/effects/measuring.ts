import type { Rule } from '../game/decision.ts';
import type { Amount } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import type { Selection } from '../language/selection.ts';
import { amountOf } from '../powers/amounts.ts';
import { all } from '../powers/nouns.ts';
import { readOf } from '../powers/perspective.ts';
import type { Table } from '../state/table.ts';
import type { Resolution } from './resolution.ts';
import { reading } from './resolution.ts';
import { chooseCards } from './select.ts';

type Parts = Readonly<Record<string, unknown>>;
/** A number of a card that has to be chosen: "the ATK of a weapon you control". */
interface Measured {
  readonly amount: 'atk' | 'health' | 'def' | 'cost' | 'damage';
  readonly of: Extract<Selection, { select: 'choose' }>;
}

/** The parts of an instruction that are numbers, or have them in them. */
const NUMBERS = ['amount', 'count', 'changes', 'continuous'];

/**
 * The instruction with a number in the place of each number of some card: its controller chooses the card as the
 * instruction is processed (709.2b), and what was read is locked in (709.2d).
 */
export function* measured(table: Table, r: Resolution, effect: Effect): Rule<Effect> {
  const open = openIn(effect);
  if (open.length === 0) return effect;
  const known = new Map<string, number>();
  for (const amount of open) {
    const p = reading(table, r);
    const { noun, count = { exactly: 1 } } = amount.of;
    const chosen = yield* chooseCards(table, r, r.controller, all(noun, p), count, 'card', false);
    const it: Amount = { amount: amount.amount, of: { select: 'it' } };
    known.set(
      JSON.stringify(amount),
      chosen.reduce((sum, id) => sum + amountOf(it, readOf(p, id)), 0),
    );
  }
  const parts = NUMBERS.filter((key) => key in effect).map((key) => [
    key,
    filled((effect as object as Parts)[key], known),
  ]);
  return { ...effect, ...Object.fromEntries(parts) };
}

const found = new WeakMap<Effect, readonly Measured[]>();

/** What has to be chosen for an instruction, each only once, found once for each. */
function openIn(effect: Effect): readonly Measured[] {
  let open = found.get(effect);
  if (!open) {
    const byWords = new Map<string, Measured>();
    for (const key of NUMBERS) collect((effect as object as Parts)[key], byWords);
    open = [...byWords.values()];
    found.set(effect, open);
  }
  return open;
}

function collect(part: unknown, into: Map<string, Measured>): void {
  if (!hasParts(part)) return;
  if (isMeasured(part)) into.set(JSON.stringify(part), part);
  else for (const inner of Object.values(part)) collect(inner, into);
}

function filled(part: unknown, known: ReadonlyMap<string, number>): unknown {
  if (!hasParts(part)) return part;
  if (Array.isArray(part)) return part.map((inner) => filled(inner, known));
  if (isMeasured(part)) return known.get(JSON.stringify(part));
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, filled(inner, known)]));
}

/** A power with a text of its own is read when that is processed. */
const hasParts = (part: unknown): part is object => typeof part === 'object' && part !== null && !('effects' in part);

const isMeasured = (part: object): part is Measured =>
  'amount' in part && typeof part.amount === 'string' && 'of' in part && (part as Measured).of.select === 'choose';
