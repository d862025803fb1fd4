import { canPay, totalOf } from '../concepts/costs.ts';
import type { Effect } from '../language/effect.ts';
import type { Selection } from '../language/selection.ts';
import { cantHappen } from '../modifiers/restrictions.ts';
import { amountOf } from '../powers/amounts.ts';
import { all } from '../powers/nouns.ts';
import { cardsOf, playersOf } from '../powers/selections.ts';
import type { Table } from '../state/table.ts';
import type { CardId } from '../vocabulary.ts';
import type { Resolution } from './resolution.ts';
import { present, reading } from './resolution.ts';

/** Could this instruction be performed in its entirety now? A player may choose to do it only then (712.7). */
export function canPerform(table: Table, r: Resolution, effect: Effect): boolean {
  const p = reading(table, r);
  switch (effect.do) {
    case 'pay':
      return playersOf(effect.who, p).some((you) => canPay({ ...p, you }, totalOf(effect.cost, { ...p, you })));
    case 'exhaust':
    case 'ready': {
      const event = effect.do === 'ready' ? 'ready' : 'exhaust';
      return meant(table, r, effect.what).some(
        (id) => table.card(id)?.exhausted === (event === 'ready') && !cantHappen(table.derived, { event, card: id }),
      );
    }
    case 'destroy':
      return meant(table, r, effect.what).some(
        (id) => table.card(id)?.zone === 'play' && !cantHappen(table.derived, { event: 'destroy', card: id }),
      );
    case 'put':
    case 'put into play':
    case 'modify':
      return meant(table, r, effect.what).length > 0;
    case 'discard': {
      const count = effect.count === 'hand' ? 0 : amountOf(effect.count, p);
      return playersOf(effect.who, p).every((seat) => table.player(seat).hand.length >= count);
    }
    case 'interrupt':
      return meant(table, r, effect.what).length > 0;
    default:
      return true;
  }
}

function meant(table: Table, r: Resolution, selection: Selection): readonly CardId[] {
  const p = reading(table, r);
  if (selection.select === 'choose') return all(selection.noun, p);
  if (selection.select === 'target') {
    const chosen = r.memory.targets[r.slots.findIndex(({ node }) => node === selection)] ?? [];
    return chosen.flatMap((entity) => ('card' in entity ? [entity.card] : []));
  }
  return cardsOf(selection, p)
    .map((id) => present(table, r, id))
    .filter((id) => id !== 0);
}
