import type { ReactElement } from 'react';
import { Logo } from '../brand/Logo.tsx';
import { Link } from './route.tsx';
import { Shell } from './Shell.tsx';
import { words } from './words.ts';

interface MissingProps {
  readonly rest: string;
  /** What was looked for, in words. */
  readonly says?: string;
  /** Where it may be found. */
  readonly instead?: { readonly to: string; readonly says: string };
}

/** Nothing lies at this address. */
export const Missing = ({ rest, says, instead }: MissingProps): ReactElement => (
  <Shell title={words.notHere}>
    <div className="missing">
      <Logo />
      <h1>{words.nothingHere}</h1>
      <p>{says ?? words.noPage(rest)}</p>
      <p>
        {instead && (
          <Link className="tool" to={instead.to}>
            {instead.says}
          </Link>
        )}{' '}
        <Link className="tool" to="/">
          {words.toStart}
        </Link>
      </p>
    </div>
  </Shell>
);
