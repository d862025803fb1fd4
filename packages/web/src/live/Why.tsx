import type { FromClientOf, Table } from '@meetingstone/protocol';
import type { Sentence } from '@meetingstone/words';
import { plain } from '@meetingstone/words';
import type { ReactElement, RefObject } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { Said } from '../table/Said.tsx';
import { Key } from '../theme/Key.tsx';
import { words } from '../words.ts';
import { ask } from './line.ts';

type FromClientOption = Extract<FromClientOf<'ask'>['about'], { readonly option: unknown }>['option'];

interface Judged {
  readonly head: Sentence;
  readonly lines: readonly Sentence[];
}

/** The judge: asked about a card, and what he said last. */
export interface Judge {
  readonly said: Judged | 'looking' | null;
  readonly ask: (card: number) => void;
  /** Why this cannot be chosen now. */
  readonly askOption: (option: FromClientOption) => void;
  readonly count: number;
}

export function useWhy(game: string): Judge {
  const [said, setSaid] = useState<Judge['said']>(null);
  const [count, setCount] = useState(0);
  const about = useCallback(
    (what: FromClientOf<'ask'>['about']): void => {
      setSaid('looking');
      setCount((before) => before + 1);
      void ask({ type: 'ask', game, about: what }).then((heard) => {
        if (heard.type === 'judged') setSaid({ head: heard.head, lines: heard.lines });
        else setSaid({ head: heard.type === 'refused' ? heard.words : [], lines: [] });
      });
    },
    [game],
  );
  return useMemo(
    () => ({
      said,
      count,
      ask: (card) => about({ card }),
      askOption: (option) => about({ option }),
    }),
    [said, count, about],
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
