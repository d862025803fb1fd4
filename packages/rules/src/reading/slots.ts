import { attaches } from '../characteristics/attachDescription.ts';
import type { Amount } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import type { AttachFacts, Facts } from '../language/facts.ts';
import type { Continuous, Replacement } from '../language/modifier.ts';
import type { Noun } from '../language/noun.ts';
import type { Players, Quantity, Selection } from '../language/selection.ts';
import type { Phrase } from '../language/walk.ts';
import { inside } from '../language/walk.ts';

/** One instance of the word "target" in a link's text (706.1). */
export interface Slot {
  /** The place in the text, by identity: what was chosen for it is found by it again. */
  readonly node: Selection | Players | AttachFacts;
  readonly noun: Noun | null;
  readonly players: 'any' | 'opponent' | 'friendly' | null;
  readonly count: Quantity;
  readonly another: boolean;
  /** No two of them controlled by the same player. */
  readonly apart: boolean;
  readonly random: boolean;
  /** Who chooses; null for the controller of the link. */
  readonly by: Players | null;
  /** The amount divided among these targets (707.1d). */
  readonly divided: Amount | null;
  /** The nth target gets the nth amount (707.1d). */
  readonly respectively: readonly Amount[] | null;
}

const ONE: Quantity = { exactly: 1 };

type Division = Pick<Slot, 'divided' | 'respectively'>;
const UNDIVIDED: Division = { divided: null, respectively: null };

/** All targets of a text in the order it names them; of a modal text, those of the chosen modes (707.1d). */
export function slotsOf(effects: readonly Effect[], modes: readonly number[], facts?: Facts): readonly Slot[] {
  if (modes.length > 0) return findSlots(effects, modes, facts);
  const found = known.get(effects);
  if (found && found.facts === facts) return found.slots;
  const slots = findSlots(effects, modes, facts);
  known.set(effects, { facts, slots });
  return slots;
}

/**
 * A text without modes always has the same targets: they are found once. By the text itself, not by its card: a link
 * that was read back has a text of its own, and its targets are found by place (706.1).
 */
const known = new WeakMap<readonly Effect[], { readonly facts: Facts | undefined; readonly slots: readonly Slot[] }>();

function findSlots(effects: readonly Effect[], modes: readonly number[], facts?: Facts): readonly Slot[] {
  const slots: Slot[] = [];
  if (facts?.attach?.targeted && attaches(facts, modes))
    slots.push({
      node: facts.attach,
      noun: facts.attach.noun,
      players: null,
      count: ONE,
      another: false,
      apart: false,
      random: false,
      by: null,
      ...UNDIVIDED,
    }); // 400.2
  for (const effect of effects) collect(effect, modes, slots);
  return slots;
}

/** First what the instruction itself names, then the instructions in it. */
function collect(effect: Effect, modes: readonly number[], slots: Slot[]): void {
  const division = divisionOf(effect);
  const parts = inside('effect', effect);
  for (const part of parts) {
    if (part.kind === 'selection') collectSelection(part.phrase, division, slots);
    else if (part.kind === 'players') collectPlayers(part.phrase, slots);
    else if (READ.has(part.as)) collectRead(part, slots);
    else if (part.kind === 'replacement') collectRedirect(part.phrase, slots);
    else if (part.kind === 'continuous') collectFacing(part.phrase, slots);
  }
  if (effect.do === 'choose modes') {
    for (const mode of [...modes].sort((a, b) => a - b))
      for (const inner of effect.modes[mode] ?? []) collect(inner, [], slots);
    return;
  }
  for (const part of parts) {
    if (part.kind === 'effect' && part.as !== 'along') collect(part.phrase, modes, slots);
    else if (part.kind === 'outcome') for (const inner of part.phrase.effects) collect(inner, modes, slots);
  }
}

/** What an instruction reads from the game: a target may be named there, too ("equal to target ally's cost"). */
const READ: ReadonlySet<string> = new Set(['if', 'amount', 'count', 'changes']);

/** A power that is given has a text of its own. */
function collectRead(part: Phrase, slots: Slot[]): void {
  if (part.kind === 'selection') collectSelection(part.phrase, UNDIVIDED, slots);
  else if (part.kind === 'players') collectPlayers(part.phrase, slots);
  else if (part.kind !== 'power') for (const inner of inside(part.kind, part.phrase)) collectRead(inner, slots);
}

/** Where damage will be dealt instead can be a target as well. */
function collectRedirect({ instead }: Replacement, slots: Slot[]): void {
  if (instead.instead === 'redirect') collectSelection(instead.to, UNDIVIDED, slots);
}

/** "Allies you control have Assault 1 while in combat with target hero" */
function collectFacing({ cards }: Continuous, slots: Slot[]): void {
  if (cards?.inCombatWith?.among) collectSelection(cards.inCombatWith.among, UNDIVIDED, slots);
}

function divisionOf(effect: Effect): Division {
  if ((effect.do === 'deal' || effect.do === 'heal') && effect.each)
    return { divided: null, respectively: effect.each };
  const divided =
    (effect.do === 'deal' || effect.do === 'heal') && effect.divided && effect.amount !== 'all' ? effect.amount : null;
  return divided === null ? UNDIVIDED : { divided, respectively: null };
}

function collectSelection(selection: Selection, division: Division, slots: Slot[]): void {
  if (selection.select === 'target') {
    const { noun, count = ONE, another = false, apart = false, random = false, by = null } = selection;
    slots.push({ node: selection, noun, players: null, count, another, apart, random, by, ...division });
  } else if (selection.select === 'hero' || selection.select === 'top' || selection.select === 'zone')
    collectPlayers(selection.of, slots);
  else if (selection.select === 'together') for (const one of selection.of) collectSelection(one, division, slots);
  else if (selection.select === 'each') collectDescribed(selection.noun, slots);
  else if (selection.select === 'choose') {
    collectDescribed(selection.noun, slots);
    if (selection.by) collectPlayers(selection.by, slots);
    if (selection.count) for (const part of inside('quantity', selection.count)) collectRead(part, slots);
  }
}

/** "Each ability attached to target ally", "each ally target player controls" */
function collectDescribed({ of, attachedTo }: Noun, slots: Slot[]): void {
  if (of) collectPlayers(of, slots);
  if (attachedTo?.among) collectSelection(attachedTo.among, UNDIVIDED, slots);
}

function collectPlayers(players: Players, slots: Slot[]): void {
  if (players.player === 'target')
    slots.push({
      node: players,
      noun: null,
      players: players.who ?? 'any',
      count: players.count ?? ONE,
      another: false,
      apart: false,
      random: false,
      by: null,
      ...UNDIVIDED,
    });
  else if (players.player === 'controller' || players.player === 'owner')
    collectSelection(players.of, UNDIVIDED, slots);
}
