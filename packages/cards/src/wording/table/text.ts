import type { Effect } from '@meetingstone/rules';
import { choice, either } from '../grammar/combine.ts';
import type { Found, Phrase, Reading, Said, Saying } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { clause, condition, players, text } from './phrases.ts';

/** One sentence without its full stop: instructions, and what they hang on. */
const sentence: Phrase<readonly Effect[]> = either('sentence', () => [joined, conditional, mayDo]);

/** Instructions in a row: "A and B", "A, then B". Written one by one. */
const joined: Phrase<readonly Effect[]> = {
  name: 'instructions',
  read: (at, reading) => {
    const whole: Found<readonly Effect[]>[] = [];
    const grow = (items: readonly Effect[], from: number) => {
      for (const { value, end } of readAt(clause, from, reading)) {
        const more = [...items, value];
        whole.push({ value: more, end });
        for (const next of joints(end, reading)) grow(more, next);
      }
    };
    grow([], at);
    return whole;
  },
  say: (effects, saying) => (effects.length === 1 ? clause.say(effects[0]!, saying) : undefined),
};

const JOINTS = [['and'], [',', 'and'], [',', 'then'], ['and', 'then'], [',', 'and', 'then']];

function joints(end: number, { words }: Reading): readonly number[] {
  return JOINTS.filter((joint) => joint.every((word, n) => words[end + n]?.low === word)).map(
    (joint) => end + joint.length,
  );
}

const mayDo: Phrase<readonly Effect[]> = choice('may', () => [
  row({ who: players, effects: joined }, '{who} may {effects}', ({ who, effects }): readonly Effect[] => [
    { do: 'may', who, effects },
  ]),
]);

const conditional: Phrase<readonly Effect[]> = choice('if', () => [
  row({ if: condition, then: sentence }, 'if {if} , {then}', ({ if: condition, then }): readonly Effect[] => [
    { do: 'if', if: condition, then },
  ]),
]);

const IF_YOU_DO = [
  ['if', 'you', 'do', ','],
  ['if', 'he', 'does', ','],
  ['if', 'that', 'player', 'does', ','],
];

/**
 * A text of instructions: sentences, one after the other. "If you do" takes the sentence before it along (709.2f).
 */
text.is({
  name: 'text',
  read: (at, reading) => {
    const whole: Found<readonly Effect[]>[] = [];
    const grow = (done: readonly Effect[], last: readonly Effect[], from: number) => {
      const { words } = reading;
      const gluing = IF_YOU_DO.find(
        (glue) => last.length > 0 && glue.every((word, n) => words[from + n]?.low === word),
      );
      for (const { value, end } of readAt(sentence, from + (gluing?.length ?? 0), reading)) {
        const now: readonly Effect[] = gluing ? [{ do: 'if you do', first: last, then: value }] : value;
        const before = gluing ? done : [...done, ...last];
        const stop = words[end]?.low === '.' ? end + 1 : end;
        whole.push({ value: [...before, ...now], end });
        if (stop > end) {
          whole.push({ value: [...before, ...now], end: stop });
          if (stop < words.length) grow(before, now, stop);
        }
      }
    };
    grow([], [], at);
    return whole;
  },
  say: (effects, saying) => {
    const said = effects.flatMap((effect) => sentencesFor(effect, saying));
    if (said.length === 0 || said.some((one) => one === undefined)) return undefined;
    return { words: said.flatMap((one, n) => [...(n > 0 ? capitalized(one!.words) : one!.words), '.']) };
  },
});

function sentencesFor(effect: Effect, { self, host }: Saying): readonly (Said | undefined)[] {
  const saying: Saying = { self, host };
  if (effect.do !== 'if you do' || effect.else) return [sentence.say([effect], saying)];
  const [then, ...later] = effect.then.flatMap((one) => sentencesFor(one, saying));
  const first = effect.first.flatMap((one) => sentencesFor(one, saying));
  return [...first, then && { words: ['if', 'you', 'do', ',', ...then.words] }, ...later];
}

export const capitalized = ([first = '', ...rest]: readonly string[]): readonly string[] => [
  first === '"' ? first : first.charAt(0).toUpperCase() + first.slice(1),
  ...rest,
];
