import type { Amount, Effect } from '@meetingstone/rules';
import type { Found, Phrase, Reading, Said, Saying } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { figure } from './amounts.ts';
import { toAndBy } from './dealtBy.ts';
import { actingOn, joints } from './deeds.ts';
import { atTimesLasting } from './factors.ts';
import { multiplied } from './forEach.ts';
import { jointly } from './jointly.ts';
import { doneLater } from './later.ts';
import { perEach } from './perEach.ts';
import { clause, condition } from './phrases.ts';
import { puttingBoth } from './putting.ts';
import { severalTokens } from './puttingTokens.ts';
import { sharingObject } from './sharedObject.ts';
import { byBoth, bySomebody } from './subjects.ts';
import { readWhereX, sayWhereX } from './whereX.ts';

/** One instruction, or several that share a verb or a subject. */
const step: Phrase<readonly Effect[]> = {
  name: 'step',
  begins: () => ({
    phrases: [
      sharingObject,
      clause,
      actingOn,
      puttingBoth,
      severalTokens,
      toAndBy,
      jointly,
      atTimesLasting,
      hisDoing,
      bothDoing,
    ],
  }),
  read: (at, reading) => [
    ...readAt(clause, at, reading).map(({ value, end }) => ({ value: [value], end })),
    ...readAt(sharingObject, at, reading),
    ...readAt(actingOn, at, reading),
    ...readAt(puttingBoth, at, reading),
    ...readAt(severalTokens, at, reading),
    ...readAt(toAndBy, at, reading),
    ...readAt(jointly, at, reading),
    ...readAt(atTimesLasting, at, reading),
    ...readAt(hisDoing, at, reading),
    ...readAt(bothDoing, at, reading),
  ],
  say: (effects, saying) =>
    effects.length === 1
      ? (hisEach(effects[0]!, saying) ?? clause.say(effects[0]!, saying) ?? hisDoing.say(effects, saying))
      : undefined,
};

/** What each player does is said of him: "each player shuffles his deck". */
const hisEach = (effect: Effect, saying: Saying): Said | undefined =>
  effect.do === 'for each player' ? hisDoing.say([effect], saying) : undefined;

/** Instructions in a row: "A and B", "A, then B", "A, B, and C". */
export const joined: Phrase<readonly Effect[]> = {
  name: 'instructions',
  begins: () => ({ phrases: [step] }),
  read: (at, reading) => {
    const whole: Found<readonly Effect[]>[] = [];
    const grow = (items: readonly Effect[], from: number, listing: boolean) => {
      for (const { value, end } of readAt(step, from, reading)) {
        const more = [...items, ...value];
        if (!listing)
          whole.push(
            { value: more, end },
            ...readWhereX({ value: more, end }, reading),
            ...soOften(items, value, end, reading),
            ...andMore({ value: more, end }, reading),
            ...doneLater(value, from, end, reading).map((found) => ({
              value: [...items, found.value],
              end: found.end,
            })),
          );
        if (more.some(isDelayed) || isReplacing(value, from, reading)) continue;
        for (const next of joints(end, reading)) if (!listing || isComma(end, reading)) grow(more, next, false);
        if (isComma(end, reading)) grow(more, end + 1, true);
      }
    };
    grow([], at, false);
    return whole;
  },
  say: (effects, saying) => {
    const said = effects.map((effect) => step.say([effect], saying));
    if (said.length === 0) return undefined;
    if (said.some((one) => one === undefined))
      return effects.length === 1 ? sayWhereX(effects, saying, ([one]) => clause.say(one!, saying)) : undefined;
    return { words: said.flatMap((one, n) => [...(n > 0 ? [',', 'then'] : []), ...one!.words]) };
  },
};

/** "..., plus an additional 2 for each [Fire] card you control", "... if you control a weapon" */
export function andMore(found: Found<readonly Effect[]>, reading: Reading): readonly Found<readonly Effect[]>[] {
  const { words } = reading;
  const last = found.value.at(-1);
  const plus = [[',', 'plus', 'a', 'additional'], ['plus', 'a', 'additional'], [',', 'plus'], ['plus']].find((glue) =>
    glue.every((word, n) => words[found.end + n]?.low === word),
  );
  if (!plus || !last || (last.do !== 'deal' && last.do !== 'heal') || last.amount === 'all' || last.each) return [];
  const from = found.end + plus.length;
  if (from > reading.farthest) reading.farthest = from;
  return readAt(figure, from, reading).flatMap(({ value: n, end }) => {
    const more = (amount: Amount, stop: number): Found<readonly Effect[]> => ({
      value: [...found.value.slice(0, -1), { ...last, amount: added(last.amount as Amount, amount) }],
      end: stop,
    });
    const each = readAt(perEach, end, reading).map((one) =>
      more(n === 1 ? one.value : { amount: 'times', of: [n, one.value] }, one.end),
    );
    const ifSo = words[end]?.low === 'if' ? readAt(condition, end + 1, reading) : [];
    const once = [...each, ...ifSo.map((one) => more({ amount: 'if', if: one.value, then: n, else: 0 }, one.end))];
    return once.flatMap((one) => [one, ...andMore(one, reading)]);
  });
}

const added = (one: Amount, more: Amount): Amount => ({
  amount: 'sum',
  of: typeof one === 'object' && one.amount === 'sum' ? [...one.of, more] : [one, more],
});

/** "... for each ally you control": so many at once, where the table has no words of its own for it. */
function soOften(
  before: readonly Effect[],
  last: readonly Effect[],
  end: number,
  reading: Reading,
): readonly Found<readonly Effect[]>[] {
  if (reading.words[end]?.low !== 'for') return [];
  return readAt(perEach, end, reading).flatMap((found): readonly Found<readonly Effect[]>[] => {
    const many = multiplied(last, found.value);
    return many ? [{ value: [...before, ...many], end: found.end }] : [];
  });
}

const hisDoing: Phrase<readonly Effect[]> = bySomebody(joined, clause);

const bothDoing: Phrase<readonly Effect[]> = byBoth(clause);

/** What happens later has its own conditions and ends the sentence. */
export const isDelayed = (effect: Effect): boolean => effect.do === 'create' && 'trigger' in effect;

/** What is said with "the next time" or "if" to happen instead goes to the end of the sentence. */
const isReplacing = (effects: readonly Effect[], at: number, { words }: Reading): boolean =>
  effects.some((effect) => effect.do === 'create' && 'replacement' in effect) &&
  (words[at]?.low === 'if' || NEXT_TIME.every((word, n) => words[at + n]?.low === word));
const NEXT_TIME = ['the', 'next', 'time'];

const isComma = (at: number, { words }: Reading): boolean => words[at]?.low === ',';
