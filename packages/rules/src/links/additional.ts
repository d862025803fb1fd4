import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { whyNotFinish } from '../legality/feasible.ts';
import type { Intent } from '../legality/intent.ts';
import { toPlace, whyNotPlaceSo } from '../legality/placing.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { addLink } from './adding.ts';

/**
 * Adds a link from inside a resolution: it lies above the link that is resolving, and nobody gets priority before that
 * one is done (709.2h). True if it was added; if it can't be finished, everything is as it was before (707.2).
 */
export function* addWhileResolving(table: Table, intent: Intent): Rule<boolean> {
  if (whyNotFinish(table.derived, intent)) return false;
  return (yield* addLink(table, intent)) !== undefined;
}

const FACES = ['face up', 'face down'] as const;

/** Places a card as an additional resource; face up only if its costs are paid (412.1c). */
export function* placeAdditional(table: Table, seat: Seat, card: CardId, exhausted: boolean): Rule<boolean> {
  const faces = FACES.filter((face) => !whyNotPlaceSo(table.derived, seat, card, face === 'face up'));
  const options = faces.map((word): Offer => ({ choose: 'word', word }));
  if (options.length === 0) return false;
  const answer = options.length === 1 ? options[0]! : yield* ask(table, seat, 'face', options, card);
  const faceUp = answer.choose === 'word' && answer.word === 'face up';
  if (yield* addWhileResolving(table, toPlace(table.derived, seat, card, faceUp, exhausted))) return true;
  if (!faceUp || !table.card(card)) return false;
  return yield* addWhileResolving(table, toPlace(table.derived, seat, card, false, exhausted));
}
