import type { FormEvent, ReactElement } from 'react';
import { useRef, useState } from 'react';
import { fetched } from '../app/api.ts';
import { go } from '../app/route.tsx';
import { deckAddress } from './address.ts';
import type { Mistake } from './mistakes.ts';
import { mistakesIn, placeOfLine } from './mistakes.ts';
import { words } from './words.ts';

const HINT = `Hero: Elwin Ashgrove
4 Fire Blast
4 Ember Lash`;

/** A deck of one's own: a list as text, or a file of OCTGN. What is wrong with it is told line by line. */
export function Import(): ReactElement {
  const [name, setName] = useState('');
  const [list, setList] = useState('');
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const box = useRef<HTMLTextAreaElement>(null);
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMistakes([]);
    try {
      await fetched('/api/decks', 'PUT', { name, list });
      go(deckAddress(name));
    } catch (error) {
      setMistakes(mistakesIn((error as Error).message));
    }
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setList(await file.text());
    setName((now) => (now === '' ? file.name.replace(/\.\w+$/, '').slice(0, 40) : now));
  };
  const show = (line: number): void => {
    box.current?.focus();
    box.current?.setSelectionRange(...placeOfLine(list, line));
  };
  return (
    <form className="panel" onSubmit={(event) => void keep(event)}>
      <h2>{words.bring}</h2>
      <div className="fields">
        <label>
          {words.name}
          <input
            type="text"
            required={true}
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label>
          {words.file}
          <input
            type="file"
            accept=".txt,.o8d,.xml,text/plain"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
      </div>
      <label className="field">
        {words.list}
        <textarea
          ref={box}
          required={true}
          placeholder={HINT}
          value={list}
          onChange={({ target }) => setList(target.value)}
        />
      </label>
      {mistakes.length > 0 && (
        <div role="alert" className="mistakes">
          <b>{words.unread(mistakes.length)}</b>
          <ul>
            {mistakes.map(({ line, says }) => (
              <li key={`${line} ${says}`}>
                {line !== null && (
                  <button type="button" className="quiet" onClick={() => show(line)}>
                    {words.line(line)}
                  </button>
                )}{' '}
                {says}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="buttons">
        <button type="submit" className="tool">
          {words.keep}
        </button>
      </div>
    </form>
  );
}
