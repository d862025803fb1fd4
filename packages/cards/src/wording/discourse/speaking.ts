import type { Change, Cost, Destination, Effect, Facts, Players, Power } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import { ransomIn } from '../table/unless.ts';
import type { AnySelection, Called, Deed, Pronoun, ThatMuch, ThisWay } from '../unresolved.ts';
import { asSelection } from '../unresolved.ts';
import { walkAfterwards } from './afterwards.ts';
import type { Discourse, Walked } from './discourse.ts';
import { mentionPlayer, NOTHING_SAID, refuse, THAT_PLAYER } from './discourse.ts';
import { isSelection, namesTarget, speaksOf } from './forms.ts';
import { walkBefore, walkInstruction } from './instructions.ts';
import type { Remembering } from './later.ts';
import { isLater, isTold, knownLater } from './later.ts';
import { cardsPaid } from './opening.ts';
import type { Parts, Pass, Place } from './place.ts';
import { beginning } from './place.ts';
import { lastPlayer, walkPlayers } from './players.ts';
import { acting, resolved, resolving, walkText } from './resolving.ts';
import { heard, mentionOf, saySelection } from './saying.ts';
import { deedsOf, doneMeant, isMovedSince, lastMeasured, pricePaid } from './thisWay.ts';
import { walkParts, walkPower, walkThatMuch } from './trees.ts';
import { seenBy, zoneCalled } from './zones.ts';

/** The other way round: puts "that ally" in the place of what is meant. */
const speaking: Pass = {
  ...resolving,
  parts: sayParts,
  selection: saySelection,
  players: sayPlayers,
  thatMuch: sayThatMuch,
  instruction: sayInstruction,
  power: sayPower,
  acting: (by, words, said) => acting(by, words.select === by.select ? words : by, said),
};

function sayPower(power: Power, known?: Discourse): Walked<Power> {
  const buried = 'zone' in power && power.zone === 'graveyard';
  const first = power.power === 'triggered' && !power.if ? power.effects[0] : undefined;
  return walkPower(power, speaking, { buried, first }, known);
}

const IT: Pronoun = { select: 'pronoun', word: 'it' };

/** Cards among those revealed or affected have words of their own. */
function sayParts(value: object, place: Place, said: Discourse): Walked<Parts> {
  if (said.paid.includes(value as Cost)) return { value: { ...value }, after: said };
  if (same(value, pricePaid(said))) return { value: { amount: 'that much', of: 'pay' }, after: said };
  const { among, ...rest }: Parts = { ...value };
  if (!isSelection(among) || !AMONG.has(among.select)) return walkParts(value, place, said);
  if (among.select === 'host') {
    const clear = same(heard(IT, { ...place, position: 'within' }, said), among) ? said : refuse(said, 'it');
    const described = walkParts(rest, place, clear);
    return { ...described, value: { ...described.value, among: IT } };
  }
  const described = walkParts(rest, place, said);
  const those = amongThose(among, 'zone' in rest, described.after);
  return { value: { ...described.value, among: those.value }, after: those.after };
}

const AMONG: ReadonlySet<string> = new Set(['host', 'done', 'revealed', 'kept', 'paid']);
const KEPT: ThisWay = { select: 'done', deed: 'remove' };

const isDeed = (pay: string): pay is Deed => DEEDS.has(pay);
const DEEDS: ReadonlySet<string> = new Set<Deed>(['destroy', 'exhaust', 'discard', 'remove', 'put into graveyard']);

function amongThose(among: AnySelection, isElsewhere: boolean, said: Discourse): Walked<AnySelection> {
  if (among.select === 'kept' && !isElsewhere) return { value: KEPT, after: said };
  const [payment, ...more] = among.select === 'paid' ? cardsPaid(said.paid) : [];
  if (payment?.deed === 'reveal' && more.length === 0) return { value: { select: 'revealed' }, after: said };
  if (payment && more.length === 0 && isDeed(payment.deed))
    return { value: { select: 'done', deed: payment.deed }, after: said };
  const deed = among.select === 'done' ? deedsOf(said).at(-1) : undefined;
  if (!deed) return { value: among, after: said };
  return { value: { select: 'done', deed }, after: doneMeant({ select: 'done', deed }, said).after };
}

function sayThatMuch(value: ThatMuch, said: Discourse): Walked<Parts> {
  const of = lastMeasured(said);
  if (!of) return walkThatMuch(value, isMovedSince(said) ? refuse(said, 'that much') : said);
  const much = walkThatMuch({ ...value, of }, said);
  return { ...much, value: { ...much.value, of } };
}

function sayPlayers(value: Players, place: Place, said: Discourse): Walked<Players> {
  if (value.player === 'targeted') {
    const meant = lastPlayer(said);
    if (same(meant?.ref, value)) return { value: THAT_PLAYER, after: said };
    return { value, after: meant?.slot === value.slot ? said : refuse(said, 'that player') };
  }
  if (value.player !== 'controller' || value.of.select !== 'it') return walkPlayers(value, place, said);
  if (same(place.sentence.subject, value.of)) return { value: { ...value, of: asSelection(IT) }, after: said };
  if (!place.describing) return walkPlayers(value, place, said);
  const after = same(heard(IT, place, said), value.of) ? said : refuse(said, 'it');
  return { value: { ...value, of: asSelection(IT) }, after };
}

/** A condition that speaks of what the instruction names is said after it. */
function sayInstruction(value: Effect, place: Place, before: Discourse): Walked<object> {
  const said = seenBy(value, place, before);
  if (isLater(value) && isTold(value)) return sayLater(value, said);
  if (value.do === 'put') return walkInstruction(withCalledZone(value, place, said), place, said);
  const isFirst = value === place.text.first;
  if (isOrElse(value)) return sayCondition(value, true, place, said);
  if (!canFollow(value, isFirst)) return walkInstruction(value, place, said);
  const follows = isFirst || value.do === 'if you do' || (value.do === 'if' && !walkBefore(value.if, place, said));
  const first = sayCondition(value, follows, place, said);
  return first.after.refused.length === said.refused.length ? first : sayCondition(value, !follows, place, said);
}

/** What happens later to cards that were spoken of is told as if they were spoken of there. */
function sayLater(value: Remembering, said: Discourse): Walked<object> {
  const { about, trigger, ...rest } = value;
  const mentioned = mentionOf(about!, said);
  const told = mentioned && speaking.power(trigger, knownLater(mentioned));
  if (!told) return { value, after: refuse(said, 'that') };
  return {
    value: { ...rest, trigger: told.value },
    after: { ...said, refused: [...said.refused, ...told.after.refused] },
  };
}

function withCalledZone(value: Extract<Effect, { do: 'put' }>, place: Place, said: Discourse): Effect {
  if (value.where.to === 'removed' || 'of' in value.where) return value;
  const called = zoneCalled(value.what, place, said);
  const where: Destination & Called = called ? { ...value.where, called } : value.where;
  return { ...value, where };
}

function sayCondition(value: Effect, follows: boolean, place: Place, said: Discourse): Walked<object> {
  if (!follows) return walkInstruction(value, place, said);
  const { value: words, after } = walkAfterwards(value, place, said);
  return { value: { ...words, after: true }, after };
}

/** "A, or B if C", where B speaks of what A targets. */
const isOrElse = (value: Effect): boolean =>
  value.do === 'if' &&
  value.else !== undefined &&
  namesTarget(value.else) &&
  !namesTarget(value.then) &&
  speaksOf(value.then, TARGETED);
const TARGETED: ReadonlySet<string> = new Set(['targeted']);

/** "A if B" and "A unless somebody does B". */
function canFollow(value: Effect, mustFollow: boolean): boolean {
  if (value.do === 'if') return (!value.else || mustFollow) && value.then.length === 1 && value.then[0]!.do !== 'if';
  return value.do === 'if you do' && value.else?.length === 1 && ransomIn(value) !== undefined;
}

/** A text as it is said; undefined if it speaks of something that it never named. */
function said<T>(walked: Walked<T>): T | undefined {
  const words = resolved(walked);
  return words.ok ? words.value : undefined;
}

export const spokenPower = (power: Power): Power | undefined => said(speaking.power(power));

export const spokenText = (
  effects: readonly Effect[],
  attach: Facts['attach'],
  powers: readonly Power[] = [],
): readonly Effect[] | undefined => said(walkText(speaking, effects, attach, powers));

/** One mode by itself: whoever chooses it was named before all of them. */
export const spokenMode = (effects: readonly Effect[]): readonly Effect[] | undefined =>
  said(
    speaking.tree(effects, beginning(speaking), mentionPlayer(NOTHING_SAID, 'named', THAT_PLAYER)) as Walked<
      readonly Effect[]
    >,
  );

/** What a modifier does to a card. */
export function spokenChange(change: Change): Change | undefined {
  const { value, after } = speaking.tree(change, { ...beginning(speaking), changing: true }, NOTHING_SAID);
  return said({ value: value as Change, after });
}
