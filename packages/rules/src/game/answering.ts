import type { Offer, Option } from '../decisions/decision.ts';
import { ZONES } from '../vocabulary.ts';

import type { Answer } from './game.ts';

type Part = 'id' | 'number' | 'flag' | 'text' | 'zone';

/** The parts of each kind of option besides the word that names it. */
const PARTS: { readonly [K in Option['choose']]: Readonly<Record<string, Part>> } = {
  pass: {},
  play: { card: 'id' },
  use: { card: 'id', power: 'id' },
  complete: { card: 'id', power: 'id' },
  place: { card: 'id', faceUp: 'flag' },
  attack: { card: 'id', sabotage: 'flag' },
  card: { card: 'id' },
  player: { player: 'id' },
  link: { link: 'id' },
  number: { number: 'number' },
  mode: { mode: 'id' },
  word: { word: 'text' },
  zone: { zone: 'zone' },
  cost: { alternate: 'number' },
  effect: { effect: 'number', card: 'id' },
  modifier: { card: 'id', key: 'text' },
  yes: {},
  no: {},
  none: {},
  automatic: {},
};

/** Ids are counted up from 1, far below what a machine counts in one word. */
const HIGHEST = 0x7fff_ffff;

const FITS: { readonly [K in Part]: (value: unknown) => boolean } = {
  id: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= HIGHEST,
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
  zone: (value) => ZONES.some((zone) => zone === value),
};

/**
 * An answer as it came from outside, read once and copied; nothing if it has not the shape of one. An offer may be given
 * back whole: what it stands for is not looked at.
 */
export function answerIn(given: unknown, offered: readonly Offer[]): Answer | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  try {
    const { player, decision, choose } = given as { readonly [K in keyof Answer]: unknown };
    if (!FITS.id(player) || (decision !== undefined && !FITS.number(decision))) return undefined;
    const option = choose === 'concede' ? choose : isOneOf(offered, choose) ? bare(choose) : optionIn(choose);
    if (option === undefined) return undefined;
    const answered: Answer = { player: player as number, choose: option };
    return decision === undefined ? answered : { ...answered, decision: decision as number };
  } catch {
    return undefined; // What it holds can't even be looked at.
  }
}

function isOneOf(offered: readonly Offer[], choose: unknown): choose is Offer {
  return offered.includes(choose as Offer);
}

/** The answer in an offer, without what it stands for: this is what is kept. */
export function bare(offer: Offer | Option): Option {
  return 'means' in offer ? optionIn(offer)! : offer;
}

/** Is it the same answer, whatever else is told of the two? */
export function sameOption(one: Option, other: Option): boolean {
  if (one.choose !== other.choose) return false;
  const [a, b] = [one, other] as unknown as readonly [Record<string, unknown>, Record<string, unknown>];
  for (const part in PARTS[one.choose]) if (a[part] !== b[part]) return false;
  return true;
}

function optionIn(given: unknown): Option | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const { choose: word } = given as { readonly choose?: unknown };
  if (typeof word !== 'string' || !Object.hasOwn(PARTS, word)) return undefined;
  const parts = PARTS[word as Option['choose']];
  const more = 'means' in given ? 2 : 1;
  if (Object.keys(given).length !== more + Object.keys(parts).length) return undefined;
  const option: Record<string, unknown> = { choose: word };
  for (const [key, part] of Object.entries(parts)) {
    const value = (given as Readonly<Record<string, unknown>>)[key];
    if (!FITS[part](value)) return undefined;
    option[key] = value;
  }
  return option as unknown as Option;
}
