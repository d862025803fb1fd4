import type { LobbyTable } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { useEffect } from 'react';
import { Link } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { theLine } from '../live/line.ts';
import { useLive } from '../live/useLive.ts';
import { titleOf } from '../start/games.ts';
import { words } from './words.ts';
import '../app/pages.css';

/** Tables at which somebody can sit down, and those at which one can look on. */
export function Lobby(): ReactElement {
  const lobby = useLive(({ lobby: told }) => told);
  const line = useLive(({ line: now }) => now);
  useEffect(() => {
    let isHere = true;
    const line = theLine();
    const watch = (on: boolean): void => void line.then((client) => client.tell({ type: 'lobby.watch', on }));
    const stop = line.then((client) => {
      if (!isHere) return () => {};
      if (client.line() === 'open') watch(true);
      return client.onLine((now) => now === 'open' && watch(true));
    });
    return () => {
      isHere = false;
      watch(false);
      void stop.then((end) => end());
    };
  }, []);
  const tables = Object.values(lobby);
  const open = tables.filter(({ state }) => state === 'open');
  const playing = tables.filter(({ state, terms }) => state === 'playing' && terms.spectators !== 'none');
  return (
    <Shell title={words.tables}>
      <div className="page">
        <h1>{words.tables}</h1>
        <div className="buttons">
          <Link className="go" to="/lobby/new">
            {words.openOne}
          </Link>
          {line !== 'open' && <span role="status">{words.looking}</span>}
        </div>
        <Tables head={words.waits} none={words.nobodyWaits} tables={open}>
          {({ game }) => (
            <Link className="tool" to={`/lobby/${game}`}>
              {words.sit}
            </Link>
          )}
        </Tables>
        <Tables head={words.toWatch} none={words.nothingToWatch} tables={playing}>
          {({ game }) => (
            <Link className="tool" to={`/table/${game}`}>
              {words.watch}
            </Link>
          )}
        </Tables>
      </div>
    </Shell>
  );
}

interface TablesProps {
  readonly head: string;
  readonly none: string;
  readonly tables: readonly LobbyTable[];
  readonly children: (table: LobbyTable) => ReactElement;
}

const Tables = ({ head, none, tables, children }: TablesProps): ReactElement => (
  <section className="panel">
    <h2>{head}</h2>
    {tables.length === 0 && <p className="muted">{none}</p>}
    <ul className="rows">
      {tables.map((table) => (
        <li key={table.game}>
          <span>
            <b>{titleOf(table)}</b>
            <small>
              {table.seats.map(({ name, is }) => (is === 'open' ? words.freeSeat : name)).join(', ')}
              {table.terms.clock ? ` · ${words.withClock}` : ''}
            </small>
          </span>
          {children(table)}
        </li>
      ))}
    </ul>
  </section>
);
