import type { ReactElement } from 'react';
import { words } from './words.ts';
import './shell.css';

/** While a page is on its way. */
export const Loading = (): ReactElement => (
  <main className="waiting">
    <h1 className="unseen">Meeting Stone</h1>
    <p role="status">{words.loading}</p>
  </main>
);
