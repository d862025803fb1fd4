import type { Effect, Noun, Players, Selection } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { pronounIn } from '../unresolved.ts';
import { noun, nounEach } from './phrases.ts';
import { pronoun } from './pronouns.ts';

/** Cards that were removed from the game, and only they. */
const removed = (phrase: Phrase<Noun>): Phrase<Noun> => seenAs(phrase, onlyThose, onlyThose);
function onlyThose(value: Noun): Noun | undefined {
  return value.among?.select === 'done' || value.among?.select === 'kept' ? value : undefined;
}

const spokenOf: Phrase<Selection> = either('removed cards', () => [
  choice('each', () => [
    row({ noun: removed(nounEach) }, 'each {noun}', ({ noun }): Selection => ({ select: 'each', noun })),
    row({ noun: removed(noun) }, ['the {noun}'], ({ noun }): Selection => ({ select: 'each', noun })),
  ]),
  seenAs(
    pronoun,
    (value): Selection | undefined =>
      pronounIn(value)?.how === 'removed' ? { select: 'each', noun: { among: value } } : undefined,
    () => undefined,
  ),
]);

const OWNERS: Players = { player: 'owner', of: { select: 'that' } };

/** "The owner of each card removed this way puts that card into play": each comes back to its own player. */
export const byOwners = (): readonly Row<Effect>[] => [
  row(
    { what: spokenOf },
    ['the owner of {what} puts that card into play', 'the owner of {what} puts it into play'],
    ({ what }): Effect => ({ do: 'put into play', what, under: OWNERS }),
  ),
];
