import type { Amount, Effect } from '@meetingstone/rules';
import { either } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { capitalized } from '../grammar/words.ts';
import { eitherOr } from './alternatives.ts';
import { announcing } from './announcing.ts';
import { briefly } from './briefly.ts';
import { enteringWith } from './burdens.ts';
import { doing } from './doing.ts';
import { insteadOf, LINKS, noneLeft, ofThatDamage, pastLeaving } from './links.ts';
import { modal } from './modes.ts';
import { sentence, text } from './phrases.ts';
import { saySeen, seeing } from './seen.ts';
import { sentencesFor } from './sentencesFor.ts';
import { whatXIs, withX } from './whereX.ts';

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
