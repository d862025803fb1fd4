import type { Condition, Effect, Players, Selection, Watch } from '@meetingstone/rules';
import { namesTarget } from '../discourse/forms.ts';
import type { Found, Reading } from '../grammar/phrase.ts';
import { isDelayed } from './instructions.ts';

/** Words between two sentences, and what the second has to do with the first. */
export const LINKS: readonly { readonly words: readonly string[]; readonly link: Linking }[] = [
  { words: ['if', 'you', 'do', ','], link: ifDone },
  { words: ['if', 'he', 'does', ','], link: ifDone },
  { words: ['if', 'it', 'does', ','], link: ifDone },
  { words: ['if', 'she', 'does', ','], link: ifDone },
  { words: ['if', 'that', 'player', 'does', ','], link: ifDone },
  { words: ['if', 'you', "don't", ','], link: ifNotDone },
  { words: ['if', 'you', "can't", ','], link: ifNotDone },
  { words: ['if', 'he', "doesn't", ','], link: ifNotDone },
  { words: ['if', 'he', "can't", ','], link: ifNotDone },
  { words: ['otherwise', ','], link: otherwise },
  { words: ['if', 'none', 'remain', ','], link: ifNoneRemain },
  { words: ['when', 'damage', 'is', 'dealt', 'this', 'way', ','], link: whenDealt },
  { words: ['when', 'damage', 'is', 'prevented', 'this', 'way', ','], link: whenPrevented },
  { words: ['then', ',', 'if', 'none', 'remain', ','], link: ifNoneRemain },
  { words: ['if', 'no', 'counters', 'remain', ','], link: ifNoneRemain },
  { words: ['then', ',', 'if', 'no', 'counters', 'remain', ','], link: ifNoneRemain },
  { words: ['if', 'you', 'removed', 'the', 'last', 'one', ','], link: ifNoneRemain },
  { words: ['if', 'you', 'removed', 'the', 'last', 'counter', ','], link: ifNoneRemain },
  { words: ['if', 'that', 'was', 'the', 'last', 'counter', ','], link: ifNoneRemain },
  { words: ['then', ','], link: undefined },
  { words: ['then'], link: undefined },
];

type Linking = undefined | ((last: readonly Effect[], now: readonly Effect[]) => readonly Effect[] | undefined);

/** "If you do" takes the sentence before it along (709.2f). */
function ifDone(first: readonly Effect[], then: readonly Effect[]): readonly Effect[] | undefined {
  if (first.length > 1 && first.at(-1)?.do === 'if') return undefined; // It would ask about all of them.
  if (first.length === 1 && first[0]!.do === 'create' && 'trigger' in first[0]!) {
    const [create] = first;
    const { trigger } = create;
    const asks = trigger.effects.length === 1 && trigger.effects[0]!.do === 'may';
    const effects: readonly Effect[] = [{ do: 'if you do', first: trigger.effects, then }];
    return asks ? [{ ...create, trigger: { ...trigger, effects } }] : undefined;
  }
  return first.some(isDelayed) ? undefined : [{ do: 'if you do', first, then }];
}

const isOfEach = (effect: Effect): boolean => {
  const { who, what } = effect as { readonly who?: Players; readonly what?: Selection };
  const by = who ?? (what?.select === 'choose' ? what.by : undefined);
  return by?.player.startsWith('each') === true;
};

function ifNotDone(first: readonly Effect[], otherwise: readonly Effect[]): readonly Effect[] | undefined {
  if (first.some(isOfEach)) return undefined; // One of them may have done it, and another not.
  return [{ do: 'if you do', first, then: [], else: otherwise }];
}

/** Damage that is dealt, whoever deals it to whom. */
export const DEALT: Watch = { event: 'deal' };

/** "When damage is dealt this way": a triggered modifier that watches only that (715.1). */
function whenDealt(effects: readonly Effect[], then: readonly Effect[]): readonly Effect[] | undefined {
  const dealing = effects.length === 1 && effects[0]!.do === 'deal';
  return dealing
    ? [{ do: 'when this way', effects, trigger: { power: 'triggered', on: DEALT, effects: then } }]
    : undefined;
}

/** "When damage is prevented this way": whenever some of it is (717.2). */
function whenPrevented(last: readonly Effect[], then: readonly Effect[]): readonly Effect[] | undefined {
  const [only, ...more] = last;
  if (only?.do !== 'create' || more.length > 0 || !('replacement' in only)) return undefined;
  const { instead } = only.replacement;
  if (instead.instead !== 'prevent' || instead.then) return undefined;
  return [{ ...only, replacement: { ...only.replacement, instead: { ...instead, then } } }];
}

/** "Otherwise" belongs to the condition before it. */
function otherwise(last: readonly Effect[], now: readonly Effect[]): readonly Effect[] | undefined {
  const [only, ...more] = last;
  if (!only || more.length > 0 || (only.do !== 'if' && only.do !== 'if you do') || only.else) return undefined;
  return [{ ...only, else: now }];
}

/** "If you control a Pet, draw two cards instead.": the sentence before it is what happens otherwise. */
export function insteadOf(last: readonly Effect[], now: readonly Effect[]): readonly Effect[] | undefined {
  const [only, ...more] = now;
  const stands = last.length > 0 && more.length === 0 && only?.do === 'if' && !only.else && !('after' in only);
  if (!stands || (namesTarget(last) && namesTarget(only.then))) return undefined; // Both would be targets of the link.
  return [{ ...only, else: last }];
}

const LEAVING = ['leave it on top of your deck', 'leave it on top', 'leave it there', 'put it back'].map((words) => [
  'otherwise',
  ',',
  ...words.split(' '),
  '.',
]);

const OR_LEAVING = ['or leave it on top', 'or leave it there'].map((words) => [...words.split(' '), '.']);

/** "Otherwise, leave it on top of your deck.": nothing is done with it. */
export function pastLeaving(last: readonly Effect[], from: number, { words }: Reading): number {
  const only = last.at(-1);
  const left =
    only?.do === 'may' ? OR_LEAVING.find((one) => one.every((word, n) => words[from + n]?.low === word)) : [];
  if (left && left.length > 0) return from + left.length;
  if (only?.do !== 'if' || only.else) return from;
  const said = LEAVING.find((one) => one.every((word, n) => words[from + n]?.low === word));
  return from + (said?.length ?? 0);
}

type Dealing = Extract<Effect, { do: 'deal' }>;

const OF_DAMAGE: readonly (readonly [string, Partial<Dealing>])[] = [
  ["that damage can't be prevented .", { unpreventable: true }],
  ['that damage is unpreventable .', { unpreventable: true }],
  ['that damage counts as combat damage .', { combat: true }],
];

/** "That damage can't be prevented.": said of what the sentence before it deals. */
export function ofThatDamage(
  last: readonly Effect[],
  from: number,
  { words }: Reading,
): readonly Found<readonly Effect[]>[] {
  const [only, ...more] = last;
  if (only?.do !== 'deal' || more.length > 0) return [];
  return OF_DAMAGE.flatMap(([said, how]) => {
    const glue = said.split(' ');
    const fits = glue.every((word, n) => words[from + n]?.low === word);
    return fits ? [{ value: [{ ...only, ...how }], end: from + glue.length }] : [];
  });
}

/** No counters of the kind that was just removed. */
export function noneLeft(last: Effect | undefined): Condition | undefined {
  if (last?.do === 'if you do') return noneLeft(last.first.at(-1));
  if (last?.do !== 'remove counters') return undefined;
  return { is: 'compared', left: { amount: 'counters', name: last.name, on: last.on }, how: 'exactly', right: 0 };
}

function ifNoneRemain(last: readonly Effect[], then: readonly Effect[]): readonly Effect[] | undefined {
  const none = noneLeft(last.at(-1));
  return none && [...last, { do: 'if', if: none, then }];
}
