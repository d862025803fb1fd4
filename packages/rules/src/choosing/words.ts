import { ask, askNumber } from '../decisions/ask.ts';
import type { Offer, Question, Rule } from '../decisions/decision.ts';
import type { ChosenWord, Effect } from '../language/effect.ts';
import { wordsFor } from '../legality/wordsToChoose.ts';
import { amountOf } from '../reading/amounts.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, reading } from '../reading/resolution.ts';
import type { Table } from '../table/table.ts';

/** A word is chosen as the text is processed; a card that then enters play keeps it. */
export function* chooseWord(table: Table, r: Resolution, what: ChosenWord): Rule<boolean> {
  const options = wordsFor(table.state, what, r.controller).map((word): Offer => ({ choose: 'word', word }));
  const answer = yield* ask(table, r.controller, questionFor(what), options, r.source, {
    for: askingOf(r, r.controller),
    anyName: what === 'made-up name' ? true : undefined,
  });
  if (answer.choose !== 'word') return false;
  r.memory.word = answer.word;
  if (table.card(r.source)?.zone === 'play') table.change(r.source, { word: answer.word });
  return true;
}

/** Which kind of word it is. */
export function questionFor(what: ChosenWord): Question {
  if (typeof what === 'object') return 'kind';
  return what === 'made-up name' ? 'name' : what;
}

export function* chooseNumber(
  table: Table,
  r: Resolution,
  { from, upTo }: Extract<Effect, { do: 'choose number' }>,
): Rule<boolean> {
  const most = Math.max(from, amountOf(upTo, reading(table, r)));
  const numbers = Array.from({ length: most - from + 1 }, (_, n) => from + n);
  r.memory.thatMuch = yield* askNumber(table, r.controller, 'number', numbers, r.source, {
    for: askingOf(r, r.controller),
  });
  return true;
}
