import type { Table } from '../table/table.ts';
import { pickCard, pickNumber, pickPlayer } from '../zones/random.ts';
import type { Option, Question } from './decision.ts';

/** What has to be put in some order, or paid in some way, is taken as it comes. */
const AS_IT_COMES: ReadonlySet<Question> = new Set([
  ...(['order', 'order packets', 'order modifiers', 'order revealed', 'arrange', 'in order'] as const),
  ...(['replacement', 'cost', 'pay with', 'resource'] as const),
]);

const DECLINING: ReadonlySet<Option['choose']> = new Set(['pass', 'none', 'no']);

/** The answer of a seat that plays itself: it does nothing that it need not do, and chance says the rest (COT.06). */
export function answeredByItself(table: Table, question: Question, options: readonly Option[]): Option {
  const free = options.find(({ choose }) => DECLINING.has(choose));
  if (free) return free;
  return AS_IT_COMES.has(question) ? options[0]! : atRandom(table, options);
}

/** A scenario may have fixed the card or the player. */
function atRandom(table: Table, options: readonly Option[]): Option {
  const cards = options.flatMap((option) => (option.choose === 'card' ? option.card : []));
  const players = options.flatMap((option) => (option.choose === 'player' ? option.player : []));
  if (cards.length === options.length) return options[cards.indexOf(pickCard(table, cards))]!;
  if (players.length === options.length) return options[players.indexOf(pickPlayer(table, players))]!;
  return options[pickNumber(table, options.length)]!;
}
