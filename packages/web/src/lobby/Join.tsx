import { plain } from '@meetingstone/words';
import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { go, Link } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { ask } from '../live/line.ts';
import { words } from './words.ts';
import '../app/pages.css';

/** Somebody comes with an invitation: it seats him. */
export function Join({ rest }: { readonly rest: string }): ReactElement {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const [game = '', token = ''] = rest.split('/');
    void ask({ type: 'sit', game, token }).then((heard) => {
      if (heard.type === 'ack') go(`/lobby/${game}`, 'replace');
      else if (heard.type === 'refused') setFault(plain(heard.words));
    });
  }, [rest]);
  return (
    <Shell title={words.invitation}>
      <div className="page">
        <h1>{words.invitation}</h1>
        <p role="status">{fault ?? words.seatLooked}</p>
        {fault !== null && <Link to="/lobby">{words.toTables}</Link>}
      </div>
    </Shell>
  );
}
