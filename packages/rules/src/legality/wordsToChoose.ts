import type { ChosenWord } from '../language/effect.ts';
import type { Noun } from '../language/noun.ts';
import { says } from '../language/walk.ts';
import { fits } from '../reading/described.ts';
import { all } from '../reading/nouns.ts';
import type { Perspective } from '../reading/perspective.ts';
import type { Card } from '../state/card.ts';
import { eachCard } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import type { Seat } from '../vocabulary.ts';
import { CLASSES, DAMAGE_TYPES, RACES, STANDARD_RACES } from '../vocabulary.ts';

/** The words of which one can be chosen, as far as the chooser knows them. */
export function wordsFor(p: Perspective, what: ChosenWord, chooser: Seat = p.you): readonly string[] {
  const { state } = p.on;
  if (typeof what === 'object') return 'oneOf' in what ? what.oneOf : names(p, what.name, chooser);
  switch (what) {
    case 'class':
      return CLASSES;
    case 'race':
      return RACES;
    case 'standard race':
      return STANDARD_RACES;
    case 'damage type':
      return DAMAGE_TYPES;
    case 'ally type':
      return allyTypes(state, chooser);
    case 'made-up name':
      return NEW_NAMES.filter((name) => !isName(state, name)).slice(0, 1);
  }
}

const NEW_NAMES = ['Nobody', 'Nobody Else', 'Somebody New', 'Somebody Newer'];

/** The names of the cards so described that the chooser knows (200.2). */
function names(p: Perspective, noun: Noun, chooser: Seat): readonly string[] {
  const cards = isSomewhere(noun)
    ? all(noun, p).flatMap((id) => p.on.card(id) ?? [])
    : [...eachCard(p.on.state.cards)].filter(
        (card) => isKnownTo(card, chooser) && !card.facts.token && fits(noun, card.id, p, card.zone),
      );
  return [...new Set(cards.map(({ facts }) => facts.name))].sort();
}

const isSomewhere = ({ zone, whose, of }: Noun): boolean => (zone ?? whose ?? of) !== undefined;

/** May cards be named that nobody has seen yet? Of those only the kind is believed. */
export const namesAnyCard = (what: ChosenWord): boolean =>
  typeof what === 'object' && 'name' in what && Object.keys(what.name).every((key) => key === 'kind');

/** Can this be the name of a card for all that the chooser knows? */
export function isCardName(state: State, name: string, chooser: Seat): boolean {
  if (name.trim() === '') return false;
  for (const card of eachCard(state.cards)) if (card.facts.name === name && isKnownTo(card, chooser)) return false;
  return state.names.length === 0 || state.names.includes(name);
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
