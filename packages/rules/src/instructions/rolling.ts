import { select } from '../choosing/select.ts';
import { askCard, askNumber } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import type { Effect, RollOutcome } from '../language/effect.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf } from '../reading/resolution.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';
import { rollDie } from '../zones/random.ts';
import type { Process } from './process.ts';

/** Nothing goes on for ever (104.1), however the dice fall. */
const MOST_ROUNDS = 1000;

/** A die is rolled, or several; the result, or their sum, is "that much". */
export function roll(table: Table, r: Resolution, dice = 1): number {
  let sum = 0;
  for (let n = 0; n < dice; n++) {
    const result = rollDie(table);
    table.happened.push(happening({ event: 'roll', amount: result, player: r.controller }));
    sum += result;
  }
  r.memory.thatMuch = sum;
  return sum;
}

/** What is done with this result. */
export function outcomeOf(outcomes: readonly RollOutcome[], result: number): RollOutcome | undefined {
  const shown = result % 2 === 0 ? 'even' : 'odd';
  return outcomes.find(({ from, upTo, parity = shown }) => from <= result && result <= upTo && parity === shown);
}

/** A die for each card; where they are assigned, all are rolled and given to cards before anything is done. */
export function* rollForEach(
  table: Table,
  r: Resolution,
  { what, assigned, inAnyOrder, untilEven, effects }: Extract<Effect, { do: 'roll for each' }>,
  process: Process,
): Rule<boolean> {
  const cards = yield* select(table, r, what);
  if (untilEven) return yield* rollUntilEven(table, r, cards, effects, process);
  const dice = assigned ? yield* assignDice(table, r, cards) : [];
  const left = [...cards];
  const rolling = { for: askingOf(r, r.controller, { effects, from: 'play' }) };
  while (left.length > 0) {
    const card = inAnyOrder ? yield* askCard(table, r.controller, 'roll for', left, r.source, rolling) : left[0]!;
    left.splice(left.indexOf(card), 1);
    r.memory.thatMuch = dice[cards.indexOf(card)] ?? roll(table, r);
    r.memory.that = [card];
    yield* process(table, r, effects);
  }
  return cards.length > 0;
}

/** As many dice as cards, and you choose which is whose. */
function* assignDice(table: Table, r: Resolution, cards: readonly CardId[]): Rule<readonly number[]> {
  const dice = cards.map(() => roll(table, r));
  const given: number[] = [];
  for (const card of cards) given.push(yield* takeDie(table, r, dice, card));
  return given;
}

/** One of the dice that are left, for this card. */
function* takeDie(table: Table, r: Resolution, dice: number[], card: number): Rule<number> {
  const results = [...new Set(dice)].sort((a, b) => a - b);
  const taken = yield* askNumber(table, r.controller, 'die', results, card, { for: askingOf(r, r.controller) });
  dice.splice(dice.indexOf(taken), 1);
  return taken;
}

/** All roll at once; who rolls odd is spoken of, and everybody rolls again, whatever has become of him (R403). */
function* rollUntilEven(
  table: Table,
  r: Resolution,
  cards: readonly CardId[],
  effects: readonly Effect[],
  process: Process,
): Rule<boolean> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const odd = cards.filter(() => roll(table, r) % 2 === 1);
    if (odd.length === 0) break;
    r.memory.that = odd;
    yield* process(table, r, effects);
  }
  return cards.length > 0;
}
