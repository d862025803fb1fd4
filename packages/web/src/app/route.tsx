import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const told = (): void => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Goes to an address of this site. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  if (how === 'push') window.scrollTo(0, 0);
  told();
}

/** The path, without a slash at its end. */
export const pathNow = (): string => location.pathname.replace(/(?<=.)\/+$/, '');

let drawnAt = '/';

/** The document was drawn for this address; until the page has come to life, this is where we are. */
export function drawAt(path: string): void {
  drawnAt = path;
}

/** Where we are. */
export const usePath = (): string => useSyncExternalStore(subscribe, pathNow, () => drawnAt);

/** What is asked for behind the path. */
export const useSearch = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(subscribe, () => location.search));

/** With a key held down the browser does with a link what it always does. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** A link within the site. */
export function Link({ to, children, ...rest }: LinkProps): ReactElement {
  const follow = (event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
