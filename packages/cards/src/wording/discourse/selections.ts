import type { Noun, Players, Selection } from '@meetingstone/rules';
import type { AnySelection } from '../unresolved.ts';
import { asSelection } from '../unresolved.ts';
import { chosenNumber, isYours } from './aftermath.ts';
import { cardsMeant } from './cards.ts';
import type { Discourse, Walked } from './discourse.ts';
import { mentionCards, mentionPlayer, refuse, sourceIn, THAT } from './discourse.ts';
import { speaksOf } from './forms.ts';
import { anotherTarget, theOthers } from './others.ts';
import type { Place } from './place.ts';
import { eachPart, within } from './place.ts';
import { doneMeant } from './thisWay.ts';

/** Cards as a text names them, or as it speaks of them again. */
export function walkSelection(value: AnySelection, place: Place, said: Discourse): Walked<AnySelection> {
  if (value.select === 'pronoun') return cardsMeant(value, place, said);
  if (value.select === 'done') return doneMeant(value, said);
  if (value.select === 'revealed' && wasRevealedToPay(said)) return { value: { select: 'paid' }, after: said };
  if (isSource(value)) return { value: sourceIn(said) ?? value, after: named(value, place, said) };
  const within = partsOfSelection(value, place, said);
  const another = anotherTarget(within.value, place, within.after);
  const done = theOthers(another.value, place, another.after);
  return { value: done, after: named(done, place, another.after) };
}

/** Nothing was revealed since. */
const wasRevealedToPay = ({ paid, mentions }: Discourse): boolean =>
  paid.some(({ pay }) => pay === 'reveal') && !mentions.some((one) => one.kind === 'card' && one.origin === 'revealed');

/** The words for the source of damage. */
const isSource = (value: AnySelection): boolean => value.select === 'event' && value.role === 'by';

/** The cards can be spoken of from now on. */
function named(value: Selection, { position, reading, measuring }: Place, said: Discourse): Discourse {
  const isWithin = position === 'within';
  switch (value.select) {
    case 'event':
      return isSource(value) && !sourceIn(said) ? refuse(said, 'the source of that damage') : said;
    case 'target': {
      const isKnown = !speaksOf(value.noun, UNKNOWN_YET);
      const clear = isKnown && (!isWithin || reading) ? said : refuse(said, 'target');
      const ref: Selection = said.unnumbered ? THAT : { select: 'targeted', slot: said.targets };
      const number = chosenNumber(value.count);
      const cards = { ...mentionCards(clear, 'target', value.noun, ref, { number }), targets: said.targets + 1 };
      const isHero = value.noun.kind?.join() === 'Hero';
      if (number !== 'one' || !(isHero || value.noun.whose === 'opposing')) return cards;
      return mentionPlayer(cards, isHero ? 'by his hero' : 'by his card', { player: 'controller', of: ref });
    }
    case 'each':
      return isWithin ? said : mentionCards(said, 'each', value.noun, THAT, { number: 'many' });
    case 'choose':
      if (isWithin) return measuring ? said : refuse(said, 'of your choice');
      return mentionCards(said, 'chosen', value.noun, THAT, { number: chosenNumber(value.count) });
    case 'zone':
      return mentionCards(said, 'zone', ownedBy(value.of), THAT, { number: 'many' });
    case 'top':
      return mentionCards(said, 'top of a deck', ownedBy(value.of), THAT, {
        number: value.count === 1 || value.last ? 'one' : 'many',
      });
    case 'hero':
      return mentionCards(said, 'hero', { kind: ['Hero'] }, value);
    case 'this':
      return mentionCards(said, 'this card', { self: true }, value);
    case 'host':
      return mentionCards(said, 'host', { attached: true }, value);
    default:
      return said;
  }
}

/** What is not known yet while targets are chosen (707.1d). */
const UNKNOWN_YET: ReadonlySet<string> = new Set(['targeted', 'that', 'done', 'paid', 'revealed']);

/** A card of that player's deck, hand or graveyard: is it yours? */
export const ownedBy = (of: Players): Noun => (isYours(of) ? { owner: 'you' } : {});

/** What a selection says of its cards: first whose they are and who chooses, then which. */
function partsOfSelection(value: Selection, place: Place, before: Discourse): Walked<Selection> {
  if (value.select === 'together') {
    let after = before;
    const of = value.of.map((one) => {
      const walked = place.pass.selection(one, place, after);
      after = walked.after;
      return asSelection(walked.value);
    });
    return { value: { ...value, of }, after };
  }
  const { position, reading, pass } = place;
  const isWithin = position === 'within';
  return eachPart(value, playersFirst(value), before, (part, key, said) => {
    const here: Place = { ...place, measuring: false, reading: reading || (key === 'count' && !isWithin) };
    if (key === 'noun' && !isWithin && (value.select === 'each' || value.select === 'choose'))
      return party(value.noun, here, said);
    return pass.tree(part, WHOSE.has(key) ? here : within(here), said);
  }) as Walked<Selection>;
}

/** "All allies in target player's party", "all abilities attached to target ally": those are targeted there. */
function party(noun: Noun, place: Place, said: Discourse): Walked<unknown> {
  const isOnTarget = noun.attachedTo?.among?.select === 'target';
  const here = isOnTarget ? { ...place, reading: true } : place;
  if (noun.of?.player !== 'target') return place.pass.tree(noun, within(here), said);
  const { of, ...rest } = noun;
  const described = place.pass.parts(rest, within(place), said);
  const players = place.pass.players(of, place, described.after);
  return { value: { ...described.value, of: players.value }, after: players.after };
}

/** The players of a selection: whose cards, and who chooses. */
const WHOSE: ReadonlySet<string> = new Set(['of', 'by', 'forEach']);

const playersFirst = (parts: object): readonly string[] =>
  Object.keys(parts).toSorted((a, b) => Number(WHOSE.has(b)) - Number(WHOSE.has(a)));
