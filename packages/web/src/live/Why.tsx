import type { Table } from '@meetingstone/protocol';
import type { Sentence } from '@meetingstone/words';
import { plain } from '@meetingstone/words';
import type { ReactElement, RefObject } from 'react';
import { useMemo, useState } from 'react';
import { Said } from '../table/Said.tsx';
import { Key } from '../theme/Key.tsx';
import { words } from '../words.ts';
import { ask } from './line.ts';

interface Judged {
  readonly head: Sentence;
  readonly lines: readonly Sentence[];
}

/** The judge: asked about a card, and what he said last. */
export interface Judge {
  readonly said: Judged | 'looking' | null;
  readonly ask: (card: number) => void;
}

export function useWhy(game: string): Judge {
  const [said, setSaid] = useState<Judge['said']>(null);
  return useMemo(
    () => ({
      said,
      ask: (card) => {
        setSaid('looking');
        void ask({ type: 'ask', game, about: { card } }).then((heard) =>
          setSaid(
            heard.type === 'judged'
              ? { head: heard.head, lines: heard.lines }
              : { head: heard.type === 'refused' ? heard.words : [], lines: [] },
          ),
        );
      },
    }),
    [game, said],
  );
}

interface WhyProps {
  readonly why: Judge;
  readonly table: Table;
  readonly looked: RefObject<number>;
}

/** Why a card is as it is, and what can and cannot be done with it. */
export const Why = ({ why: { said, ask: about }, looked }: WhyProps): ReactElement => (
  <section className="why" aria-live="polite" aria-label={words.answers.why}>
    <button type="button" className="quiet" onClick={() => looked.current !== 0 && about(looked.current)}>
      {words.answers.why} <Key does="why" />
    </button>
    {said === null && <p>{words.why.nothing}</p>}
    {said === 'looking' && <p>{words.why.thinking}</p>}
    {said !== null && said !== 'looking' && (
      <>
        <h3>
          <Said sentence={said.head} />
        </h3>
        <ul>
          {said.lines.map((line) => (
            <li key={plain(line)}>
              <Said sentence={line} />
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);
