import type { ChosenWord } from '../language/effect.ts';
import { says } from '../language/walk.ts';
import type { Card } from '../state/card.ts';
import { eachCard } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import type { Seat } from '../vocabulary.ts';
import { CLASSES, RACES } from '../vocabulary.ts';

export function wordsFor(state: State, what: ChosenWord, chooser: Seat): readonly string[] {
  if (typeof what === 'object') return what.oneOf;
  if (what === 'class') return CLASSES;
  if (what === 'race') return RACES;
  if (what === 'ally type') return allyTypes(state, chooser);
  return ['Nobody', 'Nobody Else', 'Somebody New', 'Somebody Newer'].filter((name) => !isName(state, name)).slice(0, 1);
}

/** The tags on the left of the type lines of those allies of this game that the chooser knows (202.4). */
function allyTypes(state: State, chooser: Seat): readonly string[] {
  const types = new Set<string>();
  for (const card of eachCard(state.cards)) {
    const { facts } = card;
    if (!facts.types.includes('Ally') || !isKnownTo(card, chooser)) continue;
    for (const tag of facts.tags)
      if (tag !== 'Arena' && tag !== 'Monster' && !facts.limits?.some((limit) => limit.tag === tag)) types.add(tag);
  }
  return [...types].sort();
}

/** What others hold, or have face down, must not be told by what can be chosen. */
const isKnownTo = ({ owner, zone, faceDown }: Card, seat: Seat): boolean =>
  owner === seat || (zone !== 'hand' && zone !== 'deck' && !faceDown);

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
