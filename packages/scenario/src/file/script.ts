import { z } from 'zod';
import type { Expectations } from './expectation.ts';
import { EXPECTED, option, readExpectations } from './expectation.ts';
import type { Fault, Path } from './plain.ts';
import { either, isGroup, kindOf, listed, parse, wrong } from './plain.ts';
import { cards, listOf, power, reference, value } from './reference.ts';
import { openStep } from './setup.ts';
import { isSpoken } from './spoken.ts';

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

/** A list of cards, or the word that declines. */
const cardsOrNone = either(
  (value): z.ZodType<string[]> => (value === 'none' ? z.literal('none').transform(() => []) : cards),
);

/** The complete list of what is offered where the first target, or the defender, is chosen. */
const among = z.array(option).optional();
const payment = { pay: cards.optional(), exhaust: cards.optional() };
const parts = {
  targets: targets.optional(),
  among,
  x: z.int().min(0).optional(),
  modes: listOf(z.int().min(1)).optional(),
  opponent: reference.optional(),
  cost: z
    .union([z.enum(['printed', 'alternate']), z.int().min(1)], 'must be printed, alternate or its number')
    .optional(),
  ...payment,
};

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
    among,
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

export type Step =
  | { readonly kind: 'act'; readonly player: string; readonly action: Action }
  | { readonly kind: 'pass all' }
  | { readonly kind: 'resolve all' }
  | { readonly kind: 'until'; readonly turn?: string | undefined; readonly step?: string | undefined }
  | { readonly kind: 'refuse'; readonly step: Step; readonly rule?: string | undefined }
  | { readonly kind: 'refuse opening'; readonly rule?: string | undefined }
  | { readonly kind: 'expect'; readonly expectations: Expectations }
  /** Nothing is done: something is said to whoever learns. */
  | { readonly kind: 'say' };

/** Words that a step or an expectation begins with: no player and no alias can be called so. */
export const RESERVED: readonly string[] = [
  ...EXPECTED,
  ...['pass', 'resolve', 'until', 'refuse', 'rule', 'expect', 'none', 'all', 'yes', 'no', 'combat'],
];

/** A step understood, or all that is wrong with it. */
export type ReadStep = { readonly step: Step } | { readonly faults: readonly Fault[] };

/** Understands one step of a script. */
export function readStep(given: unknown, players: readonly string[], path: Path = []): ReadStep {
  if (!isGroup(given)) return wrong(path, `a step must be a group of keys, not ${kindOf(given)}`);
  const keys = Object.keys(given).filter((key) => !(key === 'rule' && 'refuse' in given) && !isSpoken(key, players));
  const key = keys[0];
  if (key === undefined)
    return Object.keys(given).includes('say') ? { step: { kind: 'say' } } : wrong(path, 'the step is empty');
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
      const rule = parse(z.string().optional(), given.rule, [...path, 'rule']);
      if ('faults' in rule) return rule;
      if (it === 'opening') return { step: { kind: 'refuse opening', rule: rule.data } };
      const inner = readStep(it, players, here);
      if ('faults' in inner) return inner;
      if (inner.step.kind !== 'act') return wrong(here, 'only what a player does can be refused');
      return { step: { kind: 'refuse', step: inner.step, rule: rule.data } };
    }
    case 'expect': {
      const read = readExpectations(it, players, here);
      return 'faults' in read ? read : { step: { kind: 'expect', expectations: read.data } };
    }
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
