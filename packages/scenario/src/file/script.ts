import { RAID_STEPS, STEPS } from '@meetingstone/rules';
import { z } from 'zod';
import type { Fault } from './plain.ts';
import { either, faultsOf, kindOf, listed } from './plain.ts';
import { openStep } from './setup.ts';

const reference = z.string().min(1);

/** One target, perhaps with its share of what is divided. */
export interface Target {
  readonly to: string;
  readonly share?: number;
}

const target = z.string().transform((to): Target[] => [{ to }]);
const division = z
  .record(z.string(), z.int().min(0))
  .transform((shares) => Object.entries(shares).map(([to, share]): Target => ({ to, share })));
const oneTarget = either((value): z.ZodType<Target[]> => (typeof value === 'string' ? target : division));
const targets = either(
  (value): z.ZodType<Target[]> =>
    Array.isArray(value) ? z.array(oneTarget).transform((all) => all.flat()) : oneTarget,
);

const listOf = <T>(one: z.ZodType<T>) =>
  either((value): z.ZodType<T[]> => (Array.isArray(value) ? z.array(one) : one.transform((it) => [it])));
const cards = listOf(reference);
/** A list of cards, or the word that declines. */
const cardsOrNone = either(
  (value): z.ZodType<string[]> => (value === 'none' ? z.literal('none').transform(() => []) : cards),
);

const payment = { pay: cards.optional(), exhaust: cards.optional() };
const parts = {
  targets: targets.optional(),
  x: z.int().min(0).optional(),
  modes: listOf(z.int().min(1)).optional(),
  opponent: reference.optional(),
  cost: z
    .union([z.enum(['printed', 'alternate']), z.int().min(1)], 'must be printed, alternate or its number')
    .optional(),
  ...payment,
};
const power = z.int().min(1).optional();

const value = z.union([z.string(), z.number(), z.boolean()], 'must be a reference, a number or a word');
const choice = either(
  (given): z.ZodType<z.infer<typeof value> | (z.infer<typeof value> | Target[])[]> =>
    Array.isArray(given)
      ? z.array(
          either((one): z.ZodType<z.infer<typeof value> | Target[]> => (typeof one === 'object' ? division : value)),
        )
      : typeof given === 'object'
        ? division.transform((shares) => [shares])
        : value,
);

const ACTIONS = {
  play: z.strictObject({ play: reference, ...parts }),
  use: z.strictObject({ use: reference, power, ...parts }),
  complete: z.strictObject({ complete: reference, power, ...parts }),
  place: z.strictObject({ place: reference, face: z.enum(['up', 'down']).optional(), ...payment }),
  attack: z.strictObject({
    attack: reference,
    defender: reference.optional(),
    sabotage: z.boolean().optional(),
    ...payment,
  }),
  strike: z.strictObject({ strike: cardsOrNone, exhaust: cards.optional() }),
  protect: z.strictObject({ protect: reference }),
  prevent: z.strictObject({ prevent: cardsOrNone }),
  choose: z.strictObject({ choose: choice, exhaust: cards.optional() }),
  order: z.strictObject({ order: cards }),
} as const;
const VERBS = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];

export type LinkAction =
  | z.infer<typeof ACTIONS.play>
  | z.infer<typeof ACTIONS.use>
  | z.infer<typeof ACTIONS.complete>
  | z.infer<typeof ACTIONS.place>
  | z.infer<typeof ACTIONS.attack>;
export type Choice = z.infer<typeof choice>;
export type Action =
  | 'pass'
  | 'concede'
  | LinkAction
  | z.infer<typeof ACTIONS.strike>
  | z.infer<typeof ACTIONS.protect>
  | z.infer<typeof ACTIONS.prevent>
  | z.infer<typeof ACTIONS.choose>
  | z.infer<typeof ACTIONS.order>;

const amount = either(
  (given): z.ZodType<number | string[]> => (typeof given === 'number' ? z.int().min(0) : z.array(z.string())),
);
const partial = z.strictObject({ has: z.array(z.string()).optional(), not: z.array(z.string()).optional() });
const words = either(
  (given): z.ZodType<string[] | z.infer<typeof partial>> => (Array.isArray(given) ? z.array(z.string()) : partial),
);
const whole = z.int();
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

const option = either(
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
} as const;

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

export type Step =
  | { readonly kind: 'act'; readonly player: string; readonly action: Action }
  | { readonly kind: 'pass all' }
  | { readonly kind: 'resolve all' }
  | { readonly kind: 'until'; readonly turn?: string | undefined; readonly step?: string | undefined }
  | { readonly kind: 'refuse'; readonly step: Step; readonly rule?: string | undefined }
  | { readonly kind: 'expect'; readonly expectations: Expectations };

/** Words that a step or an expectation begins with: no player and no alias can be called so. */
export const RESERVED: readonly string[] = [
  ...Object.keys(tableExpectation),
  ...['pass', 'resolve', 'until', 'refuse', 'rule', 'expect', 'none', 'all', 'yes', 'no', 'combat'],
];

type Path = readonly (string | number)[];
/** A step understood, or all that is wrong with it. */
export type ReadStep = { readonly step: Step } | { readonly faults: readonly Fault[] };

const wrong = (path: Path, reason: string): { faults: Fault[] } => ({ faults: [{ path, reason }] });

function parse<T>(schema: z.ZodType<T>, given: unknown, path: Path): { data: T } | { faults: Fault[] } {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { data: parsed.data };
  return { faults: faultsOf(parsed.error, given).map((fault) => ({ ...fault, path: [...path, ...fault.path] })) };
}

const isGroup = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** Understands one step of a script. */
export function readStep(given: unknown, players: readonly string[], path: Path = []): ReadStep {
  if (!isGroup(given)) return wrong(path, `a step must be a group of keys, not ${kindOf(given)}`);
  const keys = Object.keys(given).filter((key) => !(key === 'rule' && 'refuse' in given));
  const key = keys[0];
  if (key === undefined) return wrong(path, 'the step is empty');
  if (keys.length > 1)
    return wrong([...path, keys[1]!], `a step does one thing, but this one has ${keys.join(' and ')}`);
  const here = [...path, key];
  const it = given[key];
  switch (key) {
    case 'pass':
      return it === 'all' ? { step: { kind: 'pass all' } } : wrong(here, `must be all, not ${kindOf(it)}`);
    case 'resolve':
      return it === 'all' ? { step: { kind: 'resolve all' } } : wrong(here, `must be all, not ${kindOf(it)}`);
    case 'until':
      return readUntil(it, here);
    case 'refuse': {
      const inner = readStep(it, players, here);
      if ('faults' in inner) return inner;
      if (inner.step.kind !== 'act') return wrong(here, 'only what a player does can be refused');
      const rule = parse(z.string().optional(), given.rule, [...path, 'rule']);
      return 'faults' in rule ? rule : { step: { kind: 'refuse', step: inner.step, rule: rule.data } };
    }
    case 'expect':
      return readExpectations(it, players, here);
    default:
      if (players.includes(key)) return readAction(key, it, here);
      return wrong(here, `"${key}" is neither a player (${listed(players)}) nor a step`);
  }
}

function readUntil(given: unknown, path: Path): ReadStep {
  const schema = z
    .strictObject({ turn: reference.optional(), step: openStep.optional() })
    .refine(({ turn, step }) => turn !== undefined || step !== undefined, 'needs a turn or a step');
  const read = parse(schema, given, path);
  return 'faults' in read ? read : { step: { kind: 'until', ...read.data } };
}

function readAction(player: string, given: unknown, path: Path): ReadStep {
  if (given === 'pass' || given === 'concede') return { step: { kind: 'act', player, action: given } };
  if (!isGroup(given)) return wrong(path, `must be pass, concede or a group of keys, not ${kindOf(given)}`);
  const verbs = VERBS.filter((verb) => verb in given);
  if (verbs.length === 0) return wrong(path, `needs one of ${listed(VERBS)}`);
  if (verbs.length > 1) return wrong([...path, verbs[1]!], `${verbs.join(' and ')} are two different steps`);
  const read = parse<Action>(ACTIONS[verbs[0]!], given, path);
  return 'faults' in read ? read : { step: { kind: 'act', player, action: read.data } };
}

function readExpectations(given: unknown, players: readonly string[], path: Path): ReadStep {
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
    if (Object.hasOwn(tableExpectation, key))
      take<unknown>(tableExpectation[key as keyof typeof tableExpectation], key, (data) => {
        table[key] = data;
      });
    else if (players.includes(key)) take(playerExpectation, key, (is) => ofPlayers.push({ name: key, is }));
    else take(cardExpectation, key, (is) => ofCards.push({ ref: key, is }));
  }
  if (faults.length > 0) return { faults };
  return { step: { kind: 'expect', expectations: { table, players: ofPlayers, cards: ofCards } } };
}
