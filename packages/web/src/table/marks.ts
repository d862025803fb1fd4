import type { Offer, Table } from '@meetingstone/protocol';
import { fullCard } from '@meetingstone/protocol';
import type { CardMarks } from '../card/describe.ts';

/** The cards that an offer names. */
function cardsIn({ choose, same = [] }: Offer): readonly number[] {
  return 'card' in choose && choose.card !== 0 ? [choose.card, ...same] : same;
}

/** The offers about a card. */
export const offersAbout = (id: number, { decision }: Table): readonly Offer[] =>
  decision?.options.filter((offer) => cardsIn(offer).includes(id)) ?? [];

/** Whoever presses a card wants something of it: that it becomes a resource instead, or attacks without dealing any damage, is said first. */
export const isAskedFirst = (
  { choose }: Offer,
  { cards, definitions }: Pick<Table, 'cards' | 'definitions'>,
): boolean => {
  if (choose.choose === 'place') return true;
  const attacker = choose.choose === 'attack' ? cards.get(choose.card) : undefined;
  return attacker !== undefined && (fullCard(attacker, definitions.get(attacker.definition ?? '')).atk ?? 0) <= 0;
};

/** What is marked about which card: what can be chosen, what fights, what is targeted. */
export function marksOf(table: Table): ReadonlyMap<number, CardMarks> {
  const marks = new Map<number, CardMarks>();
  const mark = (id: number, more: CardMarks): void => {
    if (id !== 0) marks.set(id, { ...marks.get(id), ...more });
  };
  const { decision, chain, combat, you, players } = table;
  const legal = new Set(decision?.options.flatMap(cardsIn) ?? []);
  if (decision?.question === 'priority')
    for (const id of players.find(({ seat }) => seat === you)?.hand ?? [])
      if (!legal.has(id)) mark(id, { unplayable: true });
  for (const id of legal) mark(id, { legal: true });
  for (const { targets = [] } of chain)
    for (const target of targets.flat()) if ('card' in target) mark(target.card, { target: true });
  if (combat) {
    mark(combat.attacker, { attacking: true });
    mark(combat.defender || combat.proposedDefender, { defending: true });
  }
  return marks;
}
