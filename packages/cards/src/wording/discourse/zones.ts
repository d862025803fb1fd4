import type { Effect, Noun, Players, Selection } from '@meetingstone/rules';
import type { Called } from '../unresolved.ts';
import { chosenNumber, isYours } from './aftermath.ts';
import type { Discourse } from './discourse.ts';
import type { CardMention } from './mention.ts';
import type { Place } from './place.ts';
import { mentionOf } from './saying.ts';
import { ownedBy } from './selections.ts';

/** How the zone is called into which these cards are put: that of a card which is surely yours is yours, too. */
export function zoneCalled(what: Selection, { text }: Place, said: Discourse): Called['called'] {
  const { noun, number = 'one', by } = described(what, said);
  const lies = noun.zone !== undefined && OWNED_ZONES.has(noun.zone);
  if (by && !isYours(by) && lies && noun.whose === 'you') return 'his';
  if (by && !isYours(by)) return number === 'many' ? 'theirs' : undefined;
  const isYour = noun.owner === 'you' || (lies && noun.whose === 'you') || (noun.self && text.buried);
  const isSeen = noun.among?.select === 'revealed' && said.seenYours;
  if (isYour || isSeen) return 'yours';
  return number === 'many' ? 'theirs' : undefined;
}

/** Where only a player's own cards lie (415.5). */
const OWNED_ZONES: ReadonlySet<string> = new Set(['hand', 'deck', 'graveyard']);

interface Described {
  readonly noun: Noun;
  readonly number?: CardMention['number'];
  readonly by?: Players;
}

function described(what: Selection, said: Discourse): Described {
  switch (what.select) {
    case 'top':
    case 'zone':
      return { noun: ownedBy(what.of) };
    case 'this':
      return { noun: { self: true } };
    case 'target':
    case 'choose':
      return { noun: what.noun, number: chosenNumber(what.count), ...(what.by ? { by: what.by } : {}) };
    case 'each':
      return { noun: what.noun };
    case 'together':
      return { noun: {}, number: 'many' };
    default:
      return mentionOf(what, said) ?? { noun: {} };
  }
}

/** Whose cards are seen is known to what is done with them. */
export const seenBy = (value: Effect, place: Place, said: Discourse): Discourse =>
  value.do === 'reveal' || value.do === 'look at'
    ? { ...said, seenYours: zoneCalled(value.what, place, said) === 'yours' }
    : said;
