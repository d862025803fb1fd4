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

const place = (key: string): number => {
  const at = ORDER.indexOf(key);
  return at < 0 ? ORDER.length : at;
};

/** The keys of an instruction in the order of its sentence: who acts before what is acted on, whatever the data's order. */
export const inOrderOfText = (instruction: object): readonly string[] =>
  Object.keys(instruction).toSorted((a, b) => place(a) - place(b));
