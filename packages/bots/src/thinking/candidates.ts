import type { Decision, Offer, Question } from '@meetingstone/rules';
import type { Rival } from '../bot.ts';
import { isFree } from '../greedy/acting.ts';
import { blow } from '../greedy/fighting.ts';
import type { Table } from '../greedy/table.ts';

/** Questions whose answers are worth thinking about; to the others there is an obvious answer. */
const THOUGHTFUL: ReadonlySet<Question> = new Set([
  ...(['priority', 'defender', 'protect', 'strike', 'target', 'new target', 'number of targets', 'X', 'mode'] as const),
  ...(['may', 'apply', 'pay again', 'pay to draw', 'pay to exhaust', 'stay exhausted', 'stash', 'consent'] as const),
  ...(['discard', 'maximum hand size', 'pay with', 'card', 'link', 'search', 'attach', 'player'] as const),
  ...(['opponent', 'uniqueness', 'zone', 'inspire', 'divide among', 'on top', 'aim', 'number'] as const),
]);

/** How many answers of one kind are tried with priority, and how many to another question. */
const OF_A_KIND: Readonly<Partial<Record<Offer['choose'], number>>> = { place: 2, play: 3, attack: 2, use: 2 };
const MOST = 5;
/** How many are tried that seem to do more harm than good. */
const DOUBTFUL = 2;

/** The answers that are worth trying, the favourite first; no more than one if there is nothing to think about. */
export function candidates(decision: Decision, ranking: readonly Rival[], table: Table): readonly Offer[] {
  const [favourite] = ranking;
  if (!THOUGHTFUL.has(decision.question)) return [favourite!.option];
  if (decision.question !== 'priority') return ranking.slice(0, MOST).map(({ option }) => option);
  if (!isFree(table) && isQuiet(favourite!, table)) return [favourite!.option];
  const different = ranking.filter(
    ({ option }, n) => !isPointless(option, table) && isFirst(option, n, ranking, table),
  );
  const chosen = ofEachKind(different);
  const doubtful = chosen.filter(({ worth }) => worth < 0).slice(DOUBTFUL);
  return chosen.filter((rival) => !doubtful.includes(rival)).map(({ option }) => option);
}

/** Nothing happens that one would have to do something about. */
function isQuiet({ option }: Rival, { view: { chain, combat }, isFriend }: Table): boolean {
  if (chain.length > 0) return isFriend(chain[0]!.controller);
  return option.choose === 'pass' && !combat;
}

/** To attack with somebody who deals no damage. */
function isPointless(option: Offer, table: Table): boolean {
  if (option.choose !== 'attack') return false;
  const attacker = table.card(option.card);
  return attacker !== undefined && blow(attacker, table) <= 0;
}

/** The same with another copy of the card is no other answer; and what can lie face up is not placed face down. */
function isFirst(option: Offer, n: number, ranking: readonly Rival[], { card }: Table): boolean {
  const like = (one: Offer, other: Offer): boolean => {
    if (one.choose !== other.choose || !('card' in one) || !('card' in other)) return false;
    const [a, b] = [card(one.card), card(other.card)];
    if (one.choose === 'place' && other.choose === 'place') return a?.name === b?.name;
    return a?.zone === 'hand' && b?.zone === 'hand' && a.name === b.name;
  };
  return !ranking.slice(0, n).some((earlier) => like(earlier.option, option));
}

function ofEachKind(ranking: readonly Rival[]): readonly Rival[] {
  const count = new Map<Offer['choose'], number>();
  return ranking.filter(({ option: { choose } }) => {
    const before = count.get(choose) ?? 0;
    count.set(choose, before + 1);
    return before < (OF_A_KIND[choose] ?? 1);
  });
}
