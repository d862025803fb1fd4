import type { KeyboardEvent, ReactElement } from 'react';
import { useState } from 'react';
import type { Deed } from '../theme/bindings.ts';
import { bound, canBeBound, DEEDS, keyFor, nameOfKey, sharing } from '../theme/bindings.ts';
import { useSettings } from '../theme/settings.ts';
import { words as table } from '../words.ts';
import { words } from './words.ts';

/** The keys of the table: each can be another one. Where two deeds share a key, both say so. */
export function Keys(): ReactElement {
  const { keys, choose } = useSettings();
  const [waiting, setWaiting] = useState<Deed | null>(null);
  const [said, setSaid] = useState('');
  const press = (deed: Deed, event: KeyboardEvent): void => {
    if (event.key === 'Tab') {
      setWaiting(null);
      return;
    }
    event.preventDefault();
    if (!canBeBound(event.key)) {
      setSaid(words.hasMeaning(event.key));
      return;
    }
    const now = bound(keys, deed, event.key);
    const [other] = sharing(deed, now);
    choose({ keys: now });
    setWaiting(null);
    const also = other === undefined ? null : table.deeds[other];
    setSaid(words.nowIs(nameOfKey(keyFor(deed, now)), table.deeds[deed], also));
  };
  return (
    <section className="panel" aria-labelledby="keys-head">
      <h2 id="keys-head">{words.keys}</h2>
      <p className="muted">{words.keysLead}</p>
      <ul className="binding-list">
        {DEEDS.map((deed) => {
          const others = sharing(deed, keys);
          return (
            <li key={deed} data-shared={others.length > 0 ? '' : undefined}>
              <span>
                {table.deeds[deed]}
                {others.length > 0 && (
                  <small className="fault">{words.sameKey(others.map((other) => table.deeds[other]).join(', '))}</small>
                )}
              </span>
              <button
                type="button"
                className="tool"
                aria-label={words.change(table.deeds[deed], nameOfKey(keyFor(deed, keys)))}
                aria-pressed={waiting === deed}
                onClick={() => setWaiting(waiting === deed ? null : deed)}
                onBlur={() => setWaiting(null)}
                onKeyDown={(event) => waiting === deed && press(deed, event)}
              >
                {waiting === deed ? words.waits : <kbd>{nameOfKey(keyFor(deed, keys))}</kbd>}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="muted">
        {said}
      </p>
      <dl className="fixed-keys">
        {table.keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
