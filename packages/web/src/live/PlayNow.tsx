import type { ReactElement } from 'react';
import { useEffect } from 'react';
import { words } from '../words.ts';
import { playNow } from './opening.ts';
import { Waiting } from './Waiting.tsx';

let begun = false;

/** Play now: a duel against a bot is opened, and one sits at it. */
export function PlayNow(): ReactElement {
  useEffect(() => {
    if (begun) return;
    begun = true;
    void import('./LiveTable.tsx'); // It is needed in a moment.
    void playNow().finally(() => {
      begun = false;
    });
  }, []);
  return <Waiting>{words.line.setting}</Waiting>;
}
