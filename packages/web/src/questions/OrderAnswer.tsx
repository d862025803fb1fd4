import type { Chosen, Decision, Offer } from '@meetingstone/protocol';
import { plain } from '@meetingstone/words';
import type { KeyboardEvent, ReactElement } from 'react';
import { useState } from 'react';
import type { Wish } from '../live/answering.ts';
import { wishesInOrder } from '../live/answering.ts';
import { Said } from '../table/Said.tsx';
import { words } from '../words.ts';
import { GoButton } from './GoButton.tsx';

interface OrderProps {
  readonly decision: Decision;
  readonly onChoose: (chosen: Chosen, then?: readonly Wish[]) => void;
}

/** Effects are put onto the chain in this order, and so resolve in the other one. */
const ONTO_THE_CHAIN = '708.1';

/** In which order: a list whose items are moved. The questions that follow are answered by it. */
export function OrderAnswer({ decision, onChoose }: OrderProps): ReactElement {
  const automatic = decision.options.find(({ choose: { choose } }) => choose === 'automatic');
  const [items, setItems] = useState<readonly Offer[]>(decision.options.filter((offer) => offer !== automatic));
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= items.length || from === to) return;
    const moved = items[from]!;
    setItems(items.filter((_, n) => n !== from).toSpliced(to, 0, moved));
  };
  const onKey = (event: KeyboardEvent, at: number): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    move(at, at + by);
  };
  const send = (): void => {
    const [first, ...rest] = items;
    if (first) onChoose(first.n, wishesInOrder(rest));
  };
  return (
    <div className="order-answer">
      <p className="answers-hint">
        {decision.rule.startsWith(ONTO_THE_CHAIN) && `${words.answers.lastFirst} `}
        <span>{words.answers.orderHint}</span>
      </p>
      <ol>
        {items.map((offer, at) => {
          const name = plain(offer.words);
          return (
            <li
              key={offer.n}
              draggable={true}
              onDragStart={() => setDragged(at)}
              onDragOver={(event) => {
                event.preventDefault();
                if (dragged === null || dragged === at) return;
                move(dragged, at);
                setDragged(at);
              }}
              onKeyDown={(event) => onKey(event, at)}
            >
              <span>
                <Said sentence={offer.words} flat={true} />
              </span>
              <button
                type="button"
                className="tool"
                aria-label={words.answers.earlier(name)}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="tool"
                aria-label={words.answers.later(name)}
                disabled={at === items.length - 1}
                onClick={() => move(at, at + 1)}
              >
                ↓
              </button>
            </li>
          );
        })}
      </ol>
      <GoButton onPress={send} keys="Enter">
        {words.answers.inThisOrder}
      </GoButton>
      {automatic && (
        <button type="button" className="quiet" onClick={() => onChoose(automatic.n)}>
          {words.answers.automatic}
        </button>
      )}
    </div>
  );
}
