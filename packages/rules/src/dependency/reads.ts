import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Noun, Relation } from '../language/noun.ts';
import type { Players, Selection } from '../language/selection.ts';
import type { Watch } from '../language/trigger.ts';
import { ASPECT, ofKind, TYPES } from './aspects.ts';

/** A new word does not compile until it is said here what it looks at. */
function nothingElse(_: never): void {}

/** On which card it looks: one to which it could apply, its source, or any other. */
type Where = 'own' | 'source' | 'any';

/** What a text looks at, collected word by word. */
export interface Reads {
  own: number;
  source: number;
  any: number;
  /** Whose cards those are at which it looks besides its own and its source. */
  readonly whose: Set<Relation>;
  /** The tags and keywords it asks for; null for all. */
  tags: Set<string> | null;
  keywords: Set<string> | null;
  /** Does it say "you", "friendly" or "opposing"? */
  saysYou: boolean;
}

export const noReads = (): Reads => ({
  own: 0,
  source: 0,
  any: 0,
  whose: new Set(),
  tags: new Set(),
  keywords: new Set(),
  saysYou: false,
});

/** What a description of cards looks at. */
export function lookForNoun(noun: Noun | undefined, reads: Reads, where: Where): void {
  if (!noun) return;
  const on = noun.self ? 'source' : where;
  reads[on] |= bitsOf(noun);
  if (noun.kind) for (const kind of noun.kind) if (ofKind(kind) & ASPECT.tags) reads.tags?.add(kind);
  for (const tags of [noun.tag, noun.allTags]) if (tags) for (const tag of tags) reads.tags?.add(tag);
  if (noun.sharesClass) reads.tags = null;
  if (noun.keyword !== undefined) reads.keywords?.add(noun.keyword);
  if (noun.granting) reads.keywords = null;
  if (noun.whose && noun.whose !== 'any') reads.saysYou = true;
  if (noun.owner && noun.owner !== 'any') reads.saysYou = true;
  if (on === 'any') reads.whose.add(noun.whose ?? 'any');
  if (noun.of) lookForPlayers(noun.of, reads);
  for (const compared of [noun.atk, noun.health, noun.remaining, noun.cost, noun.damage, noun.counters?.number])
    if (compared) lookForAmount(compared.than, reads);
  for (const others of [noun.sameName, noun.sharesClass, noun.sameType, noun.sharesType])
    if (others) lookForSelection(others, reads, bitsOf(noun));
  for (const others of [noun.among, noun.except]) if (others) lookForSelection(others, reads, 0);
  if (noun.past) lookForWatch(noun.past.was, reads);
  lookForNoun(noun.inCombatWith, reads, 'any');
  lookForNoun(noun.targetingOnly, reads, 'any');
  lookForNoun(noun.targeting, reads, 'any');
  lookForNoun(noun.attachedTo, reads, 'any');
  lookForNoun(noun.hosts, reads, 'any');
  lookForNoun(noun.controls, reads, 'any');
  if (noun.any) for (const one of noun.any) lookForNoun(one, reads, on);
  lookForNoun(noun.not, reads, on);
}

/** What a description of events looks at. */
function lookForWatch({ card, by, to, with: tool, whose, dealt }: Watch, reads: Reads): void {
  reads.any |= ASPECT.turn;
  if (whose) reads.saysYou = true;
  for (const noun of [card, by, to, tool]) lookForNoun(noun, reads, 'any');
  if (dealt) lookForWatch(dealt, reads);
}

/** What its own words ask of a card. */
function bitsOf(noun: Noun): number {
  let bits = 0;
  if (noun.exhausted !== undefined) bits |= ASPECT.exhausted;
  if (noun.damaged !== undefined || noun.damage) bits |= ASPECT.damage;
  if (noun.fresh !== undefined || noun.past) bits |= ASPECT.turn;
  if (noun.attacking !== undefined || noun.defending !== undefined || noun.protecting !== undefined)
    bits |= ASPECT.combat;
  if (noun.inCombat !== undefined || noun.inCombatWith) bits |= ASPECT.combat;
  if (noun.everywhere || (noun.zone !== undefined && noun.zone !== 'play')) bits |= ASPECT.elsewhere;
  if (noun.targetingOnly || noun.targeting) bits |= ASPECT.elsewhere;
  if (noun.kind) for (const kind of noun.kind) bits |= ofKind(kind);
  if (noun.tag || noun.allTags || noun.sharesClass || noun.sharesRace || noun.chosenTag) bits |= ASPECT.tags;
  if (noun.sameType || noun.sharesType || noun.chosenTag) bits |= TYPES;
  if ((noun.whose && noun.whose !== 'any') || noun.of || noun.controls) bits |= ASPECT.control;
  if (noun.name !== undefined || noun.nameHas !== undefined || noun.sameName || noun.chosenName) bits |= ASPECT.name;
  if (noun.differing) bits |= noun.differing === 'name' ? ASPECT.name : ASPECT.tags | TYPES;
  if (noun.granting || noun.keyword !== undefined) bits |= ASPECT.keywords;
  if (noun.damageType || noun.chosenDamageType) bits |= ASPECT.damageTypes;
  if (noun.atk) bits |= ASPECT.atk;
  if (noun.health || noun.remaining) bits |= ASPECT.health;
  if (noun.remaining) bits |= ASPECT.damage;
  return bits;
}

/** What is looked at on the cards that a text means. */
function lookForSelection(selection: Selection, reads: Reads, bits: number): void {
  switch (selection.select) {
    case 'this':
      reads.source |= bits;
      return;
    case 'it':
      reads.own |= bits;
      return;
    case 'each':
      reads.any |= bits;
      lookForNoun(selection.noun, reads, 'any');
      return;
    case 'hero':
      reads.any |= bits;
      lookForPlayers(selection.of, reads);
      reads.whose.add(selection.of.player === 'you' ? 'you' : 'any');
      return;
    case 'together':
      for (const one of selection.of) lookForSelection(one, reads, bits);
      return;
    case 'top':
    case 'zone':
      reads.any |= bits | ASPECT.elsewhere;
      return;
    case 'host':
      reads.any |= bits;
      reads.whose.add('any');
      return;
    case 'that':
    case 'targeted':
    case 'event':
    case 'done':
    case 'revealed':
    case 'flagged':
    case 'kept':
    case 'paid':
    case 'these':
    case 'target':
    case 'choose':
      reads.any |= bits | ASPECT.elsewhere;
      reads.whose.add('any');
      return;
    default:
      nothingElse(selection);
  }
}

export function lookForPlayers(players: Players, reads: Reads): void {
  reads.saysYou = true;
  if (players.player === 'controller') lookForSelection(players.of, reads, ASPECT.control);
}

export function lookForAmount(amount: Amount, reads: Reads): void {
  if (typeof amount === 'number') return;
  switch (amount.amount) {
    case 'count':
      lookForNoun(amount.of, reads, 'any');
      return;
    case 'different':
      lookForNoun(amount.of, reads, 'any');
      reads.any |= amount.what === 'name' ? ASPECT.name : amount.what === 'card type' ? TYPES : ASPECT.tags;
      reads.tags = null;
      return;
    case 'highest':
    case 'lowest':
      lookForNoun(amount.of, reads, 'any');
      if (amount.number === 'remaining health') reads.any |= ASPECT.health | ASPECT.damage;
      else if (amount.number !== 'cost') reads.any |= ASPECT[amount.number];
      return;
    case 'keyword':
      lookForNoun(amount.of, reads, 'any');
      reads.any |= ASPECT.keywords;
      reads.keywords?.add(amount.keyword);
      return;
    case 'players':
    case 'turns':
    case 'cards in hand':
    case 'maximum hand size':
      reads.any |= ASPECT.elsewhere;
      lookForPlayers(amount.of, reads);
      return;
    case 'resources':
      reads.any |= ASPECT.control;
      reads.whose.add('any');
      lookForPlayers(amount.of, reads);
      return;
    case 'boss number':
    case 'boss events':
    case 'boss threat':
      reads.whose.add('any');
      return;
    case 'atk':
    case 'health':
    case 'def':
      lookForSelection(amount.of, reads, ASPECT[amount.amount]);
      return;
    case 'cost':
    case 'damage':
      lookForSelection(amount.of, reads, amount.amount === 'damage' ? ASPECT.damage : 0);
      return;
    case 'this turn':
      lookForWatch(amount.watch, reads);
      return;
    case 'counters':
      lookForSelection(amount.on, reads, 0);
      return;
    case 'sum':
    case 'times':
      for (const part of amount.of) lookForAmount(part, reads);
      return;
    case 'divided':
      lookForAmount(amount.of, reads);
      return;
    case 'doubled':
      lookForAmount(amount.of, reads);
      lookForAmount(amount.times, reads);
      return;
    case 'if':
      lookForCondition(amount.if, reads);
      lookForAmount(amount.then, reads);
      lookForAmount(amount.else, reads);
      return;
    case 'X':
    case 'that much':
      return;
    default:
      nothingElse(amount);
  }
}

export function lookForCondition(condition: Condition | undefined, reads: Reads): void {
  if (!condition) return;
  switch (condition.is) {
    case 'there':
      lookForNoun(condition.noun, reads, 'any');
      lookForAmount(condition.atLeast ?? 1, reads);
      return;
    case 'so':
      lookForSelection(condition.what, reads, 0);
      lookForNoun(condition.noun, reads, whereIs(condition.what));
      return;
    case 'different names':
      reads.any |= ASPECT.name;
      lookForNoun(condition.noun, reads, 'any');
      return;
    case 'some player':
      lookForCondition(condition.so, reads);
      reads.saysYou = true;
      return;
    case 'on plane':
      reads.saysYou = true;
      return;
    case 'compared':
      lookForAmount(condition.left, reads);
      lookForAmount(condition.right, reads);
      return;
    case 'hero trait':
      reads.any |= ASPECT.tags;
      reads.tags?.add(condition.trait);
      reads.whose.add('you');
      reads.saysYou = true;
      return;
    case 'turn of':
      if (condition.of) lookForPlayers(condition.of, reads);
      reads.any |= ASPECT.turn;
      reads.saysYou = true;
      return;
    case 'action phase':
    case 'your first turn':
    case 'went first':
      reads.any |= ASPECT.turn;
      reads.saysYou = true;
      return;
    case 'happened':
      lookForWatch(condition.watch, reads);
      return;
    case 'could target':
      lookForAnything(reads);
      return;
    case 'all':
    case 'any':
      for (const part of condition.of) lookForCondition(part, reads);
      return;
    case 'not':
      lookForCondition(condition.of, reads);
      return;
    default:
      nothingElse(condition);
  }
}

function whereIs({ select }: Selection): Where {
  return select === 'this' ? 'source' : select === 'it' ? 'own' : 'any';
}

/** A question whose answer can hang on everything. */
function lookForAnything(reads: Reads): void {
  reads.any = -1;
  reads.whose.add('any');
  reads.tags = null;
  reads.keywords = null;
}
