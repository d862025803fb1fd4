import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Change } from '../language/modifier.ts';
import type { Noun } from '../language/noun.ts';

/** The things about cards that one modifier can change and another can look at (719.1), as bits. */
export const ASPECT = {
  atk: 1,
  health: 2,
  def: 4,
  types: 8,
  tags: 16,
  name: 32,
  control: 64,
  powers: 128,
  damageTypes: 256,
  hasAtk: 512,
  hasHealth: 1024,
  hasDef: 2048,
  double: 4096,
  /** Not written by modifiers, but looked at: what invalidates them. */
  exhausted: 8192,
  damage: 16384,
  turn: 32768,
  combat: 65536,
} as const;

const NUMBERS = ASPECT.atk | ASPECT.health | ASPECT.def;

/** What a description of cards looks at. */
export function nounReads(noun: Noun | undefined): number {
  if (!noun) return 0;
  let reads = 0;
  if (noun.exhausted !== undefined) reads |= ASPECT.exhausted;
  if (noun.damaged !== undefined) reads |= ASPECT.damage;
  if (noun.fresh !== undefined || noun.dealtDamageThisTurn) reads |= ASPECT.turn;
  if (noun.attacking !== undefined || noun.defending !== undefined) reads |= ASPECT.combat;
  if (noun.inCombat !== undefined || noun.inCombatWith) reads |= ASPECT.combat;
  if (noun.kind) reads |= ASPECT.types | ASPECT.tags;
  if (noun.tag || noun.sharesClass) reads |= ASPECT.tags;
  if (noun.sameType || noun.sharesType) reads |= ASPECT.types;
  if (noun.whose && noun.whose !== 'any') reads |= ASPECT.control;
  if (noun.of) reads |= ASPECT.control;
  if (noun.name !== undefined || noun.sameName) reads |= ASPECT.name;
  if (noun.granting) reads |= ASPECT.powers;
  if (noun.keyword !== undefined) reads |= ASPECT.powers;
  if (noun.damageType) reads |= ASPECT.damageTypes;
  if (noun.atk) reads |= ASPECT.atk | amountReads(noun.atk.than);
  if (noun.health) reads |= ASPECT.health | amountReads(noun.health.than);
  if (noun.cost) reads |= amountReads(noun.cost.than);
  if (noun.dealtDamageThisTurn) reads |= nounReads(noun.dealtDamageThisTurn.by);
  if (noun.inCombatWith) reads |= nounReads(noun.inCombatWith);
  if (noun.targetingOnly) reads |= nounReads(noun.targetingOnly);
  if (noun.any) for (const one of noun.any) reads |= nounReads(one);
  return reads | nounReads(noun.not);
}

function amountReads(amount: Amount): number {
  if (typeof amount === 'number') return 0;
  switch (amount.amount) {
    case 'count':
      return nounReads(amount.of);
    case 'resources':
      return ASPECT.control;
    case 'atk':
    case 'health':
    case 'def':
      return ASPECT[amount.amount] | (amount.of.select === 'each' ? nounReads(amount.of.noun) : 0);
    case 'cost':
      return amount.of.select === 'each' ? nounReads(amount.of.noun) : 0;
    case 'damage':
      return ASPECT.damage | (amount.of.select === 'each' ? nounReads(amount.of.noun) : 0);
    case 'sum':
    case 'times':
      return amount.of.reduce<number>((reads, part) => reads | amountReads(part), 0);
    case 'if':
      return conditionReads(amount.if) | amountReads(amount.then) | amountReads(amount.else);
    default:
      return 0;
  }
}

export function conditionReads(condition: Condition | undefined): number {
  if (!condition) return 0;
  switch (condition.is) {
    case 'there':
      return nounReads(condition.noun) | (condition.atLeast ? amountReads(condition.atLeast) : 0);
    case 'so':
      return nounReads(condition.noun);
    case 'different names':
      return ASPECT.name | nounReads(condition.noun);
    case 'compared':
      return amountReads(condition.left) | amountReads(condition.right);
    case 'hero trait':
      return ASPECT.tags;
    case 'turn of':
    case 'action phase':
    case 'your first turn':
      return ASPECT.turn;
    case 'happened': {
      const { card, by, to } = condition.watch;
      return ASPECT.turn | nounReads(card) | nounReads(by) | nounReads(to);
    }
    case 'all':
    case 'any':
      return condition.of.reduce((reads, part) => reads | conditionReads(part), 0);
    case 'not':
      return conditionReads(condition.of);
    default:
      return 0;
  }
}

/** What the result of a change depends on. */
export function changeReads(change: Change): number {
  switch (change.change) {
    case 'atk':
      return ASPECT.hasAtk | amountReads(change.by);
    case 'health':
      return ASPECT.hasHealth | amountReads(change.by);
    case 'def':
      return ASPECT.hasDef | amountReads(change.by);
    case 'set atk':
    case 'set health':
    case 'set def':
      return amountReads(change.to);
    case 'double':
      return NUMBERS | ASPECT.double; // 719.4
    case 'grant':
      return ASPECT.powers | (change.power.power === 'keyword' ? amountReads(change.power.number ?? 1) : 0);
    default:
      return 0;
  }
}

export function changeWrites(change: Change): number {
  switch (change.change) {
    case 'atk':
    case 'health':
    case 'def':
      return ASPECT[change.change];
    case 'set atk':
      return ASPECT.atk | ASPECT.hasAtk;
    case 'set health':
      return ASPECT.health | ASPECT.hasHealth;
    case 'set def':
      return ASPECT.def | ASPECT.hasDef;
    case 'double':
      return ASPECT[change.what];
    case 'grant':
    case 'printed powers':
    case 'lose powers':
      return ASPECT.powers;
    case 'add type':
    case 'become type':
      return ASPECT.types;
    case 'add tag':
    case 'add chosen tag':
      return ASPECT.tags;
    case 'add damage type':
    case 'become damage type':
      return ASPECT.damageTypes;
    case 'control':
      return ASPECT.control;
    default:
      return 0;
  }
}
