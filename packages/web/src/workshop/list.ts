const COPIES = 4;

/** A deck list with copies of one's own cards in it, and the cards themselves below a line. */
export const withOwnCards = (list: string, names: readonly string[], text: string): string => {
  const [head = '', ...rest] = list.trimEnd().split(/\n(?=Side deck$)/m);
  const own = names.map((name) => `${COPIES} ${name}`);
  return [[head, ...own, ''].join('\n'), ...rest, '---', text.trim(), ''].join('\n');
};
