import type { ReactElement } from 'react';
import { fetched } from '../app/api.ts';
import { Link } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { useFetched } from '../app/useFetched.ts';
import { deckAddress } from './address.ts';
import type { DeckList } from './api.ts';
import { Import } from './Import.tsx';
import { Ours } from './Ours.tsx';
import { words } from './words.ts';
import '../app/pages.css';
import './decks.css';

/** All decks: one's own, and those of the project. */
export function Decks(): ReactElement {
  const { is: decks, fault, again } = useFetched<DeckList>('/api/decks');
  return (
    <Shell title={words.title}>
      <div className="page">
        <h1>{words.title}</h1>
        {fault !== null && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        {!decks && fault === null && <p role="status">{words.fetching}</p>}
        <div className="buttons">
          <Link className="go" to="/decks/build">
            {words.build}
          </Link>
        </div>
        {decks && decks.own.length > 0 && (
          <section className="panel">
            <h2>{words.yours}</h2>
            <ul className="rows">
              {decks.own.map(({ name }) => (
                <li key={name}>
                  <span>
                    <Link to={deckAddress(name)}>{name}</Link>
                  </span>
                  <button
                    type="button"
                    className="tool"
                    onClick={() => void fetched(`/api/decks/${encodeURIComponent(name)}`, 'DELETE').then(again)}
                  >
                    {words.remove} <span className="unseen">{name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {decks && <Ours decks={decks.ours} />}
        <Import />
      </div>
    </Shell>
  );
}
