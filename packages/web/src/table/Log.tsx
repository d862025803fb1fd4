import type { Event } from '@meetingstone/protocol';
import type { Sentence } from '@meetingstone/words';
import type { ReactElement } from 'react';
import { useState } from 'react';
import type { IconName } from '../icons/icons.tsx';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import { chaptersOf } from './chapters.ts';
import { Playmat } from './Playmat.tsx';
import { Said, Word } from './Said.tsx';
import { placeOf } from './TableCard.tsx';

/** Signs of what happened; everything else is a line without one. */
const SIGNS: Readonly<Record<string, IconName>> = {
  play: 'play',
  use: 'up',
  attack: 'swords',
  propose: 'swords',
  protect: 'shield',
  prevent: 'shield',
  deal: 'fire',
  heal: 'heart',
  destroy: 'grave',
  draw: 'deck',
  discard: 'grave',
  'enter play': 'people',
  complete: 'flag',
  flip: 'flip',
  exhaust: 'exhausted',
};

/** The cards of which a sentence speaks. */
const cardsIn = (sentence: Sentence): readonly number[] =>
  sentence.flatMap((span) =>
    typeof span !== 'object' ? [] : 'aside' in span ? cardsIn(span.aside) : span.is === 'card' ? [span.id] : [],
  );

/** Lights the cards of an event up on the table, or not any more. */
function light({ words: said }: Event, on: boolean): void {
  for (const id of cardsIn(said))
    document.querySelector(`[data-card="${placeOf(id)}"]`)?.toggleAttribute('data-lit', on);
}

/** What happened, by turns. */
export function Log({ events }: { readonly events: readonly Event[] }): ReactElement {
  const [ruled, setRuled] = useState(false);
  return (
    <div className="log-panel">
      <LogLines events={events} ruled={ruled} />
      <button type="button" className="log-rules" aria-pressed={ruled} onClick={() => setRuled(!ruled)}>
        {words.log.rules(ruled)}
      </button>
    </div>
  );
}

interface LogLinesProps {
  readonly events: readonly Event[];
  readonly ruled: boolean;
}

/** The last line is always to be seen, unless one has scrolled back. */
const LogLines = ({ events, ruled }: LogLinesProps): ReactElement => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
  <section className="log" tabIndex={0} aria-label={words.board.tabs.log}>
    <ol>
      {chaptersOf(events).map(({ event, isInner, resolves }, n) => {
        const sign = SIGNS[event.event];
        const isTurn = event.event === 'turn starts';
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
            key={n}
            data-turn={isTurn ? '' : undefined}
            data-sub={isInner ? '' : undefined}
            onPointerEnter={() => light(event, true)}
            onPointerLeave={() => light(event, false)}
          >
            {resolves !== null && <small className="log-link">{words.board.resolves(resolves)}</small>}
            {sign && !isTurn && <Icon name={sign} />}
            <span>
              <Said sentence={event.words} />
              {ruled && event.rule !== '' && (
                <small className="log-rule">
                  {' '}
                  <Word what={{ rule: event.rule }} text={event.rule} />
                </small>
              )}
              {event.dropped && <Playmat dropped={event.dropped} />}
            </span>
          </li>
        );
      })}
    </ol>
  </section>
);
