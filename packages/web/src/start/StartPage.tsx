import type { ReactElement } from 'react';
import { Link } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';

/** Where everybody arrives. */
export const StartPage = (): ReactElement => (
  <Shell title="">
    <h1>The table is set again.</h1>
    <Link to="/cards">Cards</Link>
  </Shell>
);
