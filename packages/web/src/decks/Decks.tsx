import type { FormEvent, ReactElement } from 'react';
import { useState } from 'react';
import { fetched } from '../app/api.ts';
import { go, Link } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { useFetched } from '../app/useFetched.ts';
import type { DeckList } from './api.ts';
import '../app/pages.css';

export const deckAddress = (name: string): string => `/decks/${encodeURIComponent(name)}`;

/** All decks: one's own, and those of the project. */
export function Decks(): ReactElement {
  const { is: decks, fault, again } = useFetched<DeckList>('/api/decks');
  return (
    <Shell title="Decks">
      <div className="page">
        <h1>Decks</h1>
        {fault !== null && <p role="alert">{fault}</p>}
        <div className="buttons">
          <Link className="go" to="/decks/build">
            Build a deck
          </Link>
        </div>
        {decks && decks.own.length > 0 && (
          <section className="panel">
            <h2>Yours</h2>
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
                    Delete <span className="unseen">{name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Import />
        <section className="panel">
          <h2>Ready to play</h2>
          <ul className="panels">
            {decks?.ours.map(({ name, hero, cards }) => (
              <li key={name}>
                <Link to={deckAddress(name)}>{name}</Link>
                <small>
                  {hero} · {cards} cards
                </small>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Shell>
  );
}

const HINT = `Hero: Elwin Ashgrove
4 Fire Blast
4 Ember Lash`;

/** A deck of one's own: a list as text, or a file of OCTGN. */
function Import(): ReactElement {
  const [name, setName] = useState('');
  const [list, setList] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFault(null);
    try {
      await fetched('/api/decks', 'PUT', { name, list });
      go(deckAddress(name));
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setList(await file.text());
    setName((now) => (now === '' ? file.name.replace(/\.\w+$/, '').slice(0, 40) : now));
  };
  return (
    <form className="panel" onSubmit={(event) => void keep(event)}>
      <h2>Bring your own</h2>
      <div className="fields">
        <label>
          Its name
          <input
            type="text"
            required={true}
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label>
          A file (text, or .o8d of OCTGN)
          <input
            type="file"
            accept=".txt,.o8d,.xml,text/plain"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
      </div>
      <label className="field">
        The list
        <textarea required={true} placeholder={HINT} value={list} onChange={({ target }) => setList(target.value)} />
      </label>
      {fault !== null && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="buttons">
        <button type="submit" className="tool">
          Keep this deck
        </button>
      </div>
    </form>
  );
}
