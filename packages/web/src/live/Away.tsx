import type { Event } from '@meetingstone/protocol';
import { plain } from '@meetingstone/words';
import type { ReactElement } from 'react';
import { useEffect, useRef, useState } from 'react';
import { words } from '../words.ts';
import { newsIn } from './Happenings.tsx';

/** What happened while one looked at something else. */
export function Away({ log }: { readonly log: readonly Event[] }): ReactElement | null {
  const now = useRef(log);
  now.current = log;
  const left = useRef<readonly Event[] | null>(null);
  const [missed, setMissed] = useState<readonly Event[]>([]);
  useEffect(() => {
    const turned = (): void => {
      if (document.hidden) left.current = now.current;
      else if (left.current) setMissed(newsIn(left.current, now.current));
    };
    document.addEventListener('visibilitychange', turned);
    return () => document.removeEventListener('visibilitychange', turned);
  }, []);
  if (missed.length === 0) return null;
  return (
    <details className="asked away" open={true}>
      <summary>{words.table.away(missed.length)}</summary>
      <ol>
        {missed.map((event, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened has an order and nothing else
          <li key={n}>{plain(event.words)}</li>
        ))}
      </ol>
      <button type="button" className="quiet" onClick={() => setMissed([])}>
        {words.table.close}
      </button>
    </details>
  );
}
