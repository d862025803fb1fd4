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
import { words } from './words.ts';
import '../app/pages.css';
import './replay.css';

/** A game that is over, step by step, through the eyes of any seat. */
export function Replay({ rest: game }: { readonly rest: string }): ReactElement {
  const seat = useSearch().get('seat');
  const { is: shown, fault } = useFetched<ShownGame>(`/api/replays/${game}${seat === null ? '' : `?seat=${seat}`}`);
  useEffect(() => {
    document.title = `${words.title} · Meeting Stone`;
  }, []);
  if (!shown)
    return (
      <Shell title={words.title}>
        <div className="page">
          <h1>{words.title}</h1>
          <p role="status">{fault ?? words.fetching}</p>
          {fault !== null && (
            <p>
              <Link to="/games">{words.yourGames}</Link>
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
      <section className="replay-bar" aria-label={words.steps}>
        <button type="button" className="tool" disabled={at === 0} onClick={() => to(turnBefore(moments, at))}>
          {words.turnBack}
        </button>
        <button type="button" className="tool" disabled={at === 0} onClick={() => to(at - 1)}>
          {words.stepBack}
        </button>
        <input
          type="range"
          aria-label={words.step}
          aria-valuetext={words.place(at + 1, moments.length, table.turn.number)}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => to(Number(target.value))}
        />
        <button type="button" className="tool" disabled={at === last} onClick={() => to(at + 1)}>
          {words.nextStep}
        </button>
        <button type="button" className="tool" disabled={at === last} onClick={() => to(turnNext(moments, at))}>
          {words.nextTurn}
        </button>
        <span role="status" className="replay-place">
          {words.at(at + 1, moments.length)}
        </span>
        <label>
          <span className="unseen">{words.eyes}</span>
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
          {words.playOn}
        </button>
        <SaveScenario game={shown.game} acts={acts} isOver={table.outcome !== null} />
        <Link className="tool" to="/">
          {words.leave}
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
