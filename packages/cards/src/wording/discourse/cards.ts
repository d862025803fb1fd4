import type { Selection } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { Pronoun } from '../unresolved.ts';
import type { Discourse, Walked } from './discourse.ts';
import { cardsOf, lastCards, refuse, THAT } from './discourse.ts';
import { isNode } from './forms.ts';
import type { CardMention } from './mention.ts';
import { agrees, couldBeCalled } from './mention.ts';
import type { Place } from './place.ts';

const IT: Selection = { select: 'it' };
const KEPT: Selection = { select: 'kept' };

/** The cards that a pronoun means: those of the sentence itself, or the last ones spoken of that agree with it. */
export function cardsMeant(pronoun: Pronoun, place: Place, said: Discourse): Walked<Selection> {
  if (pronoun.kind && said.wordChosen) return { value: THAT, after: refuse(said, 'that kind') };
  const inSentence = meantBySentence(pronoun, place, said);
  if (inSentence) return { value: inSentence, after: said };
  const found = lastAgreeing(pronoun, place, said);
  if (found?.unchosen) return { value: THAT, after: refuse(said, wordsFor(pronoun)) };
  if (found) return spokenOfAgain(found, place, said);
  const { position, describing, recalling, sentence } = place;
  const { subject } = sentence;
  if (isIt(pronoun) && recalling && subject) return { value: subject, after: said };
  if (isIt(pronoun) && describing) return { value: IT, after: said };
  if (pronoun.how === 'removed') return { value: KEPT, after: said }; // by another text of this card
  if (isIt(pronoun) && subject && position === 'owner') return { value: subject, after: said };
  return { value: THAT, after: refuse(said, wordsFor(pronoun)) };
}

const isIt = ({ word }: Pronoun): boolean => word === 'it' || word === 'she';

/** What the place in the sentence tells, whatever was spoken of before. */
function meantBySentence(pronoun: Pronoun, place: Place, said: Discourse): Selection | undefined {
  const { word, plural = false, nth, how, again, tag, part } = pronoun;
  const { changing, ofEach, sentence } = place;
  const { subject } = sentence;
  if (again) return said.actor;
  if (nth !== undefined) return oneOfTargets(nth, said);
  const itself = word === 'she' && cardsOf(said).find(({ noun }) => noun.self);
  if (itself) return itself.ref;
  if (word === 'itself' && subject) return subject;
  if (isIt(pronoun) && changing && !plural) return IT;
  const called = isIt(pronoun) ? 'it' : word;
  if (!plural && !how && !tag && !part && ofEach && couldBeCalled({ noun: ofEach, ref: IT }, called)) return IT;
  return isIt(pronoun) && isOwn(place) ? subject : undefined;
}

/** "The second target" is one of several that were targeted together. */
function oneOfTargets(nth: number, said: Discourse): Selection | undefined {
  const ref = cardsOf(said).findLast((one) => one.number === 'many' && one.ref.select === 'targeted')?.ref;
  return ref?.select === 'targeted' ? { ...ref, nth } : undefined;
}

const OWN_NUMBERS: ReadonlySet<string> = new Set(['atk', 'health', 'def', 'cost']);

/** "It deals damage equal to its ATK to each ally in its party": but a hero has no cost. */
export function isOwn({ position, measured, sentence: { subject, ofSubject } }: Place): boolean {
  if (position !== 'within' || !subject) return false;
  return ofSubject || (OWN_NUMBERS.has(measured) && !(measured === 'cost' && subject.select === 'hero'));
}

/** Is this a number of the subject itself? */
export const isNumberOf = (amount: unknown, subject: Selection | undefined): boolean =>
  isNode(amount) &&
  'amount' in amount &&
  OWN_NUMBERS.has(String(amount.amount)) &&
  'of' in amount &&
  same(amount.of, subject);

/** The last mention that agrees with the pronoun and with its place. */
function lastAgreeing(pronoun: Pronoun, place: Place, said: Discourse): CardMention | undefined {
  const { word, plural, whose, nth, how, again, tag, part } = pronoun;
  if (nth !== undefined || again) return undefined;
  const features = {
    word: isIt(pronoun) ? 'it' : word,
    number: plural ? ('many' as const) : ('one' as const),
    ...(whose ? { whose } : {}),
    ...(how ? { how } : {}),
    ...(tag ? { tag } : {}),
    ...(part ? { part } : {}),
  };
  const compared = isIt(pronoun) ? [] : sameAs(place.besides, said);
  const isMoved = place.shifting && place.position === 'object';
  const agreeing = cardsOf(said).filter(
    (one) =>
      agrees(one, features) &&
      !same(one.ref, place.sentence.subject) &&
      !compared.includes(one.noun) &&
      !(isMoved && isHero(one)),
  );
  const last = agreeing.at(-1);
  const isOfEvent = last?.ref.select === 'event' && last === lastCards(said);
  const leads = place.position === 'actor' || place.position === 'subject';
  if (!isIt(pronoun) || !isOfEvent || !leads) return last;
  const leader = agreeing.find(({ n }) => n === said.recent?.n) ?? agreeing.find(({ acts }) => acts);
  return leader ?? last; // "it" at the head of a sentence goes on with whoever leads in the event
}

/** What is compared has been spoken of so: the card that lay on top of a deck, and was revealed. */
const sameAs = (besides: Selection | undefined, said: Discourse): readonly CardMention['noun'][] =>
  besides === undefined
    ? []
    : cardsOf(said).flatMap(({ noun, ref, later }) => (same(ref, besides) || same(later, besides) ? [noun] : []));

const isHero = ({ noun, ref }: CardMention): boolean => ref.select === 'hero' || same(noun.kind, ['Hero']);

/** How the rules find the cards from this place of the text. */
function spokenOfAgain(found: CardMention, { position, sentence }: Place, said: Discourse): Walked<Selection> {
  const after: Discourse = position === 'within' ? said : { ...said, recent: found };
  const isEarlier = found.n < sentence.since;
  if (found.later && position === 'within' && isEarlier) return { value: found.later, after };
  const looksBack = found.ref.select === 'that' && isEarlier && (position === 'within' || sentence.fresh);
  return { value: found.ref, after: looksBack ? { ...after, lookedBack: true } : after };
}

/** The pronoun in the words of the text. */
function wordsFor({ word, plural, nth, whose, how, tag, part }: Pronoun): string {
  if (tag !== undefined || part !== undefined) return `that ${tag ?? part}`;
  if (nth !== undefined) return `target ${nth + 1}`;
  if (word === 'it') return plural ? 'them' : 'it';
  if (word === 'she') return 'he or she';
  if (word === 'itself') return word;
  const called = [whose, how, word.toLowerCase()].filter((one) => one !== undefined).join(' ');
  return plural ? `those ${called}` : `that ${called}`;
}
