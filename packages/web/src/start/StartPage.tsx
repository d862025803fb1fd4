import type { ReactElement } from 'react';
import { Link } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { Card } from '../card/Card.tsx';
import { printedFace } from '../card/face.ts';
import { Icon } from '../icons/icons.tsx';
import { EXHIBITS } from './exhibits.ts';
import { OwnGames } from './OwnGames.tsx';
import { Scene } from './Scene.tsx';
import { Tiles } from './Tiles.tsx';
import './start.css';

/** Where everybody arrives. */
export const StartPage = (): ReactElement => (
  <Shell title="">
    <Scene />
    <div className="start">
      <div className="start-words">
        <h1>The table is set again.</h1>
        <p>
          Heroes, quests, raids: the whole game, with every rule kept, against a bot or with friends. Nothing to
          install, nothing to buy.
        </p>
        <div className="start-ways">
          <Link to="/play" className="go">
            <Icon name="play" />
            <span>
              Play now
              <small>A duel against a bot, with a good deck</small>
            </span>
          </Link>
          <Link to="/lessons" className="tool">
            <Icon name="book" />
            Teach me
          </Link>
        </div>
      </div>
      <div className="start-cards" aria-hidden="true">
        {(['left', 'right', 'middle'] as const).map((place) => (
          <div key={place} data-place={place}>
            <Card face={printedFace(EXHIBITS[place])} size="inspect" />
          </div>
        ))}
      </div>
    </div>
    <Tiles />
    <OwnGames />
    <footer className="start-foot">
      An unofficial fan project, not tied to the owners of the game. No art and no printed card text is used; every
      emblem is drawn by this program from the card itself.
    </footer>
  </Shell>
);
