import { ask, askNumber } from '../decisions/ask.ts';
import type { Decision, Offer, Question, Rule } from '../decisions/decision.ts';
import type { ChosenWord, Effect } from '../language/effect.ts';
import { namesAnyCard, wordsFor } from '../legality/wordsToChoose.ts';
import { amountOf } from '../reading/amounts.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, reading } from '../reading/resolution.ts';
import type { Table } from '../table/table.ts';
import { pickListed } from '../zones/random.ts';
import { selectPlayers } from './select.ts';

/** A word is chosen as the text is processed; a card that then enters play keeps it. */
export function* chooseWord(
  table: Table,
  r: Resolution,
  { what, by, random }: Extract<Effect, { do: 'choose word' }>,
): Rule<boolean> {
  const [chooser = r.controller] = by ? yield* selectPlayers(table, r, by) : [];
  const words = wordsFor(reading(table, r), what, chooser);
  const word = random ? words[pickListed(table, [...words.keys()])] : yield* asked(table, r, what, chooser, words);
  if (word === undefined) return false;
  r.memory.word = word;
  if (table.card(r.source)?.zone === 'play') table.change(r.source, { word });
  return true;
}

function* asked(
  table: Table,
  r: Resolution,
  what: ChosenWord,
  chooser: number,
  words: readonly string[],
): Rule<string | undefined> {
  const options = words.map((word): Offer => ({ choose: 'word', word }));
  const answer = yield* ask(table, chooser, questionFor(what), options, r.source, {
    for: askingOf(r, chooser),
    ...besidesFor(what),
  });
  return answer.choose === 'word' ? answer.word : undefined;
}

/** Which kind of word it is. */
export function questionFor(what: ChosenWord): Question {
  if (typeof what === 'object') return 'name' in what ? 'card name' : 'kind';
  if (what === 'standard race') return 'race';
  return what === 'made-up name' ? 'name' : what;
}

/** The words that can be given though they are not offered. */
export function besidesFor(what: ChosenWord): Pick<Decision, 'anyName' | 'anyCard'> {
  if (what === 'made-up name') return { anyName: true };
  return namesAnyCard(what) ? { anyCard: true } : {};
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
