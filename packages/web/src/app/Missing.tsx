import type { ReactElement } from 'react';
import { Link } from './route.tsx';
import { Shell } from './Shell.tsx';

/** Nothing lies at this address. */
export const Missing = ({ rest }: { readonly rest: string }): ReactElement => (
  <Shell title="Not here">
    <div className="missing">
      <h1>There is nothing here</h1>
      <p>No page lies at {rest}.</p>
      <Link to="/">To the start page</Link>
    </div>
  </Shell>
);
