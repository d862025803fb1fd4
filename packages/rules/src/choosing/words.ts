import { ask, askNumber } from '../decisions/ask.ts';
import type { Option, Rule } from '../decisions/decision.ts';
import type { ChosenWord, Effect } from '../language/effect.ts';
import { says } from '../language/walk.ts';
import { amountOf } from '../reading/amounts.ts';
import { eachCard } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import { CLASSES, RACES } from '../vocabulary.ts';
import type { Resolution } from './resolution.ts';
import { reading } from './resolution.ts';

/** A word is chosen as the text is processed; a card that then enters play keeps it. */
export function* chooseWord(table: Table, r: Resolution, what: ChosenWord): Rule<boolean> {
  const options = wordsFor(table.state, what).map((word): Option => ({ choose: 'word', word }));
  const answer = yield* ask(
    table,
    r.controller,
    'word',
    options,
    r.source,
    what === 'made-up name' ? { anyName: true } : undefined,
  );
  if (answer.choose !== 'word') return false;
  r.memory.word = answer.word;
  if (table.card(r.source)?.zone === 'play') table.change(r.source, { word: answer.word });
  return true;
}

export function* chooseNumber(
  table: Table,
  r: Resolution,
  { from, upTo }: Extract<Effect, { do: 'choose number' }>,
): Rule<boolean> {
  const most = Math.max(from, amountOf(upTo, reading(table, r)));
  const numbers = Array.from({ length: most - from + 1 }, (_, n) => from + n);
  r.memory.thatMuch = yield* askNumber(table, r.controller, 'X', numbers, r.source);
  return true;
}

export function wordsFor(state: State, what: ChosenWord): readonly string[] {
  if (typeof what === 'object') return what.oneOf;
  if (what === 'class') return CLASSES;
  if (what === 'race') return RACES;
  if (what === 'ally type') return allyTypes(state);
  return ['Nobody', 'Nobody Else', 'Somebody New', 'Somebody Newer'].filter((name) => !isName(state, name)).slice(0, 1);
}

/** The tags on the left of the type lines of the allies of this game (202.4). */
function allyTypes(state: State): readonly string[] {
  const types = new Set<string>();
  for (const { facts } of eachCard(state.cards))
    if (facts.types.includes('Ally'))
      for (const tag of facts.tags)
        if (tag !== 'Arena' && tag !== 'Monster' && !facts.limits?.some((limit) => limit.tag === tag)) types.add(tag);
  return [...types].sort();
}

/** Does a card of this game, a token that one of them makes, or the catalogue have this name (200.3)? */
export function isName(state: State, name: string): boolean {
  if (state.names.includes(name)) return true;
  for (const { facts } of eachCard(state.cards)) {
    if (facts.name === name) return true;
    if (says('facts', facts, ({ kind, phrase }) => (kind === 'facts' || kind === 'noun') && phrase.name === name))
      return true;
  }
  return false;
}
