import type { ReactElement } from 'react';
import { Link } from '../app/route.tsx';
import { useFetched } from '../app/useFetched.ts';
import { Icon } from '../icons/icons.tsx';
import type { OwnGame } from './games.ts';
import { addressOf, ago, sidesOf, titleOf } from './games.ts';

const GO_ON = { open: 'To the table', playing: 'Go on', over: 'Look at it again' } as const;
const WHAT = { open: 'is waiting for players', playing: 'goes on', over: 'is over' } as const;
const MOST_SHOWN = 3;

/** The games that one left, the one touched last first; and the last that ended. */
export function OwnGames(): ReactElement | null {
  const { is: games } = useFetched<readonly OwnGame[]>('/api/games');
  if (!games || games.length === 0) return null;
  const going = games.filter(({ state }) => state !== 'over');
  const over = games.filter(({ state }) => state === 'over');
  const shown = [...going, ...over].slice(0, MOST_SHOWN);
  return (
    <section className="own-games" aria-label="Your games">
      {shown.map((game, n) => (
        <div key={game.game} className="own-game">
          <Icon name={game.state === 'over' ? 'eye' : 'clock'} />
          <span>
            <b>
              {titleOf(game)} {WHAT[game.state]}
            </b>
            <small>
              {sidesOf(game)} · {ago(game.touched, Date.now())}
            </small>
          </span>
          <Link className={n === 0 && game.state === 'playing' ? 'go' : 'tool'} to={addressOf(game)}>
            {GO_ON[game.state]}
          </Link>
        </div>
      ))}
      {games.length > MOST_SHOWN && <Link to="/games">All {games.length} games</Link>}
    </section>
  );
}
