import type { Noun, Selection } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { AnySelection, Pronoun } from '../unresolved.ts';
import { cardsMeant, isOwn } from './cards.ts';
import type { Discourse, Walked } from './discourse.ts';
import { cardsOf, refuse, SOURCE, sourceIn } from './discourse.ts';
import type { CardMention } from './mention.ts';
import { wordFor } from './mention.ts';
import { leftOut, theOthers } from './others.ts';
import type { Place } from './place.ts';
import { walkSelection } from './selections.ts';

const pronoun = (word: string, more: Partial<Pronoun> = {}): Pronoun => ({ select: 'pronoun', word, ...more });

/** What a reader would take these words for; nothing, if he would refuse them. */
export function heard(words: Pronoun, place: Place, said: Discourse): Selection | undefined {
  const { value, after } = cardsMeant(words, place, { ...said, refused: [] });
  return after.refused.length === 0 ? value : undefined;
}

/** Cards as a text speaks of them: what was named before is not named again. */
export function saySelection(value: AnySelection, place: Place, said: Discourse): Walked<AnySelection> {
  const bySentence = saidBySentence(value, place, said);
  if (bySentence) return { value: bySentence, after: said };
  switch (value.select) {
    case 'it':
      return walkSelection(value, place, place.describing || place.position === 'actor' ? said : refuse(said, 'it'));
    case 'target':
      return said.targets === 0 ? sayFirstTarget(value, place, said) : walkSelection(value, place, said);
    case 'each':
      return value.noun.except ? sayOthers(value, place, said) : walkSelection(value, place, said);
    case 'kept':
      return place.describing ? walkSelection(value, place, said) : sayKept(value, place, said);
    case 'flagged':
      return mentionOf(value, said) ? sayAgain(value, place, said) : walkSelection(value, place, said);
    case 'targeted':
    case 'event':
    case 'paid':
    case 'that':
    case 'done':
    case 'revealed':
      return sayAgain(value, place, said);
    default:
      return walkSelection(value, place, said);
  }
}

/** The words that the place in the sentence gives. */
function saidBySentence(value: AnySelection, place: Place, said: Discourse): AnySelection | undefined {
  const { position, measured, ofEach, changing, recalling, sentence } = place;
  const { subject } = sentence;
  const isAsked = value.select === 'hero' && measured === 'if'; // "... or 4 if your hero is damaged"
  if (subject && same(value, subject) && !isAsked)
    return pronoun(position === 'owner' || recalling || isOwn(place) ? 'it' : 'itself');
  if (value.select === 'it' && changing) return pronoun('it');
  if (value.select === 'it' && ofEach) return pronoun(wordFor(ofEach));
  if (position === 'about' && value.select === 'this' && same(heard(pronoun('it'), place, said), value))
    return pronoun('it');
  if (position === 'about' && value.select === 'done') return value;
  return value.select === 'targeted' && value.nth !== undefined ? pronoun('target', { nth: value.nth }) : undefined;
}

/** The first words for what was mentioned that a reader would take for just that. */
function sayAgain(value: AnySelection, place: Place, said: Discourse): Walked<AnySelection> {
  const source = same(value, sourceIn(said)) ? SOURCE : undefined;
  const mentioned = mentionOf(value, said);
  const words = mentioned && wordsFor(mentioned).find((one) => same(heard(one, place, said), value));
  if (!words) return source ? { value: source, after: said } : { value, after: refuse(said, 'that') };
  return { value: words, after: place.position === 'within' ? said : { ...said, recent: mentioned } };
}

/** What another text of the card removed is known by that alone. */
function sayKept(value: Selection, place: Place, said: Discourse): Walked<AnySelection> {
  const words = pronoun('card', { how: 'removed' });
  return same(heard(words, place, said), value) ? { value: words, after: said } : walkSelection(value, place, said);
}

/** Where cards were spoken of that the rules find so. */
export const mentionOf = (value: AnySelection, said: Discourse): CardMention | undefined =>
  cardsOf(said).findLast(({ ref, later, unchosen }) => !unchosen && (same(ref, value) || same(later, value)));

function wordsFor({ noun, number, how }: CardMention): readonly Pronoun[] {
  const { whose } = noun;
  const plural = number === 'many' ? { plural: true as const } : {};
  const word = wordFor(noun);
  return [
    pronoun(word, plural),
    pronoun('it', plural),
    ...(whose === 'friendly' || whose === 'opposing' ? [pronoun(word, { whose, ...plural })] : []),
    ...(how ? [pronoun(word, { how, ...plural })] : []),
  ];
}

/** A first target that is another than what was spoken of. */
function sayFirstTarget(
  value: Extract<Selection, { select: 'target' }>,
  place: Place,
  said: Discourse,
): Walked<AnySelection> {
  const left = leftOut(place, said);
  const noun = left && without(value.noun, left);
  if (!noun) return walkSelection(value, place, said);
  const target = walkSelection({ ...value, noun }, place, said);
  return target.value.select === 'target' ? { ...target, value: { ...target.value, another: true } } : target;
}

/** The description without what these words say, if it says that. */
function without(noun: Noun, words: Partial<Noun>): Noun | undefined {
  const told: Readonly<Record<string, unknown>> = { ...words };
  const left = Object.entries(noun).filter(([key, part]) => !(key in told && same(part, told[key])));
  return left.length + Object.keys(told).length === Object.keys(noun).length ? Object.fromEntries(left) : undefined;
}

/** The rest of those of which some were spoken of. */
function sayOthers(value: Extract<Selection, { select: 'each' }>, place: Place, said: Discourse): Walked<AnySelection> {
  const { except: _, ...noun } = value.noun;
  const others: Selection = { select: 'each', noun: { ...noun, other: true } };
  if (!same(theOthers(others, place, said), value)) return walkSelection(value, place, said);
  const rest = walkSelection({ ...value, noun }, place, said);
  if (rest.value.select !== 'each') return rest;
  return { ...rest, value: { ...rest.value, noun: { ...rest.value.noun, other: true } } };
}
