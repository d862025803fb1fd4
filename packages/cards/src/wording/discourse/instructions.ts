import type { Effect, Selection } from '@meetingstone/rules';
import { inOrderOfText } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import { forgetting, mentionDoing, mentionResult } from './aftermath.ts';
import { walkAfterwards } from './afterwards.ts';
import { isNumberOf } from './cards.ts';
import type { Discourse, Walked } from './discourse.ts';
import {
  lastCards,
  mentionAmount,
  mentionCards,
  mentionPlayer,
  refuse,
  SOURCE,
  THAT,
  THAT_PLAYER,
  withCards,
} from './discourse.ts';
import {
  isNode,
  isRoll,
  isSelection,
  isShifting,
  isText,
  MEASURING,
  namesTarget,
  positionOf,
  READ,
  speaksOf,
  toEach,
} from './forms.ts';
import { rememberedBy } from './later.ts';
import type { Place, Sentence } from './place.ts';
import { sentenceOf, within } from './place.ts';

/** One instruction, in the order of its sentence; then what it leaves behind. */
export function walkInstruction(value: Effect, around: Place, before: Discourse): Walked<object> {
  if (value.do === 'choose modes') return walkModes(value, around, before);
  if ('after' in value) return walkAfterwards(value, around, before);
  const remembering = rememberedBy(value, around.pass, before);
  if (remembering) return { value: remembering, after: mentionDoing(before, remembering) };
  const parts: Record<string, unknown> = { ...value };
  const waiting: string[] = [];
  let said = lookedBack(openedBy(value, before), false);
  let sentence = sentenceOf(said.next, value.do === 'create');
  for (const key of inOrderOfText(value)) {
    const part = parts[key];
    if (!isNode(part)) continue;
    if (isText(part)) said = asksOnly(value, sentence) ? asking(said) : leavingBehind(value, sentence, said);
    const place = placeOf(value, key, sentence, around);
    const walked = CAN_WAIT.has(key) ? walkBefore(part, place, said) : walkInTime(value, key, part, place, said);
    if (!walked) {
      waiting.push(key);
      continue;
    }
    parts[key] = walked.value;
    sentence = spokenOn(sentence, key, part, walked, said.next, around);
    if (key === 'along') said = atTheSameTime(said, walked.after);
    else said = key === 'by' ? { ...walked.after, actor: sentence.subject } : spokenBy(key, walked, said);
  }
  for (const key of waiting) {
    const walked = walkWaiting(value, key, parts[key], { ...around, sentence }, said);
    parts[key] = walked.value;
    said = walked.after;
  }
  if (!Object.values(value).some(isText)) said = leavingBehind(value, sentence, said);
  if (value.do === 'if') said = asIfNotDone(before, said);
  return { value: parts, after: lookedBack(mentionDoing(said, value), before.lookedBack) };
}

/** What is only asked does nothing to cards: what was done before is still what was done last. */
const asksOnly = (value: Effect, { fresh }: Sentence): boolean => value.do === 'if' && !fresh;
const asking = (said: Discourse): Discourse =>
  withCards(said, (one) => [one.later?.select === 'revealed' ? { ...one, ref: one.later } : one]);

/** How long something lasts is not what the text goes on about: "while this ally remains under your control". */
const spokenBy = (key: string, { after }: Walked<unknown>, before: Discourse): Discourse =>
  key === 'duration' ? { ...after, mentions: before.mentions } : after;

/** What is dealt in the same moment is done by the same instruction. */
const atTheSameTime = (before: Discourse, said: Discourse): Discourse => ({
  ...said,
  mentions: said.mentions.filter((one) => one.n < before.next || one.kind === 'player' || one.kind === 'card'),
});

const lookedBack = (said: Discourse, isSo: boolean): Discourse =>
  said.lookedBack === isSo ? said : { ...said, lookedBack: isSo };

function openedBy(value: Effect, said: Discourse): Discourse {
  if (value.do === 'double-check') return { ...said, unnumbered: true };
  return isRoll(value) ? mentionAmount(said, 'roll') : said;
}

/** The place of a part in the sentence of its instruction. */
const placeOf = (value: Effect, key: string, sentence: Sentence, around: Place): Place => ({
  ...around,
  sentence,
  position: positionOf(value, key),
  shifting: key === 'what' && isShifting(value),
  changing: around.changing || key === 'changes' || key === 'while',
  reading: READ.has(key),
  measuring: MEASURING.has(key) && !('divided' in value),
});

/** The sentence after one more part: who acts, and to what it is done. */
function spokenOn(
  sentence: Sentence,
  key: string,
  part: object,
  { value, after }: Walked<unknown>,
  next: number,
  { pass }: Place,
): Sentence {
  const { subject, fresh } = sentence;
  if (!isSelection(part) || !isSelection(value))
    return isNumberOf(part, subject) || isNumberOf(value, subject) ? { ...sentence, ofSubject: true } : sentence;
  if (key === 'by') return { ...sentence, subject: pass.acting(part, value, after) };
  const newest = lastCards(after);
  const object = newest && newest.n >= next ? newest : after.recent;
  return { ...sentence, object, fresh: fresh || !same(value, THAT) };
}

const CAN_WAIT: ReadonlySet<string> = new Set(['amount', 'if']);

/** "damage to target ally equal to that ally's cost": undefined where it speaks of what is named only after it. */
export function walkBefore(part: unknown, place: Place, said: Discourse): Walked<unknown> | undefined {
  const { value, after } = place.pass.tree(part, within(place), { ...said, refused: [] });
  if (after.refused.length > 0 && !namesTarget(part)) return undefined;
  return { value, after: { ...after, refused: [...said.refused, ...after.refused] } };
}

/** What has waited is read at the end; something that was named later is known before only if it was targeted. */
function walkWaiting(value: Effect, key: string, part: unknown, around: Place, said: Discourse): Walked<unknown> {
  const isAmount = key === 'amount';
  const place: Place = {
    ...around,
    position: 'within',
    reading: false,
    measuring: isAmount && !('divided' in value),
    ofEach: isAmount ? toEach(value) : undefined,
  };
  const walked = place.pass.tree(part, place, said);
  return speaksOf(walked.value, NOT_KNOWN_BEFORE) ? { ...walked, after: refuse(walked.after, 'it') } : walked;
}

const NOT_KNOWN_BEFORE: ReadonlySet<string> = new Set(['that', 'revealed']);

const OF_EVENT: Selection = { select: 'event', role: 'card' };

/** When the time of a replacement comes, the card for which it was made is that of the event. */
function walkInTime(value: Effect, key: string, part: unknown, place: Place, said: Discourse): Walked<unknown> {
  const { pass } = place;
  const last = lastCards(said);
  if (key !== 'replacement' || !('for' in value) || !last) return pass.tree(part, place, said);
  const alone = withCards(said, () => []);
  const isBy = isNode(part) && 'flags' in part && part.flags === 'by';
  const walked = pass.tree(part, place, mentionCards(alone, 'event', last.noun, isBy ? SOURCE : OF_EVENT));
  return { value: walked.value, after: { ...walked.after, mentions: said.mentions } };
}

/** What the instruction has done so far can be spoken of; what is done for one card after the other speaks of that one. */
function leavingBehind(value: Effect, sentence: Sentence, before: Discourse): Discourse {
  const said = mentionResult(forgetting(before, sentence), value, sentence);
  const { object } = sentence;
  if (value.do !== 'roll for each' || !object) return said;
  const others = withCards(said, (one) => (one.n === object.n ? [] : [one]));
  return mentionCards(others, 'each', object.noun, THAT);
}

/** What was done only under a condition is spoken of as it was before. */
const asIfNotDone = (before: Discourse, said: Discourse): Discourse =>
  withCards(said, (one) => (one.n < before.next || one.later?.select !== 'done' ? [one] : []));

/** Each mode speaks for itself. */
function walkModes(value: Extract<Effect, { do: 'choose modes' }>, place: Place, said: Discourse): Walked<object> {
  const numbered: Discourse = { ...said, unnumbered: said.unnumbered || value.count !== 1 };
  const opened = value.by === 'an opponent' ? mentionPlayer(numbered, 'named', THAT_PLAYER) : numbered;
  const walked = value.modes.map((mode) => place.pass.tree(mode, within(place), opened));
  const refused = walked.flatMap(({ after }) => after.refused.slice(said.refused.length));
  return {
    value: { ...value, modes: walked.map((mode) => mode.value) },
    after: { ...said, refused: [...said.refused, ...refused] },
  };
}
