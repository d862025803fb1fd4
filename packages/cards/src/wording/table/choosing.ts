import type { ChosenWord, DamageType, Effect, Kind, Noun, Players } from '@meetingstone/rules';
import { choice, either, seenAs, withArticle } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { another } from './beingThere.ts';
import { others } from './his.ts';
import { measure, noun } from './phrases.ts';
import { damageType, kind } from './vocabulary.ts';

type Word = Kind | DamageType;

/** A word of the game as such: "ally". */
const quoted: Phrase<Word> = choice('quoted', () => [row({ kind }, '" {kind} "', ({ kind }) => kind as Word)]);
const damageWord: Phrase<Word> = seenAs(
  damageType,
  (type): Word => type,
  (word) => word as DamageType,
);
const oneOf: Phrase<readonly Word[]> = either('one of', () => [list(quoted, 'or', 2), list(damageWord, 'or', 2)]);

/** "a card", "an ability, ally, or equipment" */
const named: Phrase<Noun> = either('named', () => [
  withArticle(noun),
  choice('another', () => [row({ noun: another }, 'another {noun}', ({ noun }) => noun)]),
]);

/** What is chosen, after the verb. */
export const chosenWord: Phrase<ChosenWord> = choice<ChosenWord>('chosen word', () => [
  row({ oneOf }, ['{oneOf}'], ({ oneOf }): ChosenWord => ({ oneOf })),
  fixed('a race', 'race' as ChosenWord),
  fixed(
    ['a [Horde] or [Alliance] race', 'an [Alliance] or [Horde] race', 'a standard race'],
    'standard race' as ChosenWord,
  ),
  fixed(['a class', 'a standard class'], 'class' as ChosenWord),
  fixed('an ally type', 'ally type' as ChosenWord),
  fixed('a damage type', 'damage type' as ChosenWord),
]);

/** "name a card": only a name is named so. */
export const chosenName: Phrase<ChosenWord> = choice<ChosenWord>('chosen name', () => [
  row({ name: named }, '{name}', ({ name }): ChosenWord => ({ name })),
]);

/** A word is chosen that the rest of the text speaks of (202.4, 300.1). */
export const choosing = (): readonly Row<Effect>[] => [
  row(
    { from: figure, upTo: measure },
    'choose a number from {from} to {upTo}',
    ({ from, upTo }): Effect => ({ do: 'choose number', from, upTo }),
  ),
  row({ what: chosenWord }, ['choose {what}', 'name {what}'], ({ what }): Effect => ({ do: 'choose word', what })),
  row(
    { what: chosenWord },
    ['randomly choose {what}', 'choose {what} at random'],
    ({ what }): Effect => ({ do: 'choose word', what, random: true }),
  ),
  row({ what: chosenName }, 'name {what}', ({ what }): Effect => ({ do: 'choose word', what })),
  row(
    { by: others, what: chosenName },
    '{by} name(s) {what}',
    ({ by, what }): Effect => ({ do: 'choose word', what, by: by as Players }),
  ),
  fixed('make up a name', { do: 'choose word', what: 'made-up name' } as Effect),
];
