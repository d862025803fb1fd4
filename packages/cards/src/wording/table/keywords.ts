import type { Effect, KeywordPower, Noun, Power } from '@meetingstone/rules';
import { choice, either, seenAs, unwritten } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { keywordPower, measure, noun, nounMany, text } from './phrases.ts';
import { damageTypeName, plainKeyword } from './vocabulary.ts';

const resistance: Phrase<KeywordPower> = choice('resistance', () => [
  row(
    { type: damageTypeName },
    '{type} Resistance',
    ({ type }): KeywordPower => ({ power: 'keyword', keyword: 'Resistance', type }),
  ),
]);

export const NUMBERED = ['Assault', 'Flip', 'Haste', 'Mend'] as const;

/** A keyword with its number: "Assault 2", "Elusive". */
keywordPower.is(
  either('keyword', () => [
    choice('keyword', () => [
      row({ keyword: plainKeyword }, '{keyword}', ({ keyword }): KeywordPower => ({ power: 'keyword', keyword })),
      ...NUMBERED.flatMap((keyword) => [
        row(
          { number: figure },
          `${keyword} {number}`,
          ({ number }): KeywordPower => ({ power: 'keyword', keyword, number }),
        ),
        row({}, `${keyword} X`, (): KeywordPower => ({ power: 'keyword', keyword, number: { amount: 'X' } })),
        row(
          { number: measure },
          `${keyword} X , where X is {number}`,
          ({ number }): KeywordPower => ({ power: 'keyword', keyword, number }),
        ),
      ]),
    ]),
    resistance,
  ]),
);

/** Where the next keyword of a line begins: after a comma as it is printed, after "and" or a full stop as people write. */
function nextKeyword(end: number, { words }: Reading): number {
  const mark = /^[,.]$/.test(words[end]?.low ?? '') ? end + 1 : end;
  return words[mark]?.low === 'and' ? mark + 1 : mark;
}

/** A line of keywords: "Elusive, Ferocity". */
export const keywordLine: Phrase<readonly KeywordPower[]> = {
  name: 'keyword line',
  begins: () => ({ phrases: [keywordPower] }),
  read: (at, reading) => {
    const lines = readAt(keywordPower, at, reading).map(({ value, end }) => ({ value: [value], end }));
    for (const { value, end } of lines) {
      const from = nextKeyword(end, reading);
      if (from > end)
        for (const next of readAt(keywordPower, from, reading))
          lines.push({ value: [...value, next.value], end: next.end });
      if (from > end)
        for (const next of readAt(speakingKeyword, from, reading))
          if (next.value.power === 'keyword' && next.end === reading.words.length)
            lines.push({ value: [...value, next.value], end: next.end });
    }
    const isLast = (end: number): boolean => reading.words[end]?.low === '.' && end + 1 === reading.words.length;
    return lines.map((line) => (isLast(line.end) ? { ...line, end: line.end + 1 } : line));
  },
  say: () => undefined,
};

/** "Attached ability": one that is attached to something. */
const attachedSomewhere: Phrase<Noun> = seenAs(
  choice('attached', () => [row({ noun }, 'attached {noun}', ({ noun }) => noun)]),
  (value) => (value.attachment === undefined ? { ...value, attachment: true } : undefined),
  ({ attachment, ...value }) => (attachment ? value : undefined),
);
const saboteurs: Phrase<Noun> = either('sabotaged', () => [attachedSomewhere, noun]);

const ofCards = (keyword: 'Inspire' | 'Sabotage', one: Phrase<readonly unknown[]>) =>
  row(
    { nouns: one },
    [`${keyword} : {nouns}`, `${keyword} : {nouns} .`],
    ({ nouns }): Power => ({ power: 'keyword', keyword, nouns: nouns as never }),
  );

/** "Sabotage: Weapons": any one of them. */
const ofMany = (keyword: 'Inspire' | 'Sabotage') =>
  row(
    { nouns: unwritten(list(nounMany, 'and')) },
    [`${keyword} : {nouns}`, `${keyword} : {nouns} .`],
    ({ nouns }): Power => ({ power: 'keyword', keyword, nouns }),
  );

const withEffect = (keyword: 'Stash' | 'Death Rattle') =>
  row(
    { effects: text },
    `${keyword} : {effects}`,
    ({ effects }): Power => ({
      power: 'keyword',
      keyword,
      effects: effects as readonly Effect[],
    }),
  );

/** A keyword that speaks of cards, or has an effect of its own: "Inspire: Ally", "Stash: Draw a card." */
export const speakingKeyword: Phrase<Power> = choice('keyword', () => [
  ofCards('Inspire', list(noun, 'and')),
  ofCards('Sabotage', list(saboteurs, 'and')),
  ofMany('Inspire'),
  ofMany('Sabotage'),
  row(
    { nouns: list(nounMany, 'and') },
    ['Diplomacy : {nouns}', 'Diplomacy : {nouns} .'],
    ({ nouns }): Power => ({ power: 'keyword', keyword: 'Diplomacy', nouns }),
  ),
  withEffect('Stash'),
  withEffect('Death Rattle'),
]);
