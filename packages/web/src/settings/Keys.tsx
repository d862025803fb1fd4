import type { KeyboardEvent, ReactElement } from 'react';
import { useState } from 'react';
import type { Deed } from '../theme/bindings.ts';
import { bound, canBeBound, DEEDS, keyFor, nameOfKey, sharing } from '../theme/bindings.ts';
import { useSettings } from '../theme/settings.ts';
import { words } from '../words.ts';

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
      setSaid(`${event.key} has a meaning of its own everywhere. Press another key.`);
      return;
    }
    const now = bound(keys, deed, event.key);
    const [other] = sharing(deed, now);
    choose({ keys: now });
    setWaiting(null);
    setSaid(
      `${nameOfKey(keyFor(deed, now))}: ${words.deeds[deed]}.${other === undefined ? '' : ` It is also the key for: ${words.deeds[other]}.`}`,
    );
  };
  return (
    <section className="panel" aria-labelledby="keys-head">
      <h2 id="keys-head">Keys at the table</h2>
      <p className="muted">Press one of them, and then the key that it shall be from now on.</p>
      <ul className="binding-list">
        {DEEDS.map((deed) => {
          const others = sharing(deed, keys);
          return (
            <li key={deed} data-shared={others.length > 0 ? '' : undefined}>
              <span>
                {words.deeds[deed]}
                {others.length > 0 && (
                  <small className="fault">
                    the same key as: {others.map((other) => words.deeds[other]).join(', ')}
                  </small>
                )}
              </span>
              <button
                type="button"
                className="tool"
                aria-label={`${words.deeds[deed]}: ${nameOfKey(keyFor(deed, keys))}. Change`}
                aria-pressed={waiting === deed}
                onClick={() => setWaiting(waiting === deed ? null : deed)}
                onBlur={() => setWaiting(null)}
                onKeyDown={(event) => waiting === deed && press(deed, event)}
              >
                {waiting === deed ? 'press a key …' : <kbd>{nameOfKey(keyFor(deed, keys))}</kbd>}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="muted">
        {said}
      </p>
      <dl className="fixed-keys">
        {words.keys.map(([key, does]) => (
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
