import type { Decision } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { Sheet } from '../live/Sheet.tsx';
import { Said } from '../table/Said.tsx';
import { words } from '../words.ts';

interface ListProps {
  readonly decision: Decision;
  readonly onChoose: (n: number) => void;
  readonly onClose: () => void;
}

/** Every answer as a numbered button: for those who do not see the table, and whoever likes a list. */
export const AnswerList = ({ decision, onChoose, onClose }: ListProps): ReactElement => (
  <Sheet label={words.answers.listHead(decision.options.length)} onClose={onClose} side="answers">
    <p className="list-question">
      <Said sentence={decision.words} />
    </p>
    <ol className="answer-list" data-tone={decision.tone}>
      {decision.options.map(({ n, words: said, group }) => (
        <li key={n} value={n}>
          <button type="button" onClick={() => onChoose(n)}>
            <b aria-hidden="true">{n}</b>
            <span>
              {group !== undefined && <i>{group}: </i>}
              <Said sentence={said} flat={true} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  </Sheet>
);
