import { select } from '../choosing/select.ts';
import type { Rule } from '../decisions/decision.ts';
import { enterCombat, strike } from '../events/combat.ts';
import { happen } from '../events/happen.ts';
import type { Effect } from '../language/effect.ts';
import type { Selection } from '../language/selection.ts';
import { cantHappen } from '../legality/restrictions.ts';
import { addModifier } from '../performing/addModifier.ts';
import { amountOf } from '../reading/amounts.ts';
import type { Resolution } from '../reading/resolution.ts';
import { present, reading, remember } from '../reading/resolution.ts';
import type { Card } from '../state/card.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';
import { removeFromCombat } from '../zones/zones.ts';

const inPlay = (table: Table, id: CardId) => table.card(id)?.zone === 'play';

export function* destroyCards(table: Table, r: Resolution, effect: Extract<Effect, { do: 'destroy' }>): Rule<boolean> {
  const able = (id: CardId) =>
    !cantHappen(table.derived, happening({ event: 'destroy', card: id, player: r.controller, by: r.source }));
  const what = (yield* select(table, r, effect.what, able)).filter((id) => inPlay(table, id));
  const happened = yield* happen(
    table,
    what.map((card) => happening({ event: 'destroy', card, player: r.controller, by: r.source })),
  );
  remember(r, happened);
  const done = happened.filter(({ card }) => what.includes(card!)); // without attachments that fall with them (400.5)
  r.memory.done = done.map(({ card }) => card!);
  return what.length > 0 && done.length === what.length;
}

export function* turnCards(
  table: Table,
  r: Resolution,
  verb: 'exhaust' | 'ready' | 'flip' | 'turn face down',
  what: Selection,
): Rule<boolean> {
  const able = (id: CardId) =>
    canTurn(table.card(id), verb) &&
    !cantHappen(table.derived, happening({ event: verb, card: id, player: r.controller, by: r.source }));
  const named = yield* select(table, r, what, able);
  if (verb === 'exhaust' && named.includes(r.entering)) return entersExhausted(table, r);
  const cards = named.map((id) => present(table, r, id)).filter((id) => inPlay(table, id));
  const done = yield* happen(
    table,
    cards.map((card) => happening({ event: verb, card, player: r.controller, by: r.source })),
  );
  r.memory.done = done.map(({ card }) => card!);
  return cards.length > 0 && done.length === cards.length;
}

/** Is it the card whose own text is processed before it enters play? */
const isToEnter = (table: Table, r: Resolution, id: CardId): boolean =>
  id === r.entering || (id === r.source && table.card(id)?.zone === 'chain');

/** It enters play with them: nothing is added (710.1b). */
function entersWithCounters(
  table: Table,
  r: Resolution,
  cards: readonly CardId[],
  name: string,
  count: number,
): boolean {
  const changes = [{ change: 'grant', power: { power: 'enters', counters: { name, count } } }] as const;
  if (count > 0) addModifier(table, r, cards, 'this turn', { text: 'changes', changes, while: null });
  return count > 0;
}

/** It enters play exhausted: it does not become so (710.1b). */
function entersExhausted(table: Table, r: Resolution): boolean {
  const changes = [{ change: 'grant', power: { power: 'enters', exhausted: true } }] as const;
  addModifier(table, r, [r.entering], 'this turn', { text: 'changes', changes, while: null });
  return true;
}

/** Only what is exhausted readies, only what is face up turns face down (411.1). */
function canTurn(card: Card | undefined, verb: 'exhaust' | 'ready' | 'flip' | 'turn face down'): boolean {
  if (verb === 'flip') return true;
  return verb === 'turn face down' ? card?.faceDown === false : card?.exhausted === (verb === 'ready');
}

export function* withdraw(table: Table, r: Resolution, what: Selection): Rule<boolean> {
  const cards = yield* select(table, r, what);
  for (const id of cards) {
    removeFromCombat(table, id); // 602.4
    table.happened.push(happening({ event: 'leave combat', card: id }));
  }
  return cards.length > 0;
}

/** The present defender leaves combat, the new one enters it; it is no sabotage any more (602.3a). */
export function* becomeDefender(table: Table, r: Resolution, what: Selection): Rule<boolean> {
  const [card] = yield* select(table, r, what);
  const { combat } = table.state;
  if (card === undefined || !combat || !inPlay(table, card) || combat.attacker === 0) return false;
  if (combat.defender !== 0) removeFromCombat(table, combat.defender);
  table.changeCombat({ defender: card, proposedDefender: 0, sabotage: false });
  yield* enterCombat(table);
  yield* strike(table, card); // 303.2
  return true;
}

export function* changeCounters(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'add counters' | 'remove counters' }>,
): Rule<boolean> {
  const named = yield* select(table, r, effect.on);
  const on = named.filter((id) => inPlay(table, id));
  const amount = amountOf(effect.count, reading(table, r));
  if (effect.do === 'add counters' && named.some((id) => isToEnter(table, r, id)))
    return entersWithCounters(table, r, named, effect.name, amount);
  const done = yield* happen(
    table,
    on.map((card) => happening({ event: effect.do, card, counter: effect.name, amount, player: r.controller })),
  );
  return on.length > 0 && done.length === on.length;
}
