import { askYesNo } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import type { Effect } from '../language/effect.ts';
import { fitsFaceUp } from '../reading/described.ts';
import { perspective } from '../reading/perspective.ts';
import { changedArrival } from '../state/arrival.ts';
import type { Happening, Of } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Waiting } from '../state/link.ts';
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
  return entersPowers(table, id).some(({ shown }) => shown) || givenStash(table, id).length > 0;
}

/** What was shown is turned face down at once; that is what its power triggers off. */
export function* turnStashedDown(table: Table, entered: readonly Happening[]): Rule {
  for (const { became, player, name, arrival } of entered)
    if (arrival?.as === 'blank' && table.card(became!)?.as === 'blank') {
      const stash = happening({ event: 'stash', card: became!, player: player!, name: name ?? null });
      yield* happen(table, [
        happening({ event: 'turn face down', card: became!, player: player!, byGame: true }),
        stash,
      ]);
      const given = givenStash(table, became!).map(
        (effects): Waiting => ({
          controller: player!,
          source: became!,
          effects,
          condition: null,
          event: stash,
          flagged: [],
          uninterruptible: undefined,
        }),
      );
      if (given.length > 0) table.set('waiting', [...table.state.waiting, ...given]);
    }
}

/** What is said of cards wherever they are gives a card that was shown its Stash, though it was blank then. */
function givenStash({ derived }: Table, id: CardId): readonly (readonly Effect[])[] {
  return derived.applied.flatMap(({ cards, changes, controller, source, x }) => {
    if (!cards?.everywhere || !fitsFaceUp(cards, id, perspective(derived, controller, source, x))) return [];
    return changes.flatMap((change) => {
      const power = change.change === 'grant' ? change.power : undefined;
      return power?.power === 'keyword' && power.keyword === 'Stash' ? [power.effects ?? []] : [];
    });
  });
}
