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
export interface Looks {
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

export const looking = (): Looks => ({
  own: 0,
  source: 0,
  any: 0,
  whose: new Set(),
  tags: new Set(),
  keywords: new Set(),
  saysYou: false,
});

/** What a description of cards looks at. */
export function lookForNoun(noun: Noun | undefined, looks: Looks, where: Where): void {
  if (!noun) return;
  const on = noun.self ? 'source' : where;
  looks[on] |= bitsOf(noun);
  if (noun.kind) for (const kind of noun.kind) if (ofKind(kind) & ASPECT.tags) looks.tags?.add(kind);
  if (noun.tag) for (const tag of noun.tag) looks.tags?.add(tag);
  if (noun.sharesClass) looks.tags = null;
  if (noun.keyword !== undefined) looks.keywords?.add(noun.keyword);
  if (noun.granting) looks.keywords = null;
  if (noun.whose && noun.whose !== 'any') looks.saysYou = true;
  if (noun.owner && noun.owner !== 'any') looks.saysYou = true;
  if (on === 'any') looks.whose.add(noun.whose ?? 'any');
  if (noun.of) lookForPlayers(noun.of, looks);
  for (const compared of [noun.atk, noun.health, noun.remaining, noun.cost, noun.damage, noun.counters?.number])
    if (compared) lookForAmount(compared.than, looks);
  for (const others of [noun.sameName, noun.sharesClass, noun.sameType, noun.sharesType])
    if (others) lookForSelection(others, looks, bitsOf(noun));
  for (const others of [noun.among, noun.except]) if (others) lookForSelection(others, looks, 0);
  if (noun.past) lookForWatch(noun.past.was, looks);
  lookForNoun(noun.inCombatWith, looks, 'any');
  lookForNoun(noun.targetingOnly, looks, 'any');
  lookForNoun(noun.attachedTo, looks, 'any');
  lookForNoun(noun.hosts, looks, 'any');
  lookForNoun(noun.controls, looks, 'any');
  if (noun.any) for (const one of noun.any) lookForNoun(one, looks, on);
  lookForNoun(noun.not, looks, on);
}

/** What a description of events looks at. */
function lookForWatch({ card, by, to, with: tool, whose }: Watch, looks: Looks): void {
  looks.any |= ASPECT.turn;
  if (whose) looks.saysYou = true;
  for (const noun of [card, by, to, tool]) lookForNoun(noun, looks, 'any');
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
  if (noun.zone !== undefined && noun.zone !== 'play') bits |= ASPECT.elsewhere;
  if (noun.targetingOnly) bits |= ASPECT.elsewhere;
  if (noun.kind) for (const kind of noun.kind) bits |= ofKind(kind);
  if (noun.tag || noun.sharesClass || noun.sharesRace || noun.chosenTag) bits |= ASPECT.tags;
  if (noun.sameType || noun.sharesType || noun.chosenTag) bits |= TYPES;
  if ((noun.whose && noun.whose !== 'any') || noun.of || noun.controls) bits |= ASPECT.control;
  if (noun.name !== undefined || noun.sameName) bits |= ASPECT.name;
  if (noun.granting || noun.keyword !== undefined) bits |= ASPECT.keywords;
  if (noun.damageType) bits |= ASPECT.damageTypes;
  if (noun.atk) bits |= ASPECT.atk;
  if (noun.health || noun.remaining) bits |= ASPECT.health;
  if (noun.remaining) bits |= ASPECT.damage;
  return bits;
}

/** What is looked at on the cards that a text means. */
function lookForSelection(selection: Selection, looks: Looks, bits: number): void {
  switch (selection.select) {
    case 'this':
      looks.source |= bits;
      return;
    case 'it':
      looks.own |= bits;
      return;
    case 'each':
      looks.any |= bits;
      lookForNoun(selection.noun, looks, 'any');
      return;
    case 'hero':
      looks.any |= bits;
      lookForPlayers(selection.of, looks);
      looks.whose.add(selection.of.player === 'you' ? 'you' : 'any');
      return;
    case 'together':
      for (const one of selection.of) lookForSelection(one, looks, bits);
      return;
    case 'top':
    case 'zone':
      looks.any |= bits | ASPECT.elsewhere;
      return;
    case 'host':
      looks.any |= bits;
      looks.whose.add('any');
      return;
    case 'that':
    case 'targeted':
    case 'event':
    case 'done':
    case 'revealed':
    case 'flagged':
    case 'kept':
    case 'paid':
    case 'target':
    case 'choose':
      looks.any |= bits | ASPECT.elsewhere;
      looks.whose.add('any');
      return;
    default:
      nothingElse(selection);
  }
}

function lookForPlayers(players: Players, looks: Looks): void {
  looks.saysYou = true;
  if (players.player === 'controller') lookForSelection(players.of, looks, ASPECT.control);
}

export function lookForAmount(amount: Amount, looks: Looks): void {
  if (typeof amount === 'number') return;
  switch (amount.amount) {
    case 'count':
      lookForNoun(amount.of, looks, 'any');
      return;
    case 'different':
      lookForNoun(amount.of, looks, 'any');
      looks.any |= amount.what === 'name' ? ASPECT.name : amount.what === 'card type' ? TYPES : ASPECT.tags;
      looks.tags = null;
      return;
    case 'highest':
    case 'lowest':
      lookForNoun(amount.of, looks, 'any');
      if (amount.number === 'remaining health') looks.any |= ASPECT.health | ASPECT.damage;
      else if (amount.number !== 'cost') looks.any |= ASPECT[amount.number];
      return;
    case 'keyword':
      lookForNoun(amount.of, looks, 'any');
      looks.any |= ASPECT.keywords;
      looks.keywords?.add(amount.keyword);
      return;
    case 'turns':
    case 'cards in hand':
    case 'maximum hand size':
      looks.any |= ASPECT.elsewhere;
      lookForPlayers(amount.of, looks);
      return;
    case 'resources':
      looks.any |= ASPECT.control;
      looks.whose.add('any');
      lookForPlayers(amount.of, looks);
      return;
    case 'boss number':
    case 'boss events':
    case 'boss threat':
      looks.whose.add('any');
      return;
    case 'atk':
    case 'health':
    case 'def':
      lookForSelection(amount.of, looks, ASPECT[amount.amount]);
      return;
    case 'cost':
    case 'damage':
      lookForSelection(amount.of, looks, amount.amount === 'damage' ? ASPECT.damage : 0);
      return;
    case 'this turn':
      lookForWatch(amount.watch, looks);
      return;
    case 'counters':
      lookForSelection(amount.on, looks, 0);
      return;
    case 'sum':
    case 'times':
      for (const part of amount.of) lookForAmount(part, looks);
      return;
    case 'doubled':
      lookForAmount(amount.of, looks);
      lookForAmount(amount.times, looks);
      return;
    case 'if':
      lookForCondition(amount.if, looks);
      lookForAmount(amount.then, looks);
      lookForAmount(amount.else, looks);
      return;
    case 'X':
    case 'that much':
      return;
    default:
      nothingElse(amount);
  }
}

export function lookForCondition(condition: Condition | undefined, looks: Looks): void {
  if (!condition) return;
  switch (condition.is) {
    case 'there':
      lookForNoun(condition.noun, looks, 'any');
      lookForAmount(condition.atLeast ?? 1, looks);
      return;
    case 'so':
      lookForSelection(condition.what, looks, 0);
      lookForNoun(condition.noun, looks, whereIs(condition.what));
      return;
    case 'different names':
      looks.any |= ASPECT.name;
      lookForNoun(condition.noun, looks, 'any');
      return;
    case 'some player':
      lookForCondition(condition.so, looks);
      looks.saysYou = true;
      return;
    case 'on plane':
      looks.saysYou = true;
      return;
    case 'compared':
      lookForAmount(condition.left, looks);
      lookForAmount(condition.right, looks);
      return;
    case 'hero trait':
      looks.any |= ASPECT.tags;
      looks.tags?.add(condition.trait);
      looks.whose.add('you');
      looks.saysYou = true;
      return;
    case 'turn of':
    case 'action phase':
    case 'your first turn':
      looks.any |= ASPECT.turn;
      looks.saysYou = true;
      return;
    case 'happened':
      lookForWatch(condition.watch, looks);
      return;
    case 'could target':
      lookForAnything(looks);
      return;
    case 'all':
    case 'any':
      for (const part of condition.of) lookForCondition(part, looks);
      return;
    case 'not':
      lookForCondition(condition.of, looks);
      return;
    default:
      nothingElse(condition);
  }
}

function whereIs({ select }: Selection): Where {
  return select === 'this' ? 'source' : select === 'it' ? 'own' : 'any';
}

/** A question whose answer can hang on everything. */
function lookForAnything(looks: Looks): void {
  looks.any = -1;
  looks.whose.add('any');
  looks.tags = null;
  looks.keywords = null;
}
