import type { ReactElement, ReactNode } from 'react';
import { Link } from '../app/route.tsx';
import { Logo } from '../brand/Logo.tsx';
import { words } from '../words.ts';
import { useLive } from './useLive.ts';
import './live.css';

/** Before the table is there. */
export function Waiting({ children }: { readonly children: ReactNode }): ReactElement {
  const line = useLive(({ line: now }) => now);
  const refusal = useLive(({ refusal: said }) => said);
  return (
    <main className="live-waiting">
      <Logo />
      <p role="status">{refusal ?? (line === 'ended' ? words.line.ended : children)}</p>
      <Link to="/">{words.over.leave}</Link>
    </main>
  );
}
