import type { ReactElement } from 'react';
import { useState } from 'react';
import { fetched } from '../app/api.ts';
import { Sheet } from '../live/Sheet.tsx';
import { words } from './words.ts';
import '../live/live.css';

interface Saved {
  readonly text: string;
  readonly unsaid: readonly string[];
}

interface SaveProps {
  readonly game: string;
  readonly acts: number;
  readonly isOver: boolean;
}

/** The table of this moment as a scenario file, and what such a file cannot say of it. */
export function SaveScenario({ game, acts, isOver }: SaveProps): ReactElement {
  const [saved, setSaved] = useState<Saved | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setFault(null);
    try {
      setSaved(await fetched<Saved>(`/api/replays/${game}/scenario?acts=${acts}`));
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <>
      <button type="button" className="tool" disabled={isOver} onClick={() => void save()}>
        {words.save}
      </button>
      {fault !== null && (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
      {saved && (
        <Sheet label={words.saved} onClose={() => setSaved(null)}>
          {saved.unsaid.length === 0 ? (
            <p>{words.saidAll}</p>
          ) : (
            <>
              <p>{words.unsaid}</p>
              <ul className="unsaid">
                {saved.unsaid.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
          <section className="scenario-text" tabIndex={0} aria-label={words.file}>
            {saved.text}
          </section>
          <div className="sheet-buttons">
            <a
              className="go"
              download={`moment-${acts}.yaml`}
              href={`data:text/yaml;charset=utf-8,${encodeURIComponent(saved.text)}`}
            >
              {words.download}
            </a>
            <button type="button" className="tool" onClick={() => void navigator.clipboard?.writeText(saved.text)}>
              {words.copy}
            </button>
          </div>
          <p className="muted">
            <code>npx meetingstone scenario moment-{acts}.yaml</code> {words.runs}
          </p>
        </Sheet>
      )}
    </>
  );
}
