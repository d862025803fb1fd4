import type { Facts } from '../language/facts.ts';
import type { Noun } from '../language/noun.ts';
import type { Card } from '../state/card.ts';
import type { State } from '../state/state.ts';
import { isBlank } from './characteristics.ts';

/** Does a card attach as it resolves with these modes? One with a non-ongoing mode only in its other mode (305.2d). */
export function attaches({ attach }: Facts, modes: readonly number[]): boolean {
  return attach !== undefined && !attach.byText && (attach.mode === undefined || modes.includes(attach.mode));
}

/** The attach description printed on it, or else that of the modifier that attached it (400.1). */
export function attachDescription({ facts, inherited }: Card): Noun | undefined {
  return facts.attach?.noun ?? inherited ?? undefined;
}

/** "Attached [thing]"; without these words, what it attaches to (400.6). */
export function hostDescription({ facts, inherited }: Card): Noun | undefined {
  return facts.attach?.host ?? facts.attach?.noun ?? inherited ?? undefined;
}

/** An ongoing card, at all times but on the chain after its non-ongoing mode was chosen (305.2a, 305.2d). */
export function isOngoing(state: State, card: Card): boolean {
  return card.facts.ongoing === true && !isBlank(card) && !isOtherwise(state, card);
}

/** An attachment, at all times but on the chain after its non-ongoing mode was chosen; or whatever is attached (400.1). */
export function isAttachment(state: State, card: Card): boolean {
  return card.host !== 0 || (card.facts.attach !== undefined && !isBlank(card) && !isOtherwise(state, card));
}

/** Was a mode chosen in which it neither attaches nor stays (305.2d)? */
function isOtherwise(state: State, card: Card): boolean {
  const mode = card.facts.attach?.mode;
  if (card.zone !== 'chain' || mode === undefined) return false;
  const link = state.chain.find(({ source, kind }) => source === card.id && kind === 'card');
  return link !== undefined && link.modes.length > 0 && !link.modes.includes(mode);
}
