import { DAMAGE_TYPES } from '@meetingstone/rules';
import type { CardRecord } from './source.ts';

type Numbers = Pick<CardRecord, 'atk' | 'damageType' | 'health' | 'strike' | 'def' | 'capacity'>;

const LIKE_DAMAGE_TYPE = /^\d+ \[(\w+)\]/;
const TYPES = DAMAGE_TYPES.join('|');
/** Number and word in either order, as "3 Health" and "Health 3". */
const either = (word: string) => new RegExp(`^(?:(\\d+) ${word}|${word} (\\d+))$`);
const HEALTH = either('health');
const STRIKE = either('strike(?: cost)?');
const DEF = either('def');
const CAPACITY = either('capacity');
const ATK = new RegExp(`^(?:(\\d+) (${TYPES})(?: atk)?|(\\d+) atk (${TYPES})|atk (\\d+) (${TYPES}))$`);

/** The numbers in one piece of a head line: "2 [Melee] / 3 Health", "2 melee ATK", "1 Strike", "DEF 2". */
export function numbersIn(piece: string): Numbers | undefined {
  const parts = piece.split('/').map(plain);
  const [first = '', second] = parts;
  const attack = attackIn(first);
  if (parts.length === 1) return attack ?? cornerIn(first);
  if (parts.length > 2 || !attack || second === undefined) return undefined;
  const other = cornerIn(/^\d+$/.test(second) ? `${second} health` : second);
  return other && other.def === undefined && other.capacity === undefined ? { ...attack, ...other } : undefined;
}

/** The word in brackets that is no damage type: "2 [Teeth] / 2 Health". */
export function strangeTypeIn(piece: string): string | undefined {
  const type = LIKE_DAMAGE_TYPE.exec(piece)?.[1];
  const known = [...DAMAGE_TYPES, 'atk', 'health', 'def', 'strike'].includes(type?.toLowerCase() ?? 'atk');
  return known ? undefined : type;
}

/** Icons are words; how they are written does not matter. */
const plain = (part: string): string =>
  part
    .replace(/[[\]():]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function attackIn(part: string): Numbers | undefined {
  const found = ATK.exec(part);
  if (!found) return undefined;
  const [, n1, t1, n2, t2, n3, t3] = found;
  const type = (t1 ?? t2 ?? t3)!;
  return { atk: Number(n1 ?? n2 ?? n3), damageType: type.charAt(0).toUpperCase() + type.slice(1) };
}

function cornerIn(part: string): Numbers | undefined {
  const number = (pattern: RegExp): number | undefined => {
    const found = pattern.exec(part);
    return found ? Number(found[1] ?? found[2]) : undefined;
  };
  const [health, strike, def, capacity] = [number(HEALTH), number(STRIKE), number(DEF), number(CAPACITY)];
  if (health !== undefined) return { health };
  if (strike !== undefined) return { strike };
  if (capacity !== undefined) return { capacity };
  return def === undefined ? undefined : { def };
}
