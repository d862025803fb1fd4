/** A phrase of the table, and a text that says it. */
export interface Entry {
  /** The kind of phrase. */
  readonly of: string;
  /** Its wordings, the one that is written first; "{what}" is a part. */
  readonly wordings: readonly string[];
  /** The kind of card on which the text may stand. */
  readonly on: string;
  /** Empty where nobody has found a text for it yet. */
  readonly text: string;
}

const BETWEEN = '\t';
const OR = ' || ';

export const entryLine = ({ of, wordings, on, text }: Entry): string => [of, wordings.join(OR), on, text].join(BETWEEN);

export const entriesIn = (lines: string): readonly Entry[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [of = '', wordings = '', on = '', text = ''] = line.split(BETWEEN);
      return { of, wordings: wordings.split(OR), on, text };
    });
