import type { Option } from '../decisions/decision.ts';
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

/** An answer as it came from outside, read once and copied; nothing if it has not the shape of one. */
export function answerIn(given: unknown, offered: readonly Option[]): Answer | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  try {
    const { player, decision, choose } = given as { readonly [K in keyof Answer]: unknown };
    if (!FITS.id(player) || (decision !== undefined && !FITS.number(decision))) return undefined;
    const option = choose === 'concede' ? choose : isOneOf(offered, choose) ? choose : optionIn(choose);
    if (option === undefined) return undefined;
    const answered: Answer = { player: player as number, choose: option };
    return decision === undefined ? answered : { ...answered, decision: decision as number };
  } catch {
    return undefined; // What it holds can't even be looked at.
  }
}

function isOneOf(offered: readonly Option[], choose: unknown): choose is Option {
  return offered.includes(choose as Option);
}

function optionIn(given: unknown): Option | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const { choose: word } = given as { readonly choose?: unknown };
  if (typeof word !== 'string' || !Object.hasOwn(PARTS, word)) return undefined;
  const parts = PARTS[word as Option['choose']];
  if (Object.keys(given).length !== 1 + Object.keys(parts).length) return undefined;
  const option: Record<string, unknown> = { choose: word };
  for (const [key, part] of Object.entries(parts)) {
    const value = (given as Readonly<Record<string, unknown>>)[key];
    if (!FITS[part](value)) return undefined;
    option[key] = value;
  }
  return option as unknown as Option;
}
