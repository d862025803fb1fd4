import type { Event, Table } from '@meetingstone/protocol';
import { plain } from '@meetingstone/words';
import type { ReactElement } from 'react';
import { useEffect, useRef, useState } from 'react';

/** So much is read out at once; what happened before it stands in the log. */
const MOST_READ = 12;
/** Steps that follow one another within this time are told together. */
const GATHERED = 150;

/** For those who do not see: what happened, gathered at each rest, and what they are asked. */
export function Happenings({ table }: { readonly table: Table }): ReactElement {
  const { log, decision } = table;
  const heard = useRef(log);
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const news = newsIn(heard.current, log);
      heard.current = log;
      if (news.length > 0)
        setTold(
          news
            .slice(-MOST_READ)
            .map(({ words }) => plain(words))
            .join('. '),
        );
    }, GATHERED);
    return () => clearTimeout(timer);
  }, [log]);
  const asked = decision ? plain(decision.words) : '';
  return (
    <>
      <div className="unseen" aria-live="polite" data-live="events">
        {told}
      </div>
      <div className="unseen" aria-live="assertive" data-live="question">
        {asked}
      </div>
    </>
  );
}

/** What stands in a log that did not stand in the one before it. */
export function newsIn(before: readonly Event[], now: readonly Event[]): readonly Event[] {
  const last = before.at(-1);
  if (!last) return now;
  const at = now.lastIndexOf(last);
  return at === -1 ? now.slice(-1) : now.slice(at + 1);
}
