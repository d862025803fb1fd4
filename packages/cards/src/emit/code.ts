import type { Facts } from '@meetingstone/rules';
import { token } from '../language/cards.ts';
import { given } from '../language/plain.ts';
import { match, same } from '../wording/grammar/pattern.ts';
import { CALLS, NOUN_NAMES, NOUN_WRAPPERS, WRAPPERS } from './calls.ts';

/** A piece of TypeScript and the words of the card language that it needs, by module. */
export class Code {
  readonly needs = new Map<string, Set<string>>();

  need(module: string, name: string): string {
    const names = this.needs.get(module) ?? new Set<string>();
    names.add(name);
    this.needs.set(module, names);
    return name;
  }

  /** A value of the power language as the expression that builds it. */
  of(value: unknown, key = ''): string {
    if (Array.isArray(value)) return `[${value.map((one) => this.of(one, key)).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return literal(value);
    if (key === 'price') return this.price(value);
    if (NOUN_KEYS.has(key)) return this.noun(value as Record<string, unknown>);
    if (key === 'by' && !('select' in value) && !('player' in value) && !('amount' in value))
      return this.noun(value as Record<string, unknown>);
    if (key === 'token') return this.token(value as Facts);
    const wrapped = this.inWords(value as Record<string, unknown>);
    if (wrapped !== undefined) return wrapped;
    for (const call of CALLS) {
      const bound = match(call.pattern, value);
      if (!bound || Object.values(bound).some((one) => one === undefined)) continue;
      const name = this.need(call.module, call.name);
      if (call.isName) return name;
      const args = call.parameters.flatMap((parameter) => this.argument(parameter, bound[parameter], call.name));
      return `${name}(${args.join(', ')})`;
    }
    return this.object(value as Record<string, unknown>);
  }

  argument(parameter: string, value: unknown, call: string): readonly string[] {
    const isPrice =
      call === 'pay' || call === 'reward' || call === 'payTo' || call === 'costToPlay' || call === 'ratherThanCost';
    const key = isPrice && /cost$/.test(parameter) ? 'price' : keyOf(parameter, value);
    if (parameter.startsWith('...')) return (value as readonly unknown[]).map((one) => this.of(one, key));
    return [this.of(value, key)];
  }

  inWords(value: Record<string, unknown>): string | undefined {
    return this.wrapped(value) ?? this.restriction(value) ?? this.costChange(value);
  }

  /** "On your turn", "once per turn", "unpreventable": words around the rest of a power or an effect. */
  wrapped(value: Record<string, unknown>): string | undefined {
    const isUsed = value.power === 'payment' || value.power === 'reward';
    const around = WRAPPERS.find(
      ({ around, adds }) =>
        (around === 'power' ? isUsed : around in value) &&
        Object.entries(adds).every(([key, part]) => same(value[key], part)),
    );
    if (around) {
      const rest = Object.entries(value).filter(([key]) => !(key in around.adds));
      return `${this.need(around.module, around.name)}(${this.of(Object.fromEntries(rest))})`;
    }
    if (!isUsed) return undefined;
    const { if: condition, ...rest } = value;
    if (condition === undefined) return undefined;
    return `${this.need('powers', 'provided')}(${this.of(condition)}, ${this.of(rest)})`;
  }

  /** "You pay (2) less to play this ally if ...": in words, as far as there are any. */
  costChange({ power, change, ...more }: Record<string, unknown>): string | undefined {
    if (power !== 'cost change' || Object.keys(more).length > 0) return undefined;
    const { while: condition, ...rest } = change as Record<string, unknown>;
    if (condition)
      return `${this.need('powers', 'whileSo')}(${this.of(condition)}, ${this.of({ power, change: rest })})`;
    const { cost, noun, whose, by, minimum, ...others } = rest;
    if (whose !== 'you' || !noun || typeof by !== 'number' || by >= 0 || Object.keys(others).length > 0)
      return undefined;
    const least = minimum === undefined ? [] : [this.of(minimum)];
    const args = [literal(cost), String(-by), this.noun(noun as Record<string, unknown>), ...least];
    return `${this.need('powers', 'payLessTo')}(${args.join(', ')})`;
  }

  restriction({ change, restriction, ...more }: Record<string, unknown>): string | undefined {
    if (change !== 'restrict' || Object.keys(more).length > 0) return undefined;
    const { cant, ...details } = restriction as Record<string, unknown>;
    const how = Object.keys(details).length > 0 ? [this.object(details)] : [];
    return `${this.need('changes', 'cant')}(${[literal(cant), ...how].join(', ')})`;
  }

  /** An ally token is written as such; any other is written out. */
  token(facts: Facts): string {
    const { name, icons, atk, damageType, health, tags, unique, powers } = facts;
    const plain = given<Record<string, unknown>>({
      icon: icons.length > 0 ? icons : undefined,
      tags: same(tags, [name]) ? undefined : tags,
      unique,
      atk: [atk, damageType],
      health,
    });
    if (!same(token(name, plain as never, ...powers), facts)) return this.object({ ...facts });
    const more = powers.map((power) => this.of(power));
    return `${this.need('cards', 'token')}(${[literal(name), this.object(plain), ...more].join(', ')})`;
  }

  object(value: Record<string, unknown>): string {
    const parts = Object.entries(value).map(([key, part]) => `${propertyName(key)}: ${this.of(part, key)}`);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  }

  /** As costs are written on cards: 2, "activate", or a thing to be done. */
  price(cost: object): string {
    if ('pay' in cost && cost.pay === 'resources' && 'amount' in cost) {
      if (typeof cost.amount === 'number') return String(cost.amount);
      if (same(cost.amount, { amount: 'X' })) return "'X'";
    }
    if (same(cost, { pay: 'activate' })) return "'activate'";
    if (same(cost, { pay: 'flip' })) return "'flip'";
    return this.of(cost, '');
  }

  /** A description: a name for its kinds, inside of words that add the rest. */
  noun(noun: Record<string, unknown>): string {
    const whole = NOUN_NAMES.find((one) => same(one.noun, noun));
    if (whole) return this.need('nouns', whole.name);
    for (const { name, parameters, adds } of NOUN_WRAPPERS) {
      const keys = Object.keys(adds);
      if (!keys.every((key) => key in noun)) continue;
      const bound = match(adds, Object.fromEntries(keys.map((key) => [key, noun[key]])));
      if (!bound) continue;
      const rest = Object.fromEntries(Object.entries(noun).filter(([key]) => !keys.includes(key)));
      const args = Array.from({ length: parameters }, (_, n) => this.of(bound[`${n}`], keyOf('', bound[`${n}`])));
      return `${this.need('nouns', name)}(${[...args, this.noun(rest)].join(', ')})`;
    }
    const { tag, ...rest } = noun;
    if (Array.isArray(tag) && tag.length === 1) {
      const inner = Object.keys(rest).length === 0 ? [] : [this.noun(rest)];
      return `${this.need('nouns', 'tagged')}(${[literal(tag[0]), ...inner].join(', ')})`;
    }
    return this.object(noun);
  }
}

const NOUN_KEYS: ReadonlySet<string> = new Set([
  'noun',
  'cards',
  'card',
  'by?',
  'to?',
  'with',
  'of?',
  'not',
  'host',
  'remains',
  'inCombatWith',
  'targetingOnly',
  'attachedTo',
  'hosts',
]);

/** Descriptions are told from other data by having none of its leading words. */
function keyOf(parameter: string, value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return parameter;
  const leading = [
    'do',
    'select',
    'player',
    'power',
    'pay',
    'is',
    'amount',
    'change',
    'cant',
    'may',
    'event',
    'instead',
    'exactly',
    'upTo',
    'anyNumber',
    'to',
    'name',
  ];
  return leading.some((key) => key in value) ? parameter.replace(/^\d+$/, '') : 'noun';
}

function literal(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
}

export const propertyName = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key));
export { literal };
