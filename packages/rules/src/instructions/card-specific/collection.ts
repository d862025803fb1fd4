import { printedFront } from '../../characteristics/characteristics.ts';
import { hasTag, isKind } from '../../characteristics/typeLine.ts';
import { ask } from '../../decisions/ask.ts';
import type { Offer, Rule } from '../../decisions/decision.ts';
import type { Facts } from '../../language/facts.ts';
import type { Noun } from '../../language/noun.ts';
import { putIntoPlay } from '../../links/entering.ts';
import type { Resolution } from '../../reading/resolution.ts';
import type { Collection } from '../../state/special.ts';
import type { Table } from '../../table/table.ts';
import type { Seat } from '../../vocabulary.ts';
import { bring } from '../../zones/bringing.ts';

/** What is left of a player's collection (800.2). */
export function changeCollection(table: Table, seat: Seat, now: Collection | null): void {
  const { special } = table.state;
  const collections = special.collections.map((old, other) => (other === seat ? now : old));
  table.set('special', { ...special, collections });
}

/** A player chooses such a card of his collection by its name, and it enters play under his control. */
export function* putFromCollection(table: Table, { controller, source }: Resolution, noun: Noun): Rule<boolean> {
  const collection = table.state.special.collections[controller];
  const fitting = collection?.cards.filter((facts) => isSo(facts, noun)) ?? [];
  const names = [...new Set(fitting.map(({ name }) => name))].sort();
  if (!collection || names.length === 0) return false;
  const options = names.map((word): Offer => ({ choose: 'word', word }));
  const answer = yield* ask(table, controller, 'collection', options, source);
  const chosen = fitting.find(({ name }) => answer.choose === 'word' && name === answer.word)!;
  const first = collection.cards.indexOf(chosen);
  changeCollection(table, controller, { ...collection, cards: collection.cards.filter((_, n) => n !== first) });
  const card = bring(table, controller, chosen, 'removed');
  return (yield* putIntoPlay(table, [{ card, under: controller }])).length > 0;
}

/** A card that is in no zone is described by what is printed on it: its kinds and its tags. */
function isSo(facts: Facts, { kind, tag }: Noun): boolean {
  const is = printedFront(facts);
  const anywhere = { zone: 'removed', row: null, facts } as const;
  return (
    !facts.token &&
    (!kind || kind.some((one) => isKind(anywhere, is, one))) &&
    (!tag || tag.some((one) => hasTag(is, one)))
  );
}
