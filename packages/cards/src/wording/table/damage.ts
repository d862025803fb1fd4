import type { DamageType, Noun } from '@meetingstone/rules';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { anyCard, nounMany } from './phrases.ts';
import { damageIcon, damageType } from './vocabulary.ts';

const MAGICAL: readonly DamageType[] = ['arcane', 'fire', 'frost', 'holy', 'nature', 'shadow'];
const NOT_MELEE: readonly DamageType[] = ['arcane', 'fire', 'frost', 'holy', 'nature', 'ranged', 'shadow'];

/** "combat", "non-combat", or nothing. */
export const combatWord: Phrase<boolean | undefined> = optional(
  choice('combat', () => [fixed('combat', true as boolean), fixed('non-combat', false as boolean)]),
);

/** "fatal", "non-fatal", or nothing (405.2). */
export const fatalWord: Phrase<boolean | undefined> = optional(
  choice('fatal', () => [fixed('fatal', true as boolean), fixed('non-fatal', false as boolean)]),
);

/** "fire or [Fire]" is one type, by its name and by its icon. */
const nameAndIcon: Phrase<DamageType> = seenAs(
  choice('name and icon', () => [
    row({ type: damageType, icon: damageIcon }, '{type} or {icon}', ({ type, icon }) => ({ type, icon })),
  ]),
  ({ type, icon }) => (type === icon ? type : undefined),
  () => undefined,
);

/** "fire", "fire or frost", "magical", or nothing. */
export const typeWords: Phrase<readonly DamageType[] | undefined> = optional(
  either('damage types', () => [
    choice<readonly DamageType[]>('damage types', () => [
      fixed('magical', MAGICAL),
      fixed(['non-melee', 'non - melee'], NOT_MELEE),
    ]),
    list(
      either('damage type', () => [damageType, nameAndIcon]),
      'or',
    ),
  ]),
);

/** "with an ability" */
export const withTool: Phrase<Noun> = choice('tool', () => [
  row({ noun: anyCard }, 'with {noun}', ({ noun }) => noun),
  row({ noun: nounMany }, ['with {noun}'], ({ noun }) => noun),
]);
export const tool: Phrase<Noun | undefined> = optional(withTool);

/** "1 or more" before damage says nothing: no damage is none. */
export const someDamage = optional(choice('some', () => [fixed('1 or more', undefined)])) as Phrase<undefined>;
