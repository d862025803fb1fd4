import type { ReactElement } from 'react';
import { Link } from '../app/route.tsx';
import { useFetched } from '../app/useFetched.ts';
import { Icon } from '../icons/icons.tsx';
import type { OwnGame } from './games.ts';
import { addressOf, ago, sidesOf, titleOf } from './games.ts';
import { words } from './words.ts';

const MOST_SHOWN = 3;

/** The games that one left, the one touched last first; and the last that ended. */
export function OwnGames(): ReactElement | null {
  const { is: games } = useFetched<readonly OwnGame[]>('/api/games');
  if (!games || games.length === 0) return null;
  const going = games.filter(({ state }) => state !== 'over');
  const over = games.filter(({ state }) => state === 'over');
  const shown = [...going, ...over].slice(0, MOST_SHOWN);
  return (
    <section className="own-games" aria-label={words.yourGames}>
      {shown.map((game, n) => (
        <div key={game.game} className="own-game">
          <Icon name={game.state === 'over' ? 'eye' : 'clock'} />
          <span>
            <b>
              {titleOf(game)} {words.stands[game.state]}
            </b>
            <small>
              {sidesOf(game)} · {ago(game.touched, Date.now())}
            </small>
          </span>
          <Link className={n === 0 && game.state === 'playing' ? 'go' : 'tool'} to={addressOf(game)}>
            {words.goOn[game.state]}
          </Link>
        </div>
      ))}
      {games.length > MOST_SHOWN && <Link to="/games">{words.allGames(games.length)}</Link>}
    </section>
  );
}
