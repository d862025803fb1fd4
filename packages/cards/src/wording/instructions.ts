import type { Change, Effect, Noun, Selection } from '@meetingstone/rules';
import type { Parts } from './doings.ts';
import type { Measured } from './table/amounts.ts';
import type { Deed } from './table/thisWay.ts';

/** Does "that much" speak of it afterwards? */
export const isMeasured = (value: Effect): value is Extract<Effect, { do: Measured }> =>
  value.do === 'deal' ||
  value.do === 'heal' ||
  value.do === 'remove damage' ||
  value.do === 'choose number' ||
  (value.do === 'pay' && value.anyNumber === true);

export const isRoll = (value: Effect): boolean => value.do === 'roll' || value.do === 'roll for each';

/** What an instruction does to cards, as "this way" calls it. */
export function deedOf(value: Effect): Deed | undefined {
  if (value.do !== 'put') return DEEDS.has(value.do) ? (value.do as Deed) : undefined;
  const { to } = value.where;
  return to === 'removed' ? 'remove' : `put into ${to}`;
}

const DEEDS: ReadonlySet<string> = new Set<Deed>([
  'deal',
  'heal',
  'destroy',
  'exhaust',
  'ready',
  'discard',
  'drop',
  'put into play',
]);

/** Heroes change zones only where they are named: into the game and out of it (301.4). */
export const isShifting = (value: Effect): boolean =>
  value.do === 'put into play' || (value.do === 'put' && value.where.to !== 'removed');

export const READ: ReadonlySet<string> = new Set(['if', 'amount', 'count', 'changes']);

/** The parts of an instruction whose numbers are measured as it is processed. */
export const MEASURING: ReadonlySet<string> = new Set(['amount', 'count', 'changes', 'continuous']);

/** What each of the cards is to which an instruction does something. */
export function toEach(value: Effect): Noun | undefined {
  const { to, from, on } = value as { to?: Selection; from?: Selection; on?: Selection };
  const whom = { deal: to, heal: from, 'put damage': on }[value.do as string];
  return whom?.select === 'each' ? whom.noun : undefined;
}

/** A list of instructions within an instruction. */
export const isText = (part: unknown): boolean =>
  Array.isArray(part) && part.some((one) => typeof one === 'object' && one !== null && 'do' in one);

/** Who acts, or what is said something of, stands before the verb. */
export function positionOf(value: Effect, key: string): string {
  if (key === 'by') return 'actor';
  if (key === 'about') return 'about';
  if (value.do !== 'modify' || key !== 'what') return 'object';
  return value.changes.every(isDoneTo) ? 'object' : 'subject';
}

/** "Gain control of it", "you pay (1) less to complete it": it is not the subject there. */
const isDoneTo = (change: Change): boolean =>
  change.change === 'control' ||
  change.change === 'double' ||
  (change.change === 'grant' && change.power.power === 'cost change');

/** "... each ally if it is damaged" would ask for each of them. */
export function speaksOfEach({ if: condition, then }: Parts): boolean {
  const spoken = /"select":"(pronoun|it|that|done)"/.test(JSON.stringify(condition ?? null));
  return spoken && /"select":"each"/.test(JSON.stringify(then));
}
