import type { Amount } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import type { Facts } from '../language/facts.ts';
import type { Noun } from '../language/noun.ts';
import type { Players, Quantity, Selection } from '../language/selection.ts';

/** One instance of the word "target" in a link's text (706.1). */
export interface Slot {
  /** The place in the text, by identity: what was chosen for it is found by it again. */
  readonly node: object;
  readonly noun: Noun | null;
  readonly players: 'any' | 'opponent' | 'friendly' | null;
  readonly count: Quantity;
  readonly another: boolean;
  /** The amount divided among these targets (707.1d). */
  readonly divided: Amount | null;
}

const ONE: Quantity = { exactly: 1 };

/** All targets of a text in the order it names them; of a modal text, those of the chosen modes (707.1d). */
export function slotsOf(effects: readonly Effect[], modes: readonly number[], facts?: Facts): readonly Slot[] {
  const slots: Slot[] = [];
  if (facts?.attach?.targeted)
    slots.push({
      node: facts.attach,
      noun: facts.attach.noun,
      players: null,
      count: ONE,
      another: false,
      divided: null,
    }); // 400.2
  for (const effect of effects) collect(effect, modes, slots);
  return slots;
}

function collect(effect: Effect, modes: readonly number[], slots: Slot[]): void {
  const divided =
    (effect.do === 'deal' || effect.do === 'heal') && effect.divided && effect.amount !== 'all' ? effect.amount : null;
  for (const part of Object.values(effect)) {
    if (isSelection(part)) collectSelection(part, divided, slots);
    else if (isPlayers(part)) collectPlayers(part, slots);
  }
  switch (effect.do) {
    case 'may':
      for (const inner of effect.effects) collect(inner, modes, slots);
      break;
    case 'if you do':
      for (const inner of [...effect.first, ...effect.then, ...(effect.else ?? [])]) collect(inner, modes, slots);
      break;
    case 'if':
      for (const inner of [...effect.then, ...(effect.else ?? [])]) collect(inner, modes, slots);
      break;
    case 'search':
      for (const inner of effect.then) collect(inner, modes, slots);
      break;
    case 'roll':
      for (const { effects } of effect.then) for (const inner of effects) collect(inner, modes, slots);
      break;
    case 'choose modes':
      for (const mode of [...modes].sort((a, b) => a - b))
        for (const inner of effect.modes[mode] ?? []) collect(inner, [], slots);
      break;
    default:
  }
}

function isSelection(part: unknown): part is Selection {
  return typeof part === 'object' && part !== null && 'select' in part;
}

function isPlayers(part: unknown): part is Players {
  return typeof part === 'object' && part !== null && 'player' in part;
}

function collectSelection(selection: Selection, divided: Amount | null, slots: Slot[]): void {
  if (selection.select === 'target') {
    const { noun, count = ONE, another = false } = selection;
    slots.push({ node: selection, noun, players: null, count, another, divided });
  } else if (selection.select === 'hero' || selection.select === 'top') collectPlayers(selection.of, slots);
  else if (selection.select === 'choose' && selection.by) collectPlayers(selection.by, slots);
}

function collectPlayers(players: Players, slots: Slot[]): void {
  if (players.player === 'target')
    slots.push({ node: players, noun: null, players: players.who ?? 'any', count: ONE, another: false, divided: null });
  else if (players.player === 'controller' || players.player === 'owner') collectSelection(players.of, null, slots);
}
