import type { DamageType } from '@meetingstone/rules';
import { DAMAGE_TYPES } from '@meetingstone/rules';
import { choice, either, optional } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed } from '../grammar/row.ts';
import { damageType } from './vocabulary.ts';

/** "shadowfire": damage of both types (408.3a). */
const compound: Phrase<readonly DamageType[]> = choice('compound', () =>
  DAMAGE_TYPES.flatMap((one) =>
    DAMAGE_TYPES.filter((other) => other !== one).map((other) => fixed(`${one}${other}`, [one, other])),
  ),
);

export const unpreventable = optional(choice('unpreventable', () => [fixed('unpreventable', true as const)]));

/** The types of damage, where any is named: "fire", "fire and frost", "shadowfire". */
export const types: Phrase<readonly DamageType[]> = either('damage types', () => [
  compound,
  list(damageType, 'and'),
  choice<readonly DamageType[]>('two types', () => [
    fixed('shadowfire', ['shadow', 'fire']),
    fixed('frostfire', ['frost', 'fire']),
  ]),
  {
    name: 'no type',
    read: (at: number) => [{ value: [], end: at }],
    say: (value: readonly DamageType[]) => (value.length === 0 ? { words: [] } : undefined),
  },
]);
