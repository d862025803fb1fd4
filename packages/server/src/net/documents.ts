import { readdirSync } from 'node:fs';

/** The document for an address: one that is called as its path begins, or the one for all others. The client in it reads the rest of the address. */
export function documentsIn(folder: string): (path: string) => string {
  const all = new Set(readdirSync(folder).filter((name) => name.endsWith('.html')));
  return (path) => {
    const own = `${path.split('/')[1]}.html`;
    return all.has(own) ? own : 'page.html';
  };
}
