import type { ReactElement } from 'react';
import { useId, useState } from 'react';
import { Link } from '../app/route.tsx';
import { words } from '../app/words.ts';
import { Icon } from '../icons/icons.tsx';
import { Choice } from './Choices.tsx';
import type { Choosable } from './kept.ts';
import { CHOICES } from './kept.ts';
import './look.css';

/** How the table looks, at hand on every screen; the rest is on the page of the settings. */
export function Look(): ReactElement {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tool" popoverTarget={id} aria-label={words.look}>
        <Icon name="moon" />
      </button>
      <div id={id} popover="auto" className="look" onBeforeToggle={({ newState }) => setOpen(newState === 'open')}>
        {open && (
          <>
            {(Object.keys(CHOICES) as (keyof Choosable)[]).map((key) => (
              <Choice key={key} of={key} />
            ))}
            <Link to="/settings">{words.allSettings}</Link>
          </>
        )}
      </div>
    </>
  );
}
