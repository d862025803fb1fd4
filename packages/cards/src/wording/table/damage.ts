import type { Compared, DamageType, Noun } from '@meetingstone/rules';
import { DAMAGE_TYPES } from '@meetingstone/rules';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { anyCard, nounMany } from './phrases.ts';
import { damageIcon, damageType } from './vocabulary.ts';

const MAGICAL: readonly DamageType[] = ['arcane', 'fire', 'frost', 'holy', 'nature', 'shadow'];

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
      ...DAMAGE_TYPES.map((one) =>
        fixed(
          [`non-${one}`, `non - ${one}`],
          [...DAMAGE_TYPES].filter((type) => type !== one),
        ),
      ),
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

const sized: Phrase<Compared> = choice('how much', () => [
  ...(['or more', 'or less'] as const).map((is) => row({ than: figure }, `{than} ${is}`, ({ than }) => ({ is, than }))),
  row({ than: figure }, 'exactly {than}', ({ than }): Compared => ({ is: 'exactly', than })),
]);

/** "5 or more", or nothing: "1 or more" says nothing, since no damage is none. */
export const howMuch: Phrase<Compared | undefined> = {
  name: 'how much?',
  mute: true,
  mayBeEmpty: true,
  begins: () => ({ phrases: [sized] }),
  read: (at, reading) => [
    { value: undefined, end: at },
    ...readAt(sized, at, reading).map(({ value, end }) => ({
      value: value.is === 'or more' && value.than === 1 ? undefined : value,
      end,
    })),
  ],
  say: (value, saying) => (value === undefined ? { words: [] } : sized.say(value, saying)),
};
