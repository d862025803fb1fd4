import { noteDeed } from '../loops/trail.ts';
import { leaveGame } from '../performing/losing.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { answeredByItself } from './automatic.ts';
import type { Decision, Offer, Option, Question, Rule } from './decision.ts';
import type { Asking } from './purpose.ts';
import { purposeOf } from './purpose.ts';

/** A player with priority may only pass; a hidden zone is looked through (413.1); and nobody learns how many words there were. */
const ALWAYS_ASKED: ReadonlySet<Question> = new Set([
  ...(['priority', 'search', 'look', 'token', 'guess', 'formation'] as const),
  ...(['ally type', 'race', 'class', 'kind', 'damage type', 'name', 'card name'] as const),
]);

/** What some decisions tell besides their options. */
type Besides = Partial<
  Pick<Decision, 'counted' | 'anyName' | 'anyCard' | 'numbers' | 'searched' | 'looked' | 'divided' | 'packet'>
> & { readonly for?: Asking | undefined };
const NOTHING_MORE: Besides = {};

/**
 * Puts a decision to a player. One legal answer answers itself. If somebody concedes meanwhile, the
 * decision stays with what is left of its options; priority is given anew.
 */
export function* ask(
  table: Table,
  player: Seat,
  question: Question,
  options: readonly Offer[],
  about: CardId = 0,
  more: Besides = NOTHING_MORE,
): Rule<Option> {
  let left = options;
  for (;;) {
    if (left.length === 1 && !ALWAYS_ASKED.has(question)) return left[0]!;
    if (left.length === 0 || table.player(player).lost) return declining(options);
    if (table.player(player).automatic) return answeredByItself(table, question, left);
    const { counted, anyName, anyCard, numbers, searched, looked, divided, packet } = more;
    const number = table.state.asked[player]!;
    const decision: Decision = {
      number,
      player,
      question,
      options: left,
      about,
      purpose: purposeOf(table, player, question, about, more.for),
      counted,
      anyName,
      anyCard,
      numbers,
      searched,
      looked,
      divided,
      packet,
    };
    const reply = yield decision;
    noteAnswer(table, player);
    if ('option' in reply) {
      noteDeed(table, decision, reply.option);
      return reply.option;
    }
    leaveGame(table, [reply.concede], '102.1b');
    if (question === 'priority') return { choose: 'none' };
    left = left.filter((option) => isThere(table, option));
  }
}

/** Each player's decisions are counted for themselves: how often others are asked is not for him to know. */
export function noteAnswer(table: Table, player: Seat): void {
  table.set(
    'asked',
    table.state.asked.map((count, seat) => (seat === player ? count + 1 : count)),
  );
}

/** Cards, players and links that left with a player who conceded can't be chosen any more (102.2). */
function isThere(table: Table, option: Option): boolean {
  if ('card' in option) return table.card(option.card) !== undefined;
  if (option.choose === 'player') return !table.player(option.player).lost;
  return option.choose !== 'link' || table.state.chain.some(({ id }) => id === option.link);
}

/** What stands for the answer of a player who has left the game in the middle of being asked. */
function declining(options: readonly Option[]): Option {
  const free = options.find(({ choose }) => choose === 'pass' || choose === 'none' || choose === 'no');
  return free ?? options[0] ?? { choose: 'none' };
}

export function* askCard(
  table: Table,
  player: Seat,
  question: Question,
  cards: readonly CardId[],
  about: CardId = 0,
  more?: Besides,
): Rule<CardId> {
  const options = cards.map((card): Offer => ({ choose: 'card', card }));
  const answer = yield* ask(table, player, question, options, about, more);
  return answer.choose === 'card' ? answer.card : 0;
}

export function* askYesNo(
  table: Table,
  player: Seat,
  question: Question,
  about: CardId,
  asking?: Asking,
): Rule<boolean> {
  const answer = yield* ask(table, player, question, [{ choose: 'yes' }, { choose: 'no' }], about, { for: asking });
  return answer.choose === 'yes';
}

export function* askNumber(
  table: Table,
  player: Seat,
  question: Question,
  numbers: readonly number[],
  about: CardId = 0,
  more?: Besides,
): Rule<number> {
  const options = numbers.map((number): Offer => ({ choose: 'number', number }));
  const answer = yield* ask(table, player, question, options, about, more);
  return answer.choose === 'number' ? answer.number : 0;
}

/** Which of several choices in a row this is; nothing where there is only one. */
export const counted = (before: number, of: number): Decision['counted'] =>
  of > 1 ? { nth: before + 1, of } : undefined;
