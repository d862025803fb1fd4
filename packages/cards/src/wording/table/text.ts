import type { Amount, Condition, Effect, Players, Power, Selection, Watch } from '@meetingstone/rules';
import { namesTarget } from '../discourse/forms.ts';
import { choice, either, seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Found, Phrase, Reading, Said, Saying } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { capitalized } from '../grammar/words.ts';
import { AFTER } from '../unresolved.ts';
import { andMay, eitherOr } from './alternatives.ts';
import { figure, perEach } from './amounts.ts';
import { announcing, sayAnnounced } from './announcing.ts';
import { briefly } from './briefly.ts';
import { enteringWith } from './burdens.ts';
import { toAndBy } from './dealtBy.ts';
import { actingOn, joints, mayAct } from './deeds.ts';
import { sayForEachPlayer } from './eachPlayer.ts';
import { atTimesLasting } from './factors.ts';
import { forEachFirst, multiplied } from './forEach.ts';
import { jointly } from './jointly.ts';
import { maybe } from './maybe.ts';
import { modal } from './modes.ts';
import { outcomes } from './outcomes.ts';
import { clause, condition, power, sentence, text } from './phrases.ts';
import { isIt } from './pronouns.ts';
import { puttingBoth } from './putting.ts';

import { saySeen, seeing } from './seen.ts';
import { sharingObject } from './sharedObject.ts';
import { byBoth, bySomebody } from './subjects.ts';
import { tagWord } from './tagWords.ts';
import { orElse, unlessDone } from './unless.ts';
import { readWhereX, sayWhereX, whatXIs, withX } from './whereX.ts';

/** One instruction, or several that share a verb or a subject. */
const step: Phrase<readonly Effect[]> = {
  name: 'step',
  begins: () => ({
    phrases: [sharingObject, clause, actingOn, puttingBoth, toAndBy, jointly, atTimesLasting, hisDoing, bothDoing],
  }),
  read: (at, reading) => [
    ...readAt(clause, at, reading).map(({ value, end }) => ({ value: [value], end })),
    ...readAt(sharingObject, at, reading),
    ...readAt(actingOn, at, reading),
    ...readAt(puttingBoth, at, reading),
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
const joined: Phrase<readonly Effect[]> = {
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
          );
        if (more.some(isDelayed)) continue;
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
function andMore(found: Found<readonly Effect[]>, reading: Reading): readonly Found<readonly Effect[]>[] {
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
const isDelayed = (effect: Effect): boolean => effect.do === 'create' && 'trigger' in effect;
const atOnce = (phrase: Phrase<readonly Effect[]>): Phrase<readonly Effect[]> =>
  seenAs(phrase, nothingLater, nothingLater);
const nothingLater = (effects: readonly Effect[]): readonly Effect[] | undefined =>
  effects.some(isDelayed) ? undefined : effects;

const isComma = (at: number, { words }: Reading): boolean => words[at]?.low === ',';

const mayDo: Phrase<readonly Effect[]> = maybe(joined);

/** "Your hero may deal X damage to target ally, where X is ..." */
const mayActX: Phrase<readonly Effect[]> = {
  name: mayAct.name,
  begins: () => ({ phrases: [mayAct] }),
  read: (at, reading) =>
    readAt(mayAct, at, reading).flatMap((found) => [
      found,
      ...readWhereX(found, reading),
      ...ofMay(found, (inner) => andMore(inner, reading)),
    ]),
  say: (effects, saying) =>
    mayAct.say(effects, saying) ?? sayWhereX(effects, saying, (others) => mayAct.say(others, saying)),
};

/** What somebody may do, with something more of it. */
function ofMay(
  { value: [may, ...others], end }: Found<readonly Effect[]>,
  grown: (inner: Found<readonly Effect[]>) => readonly Found<readonly Effect[]>[],
): readonly Found<readonly Effect[]>[] {
  if (may?.do !== 'may' || others.length > 0) return [];
  return grown({ value: may.effects, end }).map((found) => ({
    value: [{ ...may, effects: found.value }],
    end: found.end,
  }));
}

const doing: Phrase<readonly Effect[]> = either('doing', () => [joined, mayActX, mayDo]);

const conditional: Phrase<readonly Effect[]> = choice('if', () => [
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
const suitable: Phrase<readonly Effect[]> = {
  name: 'suitable',
  begins: () => ({ phrases: [doing] }),
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
  const noun = { ...effect.what.noun, cost: { is: so.how, than: so.right } };
  return [{ ...effect, what: { ...effect.what, noun } }];
}

/** What is asked of the card that is chosen is no condition of the choice. */
function notOfChoice(effects: readonly Effect[]): readonly Effect[] | undefined {
  const [only] = effects;
  return only?.do === 'if' && 'after' in only && withCost(only.then, only.if) ? undefined : effects;
}

const unless: Phrase<readonly Effect[]> = unlessDone(doing, isDelayed);

/** One sentence without its full stop: instructions, and what they hang on. */
sentence.is(
  either('sentence', () => [
    doing,
    andMay(
      doing,
      either('may', () => [mayActX, mayDo]),
    ),
    seenAs(conditional, notOfChoice, notOfChoice),
    suitable,
    unless,
    orElse,
    forEachFirst,
    outcomes,
  ]),
);

/** Words between two sentences, and what the second has to do with the first. */
const LINKS: readonly { readonly words: readonly string[]; readonly link: Linking }[] = [
  { words: ['if', 'you', 'do', ','], link: ifDone },
  { words: ['if', 'he', 'does', ','], link: ifDone },
  { words: ['if', 'it', 'does', ','], link: ifDone },
  { words: ['if', 'she', 'does', ','], link: ifDone },
  { words: ['if', 'that', 'player', 'does', ','], link: ifDone },
  { words: ['if', 'you', "don't", ','], link: ifNotDone },
  { words: ['if', 'you', "can't", ','], link: ifNotDone },
  { words: ['if', 'he', "doesn't", ','], link: ifNotDone },
  { words: ['otherwise', ','], link: otherwise },
  { words: ['if', 'none', 'remain', ','], link: ifNoneRemain },
  { words: ['when', 'damage', 'is', 'dealt', 'this', 'way', ','], link: whenDealt },
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

function ifNotDone(first: readonly Effect[], otherwise: readonly Effect[]): readonly Effect[] {
  return [{ do: 'if you do', first, then: [], else: otherwise }];
}

const DEALT: Watch = { event: 'deal' };

/** "When damage is dealt this way": a triggered modifier that watches only that (715.1). */
function whenDealt(effects: readonly Effect[], then: readonly Effect[]): readonly Effect[] | undefined {
  const dealing = effects.length === 1 && effects[0]!.do === 'deal';
  return dealing
    ? [{ do: 'when this way', effects, trigger: { power: 'triggered', on: DEALT, effects: then } }]
    : undefined;
}

/** "Otherwise" belongs to the condition before it. */
function otherwise(last: readonly Effect[], now: readonly Effect[]): readonly Effect[] | undefined {
  const [only, ...more] = last;
  if (!only || more.length > 0 || (only.do !== 'if' && only.do !== 'if you do') || only.else) return undefined;
  return [{ ...only, else: now }];
}

/** "If you control a Pet, draw two cards instead.": the sentence before it is what happens otherwise. */
function insteadOf(last: readonly Effect[], now: readonly Effect[]): readonly Effect[] | undefined {
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
function pastLeaving(last: readonly Effect[], from: number, { words }: Reading): number {
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
function ofThatDamage(last: readonly Effect[], from: number, { words }: Reading): readonly Found<readonly Effect[]>[] {
  const [only, ...more] = last;
  if (only?.do !== 'deal' || more.length > 0) return [];
  return OF_DAMAGE.flatMap(([said, how]) => {
    const glue = said.split(' ');
    const fits = glue.every((word, n) => words[from + n]?.low === word);
    return fits ? [{ value: [{ ...only, ...how }], end: from + glue.length }] : [];
  });
}

/** No counters of the kind that was just removed. */
function noneLeft(last: Effect | undefined): Condition | undefined {
  if (last?.do === 'if you do') return noneLeft(last.first.at(-1));
  if (last?.do !== 'remove counters') return undefined;
  return { is: 'compared', left: { amount: 'counters', name: last.name, on: last.on }, how: 'exactly', right: 0 };
}

function ifNoneRemain(last: readonly Effect[], then: readonly Effect[]): readonly Effect[] | undefined {
  const none = noneLeft(last.at(-1));
  return none && [...last, { do: 'if', if: none, then }];
}

/** A sentence, or two where the first only says what the second is about. */
const sentencesAt = (at: number, reading: Reading): readonly Found<readonly Effect[]>[] => [
  ...readAt(sentence, at, reading),
  ...readAt(announcing, at, reading),
  ...readAt(seeing, at, reading),
];

/** A sentence that ends with a quotation ends inside of it. */
const isQuoted = (end: number, { words }: Reading): boolean =>
  words[end - 1]?.low === '"' && /^[.!?]$/.test(words[end - 2]?.low ?? '');

/** A text of instructions: sentences, one after the other. */
const sentences: Phrase<readonly Effect[]> = {
  name: 'sentences',
  begins: () => ({ phrases: [sentence, announcing, seeing] }),
  read: (at, reading) => {
    const { words } = reading;
    const whole: Found<readonly Effect[]>[] = [];
    const grow = (done: readonly Effect[], last: readonly Effect[], from: number, x?: Amount) => {
      const linked = LINKS.filter(
        ({ words: glue }) => last.length > 0 && glue.every((word, n) => words[from + n]?.low === word),
      );
      const left = pastLeaving(last, from, reading);
      if (left > from) {
        whole.push({ value: [...done, ...last], end: left });
        if (left < words.length) grow(done, last, left, x);
      }
      for (const { value, end } of [...ofThatDamage(last, from, reading), ...enteringWith(last, from, reading)]) {
        whole.push({ value: [...done, ...value], end });
        if (end < words.length) grow(done, value, end, x);
      }
      for (const { words: glue, link } of [{ words: [], link: undefined }, ...linked])
        for (const { value: said, end } of sentencesAt(from + glue.length, reading)) {
          const value = x === undefined ? said : withX(said, x);
          const known = x ?? whatXIs(from + glue.length, end, reading);
          const now = link ? link(last, value) : value;
          if (!now) continue;
          const before = link ? done : [...done, ...last];
          const other = link ? undefined : insteadOf(last, value);
          if (other && words[end]?.low === 'instead' && words[end + 1]?.low === '.') {
            whole.push({ value: [...done, ...other], end: end + 2 });
            if (end + 2 < words.length) grow(done, other, end + 2, known);
          }
          const unless = link ? end : pastLeaving(now, end, reading);
          if (unless > end) {
            whole.push({ value: [...before, ...now], end: unless });
            if (unless < words.length) grow(before, now, unless, known);
          }
          const stop = words[end]?.low === '.' ? end + 1 : end;
          whole.push({ value: [...before, ...now], end });
          if (stop > end) whole.push({ value: [...before, ...now], end: stop });
          if ((stop > end || isQuoted(end, reading)) && stop < words.length) grow(before, now, stop, known);
        }
    };
    grow([], [], at);
    return whole;
  },
  say: (effects, saying) => {
    let skipped = -1;
    const said = effects.flatMap((effect, n) => {
      if (n === skipped) return [];
      const last = effects[n - 1];
      const seen = saySeen(effect, effects[n + 1], { self: saying.self, host: saying.host });
      if (seen) {
        skipped = n + 1;
        return seen;
      }
      if (effect.do !== 'if' || !same(effect.if, noneLeft(last)) || effect.else) return sentencesFor(effect, saying);
      const then = sentence.say(effect.then, { self: saying.self, host: saying.host });
      return [then && { words: ['if', 'none', 'remain', ',', ...then.words] }];
    });
    if (said.length === 0 || said.some((one) => one === undefined)) return undefined;
    return { words: said.flatMap((one, n) => [...(n > 0 ? capitalized(one!.words) : one!.words), '.']) };
  },
};

text.is(either('text', () => [modal, briefly, eitherOr(doing), sentences]));

/** "You do" and "you don't": whoever does all of it. */
function didIt(first: readonly Effect[]): readonly [readonly string[], readonly string[]] {
  const by = first.map(doerIn);
  if (by.every((one) => one === 'he'))
    return [
      ['he', 'does'],
      ['he', "doesn't"],
    ];
  return [
    ['you', 'do'],
    ['you', "don't"],
  ];
}

/** Another player, who was named there, or you. */
function doerIn(effect: Effect): 'he' | 'you' {
  const { who, what } = effect as { readonly who?: Players; readonly what?: Selection };
  const by = who ?? (what?.select === 'choose' ? what.by : undefined);
  return by && by.player !== 'you' ? 'he' : 'you';
}

/** The sentences for one instruction; what hangs on "if you do" has to be one sentence. */
function sentencesFor(effect: Effect, { self, host }: Saying): readonly (Said | undefined)[] {
  const saying: Saying = { self, host };
  const whole = sentence.say([effect], saying);
  if (whole) return [whole];
  const announced = sayAnnounced(effect, saying);
  if (announced) return announced;
  const after = (words: readonly string[], effects: readonly Effect[]): Said | undefined => {
    const said = sentence.say(effects, saying);
    return said && { words: [...words, ...said.words] };
  };
  if (effect.do === 'create' && 'trigger' in effect) {
    const [asked, ...more] = effect.trigger.effects;
    if (asked?.do !== 'if you do' || more.length > 0 || asked.else) return [undefined];
    const first = sentence.say([{ ...effect, trigger: { ...effect.trigger, effects: asked.first } }], saying);
    return [first, after(['if', 'you', 'do', ','], asked.then)];
  }
  if (effect.do === 'for each player') return sayForEachPlayer(effect, (one) => sentencesFor(one, saying));
  if (effect.do === 'if you do') {
    const [only, ...more] = effect.first;
    const first = only && more.length === 0 ? sentencesFor(only, saying) : [sentence.say(effect.first, saying)];
    const [does, doesNot] = didIt(effect.first);
    if (effect.then.length === 0) return [...first, after(['if', ...doesNot, ','], effect.else ?? [])];
    const then = after(['if', ...does, ','], effect.then);
    return [...first, then, ...(effect.else ? [after(['otherwise', ','], effect.else)] : [])];
  }
  if (effect.do === 'when this way' && same(effect.trigger.on, DEALT) && !effect.trigger.if) {
    const when = ['when', 'damage', 'is', 'dealt', 'this', 'way', ','];
    return [sentence.say(effect.effects, saying), after(when, effect.trigger.effects)];
  }
  if (effect.do === 'when this way') return [sentence.say(effect.effects, saying), sayThisWay(effect.trigger, saying)];
  if (effect.do === 'if' && effect.else) {
    const { else: otherwise, ...rest } = effect;
    return [sentence.say([rest], saying), after(['otherwise', ','], otherwise)];
  }
  return [undefined];
}

/** "When this hero deals damage to an ally this way, ...": the words for the event end at the first comma. */
function sayThisWay(trigger: Power, saying: Saying): Said | undefined {
  const words = power.say(trigger, saying)?.words;
  const at = words?.indexOf(',') ?? -1;
  return words && at > 0 ? { words: [...words.slice(0, at), 'this', 'way', ...words.slice(at, -1)] } : undefined;
}
