import type { Facts } from '../language/facts.ts';
import { arriving } from '../state/arrival.ts';
import type { Card } from '../state/card.ts';
import { definitionOf } from '../state/definition.ts';
import type { Modifier } from '../state/modifier.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { cardAt, rowFor } from './zones.ts';

const tokens = new WeakMap<Facts, Facts>();

/** What is printed on a token copy: all but the cost, which is zero for a token (402.4, 201.4). */
export function tokenCopyOf(facts: Facts): Facts {
  let token = tokens.get(facts);
  if (!token) {
    const { cost: _cost, plusX: _plusX, building: _building, ...printed } = facts;
    token = definitionOf({ ...printed, token: true });
    tokens.set(facts, token);
  }
  return token;
}

/** Each card in play has the printed information that the latest modifier gives it, or else its own (402.3). */
export function takeForms(table: Table): void {
  const { play, modifiers } = table.state;
  const copying = modifiers.length === 0 ? modifiers : modifiers.filter(({ does }) => does.text === 'copy');
  for (const id of play) {
    const card = table.card(id)!;
    if (copying.length === 0 && !card.copied) continue;
    const latest = copying.findLast(({ flagged }) => flagged?.includes(id));
    if ((latest?.id ?? 0) !== (card.copied?.by ?? 0)) table.change(id, formOf(card, latest));
  }
}

/** Neither what was chosen for the other card nor what was chosen for itself means anything now (402.3c). */
function formOf(card: Card, modifier: Modifier | undefined): Partial<Card> {
  const own = card.copied ?? { facts: card.facts, word: card.word };
  if (modifier?.does.text !== 'copy')
    return { facts: own.facts, word: own.word, copied: null, ...rowOf(card, own.facts) };
  const { facts } = modifier.does;
  const copied = { facts: own.facts, word: own.word, by: modifier.id };
  return { facts: alsoToken(facts, own.facts), word: null, copied, ...rowOf(card, facts) };
}

/** A card does not become a token by copying one, and a token stays one (404.2). */
function alsoToken(facts: Facts, own: Facts): Facts {
  if (facts.token === own.token) return facts;
  const { token: _token, ...printed } = facts;
  return definitionOf(own.token ? { ...printed, token: true } : printed);
}

function rowOf({ row, faceDown, host }: Card, facts: Facts): Pick<Card, 'row'> {
  return { row: row === 'resource' ? row : rowFor(facts, faceDown, host !== 0) };
}

/** A copy that is not represented by a physical card: on the chain, or nowhere until it is played (402.1, 402.2). */
export function newDuplicate(table: Table, facts: Facts, controller: Seat, zone: 'chain' | 'removed'): CardId {
  const id = table.nextId();
  table.putCard(id, cardAt(id, id, facts, controller, 0, table.now(), arriving(zone, { duplicate: true })));
  return id;
}
