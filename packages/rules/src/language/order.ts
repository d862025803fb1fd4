/** The parts of an instruction in the order in which its sentence names them. */
const ORDER = [
  'if',
  'limit',
  'first',
  'who',
  'by',
  'cost',
  'amount',
  'count',
  'noun',
  'what',
  'from',
  'of',
  'one',
  'other',
  'on',
  'for',
  'about',
  'than',
  'to',
  'under',
  'where',
  'changes',
  'while',
  'continuous',
  'replacement',
  'trigger',
  'effects',
  'modes',
  'then',
  'else',
];

const PLACES: ReadonlyMap<string, number> = new Map(ORDER.map((key, at) => [key, at]));
const place = (key: string): number => PLACES.get(key) ?? ORDER.length;

/** Who gains control is named before what he gains. */
const givesControl = (instruction: object): boolean =>
  'changes' in instruction &&
  Array.isArray(instruction.changes) &&
  instruction.changes.some(({ change }: { readonly change?: string }) => change === 'control');

/** The keys of an instruction in the order of its sentence: who acts before what is acted on, whatever the data's order. */
export function inOrderOfText(instruction: object): readonly string[] {
  const keys = Object.keys(instruction);
  if (keys.length < 2) return keys;
  const first = givesControl(instruction) ? 'changes' : undefined;
  const shape = `${keys} ${first}`;
  let ordered = orders.get(shape);
  if (!ordered) {
    const rank = (key: string): number => (key === first ? -1 : place(key));
    ordered = keys.toSorted((a, b) => rank(a) - rank(b));
    orders.set(shape, ordered);
  }
  return ordered;
}

/** The order of the keys was found before: there are few shapes of instructions. */
const orders = new Map<string, readonly string[]>();
