import type { Amount, Comparison, Condition, Effect } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';
import { ifAhead, readAt } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { AFTER } from '../unresolved.ts';
import { doing } from './doing.ts';
import { isDelayed } from './instructions.ts';
import { condition, sentence } from './phrases.ts';
import { isIt } from './pronouns.ts';
import { tagWord } from './tagWords.ts';

/** What is done right away. */
const atOnce = (phrase: Phrase<readonly Effect[]>): Phrase<readonly Effect[]> =>
  seenAs(phrase, nothingLater, nothingLater);

const nothingLater = (effects: readonly Effect[]): readonly Effect[] | undefined =>
  effects.some(isDelayed) ? undefined : effects;

/** Instructions and the condition they hang on: "if you control a weapon, draw a card". */
export const conditional: Phrase<readonly Effect[]> = choice('if', () => [
  row({ if: condition, then: sentence }, 'if {if} , {then}', ({ if: condition, then }): readonly Effect[] => [
    { do: 'if', if: condition, then },
  ]),
  row(
    { word: tagWord, if: condition, then: sentence },
    '{word} if {if} , {then}',
    ({ word, if: condition, then }): readonly Effect[] => [{ do: 'double-check', tagWord: word, if: condition, then }],
  ),
  row({ if: condition, then: atOnce(doing) }, '{then} if {if}', ({ if: condition, then }): readonly Effect[] => [
    { do: 'if', if: condition, then, ...AFTER } as Effect,
  ]),
  row(
    { if: condition, then: atOnce(doing), else: atOnce(doing) },
    ['{else} , or {then} if {if}', '{else} or {then} if {if}'],
    ({ if: condition, then, else: otherwise }): readonly Effect[] => [
      { do: 'if', if: condition, then, else: otherwise, ...AFTER } as Effect,
    ],
  ),
  row({ if: condition, then: atOnce(doing) }, '{then} unless {if}', ({ if: condition, then }): readonly Effect[] => [
    { do: 'if', if: { is: 'not', of: condition }, then, ...AFTER } as Effect,
  ]),
]);

/** "Put an ally from your hand into play if its cost is 3 or less": such a one is chosen. */
export const suitable: Phrase<readonly Effect[]> = {
  name: 'suitable',
  begins: () => ({ phrases: [doing] }),
  canEnd: ifAhead('if'),
  read: (at, reading) =>
    readAt(doing, at, reading)
      .filter(({ end }) => reading.words[end]?.low === 'if')
      .flatMap(({ value, end }) =>
        readAt(condition, end + 1, reading).flatMap((found): readonly Found<readonly Effect[]>[] => {
          const chosen = withCost(value, found.value);
          return chosen ? [{ value: chosen, end: found.end }] : [];
        }),
      ),
  say: () => undefined,
};

function withCost([effect, ...more]: readonly Effect[], so: Condition): readonly Effect[] | undefined {
  if (!effect || more.length > 0 || so.is !== 'compared' || typeof so.left !== 'object') return undefined;
  if (so.left.amount !== 'cost' || !isIt(so.left.of)) return undefined;
  if (effect.do === 'may') {
    const inner = withCost(effect.effects, so);
    return inner && [{ ...effect, effects: inner }];
  }
  if (effect.do !== 'put into play' || effect.what.select !== 'choose' || effect.what.noun.cost) return undefined;
  const noun = { ...effect.what.noun, cost: { is: so.how, than: ofAny(so.how, so.right) } };
  return [{ ...effect, what: { ...effect.what, noun } }];
}

/** No more than the cost of one of several is no more than the highest of them. */
function ofAny(how: Comparison, than: Amount): Amount {
  if (how !== 'or less' && how !== 'less than') return than;
  if (typeof than !== 'object' || than.amount !== 'cost' || than.of.select !== 'choose' || than.of.count) return than;
  return { amount: 'highest', number: 'cost', of: than.of.noun };
}

/** What is asked of the card that is chosen is no condition of the choice. */
export function notOfChoice(effects: readonly Effect[]): readonly Effect[] | undefined {
  const [only] = effects;
  return only?.do === 'if' && 'after' in only && withCost(only.then, only.if) ? undefined : effects;
}
