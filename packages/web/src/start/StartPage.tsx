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
import { words } from './words.ts';
import './start.css';

/** Where everybody arrives. */
export const StartPage = (): ReactElement => (
  <Shell title="">
    <Scene />
    <div className="start">
      <div className="start-words">
        <h1>{words.head}</h1>
        <p>{words.lead}</p>
        <div className="start-ways">
          <Link to="/play" className="go">
            <Icon name="play" />
            <span>
              {words.play}
              <small>{words.playSays}</small>
            </span>
          </Link>
          <Link to="/lessons" className="tool">
            <Icon name="book" />
            {words.teach}
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
    <footer className="start-foot">{words.foot}</footer>
  </Shell>
);
