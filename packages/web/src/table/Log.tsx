import type { Event } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { IconName } from '../icons/icons.tsx';
import { Icon } from '../icons/icons.tsx';
import { Said } from './Said.tsx';

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

/** What follows from something else stands further in. */
const CONSEQUENCES: ReadonlySet<string> = new Set([
  'deal',
  'heal',
  'prevent',
  'destroy',
  'add counter',
  'remove counter',
]);

/** An attack makes the proposal right before it superfluous. */
const withoutProposals = (events: readonly Event[]): readonly Event[] =>
  events.filter(({ event }, n) => !(event === 'propose' && events[n + 1]?.event === 'attack'));

/** What happened, by turns. */
export function Log({ events }: { readonly events: readonly Event[] }): ReactElement {
  const end = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    end.current?.scrollTo(0, events.length * 1000);
  }, [events]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <ol className="log" ref={end} tabIndex={0} aria-label="Log">
      {withoutProposals(events).map((event, n) => {
        const sign = SIGNS[event.event];
        const isTurn = event.event === 'turn starts';
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
            key={n}
            data-turn={isTurn ? '' : undefined}
            data-sub={CONSEQUENCES.has(event.event) ? '' : undefined}
          >
            {sign && !isTurn && <Icon name={sign} />}
            <span>
              <Said sentence={event.words} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
