import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { pageAt } from './app/pages.ts';
import { pathNow } from './app/route.tsx';
import { applySettings } from './theme/settings.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

applySettings();
const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
const begin = (): void => {
  // The start page stands in its document already: it only has to come to life. Elsewhere stands what is seen until the page is there.
  if (root.dataset.path === pathNow()) hydrateRoot(root, app);
  else startTransition(() => createRoot(root).render(app)); // Drawn in between of what else there is to do.
};
pageAt(pathNow()).page.bring().then(begin, begin);
