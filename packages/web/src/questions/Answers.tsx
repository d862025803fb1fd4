import type { Decision, Offer, Table } from '@meetingstone/protocol';
import { plain } from '@meetingstone/words';
import type { ReactElement, ReactNode } from 'react';
import type { Answering } from '../live/answering.ts';
import { Said } from '../table/Said.tsx';
import { Key, useKeyName } from '../theme/Key.tsx';
import { words } from '../words.ts';
import { GoButton } from './GoButton.tsx';
import { NumberAnswer } from './NumberAnswer.tsx';
import { OrderAnswer } from './OrderAnswer.tsx';
import { WordAnswer } from './WordAnswer.tsx';
import type { Widget } from './widget.ts';
import { buttonsOf, leaveOf, mainFirst } from './widget.ts';

interface AnswersProps {
  readonly table: Table;
  readonly decision: Decision;
  readonly widget: Widget;
  readonly answering: Answering;
  readonly onList: () => void;
  /** How passing goes: opens its menu. */
  readonly passing?: ReactNode;
}

/** More than these are shown in the list alone. */
const MOST_BUTTONS = 4;

/** How the present question is answered, beside what can be pressed on the table. */
export function Answers({ table, decision, widget, answering, onList, passing }: AnswersProps): ReactElement {
  return (
    <div
      className="answers"
      data-widget={widget}
      data-question={decision.question}
      data-decision={decision.number}
      aria-busy={answering.isSent}
    >
      <Main table={table} decision={decision} widget={widget} answering={answering} />
      <div className="answers-less">
        {widget === 'act' ? (
          passing
        ) : (
          <button type="button" className="quiet" onClick={answering.back}>
            {words.answers.takeBack} <Key does="back" />
          </button>
        )}
        <button type="button" className="quiet" onClick={onList} aria-haspopup="dialog">
          {words.answers.asList} <Key does="list" />
        </button>
      </div>
    </div>
  );
}

/** Yes and no have a key each, wherever they stand. */
const keyOf = (
  { choose: { choose } }: Offer,
  keys: { readonly yes: string; readonly no: string },
): string | undefined => (choose === 'yes' || choose === 'no' ? keys[choose] : undefined);

type MainProps = Pick<AnswersProps, 'table' | 'decision' | 'widget' | 'answering'>;

function Main({ table, decision, widget, answering }: MainProps): ReactNode {
  const { choose } = answering;
  const keys = { yes: useKeyName('yes'), no: useKeyName('no'), pass: useKeyName('pass') };
  if (widget === 'number' || widget === 'share')
    return <NumberAnswer key={decision.number} decision={decision} table={table} onChoose={choose} />;
  if (widget === 'word') return <WordAnswer key={decision.number} decision={decision} onChoose={choose} />;
  if (widget === 'order') return <OrderAnswer key={decision.number} decision={decision} onChoose={choose} />;
  const leave = leaveOf(decision);
  const [first, ...buttons] = mainFirst(decision.question, buttonsOf(decision, widget));
  const isWords = widget === 'words' && first !== undefined;
  return (
    <>
      {isWords ? (
        <GoButton onPress={() => choose(first.n)} keys={keyOf(first, keys)}>
          <Said sentence={first.words} flat={true} />
        </GoButton>
      ) : (
        leave && (
          <GoButton onPress={() => choose(leave.n)} keys={keys.pass} leads={decision.pass && plain(decision.pass)}>
            <Said sentence={leave.words} flat={true} />
          </GoButton>
        )
      )}
      {!leave && !isWords && <p className="answers-hint">{words.answers.chooseOnTable(decision.options.length)}</p>}
      {widget !== 'act' && (
        <div className="answers-more">
          {[...(isWords ? buttons : first ? [first, ...buttons] : []), ...(isWords && leave ? [leave] : [])]
            .slice(0, MOST_BUTTONS)
            .map(({ n, words: said, choose: { choose: kind } }) => (
              <button key={n} type="button" className="quiet" onClick={() => choose(n)}>
                <Said sentence={said} flat={true} /> {(kind === 'no' || kind === 'yes') && <Key does={kind} />}
              </button>
            ))}
        </div>
      )}
    </>
  );
}
