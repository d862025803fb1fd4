import type { Rule } from '../decisions/decision.ts';
import type { Amount } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import type { Selection } from '../language/selection.ts';
import type { Phrase } from '../language/walk.ts';
import { inside, rewritten } from '../language/walk.ts';
import { amountOf } from '../reading/amounts.ts';
import { all } from '../reading/nouns.ts';
import { readOf } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, reading } from '../reading/resolution.ts';
import type { Table } from '../table/table.ts';
import { chooseCards } from './select.ts';

/** A number of a card that has to be chosen: "the ATK of a weapon you control". */
interface Measured {
  readonly amount: 'atk' | 'health' | 'def' | 'cost' | 'damage';
  readonly of: Extract<Selection, { select: 'choose' }>;
}

/** The parts of an instruction that are numbers, or have them in them. */
const NUMBERS: ReadonlySet<string> = new Set(['amount', 'count', 'changes', 'continuous']);

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
    const chosen = yield* chooseCards(table, r, r.controller, all(noun, p), count, 'measured', {
      for: askingOf(r, r.controller, { does: [] }),
    });
    const it: Amount = { amount: amount.amount, of: { select: 'it' } };
    known.set(
      wordsOf(amount),
      chosen.reduce((sum, id) => sum + amountOf(it, readOf(p, id)), 0),
    );
  }
  const filled = (part: Phrase): Phrase['phrase'] | undefined => {
    if (hasTextOfItsOwn(part)) return part.phrase;
    return part.kind === 'amount' && isMeasured(part.phrase) ? known.get(wordsOf(part.phrase)) : undefined;
  };
  return rewritten('effect', effect, (part) => {
    if (NUMBERS.has(part.as)) return filled(part) ?? inNumber(part, filled);
    return part.phrase;
  });
}

/** A number, or what has numbers in it. */
function inNumber({ kind, phrase }: Phrase, filled: (part: Phrase) => Phrase['phrase'] | undefined): Phrase['phrase'] {
  return typeof phrase === 'object' ? rewritten(kind, phrase, filled) : phrase;
}

/** The same words mean the same card. */
const wordsOf = (amount: Measured): string => JSON.stringify(amount);

const found = new WeakMap<Effect, readonly Measured[]>();

/** What has to be chosen for an instruction, each only once, found once for each. */
function openIn(effect: Effect): readonly Measured[] {
  let open = found.get(effect);
  if (!open) {
    const byWords = new Map<string, Measured>();
    for (const part of inside('effect', effect)) if (NUMBERS.has(part.as)) collect(part, byWords);
    open = [...byWords.values()];
    found.set(effect, open);
  }
  return open;
}

function collect(part: Phrase, into: Map<string, Measured>): void {
  if (hasTextOfItsOwn(part)) return;
  if (part.kind === 'amount' && isMeasured(part.phrase)) into.set(wordsOf(part.phrase), part.phrase);
  else for (const inner of inside(part.kind, part.phrase)) collect(inner, into);
}

/** A power with a text of its own is read when that is processed. */
const hasTextOfItsOwn = ({ kind, phrase }: Phrase): boolean => kind === 'power' && 'effects' in phrase;

const isMeasured = (amount: Amount): amount is Measured =>
  typeof amount === 'object' &&
  'of' in amount &&
  typeof amount.of === 'object' &&
  'select' in amount.of &&
  amount.of.select === 'choose';
