import type { DamageType, Facts, PlaneFacts, Power } from '@meetingstone/rules';
import { capital } from '../grammar/endings.ts';
import { same, solid } from '../grammar/pattern.ts';

/** A tag of which a player can control only so many: "Pet (1)" (414.3b). */
export interface Limit {
  readonly tag: string;
  readonly count: number;
}
export type Possession = Power | Limit;
export const isLimit = (one: Possession): one is Limit => 'tag' in one && 'count' in one;

/** The words for the kinds of equipment. */
const GEAR = ['weapon', 'armor', 'item'] as const;
export const TOKEN_KINDS = ['ally', ...GEAR] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** The numbers of a token: what an ally, a weapon or an armor has of them. */
export interface Numbers {
  readonly atk?: number;
  readonly damageType?: DamageType;
  readonly health?: number;
  readonly strike?: number;
  readonly def?: number;
}

/** What a text tells of a token that it puts into play. */
export type TokenParts = Numbers & {
  readonly kind?: TokenKind;
  readonly icon?: string | undefined;
  readonly unique?: true | undefined;
  readonly plane?: PlaneFacts | undefined;
  readonly tags?: readonly string[];
  readonly name?: string;
  readonly has?: readonly Possession[];
};

/** The numbers that a token of that kind must have. */
const NEEDED: Readonly<Record<TokenKind, readonly (keyof Numbers)[]>> = {
  ally: ['atk', 'damageType', 'health'],
  weapon: ['atk', 'damageType', 'strike'],
  armor: ['def'],
  item: [],
};
const NUMBERS: readonly (keyof Numbers)[] = ['atk', 'damageType', 'health', 'strike', 'def'];

export const numbersIn = (parts: TokenParts): Numbers =>
  Object.fromEntries(NUMBERS.flatMap((number) => (parts[number] === undefined ? [] : [[number, parts[number]]])));

/** Has it all numbers of its kind, and no others? */
export const isWhole = (parts: TokenParts): boolean =>
  parts.kind !== undefined &&
  NUMBERS.every((number) => (parts[number] !== undefined) === NEEDED[parts.kind!].includes(number));

/** A token without a name of its own is called by its tags. */
export function factsOf(parts: TokenParts): Facts {
  const { kind = 'ally', tags = [], has = [], icon, unique, plane, name } = parts;
  const limits = has.filter(isLimit);
  const gear = kind === 'ally' ? [] : [capital(kind)];
  return {
    name: name ?? tags.join(' '),
    types: [kind === 'ally' ? 'Ally' : 'Equipment'],
    tags: [...gear, ...tags, ...limits.map((limit) => limit.tag).filter((one) => !tags.includes(one))],
    icons: icon ? [icon] : [],
    text: [],
    powers: has.filter((one): one is Power => !isLimit(one)),
    ...numbersIn(parts),
    ...(unique ? { unique: true } : {}),
    ...(limits.length > 0 ? { limits } : {}),
    token: true,
    ...(plane ? { plane } : {}),
  };
}

/** What has to be told of a token; undefined if it is more than a text tells. */
export function partsOf(facts: Facts): TokenParts | undefined {
  const { types, limits = [], powers, icons, unique, plane, name } = facts;
  const kind = types.join() === 'Ally' ? 'ally' : GEAR.find((one) => facts.tags.includes(capital(one)));
  if (kind === undefined) return undefined;
  const tags = facts.tags.filter((one) => one !== capital(kind) && !limits.some(({ tag }) => tag === one));
  const parts: TokenParts = {
    kind,
    ...numbersIn(facts as TokenParts),
    icon: icons[0],
    unique,
    plane,
    tags,
    has: [...powers, ...limits.map(({ tag, count }) => ({ tag, count }))],
    ...(name === tags.join(' ') ? {} : { name }),
  };
  return same(solid(factsOf(parts)), solid(facts)) ? parts : undefined;
}
