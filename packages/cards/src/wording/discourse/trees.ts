import type { Noun, Power, Selection } from '@meetingstone/rules';
import { inOrderOfText } from '@meetingstone/rules';
import type { ThatMuch } from '../unresolved.ts';
import { pronounIn } from '../unresolved.ts';
import type { Discourse, Walked } from './discourse.ts';
import { cardsOf, mentionAmount, mentionPlayer, NOTHING_SAID, THAT_PLAYER, withCards } from './discourse.ts';
import {
  isCount,
  isInstruction,
  isNode,
  isPlayers,
  isPower,
  isPrevention,
  isReplacement,
  isSelection,
  isThatMuch,
} from './forms.ts';
import type { CardMention } from './mention.ts';
import { mentionEvent, openingOf } from './opening.ts';
import type { Parts, Pass, Place } from './place.ts';
import { beginning, eachPart, within } from './place.ts';
import { amountMeant, countPaid } from './thisWay.ts';

/** Any part of a text. What is neither cards nor players nor an instruction is only a place for its own parts. */
export function walkTree(value: unknown, place: Place, said: Discourse): Walked<unknown> {
  const { pass } = place;
  if (Array.isArray(value)) return walkList(value, place, said);
  if (!isNode(value)) return { value, after: said };
  if (isSelection(value)) return pass.selection(value, place, said);
  if (isPlayers(value)) return pass.players(value, place, said);
  if (isPower(value)) return givenPower(value, place, said);
  const opened = isReplacement(value) ? mentionEvent(said, value.event) : said;
  if (isInstruction(value)) return pass.instruction(value, place, opened);
  if (isPrevention(value)) return walkPrevention(value, place, opened);
  if ('instead' in value && value.instead === 'if you do') return walkIfDone(value, place, opened);
  if ('so' in value) return aboutSomebody(value, place, opened);
  if ('is' in value && value.is === 'so') return aboutCards(value, place, opened);
  if ('was' in value) return pass.parts(value, { ...place, recalling: true }, opened);
  if ('changes' in value) return walkChanges(value, place, opened);
  if ('than' in value)
    return pass.parts(value, { ...place, changing: false, measuring: false, describing: true }, opened);
  return pass.parts(value, place, opened);
}

/** Of what is changed one speaks as "it"; which cards that are is told by what was spoken of before. */
function walkChanges(value: object, place: Place, before: Discourse): Walked<Parts> {
  const here: Place = { ...place, changing: true, describing: false };
  if (!('cards' in value)) return place.pass.parts(value, here, before);
  if (!place.sentence.creates) return place.pass.parts(value, { ...here, ofEach: value.cards as Noun }, before);
  const { cards, ...rest }: Parts = { ...value };
  const described = place.pass.tree(cards, within(place), before);
  const changed = place.pass.parts(rest, here, described.after);
  return {
    value: eachOf(value, { ...changed.value, cards: described.value }),
    after: changed.after,
  };
}
/** The parts in the order in which they stood. */
const eachOf = (like: object, parts: Parts): Parts =>
  Object.fromEntries(Object.keys(like).map((key) => [key, parts[key]]));

/** What is said of cards: whatever they are compared with is something else. */
function aboutCards(value: object, place: Place, before: Discourse): Walked<Parts> {
  const { what, noun, ...rest }: Parts = { ...value };
  const here = within(place);
  const who = place.pass.tree(what, here, before);
  const [known] = [what, who.value].filter((one) => isNode(one) && isSelection(one) && !pronounIn(one));
  const said = place.pass.tree(noun, { ...here, besides: known as Selection | undefined }, who.after);
  return { value: { ...rest, what: who.value, noun: said.value }, after: said.after };
}

function walkList(list: readonly unknown[], place: Place, before: Discourse): Walked<readonly unknown[]> {
  const here = within(place);
  let after = before;
  const value = list.map((part) => {
    const walked = place.pass.tree(part, here, after);
    after = walked.after;
    return walked.value;
  });
  return { value, after };
}

/** The parts of a value in the order of the text. */
export function walkParts(value: object, place: Place, said: Discourse): Walked<Parts> {
  if (isThatMuch(value)) return place.pass.thatMuch(value, said);
  const paid = isCount(value) ? countPaid(value.of, said) : undefined;
  if (isNode(paid)) return { value: { ...paid }, after: said };
  const here = insideOf(value, place);
  return eachPart(value, inOrderOfText(value), said, (part, _, now) => place.pass.tree(part, here, now));
}

function insideOf(value: object, place: Place): Place {
  if (place.sentence.creates && 'instead' in value && value.instead === 'redirect')
    return { ...place, position: 'object' };
  if ('amount' in value && typeof value.amount === 'string')
    return { ...place, position: 'within', measured: value.amount };
  return within(place);
}

/** Your hero, who has a part in the event, is not spoken of anew where it is told how he is then. */
function withoutYourHeroAgain(opened: Discourse, said: Discourse): Discourse {
  const isInEvent = cardsOf(opened).some(({ noun: { kind, whose } }) => whose === 'you' && kind?.join() === 'Hero');
  if (!isInEvent) return said;
  const isHero = (one: CardMention) => one.ref.select === 'hero' && one.ref.of.player === 'you';
  return withCards(said, (one) => (one.n >= opened.next && isHero(one) ? [] : [one]));
}

export function walkThatMuch(value: ThatMuch, said: Discourse): Walked<Parts> {
  const meant = amountMeant(value, said);
  return { value: isNode(meant.value) ? { ...meant.value } : {}, after: meant.after };
}

/** What is done after something was prevented speaks of how much that was. */
function walkPrevention(value: object, place: Place, said: Discourse): Walked<Parts> {
  const { then, ...rest }: Parts = { ...value };
  const prevented = place.pass.parts(rest, place, said);
  if (then === undefined) return prevented;
  const measured = mentionAmount(prevented.after, 'prevent');
  const done = place.pass.tree(then, within(place), measured);
  const mentions = done.after.mentions.filter(({ kind, n }) => kind !== 'amount' || n < prevented.after.next);
  return { value: { ...prevented.value, then: done.value }, after: { ...done.after, mentions } };
}

/** What is done instead remembers nothing of what had to be done first: it speaks of the event. */
function walkIfDone(value: object, place: Place, said: Discourse): Walked<Parts> {
  const { then, ...rest }: Parts = { ...value };
  const first = place.pass.parts(rest, place, said);
  const done = place.pass.tree(then, within(place), { ...said, refused: first.after.refused });
  return { value: { ...first.value, then: done.value }, after: done.after };
}

/** "An opponent has more cards than you": that player is spoken of only there. */
function aboutSomebody(value: object, place: Place, said: Discourse): Walked<Parts> {
  const done = place.pass.parts(value, place, mentionPlayer(said, 'named', THAT_PLAYER));
  const mentions = done.after.mentions.filter(({ kind, n }) => kind !== 'player' || n < said.next);
  return { value: done.value, after: mentionPlayer({ ...done.after, mentions }, 'somebody', THAT_PLAYER) };
}

/** A power that is given to another card speaks for itself. */
function givenPower(power: Power, place: Place, said: Discourse): Walked<unknown> {
  if (power.power === 'keyword' && !power.effects) return place.pass.parts(power, place, said);
  const { value, after } = place.pass.power(power);
  return { value, after: { ...said, refused: [...said.refused, ...after.refused] } };
}

/** A power from its first word on; what its event says is not spoken of again in it. */
export function walkPower(
  power: Power,
  pass: Pass,
  text?: Place['text'],
  known: Discourse = NOTHING_SAID,
): Walked<Power> {
  const { power: kind, ...parts } = power;
  const { on, while: time, ...others }: Parts = { ...parts };
  const opened = openingOf(power, known);
  const place = beginning(pass, text);
  const during = pass.tree(time, place, opened);
  const said = withoutYourHeroAgain(opened, during.after);
  const { value, after } = pass.parts(others, place, said);
  const told = { ...(on ? { on } : {}), ...(time ? { while: during.value } : {}) };
  return { value: { power: kind, ...told, ...value } as Power, after };
}
