import type { ReactElement } from 'react';
import { Link } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { useFetched } from '../app/useFetched.ts';
import type { OwnGame } from './games.ts';
import { addressOf, ago, sidesOf, titleOf } from './games.ts';
import { words } from './words.ts';
import '../app/pages.css';

const STATES = ['playing', 'open', 'over'] as const;

/** All games of one's own: to go on with, and to look at again. */
export function Games(): ReactElement {
  const { is: games, fault } = useFetched<readonly OwnGame[]>('/api/games');
  return (
    <Shell title={words.yourGames}>
      <div className="page">
        <h1>{words.yourGames}</h1>
        {fault !== null && <p role="alert">{fault}</p>}
        {games?.length === 0 && <p>{words.none}</p>}
        {STATES.map((state) => {
          const these = games?.filter((game) => game.state === state) ?? [];
          return these.length === 0 ? null : (
            <section key={state} className="panel">
              <h2>{words.heads[state]}</h2>
              <ul className="rows">
                {these.map((game) => (
                  <li key={game.game}>
                    <span>
                      <b>{titleOf(game)}</b>
                      <small>
                        {sidesOf(game)} · {ago(game.touched, Date.now())}
                      </small>
                    </span>
                    <Link className="tool" to={addressOf(game)}>
                      {words.goOn[state]}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Shell>
  );
}
