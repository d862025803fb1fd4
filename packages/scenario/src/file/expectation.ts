import { DAMAGE_TYPES, RAID_STEPS, STEPS } from '@meetingstone/rules';
import { z } from 'zod';
import type { Fault, Path, Read } from './plain.ts';
import { either, isGroup, kindOf, parse, wrong } from './plain.ts';
import { cards, names, power, reference, value } from './reference.ts';

const amount = either((given): z.ZodType<number | string[]> => (typeof given === 'number' ? z.int().min(0) : names));
const partial = z.strictObject({ has: z.array(z.string()).optional(), not: z.array(z.string()).optional() });
const words = either(
  (given): z.ZodType<string[] | z.infer<typeof partial>> => (Array.isArray(given) ? z.array(z.string()) : partial),
);
const whole = z.int();
const damageType = z.enum(DAMAGE_TYPES);
const flag = z.boolean().optional();

const cardExpectation = z.strictObject({
  zone: z.enum(['play', 'hand', 'deck', 'graveyard', 'removed', 'chain', 'none']).optional(),
  controller: reference.optional(),
  owner: reference.optional(),
  name: z.string().optional(),
  atk: whole.nullable().optional(),
  health: whole.nullable().optional(),
  damage: whole.optional(),
  def: whole.nullable().optional(),
  cost: whole.nullable().optional(),
  exhausted: flag,
  faceUp: flag,
  attachedTo: reference.nullable().optional(),
  counters: either(
    (given): z.ZodType<Record<string, number>> =>
      given === 0 ? z.literal(0).transform(() => ({})) : z.record(z.string(), z.int().min(0)),
  ).optional(),
  keywords: words.optional(),
  types: words.optional(),
  tags: words.optional(),
  powers: amount.optional(),
  damageTypes: words.optional(),
  boss: reference.optional(),
});

const playerExpectation = z.strictObject({
  hand: amount.optional(),
  deck: amount.optional(),
  graveyard: amount.optional(),
  removed: amount.optional(),
  resources: amount.optional(),
  allies: amount.optional(),
  play: amount.optional(),
  lost: flag,
  turns: whole.optional(),
  boss: reference.optional(),
  stage: whole.optional(),
  decks: z.record(z.string(), amount).optional(),
  graveyards: z.record(z.string(), amount).optional(),
  runes: amount.optional(),
  bloods: amount.optional(),
  cubes: amount.optional(),
  heroes: amount.optional(),
  marked: reference.optional(),
});

/** An option as a script names it: a reference, a number, a word, or what can be done with priority. */
export const option = either(
  (given): z.ZodType<Offered> =>
    typeof given === 'object'
      ? z.strictObject({
          play: reference.optional(),
          use: reference.optional(),
          complete: reference.optional(),
          place: reference.optional(),
          attack: reference.optional(),
          power,
          face: z.enum(['up', 'down']).optional(),
          sabotage: z.boolean().optional(),
        })
      : value,
);

/** An offered option as a script names it. */
export type Offered =
  | string
  | number
  | boolean
  | {
      readonly play?: string | undefined;
      readonly use?: string | undefined;
      readonly complete?: string | undefined;
      readonly place?: string | undefined;
      readonly attack?: string | undefined;
      readonly power?: number | undefined;
      readonly face?: 'up' | 'down' | undefined;
      readonly sabotage?: boolean | undefined;
    };

/** Damage that one character dealt to another in the step before. */
const damageDealt = z.strictObject({
  to: reference,
  amount: z.int().min(0).optional(),
  by: reference.optional(),
  types: either(
    (given): z.ZodType<string[]> =>
      typeof given === 'string' ? damageType.transform((one) => [one]) : z.array(damageType),
  ).optional(),
});

const tableExpectation = {
  chain: amount,
  turn: reference,
  step: z.enum([...STEPS, ...RAID_STEPS]),
  priority: reference,
  attacker: reference,
  defender: reference,
  waiting: z.strictObject({ for: reference, options: z.array(option).optional() }),
  winner: cards,
  draw: z.boolean(),
  dealt: z.array(damageDealt),
} as const;

/** The words for what is true of the whole table; a card may still be called as the last one is. */
export const EXPECTED: readonly string[] = Object.keys(tableExpectation).filter((key) => key !== 'dealt');

export type DamageDealt = z.infer<typeof damageDealt>;
export type CardExpectation = z.infer<typeof cardExpectation>;
export type PlayerExpectation = z.infer<typeof playerExpectation>;
export type TableExpectation = {
  readonly [K in keyof typeof tableExpectation]?: z.infer<(typeof tableExpectation)[K]>;
};

/** What must be true, sorted by what it is about. */
export interface Expectations {
  readonly table: TableExpectation;
  readonly players: readonly { readonly name: string; readonly is: PlayerExpectation }[];
  readonly cards: readonly { readonly ref: string; readonly is: CardExpectation }[];
}

/** Understands what a step expects. */
export function readExpectations(given: unknown, players: readonly string[], path: Path): Read<Expectations> {
  if (!isGroup(given)) return wrong(path, `must be a group of keys, not ${kindOf(given)}`);
  const faults: Fault[] = [];
  const table: Record<string, unknown> = {};
  const ofPlayers: { name: string; is: PlayerExpectation }[] = [];
  const ofCards: { ref: string; is: CardExpectation }[] = [];
  const take = <T>(schema: z.ZodType<T>, key: string, keep: (data: T) => void) => {
    const read = parse(schema, given[key], [...path, key]);
    if ('faults' in read) faults.push(...read.faults);
    else keep(read.data);
  };
  for (const key of Object.keys(given)) {
    if (EXPECTED.includes(key) || (key === 'dealt' && Array.isArray(given[key])))
      take<unknown>(tableExpectation[key as keyof typeof tableExpectation], key, (data) => {
        table[key] = data;
      });
    else if (players.includes(key)) take(playerExpectation, key, (is) => ofPlayers.push({ name: key, is }));
    else take(cardExpectation, key, (is) => ofCards.push({ ref: key, is }));
  }
  return faults.length > 0 ? { faults } : { data: { table, players: ofPlayers, cards: ofCards } };
}
