import { hasHost } from '../attachments/hosts.ts';
import { targetsFor } from '../choosing/select.ts';
import type { Effect } from '../language/effect.ts';
import type { Selection } from '../language/selection.ts';
import { canPay, totalOf } from '../legality/costs.ts';
import { canBePlayed } from '../legality/playing.ts';
import { cantHappen } from '../legality/restrictions.ts';
import { amountOf } from '../reading/amounts.ts';
import { all } from '../reading/nouns.ts';
import type { Perspective } from '../reading/perspective.ts';
import { readBy } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { present, reading } from '../reading/resolution.ts';
import { forbiddenPlayer } from '../reading/restrictions.ts';
import { cardsOf, playersOf } from '../reading/selections.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';

/** Could this instruction be performed in its entirety now? A player may choose to do it only then (712.7). */
export function canPerform(table: Table, r: Resolution, effect: Effect): boolean {
  const p = reading(table, r);
  switch (effect.do) {
    case 'pay':
      return playersOf(effect.who, p).some((you) => canPay(readBy(p, you), totalOf(effect.cost, readBy(p, you))));
    case 'exhaust':
    case 'ready': {
      const event = effect.do === 'ready' ? 'ready' : 'exhaust';
      return allOf(
        table,
        r,
        effect.what,
        (card) => happening({ event, card }),
        (id) => table.card(id)?.exhausted === (event === 'ready'),
      ); // 411.1
    }
    case 'turn face down':
      return allOf(
        table,
        r,
        effect.what,
        (card) => happening({ event: 'turn face down', card }),
        (id) => table.card(id)?.faceDown === false,
      );
    case 'destroy':
      return allOf(
        table,
        r,
        effect.what,
        (card) => happening({ event: 'destroy', card }),
        (id) => table.card(id)?.zone === 'play',
      );
    case 'put':
    case 'put into play':
      return meant(table, r, effect.what).some((id) => !effect.from || table.card(id)?.zone === effect.from);
    case 'modify':
      return meant(table, r, effect.what).length > 0;
    case 'play':
      return meant(table, r, effect.what).some((id) => canBePlayed(p.on, r.controller, id, effect));
    case 'discard': {
      const count = effect.count === 'hand' ? 0 : amountOf(effect.count, p);
      return playersOf(effect.who, p).every(
        (seat) => table.player(seat).hand.length >= count && !forbiddenPlayer(table.derived, seat, 'discard'),
      ); // 415.9e
    }
    case 'interrupt':
      if (effect.what.select === 'target') return targetsFor(r, effect.what).length > 0;
      return meant(table, r, effect.what).length > 0;
    case 'attach': {
      const what = effect.what ? meant(table, r, effect.what) : [r.source];
      return what.length > 0 && what.every((id) => hasHost(table, r, id, effect.to));
    }
    case 'copy':
      return meant(table, r, effect.what).some((id) => table.card(id)?.zone === 'chain');
    case 'place':
      return meant(table, r, effect.what).length > 0;
    default:
      return true;
  }
}

/** A choice by another player is read from where he sits. */
function chooserOf({ by }: Extract<Selection, { select: 'choose' }>, p: Perspective): Perspective {
  const [you] = by ? playersOf(by, p) : [];
  return you === undefined ? p : readBy(p, you);
}

/** Can it happen to as many cards as are meant: to enough to choose from, or to every one? */
function allOf(
  table: Table,
  r: Resolution,
  what: Selection,
  eventFor: (card: CardId) => Happening,
  able: (id: CardId) => boolean,
): boolean {
  const cards = meant(table, r, what);
  const possible = cards.filter((card) => able(card) && !cantHappen(table.derived, eventFor(card)));
  if (what.select !== 'choose') return possible.length > 0 && possible.length === cards.length;
  const count = what.count ?? { exactly: 1 };
  return possible.length >= ('exactly' in count ? amountOf(count.exactly, reading(table, r)) : 0);
}

function meant(table: Table, r: Resolution, selection: Selection): readonly CardId[] {
  const p = reading(table, r);
  if (selection.select === 'choose')
    return all(selection.noun, chooserOf(selection, p)).filter(
      (id) => id !== r.source || p.on.card(id)?.zone !== 'chain',
    ); // 711.2
  if (selection.select === 'target') {
    const chosen = r.memory.targets[r.slots.findIndex(({ node }) => node === selection)] ?? [];
    return chosen.flatMap((entity) => ('card' in entity ? [entity.card] : []));
  }
  return cardsOf(selection, p)
    .map((id) => present(table, r, id))
    .filter((id) => id !== 0);
}
