import { askYesNo } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { changedArrival } from '../state/arrival.ts';
import type { Happening, Of } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';
import { entersPowers } from './entering.ts';

type Entry = Of<'move' | 'enter play'>;
type Shown = Partial<Pick<Of<'enter play'>, 'name' | 'arrival'>>;

/** The controller of a card that is about to enter his resource row face down may show it: what that changes (glossary: Stash). */
export function* showStashed(table: Table, { card, player, arrival }: Entry): Rule<Shown> {
  if (!arrival.faceDown || !canBeShown(table, card)) return {};
  if (!(yield* askYesNo(table, player!, 'stash', card))) return {};
  const { name } = table.card(card)!.facts;
  return { name, arrival: changedArrival(arrival, { faceDown: false, as: 'blank' }) };
}

/** A card that was removed face down is blank (415.7b). */
function canBeShown(table: Table, id: CardId): boolean {
  const card = table.card(id)!;
  if (card.zone === 'removed' && card.faceDown) return false;
  return entersPowers(table, id).some(({ shown }) => shown);
}

/** What was shown is turned face down at once; that is what its power triggers off. */
export function* turnStashedDown(table: Table, entered: readonly Happening[]): Rule {
  for (const { became, player, name, arrival } of entered)
    if (arrival?.as === 'blank' && table.card(became!)?.as === 'blank')
      yield* happen(table, [
        happening({ event: 'turn face down', card: became!, player: player!, byGame: true }),
        happening({ event: 'stash', card: became!, player: player!, name: name ?? null }),
      ]);
}
