import type { Decision, Offer, Table } from '@meetingstone/protocol';

/** The ways in which questions are answered; all of them can be answered from a list as well. */
export type Widget = 'act' | 'table' | 'tray' | 'number' | 'share' | 'order' | 'words' | 'word';

type Asked = Pick<Table, 'decision' | 'cards' | 'players' | 'you'>;

/** How a question is answered. */
export function widgetFor(table: Asked): Widget | null {
  const { decision } = table;
  if (!decision) return null;
  const kinds = new Set(decision.options.map(({ choose: { choose } }) => choose));
  if (decision.question === 'priority') return 'act';
  if (decision.divided) return 'share';
  if (decision.numbers || kinds.has('number')) return 'number';
  if (decision.anyName || decision.anyCard || kinds.has('word')) return 'word';
  if (decision.question === 'order' && decision.options.length > 1) return 'order';
  const cards = decision.options.flatMap(cardIn);
  if (cards.length === 0) return seenBeside(table).length > 0 ? 'tray' : 'words';
  return cards.every((id) => liesOnTable(id, table)) ? 'table' : 'tray';
}

/** Cards that whoever is asked may look at besides those he may choose: the rest of a deck that he searches. */
export function seenBeside({ decision, cards }: Pick<Table, 'decision' | 'cards'>): readonly number[] {
  const { searched, looked = [], options = [] } = decision ?? {};
  const offered = new Set(options.flatMap((offer) => [...cardIn(offer), ...(offer.same ?? [])]));
  const lying = searched
    ? [...cards.values()].filter(({ owner, zone }) => owner === searched.player && searched.zones.includes(zone))
    : [];
  return [...new Set([...looked, ...lying.map(({ id }) => id)])].filter((id) => !offered.has(id));
}

/** The card that an offer points at. */
export const cardIn = ({ choose }: Offer): readonly number[] =>
  'card' in choose && choose.card !== 0 ? [choose.card] : [];

/** It can be pressed where it lies: in play, or in your own hand. */
function liesOnTable(id: number, { cards, players, you }: Asked): boolean {
  const card = cards.get(id);
  if (card?.zone === 'play') return true;
  return card?.zone === 'hand' && (players.find(({ seat }) => seat === you)?.hand?.includes(id) ?? false);
}

/** The answer that lets things go on: pass, nobody, none of them. */
export const leaveOf = ({ options }: Decision): Offer | undefined =>
  options.find(({ choose: { choose } }) => choose === 'pass' || choose === 'none');

/** So few cards are buttons as well, where the main button is to choose none of them. */
const FEW = 2;

/** Answers that are buttons, because no card on the table stands for them, or beside the one that chooses none. */
export function buttonsOf(decision: Decision, widget: Widget): readonly Offer[] {
  const leave = leaveOf(decision);
  if (widget === 'act') return [];
  const isAll = widget === 'words' || (widget === 'table' && leave !== undefined && decision.options.length <= FEW + 1);
  return decision.options.filter(
    (offer) => offer !== leave && (isAll || (widget !== 'order' && cardIn(offer).length === 0)),
  );
}

/** What nobody should do by pressing what is largest. */
const REGRETTED: ReadonlySet<string> = new Set(['mulligan', 'concede']);

/** The same buttons, the one first that is the main one. */
export function mainFirst(question: string, buttons: readonly Offer[]): readonly Offer[] {
  return REGRETTED.has(question) ? buttons.toReversed() : buttons;
}

/** The numbers that may be chosen, in order. */
export function numbersOf({ options, numbers }: Decision): readonly number[] {
  if (numbers) return Array.from({ length: numbers.upTo - numbers.from + 1 }, (_, n) => numbers.from + n);
  const offered = options.flatMap(({ choose }) => (choose.choose === 'number' ? [choose.number] : []));
  return offered.toSorted((a, b) => a - b);
}
