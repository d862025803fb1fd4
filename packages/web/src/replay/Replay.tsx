import type { ReactElement } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { fetched } from '../app/api.ts';
import { go, Link, useSearch } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { useFetched } from '../app/useFetched.ts';
import { sitsAt } from '../live/line.ts';
import { TableView } from '../table/TableView.tsx';
import type { ShownGame } from './moments.ts';
import { momentsOf, turnBefore, turnNext } from './moments.ts';
import { SaveScenario } from './SaveScenario.tsx';
import '../app/pages.css';
import './replay.css';

/** A game that is over, step by step, through the eyes of any seat. */
export function Replay({ rest: game }: { readonly rest: string }): ReactElement {
  const seat = useSearch().get('seat');
  const { is: shown, fault } = useFetched<ShownGame>(`/api/replays/${game}${seat === null ? '' : `?seat=${seat}`}`);
  useEffect(() => {
    document.title = 'A game again · Meeting Stone';
  }, []);
  if (!shown)
    return (
      <Shell title="A game again">
        <div className="page">
          <h1>A game again</h1>
          <p role="status">{fault ?? 'The game is being laid out again …'}</p>
          {fault !== null && (
            <p>
              <Link to="/games">Your games</Link>
            </p>
          )}
        </div>
      </Shell>
    );
  return <Stepped key={`${game} ${shown.seat}`} shown={shown} />;
}

function Stepped({ shown }: { readonly shown: ShownGame }): ReactElement {
  const moments = useMemo(() => momentsOf(shown), [shown]);
  const [at, setAt] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const last = moments.length - 1;
  const to = (n: number): void => setAt(Math.max(0, Math.min(last, n)));
  const { table, acts } = moments[at]!;

  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      if (key === 'ArrowRight') setAt((n) => Math.min(last, n + 1));
      if (key === 'ArrowLeft') setAt((n) => Math.max(0, n - 1));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [last]);

  const goOn = async (): Promise<void> => {
    try {
      const { game } = await fetched<{ readonly game: string }>(`/api/replays/${shown.game}/on`, 'POST', {
        seat: shown.seat,
        acts,
      });
      sitsAt(game);
      go(`/table/${game}`);
    } catch (error) {
      setFault((error as Error).message);
    }
  };

  return (
    <div className="replay">
      <TableView table={table} />
      <section className="replay-bar" aria-label="Steps of the game">
        <button type="button" className="tool" disabled={at === 0} onClick={() => to(turnBefore(moments, at))}>
          Turn back
        </button>
        <button type="button" className="tool" disabled={at === 0} onClick={() => to(at - 1)}>
          Step back
        </button>
        <input
          type="range"
          aria-label="Step"
          aria-valuetext={`step ${at + 1} of ${moments.length}, turn ${table.turn.number}`}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => to(Number(target.value))}
        />
        <button type="button" className="tool" disabled={at === last} onClick={() => to(at + 1)}>
          Next step
        </button>
        <button type="button" className="tool" disabled={at === last} onClick={() => to(turnNext(moments, at))}>
          Next turn
        </button>
        <span role="status" className="replay-place">
          {at + 1} of {moments.length}
        </span>
        <label>
          <span className="unseen">Through whose eyes</span>
          <select
            value={shown.seat}
            onChange={({ target }) => go(`/replay/${shown.game}?seat=${target.value}`, 'replace')}
          >
            {shown.seats.map(({ name }, seat) => (
              <option key={name} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="tool" disabled={table.outcome !== null} onClick={() => void goOn()}>
          Play on from here
        </button>
        <SaveScenario game={shown.game} acts={acts} isOver={table.outcome !== null} />
        <Link className="tool" to="/">
          Leave
        </Link>
        {fault !== null && (
          <span className="fault" role="alert">
            {fault}
          </span>
        )}
      </section>
    </div>
  );
}
