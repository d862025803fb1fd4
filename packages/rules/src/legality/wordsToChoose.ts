import type { ChosenWord } from '../language/effect.ts';
import { says } from '../language/walk.ts';
import { eachCard } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import { CLASSES, RACES } from '../vocabulary.ts';

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
