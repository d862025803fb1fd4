import type { ReactElement, ReactNode } from 'react';
import { useEffect } from 'react';
import { Logo } from '../brand/Logo.tsx';
import { Look } from '../theme/Look.tsx';
import { Link } from './route.tsx';
import { words } from './words.ts';
import './shell.css';

const WAYS = ['play', 'raids', 'decks', 'cards', 'lessons', 'lobby'] as const;

interface ShellProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Stands between the links and the settings. */
  readonly tools?: ReactNode;
}

/** What all pages around the table have: the bar on top, a way to skip it, a title. */
export function Shell({ title, children, tools }: ShellProps): ReactElement {
  useEffect(() => {
    document.title = title === '' ? 'Meeting Stone' : `${title} · Meeting Stone`;
  }, [title]);
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {words.toContent}
      </a>
      <header className="shell-bar">
        <Link to="/" className="shell-home">
          <Logo />
          Meeting Stone
        </Link>
        <nav aria-label={words.pages}>
          {WAYS.map((way) => (
            <Link key={way} to={`/${way}`}>
              {words.ways[way]}
            </Link>
          ))}
        </nav>
        <div className="shell-tools">
          {tools}
          <Look />
        </div>
      </header>
      <main id="main">{children}</main>
    </div>
  );
}
