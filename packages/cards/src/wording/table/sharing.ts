import type { Condition, Noun, Selection } from '@meetingstone/rules';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { someone } from './phrases.ts';

const ALIKE: readonly (readonly [string, (of: Selection) => Noun])[] = [
  ['name', (of) => ({ sameName: of })],
  ['class', (of) => ({ sharesClass: of })],
  ['race', (of) => ({ sharesRace: of })],
  ['card type', (of) => ({ sharesType: of })],
];

/** What two cards have in common: "that ally shares a class with this ally". */
export const sharing = (): readonly Row<Condition>[] =>
  ALIKE.map(([word, noun]) =>
    row(
      { what: someone, of: someone },
      `{what} share(s) a ${word} with {of}`,
      ({ what, of }): Condition => ({ is: 'so', what, noun: noun(of) }),
    ),
  );
