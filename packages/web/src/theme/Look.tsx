import type { ReactElement } from 'react';
import { useId } from 'react';
import { Link } from '../app/route.tsx';
import { Icon } from '../icons/icons.tsx';
import { Choice } from './Choices.tsx';
import type { Choosable } from './settings.ts';
import { CHOICES } from './settings.ts';
import './look.css';

/** How the table looks, at hand on every screen; the rest is on the page of the settings. */
export function Look(): ReactElement {
  const id = useId();
  return (
    <>
      <button type="button" className="tool" popoverTarget={id} aria-label="How it looks">
        <Icon name="moon" />
      </button>
      <div id={id} popover="auto" className="look">
        {(Object.keys(CHOICES) as (keyof Choosable)[]).map((key) => (
          <Choice key={key} of={key} />
        ))}
        <Link to="/settings">All settings, and keys</Link>
      </div>
    </>
  );
}
