import { attachDescription, hostDescription } from '../characteristics/attachDescription.ts';
import type { Selection } from '../language/selection.ts';
import { fits } from '../reading/described.ts';
import { all } from '../reading/nouns.ts';
import { perspective } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { present } from '../reading/resolution.ts';
import type { Card } from '../state/card.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';

/** Could it be attached there? Being untargetable does not matter (400.7c). */
export function canHost(table: Table, r: Resolution, card: Card, id: CardId): boolean {
  const wanted = attachDescription(card);
  return id !== card.host && id !== card.id && (!wanted || fits(wanted, id, readFor(table, r, card)));
}

/** "You" is who controls it or, if it is not in play, who moves it there (400.7b). */
export function readFor(table: Table, r: Resolution, card: Card) {
  const you = card.zone === 'play' ? table.derived.controllerOf(card.id) : r.controller;
  return perspective(table.derived, you, card.id);
}

/** Is there a card to which it could be attached (712.7)? */
export function hasHost(table: Table, r: Resolution, id: CardId, to: Selection | undefined): boolean {
  const card = table.card(present(table, r, id));
  if (!card) return false;
  const noun = to && 'noun' in to ? to.noun : to ? undefined : (attachDescription(card) ?? {});
  return noun === undefined || all(noun, readFor(table, r, card)).some((other) => canHost(table, r, card, other));
}

/** Is it attached to a host that fits its host description (400.6)? */
export function hostFits(table: Table, id: CardId): boolean {
  const card = table.card(id)!;
  if (card.row === 'resource') return true;
  const host = table.card(card.host);
  if (host?.zone !== 'play') return false;
  const wanted = hostDescription(card);
  return !wanted || fits(wanted, host.id, perspective(table.derived, table.derived.controllerOf(id), id));
}
