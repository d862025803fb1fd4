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
  const first = givesControl(instruction) ? 'changes' : undefined;
  const rank = (key: string): number => (key === first ? -1 : place(key));
  return Object.keys(instruction).toSorted((a, b) => rank(a) - rank(b));
}
