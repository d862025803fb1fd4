import type { Change, Effect, Noun, Players, Power, Selection, Watch } from '@meetingstone/rules';
import type { AnySelection, Deed, Measured, ThatMuch } from '../unresolved.ts';
import type { Position } from './place.ts';

/** The forms of the power language, told from each other by the word that each has for itself. */
export const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isSelection = (value: unknown): value is AnySelection => isNode(value) && 'select' in value;
export const isPlayers = (value: object): value is Players => 'player' in value;
export const isPower = (value: object): value is Power => 'power' in value && typeof value.power === 'string';
export const isInstruction = (value: object): value is Effect => 'do' in value;
export const isThatMuch = (value: object): value is ThatMuch => 'amount' in value && value.amount === 'that much';
export const isCount = (value: object): value is { readonly amount: 'count'; readonly of: Noun } =>
  'amount' in value && value.amount === 'count' && 'of' in value;
export const isReplacement = (value: object): value is { readonly event: Watch; readonly instead: unknown } =>
  'instead' in value && 'event' in value;
export const isPrevention = (value: object): value is { readonly instead: 'prevent'; readonly then?: unknown } =>
  'instead' in value && value.instead === 'prevent';

/** A list of instructions within an instruction. */
export const isText = (part: unknown): boolean =>
  Array.isArray(part) && part.some((one) => isNode(one) && isInstruction(one));

/** Does one of these selections stand anywhere in it? */
export function speaksOf(part: unknown, selects: ReadonlySet<string>): boolean {
  if (!isNode(part)) return false;
  if ('select' in part && typeof part.select === 'string' && selects.has(part.select)) return true;
  return Object.values(part).some((inner) => speaksOf(inner, selects));
}

/** Is a target chosen in it? */
export function namesTarget(part: unknown): boolean {
  if (!isNode(part)) return false;
  if ('select' in part && part.select === 'target') return true;
  if ('player' in part && part.player === 'target') return true;
  return Object.values(part).some(namesTarget);
}

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
  switch (value.do) {
    case 'deal':
    case 'heal':
    case 'destroy':
    case 'exhaust':
    case 'ready':
    case 'discard':
    case 'drop':
    case 'put into play':
      return value.do;
    case 'put':
      return value.where.to === 'removed' ? 'remove' : `put into ${value.where.to}`;
    default:
      return undefined;
  }
}

/** Heroes change zones only where they are named: into the game and out of it (301.4). */
export const isShifting = (value: Effect): boolean =>
  value.do === 'put into play' || (value.do === 'put' && value.where.to !== 'removed');

/** The parts of an instruction that are read from the game, and those whose numbers are measured as it is processed. */
export const READ: ReadonlySet<string> = new Set(['if', 'amount', 'count', 'changes', 'continuous']);
export const MEASURING: ReadonlySet<string> = new Set(['amount', 'count', 'changes', 'continuous']);

/** What each of the cards is to which an instruction does something. */
export function toEach(value: Effect): Noun | undefined {
  const whom = damagedBy(value);
  return whom?.select === 'each' ? whom.noun : undefined;
}

function damagedBy(value: Effect): Selection | undefined {
  if (value.do === 'deal') return value.to;
  if (value.do === 'heal') return value.from;
  return value.do === 'put damage' ? value.on : undefined;
}

/** Who acts, or what is said something of, stands before the verb. */
export function positionOf(value: Effect, key: string): Position {
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
