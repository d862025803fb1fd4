import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import type { CardSize } from './Card.tsx';
import type { CardMarks } from './describe.ts';
import { isSign } from './describe.ts';
import type { CardFace } from './face.ts';

interface BadgesProps {
  readonly face: CardFace;
  readonly marks: CardMarks;
  readonly times: number;
  readonly size: CardSize;
  readonly hotkey: string | undefined;
}

/** What lies over a card: how many, counters, chosen, target, its key. */
export function Badges({ face, marks, times, size, hotkey }: BadgesProps): ReactElement {
  return (
    <>
      {(size === 'chip' || face.faceDown) && <Counters counters={face.counters} />}
      {times > 1 && <b className="card-times">×{times}</b>}
      {size === 'chip' && face.exhausted && (
        <span className="chip-turned">
          <Icon name="exhausted" />
        </span>
      )}
      {marks.chosen && (
        <span className="card-badge" data-badge="chosen">
          <Icon name="check" />
        </span>
      )}
      {marks.target && (
        <>
          <span className="card-reticle">
            <i />
            <i />
            <i />
            <i />
          </span>
          <span className="card-badge" data-badge="target">
            <Icon name="target" />
          </span>
        </>
      )}
      {hotkey !== undefined && <kbd className="card-key">{hotkey}</kbd>}
    </>
  );
}

/** Counters are coins with a number and a name; signs are words. */
export function Counters({ counters }: Pick<CardFace, 'counters'>): ReactNode {
  const all = Object.entries(counters);
  if (all.length === 0) return null;
  return (
    <span className="card-counters">
      {all.map(([counter, count]) =>
        isSign(counter) ? (
          <b key={counter} className="card-sign">
            {counter}
          </b>
        ) : (
          <span key={counter} className="card-counter" title={words.face.counters(counter)}>
            <b>{count}</b>
            <span>{counter}</span>
          </span>
        ),
      )}
    </span>
  );
}
