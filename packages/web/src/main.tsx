import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { drawNarrow } from './app/narrow.ts';
import { pageAt } from './app/pages.ts';
import { drawAt, pathNow } from './app/route.tsx';
import { isLaid } from './laying/laying.ts';
import { applySettings } from './theme/settings.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

applySettings();
const root = document.getElementById('root')!;
drawAt(root.dataset.path ?? '/');
drawNarrow(root.dataset.narrow !== undefined);
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
const begin = (): void => {
  // What stands in its document already only has to come to life. Elsewhere stands what is seen until the page is there.
  if (root.dataset.path === pathNow()) startTransition(() => void hydrateRoot(root, app));
  else startTransition(() => createRoot(root).render(app)); // Drawn in between of what else there is to do.
};
void Promise.allSettled([pageAt(pathNow()).page.bring(), isLaid()]).then(begin);
